import A11yEngine
import A11yModel

/// The findings that a project has taken over: each is known by its element and not by its line, and none by a count.
package struct Baseline: Sendable {
    /// A finding that was taken over.
    package struct Entry: Hashable, Sendable {
        /// The file of the finding, relative to the folder of the baseline.
        package var path: String
        /// The rule's id.
        package var rule: String
        /// What the element is known by, for people.
        package var element: String
        /// The property, for people; nil where it is the element as a whole.
        package var property: String?
        /// What the finding is known by, such as `v1:6f1c09d2a7b34e55`: the only part that is compared.
        package var key: String
        /// What was said when the finding was taken over, for people.
        package var message: String?
        /// Why it is accepted; nil where nobody said.
        package var reason: String?
        /// The last day on which it is; nil for ever.
        package var expires: Day?

        /// An entry.
        package init(
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
        package static func key(of identity: Finding.Identity, ordinal: Int, in path: String) -> String {
            "v1:" + identity.fingerprint(in: path, ordinal: ordinal)
        }
    }

    /// The entries, in the order of the file.
    package var entries: [Entry] = []
    /// What the files with entries held when they were looked at last, by path: see `digest(of:)`. A file that moved is
    /// known by it.
    package var contents: [String: String] = [:]
    /// Where the schema of the file lies, as it says; nil where it does not.
    package var schema: String?
    /// Where everything stands in the file that was read; nil for a baseline that was made.
    package internal(set) var layout: BaselineLayout?

    /// A baseline without entries.
    package init() {}

    /// What the bytes of a file are known by: 16 hexadecimal digits of their SHA-256.
    package static func digest(of bytes: [UInt8]) -> String { String(SHA256.hexDigest(of: bytes).prefix(16)) }
}

/// Where the entries of a baseline stand in its file, for the places and the repairs of findings about them.
package struct BaselineLayout: Sendable {
    /// The entries of one file.
    package struct List: Sendable {
        /// From its path to the end of its list.
        package let range: SourceRange
        /// The number of its first entry.
        package let first: Int
        /// Its entries.
        package let entries: [SourceRange]
    }

    /// All lists, braces included.
    package let range: SourceRange
    /// The lists, in the order of the file.
    package let lists: [List]

    /// The bytes of each entry.
    package var entries: [SourceRange] { lists.flatMap(\.entries) }
}

/// A mistake in a baseline, with its place.
package struct BaselineProblem: Hashable, Sendable {
    /// What is wrong, in lower case and without a full stop.
    package let message: String
    /// What was probably meant; nil where nobody can tell.
    package let hint: String?
    /// The bytes at violation.
    package let range: SourceRange

    init(_ message: String, hint: String? = nil, at range: SourceRange) {
        self.message = message
        self.hint = hint
        self.range = range
    }
}
