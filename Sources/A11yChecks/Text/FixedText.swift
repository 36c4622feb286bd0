import A11yEngine
import A11yModel
import A11yVoiceOver

/// Texts in fonts of a fixed size, as one violation of the screen. Cost: linear in the elements times their depth.
struct FixedText: RepairingCheck {
    static let name = "fixed-text"

    init(_ parameters: inout Parameters) {}

    /// The texts to report. Code may set another font for an outlet; if some texts have no outlet, only those are
    /// reported.
    func reported(in context: LintContext) -> [ElementID] {
        guard context.isSet(.font) else { return [] }
        let fixed = context.elements.filter { isFixed($0, in: context) }
        let certain = fixed.filter { !context.screen[$0].mayBeSetByCode }
        return certain.isEmpty ? fixed : certain
    }

    func violations(in context: LintContext) -> [Violation] {
        let reported = reported(in: context)
        guard let first = reported.first else { return [] }
        return [
            Violation(
                first,
                property: .font,
                variant: reported.count == 1 ? "one" : nil,
                facts: ["count": .number(Double(reported.count)), "list": .list(reported.map(context.quote))])
        ]
    }

    private func isFixed(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        switch element.type {
        case .label, .button, .textField, .secureTextField, .textView: break
        default: return false
        }
        guard let font = element[.font]?.font, font.size != nil, font.style == nil, !element.isTrue(.fontMetrics) else {
            return false
        }
        guard let text = context.shownText(of: id), RuleText.letterCount(text) > 0, !font.isOfIcons else {
            return false
        }
        guard context.isVisible(id), !context.isInBar(id) else { return false }
        return !context.screen.lineage(of: id).contains { context.screen[$0].isTrue(.decorative) }
    }

    /// Gives each text the style with the nearest size, or font metrics for a custom typeface, and makes it follow the
    /// user's setting.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        let changes = reported(in: context).flatMap { id -> [Change] in
            guard let font = context.screen[id][.font]?.font, let size = font.size else { return [] }
            let follows = Change.set(.adjustsFontForContentSizeCategory, .flag(true), on: id)
            if font.name != nil { return [.set(.fontMetrics, .flag(true), on: id), follows] }
            let style = TextStyles.style(nearest: size)
            let scaled = Font(style: style, bold: font.bold)
            return [.set(.font, .font(scaled), on: id), follows]
        }
        return changes.isEmpty
            ? nil : Repair("Lets the text follow the user's size, in the style that is nearest.", changes)
    }
}
