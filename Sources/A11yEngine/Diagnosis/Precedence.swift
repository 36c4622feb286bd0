import A11yModel

/// Suppresses the consequences of a cause: a diagnostic suppresses those of the rules that its own rule outranks, at
/// the elements that it refers to.
struct Precedence {
    private let diagnostics: [Diagnostic]
    /// The causes at each element, by its index; behind the last element that has one there are no entries.
    private var causes: [[Cause]] = []
    /// The causes of findings about the screen itself: all diagnostics on the screen.
    private var causesOnScreen: [Cause] = []

    /// A rule that suppresses others, and whether it suppresses all their diagnostics or only `review` ones.
    private struct Cause {
        let details: RuleDetails
        let isReview: Bool

        /// Whether a diagnostic at the same element is a consequence.
        func silences(_ diagnostic: Diagnostic) -> Bool {
            if isReview, diagnostic.confidence != .review { return false }
            return details.outranks.contains(diagnostic.rule.id)
                || details.outrankedCategories.contains(diagnostic.rule.category)
        }
    }

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
        for diagnostic in diagnostics where diagnostic.violation.isCause && !diagnostic.details.outranks.isEmpty {
            let cause = Cause(details: diagnostic.details, isReview: diagnostic.confidence == .review)
            Precedence.add(cause, to: &causesOnScreen)
            for id in diagnostic.elements {
                while causes.count <= id.index { causes.append([]) }
                Precedence.add(cause, to: &causes[id.index])
            }
        }
    }

    /// Adds a cause once, so that there are at most two for each rule.
    private static func add(_ cause: Cause, to causes: inout [Cause]) {
        let isKnown = causes.contains { $0.details === cause.details && $0.isReview == cause.isReview }
        if !isKnown { causes.append(cause) }
    }

    /// The diagnostics that no other suppresses.
    var reported: [Diagnostic] { causesOnScreen.isEmpty ? diagnostics : diagnostics.filter { !isSilenced($0) } }

    private func isSilenced(_ diagnostic: Diagnostic) -> Bool {
        guard let id = diagnostic.violation.element else { return causesOnScreen.contains { $0.silences(diagnostic) } }
        return id.index < causes.count && causes[id.index].contains { $0.silences(diagnostic) }
    }
}
