/// How a report for people is drawn. The command decides it from flags, environment and terminal; reporters never look.
public struct Rendering: Sendable {
    /// Whether escape sequences for colour may be written.
    public enum ColorMode: Sendable {
        case on, off
    }

    /// The characters that frames and shapes are drawn with.
    public enum Glyphs: Sendable {
        case unicode
        /// Nothing above 0x7E but what comes from the user's files.
        case ascii
    }

    /// How findings are arranged.
    public enum Layout: Sendable {
        /// In a frame where the width allows it, else as a list.
        case framed
        /// One finding a line, without frame, shape or colour: for screen readers and simple terminals.
        case plain
    }

    /// How much is said beside the findings.
    public enum Detail: Sendable {
        /// The findings only.
        case findings
        /// And the summary.
        case summary
        /// And which rules could not judge which files.
        case everything
    }

    /// Whether texts may lead somewhere when they are clicked.
    public enum LinkMode: Sendable {
        case on, off
    }

    /// Colour.
    public var color: ColorMode
    /// Characters.
    public var glyphs: Glyphs
    /// Arrangement.
    public var layout: Layout
    /// Verbosity.
    public var detail: Detail
    /// The width of a line in terminal cells.
    public var width: Int
    /// Links.
    public var links = LinkMode.off
    /// How many findings are shown, the worst; nil for all.
    public var limit: Int?
    /// Whether what was accepted is shown as well.
    public var showsSuppressed = false
    /// Whether the findings are counted by rule.
    public var hasStatistics = false

    /// A rendering of these choices.
    public init(color: ColorMode, glyphs: Glyphs, layout: Layout, detail: Detail, width: Int) {
        self.color = color
        self.glyphs = glyphs
        self.layout = layout
        self.detail = detail
        self.width = width
    }
}
