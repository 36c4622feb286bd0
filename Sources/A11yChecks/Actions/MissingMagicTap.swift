import A11yEngine
import A11yModel
import A11yVoiceOver

/// The main action of a screen, where the two-finger double tap does not set it off. Cost: linear in the stops.
struct MissingMagicTap: Check {
    package static let name = "missing-magic-tap"

    /// Function words of actions that are the main one of their screen.
    private let functions: Set<String>

    init(_ parameters: inout Parameters) {
        functions = Set(parameters.words("functions"))
    }

    package func violations(in context: LintContext) -> [Violation] {
        let main = context.stops.filter { stop in
            if stop.utterance.traits.contains(.startsMediaSession) { return true }
            return context.function(of: stop.element).map(functions.contains) == true
        }
        guard let stop = main.first, main.count == 1, context.innermostCard(of: stop.element) == nil else { return [] }
        let id = stop.element
        let answering = Array(context.screen.lineage(of: id)) + context.screen.roots
        guard !answering.contains(where: { context.screen[$0].overrides("performMagicTap") }) else { return [] }
        return [Violation(id)]
    }
}
