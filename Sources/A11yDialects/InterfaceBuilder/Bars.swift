import A11yModel
import A11ySyntax

/// The bars of a screen. A storyboard keeps their contents with the controller of the screen; the bars themselves are
/// views of another controller, or are created at run time.
extension ScreenBuilder {
    /// Reads a controller: its view, between the bar above it and those below.
    mutating func visit(controller node: Node) {
        if node.tag == "navigationItem" {
            visit(navigationItem: node, under: nil)
            return
        }
        for child in node.items {
            switch child.tag {
            case "toolbarItems":
                let bar = addBar(.toolbar, at: child)
                visit(container: child, under: bar)
                connect(screen[bar].children, to: [child.tag])
            // Each tab is reported once: in its tab bar if that is in the file, else with the controller that owns it,
            // in a bar that stands for the tab bar on that screen.
            case "tabBarItem": if !tabBars.isShown(tabOf: node) { addTab(child, of: node) }
            default: visit(child, as: names.role(of: child), under: nil, in: node.tag)
            }
        }
        add(tabs: tabBars.tabs(of: node), of: node)
        sortRoots()
        // UIKit shows a controller's title in the bar if the item has none.
        if screen.title == nil, let title = node.attribute("title"), !title.isEmpty { screen.title = title }
    }

    /// The navigation bar comes first although the file lists it after the view; toolbar and tab bar come last.
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

    /// Adds a bar that is not in the file, at the node that holds its contents.
    private mutating func addBar(_ type: ElementType, at node: Node) -> ElementID {
        let bar = screen.add(type, parent: nil, range: node.range, anchor: node.tagRange)
        screen.roots.append(bar)
        return bar
    }

    private mutating func addTab(_ node: Node, of controller: Node) {
        let bar = addBar(.tabBar, at: node)
        visit(node, as: .object(.tabBarItem), under: bar, in: node.tag)
        connect(screen[bar].items.suffix(1), ofTabOf: TabBars.owner(controller))
        if tabBars.isCovered(tabOf: controller) { hide(tabsOf: bar) }
        if controller.tag == "viewControllerPlaceholder" { leaveOpen(tabsOf: bar) }
    }

