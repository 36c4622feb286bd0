import A11yModel
import A11ySyntax

/// Edits screens in their source text. Changes only the bytes that the change needs.
package struct Editor: Sendable {
    let tree: Tree
    private let dialect: any Dialect.Type
    /// The ranges that aliases refer to, in the order of the file, not nested.
    private let shared: [SourceRange]

    /// An editor of the tree's text.
    init(of tree: Tree, in dialect: any Dialect.Type) {
        self.tree = tree
        self.dialect = dialect
        shared = tree.syntax == .yaml ? tree.sharedRanges : []
    }

    /// The edits that make all changes of a screen; nil if one cannot be made: the dialect cannot express it, or the
    /// element is written elsewhere or more than once.
    package func edits(making changes: [Change], of screen: Screen) -> [Edit]? {
        var edits: [Edit] = []
        var path: [Node] = []
        var last: Change?
        for change in changes {
            // Several changes of one element mostly follow each other.
            if last.map({ $0.element != change.element }) ?? true {
                guard let found = self.path(to: change.element, in: screen) else { return nil }
                path = found
            }
            guard let made = dialect.edits(making: change, of: screen, at: path) else { return nil }
            edits += made
            last = change
        }
        return Editor.joined(edits)
    }

    /// The nodes down to that of an element, or of the screen itself; nil if it is written elsewhere or more than once.
    private func path(to element: ElementID?, in screen: Screen) -> [Node]? {
        let range = element.map { screen[$0].range } ?? screen.range
        guard isOwn(range, of: element, in: screen), let path = tree.path(to: range),
            path.last?.entries.contains(where: { !$0.isAlias && isShared($0.range) }) == false
        else { return nil }
        return path
    }

    /// The edits that replace a word of the file, with the same quoting; nil if the result would have another meaning.
    package func edits(replacing range: SourceRange, by word: String) -> [Edit]? {
        guard !isShared(range) else { return nil }
        switch tree.syntax {
        case .yaml: return YAMLText(tree).word(word, replacing: range).map { [Edit(range, to: $0)] }
        case .xml: return [Edit(range, to: XMLWord.escaped(word))]
        case .hierarchy: return nil
        }
    }

    /// Whether a key with this name, or another name of the same property, is a sibling of the key at `range`.
    package func hasSibling(_ name: String, ofKeyAt range: SourceRange) -> Bool {
        let property = Property(word: name)
        guard let owner = owner(ofKeyAt: range) else { return true }
        return owner.entries.contains { entry in
            guard let key = entry.key?.name else { return false }
            return key == name || property != nil && Property(word: key) == property
        }
    }

    /// Merges insertions at the same offset.
    private static func joined(_ edits: [Edit]) -> [Edit] {
        var joined: [Edit] = []
        for edit in edits {
            if let index = joined.firstIndex(where: { $0.range == edit.range && $0.range.start == $0.range.end }) {
                joined[index] = Edit(edit.range, to: joined[index].text + edit.text)
            } else {
                joined.append(edit)
            }
        }
        return joined
    }

    /// Whether a range belongs to one element alone. A part that a dialect creates for an attribute may have its
    /// element's range.
    private func isOwn(_ range: SourceRange, of id: ElementID?, in screen: Screen) -> Bool {
        guard !isShared(range) else { return false }
        guard let id else { return true }
        let near = [screen[id].parent].compactMap { $0 } + screen.parts(of: id)
        return near.allSatisfy { screen[$0].range != range }
    }

    /// Whether the range is, or may be, used in several places through an alias.
    func isShared(_ range: SourceRange) -> Bool {
        shared[..<shared.partitioningIndex { $0.start > range.start }].last?.contains(range) == true
    }

    private func owner(ofKeyAt range: SourceRange) -> Node? {
        var next = tree.roots.first { !$0.isAlias && $0.range.contains(range) }
        while let node = next {
            if node.entries.contains(where: { !$0.isAlias && $0.key?.range == range }) { return node }
            next = node.part(around: range)
        }
        return nil
    }
}

extension Node {
    /// The entry or item that contains a range.
    func part(around range: SourceRange) -> Node? {
        entries.first { !$0.isAlias && $0.range.contains(range) }
            ?? items.first { !$0.isAlias && $0.range.contains(range) }
    }
}

/// Why a suppression cannot be written, as the end of a sentence.
package struct NoRoom: Error, Equatable {
    /// The reason, without a full stop.
    package let reason: String
}

extension Editor {
    /// The comment or note that suppresses rules at an element or screen: a comment on a line of its own above it; in
    /// Interface Builder a note, only if `inNotes` allows it. Nil if a comment there already names all of the rules.
    package func suppression(
        of rules: [String], reason: String, at range: SourceRange, anchor: SourceRange, inNotes: Bool
    ) throws(NoRoom) -> Edit? {
        // Two hyphens end an XML comment, and a reason should be searchable in the same form in all files.
        let words = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("--", with: "–")
        let directive = "a11ylint:ignore[\(rules.joined(separator: ","))] "
        if dialect == InterfaceBuilderDialect.self {
            guard inNotes else { throw NoRoom(reason: "its Notes are written with --unsafe-fixes only") }
            return try note(directive + words, of: rules, at: anchor)
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

    /// Whether the keys are quoted: JSON, which other parsers would reject with comments.
    private var isJSON: Bool {
        guard tree.syntax == .yaml, let root = tree.roots.first, tree.bytes[root.range.start] == UInt8(ascii: "{")
        else {
            return false
        }
        return root.entries.first { _ in true }?.key.map { tree.bytes[$0.range.start] == UInt8(ascii: "\"") } ?? true
    }

    /// A note in the Notes of the Identity inspector, on a line of its own above those that are there. Nil if one of
    /// them already names all of the rules.
    private func note(_ text: String, of rules: [String], at anchor: SourceRange) throws(NoRoom) -> Edit? {
        guard let path = path(toTagAt: anchor), let node = path.last else {
            throw NoRoom(reason: "it is a part of an object, and only objects have Notes")
        }
        if let notes = node.items.first(where: { $0.attribute("key") == "userComments" }) {
            let written = InterfaceBuilderDialect.lines(of: notes, about: node).map(\.text)
            if written.contains(where: { $0.hasPrefix("a11ylint:ignore[") && rules.allSatisfy($0.contains) }) {
                return nil
            }
            let line = "<fragment content=\"\(XMLWord.escaped(text))&#10;\"/>"
            guard notes.items.contains(where: { $0.tag == "fragment" }),
                let edit = XMLTag(notes).inserting([line], inside: node, before: { $0.tag == "fragment" })
            else { throw NoRoom(reason: "it has Notes already: add “\(text)”") }
            return edit
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

    /// The path from the root to the element whose tag has these bytes.
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
