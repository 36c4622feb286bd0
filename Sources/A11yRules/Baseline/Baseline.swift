import A11yModel

/// The findings that a project has taken over: each is known by its element and not by its line, and none by a count.
public struct Baseline: Sendable {
    /// A finding that was taken over.
    public struct Entry: Hashable, Sendable {
        /// The file of the finding, relative to the folder of the baseline.
        public var path: String
        /// The rule's id.
        public var rule: String
        /// What the element is known by, for people.
        public var element: String
        /// The property, for people; nil where it is the element as a whole.
        public var property: String?
        /// What the finding is known by, such as `v1:6f1c09d2a7b34e55`: the only part that is compared.
        public var key: String
        /// What was said when the finding was taken over, for people.
        public var message: String?
        /// Why it is accepted; nil where nobody said.
        public var reason: String?
        /// The last day on which it is; nil for ever.
        public var expires: Day?

        /// An entry.
        public init(
            path: String, rule: String, element: String, property: String? = nil, key: String, message: String? = nil,
            reason: String? = nil, expires: Day? = nil
        ) {
            self.path = path
            self.rule = rule
            self.element = element
            self.property = property
            self.key = key
            self.message = message
            self.reason = reason
            self.expires = expires
        }

        /// What a finding is known by in a file of this path.
        public static func key(of identity: Finding.Identity, ordinal: Int, in path: String) -> String {
            "v1:" + identity.fingerprint(in: path, ordinal: ordinal)
        }
    }

    /// The entries, in the order of the file.
    public var entries: [Entry] = []
    /// What the files with entries held when they were looked at last, by path: see `digest(of:)`. A file that moved is
    /// known by it.
    public var contents: [String: String] = [:]
    /// Where the schema of the file lies, as it says; nil where it does not.
    public var schema: String?
    /// Where everything stands in the file that was read; nil for a baseline that was made.
    public internal(set) var layout: BaselineLayout?

    /// A baseline without entries.
    public init() {}

    /// What the bytes of a file are known by: 16 hexadecimal digits of their SHA-256.
    public static func digest(of bytes: [UInt8]) -> String { String(SHA256.hexDigest(of: bytes).prefix(16)) }
}

/// Where the entries of a baseline stand in its file, for the places and the repairs of findings about them.
public struct BaselineLayout: Sendable {
    /// The entries of one file.
    struct List: Sendable {
        /// From its path to the end of its list.
        let range: SourceRange
        /// The number of its first entry.
        let first: Int
        /// Its entries.
        let entries: [SourceRange]
    }

    /// All lists, braces included.
    let range: SourceRange
    /// The lists, in the order of the file.
    let lists: [List]

    /// The bytes of each entry.
    public var entries: [SourceRange] { lists.flatMap(\.entries) }
}

/// A mistake in a baseline, with its place.
public struct BaselineProblem: Hashable, Sendable {
    /// What is wrong, in lower case and without a full stop.
    public let message: String
    /// What was probably meant; nil where nobody can tell.
    public let hint: String?
    /// The bytes at fault.
    public let range: SourceRange

    init(_ message: String, hint: String? = nil, at range: SourceRange) {
        self.message = message
        self.hint = hint
        self.range = range
    }
}
