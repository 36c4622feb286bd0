import A11yModel
import A11yVoiceOver

/// What opens while nothing sends VoiceOver to it: overlays, and where the page says so, whole screens. Cost: linear in
/// the elements.
struct InitialFocus: Check {
    static let name = "initial-focus"

    /// Which screens are judged.
    private enum Screens: String, CaseIterable {
        /// Those over which something has opened.
        case overlays
        /// All of them.
        case all
    }

    private let screens: Screens

    init(_ parameters: inout Parameters) { screens = parameters.word("screens", default: .overlays) }

    func faults(in subject: Subject) -> [Fault] {
        guard let overlay = subject.overlays.last(where: { $0.presentation != "toast" }) else {
            return screens == .all ? wholeScreen(subject) : []
        }
        let id = overlay.element
        guard subject.holdsStop(id), !subject.isProgressOverlay(id), liesOverSomething(overlay, in: subject) else {
            return []
        }
        let appearance = subject.screen.onAppear
        // What is wrong with a focus that is sent, other rules tell.
        if appearance?.focus != nil { return [] }
        if appearance?.post == "screenChanged", let first = subject.reading.stops.first?.element {
            // Without an element VoiceOver goes to the first stop there is.
            if first == id || subject.screen.isDescendant(first, of: id) { return [] }
        }
        let variant = appearance?.post == nil ? "silent" : "aimless"
        return [
            Fault(
                id, variant: variant,
                facts: ["post": .text(appearance?.post ?? ""), "name": .text(subject.quote(of: id))],
                doubts: overlay.doubts)
        ]
    }

    /// A screen on which VoiceOver starts where reading starts, which is right where that is a heading. That nothing
    /// else in the app moves the focus is an inference.
    private func wholeScreen(_ subject: Subject) -> [Fault] {
        let appearance = subject.screen.onAppear
        let isSent = appearance?.post == "screenChanged" && appearance?.focus != nil
        guard !isSent, let first = subject.stops.first, !first.utterance.traits.contains(.header) else { return [] }
        let facts: [String: Fact] = [
            "name": .text(subject.screen.name), "first": .text(subject.quote(of: first.element)),
        ]
        let variant = subject.isExit(first.element) ? "exit" : "start"
        return [Fault(nil, variant: variant, facts: facts, doubts: .guessed)]
    }

    /// Whether something to read lies behind. An overlay alone in its file is a screen that UIKit presents, and
    /// announces; what only looks like an overlay has to cover it.
    private func liesOverSomething(_ overlay: Overlay, in subject: Subject) -> Bool {
        let id = overlay.element
        let whole = subject.frame(of: id)
        return subject.elements.contains { behind in
            guard behind < id, subject.isVisible(behind), subject.isFunctional(behind), !subject.isInDim(behind),
                !subject.screen.isDescendant(id, of: behind)
            else { return false }
            guard overlay.presentation == nil else { return true }
            guard let whole, let frame = subject.frame(of: behind) else { return false }
            return whole.intersection(frame) != nil
        }
    }
}
