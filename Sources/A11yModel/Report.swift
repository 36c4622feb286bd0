/// What was looked at in one file.
package struct Tally: Hashable, Codable, Sendable {
    /// Screens read.
    package var screens = 0
    /// Elements of all screens.
    package var elements = 0
    /// Places where VoiceOver's cursor stops.
    package var stops = 0

    /// Nothing yet.
    package init() {}

    /// The sums of two tallies.
    package static func + (left: Tally, right: Tally) -> Tally {
        var sum = Tally()
        sum.screens = left.screens + right.screens
        sum.elements = left.elements + right.elements
        sum.stops = left.stops + right.stops
        return sum
    }
}

/// Everything said about one file.
package struct Report: Codable, Sendable {
    /// The file, as it was named.
    package var path: String
    /// The file for other programs: relative to the root of the run, with `/` between its parts, the same wherever the
    /// run was started; an absolute path for a file outside of it.
    package var rootPath: String
    /// The file's lines, for places.
    package var lines = LineTable([])
    /// The findings, sorted by range, then by rule.
    package var findings: [Finding]
    /// The findings that do not count, sorted alike; each has an acceptance.
    package var accepted: [Finding] = []
    /// How a finding is accepted in the file itself; nil for a file without comments.
    package var commentStyle: Comment.Style?
    /// What accepts findings in the file or was meant to, sorted by place; entries of the configuration come last.
    package var suppressions: [Suppression] = []
    /// What was looked at.
    package var tally: Tally
    /// Why some rules could not judge this file, by rule: no frames, another kind of input.
    package var inapplicable: [String: String]
    /// The file's screens as they are drawn and heard; empty unless they were asked for.
    package var maps: [ScreenMap] = []
    /// The entries of the configuration that concern this file: an override whose screens or elements are in it, a
    /// suppression that accepts something.
    package var used: Set<ConfigurationPlace> = []

    /// The findings that somebody accepted one by one, and not by taking over what was there.
    package var suppressed: [Finding] { accepted.filter { $0.acceptance?.means != .baseline } }

    /// What is kept of a report from run to run: all but the lines, which are the file's, and the maps.
    enum CodingKeys: CodingKey, CaseIterable {
        case path, rootPath, findings, accepted, commentStyle, suppressions, tally, inapplicable, used
    }

    /// A report on a file, whose path is the same for everybody until somebody says otherwise.
    package init(
        path: String, lines: LineTable, findings: [Finding] = [], tally: Tally = Tally(),
        inapplicable: [String: String] = [:]
    ) {
        self.path = path
        rootPath = path
        self.lines = lines
        self.findings = findings
        self.tally = tally
        self.inapplicable = inapplicable
    }
}
