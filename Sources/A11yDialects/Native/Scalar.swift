import A11yModel
import A11ySyntax

/// A text with its bytes, and the readings that its spelling allows.
struct Scalar {
    /// How it is written, which decides what it can mean besides a text.
    enum Spelling {
        /// In YAML without quotation marks.
        case plain
        /// In YAML with quotation marks: a text and nothing else.
        case quoted
        /// In an XML attribute, or a part of one.
        case attribute
    }

    /// Beyond this magnitude no number of a screen makes sense, and arithmetic on it would leave the range of `Int`.
    static let largestNumber = 1e9

    let text: String
    let range: SourceRange
    let spelling: Spelling

    /// Whether YAML means nothing by it.
    var isNull: Bool { spelling == .plain && ["", "~", "null", "Null", "NULL"].contains(text) }

    /// A yes or no; Interface Builder's words for it in XML too.
    var flag: Bool? {
        switch (text, spelling) {
        case ("true", .plain), ("True", .plain), ("TRUE", .plain), ("true", .attribute), ("YES", .attribute): true
        case ("false", .plain), ("False", .plain), ("FALSE", .plain), ("false", .attribute), ("NO", .attribute): false
        default: nil
        }
    }

    /// A number of bearable size.
    var number: Double? {
        guard spelling != .quoted, let number = Double(text) else { return nil }
        return number.magnitude <= Scalar.largestNumber ? number : nil
    }
}

extension Scalar {
    /// The scalar that a YAML node is; nil for a collection.
    init?(_ node: Node) {
        guard node.kind == .scalar else { return nil }
        self.init(text: node.text, range: node.range, spelling: node.isPlain ? .plain : .quoted)
    }

    /// The items of a list in an attribute: separated by commas where there is one, else by white space.
    static func list(inAttribute node: Node) -> [Scalar] {
        let whole = Scalar(text: node.text, range: node.range, spelling: .attribute)
        let items = whole.split { $0 == UInt8(ascii: ",") }
        return items.count > 1 ? items.filter { !$0.text.isEmpty } : whole.words
    }

    /// The parts between white space.
    var words: [Scalar] { split(isBlank).filter { !$0.text.isEmpty } }

    /// The parts between the bytes that separate, without the white space around them.
    func split(_ separates: (UInt8) -> Bool) -> [Scalar] {
        let bytes = Array(text.utf8)
        // References such as `&amp;` make the text shorter than its bytes; a part then stands at the whole attribute.
        let isVerbatim = bytes.count == range.end - range.start
        return bytes.split(omittingEmptySubsequences: false, whereSeparator: separates).map { part in
            let start = part.firstIndex { !isBlank($0) } ?? part.endIndex
            let end = part.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
            return Scalar(
                text: String(decoding: bytes[start..<end], as: UTF8.self),
                range: isVerbatim ? SourceRange(range.start + start, range.start + end) : range,
                spelling: spelling)
        }
    }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
