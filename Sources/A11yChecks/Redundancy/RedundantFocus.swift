import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops on decoration. Cost: linear in the stops.
struct RedundantFocus: Check {
    package static let name = "redundant-focus"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop -> Violation? in
            let id = stop.element
            guard context.screen[id].customActions.isEmpty else { return nil }
            switch context.isDecorative(id) {
            case .declared: return declared(id, in: context)
            case .guessed:
                // A progress bar is thin, and says how far things are.
                return context.namesItself(id) ? nil : violation(at: id, in: context, doubts: .guessed)
            case nil: return nil
            }
        }
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
}

extension RedundantFocus: RepairingCheck {
    /// Decoration is no stop. Only where its author calls it one does nobody have to look.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.variant != "function" else { return nil }
        return .setting(.isElement, to: false, on: id, needsLook: !context.screen[id].isTrue(.decorative))
    }
}
