import A11yReporters
import Foundation

/// Where a command speaks, and what it knows of whoever listens.
struct Console: Sendable {
    /// What standard output is connected to, and what the environment says about it.
    let terminal: Terminal
    /// The same of standard error.
    var errorTerminal: Terminal?

    /// The surroundings of this process.
    static var process: Console {
        Console(
            terminal: Terminal(
                isTerminal: isatty(STDOUT_FILENO) == 1, columns: Terminal.columns(of: STDOUT_FILENO),
                environment: ProcessInfo.processInfo.environment),
            errorTerminal: Terminal(
                isTerminal: isatty(STDERR_FILENO) == 1, columns: Terminal.columns(of: STDERR_FILENO),
                environment: ProcessInfo.processInfo.environment))
    }

    /// Writes to the file, if one was asked for, and else to standard output.
    func write(_ text: String, to file: String? = nil, after premise: Document.Premise = .anything) throws(Failure) {
        let target: Target
        if let file { target = try Target(file) } else { target = .standardOutput }
        try write([Document(text: text, target: target, premise: premise)])
    }

    /// Writes all of these texts, or leaves no file behind: streams come before files are put in their places, since
    /// what was sent cannot be taken back. So does a signal that ends the program meanwhile.
    func write(_ documents: [Document]) throws(Failure) {
        let streams = documents.filter { if case .file = $0.target { false } else { true } }
        if streams.count == documents.count {
            for stream in streams { try stream.send() }
            return
        }
        try Signals.waiting { signals throws(Failure) in
            var staged: [StagedFile] = []
            do throws(Failure) {
                for document in documents {
                    guard case .file(let path) = document.target else { continue }
                    staged.append(try StagedFile(document, at: path))
                }
                for stream in streams { try stream.send(unless: signals) }
                for index in staged.indices { try staged[index].publish() }
            } catch {
                for file in staged.reversed() { file.withdraw() }
                throw error
            }
            for file in staged { file.finish() }
        }
    }

    /// Writes bytes to standard output as they are: of a file in any encoding.
    func write(_ bytes: [UInt8]) throws(Failure) {
        try A11yCommand.send(bytes, to: STDOUT_FILENO, named: "standard output")
    }

    /// Writes a report to standard error, as it is.
    func report(_ text: String) throws(Failure) {
        try A11yCommand.send(text, to: STDERR_FILENO, named: "standard error")
    }

    /// Says on standard error why something could not be done. There is nowhere left to say that it could not be said.
    func complain(_ message: String) { say("Error", message) }

    /// Says on standard error why a command cannot do its work; mistakes in a configuration with their lines.
    func complain(_ failure: Failure) {
        guard !failure.complaints.isEmpty else { return complain(failure.message) }
        let terminal = errorTerminal ?? terminal
        let style = Rendering(
            color: terminal.usesColor(.auto) ? .on : .off, glyphs: terminal.showsUnicode ? .unicode : .ascii,
            layout: terminal.isDumb ? .plain : .framed, detail: .summary, width: terminal.width(asked: nil))
        let end = "Exit \(ExitStatus.unusable.rawValue): \(failure.message).\n"
        let text = Complaint.rendered(failure.complaints, style) + end
        try? A11yCommand.send(text, to: STDERR_FILENO, named: "standard error")
    }

    /// Says on standard error what will not work for ever.
    func warn(_ message: String) { say("Warning", message) }

    /// Says on standard error what was asked for beside the report.
    func tell(_ line: String) {
        try? A11yCommand.send(visible(line) + "\n", to: STDERR_FILENO, named: "standard error")
    }

    private func say(_ kind: String, _ message: String) {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
        try? A11yCommand.send("\(kind): \(lines.joined(separator: "\n"))\n", to: STDERR_FILENO, named: "standard error")
    }

}

extension Document {
    /// Writes the text to its stream; stops at a signal where such are caught. A file is not written.
    fileprivate func send(unless signals: Signals? = nil) throws(Failure) {
        switch target {
        case .standardOutput:
            try A11yCommand.send(Array(text.utf8), to: STDOUT_FILENO, named: "standard output", unless: signals)
        case .stream(let path):
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Failure(path, errno: errno) }
            defer { close(descriptor) }
            try A11yCommand.send(Array(text.utf8), to: descriptor, named: path, unless: signals)
        case .file: break
        }
    }
}

/// Writes a text to a file descriptor, all of it.
func send(_ text: String, to descriptor: Int32, named name: String) throws(Failure) {
    try send(Array(text.utf8), to: descriptor, named: name)
}

/// Writes bytes to a file descriptor, all of them. Where signals are caught, it fails when one has come: whoever reads
/// a pipe may never read on.
func send(
    _ bytes: [UInt8], to descriptor: Int32, named name: String, unless signals: Signals? = nil
) throws(Failure) {
    // A pipe that has room at all takes so much without waiting.
    let most = signals == nil ? bytes.count : Int(PIPE_BUF)
    var sent = 0
    while sent < bytes.count {
        if let signals, signals.comes(beforeRoomIn: descriptor) { throw Failure("interrupted") }
        let block = bytes[sent..<min(sent + most, bytes.count)]
        let count = block.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            sent += count
        } else if errno == EPIPE {
            // A reader that has gone away wants no more, and no complaint about it.
            return
        } else if errno == EAGAIN {
            // Some programs give us a pipe that does not wait.
            waitForRoom(in: descriptor)
        } else if errno != EINTR {
            throw Failure(name, errno: errno)
        }
    }
}

private func waitForRoom(in descriptor: Int32) {
    var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&output, 1, -1)
}

extension Signals {
    /// Waits until a descriptor takes bytes or a signal has come; whether it was the signal.
    fileprivate func comes(beforeRoomIn output: Int32) -> Bool {
        var waiting = [
            pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&waiting, nfds_t(waiting.count), -1) < 0, errno == EINTR {}
        return waiting[1].revents != 0
    }
}
