/// How bad a finding is for the person who listens.
package enum Severity: String, CaseIterable, Comparable, Codable, Sendable {
    /// Worth a thought.
    case info
    /// Somebody is slowed, or may be misled.
    case warning
    /// Somebody is blocked or misled.
    case error

    /// From `info` to `error`.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// How sure a finding is.
package enum Confidence: String, CaseIterable, Comparable, Codable, Sendable {
    /// A person must look; listed last, and never fails a run unless asked.
    case review
    /// A documented platform default or one inference is needed.
    case likely
    /// The file proves it.
    case certain

    /// From `review` to `certain`.
    package static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .review: 0
        case .likely: 1
        case .certain: 2
        }
    }
}

/// Whether and how a finding can be repaired by the program.
package enum Fixability: String, CaseIterable, Codable, Sendable {
    /// Only a person can.
    case none
    /// Keeps the meaning.
    case safe
    /// Needs a look.
    case unsafe
}

/// How a finding names an element.
package struct ElementReference: Hashable, Codable, Sendable {
    /// The type's word, or the app's class.
    package let type: String
    /// The element's id in its file; nil without one.
    package let id: String?
    /// Types and ids from the root down, joined by ` > `.
    package let path: String
    /// The accessible name, empty where it has none.
    package let name: String
    /// All of its bytes in the file.
    package let range: SourceRange
    /// The bytes that stand for it: its type in YAML, its start tag in XML. No other element of the file begins there.
    package let anchor: SourceRange
    /// The path with the rows on it unnamed, for a part of a repeated component; nil for any other element. It is the
    /// same for that part of every row.
    package var component: String?
    /// The word of its type where `type` is the app's class; nil where they are one.
    package var kind: String?
    /// Its accessibility identifier, where that is not its id; nil without one.
    package var identifier: String?
    /// What it is known by from run to run, without its file: its id, or the way to it from the nearest element that
    /// has one; nil where nobody worked that out.
    package var identity: String?

    /// A reference to an element.
    package init(type: String, id: String?, path: String, name: String, range: SourceRange, anchor: SourceRange) {
        self.type = type
        self.id = id
        self.path = path
        self.name = name
        self.range = range
        self.anchor = anchor
    }

    /// `type#id`, or the type with the last step of the path.
    package var title: String { id.map { "\(type)#\($0)" } ?? type }
}

/// Another place that belongs to a finding.
package struct RelatedPlace: Hashable, Codable, Sendable {
    /// What stands there.
    package let message: String
    /// Its bytes.
    package let range: SourceRange

    /// A place with what stands there.
    package init(message: String, range: SourceRange) {
        self.message = message
        self.range = range
    }

    /// The first of two things of which there may be one.
    package static func first(_ range: SourceRange) -> RelatedPlace { RelatedPlace(message: "the first", range: range) }
}

/// The same fault once more, on an equal part of another component: in another row of a list.
package struct Occurrence: Codable, Sendable {
    /// What is said there, as a sentence.
    package let message: String
    /// The bytes to change.
    package let range: SourceRange
    /// The element; nil for the screen as a whole.
    package var element: ElementReference?
    /// Which of the faults it is that agree in rule, element and property; nil for one that is known by an earlier one:
    /// the same part of another row.
    package var ordinal: Int?

    /// A fault that is told with another one instead of as a finding of its own.
    package init(_ finding: Finding) {
        message = finding.message
        range = finding.range
        element = finding.element
    }
}

/// One thing that somebody would miss, with the place to change.
package struct Finding: Codable, Sendable {
    /// The rule's id.
    package var rule: String
    /// How bad.
    package var severity: Severity
    /// How sure.
    package var confidence: Confidence
    /// What is heard or cannot be reached, as a sentence.
    package var message: String
    /// The file, as it was named.
    package var path: String
    /// The bytes to change.
    package var range: SourceRange
    /// The screen's name; empty for findings about a whole file.
    package var screen: String
    /// What tells its screen from the others of its file, from run to run; empty where nothing has to.
    package var scope = ""
    /// The element; nil for findings about a whole file or screen.
    package var element: ElementReference?
    /// The property at fault; nil where it is the element as a whole.
    package var property: Property?
    /// Other places.
    package var related: [RelatedPlace]
    /// The other places of the same fault, in document order.
    package var repeats: [Occurrence]
    /// Which of the findings of its file it is that agree in rule, element and property, from 0; nil until numbered.
    package var ordinal: Int?
    /// The criteria that the rule claims.
    package var criteria: [Criterion]
    /// The facts behind the message, by name.
    package var measured: [String: Fact]
    /// What a person does about it.
    package var remedy: String
    /// Whether the program can repair findings of its rule.
    package var fixability: Fixability
    /// How the program would repair this one; nil where it cannot, or was not asked.
    package var fix: Fix?
    /// Why it does not count; nil for a finding that does.
    package var acceptance: Acceptance?
    /// What a review counts as when it is decided whether the run fails; nil for nothing at all.
    package var reviewCountsAs: Severity?

    /// A finding.
    package init(
        rule: String, severity: Severity, confidence: Confidence, message: String, path: String, range: SourceRange,
        screen: String = "", element: ElementReference? = nil, property: Property? = nil,
        related: [RelatedPlace] = [], repeats: [Occurrence] = [], criteria: [Criterion] = [],
        measured: [String: Fact] = [:], remedy: String = "", fixability: Fixability = .none
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
        self.criteria = criteria
        self.measured = measured
        self.remedy = remedy
        self.fixability = fixability
    }

    /// How far the program can repair it.
    package var fixing: Fixability { fix?.applicability ?? .none }

    /// What it counts as when it is decided whether the run fails; nil for nothing at all.
    package var weight: Severity? { confidence == .review ? reviewCountsAs : severity }

    /// The order of findings in every report of a file: by place, then by rule, then by message.
    package static func inReportOrder(_ left: Finding, _ right: Finding) -> Bool {
        (left.range, left.rule, left.message) < (right.range, right.rule, right.message)
    }
}
