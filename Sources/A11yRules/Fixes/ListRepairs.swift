// Fixes of explicit lists.

import A11yModel
import A11yVoiceOver

extension Subject {
    /// An explicit list without one entry; no list where that leaves none, since an empty one hides everything.
    fileprivate func repair(dropping range: SourceRange?, from list: ElementID) -> Repair? {
        guard let members = screen[list].members, members.count <= longestRepairedList,
            let index = members.firstIndex(where: { $0.range == range })
        else { return nil }
        if members.count == 1 { return .removing(.elements, from: list) }
        let name = members[index].name ?? members[index].target.map(title) ?? ""
        return Repair(
            "Drops “\(name)” from the list.", [.keep(members.indices.filter { $0 != index }, of: .elements, on: list)])
    }
}

/// Entries of the longest list that is put right by a program: each of its faults costs the length of the list. Ours;
/// whoever hears so many stops in a list of their own has other worries.
private let longestRepairedList = 1000

extension FocusCycles {
    /// The entry that leads back, or that comes a second time, goes.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        fault.element.flatMap { subject.repair(dropping: fault.range, from: $0) }
    }
}

extension ListMembers {
    /// A member that its author calls decoration goes. Any other was meant, and something else keeps it silent.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let list = fault.element, let target = fault.covers.first, subject.screen[target].isTrue(.decorative)
        else { return nil }
        return subject.repair(dropping: fault.range, from: list)
    }
}

extension Inversions {
    /// An explicit list is sorted as the eye reads: row by row. Frames are their author's to move.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard fault.property == .elements, let list = fault.element, let members = subject.screen[list].members,
            members.count <= longestRepairedList
        else { return nil }
        let frames = members.map { $0.target.flatMap(subject.frame) }
        let known = frames.compactMap { $0 }
        guard known.count == members.count else { return nil }
        var order: [Int] = []
        for index in members.indices {
            let place = order.lastIndex { !isRead(known[index], before: known[$0], in: subject) }
            order.insert(index, at: place.map { $0 + 1 } ?? 0)
        }
        guard order != Array(members.indices) else { return nil }
        return Repair("Sorts the list as it is seen.", [.keep(order, of: .elements, on: list)])
    }

    /// Whether the eye comes to one frame before the other: it ends above it, or leads in their row.
    private func isRead(_ one: Rect, before other: Rect, in subject: Subject) -> Bool {
        if subject.areInOneRow(one, other) { return subject.isLeading(one, of: other, tolerance: 0) }
        return one.y < other.y
    }
}
