import A11yModel

/// A mistake in a file that is none of those to be checked, such as the configuration, drawn as findings are.
package struct ComplaintFrame {
    /// What kind of mistake it is: `config`.
    package let kind: String
    /// What is wrong, without a full stop.
    package let message: String
    /// The file, as it is shown.
    package let path: String
    /// Its lines.
    package let lines: LineTable
    /// The bytes at fault.
    package let range: SourceRange
    /// What stands beside the mark; may be empty.
    package let hint: String
    /// Where to read more; may be empty.
    package let help: String

    /// A mistake at a place of a file.
    package init(
        kind: String, message: String, path: String, lines: LineTable, range: SourceRange, hint: String, help: String
    ) {
        self.kind = kind
        self.message = message
        self.path = path
        self.lines = lines
        self.range = range
        self.hint = hint
        self.help = help
    }

    /// Its lines, each ended by a line feed; one alone where nothing is framed.
    package func rendered(_ style: Rendering) -> String {
        let place = lines.place(of: range.start)
        let position = visible("\(path):\(place.line):\(place.column)", style.glyphs)
        let message = visible(message, style.glyphs)
        let (hint, help) = (visible(hint, style.glyphs), visible(help, style.glyphs))
        guard style.layout == .framed else {
            let notes = [hint, help].filter { !$0.isEmpty }.map { "; \($0)" }.joined()
            return "\(position): error: \(message)\(notes)\n"
        }
        let edge = FrameGlyphs(style.glyphs)
        let excerpt = Excerpt(of: lines, marks: [Mark(range: range, label: hint, isPrimary: true)], element: nil)
        let margin = spaces(excerpt.gutter) + " "
        func faint(_ text: String) -> String { Ink.faint.paint(text, style.color) }
        var text = ["\(Ink.error.paint("error[\(kind)]:", style.color)) \(Ink.strong.paint(message, style.color))"]
        text.append(faint(margin + edge.corner) + " " + position)
        text.append(faint(margin + edge.side))
        text += excerpt.rendered(gutter: excerpt.gutter, ink: .error, style: style)
        text.append(faint(margin + edge.side))
        if !help.isEmpty {
            let head = margin + "= help   "
            let room = max(style.width - cells(head), ComplaintFrame.leastHelp)
            text += wrapped(help, to: room).enumerated().map { index, line in
                (index == 0 ? faint(margin + "=") + " help   " : spaces(cells(head))) + line
            }
        }
        return text.map { $0 + "\n" }.joined()
    }

    /// Cells that a help has even where the terminal is too narrow for it.
    private static let leastHelp = 20
}
