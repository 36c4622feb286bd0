import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops for keyboards and switches where users can do nothing. Cost: linear in the elements.
struct IdleFocus: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        let idle = context.wholeStops.filter { stop in
            !isPassed(stop, in: context) && !isUseful(context.screen[stop.element], in: context)
        }
        if idle.isEmpty { return [] }
        let responding = Responding(context.screen, context.simulation.layout)
        return idle.compactMap { stop in
            let response = responding[stop.element]
            return switch response.keyboardStop(isOverridden: false) {
            case .undocumented: Violation(stop.element, variant: "undocumented", doubts: .undecided)
            case .certain where response == .stated(true):
                Violation(stop.element, property: .respondsToUserInteraction)
            case .certain, .never: nil
            }
        }
    }

    /// Whether keyboards and switches certainly pass a stop: it only shows something, and the file does not say that it
    /// responds. Most stops without a function are such.
    private func isPassed(_ stop: Stop, in context: LintContext) -> Bool {
        !stop.utterance.traits.isDisjoint(with: Response.displays)
            && !context.screen[stop.element].written.contains(.respondsToUserInteraction)
    }

    private func isInToast(_ id: ElementID, in context: LintContext) -> Bool {
        context.isSet(.presentation)
            && context.screen.lineage(of: id).contains { context.screen[$0][.presentation]?.text == "toast" }
    }

    /// Whether users can do something with the element: it responds, has actions or gestures, scrolls, or its behaviour
    /// is in code.
    private func isUseful(_ element: Element, in context: LintContext) -> Bool {
        if context.isInteractive(element.id) || element.isCell || element.isScroller { return true }
        if !element.customActions.isEmpty || !element.gestures.isEmpty || element.mayBeSetByCode { return true }
        if let overrides = element[.overrides]?.texts, !overrides.isEmpty { return true }
        // Progress views appear and disappear by themselves, so they are no place for focus.
        if [.activityIndicator, .progressView].contains(element.type) { return true }
        if isInToast(element.id, in: context) { return true }
        return [.dragSources, .dropPoints, .keyCommands, .onFocus, .whileFocused].contains(
            where: element.written.contains)
    }

    /// Keyboards and switches skip the element.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        violation.element.map { .setting(.respondsToUserInteraction, to: false, on: $0) }
    }
}
