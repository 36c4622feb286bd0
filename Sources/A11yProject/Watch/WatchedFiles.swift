import Foundation

/// The files that a run depends on.
package struct WatchedFiles: Sendable {
    /// The paths that were named.
    package let paths: [String]
    /// Which files in folders are watched.
    package let rules: DiscoveryRules
    /// Other files and folders: configurations, rule pages, the baseline.
    package let others: [String]
    /// The files that the run writes: they are not watched.
    package let written: [String]
    /// Files and folders with code, absolute: their code and string tables are watched.
    package let code: [String]

    /// Files to watch.
    package init(
        paths: [String], rules: DiscoveryRules, others: [String], written: [String], code: [String] = []
    ) {
        self.paths = paths
        self.rules = rules
        self.others = others
        self.written = written
        self.code = code
    }

    /// Their present states.
    var snapshot: Snapshot {
        var rules = rules
        // Tables decide about findings, and configurations have the ending of screens; patterns name neither.
        rules.include = []
        rules.heedsConfiguredInclude = false
        rules.extensions.formUnion(["strings", "xcstrings"])
        let found = Discovery(at: paths, rules: rules).files + Discovery(at: others, rules: .forRulePages).files
        let streams = [RunContext.current.output, RunContext.current.errors].compactMap { FileIdentity(descriptor: $0) }
        let own = Set(written.compactMap { FileIdentity($0) } + streams)
        let locations = found.map(\.location).filter { location in
            FileIdentity(location).map { !own.contains($0) } ?? true
        }
        return Snapshot(of: locations + configurations + codeFiles)
    }

    /// The code and string tables below `code`, as seen from the current folder.
    private var codeFiles: [Location] {
        if code.isEmpty { return [] }
        let listing = CodeListing(of: code)
        return (listing.code + listing.tables).map { $0.location.relative(to: FolderPath.current) }
    }

    /// Where the configurations of a named path may be: next to it and above.
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

/// The states of files: enough to see that one was written, created or deleted.
struct Snapshot: Equatable, Sendable {
    /// What changes when a file is written.
    private struct Stamp: Equatable {
        let modified: timespec
        let size: off_t
        let number: ino_t

        static func == (left: Stamp, right: Stamp) -> Bool {
            left.modified.tv_sec == right.modified.tv_sec && left.modified.tv_nsec == right.modified.tv_nsec
                && left.size == right.size && left.number == right.number
        }
    }

    private var stamps: [Location: Stamp] = [:]

    /// The present states of those of these files that exist.
    init(of locations: some Sequence<Location>) {
        for location in locations {
            var status = stat()
            guard location.withPath({ stat($0, &status) }) == 0 else { continue }
            let stamp = Stamp(modified: status.modification, size: status.st_size, number: status.st_ino)
            stamps[location] = stamp
        }
    }

    /// The number of files.
    var count: Int { stamps.count }

    /// The changed files, sorted.
    func changes(since former: Snapshot) -> [Location] {
        let all = Set(stamps.keys).union(former.stamps.keys)
        return all.filter { stamps[$0] != former.stamps[$0] }.sorted { $0.shown < $1.shown }
    }
}

extension stat {
    /// When the file was last written, to the nanosecond where the disk keeps it.
    fileprivate var modification: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }
}
