/// The severity of a finding: its effect on the person who uses the app.
public enum Severity: String, Ranked, Sendable {
    /// Worth considering.
    case info
    /// Slows a person down, or may mislead them.
    case warning
    /// Blocks or misleads a person.
    case error
}

/// The confidence in a finding.
public enum Confidence: String, Ranked, Sendable {
    /// A person must check it. It is listed last, and fails a run only if configured to.
    case review
    /// It depends on a documented platform default or on one inference.
    case likely
    /// The file proves it.
    case certain
}

/// An enumeration whose cases are declared from the least to the greatest.
public protocol Ranked: CaseIterable, Comparable where AllCases == [Self] {}

extension Ranked {
    /// The number of cases below it.
    package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// In the order of the cases.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// Whether and how the program can fix a finding.
public enum Fixability: String, CaseIterable, Sendable {
    /// Only a person can fix it.
    case none
    /// The fix keeps the meaning.
    case safe
    /// A person must check the fix.
    case unsafe
}

/// Why a finding may not hold when the app runs.
package struct FindingDoubt: Hashable, Sendable {
    /// The word of the doubt, such as `code` or `hidden`: one of `Doubts.words`.
    package let kind: String
    /// The outlet or class whose code may settle it; nil if there is none, or the file does not name it.
    package let name: String?
    /// The reason as the second half of a sentence, without a full stop: “the outlet `shareButton` may change this”.
    package let reason: String
    /// What of the app's code leaves the verdict open; nil of other doubts, and in a report that was read back.
    package let cause: CodeCause?

    /// A doubt.
    package init(kind: String, name: String?, reason: String) {
        self.kind = kind
        self.name = name
        self.reason = reason
        cause = nil
    }

    /// A doubt about code that was read. `name` is the outlet or class whose code may settle it.
    package init(kind: String, name: String?, cause: CodeCause) {
        self.kind = kind
        self.name = name
        self.cause = cause
        reason = cause.words
    }

    /// The reason of a doubt about code that was not read, by the outlet that leads to the element.
    package static func unreadCode(of outlet: String?) -> String {
        outlet.map { "the outlet `\($0)` may change this" } ?? "code may change this"
    }

    /// Whether no code was read for it.
    package var isAboutUnreadCode: Bool { kind == "code" && reason == FindingDoubt.unreadCode(of: name) }
}

/// A place of the app's code that belongs to a finding.
package struct CodeReference: Hashable, Sendable {
    /// What is there.
    package let message: String
    /// Where it is, in another file than the finding.
    package let place: CodePlace

    /// A place with a message about it.
    package init(_ message: String, at place: CodePlace) {
        self.message = message
        self.place = place
    }
}

/// What the app's code says about a finding.
package struct CodeEvidence: Hashable, Sendable {
    /// That nothing changes what was found, as a half sentence without a full stop: “no code of `LoginViewController`
    /// (3 files) touches `closeButton`”. Nil if code leaves it open.
    package let statement: String?
    /// The places that were read, or the one that leaves it open.
    package let places: [CodeReference]

    /// What code says.
    package init(statement: String?, places: [CodeReference]) {
        self.statement = statement
        self.places = places
    }
}

/// An element as a finding refers to it. A class because reports ask for it often, and nothing changes it.
public final class ElementReference: Sendable {
    /// The type's word, or the app's class.
    package let type: String
    /// The element's id in its file; nil without one.
    package let id: String?
    /// Types and ids from the root down, joined by ` > `.
    package let path: String
    /// The accessible name; empty without one.
    package let name: String
    /// Its bytes in the file.
    package let range: SourceRange
    /// The bytes that mark it: its type in YAML, its start tag in XML. No other element of the file starts there.
    package let anchor: SourceRange
    /// The word of its type if `type` is the app's class, else nil.
    package let kind: String?
    /// Its accessibility identifier, if it differs from its id; nil without one.
    package let identifier: String?
    /// What its author calls it in code and in Xcode; see `Element.called`. Empty in a report that was read back.
    package let called: [String]
    /// Its identity from run to run, without its file: its id, or the path from the nearest element that has one; nil
    /// where nobody asks for it.
    package let identity: String?
    /// For a part of a repeated component, the path without row names, which is the same for that part of every row;
    /// nil for any other element.
    package let component: String?

