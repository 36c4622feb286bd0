import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops whose author's label leaves out texts that are visible inside. Cost: linear in the elements times the depth of
/// the tree.
struct IncompleteLabel: Check {
    /// The number of letters and digits of the shortest text that counts.
    private let characters: Int

    init(_ parameters: inout Parameters) {
        characters = parameters.count("characters")
    }

    func violations(in context: LintContext) -> [Violation] {
        var inside: [ElementID: [ElementID]] = [:]
        for id in context.elements where isTextOnScreen(id, in: context) {
            let stop = context.screen.ancestors(of: id).first { context.simulation.position(of: $0) != nil }
            // A value that code sets says what changes; the letters on the key of a digit are no words.
            if let stop, let label = context.screen[stop].label, !RuleText.isBlank(label),
                !context.screen[stop].isGivenByCode(.value), label.count > 1 || !hasDigit(label)
            {
                inside[stop, default: []].append(id)
            }
        }
        return inside.sorted { $0.key < $1.key }.compactMap { stop, texts in
            violation(of: stop, texts: texts, in: context)
        }
    }

    /// Whether the text is visible and the stop around it should say it. The titles of controls are not included:
    /// swallowed controls are reported by another rule.
    private func isTextOnScreen(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.simulation.position(of: id) == nil, context.isVisible(id), !context.isInteractive(id) else {
            return false
        }
        guard let text = context.shownText(of: id), RuleText.hasLetters(text, atLeast: characters) else { return false }
        return context.screen.lineage(of: id).allSatisfy { !context.screen[$0].isTrue(.decorative) }
    }

    private func violation(of id: ElementID, texts: [ElementID], in context: LintContext) -> Violation? {
        guard let stop = context.simulation.stop(of: id), stop.part == nil else { return nil }
        let said = said(at: stop, in: context)
        let missing = texts.filter { text in
            let words = context.shownText(of: text) ?? ""
            return !said.contains { RuleText.contains($0, words) || saysInFull($0, words) }
        }
        guard !missing.isEmpty else { return nil }
        let shown = missing.map { RuleText.excerpt(context.shownText(of: $0) ?? "") }
        let list = (missing + blanks(in: id, context)).sorted().map { text in
            context.isStandIn(text) ? context.quote(of: text) : RuleText.excerpt(context.shownText(of: text) ?? "")
        }
        // “1.2万” may be spoken as “12,000”: only a person can decide.
        let mayBeReworded = shown.allSatisfy(hasDigit) && said.contains(where: hasDigit)
        return Violation(
            id, property: .label,
            facts: ["label": .text(RuleText.excerpt(context.screen[id].label ?? "")), "list": .list(list)],
            doubts: mayBeReworded ? .undecided : [], evidence: missing, covers: missing)
    }

    /// The texts in a stop that are blank in the file, and that code fills.
    private func blanks(in id: ElementID, _ context: LintContext) -> [ElementID] {
        context.screen.descendants(of: id).filter { text in
            let element = context.screen[text]
            return element.type == .label && element[.outlet] != nil && context.shownText(of: text) == nil
                && element.isGivenByCode(.text) && context.isVisible(text)
                && context.simulation.position(of: text) == nil
        }
    }

    /// Whether what is said has the numbers of a text and the words that it shortens: “45 seconds” for “45 secs”.
    private func saysInFull(_ said: String, _ words: String) -> Bool {
        guard hasDigit(words) else { return false }
        let heard = RuleText.tokens(RuleText.folded(said))
        return RuleText.tokens(RuleText.folded(words)).allSatisfy { word in
            let stem = word.last == "s" ? word.dropLast() : word
            return heard.contains { $0 == word || word.first?.isLetter == true && $0.hasPrefix(stem) }
        }
    }

    private func said(at stop: Stop, in context: LintContext) -> [String] {
        let element = context.screen[stop.element]
        let content = (element[.customContent]?.content ?? []).prefix(LintContext.mostActions)
        return [context.ownWords(of: stop)] + content.map { "\($0.label) \($0.value)" }
            + element.customActions.prefix(LintContext.mostActions).map(\.name)
    }

    private func hasDigit(_ text: String) -> Bool { text.unicodeScalars.contains { $0.properties.numericType != nil } }
}
