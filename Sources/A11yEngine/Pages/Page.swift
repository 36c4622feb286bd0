import A11yModel
import A11ySyntax

/// A rule page as its author wrote it: the rule, and what `explain` and the tests read beside it.
package struct Page: Sendable {
    /// The rule.
    package private(set) var rule: Rule
    /// Why it matters to a person.
    package let rationale: String
    /// Its check's name, or nil for a rule that is written in the page or applied by the reader.
    package let check: String?
    /// The parameters with their values as the page writes them.
    package let parameters: [Parameter]
    /// Those that differ in the preset `strict`.
    package let strictParameters: [Parameter]
    /// The screens that show it firing and silent.
    package let examples: [Example]
    /// What it says to outrank, with the places in the page.
    package let outranked: [(word: String, range: SourceRange)]

    /// The page of a rule that runs by default, if the page names no preset.
    package var recommendedUnlessStated: Page {
        var page = self
        page.rule = rule.recommendedUnlessStated
        return page
    }

    /// What the page says to outrank and is none of these rules, nor a family of theirs.
    package func unknownReferences(among rules: Ruleset) -> [PageProblem] {
        let known = Set(rules.rules.flatMap { [$0.id, "category:\($0.category)"] })
        return outranked.filter { !known.contains($0.word) }.map { word, range in
            .unknown("rule", word, among: known.sorted(), at: range)
        }
    }

    /// A parameter of a page.
    package struct Parameter: Sendable {
        /// Its name.
        package let name: String
        /// Its value, as people read it: a list with commas.
        package let value: String
        /// What the page's comment beside it says: its unit and where it comes from.
        package let note: String
    }

    /// How much of a page is there to be read.
    package enum Extent: Sendable {
        /// All of it; what is missing is a mistake.
        case whole
        /// The part embedded for plain runs: no rationale, no examples.
        case head
    }
}

/// A screen on a page, and what the rule says about it: documentation and test in one.
package struct Example: Sendable {
    /// What is shown.
    package let title: String
    /// Whether the rule fires.
    package let isBad: Bool
    /// Whether it shows the rule as the preset `strict` has it.
    package let isStrict: Bool
    /// The file's name; its ending chooses nothing, since content does, but some rules speak of it.
    package let file: String
    /// The file's text.
    package let screen: String
    /// The string tables beside the file.
    package let strings: [Source]
    /// For how many days its project lets findings be accepted; nil for ever.
    package let maximumAge: Int?
    /// The project's baseline, in which the findings are looked for then; nil without one.
    package let baseline: Source?
    /// What must be found, and nothing else.
    package let findings: [Expectation]
    /// The bytes of the example's title in the page.
    package let range: SourceRange

    /// The files beside its own, which are shown with it.
    package var attachments: [Source] { strings + [baseline].compactMap(\.self) }

    /// A finding that an example promises.
    package struct Expectation: Hashable, Sendable {
        /// The element's id, `screen`, or a place `line:column` for rules about files.
        package let place: String
        /// The message, to the letter.
        package let message: String
        /// The confidence; nil where the page does not say, which means anything but `review`.
        package let confidence: Confidence?
    }
}

extension PageProblem {
    /// A word that is none of those allowed, with the nearest of them.
    package static func unknown(_ kind: String, _ word: String, among words: [String], at range: SourceRange)
        -> PageProblem
    {
        let hint = nearest(word, among: words).map { "; did you mean `\($0)`?" } ?? ""
        return PageProblem("`\(word)` is not a \(kind)\(hint)", at: range)
    }
}
