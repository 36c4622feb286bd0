import A11yEngine
import A11yModel
import A11yVoiceOver

/// Two columns of texts that VoiceOver reads one after the other although their rows belong together. Cost: linear in
/// the stops.
struct SplitPairs: Check {
    static let name = "split-pairs"

    private let leastPairs: Int

    init(_ parameters: inout Parameters) { leastPairs = parameters.count("pairs") }

    func violations(in context: LintContext) -> [Violation] {
        let columns = self.columns(in: context)
        return zip(columns, columns.dropFirst()).compactMap { left, right in
            guard left.count >= leastPairs, left.count == right.count, let group = left.first?.group else { return nil }
            let areRows = zip(left, right).allSatisfy { one, other in
                guard let here = one.frame, let there = other.frame else { return false }
                return context.areInOneRow(here, there) && !isHeading(one) && !isHeading(other)
            }
            guard areRows else { return nil }
            let elements = (left + right).map(\.element)
            return Violation(
                group, property: .groupChildren,
                facts: ["labels": .list(left.map(\.utterance.description))],
                evidence: elements, covers: elements)
        }
    }

    /// The runs of text stops in each group.
    private func columns(in context: LintContext) -> [[Stop]] {
        var columns: [[Stop]] = []
        var current: [Stop] = []
        for stop in context.stops {
            let isNext = stop.group != nil && !context.isWebPage(stop.group) && context.isPlainText(stop)
            if let last = current.last, !isNext || last.group != stop.group {
                columns.append(current)
                current = []
            }
            if isNext { current.append(stop) }
        }
        return columns + (current.isEmpty ? [] : [current])
    }

    private func isHeading(_ stop: Stop) -> Bool { stop.utterance.traits.contains(.header) }
}
