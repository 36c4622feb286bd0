import A11yPolicy

/// Looks for the code of a project that has no configuration yet.
package enum CodeSearch {
    /// What `sources` of a new configuration in the current folder should be, given the files with screens there:
    /// `auto` where a storyboard or xib lies in a project with code, this folder where there is code in it and no
    /// project; nil if there is no storyboard, no xib, or no code.
    package static func sources(for paths: [String]) -> String? {
        let current = FolderPath.current
        let folders = Set(
            paths.filter(ProjectCode.hasOutlets).compactMap {
                FolderPath.parent(of: FolderPath.absolute($0, in: current))
            })
        if folders.isEmpty { return nil }
        var kinds: [String: [CodePaths.Kind]] = [:]
        let projects = Set(folders.compactMap { CodePaths.project(around: $0, remembering: &kinds) })
        if projects.contains(where: CodeListing.hasCode) { return SourcePaths.automatic }
        return CodeListing.hasCode(at: current) ? "." : nil
    }
}
