import A11yModel
import A11yEngine
import A11yPolicy
import Foundation

/// What git ignores in a folder: the patterns of all the files that speak of it.
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

    /// What is ignored in the folder of these names, from the root of the disk on.
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
            let hasGit = access(path + "/.git", F_OK) == 0
            scope = entering(names, from: scope, hasGit: hasGit, hasFile: access(path + "/.gitignore", F_OK) == 0)
            known[names] = scope
        }
        return scope
    }

    /// What is ignored in a folder, given what is in the one that it lies in.
    mutating func entering(
        _ names: [String], from outer: IgnoreScope, hasGit: Bool, hasFile: Bool
    ) -> IgnoreScope {
        guard rules.respectsGitIgnore else { return outer }
        let path = "/" + names.joined(separator: "/")
        var scope = outer
        if hasGit {
            // A repository in a repository is a world of its own.
            let own = Repository.commonFolder(of: path).map { PathPatterns(ignoreFile: $0 + "/info/exclude") }
            let lists = [userPatterns(), own ?? PathPatterns()].map { PlacedPatterns($0, in: names) }
            scope = IgnoreScope(isInRepository: true, lists: lists.filter { !$0.patterns.isEmpty })
        }
        if hasFile, scope.isInRepository {
            scope.lists.append(PlacedPatterns(PathPatterns(ignoreFile: path + "/.gitignore"), in: names))
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
    /// The patterns of an ignore file; none where it cannot be read.
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
