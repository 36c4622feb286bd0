import Foundation

/// A path as the system knows it: bytes without a zero, which need be no text.
struct Location: Hashable, Sendable {
    let bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    init(_ path: String) { self.init(path.utf8) }

    /// The place of a name in a folder; the current folder is not written.
    func appending(_ name: some Collection<UInt8>) -> Location {
        let slash = UInt8(ascii: "/")
        if bytes == [UInt8(ascii: ".")] { return Location(name) }
        return Location(bytes + (bytes.last == slash ? [] : [slash]) + name)
    }

    /// The last name.
    var name: [UInt8] { bytes.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? [] }

    /// As it is shown: composed, and with `\xE9` for a byte that belongs to no character.
    var shown: String {
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        var text = ""
        var rest = bytes[...]
        while !rest.isEmpty {
            let good = Location.lengthOfText(in: rest)
            text += String(decoding: rest.prefix(good), as: UTF8.self)
            rest = rest.dropFirst(good)
            guard let bad = rest.popFirst() else { break }
            text += "\\x" + String(bad, radix: 16, uppercase: true)
        }
        return text.precomposedStringWithCanonicalMapping
    }

    /// How many bytes are UTF-8 before the first that is not.
    private static func lengthOfText(in bytes: ArraySlice<UInt8>) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var length = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { length += UTF8.width(scalar) }
        return length
    }

    /// Calls a function of the system with the path.
    func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let start = bytes.first == UInt8(ascii: "/") ? "" : RunContext.current.resolve("")
        let characters = (Array(start.utf8) + bytes).map { CChar(bitPattern: $0) } + [0]
        return characters.withUnsafeBufferPointer { buffer in
            // The buffer has a zero at least, and so an address.
            buffer.baseAddress.map(body) ?? "".withCString(body)
        }
    }
}

/// Identifies a file of this machine, whatever its name and the links to it.
package struct FileIdentity: Hashable {
    private let device: dev_t
    private let number: ino_t

    /// The identity of the file at a path; nil without a file.
    package init?(_ path: String) { self.init(Location(path)) }

    /// The identity of the file at a location; nil without a file.
    init?(_ location: Location) {
        var status = stat()
        guard location.withPath({ stat($0, &status) }) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }
}
