/// Undoing the quoting of texts that are embedded in other formats.
public enum Escapes {
    /// A text that contains a JSON or Swift literal, with its escapes decoded. The text around the literal is kept: the
    /// search for a description skips it. Cost: linear in the bytes.
    public static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
                text.append(bytes[index])
                index += 1
                continue
            }
            switch bytes[index + 1] {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"):
                let (units, end) = units(from: index, in: bytes)
                text += Array(String(decoding: units, as: UTF16.self).utf8)
                index = end - 2
            case let byte where "\"'\\/".utf8.contains(byte): text.append(byte)
            case let byte: text += [bytes[index], byte]
            }
            index += 2
        }
        return text
    }

    /// The code units of a run of escapes such as `\u00e9`, and the end of the run. Two units may form one character.
    private static func units(from start: Int, in bytes: [UInt8]) -> (units: [UInt16], end: Int) {
        var units: [UInt16] = []
        var index = start
        while index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
            let unit = UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
        {
            units.append(unit)
            index += 6
        }
        return (units, max(index, start + 2))
    }

    /// The characters with predefined entities, with every spelling of each. `&` is last, since the others begin with
    /// it.
    private static let entities: [(name: [UInt8], byte: UInt8)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#x27;", "'"), ("&#39;", "'"),
        ("&apos;", "'"), ("&#10;", "\n"), ("&#xA;", "\n"), ("&amp;", "&"),
    ].map { (name: String, byte: Unicode.Scalar) in (Array(name.utf8), UInt8(ascii: byte)) }

    /// A text without the escaping of HTML or XML.
    public static func withoutMarkup(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let rest = bytes[index...]
            let entity = bytes[index] == UInt8(ascii: "&") ? entities.first { rest.starts(with: $0.name) } : nil
            text.append(entity?.byte ?? bytes[index])
            index += entity?.name.count ?? 1
        }
        return text
    }
}
