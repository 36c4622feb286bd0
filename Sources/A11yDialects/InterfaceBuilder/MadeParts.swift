import A11yModel
import A11ySyntax

/// What UIKit draws because an attribute says so, and that the file holds no view for: the titles of table sections,
/// the button at a cell's end, the scope bar and the buttons of a search bar. They are elements all the same.
extension Outline {
    /// Reads a section of a static table, between its titles.
    mutating func visit(section node: Node, under parent: ElementID?) {
        if let title = Written("headerTitle", of: node)?.unlessEmpty {
            add(.label, .text, title, traits: [.staticText, .header], under: parent)
        }
        visit(container: node, under: parent)
        if let title = Written("footerTitle", of: node)?.unlessEmpty { add(.label, .text, title, under: parent) }
    }

    /// Adds what the attributes of an object's own tag make UIKit draw in it.
    mutating func addParts(of node: Node, to id: ElementID) {
        switch screen.elements[id.index].type {
        case .tableViewCell: addAccessory(of: node, to: id)
        case .searchBar: addSearchParts(of: node, to: id)
        case .button, .barButtonItem: readMenu(of: node, for: id)
        default: break
        }
    }

    /// Adds an element with a text and no frame; returns its place.
    @discardableResult
    mutating func add(
        _ type: ElementType, _ property: Property, _ written: Written, traits: Traits? = nil, under parent: ElementID?
    ) -> ElementID {
        let id = screen.add(type, parent: parent, range: written.range, anchor: written.keyRange)
        screen[id].assignments = [
            Assignment(property, .text(written.text), range: written.range, keyRange: written.keyRange)
        ]
        if let traits {
            screen[id].assignments.append(
                Assignment(.traits, .traits(traits), range: written.range, keyRange: written.keyRange))
        }
        link(id, to: parent)
        return id
    }

    /// A button with information is a control of its own, behind the cell. A tick says that the row is chosen. An arrow
    /// says nothing.
    private mutating func addAccessory(of node: Node, to cell: ElementID) {
        guard let accessory = node.entry("accessoryType") else { return }
        let keyRange = accessory.key?.range ?? accessory.range
        switch accessory.text {
        case "checkmark":
            guard screen[cell][.selected] == nil else { return }
            screen[cell].assignments.append(
                Assignment(.selected, .flag(true), range: accessory.range, keyRange: keyRange))
        case "detailButton", "detailDisclosureButton":
            let name = Written(text: BuiltInNames.detailButton, range: accessory.range, keyRange: keyRange)
            let button = add(.button, .title, name, under: cell)
            screen[button].hasBuiltInName = true
            // A segue or the delegate answers it.
            screen[button].hasHandler = true
        default: break
        }
    }

    private mutating func addSearchParts(of node: Node, to bar: ElementID) {
        for (attribute, name) in BuiltInNames.searchButtons where node.entry(attribute)?.flag == true {
            guard let entry = node.entry(attribute) else { continue }
            let written = Written(text: name, range: entry.range, keyRange: entry.key?.range ?? entry.range)
            let button = add(.button, .title, written, under: bar)
            screen[button].hasBuiltInName = true
            screen[button].hasHandler = true
        }
        guard node.entry("showsScopeBar")?.flag == true else { return }
        for titles in node.items where titles.tag == "scopeButtonTitles" {
            let scope = screen.add(.segmentedControl, parent: bar, range: titles.range, anchor: titles.tagRange)
            screen[scope].hasBuiltInName = true
            link(scope, to: bar)
            for title in titles.items where title.tag == "string" {
                add(.segment, .title, Written(string: title), under: scope)
            }
        }
    }
}
