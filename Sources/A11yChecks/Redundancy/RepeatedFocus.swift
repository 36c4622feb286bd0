import A11yEngine
import A11yModel
import A11yVoiceOver

/// Neighbouring stops that say the same. Cost: linear in the stops.
struct RepeatedFocus: Check {
    /// The number of letters and digits from which words that another stop contains count as repetition.
    let characters: Int

    init(_ parameters: inout Parameters) {
        characters = parameters.count("characters")
    }

    func violations(in context: LintContext) -> [Violation] {
        zip(context.stopTexts, context.stopTexts.dropFirst()).compactMap { one, other -> Violation? in
            let (mine, theirs) = (one.own, said(by: other, in: context))
            guard let words = repetition(mine, theirs), !isObject(of: other, one, theirs, mine),
                !isObject(of: one, other, mine, theirs)
            else { return nil }
            let (first, second) = (context.stops[one.place], context.stops[other.place])
            guard !isMeant(first, second, in: context) else { return nil }
            // Texts that nobody has written yet.
            guard !context.hasDefaultTitle(first.element) || !context.hasDefaultTitle(second.element) else {
                return nil
            }
            guard context.areNear(first.element, second.element) else { return nil }
            return Violation(
                second.element,
                facts: [
                    "words": .text(words),
                    "first": place(of: first, in: context),
                    "second": place(of: second, in: context),
                ],
                evidence: [first.element],
                covers: [first.element],
                related: [
                    RelatedPlace(message: "the first of the two", range: context.screen[first.element].anchor)
                ])
        }
    }

    /// What a stop says of its own; of a field without its content, which is the user's.
    private func said(by words: StopText, in context: LintContext) -> FoldedText {
        context.screen[words.element].isTextInput ? words.name ?? words.own : words.own
    }

    /// Whether a control says what it does with what the other stop names: “Copy public key” beside “Public key, …”.
    private func isObject(
        of control: StopText, _ text: StopText, _ name: FoldedText, _ words: FoldedText
    ) -> Bool {
        control.isInteractive && !text.isInteractive && name.folded != words.folded
            && RuleText.contains(folded: name.folded, words.folded) && !name.folded.hasPrefix(words.folded)
    }

    /// The text that is repeated; nil if none is.
    private func repetition(_ first: FoldedText, _ second: FoldedText) -> String? {
        guard !first.folded.isEmpty, !second.folded.isEmpty else { return nil }
        // A repeated file name is not reported here: another rule reports file names.
        guard !CodeWords.isCode(first.written), !CodeWords.isCode(second.written) else { return nil }
        let (one, other) = (first.written, second.written)
        if first.folded == second.folded { return one }
        if RuleText.contains(folded: second.folded, first.folded), RuleText.hasLetters(one, atLeast: characters) {
            // “Comments” and “Comments, 12”: the second adds the number.
            let addsNumber = other.contains(where: \.isNumber) && !one.contains(where: \.isNumber)
            return addsNumber ? nil : common(one, other, first.folded)
        }
        let isPart = RuleText.contains(folded: first.folded, second.folded)
        return isPart && RuleText.hasLetters(other, atLeast: characters) ? common(other, one, second.folded) : nil
    }

    /// Words that two stops say: as one writes them, if the other does so too.
    private func common(_ part: String, _ whole: String, _ folded: String) -> String {
        whole.lowercased().contains(part.lowercased()) ? part : folded
    }

    private func isMeant(_ first: Stop, _ second: Stop, in context: LintContext) -> Bool {
        let screen = context.screen
        // The caption of a field that repeats it as its placeholder: another rule says what names the field.
        if screen[second.element].isTextInput, screen[second.element][.placeholder] != nil,
            !context.hasName(second.element)
        {
            return true
        }
        let one = screen[first.element]
        let other = screen[second.element]
        // Stops with two functions are both needed; an unknown function is not assumed to be the same.
        if context.isInteractive(one.id), context.isInteractive(other.id),
            !context.haveSameFunction(one.id, other.id)
        {
            return true
        }
        if one.id == other.id || [.segment, .tabBarItem].contains(one.type) && one.parent == other.parent {
            return true
        }
        // The visible label of a field is its name.
        if other[.labelledBy]?.text != nil, other[.labelledBy]?.text == one.fileID { return true }
        if asksFor(one, other, first: first, second: second, in: context) { return true }
        // Rotor users jump to a heading, so it may repeat what follows.
        if first.utterance.traits.contains(.header) != second.utterance.traits.contains(.header) { return true }
        if isQuoted(first, by: second, in: context) { return true }
        if [one.id, other.id].contains(where: { context.isInDataTable($0) }) { return true }
        // Where code replaces one of the texts, equal texts in the file prove nothing.
        return screen.input == .interfaceBuilder && (one.mayBeSetByCode || other.mayBeSetByCode)
    }

    /// Whether one is a control and the other a sentence that contains its name and more: “Delete this photo?” and
    /// “Delete”.
    private func asksFor(
        _ one: Element, _ other: Element, first: Stop, second: Stop, in context: LintContext
    ) -> Bool {
        let isFirst = context.isInteractive(one.id)
        guard isFirst != context.isInteractive(other.id) else { return false }
        let (control, text) = isFirst ? (first, second) : (second, first)
        let name = RuleText.folded(context.ownWords(of: control))
        let sentence = RuleText.folded(context.ownWords(of: text))
        return name != sentence && RuleText.contains(folded: sentence, name)
    }

    /// The width in columns from which a text is a paragraph (ours): longer than a title or a caption.
    private static let paragraph = 40

    /// Whether the second is a paragraph that takes up the words of the text above it, as paragraphs do with their
    /// headings: “Backups” and “Backups are kept for thirty days and then removed.”
    private func isQuoted(_ heading: Stop, by text: Stop, in context: LintContext) -> Bool {
        guard context.isPlainText(heading), context.isPlainText(text) else { return false }
        let (title, words) = (context.ownWords(of: heading), context.ownWords(of: text))
        guard RuleText.columns(words) >= max(RepeatedFocus.paragraph, RuleText.columns(title) + 1) else { return false }
        return RuleText.contains(words, title) && RuleText.folded(words) != RuleText.folded(title)
    }

    private func place(of stop: Stop, in context: LintContext) -> Fact {
        .number(Double((context.simulation.position(of: stop.element) ?? 0) + 1))
    }
}
