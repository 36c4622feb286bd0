import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls and images whose label or title is still a default, or the word for no value. Cost: linear
/// in the stops; the descendants of an element are visited only if its label is such a word.
struct StubLabel: FixedCheck {
    private static let stubs = WordList(named: "stub")
    private static let words = WordList(named: "stub-or-word")

    func reasonNotToJudge(_ context: LintContext) -> String? { context.reasonNotToJudge(with: StubLabel.stubs) }

    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            if let violation = unfilled(words, in: context) { return violation }
            guard words.isControl || isPicture(words, in: context), let violation = violation(of: words, in: context)
            else { return nil }
            return context.isSearchField(context.stops[words.place]) ? nil : violation
        }
    }

    /// A name with a placeholder for a value, which no app shows. In Interface Builder files code fills it in.
    private func unfilled(_ words: StopText, in context: LintContext) -> Violation? {
        guard context.screen.input != .interfaceBuilder, words.part == nil, let name = words.name,
            name.features.contains(.measure), let placeholder = StubLabel.placeholder(in: name.written)
        else { return nil }
        let element = context.screen[words.element]
        let shown: Property = element.text != nil ? .text : .title
        return Violation(
            element.id, property: words.label != nil ? .label : shown, variant: "format",
            facts: ["placeholder": .text(placeholder)])
    }

    /// The first format specifier of a text: `%@`, `%1$@`, `%d`, `%ld`. Letters behind one make it something else,
    /// as in “20%discount”.
    private static func placeholder(in text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
        let specifier = /%(?:\d+\$)?(?:@|(?:l{0,2}|z|h{1,2})[diu](?![[:alnum:]]))/
        return text.firstMatch(of: specifier).map { String($0.0) }
    }

    /// Whether the stop is an image, for which “image” is no description.
    private func isPicture(_ words: StopText, in context: LintContext) -> Bool {
        words.part == nil && words.label != nil && context.stops[words.place].utterance.traits.contains(.image)
    }

    /// What programs show in place of a text that is missing.
    private static let nothings: Set<String> = ["null", "(null)", "nil", "undefined"]

    private func violation(of words: StopText, in context: LintContext) -> Violation? {
        let element = context.screen[words.element]
        guard let label = words.label else {
            guard context.sourcedName(of: element.id).source == .text else { return nil }
            if context.hasDefaultTitle(element.id) { return violation(ofTitle: element, in: context) }
            guard let title = words.name?.written, StubLabel.nothings.contains(title) else { return nil }
            // A tool for programmers may name things so.
            return Violation(element.id, property: .title, doubts: .undecided)
        }
        let isStub = StubLabel.stubs.contains(label)
        guard isStub || StubLabel.words.contains(label) else { return nil }
        if !context.hasDefaultTitle(element.id), context.shows(label.written, in: element.id) { return nil }
        // A form may ask for a title, a text or an item.
        if !isStub, element.isTextInput { return nil }
        return Violation(element.id, property: .label, doubts: isStub ? [] : .undecided)
    }

    /// A new segmented control has two segments with words that an app may also use. It is reported once.
    private func violation(ofTitle element: Element, in context: LintContext) -> Violation? {
        guard element.type == .segment else {
            // An item that gives itself a view shows no title.
            if element.type == .barButtonItem, element.customClass != nil, element.isGivenByCode(.children) {
                return nil
            }
            // On a Mac, an image may stand in front of the title.
            let isCovered = element.macRole != nil && element.written.contains(.image)
            return Violation(element.id, property: .title, ceiling: isCovered ? .likely : .certain)
        }
        let isFirst = element.parent.map { context.screen[$0].items.first == element.id } ?? true
        return isFirst ? Violation(element.id, property: .title, doubts: .undecided) : nil
    }
}
