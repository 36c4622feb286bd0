// Fixes that make a stop of an element, or none; and those of what keyboards and switches do with it.

import A11yModel
import A11yVoiceOver

extension Repair {
    /// A flag that is set on an element.
    static func setting(_ property: Property, to flag: Bool, on id: ElementID, needsLook: Bool = false) -> Repair {
        Repair(
            "Sets `\(property.rawValue)` to \(flag).", [.set(property, .flag(flag), on: id)], needsLook: needsLook)
    }

    /// A property that is removed from an element.
    static func removing(_ property: Property, from id: ElementID) -> Repair {
        Repair("Removes `\(property.rawValue)`.", [.remove(property, on: id)])
    }
}

extension UnreachedControls {
    /// A control with a name becomes a stop, where nothing but its class or its author's word keeps it from being one.
    /// What is reached inside it would be lost then.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, fault.variant == nil || fault.variant == "only-exit",
            subject.reading.cause(for: id, in: subject.screen) == nil,
            subject.screen.descendants(of: id).allSatisfy({ subject.reading.position(of: $0) == nil })
        else { return nil }
        return .setting(.isElement, to: true, on: id)
    }
}

extension DecorationStops {
    /// Decoration is no stop. Only where its author calls it one does nobody have to look.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, fault.variant != "function" else { return nil }
        return .setting(.isElement, to: false, on: id, needsLook: !subject.screen[id].isTrue(.decorative))
    }
}

extension SilentStops {
    /// What says nothing is no stop.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        fault.element.map { .setting(.isElement, to: false, on: $0) }
    }
}

extension FocusableContainers {
    /// What contains stops is none.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        fault.element.map { .setting(.isElement, to: false, on: $0) }
    }
}

extension IdleStops {
    /// Keyboard and switches pass it by.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        fault.element.map { .setting(.respondsToUserInteraction, to: false, on: $0) }
    }
}

extension SkippedControls {
    /// Keyboard and switches stop there, as they do at its class.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        fault.element.map { .removing(.respondsToUserInteraction, from: $0) }
    }
}

extension InputLabels {
    /// Entries that say nothing, or nothing new, go. Where all of them say the name, or nobody asks for them, whoever
    /// wrote them meant something.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, let entries = subject.screen[id][.userInputLabels]?.texts,
            fault.variant == "blank" || fault.variant == "repeated"
        else { return nil }
        var seen: Set<String> = []
        let kept = entries.indices.filter {
            !Words.isBlank(entries[$0]) && seen.insert(Words.folded(entries[$0])).inserted
        }
        let saysName = subject.name(of: id).map { seen == [Words.folded($0)] } ?? false
        if kept.isEmpty || saysName { return .removing(.userInputLabels, from: id) }
        return Repair("Drops empty and repeated entries.", [.keep(kept, of: .userInputLabels, on: id)])
    }
}
