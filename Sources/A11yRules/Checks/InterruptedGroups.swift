import A11yModel
import A11yVoiceOver

/// Containers that VoiceOver leaves and comes back to. Cost: stops times depth.
struct InterruptedGroups: Check {
    static let name = "interrupted-groups"

    private let leastStops: Int
    private let screenShare: Double

    init(_ parameters: inout Parameters) {
        leastStops = parameters.count("stops")
        screenShare = parameters.number("screen-share")
    }

    func faults(in subject: Subject) -> [Fault] {
        var places: [ElementID: [Int]] = [:]
        let stops = subject.stops
        for (index, stop) in stops.enumerated() where stop.frame != nil {
            // What VoiceOver goes through in one run is not interrupted.
            for ancestor in subject.screen.ancestors(of: stop.element)
            where !subject.subtrees[ancestor].isConsecutive { places[ancestor, default: []].append(index) }
        }
        let faults = places.keys.sorted().compactMap { container in
            fault(of: container, at: places[container] ?? [], among: stops, in: subject)
        }
        return outstanding(faults, in: subject)
    }

    /// One fault for containers inside each other, the innermost, and one for cards that are made alike, the first.
    private func outstanding(_ faults: [Fault], in subject: Subject) -> [Fault] {
        let containers = faults.compactMap(\.element)
        let holders = Set(containers.flatMap(subject.screen.ancestors))
        var signatures: Set<Int> = []
        return faults.filter { fault in
            guard let id = fault.element, !holders.contains(id) else { return false }
            guard subject.cards.contains(id) else { return true }
            return signatures.insert(subject.cards.signature(of: id)).inserted
        }
    }

    private func fault(of container: ElementID, at places: [Int], among stops: [Stop], in subject: Subject) -> Fault? {
        guard places.count >= leastStops, let first = places.first, let last = places.last else { return nil }
        guard last - first >= places.count, isCandidate(container, in: subject) else { return nil }
        let inside = Set(places)
        let intruders = (first...last).filter { !inside.contains($0) }
        guard let start = intruders.first else { return nil }
        let isCard = subject.innermostCard(of: container) == container
        let own = places.map { stops[$0] }
        guard isCard || own.allSatisfy(subject.isPlainText) else { return nil }
        guard isCard || intruders.contains(where: { subject.isInteractive(stops[$0].element) }) else { return nil }
        if !isCard, alternates(places, until: last, among: stops, in: subject) { return nil }
        if let frame = subject.frame(of: container),
            intruders.allSatisfy({ lies(stops[$0], in: frame) })
        {
            return nil
        }
        let after = places.first { $0 > start } ?? last
        return Fault(
            container, property: .groupChildren,
            facts: [
                "before": .text(stops[start - 1].utterance.description),
                "intruder": .text(stops[start].utterance.description),
                "after": .text(stops[after].utterance.description),
            ],
            evidence: own.map(\.element) + [stops[start].element],
            covers: own.map(\.element))
    }

    private func isCandidate(_ container: ElementID, in subject: Subject) -> Bool {
        let element = subject.screen[container]
        guard !element.isTrue(.groupChildren), element.members == nil, !element.isScroller else { return false }
        guard !subject.isInBar(container), element[.containerType] == nil else { return false }
        guard let frame = subject.frame(of: container) else { return true }
        return frame.area < screenShare * subject.screen.size.width * subject.screen.size.height
    }

    /// Whether the container's stops take turns with what stands beside them, row by row: a column of captions beside a
    /// column of values is read well.
    private func alternates(_ places: [Int], until last: Int, among stops: [Stop], in subject: Subject) -> Bool {
        let inside = Set(places)
        var partners: Set<Int> = []
        for place in places where !inside.contains(place + 1) && stops.indices.contains(place + 1) {
            guard let one = stops[place].frame, let other = stops[place + 1].frame else { continue }
            if subject.areInOneRow(one, other) { partners.insert(place + 1) }
        }
        let intruders = (places[0]...last).filter { !inside.contains($0) }
        return partners.count > 1 && intruders.allSatisfy(partners.contains)
    }

    private func lies(_ stop: Stop, in frame: Rect) -> Bool {
        stop.frame.map { frame.contains($0.center) } ?? false
    }
}
