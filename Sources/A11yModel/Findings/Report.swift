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
///
/// All fields are shared by copies: reports have many, and what sums a run up passes them around.
public struct Report: Sendable {
    private var shared: Shared<Fields>

    /// The suppressed findings, without those of the baseline and those that code supplies.
    package var suppressed: [Finding] {
        accepted.filter { $0.acceptance?.means != .baseline && $0.acceptance?.means != .code }
    }

    /// How many findings there are, in a run that fails from `level` on.
    package func counts(failing level: FailLevel) -> FindingCounts {
        FindingCounts(of: findings, failing: level)
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
        shared = Shared(
            Fields(
                path: path, rootPath: path, lines: lines, findings: findings, tally: tally, inapplicable: inapplicable))
    }
}

extension Report {
    /// The path of the file, as it was given.
    public package(set) var path: String {
        get { shared.value.path }
        _modify { yield &shared.value.path }
    }
    /// The path for other programs: relative to the root of the run and with `/` as separator, so that it does not
    /// depend on the working directory; absolute for a file outside the root.
    package var rootPath: String {
        get { shared.value.rootPath }
        _modify { yield &shared.value.rootPath }
    }
    /// The app that it belongs to, where reports of several were merged; else nil.
    package var app: String? {
        get { shared.value.app }
        _modify { yield &shared.value.app }
    }
    /// What stands for the path in fingerprints, where many documents show the same screen; nil for the path.
    package var screenKey: String? {
        get { shared.value.screenKey }
        _modify { yield &shared.value.screenKey }
    }
    /// The same of the files of code that findings refer to, by their paths as findings have them; files without an
    /// entry have the same path for other programs.
    package var codePaths: [String: String] {
        get { shared.value.codePaths }
        _modify { yield &shared.value.codePaths }
    }
    /// The lines of the file, to convert offsets.
    package var lines: LineTable {
        get { shared.value.lines }
        _modify { yield &shared.value.lines }
    }
    /// The findings, sorted by range, then by rule.
    public package(set) var findings: [Finding] {
        get { shared.value.findings }
        _modify { yield &shared.value.findings }
    }
    /// The findings that do not count, in the same order; each has an acceptance.
    package var accepted: [Finding] {
        get { shared.value.accepted }
        _modify { yield &shared.value.accepted }
    }
    /// The style of suppression comments in the file; nil for a file without comments.
    package var commentStyle: Comment.Style? {
        get { shared.value.commentStyle }
        _modify { yield &shared.value.commentStyle }
    }
    /// The suppressions of the file, valid or not, sorted by location; entries of the configuration come last.
    package var suppressions: [Suppression] {
        get { shared.value.suppressions }
        _modify { yield &shared.value.suppressions }
    }
    /// What was checked.
    package var tally: Tally {
        get { shared.value.tally }
        _modify { yield &shared.value.tally }
    }
    /// How much of the views of SwiftUI in the file was read; nil for a file of another kind.
    package var views: ViewReading? {
        get { shared.value.views }
        _modify { yield &shared.value.views }
    }
    /// Why no screen of the file was checked; nil if one was.
    package var unchecked: UncheckedReason? {
        get { shared.value.unchecked }
        _modify { yield &shared.value.unchecked }
    }
    /// Why some rules do not apply to this file, by rule: no frames, another kind of input.
    package var inapplicable: [String: String] {
        get { shared.value.inapplicable }
        _modify { yield &shared.value.inapplicable }
    }
    /// The maps of the file's screens; empty unless requested.
    package var maps: [ScreenMap] {
        get { shared.value.maps }
        _modify { yield &shared.value.maps }
    }
    /// The configuration entries that this file uses: an override whose screens or elements are in it, or a suppression
    /// that suppresses something.
    package var used: Set<ConfigurationPlace> {
        get { shared.value.used }
        _modify { yield &shared.value.used }
    }
}

extension Report {
    fileprivate struct Fields: Sendable {
        var path: String
        var rootPath: String
        var app: String?
        var screenKey: String?
        var codePaths: [String: String] = [:]
        var lines: LineTable = LineTable([])
        var findings: [Finding]
        var accepted: [Finding] = []
        var commentStyle: Comment.Style?
        var suppressions: [Suppression] = []
        var tally: Tally
        var views: ViewReading?
        var unchecked: UncheckedReason?
        var inapplicable: [String: String]
        var maps: [ScreenMap] = []
        var used: Set<ConfigurationPlace> = []
    }
}
