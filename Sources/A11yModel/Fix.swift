/// A change of a file: the bytes of a range give way to a text.
public struct Edit: Hashable, Codable, Sendable {
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
public struct Fix: Hashable, Codable, Sendable {
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

extension Fix {
    /// Whether no edit overlaps another, so that all can be made at once. Two that insert at one place do.
    public var isSound: Bool {
        zip(edits, edits.dropFirst()).allSatisfy { before, after in
            before.range.end <= after.range.start && before.range.start < after.range.start
        }
    }
}

extension [Edit] {
    /// The text with the edits made, which are sorted and do not overlap. Those that lie outside of the text are left
    /// out.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var next = 0
        for edit in self where edit.range.start >= next && edit.range.end <= bytes.count {
            result += bytes[next..<edit.range.start]
            result += Array<UInt8>(edit.text.utf8)
            next = edit.range.end
        }
        return result + bytes[next...]
    }
}
