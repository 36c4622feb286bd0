import A11yEngine
import A11yModel
import A11yVoiceOver

/// Visible texts that no stop speaks. Cost: linear in the elements times their depth, plus, for each text that is no
/// stop, the stops that share its rarest word.
struct UnspokenText: Check {
    /// The number of letters and digits from which a text carries information.
    let characters: Int
    /// The opacity, 0 to 1, below which a text is a watermark.
    let watermark: Double

    init(_ parameters: inout Parameters) {
        characters = parameters.count("characters")
        watermark = parameters.number("watermark")
    }

    func violations(in context: LintContext) -> [Violation] {
        let silent = context.elements.filter { isCandidate($0, in: context) && !isExplained($0, in: context) }
        guard !silent.isEmpty else { return [] }
        let speech = SpeechIndex(of: context)
        let modals = context.openModals()
        let scales = scales(in: context)
        return silent.compactMap { id in
            guard let text = context.shownText(of: id), !speech.contains(text) else { return nil }
            var doubts: Doubts = []
            if case .elementsHidden = context.simulation.cause(for: id, in: context.screen) {
                if context.isBehind(modals, context.silencer(of: id)) { return nil }
                // The author hid it, possibly because something else says the same in other words.
                doubts = .undecided
            } else {
                // “1:20” under a slider that says “1 minute 20”: only a person can decide.
                let isNumber = !text.contains(where: \.isLetter)
                if isNumber, scales.contains(context.screen[id].parent) { doubts = .undecided }
            }
            // Code may say it for the whole: a label names what stands first, and perhaps the rest.
            if let whole = labelled(around: id, in: context) {
                if silent.first(where: { context.screen.ancestors(of: $0).contains(whole) }) == id { return nil }
                doubts = .undecided
            }
            // No record tells whether a cell says a text that is no element.
            let isInCell = context.screen.ancestors(of: id).contains { context.screen[$0].isCell }
            return Violation(
                id,
                property: context.screen[id].isElement == nil ? nil : .isElement,
                facts: ["text": .text(text), "cause": .text(context.reasonNotReached(id))],
                doubts: doubts, ceiling: isInCell ? .likely : .certain)
        }
    }

    /// The cell or element around a text that code gives a label; nil without one.
    private func labelled(around id: ElementID, in context: LintContext) -> ElementID? {
        context.screen.ancestors(of: id).first { holder in
            let view = context.screen[holder]
            return (view.isCell || view.isElement == true) && view.isGivenByCode(.label)
        }
    }

    /// The parents of adjustable elements that speak a number; nil stands for the screen.
    private func scales(in context: LintContext) -> Set<ElementID?> {
        Set(
            context.stops.lazy.filter { stop in
                stop.utterance.traits.contains(.adjustable) && stop.utterance.value.contains(where: \.isNumber)
            }.map { context.screen[$0.element].parent })
    }

    /// Whether it is known why VoiceOver does not read a text. Asked before all speech is searched, since most are
    /// texts of cells.
    private func isExplained(_ id: ElementID, in context: LintContext) -> Bool {
        switch context.simulation.cause(for: id, in: context.screen) {
        // A text inside a merged stop is reported by the rule about that stop's label.
        case .insideElement, .behindModal, .invisible: true
        case .zeroSize: context.screen.input.isOfRunningApp
        case .elementsHidden, .unlisted, nil: false
        }
    }

    private func isCandidate(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.simulation.position(of: id) == nil, context.isVisible(id), !context.isInteractive(id) else {
            return false
        }
        let element = context.screen[id]
        guard let text = context.shownText(of: id), RuleText.hasLetters(text, atLeast: characters) else { return false }
        let path = context.screen.lineage(of: id)
        if path.contains(where: { context.screen[$0].isTrue(.decorative) }) { return false }
        if element[.font]?.font?.isOfIcons == true { return false }
        let colour = element[.textColor]?.color?.alpha ?? 1
        let opacity = path.reduce(colour) { $0 * (context.screen[$1][.alpha]?.number ?? 1) }
        return opacity >= watermark
    }
}
