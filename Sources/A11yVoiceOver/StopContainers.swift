import A11yModel

/// The views around the stops of a screen that tell which of them belong together: lists, sections, their rows, groups
/// and what lies over the screen. Stacks only arrange.
struct StopContainers {
    /// Those around each element, from the outermost to the innermost.
    private var lists: [[ScreenMap.Container]]

    /// The containers around stops at these elements, in order. Cost: linear in the elements.
    init(of stops: [ElementID], on screen: Screen, in simulation: Simulation) {
        var inside = Array(repeating: (count: 0, first: Int.max), count: screen.elements.count)
        for (place, stop) in stops.enumerated() {
            inside[stop.index].count += 1
            inside[stop.index].first = min(inside[stop.index].first, place)
        }
        // Parents come before what is in them.
        for element in screen.elements.reversed() {
            guard let parent = element.parent else { continue }
            let own = inside[element.id.index]
            inside[parent.index].count += own.count
            inside[parent.index].first = min(inside[parent.index].first, own.first)
        }
        lists = Array(repeating: [], count: screen.elements.count)
        var extents = Array(repeating: stops.count, count: screen.elements.count)
        var rows = Array(repeating: false, count: screen.elements.count)
        for element in screen.elements {
            let (index, own) = (element.id.index, inside[element.id.index])
            let name = element[.type]?.text
            let outer = element.parent.map(\.index)
            lists[index] = outer.map { lists[$0] } ?? []
            extents[index] = outer.map { extents[$0] } ?? stops.count
            let isInList = outer.map { rows[$0] } ?? false
            let isTransparent = name == "ForEach" || name == "Group"
            rows[index] = name == "List" || name == "Form" || isInList && (name == "Section" || isTransparent)
            guard own.count > 0, stops[own.first] != element.id, lists[index].count < StopContainers.deepest,
                let kind = StopContainers.kind(of: element, called: name)
                    ?? (isInList && !isTransparent ? "Row" : nil)
            else { continue }
            let title = StopContainers.title(of: element.id, before: stops[own.first], on: screen, in: simulation)
            // Without a name it tells something by what it parts from the rest.
            if title.isEmpty, own.count < 2 || own.count == extents[index] { continue }
            lists[index].append(ScreenMap.Container(element.id, kind: kind, title: title))
            extents[index] = own.count
        }
    }

    /// The containers around a stop at this element.
    func around(_ stop: ElementID, on screen: Screen) -> [ScreenMap.Container] {
        screen[stop].parent.map { lists[$0.index] } ?? []
    }

    /// The name of a container, or the words of a heading that begins it.
    private static func title(
        of id: ElementID, before first: ElementID, on screen: Screen, in simulation: Simulation
    ) -> String {
        let own = simulation.words(of: id, in: screen)
        guard own.isEmpty, screen[first].parent == id, screen.accessibilityTraits(of: first).contains(.header) else {
            return oneLine(own)
        }
        return oneLine(simulation.words(of: first, in: screen))
    }

    /// What an element is to the stops in it; nil if it says nothing of what belongs together.
    private static func kind(of element: Element, called name: String?) -> String? {
        if element[.presentation] != nil { return name ?? "Modal view" }
        if let name, StopContainers.words.contains(name) { return name }
        return switch element.type {
        case .scrollView: "Scroll view"
        case .tableView, .collectionView: "List"
        case .tableViewCell, .collectionViewCell: "Row"
        case .tabBar: "Tab bar"
        case .toolbar: "Toolbar"
        case .navigationBar: "Navigation bar"
        default: element[.childBehavior]?.text == "contain" || element[.containerType] != nil ? "Group" : nil
        }
    }

    /// The views of SwiftUI that hold what belongs together.
    private static let words: Set<String> = [
        "List", "Form", "Section", "DisclosureGroup", "ControlGroup", "ScrollView", "TabView",
    ]
    /// The most containers around a stop (ours): deeper, nobody follows.
    private static let deepest = 6
}
