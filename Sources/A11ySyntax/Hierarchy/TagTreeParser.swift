import A11yModel

/// The hierarchy of views that Detox writes (`generateViewHierarchyXml`): tags and attributes whose values are not
/// escaped, so that an XML parser cannot read them.
///
/// A tag becomes the node that XML would give. Text around the hierarchy, and the pages of web views inside it, are
/// ignored.
public enum TagTree {
    /// The tag of the root.
    public static let rootTag = "ViewHierarchy"
    /// The attributes of a view. Each has some of them.
    fileprivate static let attributes = [
        "alpha", "class", "focused", "height", "id", "label", "placeholder", "tag", "text", "value", "visibility",
        "width",
        "x", "y",
    ]

    /// The offset of the root's tag; nil if the text holds no such hierarchy. JSON does not, though a string in it may.
    static func start(in bytes: [UInt8]) -> Int? {
        let opening = bytes.lazy.filter { $0 > 0x20 }.prefix(2)
        guard let first = opening.first, first != UInt8(ascii: "{") else { return nil }
        if first == UInt8(ascii: "["), opening.dropFirst().contains(where: "\"{[".utf8.contains) { return nil }
        guard let root = bytes.offset(of: "<\(rootTag)>") else { return nil }
        let inside = bytes[(root + rootTag.utf8.count + 2)...].drop { $0 <= 0x20 }
        let isView = TagScanner(bytes).beginsView(at: inside.startIndex) != nil
        return isView || inside.isEmpty || inside.starts(with: "</".utf8) ? root : nil
    }

    /// Parses the first hierarchy of a text.
    static func parse(_ bytes: [UInt8], from start: Int, within limits: Limits) -> Parsed<Tree> {
        var parser = TagTreeParser(bytes, within: limits)
        parser.read(from: start)
        return parser.finished()
    }
}

/// Looks ahead in the text of a hierarchy.
struct TagScanner {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether the text occurs at `start`.
    func spells(_ text: String, at start: Int) -> Bool {
        start + text.utf8.count <= bytes.count && bytes[start..<start + text.utf8.count].elementsEqual(text.utf8)
    }

    /// The bytes of a view's class, if its tag begins here; nil for everything else.
    func beginsView(at start: Int) -> SourceRange? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
        var end = start + 1
        while end < bytes.count, bytes[end] > 0x20, !"<>/\"=".utf8.contains(bytes[end]) { end += 1 }
        guard end > start + 1, end < bytes.count, bytes[end] == 0x20, attribute(at: end + 1) != nil else { return nil }
        return SourceRange(start + 1, end)
    }

    /// The bytes of an attribute's name with `="` behind it; nil if none begins here.
    func attribute(at start: Int) -> SourceRange? {
        for name in TagTree.attributes where spells(name, at: start) {
            let end = start + name.utf8.count
            if spells("=\"", at: end) { return SourceRange(start, end) }
        }
        return nil
    }

    /// The end of a tag, and whether the tag closes itself; nil if it does not end here. Behind it stands the next tag
    /// or nothing, apart from blanks.
    func tagEnd(at start: Int) -> (end: Int, isWhole: Bool)? {
        for (sign, isWhole) in [(" />", true), ("/>", true), (">", false), (" >", false)] where spells(sign, at: start)
        {
            let end = start + sign.utf8.count
            let next = bytes[end...].first { $0 > 0x20 }
            return next == nil || next == UInt8(ascii: "<") ? (end, isWhole) : nil
        }
        return nil
    }
}

/// Parses the tags of a hierarchy in one pass, with the open ones on an explicit stack.
struct TagTreeParser: SyntaxParser {
    let bytes: [UInt8]
    let limits: Limits
    var problems: [Problem] = []
    var isStopped = false
    private let scanner: TagScanner
    private var builder: TreeBuilder
    private var root: Int32 = 0
    private var open: [Int32] = []
    private var unfinished: [Int32] = []

    init(_ bytes: [UInt8], within limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        scanner = TagScanner(bytes)
        builder = TreeBuilder(expecting: bytes.count)
        var record = Record(kind: .element, start: 0, end: UInt32(bytes.count))
        record.name = builder.intern(TagTree.rootTag)
        root = builder.add(record, to: nil)
    }

    /// Parses to the end tag of the root, to the end of the text, or to the first limit.
    mutating func read(from start: Int) {
        builder.update(root) {
            ($0.nameStart, $0.nameEnd) = (UInt32(start + 1), UInt32(start + 1 + TagTree.rootTag.utf8.count))
        }
        var position = start + TagTree.rootTag.utf8.count + 2
        while let sign = bytes[position...].firstIndex(of: UInt8(ascii: "<")), !isStopped {
            position = sign + 1
            if scanner.spells("<![CDATA[", at: sign) {
                position = bytes.offset(of: "]]>", from: sign).map { $0 + 3 } ?? bytes.count
            } else if scanner.spells("</", at: sign) {
                guard let view = open.popLast() else { return }
                position = bytes[sign...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
                builder.update(view) { $0.end = UInt32(position) }
            } else if let name = scanner.beginsView(at: sign) {
                position = add(name)
            }
        }
        guard !isStopped else { return }
        unfinished = [root] + open
        let place = open.last.map { builder.records[Int($0)] } ?? builder.records[Int(root)]
        let range = SourceRange(Int(place.nameStart), Int(place.nameEnd))
        problems.append(Hierarchy.brokenOff(at: range))
    }

    /// The tree and its problems.
    func finished() -> Parsed<Tree> {
        Parsed(builder.tree(of: bytes, in: .hierarchy, unfinished: unfinished), problems: problems)
    }

    /// Adds a view, and returns the end of its tag.
    private mutating func add(_ name: SourceRange) -> Int {
        guard open.count < limits[.nesting], builder.count < limits[.values] else {
            stop(at: builder.count < limits[.values] ? .nesting : .values, name)
            return name.end
        }
        var record = Record(kind: .element, start: UInt32(name.start - 1), end: UInt32(bytes.count))
        record.name = builder.intern(bytes, name.start, name.end)
        (record.nameStart, record.nameEnd) = (UInt32(name.start), UInt32(name.end))
        let view = builder.add(record, to: open.last ?? root)
        var position = name.end
        while position < bytes.count {
            if let tag = scanner.tagEnd(at: position) {
                builder.update(view) { $0.end = UInt32(tag.end) }
                if !tag.isWhole { open.append(view) }
                return tag.end
            }
            guard let key = scanner.attribute(at: position + 1) else { break }
            position = store(key, in: view)
        }
        // The text ends inside the tag, or something else stands there: the view goes on up to the next tag.
        builder.update(view) { $0.end = UInt32(position) }
        open.append(view)
        return position
    }

    /// Stores an attribute, and returns the offset behind its closing quotation mark. The value ends at a quotation
    /// mark with an attribute or the end of the tag behind it.
    private mutating func store(_ key: SourceRange, in view: Int32) -> Int {
        let start = key.end + 2
        var end = start
        while end < bytes.count, !endsValue(at: end) { end += 1 }
        guard builder.count < limits[.values] else {
            stop(at: .values, key)
            return bytes.count
        }
        let name = String(decoding: bytes[key.start..<key.end], as: UTF8.self)
        builder.addAttribute(name, key: key, value: SourceRange(start, end), to: view)
        return min(end + 1, bytes.count)
    }

    private func endsValue(at index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "\"") else { return false }
        let isSpace = index + 1 < bytes.count && bytes[index + 1] == 0x20
        return isSpace && scanner.attribute(at: index + 2) != nil || scanner.tagEnd(at: index + 1) != nil
    }
}
