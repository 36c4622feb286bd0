import A11yModel
import A11ySyntax

/// The tabs of a storyboard's tab bar controllers. Each tab is written with the controller that it shows, mostly in
/// another scene; the tab bar shows all of them in the order of its controller's segues.
struct TabBars {
    /// The object ids of the controllers that a tab bar controller shows, in order, by the id of that controller. One
    /// that two of them show is the first one's.
    private var shown: [String: [String]] = [:]
    /// Where the tabs are written, by the id of the controller that they show.
    private var tabs: [String: Node] = [:]

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
        tabs = tabs.filter { taken.contains($0.key) }
    }

    /// The tabs of a tab bar controller; empty for any other controller.
    func tabs(of controller: Node) -> [Node] {
        guard let id = controller.attribute("id") else { return [] }
        return (shown[id] ?? []).compactMap { tabs[$0] }
    }

    /// Whether a tab bar controller shows the tab that is written with this controller.
    func isShown(tabOf controller: Node) -> Bool {
        controller.attribute("id").map { tabs[$0] != nil } ?? false
    }

    private mutating func read(_ controller: Node, taken: inout Set<String>) {
        guard let id = controller.attribute("id") else { return }
        for child in controller.items {
            switch child.tag {
            case "tabBarItem": tabs[id] = tabs[id] ?? child
            case "connections" where controller.tag == "tabBarController":
                for segue in child.items where segue.attribute("relationship") == "viewControllers" {
                    guard let destination = segue.attribute("destination") else { continue }
                    if taken.insert(destination).inserted { shown[id, default: []].append(destination) }
                }
            default: continue
            }
        }
    }
}

extension Outline {
    /// Puts the tabs of a tab bar controller into its bar, the first one chosen as the app starts.
    mutating func add(tabs: [Node], of controller: Node) {
        guard let first = tabs.first else { return }
        let bar: ElementID
        if let own = screen.roots.last(where: { screen[$0].type == .tabBar && screen[$0].items.isEmpty }) {
            bar = own
        } else {
            bar = screen.add(.tabBar, parent: nil, range: controller.range, anchor: controller.tagRange)
            screen.roots.append(bar)
        }
        for tab in tabs { visit(tab, as: .object(.tabBarItem), under: bar, in: "tabBar") }
        screen[bar].assignments.append(
            Assignment(.selectedIndex, .number(0), range: first.tagRange, keyRange: first.tagRange))
        // What it shows above the bar is in other scenes.
        screen.isWhole = false
    }
}
