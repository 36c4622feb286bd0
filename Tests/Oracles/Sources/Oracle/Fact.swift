/// Something that a parser says of a file. Both parsers say the same, or one of them is wrong.
struct Fact: Hashable, Comparable {
    let kind: String
    let start: Int
    let end: Int
    /// What else is said: a name, the labels of arguments, the places of parts.
    var detail = ""

    static func < (left: Fact, right: Fact) -> Bool {
        (left.start, left.end, left.kind, left.detail) < (right.start, right.end, right.kind, right.detail)
    }
}

/// The text that says where something is.
func place(_ range: Range<Int>?) -> String { range.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "none" }
