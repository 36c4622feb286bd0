import A11yModel
import A11yVoiceOver

/// Entries of explicit lists that yield no stop. Cost: entries times descendants of each, once for every list.
struct ListMembers: Check {
    static let name = "list-members"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.index.hasLists else { return [] }
        return subject.elements.flatMap { list -> [Fault] in
            guard let members = subject.screen[list].members, !subject.screen.isAccessibilityElement(list) else {
                return []
            }
            let targets = members.compactMap(\.target)
            return members.compactMap { member -> Fault? in
                guard let target = member.target, member.name != nil, let reason = reason(for: target, subject) else {
                    return nil
                }
                if !subject.isVisible(target), hasAlternative(target, among: targets, subject) { return nil }
                return Fault(
                    list, property: .elements, range: member.range,
                    facts: ["id": .text(member.name ?? ""), "reason": .text(reason)], covers: [target])
            }
        }
    }

    private func reason(for target: ElementID, _ subject: Subject) -> String? {
        let screen = subject.screen
        if !subject.isVisible(target) { return "it cannot be seen" }
        if subject.holdsStop(target) || screen[target].members != nil { return nil }
        if let cause = subject.reading.cause(for: target, in: screen), case .elementsHidden = cause {
            return "`elementsHidden` is set on it"
        }
        return "it is no element, and nothing in it is"
    }

    /// Whether the list also names what is shown in the place of a hidden member: something of its type that can be
    /// seen, in the same place where frames are known.
    private func hasAlternative(_ target: ElementID, among members: [ElementID], _ subject: Subject) -> Bool {
        members.contains { other in
            guard other != target, subject.isVisible(other) else { return false }
            guard subject.screen[other].type == subject.screen[target].type else { return false }
            guard let here = subject.frame(of: target), let there = subject.frame(of: other) else { return true }
            return here.intersection(there) != nil
        }
    }
}
