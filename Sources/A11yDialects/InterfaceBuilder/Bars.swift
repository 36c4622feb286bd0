import A11yModel
import A11ySyntax

/// The bars of a screen. A storyboard keeps their contents with the controller whose screen they belong to; the bars
/// themselves are views of another controller, or are made at run time.
extension Outline {
    /// Reads a controller: its view, between the bar above it and those below.
    mutating func visit(controller node: Node) {
        if node.tag == "navigationItem" {
            visit(navigationItem: node, under: nil)
            return
        }
        for child in node.items {
            switch child.tag {
            case "toolbarItems": visit(container: child, under: addBar(.toolbar, at: child))
            // Each tab is reported once: in the bar that shows it, where that is in the file, else with the controller
            // that owns it, in a bar that stands for the tab bar's place in that screen.
            case "tabBarItem": if !tabBars.isShown(tabOf: node) { addTab(child, of: node) }
            default: visit(child, as: vocabulary.role(of: child), under: nil, in: node.tag)
            }
        }
        add(tabs: tabBars.tabs(of: node), of: node)
        sortRoots()
        // UIKit shows a controller's title in the bar where the item has none.
        if screen.title == nil, let title = node.attribute("title"), !title.isEmpty { screen.title = title }
    }

    /// The navigation bar comes first although the file names it after the view; toolbar and tab bar come last.
    private mutating func sortRoots() {
        func place(_ id: ElementID) -> Int {
            switch screen[id].type {
            case .navigationBar: 0
            case .toolbar, .tabBar: 2
            default: 1
            }
        }
        screen.roots = (0...2).flatMap { wanted in screen.roots.filter { place($0) == wanted } }
    }

    /// A bar that the file does not hold, at the node that holds its contents.
    private mutating func addBar(_ type: ElementType, at node: Node) -> ElementID {
        let bar = screen.add(type, parent: nil, range: node.range, anchor: node.tagRange)
        screen.roots.append(bar)
        return bar
    }

    private mutating func addTab(_ node: Node, of controller: Node) {
        let bar = addBar(.tabBar, at: node)
        visit(node, as: .object(.tabBarItem), under: bar, in: node.tag)
        if tabBars.isCovered(tabOf: controller) { hide(tabsOf: bar) }
        if controller.tag == "viewControllerPlaceholder" { leaveOpen(tabsOf: bar) }
    }

    /// Reads what a navigation item puts into a bar: below a bar of the file, or into one of our own above the view.
    mutating func visit(navigationItem node: Node, under parent: ElementID?) {
        let bar = parent ?? screen.add(.navigationBar, parent: nil, range: node.range, anchor: node.tagRange)
        if parent == nil { name(bar, after: node) }
        if let title = Written("title", of: node)?.unlessEmpty {
            if parent == nil { screen.title = title.text }
            // A view in the title's place is shown instead of it.
            if !node.items.contains(where: { $0.attribute("key") == "titleView" }) {
                let assignment = Assignment(.title, .text(title.text), range: title.range, keyRange: title.keyRange)
                screen.elements[bar.index].assignments.append(assignment)
            }
        }
        if let prompt = Written("prompt", of: node)?.unlessEmpty {
            // A line of its own above the title and the items.
            let line = add(.label, .text, prompt, under: bar)
            screen[line].slot = .leading
        }
        visit(slotsOf: node, under: bar)
        guard parent == nil else { return }
        let isEmpty = screen[bar].children.isEmpty && screen[bar].title == nil
        if isEmpty, bar.index == screen.elements.count - 1 {
            screen.elements.removeLast()
        } else {
            screen.roots.append(bar)
        }
    }

    /// The items in the order in which they are seen, whatever their order in the file.
    private mutating func visit(slotsOf node: Node, under bar: ElementID) {
        var slots: [BarSlot: [ElementID]] = [:]
        let first = screen[bar].children.count
        for child in node.items {
            let slot = BarSlot(key: child.attribute("key") ?? child.tag)
            let start = screen[bar].children.count
            visit(child, as: vocabulary.role(of: child), under: bar, in: node.tag)
            let added = screen[bar].children[start...]
            for item in added { screen.elements[item.index].slot = slot.isBeforeTitle ? .leading : .trailing }
            slots[slot, default: []] += slot == .right ? added.reversed() : Array(added)
        }
        for item in slots[.back] ?? [] { nameBackItem(item) }
        let sorted = BarSlot.allCases.flatMap { slots[$0] ?? [] }
        screen.elements[bar.index].children.replaceSubrange(first..., with: sorted)
    }

    private mutating func name(_ bar: ElementID, after node: Node) {
        guard let id = node.entry("id") else { return }
        screen.elements[bar.index].name = id.text
        let keyRange = id.key?.range ?? id.range
        screen.elements[bar.index].assignments.append(
            Assignment(.id, .text(id.text), range: id.range, keyRange: keyRange))
    }

    /// UIKit says “Back” for a back item that shows nothing. A blank title is a title, and is what VoiceOver gets.
    private mutating func nameBackItem(_ item: ElementID) {
        let element = screen[item]
        if element.title == nil, element[.image] == nil, element[.systemImage] == nil {
            screen[item].hasBuiltInName = true
            screen[item].assignments.append(
                Assignment(.title, .text(BuiltInNames.back), range: element.anchor, keyRange: element.anchor))
        }
    }
}

/// The places in a navigation bar, from the leading edge to the trailing one.
private enum BarSlot: CaseIterable {
    case back, left, middle, right

    var isBeforeTitle: Bool { self == .back || self == .left }

    /// The place of a navigation item's property. The first of several items on the right is the outermost.
    init(key: String) {
        switch key {
        case "backBarButtonItem": self = .back
        case "leftBarButtonItem", "leftBarButtonItems": self = .left
        case "rightBarButtonItem", "rightBarButtonItems": self = .right
        default: self = .middle
        }
    }
}
