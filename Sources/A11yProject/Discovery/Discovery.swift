import Foundation

/// The files of a run, and what could not be looked into.
package struct Discovery: Sendable {
    /// Sorted by path; each file once.
    package private(set) var files: [FileToCheck] = []
    /// Paths that do not exist and folders that cannot be read.
    package private(set) var failures: [Failure] = []
    /// The folders that were looked into.
    private(set) var folders: [Location] = []
    /// Whether a pattern excluded anything.
    private(set) var hasExcluded = false
    /// Whether standard input was excluded by its name.
    private(set) var hasExcludedInput = false

    private let rules: DiscoveryRules
    private let current: [String]
    private var ignoreFiles: IgnoreFiles
    private var candidates: [Candidate] = []

    /// A file that is perhaps another one under another name.
    private struct Candidate {
        let file: FileToCheck
        /// The names of its path from the root of the disk on.
        let names: [String]
        /// Whether it is a link that was met in a folder.
        let isLink: Bool
    }

    /// A folder that is still to be looked into.
    private struct PendingFolder {
        let location: Location
        let names: [String]
        /// What is ignored in its parent folder.
        let outer: IgnoreScope
    }

    /// The same with some of its files.
    package func keeping(_ isKept: (FileToCheck) -> Bool) -> Discovery {
        var discovery = self
        discovery.files = files.filter(isKept)
        return discovery
    }

    /// Finds the files that `paths` name: files, `-`, and in folders every file that the rules include.
    package init(at paths: [String], rules: DiscoveryRules = DiscoveryRules()) {
        self.init(rules)
        for path in paths.map(Discovery.tidied) { add(path) }
        settle()
    }

    /// The files of this list that the rules include and that are at `paths` or in such folders; anywhere if `paths` is
    /// empty. Ignore files are not read: git has applied them.
    package init(among files: [FileToCheck], at paths: [String], rules: DiscoveryRules) {
        self.init(rules)
        for path in paths where FolderListing.Kind(following: Location(path)) == nil {
            failures.append(Discovery.missing(path, errno: errno))
        }
        let places = paths.map { AbsolutePath.names(of: $0, in: current) }
        for file in files {
            let names = AbsolutePath.names(of: file.path, in: current)
            guard places.isEmpty || places.contains(where: names.starts) else { continue }
            let rules = rules.governed(in: names.dropLast())
            guard let origin = rules.origin(ofFile: file.location.name, in: names.dropLast()) else { continue }
            guard !isForcedOut(names, hasIgnoreFiles: false) else { continue }
            var found = FileToCheck(file.location, origin)
            found.content = file.content
            candidates.append(Candidate(file: found, names: names, isLink: false))
        }
        settle()
    }

    private init(_ rules: DiscoveryRules) {
        self.rules = rules
        current = AbsolutePath.currentFolder
        ignoreFiles = IgnoreFiles(rules)
    }

    private mutating func add(_ path: String) {
        let names = AbsolutePath.names(of: path, in: current)
        if path == FileToCheck.standardInput {
            if rules.forcesExcludes, let name = rules.inputName,
                isForcedOut(AbsolutePath.names(of: name, in: current))
            {
                hasExcludedInput = true
                return
            }
            candidates.append(Candidate(file: FileToCheck(path, .named), names: [path], isLink: false))
            return
        }
        guard let kind = FolderListing.Kind(following: Location(path)) else {
            failures.append(Discovery.missing(path, errno: errno))
            return
        }
        if rules.forcesExcludes, isForcedOut(names, isFolder: kind == .folder) { return }
        if kind == .folder {
            let outer = ignoreFiles.scope(of: names.dropLast())
            walk(from: PendingFolder(location: Location(path), names: names, outer: outer))
        } else {
            candidates.append(Candidate(file: FileToCheck(path, .named), names: names, isLink: false))
        }
    }

    /// Searches a folder and its subfolders. The folder itself is never excluded: the user named it.
    private mutating func walk(from start: PendingFolder) {
        var pending = [start]
        while let folder = pending.popLast() {
            do throws(Failure) {
                let listing = try FolderListing(folder.location)
                folders.append(folder.location)
                pending += look(into: folder, listing)
            } catch {
                failures.append(error)
            }
        }
    }

    /// Collects the files of a folder, and returns the subfolders to search.
    private mutating func look(into folder: PendingFolder, _ listing: FolderListing) -> [PendingFolder] {
        let scope = ignoreFiles.entering(
            folder.names, from: folder.outer, hasGit: listing.has(".git"), hasFile: listing.has(".gitignore"))
        let rules = rules.governed(in: folder.names)
        var inner: [PendingFolder] = []
        for entry in listing.entries {
            let isFolder = entry.kind == .folder
            guard entry.kind != .other else { continue }
            let origin = isFolder ? .found : rules.origin(ofFile: entry.name, in: folder.names)
            guard let origin else { continue }
            let names = folder.names + [String(decoding: entry.name, as: UTF8.self)]
            if rules.excludes(names, isFolder: isFolder) || scope.ignores(names, isFolder: isFolder) {
                hasExcluded = true
                continue
            }
            let location = folder.location.appending(entry.name)
            if isFolder {
                inner.append(PendingFolder(location: location, names: names, outer: scope))
            } else if entry.kind == .file || FolderListing.Kind(following: location) == .file {
                let file = FileToCheck(location, origin)
                candidates.append(Candidate(file: file, names: names, isLink: entry.kind == .link))
            }
        }
        return inner
    }

    /// Whether a named path is excluded, itself or a folder above it up to the current one.
    private mutating func isForcedOut(_ names: [String], isFolder: Bool = false, hasIgnoreFiles: Bool = true) -> Bool {
        let shared = zip(names, current).prefix { $0 == $1 }.count
        for end in shared..<names.count {
            let part = Array(names[...end])
            let isFolder = isFolder || end < names.count - 1
            let rules = rules.governed(in: part.dropLast())
            let scope = hasIgnoreFiles ? ignoreFiles.scope(of: part.dropLast()) : IgnoreScope()
            guard rules.excludes(part, isFolder: isFolder) || scope.ignores(part, isFolder: isFolder) else { continue }
            hasExcluded = true
            return true
        }
        return false
    }

    /// Why there is nothing to check.
    package var emptiness: String {
        let reason = hasExcluded ? "; what is excluded, or ignored by git, was passed over" : ""
        return "nothing to check: no file here describes a screen" + reason
    }

    /// Brings the files into their order, each once.
    private mutating func settle() {
        var seen: [[String]: Int] = [:]
        var kept: [Candidate] = []
        for candidate in candidates {
            if let index = seen[candidate.names] {
                // A named file is reported whatever it is, also if a search finds it.
                if kept[index].file.origin != .named, candidate.file.origin == .named { kept[index] = candidate }
            } else {
                seen[candidate.names] = kept.count
                kept.append(candidate)
            }
        }
        files = Discovery.withoutSecondNames(kept).map(\.file).sorted { $0.path < $1.path }
        candidates = []
    }

    /// A link in a folder is a second name: its file is checked once, by its own path if that is in the run.
    private static func withoutSecondNames(_ candidates: [Candidate]) -> [Candidate] {
        guard candidates.contains(where: \.isLink) else { return candidates }
        var seen = Set(candidates.filter { !$0.isLink }.compactMap { FileIdentity($0.file.location) })
        let links = candidates.filter(\.isLink).sorted { $0.file.path < $1.file.path }.filter { link in
            FileIdentity(link.file.location).map { seen.insert($0).inserted } ?? true
        }
        return candidates.filter { !$0.isLink } + links
    }

    private static func missing(_ path: String, errno code: Int32) -> Failure {
        let failure = Failure(unread: path, errno: code)
        guard code == ENOENT, path.contains(where: { "*?[".contains($0) }) else { return failure }
        return Failure(
            failure.message + "; the shell found no file for this pattern: name the folder, and --exclude the rest")
    }

    /// Without `./` in front and `/` behind, so that one file has one path.
    static func tidied(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path.isEmpty ? "." : String(path)
    }
}

/// A file of a run.
package struct FileToCheck: Sendable {
    /// Why it is in the run.
    package enum Origin: Sendable {
        /// The user named it, so it is reported whatever it is.
        case named
        /// A pattern of `include` describes it, so it is meant to be a screen.
        case included
        /// It was in a folder that the user named, so it may be anything.
        case found
    }

    /// The path as it is shown: relative to the current folder where it was named so, with `/` between its parts, and
    /// its characters composed (NFC), whatever they are on the disk.
    package let path: String
    /// Why it is in the run.
    package let origin: Origin
    /// The path as the system knows it.
    let location: Location
    /// The content of the file in git; nil to read it from the disk.
    package var content: [UInt8]?

    /// A file at this path.
    package init(_ path: String, _ origin: Origin) { self.init(Location(path), origin) }

    /// A file at this place.
    init(_ location: Location, _ origin: Origin) {
        self.location = location
        self.origin = origin
        path = location.shown
    }

    /// Standard input, under its name for the reports.
    package static let standardInput = "-"
}
