import A11yEngine
import A11yModel
import A11yVoiceOver

/// Dimming views that are not a button named as an exit, or that are stops without a function. Cost: dimming views
/// times overlays.
struct UnlabelledDim: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        let overlays = context.overlays.map(\.element)
        return context.dimmingViews.compactMap { dim in
            let id = dim.element
            guard !closesOtherwise(dim, in: context) else { return nil }
            let doubts: Doubts = dim.isDeclared ? [] : .guessed
            let stops = context.stops(in: id)
            let facts: Facts = ["overlay": .text(overlay(of: id, among: overlays, in: context))]
            guard context.answersTap(id) || context.isInteractive(id) else {
                return stops.isEmpty ? nil : Violation(id, variant: "idle", facts: facts, doubts: doubts)
            }
            guard stops.count == 1, let stop = stops.first else {
                if isCovered(dim, in: context) { return nil }
                let isClear = (context.screen[id][.backgroundColor]?.color?.alpha ?? 0) == 0 && !dim.isDeclared
                return Violation(id, variant: isClear ? "clear" : "unreached", facts: facts, doubts: doubts)
            }
            let isNamedExit = context.name(of: stop.element).map {
                WordList.exits.contains(FoldedText($0, in: context.wordIndex(of: stop.element)))
            }
            let isButton = stop.utterance.traits.contains(.button)
            // In a language without a list nobody knows what the name says.
            let mayBeExit = isNamedExit == false && !WordList.exits.covers(context.language(of: stop.element))
            if isNamedExit == true || mayBeExit, isButton { return nil }
            let isSilent = stop.utterance.description.isEmpty
            let wrong: Property = isNamedExit == true ? .traits : .label
            let isWritten = stop.element == id && context.screen[id][wrong] != nil
            return Violation(
                id, property: isWritten ? wrong : nil, variant: isSilent ? "silent" : "unclear",
                facts: facts, doubts: doubts, evidence: [stop.element])
        }
    }

    /// Whether something else that is modal lies over the panel of the dimming view, such as an alert over its sheet.
    private func isCovered(_ dim: DimmingView, in context: LintContext) -> Bool {
        guard case .behindModal(let modal) = context.simulation.cause(for: dim.element, in: context.screen) else {
            return false
        }
        guard let panel = dim.front else { return context.screen[modal].isPresented }
        return modal != panel && !context.screen.isDescendant(panel, of: modal)
            && !context.screen.isDescendant(modal, of: panel)
    }

    /// Whether the dimming view may be silent: it is in a modal view, or behind a panel, that handles the escape
    /// gesture and has another exit.
    private func closesOtherwise(_ dim: DimmingView, in context: LintContext) -> Bool {
        let screen = context.screen
        let modal = screen.ancestors(of: dim.element).first { screen[$0].isTrue(.viewIsModal) } ?? dim.front
        guard let modal, context.answersEscape(modal), context.stops(in: dim.element).isEmpty else { return false }
        return context.stops(in: modal).contains { context.isExit($0.element) }
    }

    /// The overlay that the dimming view belongs to: beside it, in front of it, or around it.
    private func overlay(of id: ElementID, among overlays: [ElementID], in context: LintContext) -> String {
        let parent = context.screen[id].parent
        let beside = overlays.first { context.screen[$0].parent == parent } ?? overlays.first { $0 > id }
        return context.quote(of: beside ?? overlays.last ?? id)
    }
}
