import A11yModel

/// A node of a YAML or XML file, with one shape for both.
///
/// | | YAML | XML |
/// |---|---|---|
/// | `entries` | the keys of a mapping with their values | the attributes of an element |
/// | `items` | the items of a sequence | the child elements |
/// | `tag` | empty | the element's name |
/// | `text` | a scalar's text | an attribute's value, or an element's character data |
///
/// An alias of YAML looks like the node that it stands for, at its own range.
public struct Node: Sendable {
    /// The kind of a node.
    public enum Kind: UInt8, Sendable {
        /// A YAML scalar or the value of an XML attribute.
        case scalar
        /// A YAML mapping.
        case mapping
        /// A YAML sequence.
        case sequence
        /// An XML element.
        case element
    }

    /// The tree that the node belongs to.
    public let tree: Tree
    let index: Int32

    init(tree: Tree, index: Int32) {
        self.tree = tree
        self.index = index
    }

    var own: StoredNode { tree.records[Int(index)] }

    /// The record with the content. For an alias, that of the anchored node. Read in place, so that a caller loads only
    /// the fields that it asks for.
    var record: StoredNode { tree.records[Int(own.spelling == .alias ? own.payload : index)] }

    /// The kind of the node.
    public var kind: Kind { record.kind }

    /// All bytes of the node: a quoted YAML scalar with its quotation marks, an attribute's value without them.
    public var range: SourceRange { SourceRange(Int(own.start), Int(own.end)) }

    /// The name of an XML element; empty for every other node.
    public var tag: String {
        let record = record
        return record.kind == .element ? tree.names[Int(record.name)] : ""
    }

    /// The bytes of an XML element's name in its start tag; the node's range for every other node.
    public var tagRange: SourceRange {
        let record = record
        return record.kind == .element ? SourceRange(Int(record.nameStart), Int(record.nameEnd)) : range
    }

    /// The key under which this node stands in its parent, with its bytes; nil for items and child elements.
    public var key: (name: String, range: SourceRange)? {
        let own = own
        guard own.isEntry else { return nil }
        return (tree.names[Int(own.name)], SourceRange(Int(own.nameStart), Int(own.nameEnd)))
    }

    /// The bytes of the key under which this node stands in its parent; nil for items and child elements.
    public var keyRange: SourceRange? {
        let own = own
        return own.isEntry ? SourceRange(Int(own.nameStart), Int(own.nameEnd)) : nil
    }

    /// Whether a scalar is written without quotation marks. Only then can it be a number, a flag or null in YAML.
    public var isPlain: Bool {
        let spelling = record.spelling
        return spelling == .plain || spelling == .storedPlain
    }

    /// Whether the node is an alias, or enters its mapping by a merge key. Then its text is written elsewhere, and its
    /// range is that of the alias.
    public var isAlias: Bool { own.spelling == .alias }

    /// The values of a mapping or the attributes of an element, in the order of the file. Each has a `key`.
    public var entries: Children { Children(tree: tree, nextIndex: record.firstChild, areEntries: true) }

    /// The items of a sequence or the child elements of an element, in the order of the file.
    public var items: Children { Children(tree: tree, nextIndex: record.firstChild, areEntries: false) }

    /// The value of a key; nil without that key. Of a duplicate key, the first value.
    public func entry(_ key: String) -> Node? {
        var next = record.firstChild
        while next != StoredNode.none {
            let record = tree.records[Int(next)]
            if record.isEntry, tree.names[Int(record.name)] == key { return Node(tree: tree, index: next) }
            next = record.next
        }
        return nil
    }

    /// The decoded value of an attribute.
    public func attribute(_ name: String) -> String? { entry(name)?.text }

    /// A scalar's text, or an element's character data without that of its children; empty for collections.
    public var text: String {
        let record = record
        switch record.spelling {
        case .stored, .storedPlain: return tree.texts[Int(record.payload)]
        case .alias: return ""
        case .plain, .quoted, .escaped:
            guard record.kind == .scalar else { return "" }
            let quote = record.spelling == .quoted ? 1 : 0
            let range = Int(record.start) + quote..<Int(record.end) - quote
            if record.spelling == .escaped { return XMLText.decoded(tree.bytes[range]) }
            return tree.bytes.withUnsafeBufferPointer { bytes in
                String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
            }
        }
    }

    /// Whether the node is null in YAML: empty, `~` or `null`, without quotation marks. It decodes to nil.
    public var isAbsent: Bool {
        kind == .scalar && isPlain && tree.syntax == .yaml && ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// A sequence of siblings. Nodes are created while iterating; nothing is stored.
    public struct Children: Sequence, IteratorProtocol, Sendable {
        let tree: Tree
        var nextIndex: Int32
        let areEntries: Bool

        init(tree: Tree, nextIndex: Int32, areEntries: Bool) {
            self.tree = tree
            self.nextIndex = nextIndex
            self.areEntries = areEntries
        }

        /// The next sibling of the requested kind.
        public mutating func next() -> Node? {
            while nextIndex != StoredNode.none {
                let index = nextIndex
                let record = tree.records[Int(index)]
                nextIndex = record.next
                if record.isEntry == areEntries { return Node(tree: tree, index: index) }
            }
            return nil
        }
    }
}
