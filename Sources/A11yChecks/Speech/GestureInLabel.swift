import A11yEngine
import A11yModel
import A11yVoiceOver

/// Names of controls that begin with the gesture to perform, and texts that ask for a gesture that VoiceOver keeps for
/// itself. Cost: linear in the stops; the descendants of an element
/// are visited only if its label begins like this.
struct GestureInLabel: FixedCheck {
    static let gestures = WordList(named: "gesture")
    static let aims = WordList(named: "gesture-aim")
    private static let manners = WordList(named: "gesture-manner")
    static let measures = WordList(named: "gesture-measure")

    func reasonNotToJudge(_ context: LintContext) -> String? { context.reasonNotToJudge(with: GestureInLabel.gestures) }

    func violations(in context: LintContext) -> [Violation] {
        prompts(in: context)
            + context.stopTexts.compactMap { words in
                let id = words.element
                guard words.isControl, let name = words.name, tells(name) else { return nil }
                let label = name.written
                guard words.label != nil else {
                    let isTitle = context.screen[id].title != nil
                    return shown(id, label, property: isTitle ? .title : .text)
                }
                if context.shows(label, in: id) { return shown(id, label, property: .label) }
                return Violation(id, property: .label, variant: "label", facts: ["label": .text(label)])
            }
    }

    /// The texts that tell of a gesture other than a tap, on a screen where no custom action does the same.
    private func prompts(in context: LintContext) -> [Violation] {
        guard
            !context.isSet(.customActions)
                || context.stops.allSatisfy({ context.screen[$0.element].customActions.isEmpty })
        else { return [] }
        return Prompts(in: context).all.filter(\.isLost).map { prompt in
            Violation(
                prompt.id, property: .text, variant: "prompt", facts: ["label": .text(prompt.text)],
                doubts: .undecided, isCause: false)
        }
    }

    /// If the gesture is in the visible text, that must change and not only the label.
    private func shown(_ id: ElementID, _ label: String, property: Property) -> Violation {
        Violation(id, property: property, variant: "title", facts: ["label": .text(label)], doubts: .undecided)
    }

    /// Signs between a name and what follows it.
    private static let cuts = Set(",;.(–—，；。（、")

    /// Whether the name begins with a gesture and its aim, or ends with them behind a comma or another sign: “Ada
    /// Brown, tap to learn more”.
    private func tells(_ name: FoldedText) -> Bool {
        if GestureInLabel.tellsGesture(name) { return true }
        guard name.features.contains(.cut) else { return false }
        // A hyphen between spaces is a dash.
        let text = name.features.contains(.hyphen) ? name.written.replacing(" - ", with: "–") : name.written
        let parts = text.split(whereSeparator: GestureInLabel.cuts.contains)
        guard parts.count > 1, let last = parts.last(where: { !RuleText.isBlank(String($0)) }) else { return false }
        return GestureInLabel.tellsGesture(FoldedText(String(last), in: name.wordIndex))
    }

    /// Whether the name begins with a gesture and its aim: “Tap to play”, “Click here”, 点击播放.
    static func tellsGesture(_ name: FoldedText) -> Bool {
        guard let rest = GestureInLabel.gestures.rest(of: name) else { return false }
        var aim = FoldedText(rest, in: name.wordIndex)
        let isUnspaced = name.text.unicodeScalars.first.map(RuleText.isUnspaced) ?? false
        if isUnspaced { return !GestureInLabel.measures.contains(aim) }
        while let next = GestureInLabel.manners.rest(of: aim) { aim = FoldedText(next, in: name.wordIndex) }
        return GestureInLabel.aims.contains(aim)
    }
}
