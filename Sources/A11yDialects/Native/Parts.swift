import A11yModel
import A11ySyntax

/// What a mapping or an XML element consists of, once the shapes of both languages are made one.
struct Parts {
    /// What is written about the node itself.
    var fields: [Field] = []
    /// XML: the child elements that are elements of the screen.
    var children: [Node] = []
    /// XML: the accessibility elements that the node makes.
    var made: [Node] = []

    /// Child elements that say something about the element they stand in, and the property that they add to.
    static let propertyTags: [String: String] = [
        "customAction": "customActions", "customContent": "customContent", "gesture": "gestures",
        "gestures": "gestures", "keyCommand": "keyCommands", "layer": "layers", "item": "items",
        "userInputLabel": "userInputLabels", "font": "font", "onAppear": "onAppear",
        "textColor": "textColor", "backgroundColor": "backgroundColor", "dragSource": "dragSources",
        "dropPoint": "dropPoints",
    ]

    /// Most elements have a type, an id, a frame and a few more; room for them is made at once.
    private static let usualFields = 8

    init(of node: Node, in place: Place) {
        guard node.kind == .element else {
            fields.reserveCapacity(Parts.usualFields)
            for entry in node.entries {
                guard let key = entry.key, !entry.isAbsent else { continue }
                fields.append(Field(name: key.name, keyRange: key.range, contents: .value(entry)))
            }
            return
        }
        for attribute in node.entries {
            guard let key = attribute.key, !isForeign(key.name) else { continue }
            fields.append(Field(name: key.name, keyRange: key.range, contents: .value(attribute)))
        }
        var lists: [(name: String, nodes: [Node])] = []
        for child in node.items where !child.isForeign {
            if child.tag == "accessibilityElement" || child.tag == "element" && place == .layer {
                made.append(child)
            } else if let name = Parts.propertyTags[child.tag] {
                if let index = lists.firstIndex(where: { $0.name == name }) {
                    lists[index].nodes.append(child)
                } else {
                    lists.append((name, [child]))
                }
            } else {
                children.append(child)
            }
        }
        for list in lists {
            guard let first = list.nodes.first else { continue }
            fields.append(Field(name: list.name, keyRange: first.tagRange, contents: .elements(list.nodes)))
        }
    }
}

/// Whether an XML name belongs to another vocabulary: `tools:text`, `xmlns`.
private func isForeign(_ name: String) -> Bool { name == "xmlns" || name.contains(":") }

extension Node {
    /// Whether an XML element belongs to another vocabulary.
    var isForeign: Bool { A11yDialects.isForeign(tag) }

    /// The bytes that stand for the node in a report: an XML tag, or the entry of a key, or else the first short entry.
    func anchor(preferring key: String) -> SourceRange {
        guard kind != .element else { return tagRange }
        let chosen = entry(key) ?? entries.first { $0.kind == .scalar } ?? entries.first { _ in true }
        guard let chosen, let name = chosen.key else { return range }
        let end = chosen.kind == .scalar ? chosen.range.end : name.range.end
        let anchor = SourceRange(name.range.start, end)
        // The entries of a YAML alias stand where its anchor is.
        return range.contains(anchor) ? anchor : range
    }
}
