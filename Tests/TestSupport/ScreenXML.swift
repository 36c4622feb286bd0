import A11ySyntax

/// A native screen file in YAML, written in XML: the same elements and values in the same order.
///
/// Nil for what YAML can say and XML cannot, such as a control character in a label.
package func screenXML(of tree: Tree) -> String? {
    let roots = tree.roots.filter { !$0.isAbsent }
    var writer = ScreenXML()
    if roots.count == 1, roots[0].entry("screens") == nil {
        writer.writeScreen(roots[0], indent: "")
    } else {
        writer.lines.append("<screens>")
        for root in roots {
            for screen in root.entry("screens").map({ Array($0.items) }) ?? [root] {
                writer.writeScreen(screen, indent: "  ")
            }
        }
        writer.lines.append("</screens>")
    }
    return writer.isFaithful ? writer.lines.joined(separator: "\n") + "\n" : nil
}

private struct ScreenXML {
    var lines: [String] = []
    /// Whether everything so far could be said in XML.
    var isFaithful = true
    /// The id of the element that the next `<change>` is about.
    private var changed: String?

    /// Lists of mappings or texts that are child elements, by key.
    private static let childLists = [
        "customActions": ("customAction", "name"), "accessibilityCustomActions": ("customAction", "name"),
        "customContent": ("customContent", "label"), "accessibilityCustomContent": ("customContent", "label"),
        "keyCommands": ("keyCommand", "input"), "items": ("item", "title"),
        "userInputLabels": ("userInputLabel", "name"), "accessibilityUserInputLabels": ("userInputLabel", "name"),
        "accessibilityAction": ("customAction", "name"), "customRotors": ("customRotor", "name"),
        "accessibilityRotor": ("customRotor", "name"), "attributedLabel": ("attributedLabel", "text"),
        "readingLines": ("readingLine", "name"), "dragSources": ("dragSource", "name"),
        "dropPoints": ("dropPoint", "name"),
    ]
    private static let memberLists: Set = ["elements", "accessibilityElements"]
    private static let childKeys: Set = ["children", "subviews"]
    private static let childMappings: Set = ["font", "gestures", "onAppear", "path", "localPath"]
    private static let representations: Set = ["representation", "accessibilityRepresentation"]

    mutating func writeScreen(_ node: Node, indent: String) {
        let renamed = ["screen": "name", "children": "elements"]
        write(
            "screen", entries: node.entries.map { (renamed[$0.key?.name ?? ""] ?? $0.key?.name ?? "", $0) },
            areScreens: true, indent: indent)
    }

    private mutating func writeState(_ node: Node, indent: String) {
        let renamed = ["state": "name", "children": "elements"]
        write(
            "state", entries: node.entries.map { (renamed[$0.key?.name ?? ""] ?? $0.key?.name ?? "", $0) },
            areScreens: true, indent: indent)
    }

    private mutating func writeChange(_ node: Node, indent: String) {
        var entries = node.entries.map { ($0.key?.name ?? "", $0) }
        // The id is the key of the mapping, which no attribute of its own holds.
        entries.removeAll { $0.0 == "id" }
        changed = node.key?.name
        write("change", entries: entries, areScreens: false, indent: indent)
    }

    private mutating func writeElement(_ node: Node, indent: String) {
        let entries = node.entries.map { ($0.key?.name ?? "", $0) }
        let type = node.entry("type").flatMap { $0.isAbsent ? nil : $0.text } ?? "view"
        write(type, entries: entries.filter { $0.0 != "type" }, areScreens: false, indent: indent)
    }

