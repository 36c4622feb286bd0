/// An edit of a file: a text replaces the bytes of a range.
public struct Edit: Hashable, Sendable {
    /// The replaced bytes; empty for an insertion.
    package let range: SourceRange
    /// The new text; empty for a removal.
    package let text: String

    /// An edit that replaces these bytes by this text.
    package init(_ range: SourceRange, to text: String) {
        self.range = range
        self.text = text
    }
}

/// The program's fix for a finding. It edits bytes instead of writing the file anew, so comments, order and style are
/// preserved.
public struct Fix: Hashable, Sendable {
    /// Whether it keeps the meaning; never `none`.
    package let applicability: Fixability
    /// What it does, as a sentence.
    package let description: String
    /// The edits, sorted and without overlaps. They are applied all or none.
    package let edits: [Edit]

    /// A fix with these edits, in any order.
    package init(_ applicability: Fixability, _ description: String, _ edits: [Edit]) {
        self.applicability = applicability
        self.description = description
        self.edits = edits.sorted { $0.range < $1.range }
    }
}

extension Fix {
    /// Whether no two edits overlap, so that all can be applied at once. Two insertions at one offset overlap.
    package var isSound: Bool {
        zip(edits, edits.dropFirst()).allSatisfy { before, after in
            before.range.end <= after.range.start && before.range.start < after.range.start
        }
    }
}

extension [Edit] {
    /// Sorted by place, without an edit that is there twice: two repairs may need the same one.
    package var distinct: [Edit] {
        var distinct: [Edit] = []
        for edit in sorted(by: { $0.range < $1.range }) where edit != distinct.last { distinct.append(edit) }
        return distinct
    }

    /// The text after the edits, which must be sorted and must not overlap. Edits outside the text are ignored.
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

/// A change of a screen in terms of the model. A dialect turns it into edits of the file.
public enum Change: Hashable, Sendable {
    /// Sets a property, whether or not it had a value before.
    case set(Property, Value, on: ElementID)
    /// Removes the author's value of a property.
    case remove(Property, on: ElementID)
    /// Moves the value of one property to another, which must not have one.
    case rename(Property, to: Property, on: ElementID)
    /// Keeps only these entries of a list property, given by their old indices, in this order.
    case keep([Int], of: Property, on: ElementID)
    /// Sets the notification that the screen posts when it appears.
    case post(String)
}

extension Change {
    /// The changed properties of the element; none for the screen itself.
    package var properties: [Property] {
        switch self {
        case .set(let property, _, _), .remove(let property, _), .keep(_, let property, _): [property]
        case .rename(let old, let new, _): [old, new]
        case .post: []
        }
    }

    /// The changed element; nil for the screen itself.
    package var element: ElementID? {
        switch self {
        case .set(_, _, let id), .remove(_, let id), .rename(_, _, let id), .keep(_, _, let id): id
        case .post: nil
        }
    }
}