    /// Reads a navigation item's contents into a bar of the file, or into a new one above the view.
    mutating func visit(navigationItem node: Node, under parent: ElementID?) {
        let bar = parent ?? screen.add(.navigationBar, parent: nil, range: node.range, anchor: node.tagRange)
        if parent == nil { name(bar, after: node) }
        if let title = LocatedText("title", of: node)?.unlessEmpty {
            if parent == nil { screen.title = title.text }
            // A title view replaces the title.
            if !node.items.contains(where: { $0.attribute("key") == "titleView" }) {
                let assignment = Assignment(.title, .text(title.text), range: title.range, keyRange: title.keyRange)
                screen.elements[bar.index].assignments.append(assignment)
            }
        }
        if let prompt = LocatedText("prompt", of: node)?.unlessEmpty {
            // The prompt is a line of its own above the title and the items.
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

    /// Orders the items as they are seen, regardless of their order in the file.
    private mutating func visit(slotsOf node: Node, under bar: ElementID) {
        var slots: [BarSlot: [ElementID]] = [:]
        let first = screen[bar].children.count
        for child in node.items {
            let slot = BarSlot(key: child.attribute("key") ?? child.tag)
            let start = screen[bar].children.count
            visit(child, as: names.role(of: child), under: bar, in: node.tag)
            let added = screen[bar].children[start...]
            for item in added {
                screen.elements[item.index].slot = slot == .back || slot == .left ? .leading : .trailing
            }
            connect(added, to: slot.properties)
            slots[slot, default: []] += slot == .right ? added.reversed() : Array(added)
        }
        for item in slots[.back] ?? [] { nameBackItem(item) }
        let sorted = BarSlot.allCases.flatMap { slots[$0] ?? [] }
        screen.elements[bar.index].children.replaceSubrange(first..., with: sorted)
    }

    /// Notes that code of the controller reaches these items through properties of UIKit.
    private mutating func connect(_ items: some Sequence<ElementID>, to properties: [String]) {
        for item in items {
            screen[item].outlets += properties.map { OutletConnection($0, of: screen.customClass) }
        }
    }

    /// Notes the class of the controller that a tab shows, which is UIKit's where the app has none of its own.
    private mutating func connect(_ tabs: some Sequence<ElementID>, ofTabOf owner: String?) {
        guard let owner else { return }
        for tab in tabs { screen[tab].outlets.append(OutletConnection("tabBarItem", of: owner)) }
    }

    private mutating func name(_ bar: ElementID, after node: Node) {
        guard let id = node.entry("id") else { return }
        screen.elements[bar.index].fileID = id.text
        let keyRange = id.keyRange ?? id.range
        screen.elements[bar.index].assignments.append(
            Assignment(.id, .text(id.text), range: id.range, keyRange: keyRange))
    }

    /// UIKit uses “Back” for a back item without title or image. A blank title is a title, and VoiceOver gets it.
    private mutating func nameBackItem(_ item: ElementID) {
        let element = screen[item]
        // It is in the bar of the screen that this one pushes.
        screen[item].assignments.append(
            Assignment(.hidden, .flag(true), range: element.anchor, keyRange: element.anchor))
        if element.title == nil, element[.image] == nil, element[.systemImage] == nil {
            screen[item].hasBuiltInName = true
            screen[item].assignments.append(
                Assignment(.title, .text(BuiltInNames.back), range: element.anchor, keyRange: element.anchor))
        }
    }
}

/// The slots of a navigation bar, from the leading edge to the trailing one.
private enum BarSlot: CaseIterable {
    case back, left, middle, right

    /// The properties of `UINavigationItem` for what is in the slot.
    var properties: [String] {
        switch self {
        case .back: ["backBarButtonItem"]
        case .left: ["leftBarButtonItem", "leftBarButtonItems"]
        case .middle: ["titleView"]
        case .right: ["rightBarButtonItem", "rightBarButtonItems"]
        }
    }

    /// The slot of a navigation item's property. The first of several items on the right is the outermost.
    init(key: String) {
        switch key {
        case "backBarButtonItem": self = .back
        case "leftBarButtonItem", "leftBarButtonItems": self = .left
        case "rightBarButtonItem", "rightBarButtonItems": self = .right
        default: self = .middle
        }
    }
}

/// The tabs of a storyboard's tab bar controllers. Each tab is stored with the controller that it shows, usually in
/// another scene. The tab bar shows them in the order of its controller's segues.
struct TabBars {
    /// The ids of the controllers that a tab bar controller shows, in order, by the id of the tab bar controller. A
    /// controller that two of them show belongs to the first.
    private var shown: [String: [String]] = [:]
    /// The tabs, by the id of the controller that they show.
    private var tabs: [String: Tab] = [:]
    /// The ids of the root view controllers, by the id of their navigation controller.
    private var bottoms: [String: String] = [:]
    /// The ids of the controllers in split view controllers.
    private var split: Set<String> = []
    /// The ids of the controllers whose tab is replaced by that of the controller around them.
    private var covered: Set<String> = []

    /// A tab. `isLink`: its controller only links to another storyboard, whose own tab is shown at run time.
    struct Tab {
        let node: Node
        let isLink: Bool
        /// Whether the controller has a title, which UIKit uses for a tab without one.
        let isTitled: Bool
        /// The class of the controller.
        let owner: String?
    }

    /// The class of a controller, UIKit's or the app's; nil for a link to another storyboard.
    static func owner(_ controller: Node) -> String? {
        controller.attribute("customClass") ?? DocumentParser.className(of: controller)
    }

    init(of tree: Tree) {
        guard let root = tree.roots.first else { return }
        var taken: Set<String> = []
        for scenes in root.items where scenes.tag == "scenes" {
            for scene in scenes.items {
                for objects in scene.items where objects.tag == "objects" {
                    for controller in objects.items { read(controller, taken: &taken) }
                }
            }
        }
        covered = Set(bottoms.filter { tabs[$0.key] != nil }.values).union(split)
        tabs = tabs.filter { taken.contains($0.key) }
    }

    /// The tabs of a tab bar controller; empty for any other controller.
    func tabs(of controller: Node) -> [Tab] {
        guard let id = controller.attribute("id") else { return [] }
        return (shown[id] ?? []).compactMap { tabs[$0] }
    }

    /// Whether a tab bar controller shows this controller's tab.
    func isShown(tabOf controller: Node) -> Bool {
        controller.attribute("id").map { tabs[$0] != nil } ?? false
    }

    /// Whether this controller's tab is never shown, because the controller around it has a tab of its own.
    func isCovered(tabOf controller: Node) -> Bool {
        controller.attribute("id").map(covered.contains) ?? false
    }

    private mutating func read(_ controller: Node, taken: inout Set<String>) {
        guard let id = controller.attribute("id") else { return }
        for child in controller.items {
            switch child.tag {
            case "tabBarItem":
                tabs[id] =
                    tabs[id]
                    ?? Tab(
                        node: child, isLink: controller.tag == "viewControllerPlaceholder",
                        isTitled: controller.attribute("title")?.isEmpty == false, owner: TabBars.owner(controller))
            case "connections":
                for segue in child.items {
                    guard let destination = segue.attribute("destination") else { continue }
                    switch segue.attribute("relationship") {
                    case "viewControllers" where controller.tag == "tabBarController":
                        if taken.insert(destination).inserted { shown[id, default: []].append(destination) }
                    case "rootViewController": bottoms[id] = destination
                    // A split view controller has a tab of its own.
                    case .some where controller.tag == "splitViewController": split.insert(destination)
                    default: continue
                    }
                }
            default: continue
            }
        }
    }
}

extension ScreenBuilder {
    /// Adds the tabs of a tab bar controller to its bar. The first one is selected at launch.
    mutating func add(tabs: [TabBars.Tab], of controller: Node) {
        guard let first = tabs.first else { return }
        let bar: ElementID
        if let own = screen.roots.last(where: { screen[$0].type == .tabBar && screen[$0].items.isEmpty }) {
            bar = own
        } else {
            bar = screen.add(.tabBar, parent: nil, range: controller.range, anchor: controller.tagRange)
            screen.roots.append(bar)
        }
        for tab in tabs {
            visit(tab.node, as: .object(.tabBarItem), under: bar, in: "tabBar")
            connect(screen[bar].items.suffix(1), ofTabOf: tab.owner)
            if tab.isLink { leaveOpen(tabsOf: bar) }
            if tab.isTitled, let item = screen[bar].items.last, screen[item].title == nil {
                screen[item].leaveOpen(.filledTab)
            }
        }
        screen[bar].assignments.append(
            Assignment(.selectedIndex, .number(0), range: first.node.tagRange, keyRange: first.node.tagRange))
        // The screen above the bar is in other scenes.
        screen.isWhole = false
    }

    /// Hides the tab of a controller whose navigation controller has one of its own.
    mutating func hide(tabsOf bar: ElementID) {
        for item in screen[bar].items {
            let anchor = screen[item].anchor
            screen[item].assignments.append(Assignment(.hidden, .flag(true), range: anchor, keyRange: anchor))
        }
    }

    /// Leaves the name of the last tab open, since another file defines it.
    mutating func leaveOpen(tabsOf bar: ElementID) {
        guard let item = screen[bar].items.last else { return }
        screen[item].hasBuiltInName = true
        screen[item].leaveOpen(.filledTab)
    }
}

extension Screen {
    /// Hides the bars of a kind that stand for those of a navigation controller.
    mutating func hideBars(of type: ElementType) {
        for bar in roots where self[bar].type == type {
            let anchor = self[bar].anchor
            self[bar].assignments.append(Assignment(.hidden, .flag(true), range: anchor, keyRange: anchor))
        }
    }
}
