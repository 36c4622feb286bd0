import Foundation

/// Writes texts to streams and files: all of them, or none of the files. Streams are written before files are moved
/// into place, because what was sent cannot be taken back. A signal that would end the program waits until this is
/// done.
package func publish(_ reports: [RenderedReport]) throws(Failure) {
    let streams = reports.filter { if case .file = $0.target { false } else { true } }
    if streams.count == reports.count {
        for stream in streams { try stream.send() }
        return
    }
    try Signals.waiting { signals throws(Failure) in
        var staged: [StagedFile] = []
        do throws(Failure) {
            for report in reports {
                guard case .file(let path) = report.target else { continue }
                staged.append(try StagedFile(report, at: path))
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

extension RenderedReport {
    /// Writes the text to its stream; fails if a signal comes while signals are caught. A file is not written.
    fileprivate func send(unless signals: Signals? = nil) throws(Failure) {
        switch target {
        case .standardOutput:
            try sendBytes(bytes, to: RunContext.current.output, named: "standard output", unless: signals)
        case .stream(let path):
            let descriptor = Location(path).withPath { open($0, O_WRONLY | O_CLOEXEC) }
            guard descriptor >= 0 else { throw Failure(path, errno: errno) }
            defer { close(descriptor) }
            try sendBytes(bytes, to: descriptor, named: path, unless: signals)
        case .file: break
        }
    }
}

/// Writes a text to a file descriptor, all of it.
package func send(_ text: String, to descriptor: Int32, named name: String) throws(Failure) {
    try sendBytes(Array(text.utf8), to: descriptor, named: name)
}

/// Writes bytes to a file descriptor, all of them. Fails if a signal comes while signals are caught: the reader of a
/// pipe may have stopped reading. False if the reader closed the pipe, which is no error: it has read enough.
@discardableResult
package func sendBytes(
    _ bytes: [UInt8], to descriptor: Int32, named name: String, unless signals: Signals? = nil
) throws(Failure) -> Bool {
    // A pipe that is ready takes this much without blocking.
    let most = signals == nil ? bytes.count : Int(PIPE_BUF)
    var sent = 0
    while sent < bytes.count {
        if let signals, signals.comes(beforeRoomIn: descriptor) { throw Failure("interrupted") }
        let block = bytes[sent..<min(sent + most, bytes.count)]
        let count = block.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            sent += count
        } else if errno == EPIPE {
            return false
        } else if errno == EAGAIN {
            // Some programs give us a pipe in nonblocking mode.
            waitForRoom(in: descriptor)
        } else if errno != EINTR {
            throw Failure(name, errno: errno)
        }
    }
    return true
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
