import A11yModel
import A11yVoiceOver

/// Modal overlays that open without saying what they are. Cost: overlays times stops times depth.
struct ModalTitles: Check {
    static let name = "modal-titles"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.overlays.filter(\.isModal).compactMap { overlay in
            let id = overlay.element
            let element = subject.screen[id]
            guard element.label == nil, element.title == nil, !subject.isProgressOverlay(id) else { return nil }
            guard let first = subject.stops(in: id).first else { return nil }
            let isTitle = !first.utterance.traits.isDisjoint(with: [.header, .staticText])
            guard !isTitle, !isPicker(first.element, in: subject) else { return nil }
            return Fault(
                id, facts: ["first": .text(first.utterance.description)], doubts: overlay.doubts,
                evidence: [first.element])
        }
    }

    private func isPicker(_ id: ElementID, in subject: Subject) -> Bool {
        switch subject.screen[id].type {
        case .datePicker, .pickerView: true
        default: subject.screen[id].traits?.contains(.keyboardKey) == true
        }
    }
}
