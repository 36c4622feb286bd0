import A11yModel
import A11yVoiceOver

/// Rows of tabs of which none is announced as selected. Cost: linear in the elements, times the depth of the tree.
struct TabSelection: Check {
    static let name = "tab-selection"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.facts.hasTabRows else { return [] }
        var tabs: [ElementID: [Stop]] = [:]
        for stop in subject.stops {
            let row = subject.screen.ancestors(of: stop.element).first { isTabRow($0, in: subject) }
            if let row { tabs[row, default: []].append(stop) }
        }
        return tabs.sorted { $0.key < $1.key }.compactMap { row, stops in
            guard stops.count > 1, !stops.contains(where: isSelected) else { return nil }
            return Fault(
                row,
                facts: [
                    "count": .number(Double(stops.count)),
                    "state": .text(WordList.selected.spoken(in: subject.language(of: row))),
                ],
                covers: stops.map(\.element))
        }
    }

    private func isTabRow(_ id: ElementID, in subject: Subject) -> Bool {
        let element = subject.screen[id]
        // -1 is UIKit's “no segment”: a control whose segments trigger something and do not stay chosen.
        if let index = element[.selectedIndex]?.number, index < 0 { return false }
        return element.type == .tabBar || element.type == .segmentedControl || element.traits?.contains(.tabBar) == true
    }

    private func isSelected(_ stop: Stop) -> Bool {
        // A dump gives a selected item the value 1.
        stop.utterance.traits.contains(.selected) || stop.utterance.value == "1"
    }
}
