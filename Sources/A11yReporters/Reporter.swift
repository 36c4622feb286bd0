import A11yModel

/// A report format: a pure function from a run to text, so that equal runs give equal bytes.
///
/// Each format is a file of this folder, or a folder named after it.
package protocol Reporter: Sendable {
    /// The word after `--format`.
    static var name: String { get }
    /// What the format shows beside the findings and takes time to collect.
    static var needs: Set<ReportNeed> { get }
    /// Whether a person reads it, to whom the program also says what to do next.
    static var isForPeople: Bool { get }
    /// The report; every line ends with a line feed. It may be empty if the format prints nothing for a clean run.
    static func render(_ run: Run, style: Rendering) -> String
}

extension Reporter {
    /// That of the type: `csv` for `CSVReporter`.
    package static var name: String { "\(self as Any.Type)".replacing("Reporter", with: "").lowercased() }

    /// A program reads it.
    package static var isForPeople: Bool { false }

    /// Nothing but the findings.
    package static var needs: Set<ReportNeed> { [] }
}

/// What some formats show beside the findings.
package enum ReportNeed: Sendable {
    /// Reasons, remedies and examples of the rules with findings: `Run.cards`.
    case cards
    /// Screens as VoiceOver presents them: `Report.maps`.
    case maps
    /// The commit that was checked: `Run.commit`.
    case commit
}

/// Every reporter, sorted by name. Add a new one here.
package let reporters: [any Reporter.Type] = [
    AgentReporter.self,
    CheckstyleReporter.self,
    CompactReporter.self,
    CSVReporter.self,
    FrameReporter.self,
    GitHubReporter.self,
    GitLabReporter.self,
    HTMLReporter.self,
    JSONReporter.self,
    JSONStreamReporter.self,
    JUnitReporter.self,
    MarkdownReporter.self,
    RDJSONReporter.self,
    SARIFReporter.self,
    SummaryReporter.self,
    TableReporter.self,
    XcodeReporter.self,
]

/// The reporter with this name; nil if there is none. `json` is always the current version of our own format and
/// `json-v1` is version 1; today they are the same.
package func reporter(named name: String) -> (any Reporter.Type)? {
    let name = name == "json-v1" ? JSONReporter.name : name
    return reporters.first { $0.name == name }
}

/// How a report for people is drawn. The command derives it from flags, environment and terminal; reporters read
/// neither of these.
package struct Rendering: Sendable {
    /// Whether colours are written as escape sequences.
    package enum ColorMode: Sendable {
        case on, off
    }

    /// The characters for frames and symbols.
    package enum Glyphs: Sendable {
        case unicode
        /// Nothing above 0x7E except text from the user's files.
        case ascii
    }

    /// How findings are arranged.
    package enum Layout: Sendable {
        /// In frames if the width allows it, else as a list.
        case framed
        /// One finding per line, without frames, symbols or colour: for screen readers and simple terminals.
        case plain
    }

    /// How much is printed beside the findings. Each case includes the one before it.
    package enum Detail: Sendable {
        /// The findings only.
        case findings
        case summary
        /// The rules that did not apply to some files.
        case everything
    }

    /// Whether texts are hyperlinks.
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
    /// Hyperlinks.
    package var links = LinkMode.off
    /// The greatest number of findings to show, worst first; nil for all.
    package var limit: Int?
    /// Whether suppressed findings are shown.
    package var showsSuppressed = false
    /// Whether more is left out than a person takes in at a look: for a terminal, where what is long scrolls away.
    package var isBrief = false
    /// Whether it is a first look at a project, which says how the next check will end.
    package var isFirstLook = false
    /// Whether nothing is left out, however much there is.
    package var isWhole = false
    /// Whether long lines are broken between words, as a person reads them; programs read each finding from one line.
    package var wrapsLines = false
    /// Whether a table counts the findings by rule.
    package var hasStatistics = false

    /// A rendering without links, limit, suppressed findings and statistics.
    package init(color: ColorMode, glyphs: Glyphs, layout: Layout, detail: Detail, width: Int) {
        self.color = color
        self.glyphs = glyphs
        self.layout = layout
        self.detail = detail
        self.width = width
    }
}
