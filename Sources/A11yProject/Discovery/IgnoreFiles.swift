import A11yModel
import A11yPolicy
import Foundation

/// What git ignores in a folder: the patterns of all ignore files that apply to it.
struct IgnoreScope: Sendable {
    /// Whether the folder lies in a repository. Elsewhere ignore files are files like others, as they are for git.
    fileprivate(set) var isInRepository = false
    /// From the user's own file down to the one in the folder itself; later ones have the last word.
    fileprivate(set) var lists: [PlacedPatterns] = []

    /// Whether git ignores the path of these names for itself, whatever it does with the folders above.
    func ignores(_ names: [String], isFolder: Bool) -> Bool {
        let pattern = lists.reversed().lazy.compactMap { $0.last(matching: names, isFolder: isFolder) }.first
        return pattern.map { !$0.isNegated } ?? false
    }
}

/// The ignore files of folders, read without git: `.gitignore` in each, `info/exclude` of the repository, and the
/// user's own, the last being the weakest.
struct IgnoreFiles {
    private let rules: DiscoveryRules
    private var known: [[String]: IgnoreScope] = [:]
    /// The user's patterns; nil as long as no repository was met.
    private var global: PathPatterns?

    /// The ignore files that count by these rules.
    init(_ rules: DiscoveryRules) { self.rules = rules }

    /// What is ignored in the folder of these names, from the root of the disk.
    mutating func scope(of folder: some Collection<String>) -> IgnoreScope {
        if !rules.respectsGitIgnore { return IgnoreScope() }
        var inner: [[String]] = []
        var names = Array(folder)
        // From the folder up to the nearest that is known, and down again.
        while known[names] == nil {
            inner.append(names)
            if names.isEmpty { break }
            names.removeLast()
        }
        var scope = known[names] ?? IgnoreScope()
        for names in inner.reversed() {
            let path = "/" + names.joined(separator: "/")
            let hasGit = FolderPath.exists(path + "/.git")
            scope = entering(names, from: scope, hasGit: hasGit, hasFile: FolderPath.exists(path + "/.gitignore"))
            known[names] = scope
        }
        return scope
    }

    /// What is ignored in a folder, given what is ignored in its parent.
    mutating func entering(
        _ names: [String], from outer: IgnoreScope, hasGit: Bool, hasFile: Bool
    ) -> IgnoreScope {
        guard rules.respectsGitIgnore else { return outer }
        let path = "/" + names.joined(separator: "/")
        var scope = outer
        if hasGit {
            // A repository in a repository is a world of its own.
            let own = Repository.commonFolder(of: path).map { PathPatterns(ignoreFile: $0 + "/info/exclude") }
            let lists = [userPatterns(), own ?? PathPatterns()].map { PlacedPatterns(base: names, patterns: $0) }
            scope = IgnoreScope(isInRepository: true, lists: lists.filter { !$0.patterns.isEmpty })
        }
        if hasFile, scope.isInRepository {
            scope.lists.append(PlacedPatterns(base: names, patterns: PathPatterns(ignoreFile: path + "/.gitignore")))
        }
        return scope
    }

    private mutating func userPatterns() -> PathPatterns {
        let patterns = global ?? UserIgnoreFile.path(in: rules.environment).map { PathPatterns(ignoreFile: $0) }
        global = patterns ?? PathPatterns()
        return patterns ?? PathPatterns()
    }
}

extension PathPatterns {
    /// The patterns of an ignore file; none if it cannot be read.
    init(ignoreFile path: String) {
        let bytes = (try? Source(reading: path, inputName: nil))?.bytes ?? []
        self.init(ignoreFile: bytes)
    }

    /// The patterns of the lines of an ignore file.
    init(ignoreFile bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        self.init(
            text.split(separator: UInt8(ascii: "\n")).compactMap { line in
                let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
                if line.isEmpty || line.first == UInt8(ascii: "#") { return nil }
                return PathPattern(String(decoding: line, as: UTF8.self))
            })
    }
}

/// Where git keeps what it knows of a folder, found out without git.
enum Repository {
    /// The nearest folder with `.git` at or above an absolute one; empty for the root of the disk, nil without one. In
    /// a worktree `.git` is a file, in a clone a folder.
    static func folder(around folder: String) -> String? {
        var folder = folder
        while true {
            if FolderPath.exists(folder + "/.git") { return folder }
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = String(folder[..<slash])
        }
    }

    /// The folder with what all working trees of a repository share; nil if `.git` leads nowhere. In a clone `.git` is
    /// a folder; in a worktree or submodule it is a file with the path.
    static func commonFolder(of workingTree: String) -> String? {
        let git = workingTree + "/.git"
        var status = stat()
        guard stat(git, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFDIR { return git }
        guard let line = firstLine(of: git), line.hasPrefix("gitdir:") else { return nil }
        let own = resolved(line.dropFirst("gitdir:".count).trimmingCharacters(in: .whitespaces), in: workingTree)
        guard let common = firstLine(of: own + "/commondir") else { return own }
        return resolved(common, in: own)
    }

    private static func firstLine(of path: String) -> String? {
        guard let source = try? Source(reading: path, inputName: nil) else { return nil }
        return source.text.split(whereSeparator: \.isNewline).first.map(String.init)
    }

    private static func resolved(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : folder + "/" + path
    }
}

/// The ignore file that a user has for all repositories.
enum UserIgnoreFile {
    /// Where it lies: what `core.excludesFile` says in the user's configuration of git, else git's default. Nil where
    /// the environment names no home.
    static func path(in environment: [String: String]) -> String? {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let shared = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home.map { $0 + "/.config" }
        let configurations = [home.map { $0 + "/.gitconfig" }, shared.map { $0 + "/git/config" }].compactMap(\.self)
        for path in configurations {
            guard let source = try? Source(reading: path, inputName: nil) else { continue }
            guard let named = excludesFile(in: source.text) else { continue }
            guard named.hasPrefix("~/") else { return named }
            return home.map { $0 + named.dropFirst() }
        }
        return shared.map { $0 + "/git/ignore" }
    }

    /// The value of the last `excludesFile` in a section `core`.
    static func excludesFile(in configuration: String) -> String? {
        var isCore = false
        var path: String?
        for line in configuration.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("[") {
                isCore = line.lowercased().hasPrefix("[core]")
                continue
            }
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard isCore, parts.count == 2, parts[0].lowercased() == "excludesfile" else { continue }
            path = value(parts[1])
        }
        return path
    }

    /// A value as git reads it: quotes and backslashes taken away, and what a comment says.
    private static func value(_ text: String) -> String {
        var value = ""
        var isQuoted = false
        var isEscaped = false
        for character in text {
            if isEscaped {
                value.append(character)
                isEscaped = false
                continue
            }
            switch character {
            case "\\": isEscaped = true
            case "\"": isQuoted.toggle()
            case "#" where !isQuoted, ";" where !isQuoted: return value.trimmingCharacters(in: .whitespaces)
            default: value.append(character)
            }
        }
        return value
    }
}
