import A11yModel
import A11ySyntax

/// Reads the elements that belong to an element: subviews, layers, items, and the members of its explicit list.
///
/// Their order in the screen follows this file, so that the order of keys has no meaning.
extension ScreenReader {
    mutating func readParts(of id: ElementID, _ parts: Parts, _ fields: ElementFields) {
        var children: [ElementID] = []
        if let field = fields[.children] { children = readChildren(field, of: id) }
        children += readElements(parts.children, of: id)
        if let field = fields[.layers] { children += readLayers(field, of: id) }
        if let exposed = readExposed(fields[.element], parts.made, of: id) { children.append(exposed) }
        screen.elements[id.index].children = children
        if let field = fields[.items] { readItems(field, of: id) }
        if screen.elements[id.index].type != .layer { readMembers(fields[.elements], parts.made, of: id) }
        selectItem(of: id)
    }

    /// The elements of a list of mappings.
    mutating func readChildren(_ field: Field, of parent: ElementID?) -> [ElementID] {
        guard let entries = field.entries, !field.isAttribute else {
            values.reportKind(of: field, expected: "a list of elements")
            return []
        }
        return entries.compactMap { entry in
            if case .node(let node) = entry {
                return readElement(node, in: .view, as: nil, of: parent)
            }
            values.report("an element is a mapping with a `type`", at: entry.range, unchecked: "this entry")
            return nil
        }
    }

    /// The elements that XML child elements describe.
    mutating func readElements(_ nodes: [Node], of parent: ElementID?) -> [ElementID] {
        nodes.compactMap { node in
            if ElementType(word: node.tag) == nil, Property(word: node.tag) != nil {
                values.report(
                    "`\(node.tag)` is an attribute in XML", at: node.tagRange, unchecked: "`<\(node.tag)>`")
                return nil
            }
            return readElement(node, in: .view, as: nil, of: parent)
        }
    }

    private mutating func readLayers(_ field: Field, of id: ElementID) -> [ElementID] {
        guard let entries = field.entries, !field.isAttribute else {
            values.reportKind(of: field, expected: "a list of mappings")
            return []
        }
        return entries.compactMap { entry in
            if case .node(let node) = entry {
                return readElement(node, in: .layer, as: .layer, of: id)
            }
            values.report("a layer is a mapping with text or image", at: entry.range, unchecked: "this layer")
            return nil
        }
    }

    /// The accessibility element of a layer. It stands among the layer's children, because it speaks for the layer,
    /// but its parent is the layer's view, which made it and in whose coordinates its frame is.
    private mutating func readExposed(
        _ field: Field?, _ made: [Node], of id: ElementID
    ) -> ElementID? {
        guard screen.elements[id.index].type == .layer else { return nil }
        var nodes = made
        if let field {
            guard case .value(let node) = field.contents, node.kind == .mapping else {
                values.reportKind(of: field, expected: "a mapping")
                return nil
            }
            nodes.insert(node, at: 0)
        }
        for node in nodes.dropFirst() {
            values.report("a layer has one `element`", at: node.tagRange, unchecked: "the second")
        }
        guard let node = nodes.first else { return nil }
        return readElement(node, in: .member, as: .accessibilityElement, of: screen.elements[id.index].parent)
    }

    private mutating func readItems(_ field: Field, of id: ElementID) {
        let type: ElementType
        switch screen.elements[id.index].type {
        case .segmentedControl: type = .segment
        case .tabBar: type = .tabBarItem
        default:
            values.report("`items` belongs to a segmentedControl or a tabBar", at: field.keyRange, unchecked: "`items`")
            return
        }
        guard let entries = field.entries else {
            values.reportKind(of: field, expected: "a list of titles or mappings")
            return
        }
        screen.elements[id.index].items = entries.compactMap { entry in
            switch entry {
            case .node(let node):
                return readElement(node, in: .item, as: type, of: id)
            case .word(let word):
                let item = screen.add(type, parent: id, range: word.range, anchor: word.range)
                let title = Assignment(.title, .text(word.text), range: word.range, keyRange: word.range)
                screen.elements[item.index].assignments = [title]
                return item
            }
        }
    }

    /// Marks the item that `selectedIndex` names as selected, at the place where that is written.
    private mutating func selectItem(of id: ElementID) {
        let items = screen.elements[id.index].items
        guard !items.isEmpty, let chosen = screen.elements[id.index].assignment(of: .selectedIndex) else { return }
        guard let index = chosen.value.number.map({ Int($0) }), index >= 0 else { return }
        guard index < items.count else {
            values.report(
                "`selectedIndex` counts from 0 and there are \(items.count) items", at: chosen.range,
                unchecked: "`selectedIndex`")
            return
        }
        let selected = Assignment(.selected, .flag(true), range: chosen.range, keyRange: chosen.keyRange)
        screen.elements[items[index].index].assignments.append(selected)
    }
}

extension Field {
    fileprivate var isAttribute: Bool { if case .value(let node) = contents { node.isAttribute } else { false } }
}
