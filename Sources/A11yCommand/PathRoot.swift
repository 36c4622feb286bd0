import Foundation

/// The folder to which paths in reports for programs are relative, so that they are the same wherever a run is started:
/// servers show a finding in the file of the repository that has its path.
struct PathRoot: Sendable {
    /// The folder: absolute, without `/` at the end; empty for the root of the disk.
    let path: String
    private let current: String

    /// The folder that was asked for, or the nearest one at or above the current one that holds `.git`, or the current.
    init(asked: String?) throws(Failure) {
        current = PathRoot.tidied(FileManager.default.currentDirectoryPath)
        guard let asked else {
            path = PathRoot.repository(of: current) ?? current
            return
        }
        guard let resolved = realpath(asked, nil) else { throw Failure(asked, errno: errno) }
        defer { free(resolved) }
        path = PathRoot.tidied(String(cString: resolved))
    }

    /// A root for a process in another folder.
    init(path: String, current: String) {
        self.path = path
        self.current = current
    }

    /// A path, relative to the current folder or absolute, relative to the root; absolute where it leads out of it.
    func relative(_ path: String) -> String {
        if path == FileToCheck.standardInput { return path }
        let whole = PathRoot.normalized(path.hasPrefix("/") ? path : current + "/" + path)
        let relative = whole.hasPrefix(self.path + "/") ? String(whole.dropFirst(self.path.count + 1)) : whole
        return relative.precomposedStringWithCanonicalMapping
    }

    /// The nearest folder that git keeps. A worktree has a file of that name, a clone a folder.
    private static func repository(of folder: String) -> String? {
        var folder = folder
        while true {
            if access(folder + "/.git", F_OK) == 0 { return folder }
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = String(folder[..<slash])
        }
    }

    private static func tidied(_ folder: String) -> String {
        var folder = folder
        while folder.hasSuffix("/") { folder.removeLast() }
        return folder
    }

    /// The path without `.`, `..` and empty parts.
    private static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
