import A11yModel
import A11yVoiceOver

/// Neighbouring stops with one function. Cost: linear in the stops times `distance`.
struct SharedFunctions: Check {
    static let name = "shared-functions"

    /// Swipes that lie between the two, at most.
    let distance: Int

    init(_ parameters: inout Parameters) {
        distance = parameters.count("distance")
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.stops.contains(where: { subject.function(of: $0.element) != nil }) else { return [] }
        let stops = subject.stops
        let keypads = keypads(in: subject)
        return stops.indices.compactMap { index -> Fault? in
            let second = stops[index].element
            guard let function = subject.function(of: second), subject.isInteractive(second), !subject.isExit(second)
            else {
                return nil
            }
            if let key = key(second, in: subject), keypads.contains(key) { return nil }
            let before = stops[max(0, index - distance)..<index].reversed().map(\.element)
            guard let first = before.first(where: { repeats($0, second, in: subject) }) else { return nil }
            return Fault(
                second,
                variant: subject.screen.input == .interfaceBuilder ? "scene" : nil,
                facts: [
                    "first": .text(subject.quote(of: first)),
                    "second": .text(subject.quote(of: second)),
                    "function": .text(function),
                ],
                evidence: [first],
                covers: [first],
                related: [RelatedPlace(message: "the first of the two", range: subject.screen[first].anchor)])
        }
    }

    /// The keys of a pad: siblings of one class, size and function, which differ in what they enter.
    private func keypads(in subject: Subject) -> Set<Key> {
        var counts: [Key: Int] = [:]
        for stop in subject.stops {
            if let key = key(stop.element, in: subject) { counts[key, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value >= Self.fewestKeys }.keys)
    }

    /// Siblings of one class, size and function from which they are the keys of a pad (ours).
    private static let fewestKeys = 3

    private struct Key: Hashable {
        let parent: ElementID?
        let type: ElementType
        let function: String
        let width: Double
        let height: Double
    }

    private func key(_ id: ElementID, in subject: Subject) -> Key? {
        let element = subject.screen[id]
        guard let function = subject.function(of: id), let frame = element.frame else { return nil }
        return Key(
            parent: element.parent, type: element.type, function: function, width: frame.width, height: frame.height)
    }

    private func repeats(_ first: ElementID, _ second: ElementID, in subject: Subject) -> Bool {
        guard first != second, subject.isInteractive(first), subject.haveSameFunction(first, second) else {
            return false
        }
        guard subject.innermostCard(of: first) == subject.innermostCard(of: second) else { return false }
        let screen = subject.screen
        let isOneControl =
            screen[first].parent == screen[second].parent && screen[first].type == screen[second].type
            && [.segment, .tabBarItem].contains(screen[first].type)
        if isOneControl { return false }
        // A cell and what is inside of it are as near as can be.
        return screen.isDescendant(second, of: first) || subject.areNear(first, second)
    }
}
