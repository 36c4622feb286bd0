import A11yEngine
import A11yModel
import A11yVoiceOver

/// Labels that are identifiers for tests or code. Cost: linear in the stops; the descendants of an element are visited
/// only if its label looks like one.
struct IdentifierLabel: RepairingCheck {
    static let name = "identifier-label"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            guard words.isWhole else { return nil }
            guard let wording = words.label else {
                return context.screen.input == .pageSource ? nameless(context.screen[words.element], in: context) : nil
            }
            guard wording.features.isToken, CodeWords.hasSeam(wording.written) else { return nil }
            let element = context.screen[words.element]
            let label = wording.written
            let isIdentifier = element[.identifier]?.text == label && CodeWords.isCode(label)
            let isCode = isIdentifier || CodeWords.hasControlPrefix(label)
            // It may be a user name.
            guard isCode || CodeWords.isSnakeCase(label) else { return nil }
            // Code that is shown on purpose.
            if element[.textualContext]?.text == "sourceCode" || context.shows(label, in: element.id) { return nil }
            return Violation(
                element.id, property: .label, facts: ["label": .text(label)], doubts: isCode ? [] : .undecided)
        }
    }

    /// In a page source an identifier may be the only name: testers who use it do not notice the missing label.
    private func nameless(_ element: Element, in context: LintContext) -> Violation? {
        guard !context.hasName(element.id), !context.namesItself(element.id),
            let name = element[.identifier]?.text, CodeWords.isCode(name) || CodeWords.hasControlPrefix(name)
        else { return nil }
        return Violation(
            element.id, property: .identifier, variant: "nameless", facts: ["identifier": .text(name)],
            doubts: .undecided, isCause: false)
    }

    /// Moves the name to the identifier, where tests find it. A person must write the label.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.property == .label, let label = context.screen[id].label,
            context.shownText(of: id) != nil
        else { return nil }
        switch context.screen[id][.identifier]?.text {
        case nil: return Repair("Makes the label the identifier.", [.rename(.label, to: .identifier, on: id)])
        case label: return .removing(.label, from: id)
        default: return nil
        }
    }
}