    private mutating func write(_ tag: String, entries: [(String, Node)], areScreens: Bool, indent: String) {
        var attributes: [(String, String)] = []
        var children: [(inout ScreenXML, String) -> Void] = []
        for (key, node) in entries where !node.isAbsent {
            if ScreenXML.childKeys.contains(key) || areScreens && key == "elements" {
                for child in node.items { children.append { $0.writeElement(child, indent: $1) } }
            } else if ScreenXML.memberLists.contains(key) {
                addMembers(of: node, key: key, &attributes, &children)
            } else if let (tag, name) = ScreenXML.childLists[key] {
                let items = node.kind == .mapping ? [node] : Array(node.items)
                if items.isEmpty { attributes.append((key, "")) }
                for item in items { children.append { $0.writeRecord(tag, item, textKey: name, indent: $1) } }
            } else if key == "layers" {
                for layer in node.items { children.append { $0.writeLayer(layer, indent: $1) } }
            } else if areScreens && key == "states" {
                for state in node.items { children.append { $0.writeState(state, indent: $1) } }
            } else if areScreens && key == "changes" {
                for change in node.entries { children.append { $0.writeChange(change, indent: $1) } }
            } else if ScreenXML.representations.contains(key) {
                children.append { writer, indent in
                    writer.write(key, [], [{ $0.writeElement(node, indent: $1) }], indent: indent)
                }
            } else if key == "accessibilityElement" || key == "childBehavior" {
                attributes.append((key, node.entry("children")?.text ?? node.text))
            } else if ScreenXML.childMappings.contains(key), node.kind == .mapping {
                children.append { $0.writeRecord(key, node, textKey: "", indent: $1) }
            } else {
                attributes.append((key, value(of: node, key: key)))
            }
        }
        write(tag, attributes, children, indent: indent)
    }

    /// The members of an explicit list: an attribute where all are ids, child elements where the list makes them.
    private mutating func addMembers(
        of list: Node, key: String, _ attributes: inout [(String, String)],
        _ children: inout [(inout ScreenXML, String) -> Void]
    ) {
        let made = list.items.filter { $0.kind == .mapping }
        let ids = list.items.map { $0.kind == .mapping ? $0.entry("id")?.text : $0.text }
        if made.count < ids.count || ids.isEmpty {
            isFaithful = isFaithful && !ids.contains(nil) && (made.isEmpty || Set(ids).count == ids.count)
            attributes.append((key, ids.compactMap(\.self).joined(separator: " ")))
        }
        for member in made {
            children.append { $0.writeRecord("accessibilityElement", member, textKey: "", indent: $1) }
        }
    }

    private mutating func writeLayer(_ layer: Node, indent: String) {
        let own = layer.entries.filter { $0.key?.name != "element" }.map { ($0.key?.name ?? "", $0) }
        let attributes = own.map { ($0.0, value(of: $0.1, key: $0.0)) }
        let element = layer.entry("element").map { element in
            [
                { (writer: inout ScreenXML, indent: String) in
                    writer.writeRecord("element", element, textKey: "", indent: indent)
                }
            ]
        }
        write("layer", attributes, element ?? [], indent: indent)
    }

    /// A mapping as an element with attributes; a text becomes its main attribute.
    private mutating func writeRecord(_ tag: String, _ node: Node, textKey: String, indent: String) {
        if node.kind == .scalar {
            write(tag, [(textKey, value(of: node, key: textKey))], [], indent: indent)
        } else {
            write(tag, entries: node.entries.map { ($0.key?.name ?? "", $0) }, areScreens: false, indent: indent)
        }
    }

    private mutating func write(
        _ tag: String, _ attributes: [(String, String)], _ children: [(inout ScreenXML, String) -> Void], indent: String
    ) {
        let id = tag == "change" ? changed.map { [("id", $0)] } ?? [] : []
        let written = (id + attributes).map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
        lines.append("\(indent)<\(tag)\(written)\(children.isEmpty ? "/" : "")>")
        for child in children { child(&self, indent + "  ") }
        if !children.isEmpty { lines.append("\(indent)</\(tag)>") }
    }

    /// A scalar, or a list separated by spaces, or by commas where items hold spaces.
    private mutating func value(of node: Node, key: String) -> String {
        guard node.kind == .sequence else {
            if node.kind == .mapping { isFaithful = false }
            return node.text
        }
        if node.items.contains(where: { $0.kind == .sequence }) {
            return node.items.map { $0.items.map(\.text).joined(separator: ",") }.joined(separator: " ")
        }
        let texts = node.items.map(\.text)
        guard texts.contains(where: { $0.contains(" ") || $0.contains(",") }) else {
            return texts.joined(separator: " ")
        }
        if texts.contains(where: { $0.contains(",") || $0.isEmpty }) { isFaithful = false }
        return texts.map { $0 + "," }.joined(separator: " ")
    }

    private mutating func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            default:
                if scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF { isFaithful = false }
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
