import Foundation

/// The files that a run depends on.
struct Watched: Sendable {
    /// The paths that were named.
    let paths: [String]
    /// What is looked at in folders.
    let rules: DiscoveryRules
    /// Files and folders beside them: configurations, rule pages, the baseline.
    let others: [String]
    /// What the run itself writes beside its streams: it would wake itself for ever.
    let written: [String]

    /// The present state of all of them.
    var snapshot: Snapshot {
        var rules = rules
        // Tables decide about findings, and configurations have the ending of screens; patterns name neither.
        rules.include = []
        rules.heedsConfiguredInclude = false
        rules.extensions.formUnion(["strings", "xcstrings"])
        let found = Discovery(at: paths, rules: rules).files + Discovery(at: others, rules: .forRulePages).files
        let streams = [STDOUT_FILENO, STDERR_FILENO].compactMap { FileIdentity(descriptor: $0) }
        let own = Set(written.compactMap { FileIdentity($0) } + streams)
        let locations = found.map(\.location).filter { location in
            FileIdentity(location).map { !own.contains($0) } ?? true
        }
        return Snapshot(of: locations + configurations)
    }

    /// Where configurations may lie that govern a named path: beside it and above.
    private var configurations: [Location] {
        let current = AbsolutePath.currentFolder
        let folders = paths.reduce(into: Set<[String]>()) { folders, path in
            var names = AbsolutePath.names(of: path, in: current)
            while folders.insert(names).inserted, !names.isEmpty { names.removeLast() }
        }
        return folders.flatMap { names in
            ConfigurationFiles.names.map { Location(([""] + names + [$0]).joined(separator: "/")) }
        }
    }
}
