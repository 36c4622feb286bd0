import A11yEngine
import A11yModel
import A11yVoiceOver

/// Entries of explicit lists that yield no stop. Cost: the entries of each list times their descendants.
struct StaleMember: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.index.hasLists else { return [] }
        return context.elements.flatMap { list -> [Violation] in
            guard let members = context.screen[list].members, !context.screen.isAccessibilityElement(list) else {
                return []
            }
            let targets = members.compactMap(\.target)
            return members.compactMap { member -> Violation? in
                guard let target = member.target, member.name != nil, let reason = reason(for: target, context) else {
                    return nil
                }
                if !context.isVisible(target), hasAlternative(target, among: targets, context) { return nil }
                return Violation(
                    list, property: .elements, range: member.range,
                    facts: ["id": .text(member.name ?? ""), "reason": .text(reason)], covers: [target])
            }
        }
    }

    private func reason(for target: ElementID, _ context: LintContext) -> String? {
        let screen = context.screen
        if !context.isVisible(target) { return "it cannot be seen" }
        if context.holdsStop(target) || screen[target].members != nil { return nil }
        switch context.simulation.cause(for: target, in: screen) {
        case .elementsHidden: return "`elementsHidden` is set on it"
        // It is read again once what is modal closes.
        case .behindModal: return nil
        default: return "it is not an accessibility element, and nothing in it is"
        }
    }

    /// Whether the list also contains what replaces a hidden member: a visible element of the same type, at the same
    /// place if frames are known.
    private func hasAlternative(_ target: ElementID, among members: [ElementID], _ context: LintContext) -> Bool {
        members.contains { other in
            guard other != target, context.isVisible(other) else { return false }
            guard context.screen[other].type == context.screen[target].type else { return false }
            guard let here = context.frame(of: target), let there = context.frame(of: other) else { return true }
            return here.intersection(there) != nil
        }
    }

    /// Drops a member that the author declares decorative. Any other was intended, and something else silences it.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let list = violation.element, let target = violation.covers.first,
            context.screen[target].isTrue(.decorative)
        else { return nil }
        return context.repair(dropping: violation.range, from: list)
    }
}
