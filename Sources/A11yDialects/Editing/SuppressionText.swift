// Comments and Notes that accept findings, written where their readers look for them.

import A11yModel
import A11ySyntax

/// Why nothing can be written at a place, as the end of a sentence.
package struct NoRoom: Error, Equatable {
    /// The reason, without a full stop.
    package let reason: String
}

extension Editor {
    /// What accepts these rules at an element or screen: a comment on a line of its own above it, or, in Interface
    /// Builder and only `inNotes`, a note. Nil where one that names all of them is there.
    package func suppression(
        of rules: [String], reason: String, at range: SourceRange, anchor: SourceRange, inNotes: Bool
    ) throws(NoRoom) -> Edit? {
        // Two hyphens end a comment of XML, and what is searched for should read alike in all files.
        let words = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("--", with: "–")
        let directive = "a11ylint:ignore[\(rules.joined(separator: ","))] "
        if isInterfaceBuilder {
            guard inNotes else { throw NoRoom(reason: "its Notes are written with --unsafe-fixes only") }
            return try note(directive + words, at: anchor)
        }
        if isShared(range) { throw NoRoom(reason: "what an alias stands for is written once and accepted twice") }
        guard !isJSON else { throw NoRoom(reason: "JSON has no comments") }
        let text = SourceText(tree.bytes)
        let start = tree.syntax == .xml ? anchor.start - 1 : range.start
        let line = text.lineStart(of: start)
        let before = text.text(SourceRange(line, start))
        guard before.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "-" && tree.syntax == .yaml }) else {
            throw NoRoom(reason: "something else stands before it in its line")
        }
        if let above = lineAbove(line, in: text), above.contains("a11ylint:ignore"), rules.allSatisfy(above.contains) {
            return nil
        }
        let indent = before.prefix { $0 == " " || $0 == "\t" }
        let comment = tree.syntax == .xml ? "<!-- \(directive)\(words) -->" : "# \(directive)\(words)"
        return Edit(SourceRange(line, line), to: indent + comment + text.lineBreak(near: start))
    }

    private func lineAbove(_ line: Int, in text: SourceText) -> String? {
        guard line > 0 else { return nil }
        var end = line - 1
        if end > 0, text.bytes[end] == 0x0A, text.bytes[end - 1] == 0x0D { end -= 1 }
        return text.text(SourceRange(text.lineStart(of: end), end))
    }

    /// Whether keys stand between quotation marks: YAML that is JSON, which other readers take for nothing else.
    private var isJSON: Bool {
        guard tree.syntax == .yaml, let root = tree.roots.first, tree.bytes[root.range.start] == UInt8(ascii: "{")
        else {
            return false
        }
        return root.entries.first { _ in true }?.key.map { tree.bytes[$0.range.start] == UInt8(ascii: "\"") } ?? true
    }

    /// The Notes of the Identity inspector.
    private func note(_ text: String, at anchor: SourceRange) throws(NoRoom) -> Edit {
        guard let path = path(toTagAt: anchor), let node = path.last else {
            throw NoRoom(reason: "it is a part of an object, and only objects have Notes")
        }
        if node.items.contains(where: { $0.attribute("key") == "userComments" }) {
            throw NoRoom(reason: "it has Notes already: add “\(text)”")
        }
        let lines = [
            "<attributedString key=\"userComments\">", "    <fragment content=\"\(XMLWord.escaped(text))\"/>",
            "</attributedString>",
        ]
        let after: Set = ["connections", "variation"]
        let edit = XMLTag(node).inserting(lines, inside: path.dropLast().last) { after.contains($0.tag) }
        guard let edit else { throw NoRoom(reason: "there is no room for Notes in its tag") }
        return edit
    }

    /// The tag whose name has these bytes, behind those around it.
    private func path(toTagAt anchor: SourceRange) -> [Node]? {
        var path: [Node] = []
        var candidates = tree.roots
        while let next = candidates.first(where: { $0.range.contains(anchor) }) {
            path.append(next)
            if next.tagRange == anchor { return path }
            candidates = Array(next.items)
        }
        return nil
    }
}
