import A11yPolicy
import Foundation

/// Which of the files that lie in a folder belong to a run.
package struct DiscoveryRules: Sendable {
    /// The extensions of files that may describe a screen, lower case.
    var extensions = DiscoveryRules.screenExtensions
    /// The only files in folders that are checked, whatever their extensions; without patterns all files with a screen
    /// extension. Of several lists the last with a match decides.
    var include: [PlacedPatterns] = []
    /// What is excluded. Of several lists the last with a match decides.
    var exclude: [PlacedPatterns] = []
    /// The configuration of the file at an absolute path.
    var configured: @Sendable (String) -> Configuration? = { _ in nil }
    /// Whether what git ignores is left out, too.
    var respectsGitIgnore = true
    /// Whether named paths have to pass as well.
    var forcesExcludes = false
    /// The path of standard input; nil if it has none.
    var inputName: String?
    /// Where the user's own ignore file is looked for: `HOME` and `XDG_CONFIG_HOME`.
    var environment: [String: String] = [:]

    /// The rules without patterns or configurations.
    package init() {}

    /// Folders that hold no screens of the project itself: version control, build products, dependencies.
    static let prunedFolders: Set<String> = [
        ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "node_modules",
    ]

    /// Extensions of folders that hold products of builds, copies of screens for translators, or what Xcode edits as
    /// one file: pictures, data models and their mappings, projects.
    static let prunedBundles: Set<String> = [
        "framework", "xcarchive", "xcassets", "xcdatamodeld", "xcframework", "xcloc", "xcmappingmodel", "xcodeproj",
        "xcresult", "xcworkspace",
    ]

    /// The extensions of files that may describe a screen.
    static let screenExtensions: Set<String> = [
        "json", "log", "storyboard", "swift", "txt", "xib", "xml", "yaml", "yml",
    ]

    /// What belongs to a folder of rule pages, which git may ignore.
    static var forRulePages: DiscoveryRules {
        var rules = DiscoveryRules()
        rules.extensions = ["yaml", "yml"]
        rules.respectsGitIgnore = false
        return rules
    }

    /// The rules with the patterns of the configuration for the folder of these names.
    func governed(in folder: some Sequence<String>) -> DiscoveryRules {
        guard let own = configured(([""] + Array(folder) + ["*"]).joined(separator: "/")) else { return self }
        var rules = self
        if include.isEmpty {
            rules.include = [own.include].compactMap { $0.map(PlacedPatterns.init) }
        }
        rules.exclude = [own.exclude].compactMap { $0.map(PlacedPatterns.init) } + exclude
        return rules
    }

    /// Why a file that is found in the folder of these names is checked; nil if it is not checked.
    func origin(ofFile name: [UInt8], in folder: [String]) -> FileToCheck.Origin? {
        if include.isEmpty { return isWanted(name) ? .found : nil }
        let names = folder + [String(decoding: name, as: UTF8.self)]
        let pattern = include.reversed().lazy.compactMap { $0.innermost(covering: names) }.first
        guard let pattern, !pattern.isNegated else { return nil }
        // A wildcard that reaches the workflows of a repository does not mean them.
        return names.contains(".github") ? .found : .included
    }

    /// Whether a name ends as those of screens do.
    private func isWanted(_ name: [UInt8]) -> Bool {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return false }
        return extensions.contains(String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased())
    }

    private static func isPruned(_ folder: String) -> Bool {
        prunedFolders.contains(folder)
            || folder.lastIndex(of: ".").map { prunedBundles.contains(String(folder[folder.index(after: $0)...])) }
                ?? false
    }

    /// Whether the path of these names is left out for itself, whatever is said of the folders above.
    func excludes(_ names: [String], isFolder: Bool) -> Bool {
        if isFolder, let name = names.last, DiscoveryRules.isPruned(name) { return true }
        let pattern = exclude.reversed().lazy.compactMap { $0.last(matching: names, isFolder: isFolder) }.first
        return pattern.map { !$0.isNegated } ?? false
    }
}

/// Patterns with the folder that they are written for.
struct PlacedPatterns: Sendable {
    /// The names of the folder, from the root of the disk on.
    let base: [String]
    /// The patterns, for paths relative to it.
    let patterns: PathPatterns

    /// The pattern that decides about the path of these names, from the root of the disk; nil if none does.
    func last(matching names: [String], isFolder: Bool) -> PathPattern? {
        guard names.count > base.count, names.starts(with: base) else { return nil }
        return patterns.last(matching: names[base.count...], isFolder: isFolder)
    }

    /// The pattern that decides about the file of these names, or about the innermost of its folders that a pattern
    /// matches.
    func innermost(covering names: [String]) -> PathPattern? {
        guard names.count > base.count, names.starts(with: base) else { return nil }
        return (base.count..<names.count).reversed().lazy.compactMap { end in
            patterns.last(matching: names[base.count...end], isFolder: end < names.count - 1)
        }.first
    }
}

extension PlacedPatterns {
    /// Patterns of a configuration.
    init(_ patterns: FilePatterns) {
        self.init(base: AbsolutePath.names(of: patterns.folder, in: []), patterns: patterns.patterns)
    }
}
