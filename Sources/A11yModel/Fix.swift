/// A change of a file: the bytes of a range give way to a text.
public struct Edit: Hashable, Sendable {
    /// The bytes that are replaced; empty where something is inserted.
    public let range: SourceRange
    /// What stands there afterwards; empty where something is removed.
    public let text: String

    /// A change of these bytes into this text.
    public init(_ range: SourceRange, to text: String) {
        self.range = range
        self.text = text
    }
}

/// How the program repairs a finding. It changes bytes and never writes a file anew, so that comments, order and style
/// stay as they are.
public struct Fix: Hashable, Sendable {
    /// Whether it keeps the meaning; never `none`.
    public let applicability: Fixability
    /// What it does, as a sentence.
    public let description: String
    /// The changes, sorted, none overlapping another; all are made or none.
    public let edits: [Edit]

    /// A repair by these changes, in any order.
    public init(_ applicability: Fixability, _ description: String, _ edits: [Edit]) {
        self.applicability = applicability
        self.description = description
        self.edits = edits.sorted { $0.range < $1.range }
    }
}
