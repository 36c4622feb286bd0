import Foundation

/// What the files of a run look like from outside: enough to see that one was written, made or removed.
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

    /// The present state of these files, of those that there are.
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

    /// What is not as it was, sorted.
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
