import A11yModel
import A11ySyntax

/// A text of a file with its ranges, before its property is known.
struct LocatedText {
    let text: String
    let range: SourceRange
    let keyRange: SourceRange
}

extension LocatedText {
    /// The place of something that no text says.
    init(at place: SourceRange) { self.init(text: "", range: place, keyRange: place) }

    /// The place of a collection, without a text.
    init(collection entry: Node) {
        self.init(text: "", range: entry.range, keyRange: entry.keyRange ?? entry.range)
    }

    /// The text of an attribute.
    init(attribute: Node) {
        text = attribute.text
        range = attribute.range
        keyRange = attribute.keyRange ?? attribute.range
    }

    /// The text of `string` or `mutableString`: Xcode uses them where an attribute would lose line breaks or blanks.
    init(string node: Node) {
        let content = node.text
        text = node.attribute("base64-UTF8") == "YES" ? Base64.text(content) ?? content : content
        range = LocatedText.content(of: node)
        keyRange = node.tagRange
    }

    /// The text of an `attributedString`: its fragments, joined.
    init(attributed node: Node) {
        let fragments = node.items.filter { $0.tag == "fragment" }.compactMap(LocatedText.init(fragment:))
        text = fragments.map(\.text).joined()
        range = fragments.count == 1 ? fragments[0].range : node.range
        keyRange = node.tagRange
    }

    /// The text of a `fragment` of an `attributedString`; nil if it has no content.
    init?(fragment: Node) {
        if let content = fragment.entry("content") {
            self.init(attribute: content)
        } else if let content = fragment.items.first(where: { $0.attribute("key") == "content" }) {
            self.init(string: content)
        } else {
            return nil
        }
    }

    /// The text of an attribute, or of the `string` child with that key; nil if the object has neither.
    init?(_ key: String, of node: Node) {
        if let attribute = node.entry(key) {
            self.init(attribute: attribute)
        } else if let child = node.items.first(where: { $0.tag == "string" && $0.attribute("key") == key }) {
            self.init(string: child)
        } else {
            return nil
        }
    }

    /// Nil if the text is empty: Interface Builder writes `title=""` for a title that was never set.
    var unlessEmpty: LocatedText? { text.isEmpty ? nil : self }

    /// The range between the start tag and the end tag of an element without children.
    private static func content(of node: Node) -> SourceRange {
        let bytes = node.tree.bytes
        var start = node.tagRange.end
        for attribute in node.entries { start = attribute.range.end }
        while start < node.range.end, bytes[start] != UInt8(ascii: ">") { start += 1 }
        var end = node.range.end
        while end > start, bytes[end - 1] != UInt8(ascii: "<") { end -= 1 }
        guard start + 1 < end else { return node.range }
        return SourceRange(start + 1, end - 1)
    }
}

/// The encoding of texts that XML cannot hold (`base64-UTF8="YES"`), RFC 4648.
enum Base64 {
    /// The decoded text; nil if it is not Base64. White space and missing padding are accepted, as Xcode breaks lines
    /// and omits the padding.
    static func text(_ encoded: String) -> String? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for letter in encoded.utf8 {
            if letter == UInt8(ascii: "=") { break }
            if letter == 0x20 || letter == 0x09 || letter == 0x0A || letter == 0x0D { continue }
            guard let digit = digit(letter) else { return nil }
            bits = bits << 6 | digit
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func digit(_ letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
