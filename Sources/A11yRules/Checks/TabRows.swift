import A11yModel
import A11yVoiceOver

/// Rows of like controls of which exactly one is selected, and which are not announced as tabs.
/// Cost: linear in the elements.
struct TabRows: Check {
    static let name = "tab-rows"

    /// The least number of controls that make a row of tabs.
    private let items: Int

    init(_ parameters: inout Parameters) {
        items = parameters.count("items")
    }

    func faults(in subject: Subject) -> [Fault] {
        let screen = subject.screen
        let faults = screen.elements.compactMap { fault(of: $0.children, under: $0.id, in: subject) }
        return [fault(of: screen.roots, under: nil, in: subject)].compactMap { $0 } + faults
    }

    private func fault(of children: [ElementID], under parent: ElementID?, in subject: Subject) -> Fault? {
        guard children.count >= items else { return nil }
        let stops = children.compactMap { subject.reading.stop(of: $0) }.filter { subject.answersTap($0.element) }
        guard stops.count >= items, areAlike(stops, in: subject), areInOneRow(stops, in: subject) else { return nil }
        let chosen = stops.indices.filter { isSelected(stops[$0], in: subject) }
        guard chosen.count == 1, let index = chosen.first, !areTabs(stops, under: parent, in: subject) else {
            return nil
        }
        let selected = stops[index].element
        return Fault(
            parent ?? selected,
            facts: [
                "speech": .text(subject.speech(of: selected)),
                "n": .number(Double(index + 1)), "count": .number(Double(stops.count)),
            ],
            covers: stops.map(\.element))
    }

    private func areAlike(_ stops: [Stop], in subject: Subject) -> Bool {
        guard let first = stops.first else { return false }
        guard stops.allSatisfy({ subject.cards.areAlike($0.element, first.element) }) else { return false }
        // Keypads and calendars are rows of like controls as well; their names are numbers or single letters.
        return stops.allSatisfy { stop in
            let name = stop.utterance.label
            return name.count > 1 && name.unicodeScalars.contains { $0.properties.isAlphabetic }
        }
    }

    private func areInOneRow(_ stops: [Stop], in subject: Subject) -> Bool {
        zip(stops, stops.dropFirst()).allSatisfy { left, right in
            guard let one = subject.frame(of: left.element), let other = subject.frame(of: right.element) else {
                return false
            }
            return subject.areInOneRow(one, other)
        }
    }

    private func isSelected(_ stop: Stop, in subject: Subject) -> Bool {
        stop.utterance.traits.contains(.selected) || subject.screen[stop.element].isTrue(.selected)
    }

    private func areTabs(_ stops: [Stop], under parent: ElementID?, in subject: Subject) -> Bool {
        let isTabBar = { subject.screen.accessibilityTraits(of: $0).contains(.tabBar) }
        if let parent, subject.screen.lineage(of: parent).contains(where: isTabBar) { return true }
        // The trait on each item is what some practices do; whether VoiceOver says “tab” then is uncertain.
        return stops.allSatisfy { !$0.utterance.traits.isDisjoint(with: [.tabBar, .tabBarItem]) }
    }
}
