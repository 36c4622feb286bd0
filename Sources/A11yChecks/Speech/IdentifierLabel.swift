import A11yEngine
import A11yModel

/// Labels that are identifiers for tests or code, and names that are keys of a string table. Cost: linear in the stops;
/// the descendants of an element are visited only if its label looks like one.
struct IdentifierLabel: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            guard words.isWhole else { return nil }
            if let key = stringKey(at: words, in: context) { return key }
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

    /// A name that is a key: its text was never found. What Interface Builder draws may be replaced by code, and a tool
    /// for programmers may show keys.
    private func stringKey(at words: StopText, in context: LintContext) -> Violation? {
        guard let name = words.name, name.features.isToken, CodeWords.isStringKey(name.written) else { return nil }
        let element = context.screen[words.element]
        if element.isTextInput || element[.textualContext]?.text == "sourceCode" { return nil }
        // The same word as identifier is a name for tests.
        guard element[.identifier]?.text != name.written else { return nil }
        let property: Property = words.label != nil ? .label : element.title != nil ? .title : .text
        return Violation(
            element.id, property: property, variant: "key", facts: ["label": .text(name.written)], doubts: .undecided)
    }

    /// In a page source an identifier may be the only name: testers who use it do not notice the missing label.
    private func nameless(_ element: Element, in context: LintContext) -> Violation? {
        guard !context.hasName(element.id), !context.namesItself(element.id), element[.placeholder] == nil,
            let name = element[.identifier]?.text, CodeWords.isCode(name) || CodeWords.hasControlPrefix(name)
        else { return nil }
        return Violation(
            element.id, property: .identifier, variant: "nameless", facts: ["identifier": .text(name)],
            doubts: .undecided, isCause: false)
    }

    /// Moves the name to the identifier, where tests find it. A person must write the label.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.property == .label, violation.variant == nil,
            let label = context.screen[id].label, context.shownText(of: id) != nil
        else { return nil }
        switch context.screen[id][.identifier]?.text {
        case nil: return Repair("Makes the label the identifier.", [.rename(.label, to: .identifier, on: id)])
        case label: return .removing(.label, from: id)
        default: return nil
        }
    }
}
