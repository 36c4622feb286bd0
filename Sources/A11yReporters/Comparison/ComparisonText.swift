import A11yAgreement
import A11yModel

/// A comparison of the simulation with a record, for people.
package enum ComparisonText {
    /// Two columns in a frame, or a line for each difference if the layout is plain or the terminal is narrow; then the
    /// counts. All stops are shown in a frame, and only those that differ in a list.
    package static func render(
        _ sheet: SpeechComparison, allowing allowed: Set<SpeechComparison.Difference>, _ style: Rendering
    ) -> String {
        let title = Ink.heading.paint(visible(sheet.screen, style.glyphs), style.color)
        let isList = style.layout == .plain || style.width < narrowest
        let body = isList ? list(sheet, style) : table(sheet, style)
        return "\(title)\n\(body)\n" + closing(sheet, allowing: allowed, style)
    }

    /// The narrowest terminal in which two columns can be read, in cells.
    private static let narrowest = 60

    private static func table(_ sheet: SpeechComparison, _ style: Rendering) -> String {
        let rows = sheet.rows.filter { $0.kind != .repeated }
        let contents = rows.map { ComparisonRowText(row: $0, style: style) }
        let mark = (contents.map { cells($0.row.result) } + [0]).max() ?? 0
        let column = max((style.width - 10 - mark) / 2, narrowest / 4)
        let widths = [mark, column, column]
        let texts = contents.map { row in
            zip([row.result, row.predicted, row.recorded], widths).map { paragraphs, width in
                paragraphs.flatMap { $0.lines(of: width, style) }
            }
        }
        let titles = ["", "Predicted", "Device"].map { PaintedText($0, .strong, style) }
        return drawn(texts, under: titles, widths, as: box(style, close: true))
    }

    private static func list(_ sheet: SpeechComparison, _ style: Rendering) -> String {
        let rows = sheet.rows.filter { !$0.kinds.isEmpty }.map { ComparisonRowText(row: $0, style: style) }
        return rows.map { "\($0.sentence)\n" }.joined()
    }

    private static func closing(
        _ sheet: SpeechComparison, allowing allowed: Set<SpeechComparison.Difference>, _ style: Rendering
    ) -> String {
        var lines = ["\(counted(sheet.predicted, "stop")) predicted, \(sheet.recorded) recorded."]
        if let tau = sheet.tau, tau < 1 { lines[0] += " Kendall's tau of the order: \(rounded(tau))." }
        lines += sheet.notes.map { "Note: " + $0 }
        if sheet.differences.isEmpty {
            lines.append(Ink.success.paint("The device said what was predicted.", style.color))
        } else {
            let counts = sheet.differences.map { kind, count in
                "\(count) \(kind.words)" + (allowed.contains(kind) ? " (allowed)" : "")
            }
            let text = "\(counted(sheet.total, "difference")): \(counts.joined(separator: ", "))."
            let isAllowed = sheet.differences.allSatisfy { allowed.contains($0.kind) }
            lines.append((isAllowed ? Ink.warning : Ink.failure).paint(text, style.color))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    static func rounded(_ number: Double) -> String {
        let text = String((number * 100).rounded() / 100)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension SpeechComparison.Row {
    /// The result in a word or two.
    var result: String {
        switch kind {
        case .missing: "only predicted"
        case .extra: "only said"
        case .unrecorded: "not recorded"
        case .repeated: "repeated"
        case .both: isInOrder ? (differences.isEmpty ? "same" : "differs") : "moved"
        }
    }
}

private struct ComparisonRowText {
    let row: SpeechComparison.Row
    let style: Rendering

    private var ink: Ink {
        switch row.kind {
        case .missing, .extra: .error
        case .unrecorded, .repeated: .faint
        case .both: row.kinds.isEmpty ? .success : .warning
        }
    }

    var result: [CellParagraph] { [CellParagraph(text: row.result, ink: ink)] }

    var predicted: [CellParagraph] {
        lines(of: row.predicted)
            + row.differences.filter { !$0.predicted.isEmpty }.map {
                CellParagraph(text: "\($0.part.rawValue): \(visible($0.predicted, style.glyphs))", ink: .safe)
            }
    }

    var recorded: [CellParagraph] {
        lines(of: row.recorded)
            + row.differences.filter { !$0.recorded.isEmpty }.map {
                CellParagraph(text: "\($0.part.rawValue): \(visible($0.recorded, style.glyphs))", ink: .look)
            }
    }

    private func lines(of side: SpeechComparison.Side?) -> [CellParagraph] {
        guard let side else { return [] }
        var lines = [CellParagraph(text: "\(side.number). \(words(of: side.speech))")]
        if let hint = side.hint { lines.append(CellParagraph(text: words(of: hint), ink: .faint)) }
        if !side.actions.isEmpty {
            lines.append(
                CellParagraph(text: "Actions: " + words(of: side.actions.joined(separator: ", ")), ink: .faint))
        }
        return lines
    }

    private func words(of text: String) -> String { text.isEmpty ? "(silence)" : visible(text, style.glyphs) }

    /// The row as a sentence.
    var sentence: String {
        func side(_ side: SpeechComparison.Side?) -> String {
            side.map { "\($0.number). \(words(of: $0.speech))" } ?? ""
        }
        var parts: [String] = []
        switch row.kind {
        case .missing: return "Only predicted: \(side(row.predicted))"
        case .extra: return "Only said by the device: \(side(row.recorded))"
        case .unrecorded, .repeated: return "\(row.result): \(side(row.predicted))\(side(row.recorded))"
        case .both:
            if !row.isInOrder, let number = row.recorded?.number { parts.append("the device meets it as \(number).") }
        }
        parts += row.differences.map { difference in
            func said(_ words: String) -> String { words.isEmpty ? "nothing" : "“\(visible(words, style.glyphs))”" }
            return "\(difference.part.rawValue): predicted \(said(difference.predicted)),"
                + " said \(said(difference.recorded))."
        }
        return "\(side(row.predicted)) \(parts.joined(separator: " "))"
    }
}

extension SpeechComparison.Difference {
    /// A noun phrase for several.
    fileprivate var words: String {
        switch self {
        case .order: "at another place"
        case .missing: "only predicted"
        case .extra: "only said"
        case .label, .value, .role, .position, .hint, .actions: "in the \(rawValue)"
        }
    }
}
