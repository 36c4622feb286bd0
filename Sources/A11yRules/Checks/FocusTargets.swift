import A11yModel
import A11yVoiceOver

/// The element that VoiceOver is sent to when a screen appears, where it cannot take the cursor or should not. Cost:
/// linear in the elements.
struct FocusTargets: Check {
    static let name = "focus-targets"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard let appearance = subject.screen.onAppear, let target = appearance.target else { return [] }
        let overlay = subject.overlays.last { $0.presentation != "toast" }
        var fault = Fault(target, range: appearance.range, covers: [overlay?.element].compactMap { $0 })
        fault.related = [RelatedPlace(message: "the element", range: subject.screen[target].anchor)]

        guard subject.holdsStop(target) else {
            if isShownLater(target, in: subject) { return [] }
            fault.variant = "unreached"
            fault.facts["cause"] = .text(subject.obstacle(before: target))
            return [fault]
        }
        if let overlay, overlay.isModal, overlay.presentation != nil {
            let inside = subject.stops(in: target).map(\.element)
            let isInside = inside.contains {
                $0 == overlay.element || subject.screen.isDescendant($0, of: overlay.element)
            }
            guard !isInside else { return [] }
            fault.variant = "outside"
            fault.facts["overlay"] = .text(subject.quote(of: overlay.element))
            return [fault]
        }
        guard overlay == nil, subject.screen.isWhole, subject.isExit(target) else { return [] }
        fault.variant = "exit"
        // Where there is nothing else to begin with, the way back may be meant.
        fault.doubts = .undecided
        return [fault]
    }

    /// Whether the element is hidden in the file, and an overlay or code that can reach it shows it on appearing.
    private func isShownLater(_ target: ElementID, in subject: Subject) -> Bool {
        guard !subject.isVisible(target) else { return false }
        return subject.screen.lineage(of: target).contains {
            subject.screen[$0][.presentation] != nil || subject.screen[$0].isTrue(.outlet)
        }
    }
}
