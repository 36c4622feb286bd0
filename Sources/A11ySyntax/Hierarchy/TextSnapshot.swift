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

        /// Nil for any other line than one that begins at `start`.
        init?(_ text: TextCursor, at start: Int) {
            let first = text.after(start) { " |o".utf8.contains($0) }
            let marks = (start..<first).filter { text.bytes[$0] != 0x20 }
            isHidden = marks.contains { text.spells("o", at: $0) }
            // The beginning of a word is no mark.
            guard marks.allSatisfy({ text.spells(" ", at: $0 + 1) }) else { return nil }
            let isView = text.spells("* ", at: first)
            guard let mark = isView ? first : marks.last else { return nil }
            column = mark - start
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

    /// The line that begins at `start`, without a note as in the example of the project's documentation.
    private static func text(_ bytes: [UInt8], at start: Int) -> TextCursor {
        var text = TextCursor(bytes, line: start)
        text.end = text.first(from: start) { text.spells("  // ", at: $0) } ?? text.end
        text.end = text.visibleEnd(from: start)
        return text
    }

    /// Whether a text holds a snapshot: a view with a property behind it. Cost: linear in the bytes.
    static func recognises(_ bytes: [UInt8]) -> Bool {
        guard ["-label: ", "-traits: "].contains(where: { bytes.offset(of: $0) != nil }) else { return false }
        return ["| -label: ", "| -traits: ", "o -label: "].contains { sign in
            guard let found = bytes.offset(of: sign), let end = bytes[..<found].lastIndex(of: 0x0A) else {
                return false
            }
            let above = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            return Line(text(bytes, at: above), at: above)?.column == found - end - 1
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
        var position = 0
        while position < bytes.count, !reader.isStopped {
            let text = text(bytes, at: position)
            let line = Line(text, at: position)
            position = text.next
            if let line, let value = line.value {
                guard let name = names[text.string(line.name)],
                    let view = reader.open.last(where: { $0.depth == line.column })?.view
                else { continue }
                elements.insert(view)
                reader.add(PrintedView.Field(name, line.name, value), to: view)
                reader.extend(view, to: value.end)
            } else if let line {
                let fields = line.isHidden ? [PrintedView.Field("hidden", line.name, text: "true")] : []
                let view = PrintedView(name: line.name, depth: line.column, range: line.name, fields: fields)
                if let added = reader.add(view) { views.append((added, line.name)) }
            }
        }
        // Only elements have properties.
        for (view, name) in views {
            reader.add(PrintedView.Field("AX", name, text: elements.contains(view) ? "Y" : "N"), to: view)
        }
        return reader.finished()
    }
}
