import A11yEngine
import A11yModel
import A11yVoiceOver

/// The main action of a screen, if the two-finger double tap does not trigger it. Cost: linear in the stops.
struct MissingMagicTap: Check {
    /// Functions that are the main action of their screen.
    private let functions: Set<String>

    init(_ parameters: inout Parameters) {
        functions = Set(parameters.words("functions"))
    }

    func violations(in context: LintContext) -> [Violation] {
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
