import A11ySyntax

/// The JSON description that stands somewhere in a text.
enum CapturedJSON {
    /// Keys that the elements of WebDriverAgent, idb and AXe have, and little else.
    static let keys = ["AXLabel", "AXFrame", "AXUniqueId", "rawIdentifier", "isEnabled", "role_description"]
    /// Brackets that may be left open before the description, at most.
    private static let mostOpen = 20

    /// The text with blanks for all that stands around the description; nil where there is none. Where it is quoted
    /// itself, the description alone. Cost: linear in the bytes.
    static func alone(in bytes: [UInt8]) -> [UInt8]? {
        guard let mark = keys.compactMap({ bytes.offset(of: "\"\($0)\"") }).min() else {
            return keys.contains { bytes.offset(of: "\\\"\($0)\\\"") != nil } ? Escapes.unquoted(bytes) : nil
        }
        guard let slice = slice(around: mark, in: bytes) else { return nil }
        var text = bytes.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        text.replaceSubrange(slice, with: bytes[slice])
        return text
    }

    /// The outermost collection around a place. One that is left open ends with the text.
    private static func slice(around mark: Int, in bytes: [UInt8]) -> Range<Int>? {
        var open: [Int] = []
        var index = 0
        while index < mark, open.count < mostOpen {
            guard beginsCollection(at: index, in: bytes) else {
                index += 1
                continue
            }
            guard let end = end(from: index, in: bytes) else {
                open.append(index)
                index += 1
                continue
            }
            if end > mark { return index..<end }
            index = end
        }
        return open.first.map { $0..<bytes.count }
    }

    /// Whether a bracket stands there and behind it what JSON allows: a word in brackets is none.
    private static func beginsCollection(at index: Int, in bytes: [UInt8]) -> Bool {
        let followers: String
        switch bytes[index] {
        case UInt8(ascii: "{"): followers = "\""
        case UInt8(ascii: "["): followers = "{["
        default: return false
        }
        let next = bytes[(index + 1)...].first { $0 > 0x20 }
        return next.map(followers.utf8.contains) ?? false
    }

    /// The byte behind the bracket that closes the one there; nil where none does.
    private static func end(from start: Int, in bytes: [UInt8]) -> Int? {
        var depth = 0
        var isQuoted = false
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isQuoted: index += 1
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "{") where !isQuoted, UInt8(ascii: "[") where !isQuoted: depth += 1
            case UInt8(ascii: "}") where !isQuoted, UInt8(ascii: "]") where !isQuoted: depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }
}
