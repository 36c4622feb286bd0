import A11yModel
import A11yVoiceOver

/// Visible texts that no stop says. Cost: linear in the elements times their depth, and for each text that is no stop
/// the stops that share its rarest word.
struct SpokenTexts: Check {
    static let name = "spoken-texts"

    /// Letters and digits from which a text says something.
    let characters: Int
    /// Opacity, 0 to 1, below which a text is a watermark.
    let watermark: Double

    init(_ parameters: inout Parameters) {
        characters = parameters.count("characters")
        watermark = parameters.number("watermark")
    }

    func faults(in subject: Subject) -> [Fault] {
        let silent = subject.elements.filter { isCandidate($0, in: subject) }
        guard !silent.isEmpty else { return [] }
        let speech = SpeechIndex(of: subject)
        let modals = subject.openModals()
        let scales = scales(in: subject)
        return silent.compactMap { id in
            guard let text = subject.shownText(of: id), !speech.contains(text) else { return nil }
            var doubts: Doubts = []
            switch subject.reading.cause(for: id, in: subject.screen) {
            // A text of a merged stop is a matter of what that stop's label should hold.
            case .insideElement, .behindModal, .invisible: return nil
            case .zeroSize where subject.screen.input.isOfRunningApp: return nil
            case .elementsHidden:
                if subject.isBehind(modals, subject.silencer(of: id)) { return nil }
                // It was taken away on purpose, perhaps because something else says it in other words.
                doubts = .undecided
            case .unlisted, .zeroSize, nil:
                // “1:20” under a slider that says “1 minute 20”: only a person can tell.
                let isNumber = !text.contains(where: \.isLetter)
                if isNumber, scales.contains(subject.screen[id].parent) { doubts = .undecided }
            }
            return Fault(
                id,
                property: subject.screen[id].isElement == nil ? nil : .isElement,
                facts: ["text": .text(text), "cause": .text(subject.obstacle(before: id))],
                doubts: doubts)
        }
    }

    /// The parents of what is adjusted and says a number; nil stands for the screen.
    private func scales(in subject: Subject) -> Set<ElementID?> {
        Set(
            subject.stops.lazy.filter { stop in
                stop.utterance.traits.contains(.adjustable) && stop.utterance.value.contains(where: \.isNumber)
            }.map { subject.screen[$0.element].parent })
    }

    private func isCandidate(_ id: ElementID, in subject: Subject) -> Bool {
        let element = subject.screen[id]
        guard let text = subject.shownText(of: id), Words.letterCount(text) >= characters else { return false }
        guard subject.isVisible(id), subject.reading.position(of: id) == nil, !subject.isInteractive(id) else {
            return false
        }
        let path = subject.screen.lineage(of: id)
        if path.contains(where: { subject.screen[$0].isTrue(.decorative) }) { return false }
        if element[.font]?.font?.isOfIcons == true { return false }
        let colour = element[.textColor]?.color?.alpha ?? 1
        let opacity = path.reduce(colour) { $0 * (subject.screen[$1][.alpha]?.number ?? 1) }
        return opacity >= watermark
    }
}
