import A11yModel

/// The snapshot that AccessibilityTextSnapshot writes of a view: a line for each view with a name or around one, and
/// below a view that is an element a line for each of its properties. Fields get EarlGrey's names.
///
///     * UIView
///       * Shop.PriceView
///       | -label: Total
///       | -traits: .staticText
///
/// `|` stands before what belongs to an element, and `o` before what is hidden.
enum TextSnapshot {
    /// One line of a snapshot.
    private struct Line {
        /// The class of a view, or the name of a property.
        let name: SourceRange
        /// The value of a property.
        var value: SourceRange?
        /// Characters before the mark of the view that the line is about.
        let column: Int
        /// Whether it is about something hidden.
        let isHidden: Bool

        /// Nil for any other line. A note may stand behind it, as in the example of the project's documentation.
        init?(_ line: TextCursor) {
            var text = line
            text.end = text.first(from: line.start) { text.spells("  // ", at: $0) } ?? text.end
            text.end = text.visibleEnd(from: line.start)
            let first = text.after(line.start) { " |o".utf8.contains($0) }
            let marks = (line.start..<first).filter { text.bytes[$0] != 0x20 }
            isHidden = marks.contains { text.spells("o", at: $0) }
            // The beginning of a word is no mark.
            guard marks.allSatisfy({ text.spells(" ", at: $0 + 1) }) else { return nil }
            let isView = text.spells("* ", at: first)
            guard let mark = isView ? first : marks.last else { return nil }
            column = mark - line.start
            if !isView, text.spells("-", at: first),
                let colon = text.first(from: first, where: { text.spells(":", at: $0) })
            {
                name = SourceRange(first + 1, colon)
                value = SourceRange(text.after(colon + 1) { $0 == 0x20 }, text.end)
                return
            }
            name = SourceRange(mark + 2, text.end)
            // A class fills its line.
            let word = text.bytes[name.start..<name.end]
            guard isView || text.spells("o", at: mark), word.allSatisfy({ $0 > 0x20 }),
                word.contains(where: TextCursor.isCapital)
            else { return nil }
        }
    }

    /// Whether a text holds a snapshot: a view with a property behind it. Cost: linear in the bytes.
    static func recognises(_ bytes: [UInt8]) -> Bool {
        ["| -label: ", "| -traits: ", "o -label: "].lazy.compactMap { bytes.offset(of: $0) }.contains { found in
            guard let end = bytes[..<found].lastIndex(of: 0x0A) else { return false }
            let above = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            return Line(TextCursor(bytes, line: above))?.column == found - end - 1
        }
    }

    private static let names = [
        "label": "AX.label", "value": "AX.value", "hint": "AX.hint", "traits": "AX.traits", "identifier": "AX.id",
        "action": "action",
    ]

    /// Parses the lines of a snapshot, and passes over all others.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        var reader = HierarchyReader(bytes, root: Hierarchy.viewsTag, within: limits)
        var views: [(view: Int32, name: SourceRange)] = []
        var elements: Set<Int32> = []
        var next: TextCursor? = TextCursor(bytes, line: 0)
        while let text = next, !reader.isStopped {
            next = text.following
            guard let line = Line(text) else { continue }
            if let value = line.value {
                guard let name = names[text.string(line.name)],
                    let view = reader.open.last(where: { $0.depth == line.column })?.view
                else { continue }
                elements.insert(view)
                reader.add(PrintedField(name, line.name, value), to: view)
                reader.extend(view, to: value.end)
            } else {
                let fields = line.isHidden ? [PrintedField("hidden", line.name, text: "true")] : []
                let view = reader.add(line.name, depth: line.column, range: line.name, fields)
                if let view { views.append((view, line.name)) }
            }
        }
        // Only elements have properties.
        for (view, name) in views {
            reader.add(PrintedField("AX", name, text: elements.contains(view) ? "Y" : "N"), to: view)
        }
        return reader.finished()
    }
}
