import A11yModel

/// YAML 1.2 as far as libyaml supports it, with the range of every key and value.
enum YAML {
    /// Parses all documents of a stream. After an error, the tree holds what precedes it.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        var parser = YAMLTreeParser(bytes, within: limits)
        if let excess = excessDirective(bytes) {
            _ = parser.read(upTo: excess)
            parser.report(
                "at most \(directiveLimit) lines that begin with `%` expected", at: SourceRange(excess, excess + 1))
            return parser.finished()
        }
        guard let failure = parser.read(upTo: bytes.count) else { return parser.finished(isWhole: true) }
        guard let forbidden = failure.byteOffset else {
            parser.report(failure)
            return parser.finished()
        }
        // libyaml validates characters far ahead of its events. Parse again, up to the invalid character.
        let at = min(parser.origin + forbidden, bytes.count)
        parser = YAMLTreeParser(bytes, within: limits)
        _ = parser.read(upTo: at)
        parser.report(YAMLMessage.forbidden(bytes, at: at), at: SourceRange(at, min(at + 1, bytes.count)))
        return parser.finished()
    }

    /// The most directives of a file. libyaml compares each with all before it; screens have none.
    private static let directiveLimit = 1000

    /// The first line that begins with `%` beyond the limit.
    private static func excessDirective(_ bytes: [UInt8]) -> Int? {
        var count = 0
        var start = 0
        while let sign = bytes.offset(of: "%", from: start) {
            start = sign + 1
            guard sign == 0 || bytes[sign - 1] == 0x0A || bytes[sign - 1] == 0x0D else { continue }
            count += 1
            if count > directiveLimit { return sign }
        }
        return nil
    }
}

/// Builds the tree of a YAML stream from libyaml's events.
///
/// An alias stays one record, however large its target. The size and the depth of the expanded tree are counted along
/// the way, so that a file that would explode is rejected before anything walks it.
struct YAMLTreeParser: SyntaxParser {
    let bytes: [UInt8]
    let limits: Limits
    /// The limits that are checked for every event.
    let (deepest, mostValues): (Int, Int)
    /// The offset behind a byte order mark.
    let origin: Int
    var builder: TreeBuilder
    var problems: [Problem] = []
    var openCollections: [OpenCollection] = []
    var anchors: [String: Anchor] = [:]
    /// For every name, the innermost open mapping with this key. Detects duplicate keys.
    var owners: [Int32] = []
    /// The owners that open mappings replaced, to restore them.
    var formerOwners: [(name: Int32, owner: Int32)] = []
    var expandedNodes = 0
    /// The end of the last scalar, alias or closing bracket, where a block collection also ends.
    var lastEnd: Int
    var isStopped = false
    var comments: YAMLComments

    /// A collection that is still open.
    struct OpenCollection {
        /// Its record; `StoredNode.none` if it is left out of the tree.
        var index: Int32
        var kind: Node.Kind
        var style: YAMLEvent.Style
        var anchor: String?
        /// In a mapping, the key of the next value.
        var key: MappingKey?
        var mergeEntries: [Int32] = []
        /// Its first entry in `formerOwners`.
        var firstFormerOwner: Int
        /// The number of nodes and levels, with aliases expanded.
        var size = 1
        var height = 1
    }

    struct MappingKey {
        /// `StoredNode.none` for an invalid key.
        var name: Int32
        var range: SourceRange
        var isMerge: Bool
    }

    /// The target of an anchor `&name`.
    struct Anchor {
        /// Its record; `StoredNode.none` for a scalar that is a key.
        var index: Int32
        /// A scalar's text.
        var text: String?
        var size = 1
        var height = 1
        var isOpen = false
    }

    init(_ bytes: [UInt8], within limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        (deepest, mostValues) = (limits[.nesting], limits[.values])
        origin = UTF8Text.start(of: bytes)
        builder = TreeBuilder(expecting: bytes.count)
        lastEnd = origin
        comments = YAMLComments(of: bytes)
    }

