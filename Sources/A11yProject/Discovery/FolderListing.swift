import Foundation

/// The entries of a folder.
struct FolderListing {
    /// An entry: its name, and what it is.
    struct Entry {
        let name: [UInt8]
        let kind: Kind
    }

    /// The type of an entry.
    enum Kind {
        case folder, file, link
        /// A pipe, a device, a socket: nothing to read for us.
        case other
    }

    /// In the order of the disk.
    private(set) var entries: [Entry] = []

    /// Reads a folder. On nearly every disk the folder itself has the types of its entries.
    init(_ location: Location) throws(Failure) {
        guard let folder = location.withPath({ opendir($0) }) else { throw Failure(location.shown, errno: errno) }
        defer { closedir(folder) }
        while true {
            errno = 0
            guard let entry = readdir(folder) else { break }
            let name = FolderListing.name(of: entry)
            if name == FolderListing.itself || name == FolderListing.above { continue }
            let kind = FolderListing.kind(Int(entry.pointee.d_type)) ?? Kind(location.appending(name)) ?? .other
            entries.append(Entry(name: name, kind: kind))
        }
        if errno != 0 { throw Failure(location.shown, errno: errno) }
    }

    /// The entry of this name.
    func has(_ name: String) -> Bool { entries.contains { $0.name.elementsEqual(name.utf8) } }

    private static let itself = Array(".".utf8)
    private static let above = Array("..".utf8)
    private static let placeOfName = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        let start = UnsafeRawPointer(entry) + placeOfName
        let length = strlen(start.assumingMemoryBound(to: CChar.self))
        return Array(UnsafeRawBufferPointer(start: start, count: length))
    }

    /// Nil if the disk does not store the type.
    private static func kind(_ type: Int) -> Kind? {
        switch type {
        case Int(DT_UNKNOWN): nil
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        case Int(DT_LNK): .link
        default: .other
        }
    }
}

extension FolderListing.Kind {
    private init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = .file
        case S_IFLNK: self = .link
        default: self = .other
        }
    }

    /// The type of the file at a location; nil without a file.
    init?(_ location: Location) {
        var status = stat()
        guard location.withPath({ lstat($0, &status) }) == 0 else { return nil }
        self.init(status)
    }

    /// The type of a file after following links; nil without a file, with the reason in `errno`.
    init?(following location: Location) {
        var status = stat()
        guard location.withPath({ stat($0, &status) }) == 0 else { return nil }
        self.init(status)
    }
}
