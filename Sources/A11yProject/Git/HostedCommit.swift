/// The commit that a job of GitHub or GitLab checks, as their documentation names it in the environment.
package struct HostedCommit {
    /// Where a folder of the repository is seen at that commit, without a trailing `/`.
    package let address: String

    /// The place of a folder; nil outside of such a job, and for a folder outside of its repository.
    package init?(of folder: String, in environment: [String: String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let base: String
        let clone: String
        if let server = value("GITHUB_SERVER_URL"), let name = value("GITHUB_REPOSITORY"),
            let commit = value("GITHUB_SHA"), let workspace = value("GITHUB_WORKSPACE")
        {
            (base, clone) = ("\(server)/\(name)/blob/\(commit)", workspace)
        } else if let project = value("CI_PROJECT_URL"), let commit = value("CI_COMMIT_SHA"),
            let folder = value("CI_PROJECT_DIR")
        {
            (base, clone) = ("\(project)/-/blob/\(commit)", folder)
        } else {
            return nil
        }
        // Only an address of the web is a link that a reader can follow, and Markdown holds.
        guard base.hasPrefix("https://") || base.hasPrefix("http://"),
            base.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-._~:/%+@".contains($0)) })
        else { return nil }
        let root = clone.hasSuffix("/") ? String(clone.dropLast()) : clone
        guard folder == root || folder.hasPrefix(root + "/") else { return nil }
        address = base + folder.dropFirst(root.count)
    }
}
