import A11yModel

/// A parsed file as flat arrays: nodes refer to each other by index, so a deep file cannot overflow the stack when it
/// is freed, and a node costs no allocation.
///
/// A class, because every `Node` refers to its tree and the arrays must not be copied; it never changes once built.
package final class Tree: Sendable {
    /// The language that the file is written in.
    package let syntax: Syntax
    /// The UTF-8 text that the ranges count in.
    package let bytes: [UInt8]
    let records: [Record]
    /// Every tag and key of the file, each once: what looks them all up in a table does so once for each of these.
    package let names: [String]
    let texts: [String]
    /// The comments, in the order of the file; none of a file that does not hold `Comment.directivePrefix`.
    package let comments: [Comment]
    /// The bytes of what was still open where the file breaks off: more may belong to it.
    package let unfinished: [SourceRange]
    let paths = NodePaths()

    init(
        syntax: Syntax, bytes: [UInt8], records: [Record], names: [String], texts: [String], comments: [Comment] = [],
        unfinished: [SourceRange] = []
    ) {
        self.syntax = syntax
        self.bytes = bytes
        self.records = records
        self.names = names
        self.texts = texts
        self.comments = comments
        self.unfinished = unfinished
    }

    /// The documents of a YAML stream, or the one root element of an XML file; empty where nothing could be read.
    package var roots: [Node] {
        var found: [Node] = []
        var next: Int32 = records.isEmpty ? Record.none : 0
        while next != Record.none {
            found.append(Node(tree: self, index: next))
            next = records[Int(next)].next
        }
        return found
    }
}

/// What the tree stores of a node. Offsets count bytes; 4 GiB is beyond every limit on files.
struct Record: Sendable {
    static let none: Int32 = -1

    var kind: Node.Kind
    /// How `text` is found.
    var spelling: Spelling = .plain
    /// Whether `name` is the key under which this node stands in its parent.
    var isEntry = false
    var start: UInt32
    var end: UInt32
    /// The key of an entry or attribute, or the tag of an XML element: an index into `names`; -1 without one.
    var name: Int32 = Record.none
    var nameStart: UInt32 = 0
    var nameEnd: UInt32 = 0
    var firstChild: Int32 = Record.none
    var next: Int32 = Record.none
    /// `.stored`: the index into `texts`. `.alias`: the index of the anchored node. Of what has children, as long as
    /// it gets more of them: the index of the last.
    var payload: Int32 = Record.none

    /// How a scalar's text is found.
    enum Spelling: UInt8, Sendable {
        /// The bytes of the range, as they are; an unquoted scalar in YAML.
        case plain
        /// The bytes of the range without its quotation marks, which need no decoding.
        case quoted
        /// Decoded while parsing: in `texts`.
        case stored
        /// Decoded while parsing, and not quoted.
        case storedPlain
        /// XML: the bytes of the range, whose entities and line breaks are decoded when they are asked for.
        case escaped
        /// YAML: stands for another node.
        case alias
    }
}
