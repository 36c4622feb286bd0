import A11yModel
import Foundation

/// The folder to which paths in machine-readable reports are relative, so that they are the same wherever a run is
/// started: servers show a finding in the repository's file with its path.
package struct PathRoot: Sendable {
    /// The folder: absolute, without `/` at the end; empty for the root of the disk.
    package let path: String
    private let current: String
    /// The requested folder; else the nearest one with `.git` at or above the current folder, the folder of the
    /// configuration, or the current folder.
    package init(asked: String?, configured: String? = nil) throws(Failure) {
        current = PathRoot.tidied(RunContext.current.folder)
        guard let asked else {
            path = Repository.folder(around: current) ?? configured ?? current
            return
        }
        guard let folder = PathRoot.real(asked) else { throw Failure(asked, errno: errno) }
        guard FolderPath.exists(folder + "/.") else { throw Failure(asked, errno: errno) }
        path = PathRoot.tidied(folder)
    }

    /// The nearest folder at or above this one that holds `.git`, or else the folder itself.
    package init(around folder: String) {
        let folder = PathRoot.tidied(PathRoot.real(folder) ?? folder)
        self.init(path: Repository.folder(around: folder) ?? folder, current: folder)
    }

    /// A root for a process in another folder.
    package init(path: String, current: String) {
        self.path = path
        self.current = current
    }

    /// A path, relative to the current folder or absolute, relative to the root; absolute where it leads out of it.
    ///
    /// Links are followed inside the root: servers know a file by its path in the repository.
    package func relative(_ path: String) -> String {
        if path == FileToCheck.standardInput { return path }
        let whole = path.hasPrefix("/") ? path : current + "/" + path
        let relative =
            below(PathRoot.real(whole))
            ?? {
                let named = FolderPath.absolute(whole, in: "")
                return below(named) ?? named
            }()
        // Most paths are ASCII, which has one form only; to compose others takes Foundation's tables.
        return relative.isASCII ? relative : relative.precomposedStringWithCanonicalMapping
    }

    /// The part of an absolute path after the root; nil for a path outside.
    private func below(_ path: String?) -> String? {
        guard let path, path.hasPrefix(self.path + "/") else { return nil }
        return String(Substring(path.utf8.dropFirst(self.path.utf8.count + 1)))
    }

    /// The path of an existing file, with links resolved; nil without a file.
    private static func real(_ path: String) -> String? {
        guard let resolved = realpath(RunContext.current.resolve(path), nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func tidied(_ folder: String) -> String {
        var folder = folder
        while folder.hasSuffix("/") { folder.removeLast() }
        return folder
    }
}

/// Paths as configurations compare them: absolute, without `.`, `..`, empty parts and `/` at the end.
package enum FolderPath {
    /// A path, relative to a folder or absolute.
    package static func absolute(_ path: String, in folder: String) -> String {
        AbsolutePath.names(of: path, in: AbsolutePath.names(of: folder, in: [])).map { "/" + $0 }.joined()
    }

    /// The folder that an absolute path lies in; nil above the root of the disk.
    package static func parent(of path: String) -> String? {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
    }

    /// An absolute path as a user in a folder would write it: relative unless it has nothing in common with the folder.
    package static func shown(_ path: String, from folder: String) -> String {
        let (parts, own) = (path.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(parts, own).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: own.count - common) + parts[common...].map(String.init)
        return common == 0 && !own.isEmpty ? path : steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// The current folder.
    package static var current: String { absolute(RunContext.current.folder, in: "") }

    /// Whether there is a file or folder at a path.
    package static func exists(_ path: String) -> Bool { access(RunContext.current.resolve(path), F_OK) == 0 }

    /// Makes a folder and those above it that are missing.
    package static func make(_ path: String) throws(Failure) {
        if exists(path) { return }
        try make(OutputTarget.folder(of: path))
        guard mkdir(RunContext.current.resolve(path), 0o777) == 0 else { throw Failure(path, errno: errno) }
    }

    /// Whether there is a folder at a path.
    package static func isFolder(_ path: String) -> Bool { FolderListing.Kind(following: Location(path)) == .folder }
}

/// Paths from the root of the disk on, as lists of names.
package enum AbsolutePath {
    /// The names of the folder that the program runs in.
    package static var currentFolder: [String] { names(of: RunContext.current.folder, in: []) }

    /// The names of a path, which is relative to a folder or absolute, without `.` and `..`. Links are not followed.
    package static func names(of path: String, in folder: [String]) -> [String] {
        var names = path.utf8.first == UInt8(ascii: "/") ? [] : folder
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            let name = String(Substring(part))
            switch name {
            case ".": continue
            case "..": _ = names.popLast()
            default: names.append(name)
            }
        }
        return names
    }
}
