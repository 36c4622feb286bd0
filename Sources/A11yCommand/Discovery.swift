import Foundation

/// A file of a run.
struct FileToCheck: Hashable, Sendable {
    /// Why it is in the run.
    enum Origin: Sendable {
        /// The user named it, so it is reported whatever it is.
        case named
        /// It was in a folder that the user named, so it may be anything.
        case found
    }

    /// The path as it is shown: relative to the current folder where it was named so, with `/` between its parts.
    let path: String
    /// Why it is in the run.
    let origin: Origin

    /// Standard input, under its name for the reports.
    static let standardInput = "-"
}

/// The files of a run, and what could not be looked into.
struct Discovery: Sendable {
    /// Sorted by path; each file once.
    private(set) var files: [FileToCheck] = []
    /// Paths that do not exist and folders that cannot be read.
    private(set) var failures: [Failure] = []

    /// Folders that hold no screens of the project itself: version control, build products, dependencies.
    static let prunedFolders: Set<String> = [
        ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "node_modules",
    ]

    /// The ends of the names of files that may describe a screen.
    static let screenExtensions: Set<String> = [
        "json", "log", "storyboard", "txt", "xib", "xml", "yaml", "yml",
    ]

    private let extensions: Set<String>

    /// Finds the files that `paths` name: files, `-`, and in folders everything that ends in one of `extensions`.
    init(at paths: [String], extensions: Set<String> = Discovery.screenExtensions) {
        self.extensions = extensions
        var origins: [String: FileToCheck.Origin] = [:]
        for path in paths.map(Discovery.tidied) {
            if path == FileToCheck.standardInput {
                origins[path] = .named
                continue
            }
            switch Discovery.kind(of: path) {
            case .success(.folder): walk(path, into: &origins)
            case .success: origins[path] = .named
            case .failure(let failure): failures.append(failure)
            }
        }
        files = origins.map { FileToCheck(path: $0.key, origin: $0.value) }.sorted { $0.path < $1.path }
    }

    private mutating func walk(_ folder: String, into origins: inout [String: FileToCheck.Origin]) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            failures.append(Failure(folder, errno: errno))
            return
        }
        for name in names {
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
            switch Discovery.kind(ofEntry: path) {
            case .folder where !Discovery.prunedFolders.contains(name): walk(path, into: &origins)
            case .file where isWanted(name) && origins[path] == nil: origins[path] = .found
            default: continue
            }
        }
    }

    private func isWanted(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
        return extensions.contains(name[name.index(after: dot)...].lowercased())
    }

    /// Without `./` in front and `/` behind, so that one file has one path.
    private static func tidied(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path.isEmpty ? "." : String(path)
    }
}

extension Discovery {
    private enum Kind { case folder, file, other }

    /// What a named path leads to, links followed.
    private static func kind(of path: String) -> Result<Kind, Failure> {
        var status = stat()
        guard stat(path, &status) == 0 else { return .failure(Failure(path, errno: errno)) }
        return .success(kind(of: status))
    }

    /// What an entry of a folder is. Links to folders are not followed, so a walk always ends; a link to nowhere is
    /// skipped.
    private static func kind(ofEntry path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        guard status.st_mode & S_IFMT == S_IFLNK else { return kind(of: status) }
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .other }
        return .file
    }

    private static func kind(of status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFDIR: .folder
        case S_IFREG: .file
        default: .other
        }
    }
}