    /// A reference to an element.
    package init(
        type: String, id: String?, path: String, name: String, range: SourceRange, anchor: SourceRange,
        kind: String? = nil, identifier: String? = nil, called: [String] = [], identity: String? = nil,
        component: String? = nil
    ) {
        self.called = called
        self.type = type
        self.id = id
        self.path = path
        self.name = name
        self.range = range
        self.anchor = anchor
        self.kind = kind
        self.identifier = identifier
        self.identity = identity
        self.component = component
    }

    /// `type#id`, or the type without an id.
    package var title: String { id.map { "\(type)#\($0)" } ?? type }

    /// What a person may call it: its id, its identifier, its outlets and its label in Xcode's outline.
    package var names: [String] { [id, identifier].compactMap { $0 } + called }
}

/// A further location that belongs to a finding.
public struct RelatedPlace: Hashable, Sendable {
    /// What is there.
    package let message: String
    /// Its bytes.
    package let range: SourceRange

    /// A location with a message about it.
    package init(message: String, range: SourceRange) {
        self.message = message
        self.range = range
    }

    /// The first of two things, if only one is allowed.
    package static func first(_ range: SourceRange) -> RelatedPlace { RelatedPlace(message: "the first", range: range) }
}

/// The same violation on the same part of another component, such as another row of a list.
package struct Occurrence: Sendable {
    /// The message for this location, as a sentence.
    package let message: String
    /// The bytes to change.
    package let range: SourceRange
    /// The element; nil for the screen as a whole.
    package var element: ElementReference?
    /// Its number among the violations with the same rule, element and property, from 0; nil for one that shares the
    /// identity of an earlier one, such as the same part of another row.
    package var ordinal: Int?

    /// A violation that is reported with another finding instead of as one of its own.
    package init(_ finding: Finding) {
        message = finding.message
        range = finding.range
        element = finding.element
    }
}

/// An accessibility problem of a file, with the location to change.
public struct Finding: Sendable {
    /// The rule's id.
    public package(set) var rule: String
    /// The severity.
    public package(set) var severity: Severity
    /// The confidence.
    public package(set) var confidence: Confidence
    /// What a person hears or cannot reach, as a sentence.
    public package(set) var message: String
    /// The path of the file, as it was given.
    public package(set) var path: String
    /// The bytes to change.
    package var range: SourceRange
    /// The screen's name; empty for findings about a whole file.
    public package(set) var screen: String
    /// What distinguishes its screen from the others of its file from run to run; empty for the only screen.
    package var scope: String = ""
    /// The element; nil for findings about a whole file or screen.
    package var element: ElementReference?
    /// The violating property; nil if it is the element as a whole.
    package var property: Property?
    /// The values that the verdict rests on, if `range` marks the element as a whole: what an excerpt underlines.
    package var causes: [SourceRange] = []
    /// Further locations.
    package var related: [RelatedPlace]
    /// The other locations of the same violation, in document order.
    package var repeats: [Occurrence]
    /// Its number among the findings of its file with the same rule, element and property, from 0; nil until numbered.
    package var ordinal: Int?
    /// Its fingerprint in the report that it was read from, which does not tell all that makes one; nil for a finding
    /// of this run.
    package var knownFingerprint: String?
    /// What it says like all findings of its rule.
    package let advice: RuleAdvice
    /// The criteria that the rule claims.
    package var criteria: [Criterion] { advice.criteria }
    /// The facts behind the message, by name.
    package var measured: Facts
    /// How a person fixes it.
    public var remedy: String { advice.remedy }
    /// The program's fix for this finding; nil if it has none, or if fixes were not requested.
    package var fix: Fix?
    /// Why it does not count; nil for a finding that counts.
    package var acceptance: Acceptance?
    /// The severity with which a `review` finding counts toward failing the run; nil if it does not count.
    package var reviewCountsAs: Severity?
    /// The lowest level of findings of its rule that fails a run; nil for that of the run.
    package var failOn: FailLevel?
    /// What lowers its confidence, the most telling first. A `review` has at least one.
    package var doubts: [FindingDoubt] = []
    /// What the app's code says about it; nil if it says nothing, or none was read.
    package var code: CodeEvidence?
    /// Why the program does not make the fix that it knows, as half a sentence; nil if it makes it or knows none.
    package var refusal: String?
    /// The other programs that found it, such as “Apple’s audit”; a finding with a rule of ours was found here too.
    package var alsoFoundBy: [String] = []

