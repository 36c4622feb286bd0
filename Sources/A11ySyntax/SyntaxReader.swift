import A11yModel

/// A reader of one syntax: it notes what is wrong and reads on, as long as that is worth while.
protocol SyntaxReader {
    /// How far to read.
    var limits: Limits { get }
    /// What was met so far.
    var problems: [Problem] { get set }
    /// Whether the rest of the file is left unread.
    var isStopped: Bool { get set }
}

extension SyntaxReader {
    /// Notes a problem; after as many as the limits allow it is not worth reading on, nor noting more.
    mutating func report(
        _ expected: String, at range: SourceRange, unchecked: String = "the rest of the file",
        related: RelatedPlace? = nil
    ) {
        guard !isStopped else { return }
        problems.append(.syntax(expected, at: range, unchecked: unchecked, related: related))
        if problems.count >= limits[.problems] { isStopped = true }
    }

    /// Notes that a limit is passed, and reads no further.
    mutating func stop(at limit: Limit, _ range: SourceRange) {
        report(limits.expectation(of: limit), at: range)
        isStopped = true
    }
}
