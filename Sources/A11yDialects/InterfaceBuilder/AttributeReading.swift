import A11yModel
import A11ySyntax

/// The values that Interface Builder writes into attributes.
extension Node {
    /// `YES` or `NO`; nil for anything else.
    var flag: Bool? {
        if says("YES") { return true }
        return says("NO") ? false : nil
    }

    /// A finite number; nil for anything else.
    var number: Double? {
        guard let number = decimal ?? Double(text), number.isFinite else { return nil }
        return number
    }
}

/// The bytes of a property that several attributes of one tag make up, such as a frame.
struct AttributeSpan {
    private let node: Node
    private var first: Node?
    private var last: Node?

    init(of node: Node) { self.node = node }

    /// Counts an attribute in; they come in the order of the file.
    mutating func add(_ attribute: Node) {
        first = first ?? attribute
        last = attribute
    }

    /// Whether no attribute belongs to the property.
    var isEmpty: Bool { first == nil }

    /// From the first attribute's name to the last one's closing quotation mark; the tag where there is no attribute.
    var range: SourceRange {
        guard let first, let last else { return node.tagRange }
        let end = last.range.end
        let bytes = node.tree.bytes
        let isClosed = end < bytes.count && (bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'"))
        return SourceRange(first.key?.range.start ?? first.range.start, isClosed ? end + 1 : end)
    }
}
