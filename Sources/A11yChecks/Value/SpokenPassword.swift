import A11yEngine
import A11yModel

/// Fields for passwords whose content VoiceOver says aloud. Cost: linear in the fields.
struct SpokenPassword: FixedCheck {
    /// What is typed in such fields, as in `UITextContentType`.
    private static let contents: Set<String> = ["password", "newPassword"]
    /// The signs that stand for the characters of a password.
    private static let masks: Set<Character> = ["•", "●", "*", "∗", "⦁", "·"]

    func violations(in context: LintContext) -> [Violation] {
        context.wholeStops.compactMap { stop in
            let element = context.screen[stop.element]
            guard element.isTextInput, isForPassword(element),
                let said = [element.value, element.text].compactMap({ $0 }).first, !isMasked(said)
            else { return nil }
            let isHidden = element.isSecure || element.text.map(isMasked) == true
            // Anybody may see a password that the user has asked to show.
            if isHidden {
                return element.value == nil ? nil : Violation(element.id, property: .value, variant: "hidden")
            }
            return Violation(element.id, property: element.value == nil ? .text : .value, doubts: .undecided)
        }
    }

    private func isForPassword(_ element: Element) -> Bool {
        element.isSecure || element[.contentType]?.text.map(SpokenPassword.contents.contains) == true
    }

    /// Whether a text has nothing but signs that stand for characters.
    private func isMasked(_ text: String) -> Bool { text.allSatisfy(SpokenPassword.masks.contains) }
}

extension Element {
    /// Whether the field hides what is typed.
    fileprivate var isSecure: Bool { type == .secureTextField || isTrue(.secure) }
}
