import A11yReporters
import Foundation

/// Where a command speaks, and what it knows of whoever listens.
struct Console: Sendable {
    /// What standard output is connected to, and what the environment says about it.
    let terminal: Terminal

    /// The surroundings of this process.
    static var process: Console {
        Console(
            terminal: Terminal(
                isTerminal: isatty(STDOUT_FILENO) == 1, columns: Terminal.columns(of: STDOUT_FILENO),
                environment: ProcessInfo.processInfo.environment))
    }

    /// Writes to the file, if one was asked for, and else to standard output. The file is the whole text or what it was
    /// before.
    func write(_ text: String, to file: String? = nil) throws(Failure) {
        guard let file else { return try send(text, to: STDOUT_FILENO, named: "standard output") }
        var status = stat()
        let exists = stat(file, &status) == 0
        // A pipe or a device is written to; a file is replaced, so that nobody ever reads half of it.
        if exists, status.st_mode & S_IFMT != S_IFREG { return try write(text, into: file, O_WRONLY | O_CLOEXEC) }
        let target = exists ? realpath(file) ?? file : file
        if exists, access(target, W_OK) != 0 { throw Failure(file, errno: errno) }
        if try replace(target, by: text, rights: exists ? status.st_mode & 0o777 : nil, named: file) { return }
        // A folder that takes no new file, or a file that is mounted in its place, is written over.
        guard exists else { throw Failure(file, errno: errno) }
        try write(text, into: file, O_WRONLY | O_TRUNC | O_CLOEXEC)
    }

    /// Puts a new file in the place of another, with these rights or those that any new file has; false, with the
    /// reason in `errno`, where there can be none.
    private func replace(
        _ target: String, by text: String, rights: mode_t?, named name: String
    ) throws(Failure) -> Bool {
        let draft = "\(target).\(ProcessInfo.processInfo.processIdentifier).tmp"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return false }
        do throws(Failure) {
            defer { close(descriptor) }
            if let rights { fchmod(descriptor, rights) }
            try send(text, to: descriptor, named: name)
        } catch {
            unlink(draft)
            throw error
        }
        if rename(draft, target) == 0 { return true }
        let reason = errno
        unlink(draft)
        errno = reason
        return false
    }

    /// Writes a text into a file that is opened with these flags.
    private func write(_ text: String, into path: String, _ flags: Int32) throws(Failure) {
        let descriptor = open(path, flags)
        guard descriptor >= 0 else { throw Failure(path, errno: errno) }
        defer { close(descriptor) }
        try send(text, to: descriptor, named: path)
    }

    /// The file that a path leads to through symbolic links; nil where there is none.
    private func realpath(_ path: String) -> String? {
        guard let resolved = Foundation.realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Says on standard error why something could not be done. There is nowhere left to say that it could not be said.
    func complain(_ message: String) { say("Error", message) }

    /// Says on standard error what will not work for ever.
    func warn(_ message: String) { say("Warning", message) }

    /// Says on standard error what was asked for beside the report.
    func tell(_ line: String) { try? send(visible(line) + "\n", to: STDERR_FILENO, named: "standard error") }

    private func say(_ kind: String, _ message: String) {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
        try? send("\(kind): \(lines.joined(separator: "\n"))\n", to: STDERR_FILENO, named: "standard error")
    }

    private func send(_ text: String, to descriptor: Int32, named name: String) throws(Failure) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                sent += count
            } else if errno == EPIPE {
                // A reader that has gone away wants no more, and no complaint about it.
                return
            } else if errno != EINTR {
                throw Failure(name, errno: errno)
            }
        }
    }
}
