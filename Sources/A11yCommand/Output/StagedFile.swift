import Foundation

/// A file that is written beside its place and moved there when everything else is written, too: whoever reads it
/// meets the old text or the new one, and never a part.
struct StagedFile {
    private let path: String
    /// Where the text lies until it is moved.
    private let temporary: String
    /// Where the file that was there before lies from then on.
    private let former: String
    private var isPublished = false
    private var isKept = false

    /// Writes a text beside an absolute path, with the permissions of the file there.
    init(_ text: String, at path: String) throws(Failure) {
        self.path = path
        let name = try StagedFile.freeName(in: Target.folder(of: path), for: path)
        temporary = name
        former = name + "-former"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Failure(path, errno: errno) }
        do throws(Failure) {
            defer { close(descriptor) }
            try StagedFile.takeOverPermissions(of: path, to: descriptor)
            try send(text, to: descriptor, named: path)
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Moves the text to its place, and keeps what was there.
    mutating func publish() throws(Failure) {
        if access(path, F_OK) == 0 {
            // A second name leaves no moment without the file; not every disk has second names.
            guard link(path, former) == 0 || rename(path, former) == 0 else { throw Failure(path, errno: errno) }
            isKept = true
        }
        guard rename(temporary, path) == 0 else { throw Failure(path, errno: errno) }
        isPublished = true
    }

    /// Leaves everything as it was.
    func withdraw() {
        if isKept { rename(former, path) } else if isPublished { unlink(path) }
        unlink(temporary)
        // What has two names keeps both when one is moved to the other.
        if isKept { unlink(former) }
    }

    /// Forgets what was there before.
    func finish() {
        if isKept { unlink(former) }
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
