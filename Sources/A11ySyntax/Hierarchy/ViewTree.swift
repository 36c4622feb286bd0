import A11yModel

/// The hierarchy of views that EarlGrey prints, in its own tests and in Detox's: a line for each view or accessibility
/// element, indented by `|--` or spaces, with the class as its tag.
///
/// `<UILabel:0x7f8; AX=Y; AX.label='Total'; AX.traits='UIAccessibilityTraitStaticText'; alpha=1>`
enum ViewTree {
    /// Where the description of a view begins: the class behind a `<`, the start of its line, and the characters before
    /// it there without a log’s prefix; 0 behind a word such as `Hierarchy:`.
    private typealias Start = (name: SourceRange, address: SourceRange, line: Int, column: Int)

    /// The fields behind which `isAccessibilityElement` stands: today's, and that of older versions.
    private static let marks = ["; AX=", "; isAccessible="]

    /// The beginnings of views in the order of the text. Cost: linear in the bytes.
    private static func starts(in bytes: [UInt8]) -> [Start] {
        guard bytes.offset(of: ":0x") != nil, marks.contains(where: { bytes.offset(of: $0) != nil }) else { return [] }
        let text = TextCursor(bytes)
        var starts: [Start] = []
        var (line, index) = (0, 0)
        // The indentation of the line.
        var blank = 0..<0
        while let sign = bytes.offset(of: ":0x", from: index) {
            let newline = bytes[index..<sign].lastIndex(of: 0x0A)
            if newline != nil || index == 0 {
                line = newline.map { $0 + 1 } ?? 0
                let first = TextCursor(bytes, line: line).afterLogPrefix
                blank = first..<text.after(first) { $0 <= 0x20 || "|-".utf8.contains($0) }
            }
            index = sign + 3
            var name = sign
            while name > 0, TextCursor.isOfName(bytes[name - 1]) { name -= 1 }
            let end = text.after(index) { TextCursor.isDigit($0) || "abcdef".utf8.contains($0 | 0x20) }
            // In an error's message, descriptions stand in quotation marks.
            guard name < sign, text.spells("<", at: name - 1), text.sign(of: marks, at: end) != nil,
                !["\"", "'", "("].contains(where: { text.spells($0, at: name - 2) })
            else { continue }
            let column = blank.upperBound == name - 1 ? blank.count : 0
            starts.append((SourceRange(name, sign), SourceRange(sign + 1, end), line, column))
        }
        return starts
    }

    /// Whether a text holds such a tree. XML does not, but a tree begins with the same character.
    static func recognises(_ bytes: [UInt8]) -> Bool {
        guard let view = starts(in: bytes).first else { return false }
        let first = TextCursor(bytes).afterBlanks(0)
        return bytes[first] != UInt8(ascii: "<") || view.name.start == first + 1
    }

    /// Parses every tree of a text.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        var reader = HierarchyReader(bytes, root: Hierarchy.viewsTag, within: limits)
        let starts = starts(in: bytes)
        for (index, start) in starts.enumerated() where !reader.isStopped {
            let isLast = index + 1 == starts.count
            let text = TextCursor(bytes, end: isLast ? nil : starts[index + 1].line)
            let fields = FieldReader(notation, in: text, from: start.address.end + 2)
            let end = text.after(fields.position) { !">\n".utf8.contains($0) }
            reader.add(
                start.name, depth: start.column,
                range: SourceRange(start.name.start - 1, text.spells(">", at: end) ? end + 1 : end),
                [PrintedField("address", start.address)] + fields.fields,
                // Where another view follows, only an open text tells that this one breaks off.
                isCut: fields.isCut || isLast && end == text.end)
        }
        return reader.finished()
    }

    private static let notation = FieldNotation(
        separator: "; ",
        signs: ["AX.id", "AX.label", "AX.hint", "AX.value", "AX.traits", "AX.focused", "text"].map {
            .init($0, "='", .text("'"))
        }
            + ["AX", "isAccessible", "AX.frame", "AX.activationPoint", "frame", "alpha", "UIE"].map {
                .init($0, "=", .upTo(";>\n"))
            }
            + ["opaque", "hidden", "disabled"].map { .init($0, "", .word(nil)) },
        passesOver: true,
        isEnd: { text, index in
            // Notes may stand behind the description.
            text.spells(">", at: index)
                && (index + 1 >= text.end || " \r\n\"',".utf8.contains(text.bytes[index + 1]))
        })
}
