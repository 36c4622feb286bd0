import A11yEngine
import A11yModel
import A11yVoiceOver

/// Rows of tabs of which none, or more than one, is announced as selected. Cost: linear in the elements times the depth
/// of the tree.
struct UnselectedTabs: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.facts.hasTabRows else { return [] }
        var tabs: [ElementID: [Stop]] = [:]
        for stop in context.stops {
            let row =
                context.screen.ancestors(of: stop.element).first { isTabRow($0, in: context) }
                ?? rowOfTabsByTrait(around: stop, in: context)
            if let row { tabs[row, default: []].append(stop) }
        }
        return tabs.sorted { $0.key < $1.key }.compactMap { row, stops in
            guard stops.count > 1 else { return nil }
            if stops.contains(where: isSelected) { return several(of: stops, in: row, context) }
            return Violation(
                row,
                facts: [
                    "count": .number(Double(stops.count)),
                    "state": .text(WordList.selected.spoken(in: context.language(of: row))),
                ],
                covers: stops.map(\.element))
        }
    }

    /// The violation of a row in which more than one tab is selected. A class of the app may let people choose several.
    private func several(of stops: [Stop], in row: ElementID, _ context: LintContext) -> Violation? {
        let selected = stops.filter { $0.utterance.traits.contains(.selected) }
        guard selected.count > 1 else { return nil }
        return Violation(
            row, variant: "several",
            facts: [
                "list": .list(selected.map { context.quote(of: $0.element) }),
                "state": .text(WordList.selected.spoken(in: context.language(of: row))),
            ],
            doubts: context.screen[row].customClass != nil ? .undecided : [],
            covers: selected.map(\.element))
    }

    /// The view around a tab that the author made one by a trait, without a bar.
    private func rowOfTabsByTrait(around stop: Stop, in context: LintContext) -> ElementID? {
        let element = context.screen[stop.element]
        return element.type != .tabBarItem && stop.utterance.traits.contains(.tabBarItem) ? element.parent : nil
    }

    private func isTabRow(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        // -1 is UIKit's “no segment”, for segments that trigger something and do not stay selected.
        if let index = element[.selectedIndex]?.number, index < 0 { return false }
        return element.type == .tabBar || element.type == .segmentedControl || element.traits?.contains(.tabBar) == true
    }

    private func isSelected(_ stop: Stop) -> Bool {
        // In a dump, a selected item has the value 1.
        stop.utterance.traits.contains(.selected) || stop.utterance.value == "1"
    }
}
