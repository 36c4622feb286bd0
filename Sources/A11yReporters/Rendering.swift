/// How a report for people is drawn. The command decides it from flags, environment and terminal; reporters never look.
package struct Rendering: Sendable {
    /// Whether escape sequences for colour may be written.
    package enum ColorMode: Sendable {
        case on, off
    }

    /// The characters that frames and shapes are drawn with.
    package enum Glyphs: Sendable {
        case unicode
        /// Nothing above 0x7E but what comes from the user's files.
        case ascii
    }

    /// How findings are arranged.
    package enum Layout: Sendable {
        /// In a frame where the width allows it, else as a list.
        case framed
        /// One finding a line, without frame, shape or colour: for screen readers and simple terminals.
        case plain
    }

    /// How much is said beside the findings.
    package enum Detail: Sendable {
        /// The findings only.
        case findings
        /// And the summary.
        case summary
        /// And which rules could not judge which files.
        case everything
    }

    /// Whether texts may lead somewhere when they are clicked.
    package enum LinkMode: Sendable {
        case on, off
    }

    /// Colour.
    package var color: ColorMode
    /// Characters.
    package var glyphs: Glyphs
    /// Arrangement.
    package var layout: Layout
    /// Verbosity.
    package var detail: Detail
    /// The width of a line in terminal cells.
    package var width: Int
    /// Links.
    package var links = LinkMode.off
    /// How many findings are shown, the worst; nil for all.
    package var limit: Int?
    /// Whether what was accepted is shown as well.
    package var showsSuppressed = false
    /// Whether the findings are counted by rule.
    package var hasStatistics = false

    /// A rendering of these choices.
    package init(color: ColorMode, glyphs: Glyphs, layout: Layout, detail: Detail, width: Int) {
        self.color = color
        self.glyphs = glyphs
        self.layout = layout
        self.detail = detail
        self.width = width
    }
}
