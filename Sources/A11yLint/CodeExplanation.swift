import A11yEngine
import A11yModel
import A11yPolicy
import A11yCode

/// What the code of the app does to one element, for a person who doubts a verdict.
package struct CodeExplanation: Sendable {
    /// How findings call the element: its class or type and its id.
    package let title: String
    /// The name of the screen that it is on.
    package let screen: String
    /// What was asked; nil for an element that no code can change, by its file, or about which nothing can be asked.
    package let question: CodeQuestion?
    /// The answer; nil without a question.
    package let code: ElementCode?
    /// What else has the name of one of its outlets; empty unless somebody asks.
    package var mentions: [CodeMention] = []
    /// What code does to each property that a verdict of the rules may rest on, in the order of the properties; empty
    /// without an answer.
    package let outcomes: [(property: Property, outcome: ElementCode.Outcome)]
}

/// Explains what the code of the app does to each element or controller that a pattern names; to that of an object id
/// alone, if the pattern is one. Empty if the file has none, or is no Interface Builder file.
package func explainCode(
    of pattern: ElementPattern, in source: Source, with settings: FileSettings, code: CodeAnswers
) -> [(element: ElementReference, line: Int, explanation: CodeExplanation)] {
    let (screens, lines, _) = simulate(source, in: settings, code: code)
    var found: [(element: ElementReference, line: Int, explanation: CodeExplanation)] = []
    for (screen, simulation) in screens where screen.input == .interfaceBuilder {
        let context = LintContext(screen, simulation)
        for element in screen.elements {
            let reference = screen.reference(to: element.id)
            guard pattern.matches(reference) else { continue }
            let explanation = CodeExplanation(of: element.id, in: context, with: settings.rules)
            found.append((reference, lines.place(of: element.anchor.start).line, explanation))
        }
        guard let controller = screen.controllerReference, pattern.matches(controller) else { continue }
        let line = lines.place(of: screen.anchor.start).line
        found.append((controller, line, CodeExplanation(ofController: screen)))
    }
    let exact = found.filter { $0.element.id == pattern.text }
    return exact.isEmpty ? found : exact
}

extension Screen {
    /// How its controller is named; nil for a view without one.
    fileprivate var controllerReference: ElementReference? {
        guard let controllerID else { return nil }
        let type = customClass ?? controllerClass ?? ""
        return ElementReference(
            type: type, id: controllerID, path: "\(type)#\(controllerID)", name: "", range: range, anchor: anchor,
            kind: controllerClass)
    }
}

extension CodeExplanation {
    /// What code does to an element of a screen.
    fileprivate init(of id: ElementID, in context: LintContext, with rules: Ruleset) {
        title = context.title(of: id)
        screen = context.screen.name
        question = CodeQuestions(about: context.screen).elements.first { $0.id == id }?.question
        code = context.screen[id].code
        outcomes = code.map { code in rules.propertiesOfCode.map { ($0, code.outcome(of: $0)) } } ?? []
    }

    /// What code does to the controller of a screen: rules ask for its title alone.
    fileprivate init(ofController screen: Screen) {
        title = "the controller \(screen.customClass ?? screen.controllerClass ?? screen.name)"
        self.screen = screen.name
        question = CodeQuestions(about: screen).controller
        code = screen.code
        outcomes = screen.code.map { [(.title, $0.outcome(of: .title))] } ?? []
    }
}

extension Ruleset {
    /// The properties that verdicts rest on and that code can change, in their order.
    fileprivate var propertiesOfCode: [Property] {
        let wanted = rules.reduce(into: PropertySet([.isElement, .elementsHidden])) { wanted, rule in
            wanted.formUnion(PropertySet(rule.restsOn))
        }
        return Property.allCases.filter { wanted.contains($0) && PropertySet.ofCode.contains($0) }
    }
}
