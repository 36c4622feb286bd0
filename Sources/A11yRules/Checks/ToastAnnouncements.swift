import A11yModel
import A11yVoiceOver

/// Toasts with a text that nothing announces. Cost: the elements in toasts.
struct ToastAnnouncements: Check {
    static let name = "toast-announcements"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let screen = subject.screen
        if screen.onAppear?.post == "announcement" { return [] }
        return subject.overlays.filter { $0.presentation == "toast" }.compactMap { overlay in
            let id = overlay.element
            let parts = [id] + screen.descendants(of: id)
            let texts = parts.filter(subject.isVisible).compactMap {
                subject.shownText(of: $0) ?? subject.screen[$0].label
            }
            guard let text = texts.first(where: { !Words.isBlank($0) }) else { return nil }
            if let target = screen.onAppear?.target, parts.contains(target) { return nil }
            if parts.contains(where: { screen[$0][.onChange]?.text == "post:announcement" }) { return nil }
            return Fault(id, facts: ["text": .text(text)])
        }
    }
}
