import A11yEngine
import A11yModel
import A11yVoiceOver

/// Modal overlays that open without announcing what they are. Cost: overlays times stops times depth.
struct UnnamedModal: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.overlays.filter(\.isModal).compactMap { overlay in
            let id = overlay.element
            let element = context.screen[id]
            guard element.label == nil, element.title == nil, !context.isProgressOverlay(id) else { return nil }
            guard let first = context.stops(in: id).first else { return nil }
            let isTitle = !first.utterance.traits.isDisjoint(with: [.header, .staticText])
            guard !isTitle, !isPicker(first.element, in: context) else { return nil }
            return Violation(
                id, facts: ["first": .text(first.utterance.description)], doubts: overlay.doubts,
                evidence: [first.element])
        }
    }

    private func isPicker(_ id: ElementID, in context: LintContext) -> Bool {
        switch context.screen[id].type {
        case .datePicker, .pickerView: true
        default: context.screen[id].traits?.contains(.keyboardKey) == true
        }
    }
}
