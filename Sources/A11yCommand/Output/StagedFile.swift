import A11yModel
import Foundation

/// A file that is written beside its place and moved there when everything else is written, too: whoever reads it
/// meets the old text or the new one, and never a part.
///
/// Where a folder takes no new file, and where a file is mounted in its place, the file itself is written over at the
/// same moment.
struct StagedFile {
    private let path: String
    private let text: String
    /// Where the text lies until it is moved; nil where nothing can lie beside the file.
    private let temporary: String?
    /// What undoes the move.
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
    init(_ text: String, at path: String) throws(Failure) {
        self.path = path
        self.text = text
        let name = try StagedFile.freeName(in: Target.folder(of: path), for: path)
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            let reason = errno
            let isRefused = [EACCES, EPERM, EROFS].contains(reason)
            guard isRefused, access(path, W_OK) == 0 else { throw Failure(path, errno: reason) }
            temporary = nil
            return
        }
        temporary = name
        do throws(Failure) {
            defer { close(descriptor) }
            try StagedFile.takeOverPermissions(of: path, to: descriptor)
            try send(text, to: descriptor, named: path)
        } catch {
            unlink(name)
            throw error
        }
    }

    /// Moves the text to its place, and keeps what was there.
    mutating func publish() throws(Failure) {
        guard let temporary else { return try writeOver() }
        let exists = access(path, F_OK) == 0
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

    /// Leaves everything as it was.
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

    /// Forgets what was there before.
    func finish() {
        if case .moving(let former) = undoing { unlink(former) }
        if let temporary { unlink(temporary) }
    }

    private mutating func writeOver() throws(Failure) {
        undoing = .writing(try Source(reading: path, inputName: nil).bytes)
        try StagedFile.write(Array(text.utf8), over: path)
    }

    private static func write(_ bytes: [UInt8], over path: String) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(path, errno: errno) }
        defer { close(descriptor) }
        try send(bytes, to: descriptor, named: path)
    }

    /// A name that no file has: hidden, and short, since the file’s own may be as long as names can be.
    private static func freeName(in folder: String, for path: String) throws(Failure) -> String {
        let process = ProcessInfo.processInfo.processIdentifier
        for number in 0..<mostFiles {
            let name = "\(folder)/.a11ylint-\(process)-\(number)"
            if access(name, F_OK) != 0 { return name }
        }
        throw Failure(path, errno: EEXIST)
    }

    /// What is written with a file’s name is for those for whom the file was. Its owner can be kept by few.
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
