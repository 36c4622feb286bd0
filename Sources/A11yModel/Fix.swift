/// A change of a file: the bytes of a range give way to a text.
package struct Edit: Hashable, Codable, Sendable {
    /// The bytes that are replaced; empty where something is inserted.
    package let range: SourceRange
    /// What stands there afterwards; empty where something is removed.
    package let text: String

    /// A change of these bytes into this text.
    package init(_ range: SourceRange, to text: String) {
        self.range = range
        self.text = text
    }
}

/// How the program repairs a finding. It changes bytes and never writes a file anew, so that comments, order and style
/// stay as they are.
package struct Fix: Hashable, Codable, Sendable {
    /// Whether it keeps the meaning; never `none`.
    package let applicability: Fixability
    /// What it does, as a sentence.
    package let description: String
    /// The changes, sorted, none overlapping another; all are made or none.
    package let edits: [Edit]

    /// A repair by these changes, in any order.
    package init(_ applicability: Fixability, _ description: String, _ edits: [Edit]) {
        self.applicability = applicability
        self.description = description
        self.edits = edits.sorted { $0.range < $1.range }
    }
}

extension Fix {
    /// Whether no edit overlaps another, so that all can be made at once. Two that insert at one place do.
    package var isSound: Bool {
        zip(edits, edits.dropFirst()).allSatisfy { before, after in
            before.range.end <= after.range.start && before.range.start < after.range.start
        }
    }
}

extension [Edit] {
    /// The text with the edits made, which are sorted and do not overlap. Those that lie outside of the text are left
    /// out.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
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
