import A11yEngine
import A11yModel

/// Texts on one line with little room to grow. Cost: linear in the elements, their texts and their depth.
struct ClippedText: RepairingCheck {
    /// The share, 0 to 1, of its width from which a text is clipped when it grows.
    private let fill: Double

    /// For shares in per cent.
    private static let percent = 100.0

    init(_ parameters: inout Parameters) {
        fill = parameters.number("fill")
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.font) else { return [] }
        return context.elements.compactMap { id in
            let element = context.screen[id]
            guard isOfOneLine(element), context.isVisible(id), !context.isInBar(id) else { return nil }
            guard !isReplaced(id, in: context) else { return nil }
            guard let text = context.shownText(of: id), isWords(text), let font = element[.font]?.font else {
                return nil
            }
            guard font.style != nil, let size = font.pointSize else { return nil }
            // A line too small for one letter is not laid out yet.
            guard let frame = element.frame, frame.hasArea, frame.width >= size else { return nil }
            let share = TextStyles.width(of: text, size: size) / frame.width
            guard share >= fill else { return nil }
            return Violation(
                id,
                property: .frame,
                facts: ["text": .text(text), "percent": .number((share * ClippedText.percent).rounded())])
        }
    }

    /// Whether the label has one line and a fixed width, and does not shrink its text.
    private func isOfOneLine(_ element: Element) -> Bool {
        guard element.type == .label, (element[.lines]?.number ?? 1) == 1 else { return false }
        return (element[.minimumScale]?.number ?? 0) == 0 && !element.doubts.contains(.layout)
    }

    /// Whether text or width differ at run time: code with an outlet sets another text, and UIKit fills and often lays
    /// out the cells of a storyboard.
    private func isReplaced(_ id: ElementID, in context: LintContext) -> Bool {
        let screen = context.screen
        if screen[id].mayBeSetByCode { return true }
        return screen.input == .interfaceBuilder && screen.ancestors(of: id).contains { screen[$0].isCell }
    }

    /// Whether it is more than a number, which the app shortens itself.
    private func isWords(_ text: String) -> Bool {
        let hasDigits = text.unicodeScalars.contains { $0.properties.numericType != nil }
        let letters = text.unicodeScalars.contains { $0.properties.isAlphabetic && $0.properties.numericType == nil }
        return letters || (!hasDigits && RuleText.hasLetters(text))
    }

    /// Allows any number of lines.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        violation.element.map { Repair("Sets `lines` to 0.", [.set(.lines, .number(0), on: $0)]) }
    }
}
