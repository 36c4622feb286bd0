import A11yReporters

/// A transcript for a person at a terminal: in colour, and broken between words below where each line begins.
enum PaintedTranscript {
    /// The text of a transcript, each line ended by a line feed.
    static func text(_ transcript: String, _ style: Rendering) -> String {
        transcript.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
            lines(of: line, style).joined(separator: "\n") + "\n"
        }.joined()
    }

    private static func lines(of line: Substring, _ style: Rendering) -> [String] {
        let margin = line.prefix { $0 == " " }
        let rest = line.dropFirst(margin.count)
        let head = head(of: rest)
        let room = max(style.width - margin.count - head.count, leastRoom)
        let ink = ink(margin: margin.count, head: head, of: rest)
        return wrapped(String(rest.dropFirst(head.count)), to: room).enumerated().map { index, part in
            let start = index == 0 ? Ink.faint.paint(String(head), style.color) : spaces(head.count)
            return margin + start + (ink?.paint(part, style.color) ?? part)
        }
    }

    /// What a line of a list begins with: `12. ` or `- `.
    private static func head(of line: Substring) -> Substring {
        if line.hasPrefix("- ") { return line.prefix(2) }
        let digits = line.prefix(while: \.isNumber)
        return !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(". ") ? line.prefix(digits.count + 2) : ""
    }

    /// The name of a screen is a heading; what is said at a stop is as it is, and what follows it is fainter.
    private static func ink(margin: Int, head: Substring, of line: Substring) -> Ink? {
        if margin == 0 { return .heading }
        if !head.isEmpty { return nil }
        return line.hasSuffix(":") ? .strong : .faint
    }

    /// The narrowest column of words, in cells, even if the terminal is narrower.
    private static let leastRoom = 20
}
