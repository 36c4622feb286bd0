import A11yModel
import A11yPolicy
import Foundation

/// Which files to check, as the user asked for.
package struct FileRequest: Sendable {
    /// Files, folders and `-`; empty for the current folder.
    package var named: [String] = []
    /// Patterns of files that are not checked, in addition to those of the configurations.
    package var exclude: [String] = []
    /// Whether named files can be excluded, too.
    package var forceExclude = false
    /// The name of standard input in reports.
    package var stdinFilename: String?
    /// The files with what Apple's audit found on the screen of the one file.
    package var audits: [String] = []
    /// Which of several runs this is; nil for the only one.
    package var shard: Shard?
    /// Whether a run over no screens succeeds, and named files without one are not reported.
    package var allowEmpty = false
    /// Whether the named files are captures in a row: the states of one screen.
    package var isFlow = false

    /// A request for the current folder.
    package init() {}

    /// The named paths, or the current folder.
    package var paths: [String] { named.isEmpty ? ["."] : named }

    /// Which files in folders are checked: those of the configurations without what matches `--exclude`.
    package func rules(in project: Project, environment: [String: String]) throws(Failure) -> DiscoveryRules {
        let current = AbsolutePath.currentFolder
        var rules = DiscoveryRules()
        if !exclude.isEmpty { rules.exclude = [try excluded(in: current)] }
        // Mistakes in a configuration are reported later, for the files that it applies to.
        rules.configured = { try? project.configuration(for: $0)?.configuration }
        rules.forcesExcludes = forceExclude
        rules.inputName = stdinFilename
        rules.environment = environment
        return rules
    }

    private func excluded(in folder: [String]) throws(Failure) -> PlacedPatterns {
        var patterns: [PathPattern] = []
        for text in exclude {
            // Shell completion writes “./” in front, which no gitignore pattern matches.
            let pattern = PathPattern(text.hasPrefix("./") ? String(text.dropFirst()) : text)
            if text.isEmpty || text == "." { throw Failure("--exclude takes a pattern such as “Generated/”") }
            if let complaint = pattern.complaint {
                throw Failure("--exclude: “\(text)” is no path pattern: \(complaint)")
            }
            if text.hasPrefix("../") {
                throw Failure("--exclude: “\(text)” leads out of the current folder; patterns are relative to it")
            }
            patterns.append(pattern)
        }
        return PlacedPatterns(base: folder, patterns: PathPatterns(patterns))
    }

    /// The folder to which paths in machine-readable reports are relative.
    package func root(_ configuration: ActiveConfiguration?) throws(Failure) -> PathRoot {
        try PathRoot(asked: nil, configured: configuration?.own?.folder)
    }

    /// The named file or folder, relative to the root; empty if it is the root, lies outside, or if several are named.
    package func scope(in root: PathRoot) -> String {
        guard let path = paths.first, paths.count == 1, path != FileToCheck.standardInput else { return "" }
        let scope = root.relative(path)
        return scope.hasPrefix("/") ? "" : scope
    }

    /// The named folders, if all of their files are looked at.
    package var walkedFolders: [String] {
        if shard != nil { return [] }
        return paths.filter { FolderListing.Kind(following: Location($0)) == .folder }
    }

    /// Whether a report belongs in the output: folders contain many files that describe no screen. A pattern that
    /// includes Swift files means the views among them.
    package func keeps(_ report: Report, on source: Source, _ origin: FileToCheck.Origin) -> Bool {
        let isMeant = origin == .named || origin == .included && source.extension != "swift"
        return report.isRelevant(on: source, isNamed: isMeant && !allowEmpty)
    }
}
