import A11yModel
import A11ySyntax

/// A text of the file with its bytes, before it is known which property it belongs to.
struct Written {
    let text: String
    let range: SourceRange
    let keyRange: SourceRange

    init(text: String, range: SourceRange, keyRange: SourceRange) {
        self.text = text
        self.range = range
        self.keyRange = keyRange
    }

    /// The text of an attribute.
    init(attribute: Node) {
        text = attribute.text
        range = attribute.range
        keyRange = attribute.key?.range ?? attribute.range
    }

    /// The text of `string` or `mutableString`: Xcode uses them where an attribute would lose line breaks or blanks.
    init(string node: Node) {
        let content = node.text
        text = node.attribute("base64-UTF8") == "YES" ? Base64.text(content) ?? content : content
        range = Written.content(of: node)
        keyRange = node.tagRange
    }

    /// The text of an `attributedString`: its fragments, joined.
    init(attributed node: Node) {
        let fragments = node.items.filter { $0.tag == "fragment" }.compactMap(Written.init(fragment:))
        text = fragments.map(\.text).joined()
        range = fragments.count == 1 ? fragments[0].range : node.range
        keyRange = node.tagRange
    }

    /// The text of a `fragment` of an `attributedString`; nil for one without content.
    init?(fragment: Node) {
        if let content = fragment.entry("content") {
            self.init(attribute: content)
        } else if let content = fragment.items.first(where: { $0.attribute("key") == "content" }) {
            self.init(string: content)
        } else {
            return nil
        }
    }

    /// The attribute, or the child of that key, whichever the object has.
    init?(_ key: String, of node: Node) {
        if let attribute = node.entry(key) {
            self.init(attribute: attribute)
        } else if let child = node.items.first(where: { $0.tag == "string" && $0.attribute("key") == key }) {
            self.init(string: child)
        } else {
            return nil
        }
    }

    /// Nil where there is nothing to read: Interface Builder writes `title=""` for a title that was never set.
    var unlessEmpty: Written? { text.isEmpty ? nil : self }

    /// The bytes between the start tag and the end tag of an element that holds text alone.
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
