// Fixes that add a trait. Where an author set none, the class's own are written down with it, since setting traits
// replaces them.

import A11yModel
import A11yVoiceOver

extension Subject {
    /// The element with these traits beside those that it has; nil where it has them, or has one that they contradict:
    /// a person decides then which of the two is true.
    func repair(adding traits: Traits, to id: ElementID) -> Repair? {
        let written = screen[id].traits
        var given = written ?? screen.accessibilityTraits(of: id)
        // The class says that a text is one; no author does, and a button or heading is heard as such.
        if written == nil { given.remove(.staticText) }
        guard !given.isSuperset(of: traits) else { return nil }
        guard TraitConflicts.rivals(in: given.union(traits)) == nil else { return nil }
        let words = traits.words.map { "`\($0)`" }.joined(separator: " and ")
        let change = Change.set(.traits, .traits(given.subtracting(.noneBesideOthers).union(traits)), on: id)
        return Repair("Adds the trait \(words).", [change])
    }
}

extension StopRoles {
    /// A stop becomes a button. What a container of texts should be, a person has to say.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, fault.variant == "stop" || fault.variant == "silent" else { return nil }
        return subject.repair(adding: .button, to: id)
    }
}

extension LostRoles {
    /// The class's role comes back. That a field needs its traits is for a person to hear.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, subject.screen[id].traits != nil else { return nil }
        let role: Traits? =
            switch subject.screen[id].type {
            case .button, .barButtonItem: .button
            case .tabBarItem: .tabBarItem
            case .switch: [.button, .toggleButton]
            case .searchBar: .searchField
            case .slider, .pageControl: .adjustable
            default: nil
            }
        return role.flatMap { subject.repair(adding: $0, to: id) }
    }
}

extension Headings {
    /// The text becomes a heading.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        fault.element.flatMap { subject.repair(adding: .header, to: $0) }
    }
}

extension SpokenStates {
    /// Traits that an author set get the one for the state. Where the state is told otherwise, or is denied, a person
    /// has to decide which of the two is right.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, fault.variant == "unset", subject.screen[id].traits != nil,
            case .text(let word)? = fault.facts["trait"], let trait = Traits(named: word)
        else { return nil }
        return subject.repair(adding: trait, to: id)
    }
}

extension PolledValues {
    /// VoiceOver asks for the value at its own pace.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        fault.element.flatMap { subject.repair(adding: .updatesFrequently, to: $0) }
    }
}

extension AdjustableTraits {
    /// A stop that implements both ways becomes adjustable.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, fault.variant == "stop" else { return nil }
        let overrides = subject.screen[id][.overrides]?.texts ?? []
        guard overrides.contains("increment"), overrides.contains("decrement") else { return nil }
        return subject.repair(adding: .adjustable, to: id)
    }
}
