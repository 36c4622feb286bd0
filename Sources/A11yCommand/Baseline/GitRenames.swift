import Foundation

/// The files that moved since the baseline was committed last, as git tells it.
enum GitRenames {
    /// The new paths by the old ones, both from the folder of the baseline; empty where git keeps no such file, or is
    /// not there: then moved files are known by their content alone.
    static func since(_ file: BaselineFile) -> [String: String] {
        let environment = ProcessInfo.processInfo.environment
        guard let git = try? GitProgram(in: file.folderPath, environment: environment) else { return [:] }
        let name = String(file.path.split(separator: "/").last ?? "")
        let commit = (try? git.line(["log", "-1", "--format=%H", "--", name])) ?? ""
        let base = String(commit.prefix { $0.isHexDigit })
        guard !base.isEmpty else { return [:] }
        // An old path, then a new one, each ended by a zero byte.
        let options = ["--relative", "--name-status", "-M", "-z", "--diff-filter=R", "--no-ext-diff"]
        let told = (try? git.output(["diff"] + options + [base])) ?? []
        var renames: [String: String] = [:]
        let parts = String(decoding: told, as: UTF8.self).split(separator: "\0").map {
            String($0).precomposedStringWithCanonicalMapping
        }
        for index in stride(from: 0, to: parts.count - 2, by: 3) { renames[parts[index + 1]] = parts[index + 2] }
        return renames
    }
}
