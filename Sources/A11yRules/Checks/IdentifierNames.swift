import A11yModel
import A11yVoiceOver

/// Labels that are names for tests or for code. Cost: linear in the stops; what lies in an element is looked at once
/// its label looks like one.
struct IdentifierNames: Check {
    static let name = "identifier-names"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.words.compactMap { words in
            guard words.isWhole else { return nil }
            guard let wording = words.label else {
                return subject.screen.input == .pageSource ? nameless(subject.screen[words.element], in: subject) : nil
            }
            guard wording.features.isToken, CodeWords.hasSeam(wording.written) else { return nil }
            let element = subject.screen[words.element]
            let label = wording.written
            let isIdentifier = element[.identifier]?.text == label && CodeWords.isCode(label)
            let isCode = isIdentifier || CodeWords.hasControlPrefix(label)
            // Somebody may be called so.
            guard isCode || CodeWords.isSnakeCase(label) else { return nil }
            // Code that is shown on purpose.
            if element[.textualContext]?.text == "sourceCode" || subject.shows(label, in: element.id) { return nil }
            return Fault(
                element.id, property: .label, facts: ["label": .text(label)], doubts: isCode ? [] : .undecided)
        }
    }

    /// In a page source a name for tests may be all that there is: whoever tests by it never notices what is missing.
    private func nameless(_ element: Element, in subject: Subject) -> Fault? {
        guard !subject.hasName(element.id), !subject.namesItself(element.id),
            let name = element[.identifier]?.text, CodeWords.isCode(name) || CodeWords.hasControlPrefix(name)
        else { return nil }
        return Fault(
            element.id, property: .identifier, variant: "nameless", facts: ["identifier": .text(name)],
            doubts: .undecided, isCause: false)
    }
}
