import A11yModel
import A11yVoiceOver

/// The main action of a screen, where the two-finger double tap does not set it off. Cost: linear in the stops.
struct MagicTap: Check {
    static let name = "magic-tap"

    /// Function words of actions that are the main one of their screen.
    private let functions: Set<String>

    init(_ parameters: inout Parameters) {
        functions = Set(parameters.words("functions"))
    }

    func faults(in subject: Subject) -> [Fault] {
        let main = subject.stops.filter { stop in
            if stop.utterance.traits.contains(.startsMediaSession) { return true }
            return subject.function(of: stop.element).map(functions.contains) == true
        }
        guard let stop = main.first, main.count == 1, subject.innermostCard(of: stop.element) == nil else { return [] }
        let id = stop.element
        let answering = Array(subject.screen.lineage(of: id)) + subject.screen.roots
        guard !answering.contains(where: { subject.screen[$0].overrides("performMagicTap") }) else { return [] }
        return [Fault(id)]
    }
}
