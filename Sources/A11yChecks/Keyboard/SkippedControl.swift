import A11yEngine
import A11yModel

/// Controls that declare that they do not respond, so keyboards and switches skip them. Cost: linear in the stops.
struct SkippedControl: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.respondsToUserInteraction) else { return [] }
        let stops = context.stops.map(\.element).filter { context.isInteractive($0) && context.isEnabled($0) }
        let served = Set(stops.filter { !isSilenced($0, in: context) }.compactMap(context.function))
        return stops.filter { isSilenced($0, in: context) }.compactMap { id in
            let function = context.function(of: id)
            if let function, served.contains(function) { return nil }
            return Violation(
                id, property: .respondsToUserInteraction, variant: function == nil ? "unknown" : "known",
                facts: ["function": .text(function ?? "")])
        }
    }

    private func isSilenced(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen[id].isFalse(.respondsToUserInteraction)
    }

    /// Keyboards and switches stop at the element, as is the default of its class.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        violation.element.map { .removing(.respondsToUserInteraction, from: $0) }
    }
}
