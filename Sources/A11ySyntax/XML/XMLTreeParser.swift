import A11yModel

/// XML 1.0 without DTDs: elements and attributes with their ranges, and the text between them.
enum XML {
    /// Parses as much as possible. Expands neither external entities nor entities of a DOCTYPE.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        var parser = XMLTreeParser(bytes, within: limits)
        parser.read()
        return parser.finished()
    }
}

/// Parses the bytes of an XML file in one pass, with the open elements on an explicit stack.
///
/// It recovers from errors: it reports what is missing, assumes the likeliest repair and continues.
struct XMLTreeParser: SyntaxParser {
    let bytes: [UInt8]
    let limits: Limits
    /// The limits that are checked for every tag and attribute.
    let (deepest, mostValues): (Int, Int)
    var position: Int
    var builder: TreeBuilder
    var problems: [Problem] = []
    var open: [OpenElement] = []
    /// The text of the open elements. Each element owns the pieces from its `firstPiece` up to those of its open child.
    var pieces: [TextPiece] = []
    /// For every name, the element that last had an attribute of this name. Detects duplicate attributes.
    var lastOwner: [Int32] = []
    var isStopped = false
    /// Whether the file breaks off inside a tag. That is reported once, and not again for every open element.
    var isCut = false
    /// The offset behind a byte order mark.
    let origin: Int
    /// The comments so far; collected only if the file contains a directive.
    var comments: [Comment] = []
    /// Whether the file contains `Comment.directivePrefix`.
    let keepsComments: Bool
    /// Whether a value stands in quotation marks of prose. It is reported once.
    var hasTypographicMark = false
    /// Whether dots stand in place of attributes. It is reported once.
    var isElided = false
    private var hasRoot = false
    private var unfinished: [Int32] = []
    private lazy var lines = LineTable(bytes)

    /// An element without its end tag so far.
    struct OpenElement {
        var index: Int32
        var nameStart: Int
        var nameEnd: Int
        var firstPiece: Int
        var hasChildren = false
        var hasVisibleText = false
    }

    /// A run of character data, or a CDATA section.
    struct TextPiece {
        var start: Int
        var end: Int
        var needsDecoding: Bool
    }

    init(_ bytes: [UInt8], within limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        (deepest, mostValues) = (limits[.nesting], limits[.values])
        origin = UTF8Text.start(of: bytes)
        position = origin
        keepsComments = bytes.offset(of: Comment.directivePrefix) != nil
        builder = TreeBuilder(expecting: bytes.count)
    }

    /// Parses to the end, or to the first limit.
    mutating func read() {
        while position < bytes.count, !isStopped {
            if bytes[position] == UInt8(ascii: "<") { markup() } else { characters(from: position) }
        }
        let end = SourceRange(bytes.count, bytes.count)
        if let last = open.last, !isCut { report(missingEnd(of: last), at: end, related: opening(of: last)) }
        unfinished = open.map(\.index)
        while !open.isEmpty { close(at: position) }
        if !hasRoot, problems.isEmpty { report("an element expected", at: end) }
    }

    /// The tree and its problems.
    func finished() -> Parsed<Tree> {
        Parsed(
            builder.tree(
                of: bytes, in: .xml, comments: comments, mayHoldDirectives: keepsComments, unfinished: unfinished),
            problems: problems)
    }

    /// The message for a missing end tag.
    mutating func missingEnd(of element: OpenElement) -> String {
        let name = name(of: element)
        return "`</\(name)>` expected: `<\(name)>` was opened on line \(lines.place(of: element.nameStart).line)"
    }

    func name(of element: OpenElement) -> String {
        String(decoding: bytes[element.nameStart..<element.nameEnd], as: UTF8.self)
    }

    /// The start tag of an element without an end tag.
    func opening(of element: OpenElement) -> RelatedPlace {
        RelatedPlace(message: "opened here", range: SourceRange(element.nameStart, element.nameEnd))
    }

    /// Whether the text occurs at an offset.
    func spells(_ text: StaticString, at offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + $0.count]) }
    }

    /// Adds an element to the innermost open one; nil if there can be none.
    mutating func add(_ record: StoredNode) -> Int32? {
        if let top = open.indices.last {
            open[top].hasChildren = true
            return builder.add(record, to: open[top].index)
        }
        guard !hasRoot else {
            let range = SourceRange(Int(record.nameStart), Int(record.nameEnd))
            report("the end of the file expected: it can have one outermost element", at: range)
            isStopped = true
            return nil
        }
        hasRoot = true
        return builder.add(record, to: nil)
    }

    /// Closes the innermost element at `end`, and stores its text.
    mutating func close(at end: Int) {
        guard let element = open.popLast() else { return }
        builder.update(element.index) { $0.end = UInt32(end) }
        guard pieces.count > element.firstPiece else { return }
        defer { pieces.removeSubrange(element.firstPiece...) }
        guard element.hasVisibleText || !element.hasChildren else { return }
        var text = ""
        for piece in pieces[element.firstPiece...] {
            let slice = bytes[piece.start..<piece.end]
            text += piece.needsDecoding ? XMLText.decoded(slice, as: .content) : String(decoding: slice, as: UTF8.self)
        }
        let payload = builder.store(text)
        builder.update(element.index) {
            $0.spelling = .stored
            $0.payload = payload
        }
    }
}
