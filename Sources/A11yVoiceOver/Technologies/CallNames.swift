import A11yModel

/// The names by which Find of Full Keyboard Access and Voice Control know what is on a screen.
package struct CallNames: Sendable {
    private let screen: Screen
    private let simulation: Simulation
    private let back: String

    /// The names on a screen, of which this is VoiceOver's reading.
    package init(_ screen: Screen, _ simulation: Simulation) {
        self.screen = screen
        self.simulation = simulation
        back = Phrases.inLanguage(screen.language).back
    }

    /// The names of a stop, the most important first; empty where there is none. Input labels take the place of the
    /// label; those without words count for nothing, and each name counts once.
    package func names(of stop: Stop) -> [String] {
        let label = stop.utterance.label
        let labels = authored(at: stop) ?? defaults(of: stop)
        var seen: Set<String> = []
        return (labels.isEmpty ? [label] : labels).filter { name in
            let key = CallNames.key(name)
            return !key.isEmpty && seen.insert(key).inserted
        }
    }

    /// Whether UIKit names the stop at run time, with words that no file has.
    func isNamedBySystem(_ stop: Stop) -> Bool {
        stop.utterance.label.isEmpty && simulation.name(of: stop.element).source == .system
    }

    /// What two names have in common that sound alike: the words without regard to case and spaces.
    static func key(_ name: String) -> String {
        name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The author's input labels; nil without any. UIKit echoes the label for some classes, so a single input label
    /// equal to it says nothing (recorded by cashapp/AccessibilitySnapshot).
    private func authored(at stop: Stop) -> [String]? {
        guard stop.part?.standsForElement ?? true else { return nil }
        guard let labels = screen[stop.element][.userInputLabels]?.texts else { return nil }
        let worded = labels.filter { !CallNames.key($0).isEmpty }
        return worded.isEmpty || worded == [stop.utterance.label] ? nil : worded
    }

    /// What UIKit answers by itself, as far as it is recorded. Whether a page control that has a label keeps its word
    /// is not; here the label wins.
    private func defaults(of stop: Stop) -> [String] {
        let label = stop.utterance.label
        if stop.utterance.traits.contains(.backButton) { return [label, back] }
        return screen[stop.element].type == .pageControl && label.isEmpty ? [CallNames.pageControl] : []
    }

    private static let pageControl = "Page control"
}