    /// Handles the events that libyaml finds in the bytes before `end`.
    mutating func read(upTo end: Int) -> YAMLFailure? {
        LibYAML.read(bytes, from: origin, upTo: end) { event in
            handle(event)
            return isStopped ? .stop : .readOn
        }
    }

    private mutating func handle(_ event: YAMLEvent) {
        switch event.kind {
        case .documentStart: anchors.removeAll()
        case .scalar: scalar(event)
        case .alias: alias(event)
        case .sequenceStart: open(.sequence, event)
        case .mappingStart: open(.mapping, event)
        case .collectionEnd: close(at: end(of: event))
        }
    }

    /// The tree, with every collection closed that an error left open. Comments are known as far as the file was
    /// parsed.
    mutating func finished(isWhole: Bool = false) -> Parsed<Tree> {
        let unfinished = openCollections.map(\.index)
        while !openCollections.isEmpty { close(at: lastEnd) }
        let end = isWhole && !isStopped ? bytes.count : lastEnd
        let comments = comments.found(in: bytes, from: origin, upTo: end)
        return Parsed(
            builder.tree(of: bytes, in: .yaml, comments: comments, unfinished: unfinished), problems: problems)
    }

    /// Reports an error of libyaml.
    mutating func report(_ failure: YAMLFailure) {
        let message = YAMLMessage(failure, within: limits)
        let place = message.isAboutContext ? failure.contextPlace : failure.place
        report(message.sentence(bytes, at: place.start), at: place)
    }
}

/// The comments of a YAML file, which libyaml skips.
///
/// A `#` begins a comment wherever no scalar is. The parser records the range of every scalar, so only the gaps between
/// them are searched, and no scalar is recognised twice.
struct YAMLComments {
    /// The scalars in the order of the file; collected only if the file contains a directive.
    private var scalars: [SourceRange] = []
    /// Whether the file contains a directive for this program.
    private let isNeeded: Bool

    /// No scalars yet.
    init(of bytes: [UInt8]) {
        isNeeded = bytes.offset(of: Comment.directivePrefix) != nil
    }

    /// Records a scalar. A block scalar begins on the line below its indicator, behind which a comment may follow.
    mutating func pass(_ scalar: SourceRange, isBlock: Bool, in bytes: [UInt8]) {
        guard isNeeded, scalar.start < scalar.end else { return }
        var start = scalar.start
        if isBlock {
            while start < scalar.end, !UTF8Text.isLineBreak(bytes[start]) { start += 1 }
        }
        scalars.append(SourceRange(start, scalar.end))
    }

    /// The comments before `end`, in the order of the file. Cost: linear in the bytes.
    func found(in bytes: [UInt8], from origin: Int, upTo end: Int) -> [Comment] {
        guard isNeeded else { return [] }
        var found: [Comment] = []
        var index = origin
        for scalar in scalars + [SourceRange(end, end)] {
            while index < scalar.start {
                guard bytes[index] == UInt8(ascii: "#") else {
                    index += 1
                    continue
                }
                let start = index
                while index < scalar.start, !UTF8Text.isLineBreak(bytes[index]) { index += 1 }
                // libyaml reads `"a"#b` as a value with a comment; by the grammar this is an error, and no comment.
                guard start == origin || bytes[start - 1] <= 0x20 else { continue }
                found.append(
                    Comment(
                        in: bytes, range: SourceRange(start, index), inner: SourceRange(start + 1, index),
                        level: start - YAMLComments.lineStart(of: start, in: bytes, from: origin)))
            }
            index = max(index, scalar.end)
        }
        return found
    }

    /// The start of a byte's line. A line has one comment at most, so that each line is scanned once.
    private static func lineStart(of index: Int, in bytes: [UInt8], from origin: Int) -> Int {
        var start = index
        while start > origin, !UTF8Text.isLineBreak(bytes[start - 1]) { start -= 1 }
        return start
    }
}
