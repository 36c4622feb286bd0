import A11yModel

/// The hierarchy of views that Detox writes (`generateViewHierarchyXml`): tags and attributes whose values are not
/// escaped, so that an XML parser cannot read them. Text around the hierarchy, and the pages of web views inside it,
/// are ignored.
enum TagTree {
    /// The attributes of a view. Each has some of them.
    private static let notation = FieldNotation(
        separator: " ",
        signs: [
            "alpha", "class", "focused", "height", "id", "label", "placeholder", "tag", "text", "value", "visibility",
            "width", "x", "y",
        ].map { .init($0, "=\"", .text("\"")) }, isEnd: { end(ofTagAt: $1, in: $0) != nil })

    /// The end of a tag, and whether the tag closes itself; nil if it does not end here. Behind it stands the next tag
    /// or nothing, apart from blanks.
    private static func end(ofTagAt start: Int, in text: TextCursor) -> (offset: Int, isWhole: Bool)? {
        guard let mark = text.sign(of: [" />", "/>", ">", " >"], at: start) else { return nil }
        let end = start + mark.utf8.count
        let next = text.afterBlanks(end)
        return next == text.end || text.spells("<", at: next) ? (end, mark.contains("/")) : nil
    }

    /// The offset of the root's tag; nil if the text holds no such hierarchy.
    static func start(in bytes: [UInt8]) -> Int? {
        guard let root = bytes.offset(of: "<\(Hierarchy.detoxTag)>") else { return nil }
        let text = TextCursor(bytes)
        let inside = text.afterBlanks(root + Hierarchy.detoxTag.utf8.count + 2)
        return name(at: inside, in: text) != nil || inside == text.end || text.spells("</", at: inside) ? root : nil
    }

    /// The bytes of a view's class, if its tag begins here; nil for everything else.
    private static func name(at start: Int, in text: TextCursor) -> SourceRange? {
        let end = text.after(start + 1) { $0 > 0x20 && !"<>/\"=".utf8.contains($0) }
        guard text.spells("<", at: start), end > start + 1, text.spells(" ", at: end) else { return nil }
        return notation.sign(at: end + 1, in: text).map { _ in SourceRange(start + 1, end) }
    }

    /// Parses the first hierarchy of a text to its end tag, tag by tag.
    static func parse(_ bytes: [UInt8], from start: Int, within limits: Limits) -> Parsed<Tree> {
        let root = SourceRange(start + 1, start + 1 + Hierarchy.detoxTag.utf8.count)
        var reader = HierarchyReader(bytes, root: Hierarchy.detoxTag, at: root, within: limits)
        let text = TextCursor(bytes)
        var position = root.end + 1
        while !reader.isStopped {
            guard let sign = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else {
                reader.breakOff(in: [HierarchyReader.root] + reader.open.map(\.view))
                break
            }
            position = sign + 1
            if text.spells("<![CDATA[", at: sign) {
                position = bytes.offset(of: "]]>", from: sign).map { $0 + 3 } ?? bytes.count
            } else if text.spells("</", at: sign) {
                guard let last = reader.open.last else { break }
                position = min(text.after(sign) { $0 != UInt8(ascii: ">") } + 1, bytes.count)
                reader.extend(last.view, to: position)
                reader.close(from: last.depth)
            } else if let name = name(at: sign, in: text) {
                let fields = FieldReader(notation, in: text, from: name.end + 1)
                let end = end(ofTagAt: fields.position, in: text)
                // Where the text ends inside the tag, or something else stands there, the view goes on.
                position = end?.offset ?? fields.position
                let (depth, range) = (reader.open.count, SourceRange(sign, position))
                reader.add(name, depth: depth, range: range, fields.fields)
                if end?.isWhole == true { reader.close(from: depth) }
            }
        }
        return reader.finished()
    }
}