    /// A finding. Its rule's `advice`, if given, stands for `criteria` and `remedy`.
    package init(
        rule: String, severity: Severity, confidence: Confidence, message: String, path: String, range: SourceRange,
        screen: String = "", element: ElementReference? = nil, property: Property? = nil,
        related: [RelatedPlace] = [], repeats: [Occurrence] = [], criteria: [Criterion] = [],
        measured: Facts = [:], remedy: String = "", advice: RuleAdvice? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.confidence = confidence
        self.message = message
        self.path = path
        self.range = range
        self.screen = screen
        self.element = element
        self.property = property
        self.related = related
        self.repeats = repeats
        self.advice = advice ?? RuleAdvice(criteria: criteria, remedy: remedy)
        self.measured = measured
    }

    /// The message; of a review, with what makes it one as a second sentence, else with what the app's code says; then
    /// who else found it.
    package var statement: String {
        let finders = rule == FileRule.auditIssue.rawValue ? [] : alsoFoundBy
        let others = finders.map { " \($0) found this too." }.joined()
        guard let reason = confidence == .review ? doubts.first?.reason : code?.statement else {
            return message + others
        }
        return "\(message) \(reason.capitalizingFirst).\(others)"
    }

    /// Whether and how the program can fix it.
    package var fixing: Fixability { fix?.applicability ?? .none }

    /// The severity with which it counts toward failing the run; nil if it does not count.
    package var weight: Severity? { confidence == .review ? reviewCountsAs : severity }
}

extension Finding {
    /// Whether it stands before another in every report of a file: by place, then by rule, then by message.
    fileprivate static func areInReportOrder(_ left: Finding, _ right: Finding) -> Bool {
        if left.range != right.range { return left.range < right.range }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message < right.message
    }
}

extension [Finding] {
    /// Whether they are sorted as in every report of a file.
    package var areInReportOrder: Bool { !zip(dropFirst(), self).contains { Finding.areInReportOrder($0, $1) } }

    /// Sorted as in every report of a file.
    package var inReportOrder: [Finding] { sorted(by: Finding.areInReportOrder) }

    /// Sorts them as in every report of a file.
    package mutating func sortInReportOrder() { sort(by: Finding.areInReportOrder) }
}

/// The lowest severity that fails a run: the words of `--fail-on`.
public enum FailLevel: String, Ranked, Sendable {
    case error, warning, info, review, never

    /// Whether a finding fails the run. A `review` does so at the level `review`, and by its weight in the preset
    /// `strict`. The level of its rule wins over that of the run, unless nothing is to fail the run.
    package func isReached(by finding: Finding) -> Bool {
        switch self == .never ? self : finding.failOn ?? self {
        case .error: finding.weight == .error
        case .warning: finding.weight.map { $0 >= .warning } ?? false
        case .info: finding.weight != nil
        case .review: true
        case .never: false
        }
    }
}
