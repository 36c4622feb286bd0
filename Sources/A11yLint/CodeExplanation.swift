import A11yChecks
import A11yEngine
import A11yModel
import A11yPolicy
import A11ySources

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
    /// What code does to each property that a verdict of the rules may rest on, in the order of the properties; empty
    /// without an answer.
    package let outcomes: [(property: Property, outcome: ElementCode.Outcome)]
}

/// Explains what the code of the app does to the element or controller of an object id. Nil if the file has none with
/// this id, or is no Interface Builder file.
package func explainCode(
    of objectID: String, in source: Source, with settings: FileSettings, code: AppCode
) -> CodeExplanation? {
    let screens = simulate(source, in: settings, code: code).screens
    let found = screens.lazy.compactMap { screen, simulation in
        screen.element(withFileID: objectID).map { (screen, simulation, $0) }
    }.first
    guard let (screen, simulation, id) = found, screen.input == .interfaceBuilder else {
        return screens.first { $0.screen.controllerID == objectID }.map { CodeExplanation(ofController: $0.screen) }
    }
    let context = LintContext(screen, simulation)
    let answer = screen[id].code
    return CodeExplanation(
        title: context.title(of: id), screen: screen.name,
        question: CodeQuestions(about: screen).elements.first { $0.id == id }?.question, code: answer,
        outcomes: answer.map { answer in
            settings.rules.propertiesOfCode.map { ($0, answer.outcome(of: $0)) }
        } ?? [])
}

extension CodeExplanation {
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
