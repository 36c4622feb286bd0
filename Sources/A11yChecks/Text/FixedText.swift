import A11yEngine
import A11yModel
import A11yVoiceOver

/// Texts in fonts of a fixed size, as one violation of the screen. Cost: linear in the elements times their depth.
struct FixedText: Check {
    package static let name = "fixed-text"

    init(_ parameters: inout Parameters) {}

    /// The texts that are told. Code may give an outlet another font; where some texts are no outlets, those are told.
    package func told(in context: LintContext) -> [ElementID] {
        guard context.isSet(.font) else { return [] }
        let fixed = context.elements.filter { isFixed($0, in: context) }
        let certain = fixed.filter { !context.screen[$0].doubts.contains(.code) }
        return certain.isEmpty ? fixed : certain
    }

    package func violations(in context: LintContext) -> [Violation] {
        let told = told(in: context)
        guard let first = told.first else { return [] }
        return [
            Violation(
                first,
                property: .font,
                variant: told.count == 1 ? "one" : nil,
                facts: ["count": .number(Double(told.count)), "list": .list(told.map(context.quote))])
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
        guard let text = context.shownText(of: id), Words.letterCount(text) > 0, !font.isOfIcons else { return false }
        guard context.isVisible(id), !context.isInBar(id) else { return false }
        return !context.screen.lineage(of: id).contains { context.screen[$0].isTrue(.decorative) }
    }
}

extension FixedText: RepairingCheck {
    /// Each text gets the style that is nearest in size, or metrics where it has a typeface of its own, and follows the
    /// user's setting.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        let changes = told(in: context).flatMap { id -> [Change] in
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
