import A11yModel
import A11yVoiceOver

/// Dimmed areas that are not one button with the name of an exit, or, doing nothing, are stops at all. Cost: dimmed
/// areas times overlays.
struct DimmedAreas: Check {
    static let name = "dimmed-areas"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let overlays = subject.overlays.map(\.element)
        return subject.elements(setting: .presentation).compactMap { id in
            guard subject.screen[id][.presentation]?.text == "dim", subject.isVisible(id) else { return nil }
            guard !closesOtherwise(id, in: subject) else { return nil }
            let stops = subject.stops(in: id)
            let facts: [String: Fact] = ["overlay": .text(overlay(of: id, among: overlays, in: subject))]
            guard subject.answersTap(id) || subject.isInteractive(id) else {
                return stops.isEmpty ? nil : Fault(id, variant: "idle", facts: facts)
            }
            guard stops.count == 1, let stop = stops.first else {
                return Fault(id, variant: "unreached", facts: facts)
            }
            let isNamedExit = subject.name(of: stop.element).map {
                WordList.exits.contains(Wording($0, language: subject.language(of: stop.element)))
            }
            let isButton = stop.utterance.traits.contains(.button)
            if isNamedExit == true, isButton { return nil }
            let isSilent = stop.utterance.description.isEmpty
            let wrong: Property = isNamedExit == true ? .traits : .label
            let isWritten = stop.element == id && subject.screen[id][wrong] != nil
            return Fault(
                id, property: isWritten ? wrong : nil, variant: isSilent ? "silent" : "unclear",
                facts: facts, evidence: [stop.element])
        }
    }

    /// Whether the dim lies in a modal view that answers the escape gesture and has another exit: then it may be
    /// silent.
    private func closesOtherwise(_ id: ElementID, in subject: Subject) -> Bool {
        let screen = subject.screen
        guard let modal = screen.ancestors(of: id).first(where: { screen[$0].isTrue(.viewIsModal) }) else {
            return false
        }
        guard subject.answersEscape(modal), subject.stops(in: id).isEmpty else { return false }
        return subject.stops(in: modal).contains { subject.isExit($0.element) }
    }

    /// What the dim belongs to: the overlay beside it, in front of it, or around it.
    private func overlay(of id: ElementID, among overlays: [ElementID], in subject: Subject) -> String {
        let parent = subject.screen[id].parent
        let beside = overlays.first { subject.screen[$0].parent == parent } ?? overlays.first { $0 > id }
        return subject.quote(of: beside ?? overlays.last ?? id)
    }
}
