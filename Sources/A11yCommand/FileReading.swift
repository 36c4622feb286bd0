import A11yModel
import Foundation

/// Reading whole files, without ever waiting for a pipe or reading a device without end.
extension Source {
    /// Reads a file, or standard input for `-`, which is then shown as `inputName`.
    init(reading path: String, inputName: String?) throws(Failure) {
        if path == FileToCheck.standardInput {
            let shown = inputName ?? FileToCheck.standardInput
            self.init(path: shown, bytes: try contents(of: STDIN_FILENO, expected: 0, path: shown))
            return
        }
        try self.init(reading: Location(path), shownAs: path)
    }

    /// Reads a file of a run: what git keeps of it, or what the disk has.
    init(_ file: FileToCheck, inputName: String?) throws(Failure) {
        if let content = file.content {
            self.init(path: file.path, bytes: content)
        } else if file.path == FileToCheck.standardInput {
            try self.init(reading: file.path, inputName: inputName)
        } else {
            try self.init(reading: file.location, shownAs: file.path)
        }
    }

    private init(reading location: Location, shownAs path: String) throws(Failure) {
        // Without `O_NONBLOCK`, opening a pipe waits for somebody to write to it.
        let descriptor = location.withPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw Failure(path, errno: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure(path, errno: errno) }
        if status.st_mode & S_IFMT == S_IFDIR { throw Failure("\(path): a folder, and not a file") }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Failure("\(path): not a file; to check what a program writes, pipe it in and name “-”")
        }
        self.init(path: path, bytes: try contents(of: descriptor, expected: Int(status.st_size), path: path))
    }
}

extension FileToCheck {
    /// How many bytes there are to check, as far as that is known before the file is opened; else 0.
    var size: Int {
        if let content { return content.count }
        var status = stat()
        guard path != FileToCheck.standardInput, location.withPath({ stat($0, &status) }) == 0 else { return 0 }
        return Int(status.st_size)
    }
}

/// Everything that can be read from a file descriptor. `expected` is a good guess at how much that is, not a limit.
func contents(of descriptor: Int32, expected: Int, path: String) throws(Failure) -> [UInt8] {
    let blockSize = 1 << 16
    var bytes: [UInt8] = []
    while true {
        // One byte more than expected, so that the end of the file is met without another block.
        let room = bytes.isEmpty && expected > 0 ? expected + 1 : blockSize
        var code: Int32 = 0
        let block = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            let got = read(descriptor, buffer.baseAddress, room)
            code = got < 0 ? errno : 0
            count = max(got, 0)
        }
        if code == EINTR { continue }
        if code != 0 { throw Failure(path, errno: code) }
        if bytes.isEmpty, block.count == expected, expected > 0 { return block }
        if block.isEmpty { return bytes }
        bytes += block
    }
}
