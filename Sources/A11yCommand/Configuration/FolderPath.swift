import Foundation

/// Paths as configurations compare them: absolute, without `.`, `..`, empty parts and `/` at the end.
enum FolderPath {
    /// A path, relative to a folder or absolute.
    static func absolute(_ path: String, in folder: String) -> String {
        AbsolutePath.names(of: path, in: AbsolutePath.names(of: folder, in: [])).map { "/" + $0 }.joined()
    }

    /// The folder that an absolute path lies in; nil above the root of the disk.
    static func parent(of path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[..<$0]) }
    }

    /// An absolute path as a user in a folder would write it: relative where it is not far away.
    static func shown(_ path: String, from folder: String) -> String {
        let (parts, own) = (path.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(parts, own).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: own.count - common) + parts[common...].map(String.init)
        return common == 0 && !own.isEmpty ? path : steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// The folder of the process.
    static var current: String { absolute(FileManager.default.currentDirectoryPath, in: "") }

    /// Whether there is a file or folder at a path.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
