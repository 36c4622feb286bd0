import A11yEngine
import A11yModel
import A11yVoiceOver

/// Labels that are names for tests or for code. Cost: linear in the stops; what lies in an element is looked at once
/// its label looks like one.
struct IdentifierLabel: Check {
    package static let name = "identifier-label"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        context.words.compactMap { words in
            guard words.isWhole else { return nil }
            guard let wording = words.label else {
                return context.screen.input == .pageSource ? nameless(context.screen[words.element], in: context) : nil
            }
            guard wording.features.isToken, CodeWords.hasSeam(wording.written) else { return nil }
            let element = context.screen[words.element]
            let label = wording.written
            let isIdentifier = element[.identifier]?.text == label && CodeWords.isCode(label)
            let isCode = isIdentifier || CodeWords.hasControlPrefix(label)
            // Somebody may be called so.
            guard isCode || CodeWords.isSnakeCase(label) else { return nil }
            // Code that is shown on purpose.
            if element[.textualContext]?.text == "sourceCode" || context.shows(label, in: element.id) { return nil }
            return Violation(
                element.id, property: .label, facts: ["label": .text(label)], doubts: isCode ? [] : .undecided)
        }
    }

    /// In a page source a name for tests may be all that there is: whoever tests by it never notices what is missing.
    private func nameless(_ element: Element, in context: LintContext) -> Violation? {
        guard !context.hasName(element.id), !context.namesItself(element.id),
            let name = element[.identifier]?.text, CodeWords.isCode(name) || CodeWords.hasControlPrefix(name)
        else { return nil }
        return Violation(
            element.id, property: .identifier, variant: "nameless", facts: ["identifier": .text(name)],
            doubts: .undecided, isCause: false)
    }
}

extension IdentifierLabel: RepairingCheck {
    /// The name for tests moves to where tests look for it. What the control is called has to be written.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.property == .label, let label = context.screen[id].label else {
            return nil
        }
        switch context.screen[id][.identifier]?.text {
        case nil: return Repair("Makes the label the identifier.", [.rename(.label, to: .identifier, on: id)])
        case label: return .removing(.label, from: id)
        default: return nil
        }
    }
}
