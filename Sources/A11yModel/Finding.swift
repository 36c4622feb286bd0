/// How bad a finding is for the person who listens.
public enum Severity: String, CaseIterable, Comparable, Codable, Sendable {
    /// Worth a thought.
    case info
    /// Somebody is slowed, or may be misled.
    case warning
    /// Somebody is blocked or misled.
    case error

    /// From `info` to `error`.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// How sure a finding is.
public enum Confidence: String, CaseIterable, Comparable, Codable, Sendable {
    /// A person must look; listed last, and never fails a run unless asked.
    case review
    /// A documented platform default or one inference is needed.
    case likely
    /// The file proves it.
    case certain

    /// From `review` to `certain`.
    public static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .review: 0
        case .likely: 1
        case .certain: 2
        }
    }
}

/// Whether and how a finding can be repaired by the program.
public enum Fixability: String, CaseIterable, Codable, Sendable {
    /// Only a person can.
    case none
    /// Keeps the meaning.
    case safe
    /// Needs a look.
    case unsafe
}

/// How a finding names an element.
public struct ElementReference: Hashable, Codable, Sendable {
    /// The type's word, or the app's class.
    public let type: String
    /// The element's id in its file; nil without one.
    public let id: String?
    /// Types and ids from the root down, joined by ` > `.
    public let path: String
    /// The accessible name, empty where it has none.
    public let name: String
    /// All of its bytes in the file.
    public let range: SourceRange
    /// The bytes that stand for it: its type in YAML, its start tag in XML. No other element of the file begins there.
    public let anchor: SourceRange
    /// The path with the rows on it unnamed, for a part of a repeated component; nil for any other element. It is the
    /// same for that part of every row.
    public var component: String?
    /// The word of its type where `type` is the app's class; nil where they are one.
    public var kind: String?
    /// Its accessibility identifier, where that is not its id; nil without one.
    public var identifier: String?
    /// What it is known by from run to run, without its file: its id, or the way to it from the nearest element that
    /// has one; nil where nobody worked that out.
    public var identity: String?

    /// A reference to an element.
    public init(type: String, id: String?, path: String, name: String, range: SourceRange, anchor: SourceRange) {
        self.type = type
        self.id = id
        self.path = path
        self.name = name
        self.range = range
        self.anchor = anchor
    }

    /// `type#id`, or the type with the last step of the path.
    public var title: String { id.map { "\(type)#\($0)" } ?? type }
}

/// Another place that belongs to a finding.
public struct RelatedPlace: Hashable, Codable, Sendable {
    /// What stands there.
    public let message: String
    /// Its bytes.
    public let range: SourceRange

    /// A place with what stands there.
    public init(message: String, range: SourceRange) {
        self.message = message
        self.range = range
    }

    /// The first of two things of which there may be one.
    public static func first(_ range: SourceRange) -> RelatedPlace { RelatedPlace(message: "the first", range: range) }
}

/// The same fault once more, on an equal part of another component: in another row of a list.
public struct Occurrence: Codable, Sendable {
    /// What is said there, as a sentence.
    public let message: String
    /// The bytes to change.
    public let range: SourceRange
    /// The element; nil for the screen as a whole.
    public var element: ElementReference?
    /// Which of the faults it is that agree in rule, element and property; nil for one that is known by an earlier one:
    /// the same part of another row.
    public var ordinal: Int?

    /// A fault that is told with another one instead of as a finding of its own.
    public init(_ finding: Finding) {
        message = finding.message
        range = finding.range
        element = finding.element
    }
}

/// One thing that somebody would miss, with the place to change.
public struct Finding: Codable, Sendable {
    /// The rule's id.
    public var rule: String
    /// How bad.
    public var severity: Severity
    /// How sure.
    public var confidence: Confidence
    /// What is heard or cannot be reached, as a sentence.
    public var message: String
    /// The file, as it was named.
    public var path: String
    /// The bytes to change.
    public var range: SourceRange
    /// The screen's name; empty for findings about a whole file.
    public var screen: String
    /// What tells its screen from the others of its file, from run to run; empty where nothing has to.
    public var scope = ""
    /// The element; nil for findings about a whole file or screen.
    public var element: ElementReference?
    /// The property at fault; nil where it is the element as a whole.
    public var property: Property?
    /// Other places.
    public var related: [RelatedPlace]
    /// The other places of the same fault, in document order.
    public var repeats: [Occurrence]
    /// Which of the findings of its file it is that agree in rule, element and property, from 0; nil until numbered.
    public var ordinal: Int?
    /// The criteria that the rule claims.
    public var criteria: [Criterion]
    /// The facts behind the message, by name.
    public var measured: [String: Fact]
    /// What a person does about it.
    public var remedy: String
    /// Whether the program can repair findings of its rule.
    public var fixability: Fixability
    /// How the program would repair this one; nil where it cannot, or was not asked.
    public var fix: Fix?
    /// Why it does not count; nil for a finding that does.
    public var acceptance: Acceptance?
    /// What a review counts as when it is decided whether the run fails; nil for nothing at all.
    public var reviewCountsAs: Severity?

    /// A finding.
    public init(
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
    public var fixing: Fixability { fix?.applicability ?? .none }

    /// What it counts as when it is decided whether the run fails; nil for nothing at all.
    public var weight: Severity? { confidence == .review ? reviewCountsAs : severity }
}
