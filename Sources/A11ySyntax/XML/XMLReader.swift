import A11yModel

/// Goes through the bytes of an XML file once, from front to back, with the open elements on a stack of its own.
///
/// It mends what people break: where something is missing it says so, takes the likeliest reading and goes on.
struct XMLReader: SyntaxReader {
    let bytes: [UInt8]
    let limits: Limits
    /// Those that every tag or attribute is compared with.
    let (deepest, mostValues): (Int, Int)
    var position: Int
    var builder: TreeBuilder
    var problems: [Problem] = []
    var open: [OpenElement] = []
    /// The text of the open elements; each owns the pieces from its `firstPiece` up to those of its open child.
    var pieces: [Piece] = []
    /// For every name the element that last had an attribute of this name, to tell an attribute's second.
    var lastOwner: [Int32] = []
    var isStopped = false
    /// Whether the file breaks off inside a tag: that is said once, and not again of all that is open.
    var isCut = false
    /// The first byte after a byte order mark.
    let origin: Int
    /// The comments so far; kept only of files that hold one for us.
    var comments: [Comment] = []
    let keepsComments: Bool
    private var hasRoot = false
    private var unfinished: [Int32] = []
    private lazy var lines = LineTable(bytes)

    /// An element whose end tag is still to come.
    struct OpenElement {
        var index: Int32
        var nameStart: Int
        var nameEnd: Int
        var firstPiece: Int
        var hasChildren = false
        var hasVisibleText = false
    }

    /// A run of character data, or a CDATA section.
    struct Piece {
        var start: Int
        var end: Int
        var needsDecoding: Bool
    }

    init(_ bytes: [UInt8], within limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        (deepest, mostValues) = (limits[.nesting], limits[.values])
        origin = bytes.starts(with: UTF8Text.byteOrderMark) ? UTF8Text.byteOrderMark.count : 0
        position = origin
        keepsComments = bytes.offset(of: Comment.directivePrefix) != nil
        builder = TreeBuilder(expecting: bytes.count)
    }

    /// Reads to the end, or to where it is not worth reading on.
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

    /// The tree and what was met.
    func finished() -> Parsed<Tree> {
        Parsed(
            builder.tree(of: bytes, in: .xml, comments: comments, unfinished: unfinished), problems: problems)
    }

    /// The sentence for an end tag that did not come.
    mutating func missingEnd(of element: OpenElement) -> String {
        let name = name(of: element)
        return "`</\(name)>` expected: `<\(name)>` was opened on line \(lines.place(of: element.nameStart).line)"
    }

    func name(of element: OpenElement) -> String {
        String(decoding: bytes[element.nameStart..<element.nameEnd], as: UTF8.self)
    }

    /// Where an element begins whose end is missing.
    func opening(of element: OpenElement) -> RelatedPlace {
        RelatedPlace(message: "opened here", range: SourceRange(element.nameStart, element.nameEnd))
    }

    /// Whether the bytes at an offset are these.
    func spells(_ text: StaticString, at offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + $0.count]) }
    }

    /// Adds an element to the innermost open one; false where there can be none.
    mutating func add(_ record: Record) -> Int32? {
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

    /// Closes the innermost element, whose last byte stands before `end`, and keeps its text.
    mutating func close(at end: Int) {
        guard let element = open.popLast() else { return }
        builder.update(element.index) { $0.end = UInt32(end) }
        guard pieces.count > element.firstPiece else { return }
        defer { pieces.removeSubrange(element.firstPiece...) }
        guard element.hasVisibleText || !element.hasChildren else { return }
        let text = pieces[element.firstPiece...].map { piece in
            let slice = bytes[piece.start..<piece.end]
            return piece.needsDecoding ? XMLText.decoded(slice, as: .content) : String(decoding: slice, as: UTF8.self)
        }.joined()
        let payload = builder.store(text)
        builder.update(element.index) {
            $0.spelling = .stored
            $0.payload = payload
        }
    }
}
