import Foundation

/// Paths from the root of the disk on, as lists of names.
enum AbsolutePath {
    /// The names of the folder that the program runs in.
    static var currentFolder: [String] { names(of: FileManager.default.currentDirectoryPath, in: []) }

    /// The names of a path, which is relative to a folder or absolute, without `.` and `..`. Links are not followed.
    static func names(of path: String, in folder: [String]) -> [String] {
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
