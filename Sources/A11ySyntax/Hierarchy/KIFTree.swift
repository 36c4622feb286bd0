import A11yModel

/// The hierarchy of views that KIF prints (`printViewHierarchy`): a line for each view, indented by `|` and a tab, with
/// class, label and state; and below a view, at the same depth, a line for each of its accessibility elements. Fields
/// get EarlGrey's names.
///
///     UIWindow
///     |	UIButton, label: Pay, identifier: pay (enabled) (not selected) (not highlighted)
enum KIFTree {
    /// One line of a text.
    private struct Line {
        let text: TextCursor
        let depth: Int
        /// What stands behind the indentation.
        let start: Int
        /// The class at the beginning of a view; nil if the line begins with anything else.
        let name: SourceRange?

        init(_ text: TextCursor) {
            self.text = text
            var start = text.start
            while text.spells("|\t", at: start) { start += 2 }
            (self.start, depth) = (start, (start - text.start) / 2)
            let end = text.after(start, TextCursor.isOfName)
            let isView = end == text.end || text.sign(of: [", label: ", ", identifier: ", " ("], at: end) != nil
            let word = text.bytes[start..<end]
            let isClass = word.first.map { $0 == UInt8(ascii: "_") || TextCursor.isCapital($0) } == true
            name = isView && (isClass || word.contains(0x2E)) ? SourceRange(start, end) : nil
        }

        /// The line below; nil at the end of the text.
        var next: Line? { text.following.map(Line.init) }

        /// Whether it stands inside a view, or is a window: a view follows it, or it says so.
        var isInTree: Bool { depth > 0 || text.spells("UI", at: start) || next?.depth == 1 }

        /// The last line of a view. Its texts may have line breaks: lines up to the next view belong to it, if one
        /// follows.
        var last: TextCursor {
            var last = self
            for _ in 0..<Line.mostOfText {
                guard let next = last.next else { break }
                if next.depth > 0 { return last.text }
                if next.start == next.text.end || next.text.spells("Window level", at: next.start) { break }
                last = next
            }
            return text
        }

        /// The most lines of a view's texts.
        private static let mostOfText = 40
    }

    /// The offset of the first line of a tree: one with a class alone or with fields, and one below it that is a level
    /// deeper. Nil if the text holds none.
    static func start(in bytes: [UInt8]) -> Int? {
        guard bytes.offset(of: "\n|\t") != nil else { return nil }
        return sequence(first: Line(TextCursor(bytes, line: 0)), next: \.next).first { line in
            guard line.depth == 0, line.name != nil, let next = line.next else { return false }
            return next.depth == 1 && next.name != nil
        }?.text.start
    }

    /// Parses every tree of a text, and passes over lines of other texts.
    static func parse(_ bytes: [UInt8], from start: Int, within limits: Limits) -> Parsed<Tree> {
        var reader = HierarchyReader(bytes, root: Hierarchy.viewsTag, within: limits)
        var next: TextCursor? = TextCursor(bytes, line: start)
        while let line = next.map(Line.init), !reader.isStopped {
            next = line.text.following
            guard let name = line.name, line.isInTree else { continue }
            let last = line.last
            next = last.following
            var fields = fields(in: TextCursor(bytes, end: last.end), from: name.end)
            // An accessibility element stands at the depth of its view, behind it.
            let depth = 2 * line.depth
            let isElement = fields.contains { $0.name == "AX.traits" } && reader.open.contains { $0.depth == depth }
            // KIF lists cells without words, too, whose contents may be the elements.
            let isNamed = fields.contains { $0.name == "AX.label" || $0.name == "AX.value" }
            if isElement, isNamed || !line.text.string(name).hasSuffix("CellAccessibilityElement") {
                fields.append(PrintedField("AX", name, text: "Y"))
            }
            reader.add(name, depth: isElement ? depth + 1 : depth, range: SourceRange(name.start, last.end), fields)
            if isElement { reader.close(from: depth + 1) }
        }
        return reader.finished()
    }

    private static let notation = FieldNotation(
        separator: ", ",
        signs: [("label", "label"), ("value", "value"), ("hint", "hint"), ("identifier", "id"), ("traits", "traits")]
            .enumerated().map { .init($1.0, ": ", .text(""), rank: $0 + 1, name: "AX." + $1.1) })

    /// What stands behind the fields. Empty: the state that goes without saying.
    private static let states = [
        (" (invisible)", "hidden"), (" (not highlighted)", ""), (" (highlighted)", ""), (" (not selected)", ""),
        (" (selected)", "selected"), (" (not enabled)", "disabled"), (" (enabled)", ""),
    ]

    private static func fields(in view: TextCursor, from start: Int) -> [PrintedField] {
        var found: [PrintedField] = []
        var text = view
        while let state = states.first(where: { text.spells($0.0, at: text.end - $0.0.utf8.count) }) {
            let place = SourceRange(text.end - state.0.utf8.count + 2, text.end - 1)
            if !state.1.isEmpty { found.append(PrintedField(state.1, place, text: "true")) }
            text.end -= state.0.utf8.count
        }
        // A label that is nil is printed as such below a view.
        return found
            + FieldReader(notation, in: text, from: start + 2).fields.filter {
                $0.name != "AX.label" || view.string($0.value) != "(null)"
            }
    }
}
