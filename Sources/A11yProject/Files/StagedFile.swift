import A11yModel
import Foundation

/// A file that is written to a temporary file and moved into place when everything else is written, too: readers see
/// the old text or the new one, never a part.
///
/// If the folder takes no new files, or the file is a mount, the file itself is overwritten at that moment.
struct StagedFile {
    private let document: RenderedReport
    private let path: String
    /// The temporary file; nil if none can be made next to the file.
    private let temporary: String?
    /// How the move is undone.
    private var undoing = Undoing.nothing

    private enum Undoing {
        case nothing
        case removing
        /// The file that was there has this second name.
        case moving(String)
        /// The file that was there held these bytes.
        case writing([UInt8])
    }

    /// Writes a text beside an absolute path, with the permissions of the file there.
    init(_ document: RenderedReport, at path: String) throws(Failure) {
        self.document = document
        self.path = path
        guard let (name, descriptor) = try StagedFile.create(in: OutputTarget.folder(of: path), for: path) else {
            temporary = nil
            return
        }
        temporary = name
        do throws(Failure) {
            defer { close(descriptor) }
            try StagedFile.takeOverPermissions(of: path, to: descriptor)
            try sendBytes(document.bytes, to: descriptor, named: path)
            // What cannot be made again is on the disk before the old text goes; a report can.
            if document.premise != .anything, fsync(descriptor) != 0, errno == EIO { throw Failure(path, errno: EIO) }
        } catch {
            unlink(name)
            throw error
        }
    }

    /// Moves the text into place, and keeps the old file. Throws if the old file is not as expected.
    mutating func publish() throws(Failure) {
        try requirePremise()
        guard let temporary else { return try writeOver() }
        let exists = FolderPath.exists(path)
        if document.premise == .nothing, !exists {
            // Unlike a move, a second name never takes the place of a file that another run has just put there.
            if link(temporary, path) == 0 {
                undoing = .removing
                return
            }
            if errno == EEXIST { throw Failure(cameMeanwhile: path) }
        }
        if exists {
            let former = temporary + "-former"
            // A second name leaves no moment without the file; not every disk has second names.
            guard link(path, former) == 0 || rename(path, former) == 0 else { return try writeOver() }
            undoing = .moving(former)
        }
        if rename(temporary, path) == 0 {
            if !exists { undoing = .removing }
        } else {
            guard exists else { throw Failure(path, errno: errno) }
            withdraw()
            try writeOver()
        }
    }

    /// Restores the old file.
    func withdraw() {
        switch undoing {
        case .nothing: break
        case .removing: unlink(path)
        case .moving(let former):
            rename(former, path)
            // What has two names keeps both when one is moved to the other.
            unlink(former)
        case .writing(let bytes): try? StagedFile.write(bytes, over: path)
        }
        if let temporary { unlink(temporary) }
    }

    /// Removes the old file.
    func finish() {
        if case .moving(let former) = undoing { unlink(former) }
        if let temporary { unlink(temporary) }
    }

    /// Throws if the file has changed since the text was made: another run, or an editor, may have written to it.
    private func requirePremise() throws(Failure) {
        switch document.premise {
        case .anything: break
        case .nothing: if FolderPath.exists(path) { throw Failure(cameMeanwhile: path) }
        case .bytes(let bytes):
            guard try Source(reading: path, inputName: nil, upTo: .max).bytes == bytes else {
                throw Failure("\(path): changed by somebody else in the meantime, and left as it is; run it again")
            }
        }
    }

    private mutating func writeOver() throws(Failure) {
        undoing = .writing(try Source(reading: path, inputName: nil, upTo: .max).bytes)
        try StagedFile.write(document.bytes, over: path)
    }

    private static func write(_ bytes: [UInt8], over path: String) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(path, errno: errno) }
        defer { close(descriptor) }
        try sendBytes(bytes, to: descriptor, named: path)
    }

    /// A new file, hidden, with a short name, since the file’s own may be as long as names can be. Nil where the folder
    /// takes none, and the file itself can be written to. Runs on two machines may share a folder and a number.
    private static func create(in folder: String, for path: String) throws(Failure) -> (String, Int32)? {
        let process = ProcessInfo.processInfo.processIdentifier
        for number in 0..<mostFiles {
            let name = "\(folder)/.a11ylint-\(process)-\(number)"
            let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (name, descriptor) }
            let reason = errno
            if reason == EEXIST { continue }
            guard [EACCES, EPERM, EROFS].contains(reason), access(path, W_OK) == 0 else {
                throw Failure(path, errno: reason)
            }
            return nil
        }
        throw Failure(path, errno: EEXIST)
    }

    /// Copies the permissions of the file. Its owner is copied where that is allowed.
    private static func takeOverPermissions(of path: String, to descriptor: Int32) throws(Failure) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        guard access(path, W_OK) == 0 else { throw Failure(path, errno: errno) }
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        fchmod(descriptor, status.st_mode & 0o7777)
    }

    /// Files of one run in one folder; there are far fewer formats.
    private static let mostFiles = 1000
}

extension Failure {
    /// A file that was not there when its text was made.
    fileprivate init(cameMeanwhile path: String) {
        self.init("\(path): written by somebody else in the meantime, and left as it is")
    }
}
