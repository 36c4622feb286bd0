import A11yModel

/// A comment that accepts findings: `a11ylint:ignore[small-target] until=2027-03-31 the new design is larger`.
struct Directive {
    /// What a directive does.
    enum Verb: String, CaseIterable {
        /// Accepts on the next element, on a property, or on the object of the Notes.
        case ignore
        /// Accepts on an element and on everything in it.
        case ignoreTree = "ignore-tree"
        /// Accepts in the whole file.
        case ignoreFile = "ignore-file"
        /// Accepts from here to the `on` beside it.
        case off
        /// Ends what an `off` began.
        case on
    }

    /// One of the selectors in its brackets.
    struct Choice {
        let word: String
        let selector: RuleSelector
        let range: SourceRange
    }

    let verb: Verb
    let choices: [Choice]
    /// The last day on which it holds; nil for ever.
    let until: Day?
    /// Why; empty where nobody said.
    let reason: String
    /// The comment.
    let comment: Comment
}

/// What is wrong with a directive, as the beginning of a sentence, and where.
struct Slip: Error {
    let reason: String
    let range: SourceRange
}
