import Foundation

/// Where a command hears and speaks: its environment and its streams.
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

    /// Writes to standard output. A reader that has gone away wants no more, and no complaint about it.
    func write(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Writes to the file, if one was asked for, and else to standard output.
    func write(_ text: String, to file: String?) throws(Failure) {
        guard let file else { return write(text) }
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Failure(file, errno: errno) }
        do {
            try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
        } catch {
            throw Failure("\(file): cannot be written: \(error.localizedDescription)")
        }
    }

    /// Says on standard error why something could not be done.
    func complain(_ message: String) { writeError("Error: \(message)\n") }

    /// Writes to standard error.
    func writeError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
