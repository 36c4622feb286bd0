// Fixes of the modal flag, of groups and of what is posted.

import A11yModel
import A11yVoiceOver

extension ReachableUnderlay {
    /// The flag on the view that it works from.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let overlay = subject.topmostModalOverlay() else { return nil }
        let target = subject.modalTarget(of: overlay.element, silencing: subject.underlay(of: overlay))
        let change = Change.set(.viewIsModal, .flag(true), on: target)
        return Repair("Sets `viewIsModal` on \(subject.title(of: target)).", [change])
    }
}

extension ModalFlagLevel {
    /// The flag moves to the view that it works from.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element else { return nil }
        let screen = subject.screen
        let behind = subject.stops.filter { stop in
            stop.element < id && !screen.isDescendant(stop.element, of: id)
                && !screen.isDescendant(id, of: stop.element)
        }
        let target = subject.modalTarget(of: id, silencing: behind)
        guard target != id else { return nil }
        return Repair(
            "Moves `viewIsModal` to \(subject.title(of: target)).",
            [.remove(.viewIsModal, on: id), .set(.viewIsModal, .flag(true), on: target)])
    }
}

extension StaleModals {
    /// The flag goes.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        fault.element.map { .removing(.viewIsModal, from: $0) }
    }
}

extension InterruptedGroups {
    /// The container is read in one go.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        fault.element.map { .setting(.groupChildren, to: true, on: $0) }
    }
}

extension NotificationKinds {
    /// The word that fits.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard case .text(let expected)? = fault.facts["expected"] else { return nil }
        if fault.variant == "whole" {
            guard let id = fault.element else { return nil }
            return Repair("Posts `\(expected)`.", [.set(.onChange, .text("post:\(expected)"), on: id)])
        }
        return Repair("Posts `\(expected)`.", [.post(expected)])
    }
}
