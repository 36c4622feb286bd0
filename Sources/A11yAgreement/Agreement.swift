import A11yModel
import A11yVoiceOver

/// How far the simulation agrees with records, over many screens.
package struct Agreement: Sendable {
    /// How many of something agree.
    package struct Share: Sendable, Equatable {
        /// How many agree.
        package private(set) var agreeing = 0
        /// How many there are.
        package private(set) var all = 0

        mutating func count(_ agrees: Bool) {
            all += 1
            if agrees { agreeing += 1 }
        }

        /// From 0 to 1; nil of nothing.
        package var ratio: Double? { all == 0 ? nil : Double(agreeing) / Double(all) }
    }

    /// The screens whose stops and order are those of the record.
    package private(set) var order = Share()
    /// The predicted and recorded stops that the other side has too.
    package private(set) var stops = Share()
    /// The stops on both sides whose words are the same in all parts.
    package private(set) var speech = Share()
    /// The stops on both sides that agree in a part, of those that have it.
    package private(set) var parts: [SpeechPart: Share] = [:]
    /// The stops that agree in words and order, by trait and by what the order at them depends on.
    package private(set) var causes: [String: Share] = [:]
    /// Kendall's tau of each screen with two stops or more.
    package private(set) var taus: [Double] = []

    /// The agreement of comparisons.
    package init(of comparisons: [SpeechComparison]) {
        for comparison in comparisons { add(comparison) }
    }

    private mutating func add(_ comparison: SpeechComparison) {
        let rows = comparison.rows
        order.count(rows.allSatisfy { $0.kinds.allSatisfy { ![.order, .missing, .extra].contains($0) } })
        if let tau = comparison.tau { taus.append(tau) }
        for row in rows where ![.unrecorded, .repeated].contains(row.kind) {
            stops.count(row.kind == .both)
            guard row.kind == .both else { continue }
            speech.count(row.differences.isEmpty)
            for part in row.parts {
                parts[part, default: Share()].count(!row.differences.contains { $0.part == part })
            }
            for cause in Agreement.causes(of: row) { causes[cause, default: Share()].count(row.kinds.isEmpty) }
        }
    }

    /// The traits of a stop, and what its order depends on.
    private static func causes(of row: SpeechComparison.Row) -> [String] {
        let traits = row.element.dropFirst()
        return (traits.isEmpty ? ["no traits"] : traits) + (row.fragility.map { [phrase(for: $0)] } ?? [])
    }

    private static func phrase(for fragility: Fragility) -> String {
        switch fragility {
        case .nearRowGap: "order: tops about a row's height apart"
        case .chain: "order: a chain of rows"
        case .unknownFrame: "order: no frame"
        }
    }

    /// The mean of Kendall's tau; nil without a screen of two stops.
    package var tau: Double? { taus.isEmpty ? nil : taus.reduce(0, +) / Double(taus.count) }

    /// The causes with the most stops that do not agree, the worst first; those at which all agree are left out.
    package var worst: [(cause: String, share: Share)] {
        causes.filter { $0.value.agreeing < $0.value.all }
            .sorted {
                let (one, other) = ($0.value.all - $0.value.agreeing, $1.value.all - $1.value.agreeing)
                return one == other ? $0.key < $1.key : one > other
            }
            .map { (cause: $0.key, share: $0.value) }
    }
}
