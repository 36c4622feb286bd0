/// The characters that a frame round a piece of a file is drawn with.
struct FrameGlyphs {
    /// Left of the lines.
    let side: String
    /// Before the path.
    let corner: String
    /// Instead of lines that are left out.
    let gap: String
    /// Instead of the part of a line that is left out.
    let cut: String
    private let bars: (first: String, middle: String, last: String)

    init(_ glyphs: Rendering.Glyphs) {
        switch glyphs {
        case .unicode:
            (side, corner, gap, cut) = ("│", "┌─", "┊", "…")
            bars = ("╭", "│", "╰")
        case .ascii:
            (side, corner, gap, cut) = ("|", "+-", ":", "...")
            bars = ("/", "|", "\\")
        }
    }

    /// The sign beside a line that says whether a marked piece of several lines begins, goes on or ends there.
    func bar(at line: Int, of piece: ClosedRange<Int>) -> String {
        switch line {
        case piece.lowerBound: bars.first
        case piece.upperBound: bars.last
        case piece: bars.middle
        default: " "
        }
    }
}
