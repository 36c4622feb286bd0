import A11yModel

/// A column of a sheet: headings and entries with a sign at their left, one below the other.
struct SheetColumn {
    let x: Double
    let width: Double
    /// Where the next part begins.
    private(set) var y: Double
    private(set) var parts: [Markup] = []

    /// The room for signs at the left of entries.
    private static let signWidth = 40.0
    private static let lineHeight = 1.4

    /// An empty column.
    init(x: Double, y: Double, width: Double) {
        self.x = x
        self.y = y
        self.width = width
    }

    /// How a line of text is set.
    enum Style {
        case title, heading, words, detail

        var size: Double {
            switch self {
            case .title: 24
            case .heading: 15
            case .words: 14
            case .detail: 12.5
            }
        }

        var name: String {
            switch self {
            case .title, .heading: "s-heading"
            case .words: "s-words"
            case .detail: "s-detail"
            }
        }
    }

    /// A heading, or a text over the whole width, with a gap above it where something stands there.
    mutating func add(_ text: String, _ style: Style, gap: Double = 0) {
        if !parts.isEmpty { y += gap }
        add(lines: text, style, from: x, width)
    }

    /// An entry. The sign is drawn with its middle at a point.
    mutating func add(_ texts: [(text: String, style: Style)], sign: (_ middle: Point) -> [Markup]) {
        y += 5
        parts += sign(Point(x: x + SheetColumn.signWidth / 2 - 4, y: y + Style.words.size * SheetColumn.lineHeight / 2))
        for text in texts {
            add(lines: text.text, text.style, from: x + SheetColumn.signWidth, width - SheetColumn.signWidth)
        }
        y += 5
    }

    /// Room before what comes next.
    mutating func skip(_ height: Double) { y += height }

    private mutating func add(lines text: String, _ style: Style, from left: Double, _ width: Double) {
        let shown = visible(text)
        let startsRight = isRightToLeft(shown)
        for line in wrapped(shown, to: max(1, Int(width / (MapCaption.cellWidth * style.size)))) {
            let height = style.size * SheetColumn.lineHeight
            parts.append(
                tag(
                    "text",
                    [
                        "class": style.name, "x": decimal(startsRight ? left + width : left),
                        "y": decimal(y + height / 2 + 0.36 * style.size), "font-size": decimal(style.size),
                        "direction": startsRight ? "rtl" : nil,
                    ], line))
            y += height
        }
    }
}
