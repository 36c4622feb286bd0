import A11yModel

/// Builds the tree of a YAML stream from libyaml's events.
///
/// An alias stays one record, however large its target. The size and the depth that the file has with every alias
/// written out are counted on the way, so that a file that would explode is refused before anything walks it.
struct YAMLReader: SyntaxReader {
    let bytes: [UInt8]
    let limits: Limits
    /// Those that every event is compared with.
    let (deepest, mostValues): (Int, Int)
    /// The first byte after a byte order mark.
    let origin: Int
    var builder: TreeBuilder
    var problems: [Problem] = []
    var cursor: ScalarCursor
    var frames: [Frame] = []
    var anchors: [String: Anchor] = [:]
    /// For every name the innermost open mapping that has it as a key, to tell a mapping's second.
    var owners: [Int32] = []
    /// The owners that open mappings took names from, to give them back.
    var formerOwners: [(name: Int32, owner: Int32)] = []
    var expandedNodes = 0
    /// Where the last scalar, alias or closing bracket ended: there a block collection ends too.
    var lastEnd: Int
    var isStopped = false
    var comments: YAMLComments

    /// A collection that is still open.
    struct Frame {
        /// Its record; `Record.none` for one that is left out of the tree.
        var index: Int32
        var kind: Node.Kind
        var style: YAMLEvent.Style
        var anchor: String?
        /// In a mapping, the key whose value comes next.
        var key: Key?
        var mergeEntries: [Int32] = []
        /// Its first entry in `formerOwners`.
        var firstFormerOwner: Int
        /// Nodes, and levels, with aliases written out.
        var size = 1
        var height = 1
    }

    struct Key {
        /// `Record.none` for a key that cannot be one.
        var name: Int32
        var range: SourceRange
        var isMerge: Bool
    }

    /// What a name behind `&` stands for.
    struct Anchor {
        /// Its record; `Record.none` for a scalar that is a key.
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
        origin = bytes.starts(with: UTF8Text.byteOrderMark) ? UTF8Text.byteOrderMark.count : 0
        cursor = ScalarCursor(bytes, from: origin)
        builder = TreeBuilder(expecting: bytes.count)
        lastEnd = origin
        comments = YAMLComments(of: bytes)
    }

    /// Reads the events of all bytes before `end`.
    mutating func read(upTo end: Int) -> YAMLFailure? {
        let origin = origin
        let text = SurrogatePairs.respelled(bytes)
        return text.withUnsafeBufferPointer { buffer in
            YAMLEvents.read(UnsafeBufferPointer(rebasing: buffer[origin..<end])) { event in
                handle(event)
                return isStopped ? .stop : .readOn
            }
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
        case .other: break
        }
    }

    /// The tree, with every collection closed that an error left open. What is a comment is known as far as was read.
    mutating func finished(isWhole: Bool = false) -> Parsed<Tree> {
        let unfinished = frames.map(\.index)
        while !frames.isEmpty { close(at: lastEnd) }
        let end = isWhole && !isStopped ? bytes.count : lastEnd
        let comments = comments.found(in: bytes, from: origin, upTo: end)
        return Parsed(
            builder.tree(of: bytes, in: .yaml, comments: comments, unfinished: unfinished), problems: problems)
    }

    /// Notes where and why libyaml gave up.
    mutating func report(_ failure: YAMLFailure) {
        let message = YAMLMessage(failure, within: limits)
        let mark = message.isAboutContext ? failure.contextMark : failure.mark
        let start = cursor.offset(ofScalar: mark)
        let end = cursor.offset(ofScalar: mark + 1)
        report(message.sentence(bytes, at: start), at: SourceRange(start, end))
    }
}
