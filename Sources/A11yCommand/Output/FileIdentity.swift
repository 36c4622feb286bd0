import Foundation

/// What tells one file of this machine from another, whatever name or link leads to it.
struct FileIdentity: Hashable {
    private let device: dev_t
    private let number: ino_t

    /// The identity of the file at a path; nil where there is none.
    init?(_ path: String) { self.init(Location(path)) }

    /// The identity of what a stream of this program leads to; nil for one that is closed.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }

    /// The identity of the file at a place; nil where there is none.
    init?(_ location: Location) {
        var status = stat()
        guard location.withPath({ stat($0, &status) }) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }
}

extension [ReportRequest] {
    /// Refuses to write over a file that was checked: it would be lost, and perhaps it is nowhere else.
    func refuse(toReplace paths: some Sequence<String>) throws(Failure) {
        let targets = Set(compactMap { if case .file(let path) = $0.target { FileIdentity(path) } else { nil } })
        if targets.isEmpty { return }
        for path in paths {
            guard let file = FileIdentity(path), targets.contains(file) else { continue }
            throw Failure("\(path): checked in this run, and not to be replaced by its report; name another file")
        }
    }
}
