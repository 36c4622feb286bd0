import A11yModel

/// A parsed file as flat arrays. Nodes refer to each other by index, so freeing a deep tree cannot overflow the stack,
/// and a node needs no allocation.
///
/// A class, because every `Node` refers to its tree and the arrays must not be copied. It never changes once built.
public final class Tree: Sendable {
    /// The syntax of the file.
    public let syntax: Syntax
    /// The UTF-8 text that the ranges count in.
    public let bytes: [UInt8]
    let records: [StoredNode]
    /// Every tag and key of the file, each once, so that a table lookup by name happens once per name.
    public let names: [String]
    let texts: [String]
    /// The comments, in the order of the file; empty unless the file contains `Comment.directivePrefix`.
    public let comments: [Comment]
    /// Whether the file may contain `Comment.directivePrefix`.
    public let mayHoldDirectives: Bool
    /// The ranges of the nodes that were still open where the file breaks off.
    public let unfinished: [SourceRange]

    init(
        syntax: Syntax, bytes: [UInt8], records: [StoredNode], names: [String], texts: [String],
        comments: [Comment] = [], mayHoldDirectives: Bool = true, unfinished: [SourceRange] = []
    ) {
        self.syntax = syntax
        self.bytes = bytes
        self.records = records
        self.names = names
        self.texts = texts
        self.comments = comments
        self.mayHoldDirectives = mayHoldDirectives
        self.unfinished = unfinished
    }

    /// The same nodes as the beginning of a longer text. What ends where this one does may go on there: only XML says
    /// where an element ends.
    func broken(offIn text: [UInt8]) -> Tree {
        var open = unfinished
        var last = syntax == .xml ? nil : roots.last
        while let node = last, !node.isAlias {
            if node.kind != .scalar, !open.contains(node.range) { open.append(node.range) }
            last = Array(node.entries).last ?? Array(node.items).last
        }
        return Tree(
            syntax: syntax, bytes: text, records: records, names: names, texts: texts,
            comments: comments, unfinished: open)
    }

    /// The same nodes, with these ranges of nodes that were still open where the file breaks off.
    func broken(off unfinished: [SourceRange]) -> Tree {
        Tree(
            syntax: syntax, bytes: bytes, records: records, names: names, texts: texts,
            comments: comments, unfinished: unfinished)
    }

    /// The documents of a YAML stream, or the one root element of an XML file; empty if nothing could be parsed.
    public var roots: [Node] {
        var found: [Node] = []
        var next: Int32 = records.isEmpty ? StoredNode.none : 0
        while next != StoredNode.none {
            found.append(Node(tree: self, index: next))
            next = records[Int(next)].next
        }
        return found
    }
}

/// A stored node. Offsets count bytes; 4 GiB exceeds every limit on files.
struct StoredNode: Equatable, Sendable {
    static var none: Int32 { -1 }

    var kind: Node.Kind
    /// Where `text` comes from.
    var spelling: Spelling = .plain
    /// Whether `name` is the key of this node in its parent.
    var isEntry = false
    var start: UInt32
    var end: UInt32
    /// The key of an entry or attribute, or the tag of an XML element, as an index into `names`; -1 without one.
    var name: Int32 = StoredNode.none
    var nameStart: UInt32 = 0
    var nameEnd: UInt32 = 0
    var firstChild: Int32 = StoredNode.none
    var next: Int32 = StoredNode.none
    /// `.stored`: the index into `texts`. `.alias`: the index of the anchored node. For a parent that is being built:
    /// the index of its last child.
    var payload: Int32 = StoredNode.none

    /// Where a scalar's text comes from.
    enum Spelling: UInt8, Sendable {
        /// The bytes of the range. In YAML, an unquoted scalar.
        case plain
        /// The bytes of the range without its quotation marks, without decoding.
        case quoted
        /// Decoded while parsing, and stored in `texts`.
        case stored
        /// Like `stored`, for an unquoted scalar.
        case storedPlain
        /// XML: the bytes of the range, with entities and line breaks decoded on access.
        case escaped
        /// YAML: refers to another node.
        case alias
    }
}
