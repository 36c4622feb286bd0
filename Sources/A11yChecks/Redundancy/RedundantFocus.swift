import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops on decoration. Cost: linear in the stops.
struct RedundantFocus: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop -> Violation? in
            let id = stop.element
            guard context.screen[id].customActions.isEmpty else { return nil }
            if isUnseen(id, in: context) { return Violation(id, property: .textColor, variant: "unseen") }
            switch context.isDecorative(id) {
            case .declared: return declared(id, in: context)
            case .guessed:
                // A progress bar is thin but shows progress, and what code names or lists stands for something.
                return context.namesItself(id) || context.screen[id].isDescribedByCode([.label, .value, .traits])
                    ? nil : violation(at: id, in: context, doubts: .guessed)
            case nil: return nil
            }
        }
    }

    /// Whether the stop is a text in no colour that only its class makes a stop. One that its author made a stop is
    /// meant for VoiceOver alone.
    private func isUnseen(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        // Code may colour it when the app runs.
        return element.type == .label && !element.mayBeSetByCode && element.isElement == nil && element.label == nil
            && element[.textColor]?.color?.alpha == 0 && context.shownText(of: id) != nil && !context.isInteractive(id)
    }

    private func declared(_ id: ElementID, in context: LintContext) -> Violation? {
        if let function = context.function(of: id) {
            return Violation(
                id, property: .decorative, variant: "function", facts: ["function": .text(function)])
        }
        return context.isInteractive(id) ? nil : violation(at: id, in: context, doubts: [])
    }

    private func violation(at id: ElementID, in context: LintContext, doubts: Doubts) -> Violation {
        Violation(
            id,
            property: context.screen[id].isElement == nil ? nil : .isElement,
            variant: context.speech(of: id).isEmpty ? "silent" : nil,
            doubts: doubts)
    }

    /// Decoration is no stop. Needs no review only if the author declares it decorative.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.variant != "function", violation.variant != "unseen" else {
            return nil
        }
        return .setting(.isElement, to: false, on: id, needsLook: !context.screen[id].isTrue(.decorative))
    }
}

extension Element {
    /// Whether its author makes it a stop, and code that was read gives it what VoiceOver says of it.
    func isDescribedByCode(_ properties: [Property]) -> Bool {
        guard isElement == true, let code else { return false }
        return code.uses.contains { use in
            use.effect != .declares && use.effect != .harmless && properties.contains(where: use.properties.contains)
        }
    }
}
