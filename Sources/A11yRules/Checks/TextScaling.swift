import A11yModel
import A11yVoiceOver

/// Texts in fonts of a fixed size, as one fault of the screen. Cost: linear in the elements times their depth.
struct TextScaling: Check {
    static let name = "text-scaling"

    init(_ parameters: inout Parameters) {}

    /// The texts that are told. Code may give an outlet another font; where some texts are no outlets, those are told.
    func told(in subject: Subject) -> [ElementID] {
        guard subject.isSet(.font) else { return [] }
        let fixed = subject.elements.filter { isFixed($0, in: subject) }
        let certain = fixed.filter { !subject.screen[$0].doubts.contains(.code) }
        return certain.isEmpty ? fixed : certain
    }

    func faults(in subject: Subject) -> [Fault] {
        let told = told(in: subject)
        guard let first = told.first else { return [] }
        return [
            Fault(
                first,
                property: .font,
                variant: told.count == 1 ? "one" : nil,
                facts: ["count": .number(Double(told.count)), "list": .list(told.map(subject.quote))])
        ]
    }

    private func isFixed(_ id: ElementID, in subject: Subject) -> Bool {
        let element = subject.screen[id]
        switch element.type {
        case .label, .button, .textField, .secureTextField, .textView: break
        default: return false
        }
        guard let font = element[.font]?.font, font.size != nil, font.style == nil, !element.isTrue(.fontMetrics) else {
            return false
        }
        guard let text = subject.shownText(of: id), Words.letterCount(text) > 0, !font.isOfIcons else { return false }
        guard subject.isVisible(id), !subject.isInBar(id) else { return false }
        return !subject.screen.lineage(of: id).contains { subject.screen[$0].isTrue(.decorative) }
    }
}
