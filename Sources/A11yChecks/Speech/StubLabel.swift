import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls whose label or title is still a default. Cost: linear in the stops; the descendants of an element are
/// visited only if its label is such a word.
struct StubLabel: Check {
    static let name = "stub-label"

    private static let stubs = WordList(named: "stub")
    private static let words = WordList(named: "stub-or-word")
    /// The titles of new elements in Interface Builder.
    static let titles: [ElementType: String] = [
        .button: "Button", .barButtonItem: "Item", .tabBarItem: "Item",
    ]

    init(_ parameters: inout Parameters) {}

    func reasonNotToJudge(_ context: LintContext) -> String? { context.reasonNotToJudge(with: StubLabel.stubs) }

    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            guard words.isControl, let violation = violation(of: words, in: context) else { return nil }
            return context.isSearchField(context.stops[words.place]) ? nil : violation
        }
    }

    private func violation(of words: StopText, in context: LintContext) -> Violation? {
        let element = context.screen[words.element]
        guard let label = words.label else {
            let isSpoken = hasDefaultTitle(element, in: context) && context.sourcedName(of: element.id).source == .text
            return isSpoken ? Violation(element.id, property: .title) : nil
        }
        let isStub = StubLabel.stubs.contains(label)
        guard isStub || StubLabel.words.contains(label) else { return nil }
        if !hasDefaultTitle(element, in: context), context.shows(label.written, in: element.id) { return nil }
        // A form may ask for a title, a text or an item.
        if !isStub, element.isTextInput { return nil }
        return Violation(element.id, property: .label, doubts: isStub ? [] : .undecided)
    }

    private func hasDefaultTitle(_ element: Element, in context: LintContext) -> Bool {
        guard let title = StubLabel.titles[element.type] else { return false }
        return context.shownText(of: element.id) == title
    }
}
