import A11yModel
import A11ySyntax

/// Edits of an XML tag. New attributes and children follow the style of the existing ones.
struct XMLTag {
    let node: Node
    let text: SourceText

    init(_ node: Node) {
        self.node = node
        text = SourceText(node.tree.bytes)
    }

    /// Replaces the value of an attribute, with the same quotation marks.
    func replacing(_ attribute: Node, by word: String) -> Edit {
        Edit(attribute.range, to: escaped(word, in: attribute))
    }

    /// Renames an attribute.
    func renaming(_ attribute: Node, to name: String) -> Edit? {
        attribute.key.map { Edit($0.range, to: name) }
    }

    /// Adds an attribute before the first of `others`, else behind the last attribute.
    func adding(_ name: String, _ value: String, before others: Set<String> = []) -> Edit {
        let written = "\(name)=\"\(XMLWord.escaped(value))\""
        var last: Node?
        for attribute in node.entries {
            if let key = attribute.key, others.contains(key.name) {
                let start = key.range.start
                let gap = text.indent(of: start).map { text.lineBreak(near: start) + $0 } ?? " "
                return Edit(SourceRange(start, start), to: written + gap)
            }
            last = attribute
        }
        guard let last, let key = last.key else {
            return Edit(SourceRange(node.tagRange.end, node.tagRange.end), to: " " + written)
        }
        let end = last.range.end + 1
        let gap = text.indent(of: key.range.start).map { text.lineBreak(near: end) + $0 } ?? " "
        return Edit(SourceRange(end, end), to: gap + written)
    }

    /// Removes an attribute and the blanks before it.
    func removing(_ attribute: Node) -> Edit? {
        guard var start = attribute.key?.range.start else { return nil }
        while start > 0, SourceText.isBreak(text.bytes[start - 1]) || [0x20, 0x09].contains(text.bytes[start - 1]) {
            start -= 1
        }
        return Edit(SourceRange(start, attribute.range.end + 1), to: "")
    }

    /// Removes the tag with its contents, and its lines if it has lines of its own.
    var removed: Edit { Edit(text.wholeLines(of: node.range) ?? node.range, to: "") }

    /// Inserts a child before the first for which `comesAfter` holds, else at the end. `lines` are indented by four
    /// blanks per level, which become the indentation of the file.
    func inserting(_ lines: [String], inside outer: Node?, before comesAfter: (Node) -> Bool) -> Edit? {
        let children = Array(node.items)
        let breaks = text.lineBreak(near: node.range.start)
        let own = text.indent(of: node.range.start)
        let unit = unit(inside: outer, holding: children.first)
        func block(_ indent: String) -> String {
            lines.map { line in
                let level = line.prefix { $0 == " " }.count / 4
                return indent + String(repeating: unit, count: level) + line.drop { $0 == " " }
            }.joined(separator: breaks)
        }
        let inline = lines.map { String($0.drop { $0 == " " }) }.joined()
        if let next = children.first(where: comesAfter) {
            let start = next.range.start
            guard let indent = text.indent(of: start) else { return Edit(SourceRange(start, start), to: inline) }
            let line = text.lineStart(of: start)
            return Edit(SourceRange(line, line), to: block(indent) + breaks)
        }
        if let last = children.last {
            let end = last.range.end
            guard let indent = text.indent(of: last.range.start) else { return Edit(SourceRange(end, end), to: inline) }
            return Edit(SourceRange(end, end), to: breaks + block(indent))
        }
        guard let own else { return filled(with: inline) }
        return filled(with: breaks + block(own + unit) + breaks + own)
    }

    /// Fills a tag without children.
    private func filled(with inside: String) -> Edit? {
        let end = node.range.end
        guard end >= 2, text.bytes[end - 1] == UInt8(ascii: ">") else { return nil }
        if text.bytes[end - 2] == UInt8(ascii: "/") {
            var start = end - 2
            while start > 0, [0x20, 0x09].contains(text.bytes[start - 1]) { start -= 1 }
            return Edit(SourceRange(start, end), to: ">\(inside)</\(node.tag)>")
        }
        // An empty pair of tags contains white space only.
        guard let close = text.bytes[..<(end - 1)].lastIndex(of: UInt8(ascii: "<")),
            let open = text.bytes[..<close].lastIndex(of: UInt8(ascii: ">")), open >= node.tagRange.end,
            text.bytes[(open + 1)..<close].allSatisfy({ $0 <= 0x20 })
        else { return nil }
        return Edit(SourceRange(open + 1, close), to: inside)
    }

    /// One level of indentation: that of a child, or of the tag itself.
    private func unit(inside outer: Node?, holding child: Node?) -> String {
        let pairs = [(outer, node as Node?), (node, child)]
        for case (let parent?, let part?) in pairs {
            guard let inner = text.indent(of: part.range.start), let outside = text.indent(of: parent.range.start),
                inner.count > outside.count, inner.hasPrefix(outside)
            else { continue }
            return String(inner.dropFirst(outside.count))
        }
        return "    "
    }

    private func escaped(_ word: String, in attribute: Node) -> String {
        let start = attribute.range.start
        let isSingle = start > 0 && text.bytes[start - 1] == UInt8(ascii: "'")
        let escaped = XMLWord.escaped(word)
        return isSingle ? escaped.replacing("'", with: "&apos;").replacing("&quot;", with: "\"") : escaped
    }
}
