import A11yModel
import A11yVoiceOver

/// Cells that do something and tell neither what kind of control they are nor what will happen.
/// Cost: linear in the elements, times the depth of cells in cells.
struct CellPurposes: Check {
    static let name = "cell-purposes"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.index.hasCells else { return [] }
        return subject.stops.filter { isUnclear($0, in: subject) }.map { Fault($0.element) }
    }

    private func isUnclear(_ stop: Stop, in subject: Subject) -> Bool {
        let cell = subject.screen[stop.element]
        guard cell.isCell, subject.answersTap(cell.id), subject.isEnabled(cell.id) else { return false }
        guard Words.isBlank(stop.utterance.hint), stop.utterance.traits.isDisjoint(with: Subject.roleTraits) else {
            return false
        }
        if namesFunction(stop.utterance.label, of: cell, in: subject) { return false }
        return !subject.screen.descendants(of: cell.id).contains { tellsPurpose(subject.screen[$0]) }
    }

    /// Whether the label's first word says what the function's name says: “Open settings” for `openSettings`.
    private func namesFunction(_ label: String, of cell: Element, in subject: Subject) -> Bool {
        guard let first = Words.folded(label).split(separator: " ").first else { return false }
        let functions = [subject.function(of: cell.id), cell[.onSelect]?.text].compactMap { $0 }
        return functions.contains { $0.lowercased().contains(first) }
    }

    /// Whether a part of the cell shows what the cell does: a chevron, a switch.
    private func tellsPurpose(_ part: Element) -> Bool {
        if part.type == .switch { return true }
        let picture = part[.systemImage]?.text ?? part[.image]?.text ?? ""
        let tokens = picture.lowercased().split { !$0.isLetter }
        return tokens.contains("chevron") || tokens.contains("disclosure")
    }
}
