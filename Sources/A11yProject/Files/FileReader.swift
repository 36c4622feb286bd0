import A11yModel
import Foundation

/// Reads whole files up to a limit, and never blocks on a pipe.
extension Source {
    /// Reads a file, or standard input for `-`, which is then shown as `inputName`.
    package init(reading path: String, inputName: String?, upTo most: Int = Limits.usual.bytes) throws(Failure) {
        if path == FileToCheck.standardInput {
            let shown = inputName ?? FileToCheck.standardInput
            self.init(
                path: shown, bytes: try contents(of: RunContext.current.input, expected: 0, upTo: most, path: shown))
            return
        }
        try self.init(reading: Location(path), shownAs: path, upTo: most)
    }

    /// Reads a file of a run: the content from git if it has one, else from the disk.
    package init(_ file: FileToCheck, inputName: String?, upTo most: Int) throws(Failure) {
        if let content = file.content {
            self.init(path: file.path, bytes: content)
        } else if file.path == FileToCheck.standardInput {
            try self.init(reading: file.path, inputName: inputName, upTo: most)
        } else {
            try self.init(reading: file.location, shownAs: file.path, upTo: most)
        }
    }

    /// Reads the file at a location.
    init(reading location: Location, shownAs path: String, upTo most: Int) throws(Failure) {
        // Without `O_NONBLOCK`, opening a pipe waits for a writer.
        let descriptor = location.withPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw Failure(unread: path, errno: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure(path, errno: errno) }
        if status.st_mode & S_IFMT == S_IFDIR {
            let content = path.hasSuffix(".vodesign") ? "; its screens are in \(path)/document.json" : ""
            throw Failure("\(path): a folder, and not a file\(content)")
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Failure("\(path): not a file; to check what a program writes, pipe it in and name “-”")
        }
        let size = Int(status.st_size)
        self.init(path: path, bytes: try contents(of: descriptor, expected: size, upTo: most, path: path))
    }
}

extension FileToCheck {
    /// The size in bytes, if it is known before the file is opened; else 0.
    package var size: Int {
        if let content { return content.count }
        var status = stat()
        guard path != FileToCheck.standardInput, location.withPath({ stat($0, &status) }) == 0 else { return 0 }
        return Int(status.st_size)
    }
}

/// Everything that can be read from a file descriptor. `expected` is a good guess at how much that is, not a limit;
/// more bytes than `most` are an error.
package func contents(of descriptor: Int32, expected: Int, upTo most: Int = .max, path: String) throws(Failure)
    -> [UInt8]
{
    let tooLarge =
        "\(path): larger than \(most >> 20) MiB, the most that is read; a configuration can raise it, by "
        + "“limits: { \(Limit.fileSize.rawValue): … }”"
    // Before room is made for it: a file can claim any size.
    guard expected <= most else { throw Failure(tooLarge) }
    let blockSize = 1 << 16
    var bytes: [UInt8] = []
    while true {
        // One byte more than expected, so that the end of the file is met without another block.
        let room = bytes.isEmpty && expected > 0 ? expected + 1 : blockSize
        let block = try nextBytes(of: descriptor, upTo: room, path: path)
        if bytes.isEmpty, block.count == expected, expected > 0 { return block }
        if block.isEmpty { return bytes }
        guard block.count <= most - bytes.count else { throw Failure(tooLarge) }
        bytes += block
    }
}

/// Some bytes that can be read from a file descriptor, once there are any; empty at the end.
package func nextBytes(of descriptor: Int32, upTo room: Int, path: String) throws(Failure) -> [UInt8] {
    while true {
        var code: Int32 = 0
        let block = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            let got = read(descriptor, buffer.baseAddress, room)
            code = got < 0 ? errno : 0
            count = max(got, 0)
        }
        switch code {
        case 0: return block
        case EINTR: continue
        case EAGAIN:
            var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&input, 1, -1)
        default: throw Failure(path, errno: code)
        }
    }
}

/// The string tables that Xcode keeps next to an Interface Builder file.
package enum StringTableFiles {
    /// Ends of the names of files that have tables.
    private static let localised: Set<String> = ["storyboard", "xib"]

    /// The tables of the file at a path, sorted by path: `<language>.lproj/<name>.strings` and catalogues next to its
    /// own `.lproj`. Unreadable tables are skipped. Tables are read from the disk even if the file's content is from
    /// git: they only settle doubts, and seldom differ.
    package static func sources(beside path: String) -> [Source] {
        let file = URL(filePath: path)
        let own = file.deletingLastPathComponent()
        guard localised.contains(file.pathExtension), own.pathExtension == "lproj" else { return [] }
        guard path.hasSuffix("\(own.lastPathComponent)/\(file.lastPathComponent)") else { return [] }
        let name = file.deletingPathExtension().lastPathComponent
        let folder = String(path.dropLast(own.lastPathComponent.count + 1 + file.lastPathComponent.count))
        let searched = RunContext.current.resolve(folder.isEmpty ? "." : folder)
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: searched)) ?? []
        let tables = entries.filter { $0.hasSuffix(".lproj") }.flatMap { language in
            ["strings", "xcstrings"].map { "\(folder)\(language)/\(name).\($0)" }
        }
        let all = tables + ["\(folder)\(name).xcstrings"]
        return all.sorted().compactMap { try? Source(reading: $0, inputName: nil) }
    }
}
