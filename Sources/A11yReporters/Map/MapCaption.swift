import A11yModel

/// Words in a frame, as large as they fit: a drawing shows where texts stand, the transcript says what they say.
struct MapCaption {
    let lines: [String]
    /// In points.
    let fontSize: Double
    /// Where the words stand, as far as can be told without the font.
    let box: Rect
    let isCentred: Bool
    /// Whether the first letter stands at the right.
    let startsRight: Bool

    /// Height of a line in sizes of the font.
    static let lineHeight = 1.25
    /// Width of a terminal cell in sizes of the font: a little more than half, as in most fonts without serifs.
    static let cellWidth = 0.55
    /// Smaller letters are no letters.
    private static let leastSize = 6.0
    private static let usualSize = 15.0
    /// Characters at most: what is longer is cut anyway.
    private static let longest = 300

    /// The caption of a shape of which `frame` is drawn; nil where no letter fits.
    init?(_ shape: ScreenMap.Shape, in frame: Rect, unit: Double) {
        guard !shape.words.isEmpty, shape.kind != .container else { return nil }
        let inset = min(shape.kind == .text ? 0 : 7 * unit, frame.width / 8)
        let width = frame.width - 2 * inset
        let words = A11yReporters.visible(String(shape.words.prefix(MapCaption.longest)))
        let largest = min(MapCaption.usualSize * unit.squareRoot(), frame.height * 0.72)
        var chosen: (lines: [String], size: Double)?
        var isWhole = false
        for share in [1, 0.85, 0.7] {
            let size = max(largest * share, MapCaption.leastSize * unit)
            guard size <= frame.height, let lines = MapCaption.lines(of: words, size, width, frame.height) else {
                break
            }
            chosen = (lines.lines, size)
            isWhole = lines.isWhole
            if isWhole { break }
        }
        guard let chosen else { return nil }
        // The sign of a picture says more than half of its name.
        if shape.kind == .image, !isWhole || chosen.lines.count > 1 { return nil }
        lines = chosen.lines
        fontSize = chosen.size
        isCentred = shape.kind == .control || shape.kind == .image
        startsRight = isRightToLeft(words)
        let longestLine = Double(chosen.lines.map { cells($0) }.max() ?? 0)
        let drawn = Size(
            width: min(width, longestLine * MapCaption.cellWidth * fontSize),
            height: Double(lines.count) * MapCaption.lineHeight * fontSize)
        let free = width - drawn.width
        box = Rect(
            x: frame.x + inset + (isCentred ? free / 2 : startsRight ? free : 0),
            y: frame.y + (frame.height - drawn.height) / 2, width: drawn.width, height: drawn.height)
    }

    /// The words in lines that fit, cut where they do not; nil where not even one letter does.
    private static func lines(
        of words: String, _ size: Double, _ width: Double, _ height: Double
    ) -> (lines: [String], isWhole: Bool)? {
        let room = Int(width / (cellWidth * size))
        guard room >= 1 else { return nil }
        let count = max(1, Int(height / (lineHeight * size)))
        let all = wrapped(words, to: room)
        if all.count <= count { return (all, true) }
        var kept = Array(all.prefix(count))
        kept[count - 1] = shortened(kept[count - 1] + "…", to: room)
        return (kept, false)
    }

    /// A text that ends with `…` and takes at most so many cells.
    private static func shortened(_ text: String, to room: Int) -> String {
        var text = text
        while cells(text) > room, text.count > 1 {
            text.removeLast(2)
            text += "…"
        }
        return text
    }
}

/// Whether a text begins with a letter of Hebrew, Arabic, or one of the scripts beside them.
func isRightToLeft(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map { 0x590...0x8FF ~= $0.value || 0xFB1D...0xFDFF ~= $0.value || 0xFE70...0xFEFC ~= $0.value }
        ?? false
}
