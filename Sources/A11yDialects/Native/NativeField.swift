import A11yModel
import A11ySyntax

/// A key with its value: the common shape of YAML entries, XML attributes and XML child elements.
struct NativeField {
    /// The nodes of the value.
    enum Contents {
        /// A value in YAML, or an XML attribute.
        case value(Node)
        /// XML child elements: a list of mappings, or one mapping.
        case elements([Node])
    }

    /// The key, the attribute's name, or the property that the child elements set.
    let name: String
    /// The bytes of the name.
    let keyRange: SourceRange
    /// The nodes of the value.
    let contents: Contents
    /// Whether it is a key of a flow mapping with nothing behind it: `dear friends` in `{ text: Hello, dear friends }`.
    var isBare = false

    /// The bytes of the value.
    var range: SourceRange {
        switch contents {
        case .value(let node): return node.range
        case .elements(let nodes):
            guard let first = nodes.first, let last = nodes.last else { return keyRange }
            return SourceRange(first.range.start, last.range.end)
        }
    }

    /// The value as a word with its bytes; nil for collections.
    var word: Node.Word? {
        if case .value(let node) = contents { node.word } else { nil }
    }

    /// Whether the value is between quotation marks.
    var isQuoted: Bool { if case .value(let node) = contents { !node.isPlain } else { false } }

    /// The value as a list; nil if it is not a list.
    var entries: [NativeEntry]? {
        switch contents {
        case .elements(let nodes):
            return nodes.map(NativeEntry.node)
        case .value(let node) where node.kind == .sequence:
            return node.items.compactMap { item in
                item.isAbsent ? nil : item.word.map(NativeEntry.word) ?? .node(item)
            }
        case .value(let node):
            guard node.isAttribute else { return nil }
            var problems: [Problem] = []
            return node.words(&problems)?.map(NativeEntry.word)
        }
    }

    /// What stands in the place of a list of mappings as its only entry: `{ named: Delete }`, or SwiftUI's `.escape`.
    var onlyEntry: [NativeEntry]? {
        guard case .value(let node) = contents else { return nil }
        if node.kind == .mapping { return [.node(node)] }
        return node.word.flatMap { $0.text.hasPrefix(".") ? [.word($0)] : nil }
    }

    /// The value as a mapping; nil if it is not a mapping.
    var mapping: [NativeField]? {
        switch contents {
        case .value(let node): node.kind == .mapping ? NodeContents(of: node, in: .view).fields : nil
        case .elements(let nodes): nodes.flatMap { NodeContents(of: $0, in: .view).fields }
        }
    }
}

/// An entry of a list.
enum NativeEntry {
    case word(Node.Word)
    case node(Node)

    var range: SourceRange {
        switch self {
        case .word(let word): word.range
        case .node(let node): node.range
        }
    }
}

extension Node {
    /// A scalar's text with its bytes; nil for collections.
    var word: Node.Word? { kind == .scalar ? Node.Word(text: text, range: range) : nil }

    /// Whether it is what YAML adds to a key of a flow mapping that has no value.
    fileprivate var isBare: Bool { isAbsent && !isAlias && range.start == range.end && isInFlowMapping }

    private var isInFlowMapping: Bool {
        guard let end = key?.range.end else { return false }
        let next = tree.bytes[end...].first { $0 != UInt8(ascii: " ") && $0 != 0x0A && $0 != 0x0D }
        let behind = next == UInt8(ascii: ":") ? tree.bytes[range.end...].first(where: { $0 > 0x20 }) : next
        return behind == UInt8(ascii: ",") || behind == UInt8(ascii: "}")
    }

    /// Whether it is an XML attribute, whose lists are separated by spaces or commas.
    var isAttribute: Bool { kind == .scalar && tree.syntax == .xml }
}

/// The contents of a mapping or an XML element in one shape.
struct NodeContents {
    /// The properties of the node itself.
    var fields: [NativeField] = []
    /// XML: the child elements that are elements of the screen.
    var children: [Node] = []
    /// XML: the accessibility elements that the node creates.
    var made: [Node] = []

