import A11yEngine
import A11yModel

/// A comment that accepts findings: `a11ylint:ignore[small-target] until=2027-03-31 the new design is larger`.
package struct Directive {
    /// What a directive does.
    package enum Verb: String, CaseIterable {
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
    package struct Choice {
        package let word: String
        package let selector: RuleSelector
        package let range: SourceRange
    }

    package let verb: Verb
    package let choices: [Choice]
    /// The last day on which it holds; nil for ever.
    package let until: Day?
    /// Why; empty where nobody said.
    package let reason: String
    /// The comment.
    package let comment: Comment
}

/// What is wrong with a directive, as the beginning of a sentence, and where.
package struct Slip: Error {
    package let reason: String
    package let range: SourceRange
}
