import A11yLint
import A11yModel
import A11yVoiceOver
import Testing

/// A screen of a test with what VoiceOver makes of it.
package struct Spoken {
    /// The screen.
    package let screen: Screen
    /// VoiceOver's reading of it.
    package let simulation: Simulation

    /// Reads a screen in the native format; a text that starts with a list item is taken for its elements.
    package init(_ yaml: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let text = yaml.hasPrefix("-") ? "screen: Test\nelements:\n" + yaml : yaml
        let file = simulate(Source(path: "test.yaml", text: text))
        for problem in file.problems {
            Issue.record("\(problem) in:\n\(text)", sourceLocation: sourceLocation)
        }
        let first = try #require(file.screens.first, sourceLocation: sourceLocation)
        screen = first.screen
        simulation = first.simulation
    }

    /// Reads a screen whose file may have faults.
    package init(unchecked yaml: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = simulate(Source(path: "test.yaml", text: yaml))
        let first = try #require(file.screens.first, sourceLocation: sourceLocation)
        screen = first.screen
        simulation = first.simulation
    }

    /// What is said at each stop, without what follows a pause.
    package var descriptions: [String] { simulation.stops.map(\.utterance.description) }

    /// What follows a pause at each stop; empty where nothing does.
    package var hints: [String] { simulation.stops.map { $0.utterance.spokenHint ?? "" } }

    /// The element of an id.
    package func element(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ElementID {
        try #require(screen.element(withFileID: id), "no element \(id)", sourceLocation: sourceLocation)
    }
}

/// Expects what VoiceOver says on a screen, stop by stop.
package func expect(
    speech yaml: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let spoken = try Spoken(yaml, sourceLocation: sourceLocation)
    #expect(spoken.descriptions == expected, "\(yaml)", sourceLocation: sourceLocation)
}
