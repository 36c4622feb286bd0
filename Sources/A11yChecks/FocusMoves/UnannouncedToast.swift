import A11yEngine
import A11yModel
import A11yVoiceOver

/// Toasts whose text is not announced. Cost: linear in the elements inside toasts.
struct UnannouncedToast: Check {
    static let name = "unannounced-toast"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        return context.overlays.filter { $0.presentation == "toast" }.compactMap { overlay in
            let id = overlay.element
            let parts = [id] + screen.descendants(of: id)
            let texts = parts.filter(context.isVisible).compactMap {
                context.shownText(of: $0) ?? context.screen[$0].label
            }
            guard let text = texts.first(where: { !RuleText.isBlank($0) }) else { return nil }
            let appearing = context.openings.filter { $0.passage?.shows(id) ?? true }
            let isTold = appearing.allSatisfy { opening in
                opening.appearance?.post == "announcement" || opening.appearance?.target.map(parts.contains) == true
            }
            if isTold { return nil }
            if parts.contains(where: { screen[$0][.onChange]?.text == "post:announcement" }) { return nil }
            return Violation(id, facts: ["text": .text(text)])
        }
    }
}
