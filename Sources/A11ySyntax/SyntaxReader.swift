import A11yModel

/// A reader of one syntax: it notes what is wrong and reads on, as long as that is worth while.
protocol SyntaxReader {
    /// What was met so far.
    var problems: [Problem] { get set }
    /// Whether the rest of the file is left unread.
    var isStopped: Bool { get set }
}

extension SyntaxReader {
    /// Notes a problem; after `Syntax.Limit.problems` of them it is not worth reading on, nor noting more.
    mutating func report(
        _ expected: String, at range: SourceRange, unchecked: String = "the rest of the file",
        related: RelatedPlace? = nil
    ) {
        guard !isStopped else { return }
        problems.append(.syntax(expected, at: range, unchecked: unchecked, related: related))
        if problems.count >= Syntax.Limit.problems { isStopped = true }
    }
}
