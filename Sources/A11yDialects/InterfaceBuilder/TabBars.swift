import A11yModel
import A11ySyntax

/// The tabs of a storyboard's tab bar controllers. Each tab is written with the controller that it shows, mostly in
/// another scene; the tab bar shows all of them in the order of its controller's segues.
struct TabBars {
    /// The object ids of the controllers that a tab bar controller shows, in order, by the id of that controller. One
    /// that two of them show is the first one's.
    private var shown: [String: [String]] = [:]
    /// Where the tabs are written, by the id of the controller that they show.
    private var tabs: [String: Tab] = [:]
    /// The ids of the controllers at the bottom of a navigation controller, by the id of that one.
    private var bottoms: [String: String] = [:]
    /// The ids of the controllers whose tab another one's stands for.
    private var covered: Set<String> = []

    /// A tab, and whether the controller it is written with only links to another storyboard, whose own tab is shown at
    /// run time.
    struct Tab {
        let node: Node
        let isLink: Bool
        /// Whether the controller has a title, which UIKit hands on to a tab without one.
        let isTitled: Bool
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
        covered = Set(bottoms.filter { tabs[$0.key] != nil }.values)
        tabs = tabs.filter { taken.contains($0.key) }
    }

    /// The tabs of a tab bar controller; empty for any other controller.
    func tabs(of controller: Node) -> [Tab] {
        guard let id = controller.attribute("id") else { return [] }
        return (shown[id] ?? []).compactMap { tabs[$0] }
    }

    /// Whether a tab bar controller shows the tab that is written with this controller.
    func isShown(tabOf controller: Node) -> Bool {
        controller.attribute("id").map { tabs[$0] != nil } ?? false
    }

    /// Whether the tab that is written with this controller is never shown, because the navigation controller around it
    /// has one of its own.
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
                        isTitled: controller.attribute("title")?.isEmpty == false)
            case "connections":
                for segue in child.items {
                    guard let destination = segue.attribute("destination") else { continue }
                    switch segue.attribute("relationship") {
                    case "viewControllers" where controller.tag == "tabBarController":
                        if taken.insert(destination).inserted { shown[id, default: []].append(destination) }
                    case "rootViewController": bottoms[id] = destination
                    default: continue
                    }
                }
            default: continue
            }
        }
    }
}

extension Outline {
    /// Puts the tabs of a tab bar controller into its bar, the first one chosen as the app starts.
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
            if tab.isLink { leaveOpen(tabsOf: bar) }
            if tab.isTitled, let item = screen[bar].items.last, screen[item].title == nil {
                screen[item].doubts.insert(.code)
            }
        }
        screen[bar].assignments.append(
            Assignment(.selectedIndex, .number(0), range: first.node.tagRange, keyRange: first.node.tagRange))
        // What it shows above the bar is in other scenes.
        screen.isWhole = false
    }

    /// Hides the tab of a controller whose navigation controller shows one of its own.
    mutating func hide(tabsOf bar: ElementID) {
        for item in screen[bar].items {
            let anchor = screen[item].anchor
            screen[item].assignments.append(Assignment(.hidden, .flag(true), range: anchor, keyRange: anchor))
        }
    }

    /// Leaves open what the last tab is called, since another file says so.
    mutating func leaveOpen(tabsOf bar: ElementID) {
        guard let item = screen[bar].items.last else { return }
        screen[item].hasBuiltInName = true
        screen[item].doubts.insert(.code)
    }
}
