import A11yModel
import A11ySyntax

/// The menus of buttons and bar items.
extension Outline {
    /// A menu that opens at a touch is what the button does. Where it changes the selection, the button shows the
    /// chosen entry instead of its title: the one that is on, else the first.
    mutating func readMenu(of node: Node, for id: ElementID) {
        let isMenu = { [vocabulary] (node: Node) in node.tag == "menu" && vocabulary.hangs(node, by: "menu") }
        guard let menu = node.items.first(where: isMenu) else { return }
        let opens = screen[id].type == .barButtonItem || node.entry("showsMenuAsPrimaryAction")?.flag == true
        guard opens else { return }
        screen[id].hasHandler = true
        guard node.entry("changesSelectionAsPrimaryAction")?.flag == true else { return }
        guard let title = Outline.chosenTitle(in: menu) else { return }
        let assignment = Assignment(.title, .text(title.text), range: title.range, keyRange: title.keyRange)
        screen[id].assignments.removeAll { $0.property == .title || $0.property == .text }
        screen[id].assignments.append(assignment)
    }

    private static func chosenTitle(in menu: Node) -> Written? {
        var first: Written?
        var pending = Array(menu.items).reversed() as [Node]
        while let node = pending.popLast() {
            if node.tag == "command" || node.tag == "action" {
                let title = Written("title", of: node)?.unlessEmpty
                if node.attribute("state") == "on", let title { return title }
                first = first ?? title
            } else {
                pending += node.items.reversed()
            }
        }
        return first
    }
}