    /// Child elements that describe their parent, with the property that they add to.
    static let propertyTags: [String: String] = [
        "customAction": "customActions", "customContent": "customContent", "gesture": "gestures",
        "gestures": "gestures", "keyCommand": "keyCommands", "layer": "layers", "item": "items",
        "userInputLabel": "userInputLabels", "font": "font", "onAppear": "onAppear",
        "textColor": "textColor", "backgroundColor": "backgroundColor", "dragSource": "dragSources",
        "dropPoint": "dropPoints", "attributedLabel": "attributedLabel", "customRotor": "customRotors",
        "readingLine": "readingLines", "representation": "representation",
        "accessibilityRepresentation": "representation", "path": "path", "localPath": "localPath",
        "state": "states", "change": "changes",
    ]

    init(of node: Node, in place: ElementPlace) {
        guard node.kind == .element else {
            for entry in node.entries {
                let isAbsent = entry.isAbsent
                let isBare = isAbsent && entry.isBare
                guard let key = entry.key, isBare || !isAbsent else { continue }
                fields.append(
                    NativeField(name: key.name, keyRange: key.range, contents: .value(entry), isBare: isBare))
            }
            return
        }
        for attribute in node.entries {
            guard let key = attribute.key, !isForeign(key.name) else { continue }
            fields.append(NativeField(name: key.name, keyRange: key.range, contents: .value(attribute)))
        }
        var lists: [(name: String, nodes: [Node])] = []
        for child in node.items where !child.isForeign {
            if child.tag == "accessibilityElement" || child.tag == "element" && place == .layer {
                made.append(child)
            } else if let name = NodeContents.propertyTags[child.tag] {
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
            fields.append(NativeField(name: list.name, keyRange: first.tagRange, contents: .elements(list.nodes)))
        }
    }
}

/// Whether an XML name belongs to another vocabulary: `tools:text`, `xmlns`.
private func isForeign(_ name: String) -> Bool { name == "xmlns" || name.contains(":") }

extension Node {
    /// Whether an XML element belongs to another vocabulary.
    var isForeign: Bool { A11yDialects.isForeign(tag) }

    /// The bytes that represent the node in a report: an XML tag, or the entry of `key`, or else the first short entry.
    func anchor(preferring key: String) -> SourceRange {
        guard kind != .element else { return tagRange }
        let chosen = entry(key) ?? entries.first { $0.kind == .scalar } ?? entries.first { _ in true }
        guard let chosen, let name = chosen.key else { return range }
        let end = chosen.kind == .scalar ? chosen.range.end : name.range.end
        let anchor = SourceRange(name.range.start, end)
        // The entries of a YAML alias have the ranges of its anchor.
        return range.contains(anchor) ? anchor : range
    }
}

/// The fields of one element: one for each property, in the order of the file.
struct ElementFields {
    private(set) var fields: [NativeField] = []
    /// The property of each field.
    private(set) var properties: [Property] = []
    /// The properties that have a field.
    private(set) var written = PropertySet()

    /// The field of a property; nil if it has none.
    subscript(property: Property) -> NativeField? { index(of: property).map { fields[$0] } }

    /// The index of a property's field; nil if it has none.
    func index(of property: Property) -> Int? {
        // Most properties are not written. Elements have few fields, so a linear search is faster than hashing.
        written.contains(property) ? properties.firstIndex(of: property) : nil
    }

    /// Sets the field of a property, in place of the one that it has.
    mutating func replace(_ field: NativeField, as property: Property) {
        if let index = index(of: property) {
            fields[index] = field
        } else {
            add(field, as: property)
        }
    }

    /// Adds a field of a property that has none yet.
    mutating func add(_ field: NativeField, as property: Property) {
        fields.append(field)
        properties.append(property)
        written.insert(property)
    }

    /// Sorts by position: in XML, fields of child elements come behind the attributes.
    mutating func sort() {
        let isSorted = fields.indices.dropFirst().allSatisfy { fields[$0 - 1].keyRange <= fields[$0].keyRange }
        if isSorted { return }
        let order = fields.indices.sorted { fields[$0].keyRange < fields[$1].keyRange }
        (fields, properties) = (order.map { fields[$0] }, order.map { properties[$0] })
    }
}
