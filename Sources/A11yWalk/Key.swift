/// A key of a terminal's keyboard, as far as a walk tells keys apart.
enum Key: Hashable, Sendable {
    case character(Character)
    case up, down, left, right, home, end
    case tab, backTab, enter, escape
    /// Ctrl-D, and Ctrl-C where the terminal hands it on as a character.
    case cancel
}

/// Turns the bytes that a terminal sends into keys, wherever the bytes are cut.
///
/// Escape sequences are those that ECMA-48 and xterm have in common. What is no known key gives nothing, and what is no
/// sequence and no UTF-8 is skipped byte by byte, so that nothing pasted can stop the reading.
struct KeyParser {
    private var pending: [UInt8] = []

    /// Whether the last bytes may be the beginning of a longer key: a lone Esc, half a character. Then a pause decides.
    var isWaiting: Bool { !pending.isEmpty }

    /// The keys that are complete with these bytes.
    mutating func keys(from bytes: [UInt8]) -> [Key] {
        pending += bytes
        return takeKeys()
    }

    /// The keys of what was left when no more bytes came for a while: a lone Esc is one, half a sequence is none.
    mutating func keysAfterPause() -> [Key] {
        defer { pending = [] }
        return pending == [KeyParser.escape] ? [.escape] : []
    }

    private mutating func takeKeys() -> [Key] {
        var keys: [Key] = []
        var rest = pending[...]
        while let (key, length) = KeyParser.first(in: rest) {
            if let key { keys.append(key) }
            rest = rest.dropFirst(length)
        }
        pending = Array(rest)
        return keys
    }

    /// The first key with the number of its bytes, a nil key for bytes that are none; nil where more bytes are needed.
    private static func first(in bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
        guard let lead = bytes.first else { return nil }
        switch lead {
        case escape: return sequence(in: bytes)
        case 0x03, 0x04: return (.cancel, 1)
        case 0x09: return (.tab, 1)
        case 0x0A, 0x0D: return (.enter, 1)
        case 0x00..<0x20, 0x7F: return (nil, 1)
        default: return character(in: bytes)
        }
    }

    private static let escape: UInt8 = 0x1B
    /// Bytes after which a sequence without an end is given up. Those that keys send have some ten at most.
    private static let longestSequence = 32
}

extension KeyParser {
    private static func sequence(in bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
        guard let second = bytes.dropFirst().first else { return nil }
        switch second {
        case UInt8(ascii: "["): return controlSequence(in: bytes)
        case UInt8(ascii: "O"):
            guard let final = bytes.dropFirst(2).first else { return nil }
            // Only what can be a final byte belongs to it.
            return 0x40...0x7E ~= final ? (key(final: final, parameters: ""), 3) : (nil, 2)
        // Esc, and right behind it another key.
        default: return (.escape, 1)
        }
    }

    /// Esc, `[`, parameters, and the byte that ends it.
    private static func controlSequence(in bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
        let inside = bytes.dropFirst(2)
        let parameters = inside.prefix { 0x20...0x3F ~= $0 }
        let length = 2 + parameters.count
        guard length < longestSequence else { return (nil, length) }
        guard let final = inside.dropFirst(parameters.count).first else { return nil }
        // A control character or a letter with marks breaks the sequence off and is read for itself.
        guard 0x40...0x7E ~= final else { return (nil, length) }
        return (key(final: final, parameters: String(decoding: parameters, as: UTF8.self)), length + 1)
    }

    private static func key(final: UInt8, parameters: String) -> Key? {
        switch Character(Unicode.Scalar(final)) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "H": .home
        case "F": .end
        case "M": parameters.isEmpty ? .enter : nil
        case "Z": .backTab
        // Behind the number of the key come those of Shift and its like.
        case "~": [Substring("1"): .home, "7": .home, "4": .end, "8": .end][parameters.prefix { $0 != ";" }]
        default: nil
        }
    }

    private static func character(in bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
        guard let lead = bytes.first, let length = lengthOfCharacter(lead) else { return (nil, 1) }
        let own = bytes.prefix(length)
        let following = own.dropFirst().prefix { $0 & 0b1100_0000 == 0b1000_0000 }
        if 1 + following.count < own.count { return (nil, 1 + following.count) }
        if own.count < length { return nil }
        guard let text = String(validating: own, as: UTF8.self), let character = text.first else { return (nil, 1) }
        return (.character(character), length)
    }

    /// How many bytes a character has whose first byte this is; nil where none begins so.
    private static func lengthOfCharacter(_ lead: UInt8) -> Int? {
        switch lead {
        case 0x00..<0x80: 1
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: nil
        }
    }
}
