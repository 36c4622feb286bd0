/// One file as it was handed to us: where it is from, and its bytes.
package struct Source: Sendable {
    /// The path shown in reports; `-` for standard input without a name.
    package let path: String
    /// The file's bytes, not yet decoded.
    package let bytes: [UInt8]

    /// A source of these bytes, shown as `path`.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The bytes as UTF-8.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A source of a text, encoded as UTF-8.
    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}

extension Source {
    /// What stands behind the last dot of the path's name, in small letters; empty without a dot.
    package var `extension`: String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Whether there is any sign that the file is meant to describe a screen in our own format: its key or its tag.
    /// Cost: linear in the bytes.
    package var mentionsScreen: Bool {
        let word = Array("screen".utf8)
        var index = 0
        while index + word.count < bytes.count {
            defer { index += 1 }
            guard bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) else { continue }
            let end = bytes[index + word.count] == UInt8(ascii: "s") ? index + word.count + 1 : index + word.count
            if isKey(from: index, to: end) { return true }
        }
        return false
    }

    /// Whether a word is a tag, or a key that can stand outermost.
    private func isKey(from start: Int, to end: Int) -> Bool {
        func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0x0A }
        let isQuoted = byte(start - 1) == UInt8(ascii: "\"")
        if byte(start - 1) == UInt8(ascii: "<") { return byte(end) <= 0x20 || byte(end) == UInt8(ascii: ">") }
        let isFirst = byte(start - 1) == 0x20 && byte(start - 2) == UInt8(ascii: "{")
        let opensLine = [0x0A, UInt8(ascii: "{"), 0xBF].contains(byte(start - 1))
        return isQuoted
            ? byte(end) == UInt8(ascii: "\"") && [0x20, UInt8(ascii: ":")].contains(byte(end + 1))
            : (isFirst || opensLine) && byte(end) == UInt8(ascii: ":")
    }
}
