import A11yModel
import A11yVoiceOver

/// Stops that do something and announce no role, and containers that do something while the texts in them are the
/// stops. Cost: linear in the elements, times the depth of the tree.
struct StopRoles: Check {
    static let name = "stop-roles"

    /// Classes that need no role, by the app's own names.
    private let roleFree: Set<String>

    init(_ parameters: inout Parameters) {
        roleFree = Set(parameters.words("role-free"))
    }

    func faults(in subject: Subject) -> [Fault] {
        let subtrees = subject.subtrees
        let stops = subject.stops.filter { stop in
            stop.part == nil && isRoleless(stop.element, stop.utterance.traits, in: subject, subtrees)
        }
        return stops.map { stop in
            Fault(stop.element, variant: stop.utterance.description.isEmpty ? "silent" : "stop")
        } + containers(in: subject, subtrees)
    }

    private func isRoleless(
        _ id: ElementID, _ traits: Traits, in subject: Subject, _ subtrees: Subtrees
    ) -> Bool {
        let element = subject.screen[id]
        guard subject.answersTap(id), !element.isCell, !element.isTextInput, !needsNoRole(element) else { return false }
        return traits.isDisjoint(with: Subject.roleTraits) && !subject.isBackgroundTap(id, subtrees)
    }

    private func needsNoRole(_ element: Element) -> Bool {
        element.customClass.map(roleFree.contains) ?? false
    }

    /// Containers that answer a tap, by the stops in them that have no function of their own.
    private func containers(in subject: Subject, _ subtrees: Subtrees) -> [Fault] {
        var texts: [ElementID: [ElementID]] = [:]
        for stop in subject.stops where stop.part == nil && !subject.isInteractive(stop.element) {
            let above = subject.screen.ancestors(of: stop.element)
            guard let container = above.first(where: { subject.answersTap($0) }) else { continue }
            texts[container, default: []].append(stop.element)
        }
        return texts.sorted { $0.key < $1.key }.compactMap { container, inner in
            guard isRoleless(container, subject.screen.accessibilityTraits(of: container), in: subject, subtrees),
                !subject.screen[container].isScroller, subject.screen[container].isElement == nil
            else { return nil }
            // What a handler does is not known; beside controls it is mostly to put the keyboard away.
            // It counts as one of the controls itself.
            if subject.function(of: container) == nil, subtrees[container].controls > 1 { return nil }
            // The texts may carry a role that code gives them: a person has to look.
            return Fault(
                container, variant: "container", facts: ["list": .list(inner.map(subject.quote(of:)))],
                doubts: .undecided, covers: inner)
        }
    }
}
