import A11yModel
import A11yVoiceOver

/// A comparison as texts to show.
package struct ComparisonSheet: Sendable {
    /// The name of the screen.
    package let screen: String
    /// The stops of both sides.
    package let rows: [Row]
    /// Sentences about what was not compared.
    package let notes: [String]
    /// The number of predicted stops.
    package let predicted: Int
    /// The number of recorded stops.
    package let recorded: Int
    /// The number of differences of each kind, in the order of the kinds; kinds without any are left out.
    package let differences: [(kind: SpeechComparison.Difference, count: Int)]
    /// Kendall's tau of the order, from -1 to 1; nil for fewer than two stops.
    package let tau: Double?

    /// A stop on one side or on both.
    package struct Row: Sendable {
        /// How the two sides go together.
        package let kind: SpeechComparison.Kind
        /// Whether both stand at the same place in the order.
        package let isInOrder: Bool
        /// The stop of the simulation; nil if only the device met it.
        package let predicted: Side?
        /// The stop of the record; nil if only the simulation has it.
        package let recorded: Side?
        /// What differs in the words.
        package let differences: [PartDifference]
        /// The type and the traits of the element; empty without a predicted stop.
        package let element: [String]
    }

    /// A stop with its number from 1.
    package struct Side: Sendable {
        /// Its place in the order, from 1.
        package let number: Int
        /// What is said at once.
        package let speech: String
        /// What is said after a pause; nil without a hint.
        package let hint: String?
        /// The names of the custom actions.
        package let actions: [String]
    }

    /// The texts of a comparison.
    package init(_ comparison: SpeechComparison, of screen: Screen) {
        self.screen = comparison.screen
        rows = comparison.rows.map { row in
            Row(
                kind: row.kind, isInOrder: row.isInOrder,
                predicted: row.predicted.map { number, stop in
                    Side(
                        number: number, speech: stop.utterance.description, hint: stop.utterance.spokenHint,
                        actions: stop.actions)
                },
                recorded: row.recorded.map { number, stop in
                    Side(number: number, speech: stop.speech, hint: stop.hint, actions: stop.actions ?? [])
                },
                differences: row.differences,
                element: row.predicted.map {
                    [screen[$0.stop.element].type.rawValue] + $0.stop.utterance.traits.words
                } ?? [])
        }
        notes = comparison.notes
        (predicted, recorded) = comparison.counts
        let counts = comparison.differences
        differences = SpeechComparison.Difference.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
        tau = comparison.tau
    }

    /// The number of all differences.
    package var total: Int { differences.reduce(0) { $0 + $1.count } }
}
