/// The number of things that were checked in a file.
package struct Tally: Hashable, Sendable {
    /// Screens.
    package var screens = 0
    /// Elements of all screens.
    package var elements = 0
    /// Stops of VoiceOver's cursor.
    package var stops = 0

    /// A tally of zeros.
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

/// Why no screen of a file was checked.
package struct UncheckedReason: Hashable, Sendable {
    /// What is wrong with the file and what to do, in one or two sentences.
    package let text: String
    /// Whether the program knows such documents and does not check them: launch screens, archives, Android.
    package let isDeclined: Bool

    /// A reason in words.
    package init(_ text: String, isDeclined: Bool) {
        self.text = text
        self.isDeclined = isDeclined
    }
}

/// The results for one file.
public struct Report: Sendable {
    /// The path of the file, as it was given.
    public package(set) var path: String
    /// The path for other programs: relative to the root of the run and with `/` as separator, so that it does not
    /// depend on the working directory; absolute for a file outside the root.
    package var rootPath: String
    /// The app that it belongs to, where reports of several were merged; else nil.
    package var app: String?
    /// What stands for the path in fingerprints, where many documents show the same screen; nil for the path.
    package var screenKey: String?
    /// The same of the files of code that findings refer to, by their paths as findings have them; files without an
    /// entry have the same path for other programs.
    package var codePaths: [String: String] = [:]
    /// The lines of the file, to convert offsets.
    package var lines: LineTable
    /// The findings, sorted by range, then by rule.
    public package(set) var findings: [Finding]
    /// The findings that do not count, in the same order; each has an acceptance.
    package var accepted: [Finding] = []
    /// The style of suppression comments in the file; nil for a file without comments.
    package var commentStyle: Comment.Style?
    /// The suppressions of the configuration that are about the file.
    package var configuredUses: [ConfiguredUse] = []
    /// What was checked.
    package var tally: Tally
    /// How much of the views of SwiftUI in the file was read; nil for a file of another kind.
    package var views: ViewReading?
    /// Why no screen of the file was checked; nil if one was.
    package var unchecked: UncheckedReason?
    /// Why some rules do not apply to this file, by rule: no frames, another kind of input.
    package var inapplicable: [String: String]
    /// The maps of the file's screens; empty unless requested.
    package var maps: [ScreenMap] = []
    /// The configuration entries that this file uses: an override whose screens or elements are in it, or a suppression
    /// that suppresses something.
    package var used: Set<ConfigurationPlace> = []

    /// The suppressed findings, without those of the baseline and those that code supplies.
    package var suppressed: [Finding] {
        accepted.filter { $0.acceptance?.means != .baseline && $0.acceptance?.means != .code }
    }

    /// The path for other programs of the file of code that a reference leads to.
    package func rootPath(ofCode reference: CodeReference) -> String {
        codePaths[reference.place.path] ?? reference.place.path
    }

    /// A report on a file. `rootPath` is the same as `path` until it is set.
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
