import A11yModel
import A11ySyntax

/// Changes of one object of Interface Builder.
struct ObjectEdits {
    let tag: XMLTag
    /// The tag around the object's.
    let outer: Node?
    private let element: Element

    init(_ node: Node, inside outer: Node?, _ element: Element) {
        tag = XMLTag(node)
        self.outer = outer
        self.element = element
    }

    var node: Node { tag.node }

    /// The child of a tag with a key.
    func child(_ name: String, key: String) -> Node? {
        node.items.first { $0.tag == name && $0.attribute("key") == key }
    }

    func set(_ property: Property, to value: Value) -> [Edit]? {
        switch (property, value) {
        case (.isElement, .flag(let flag)): return setIsElement(flag)
        case (.traits, .traits(let traits)): return setTraits(traits)
        case (.groupChildren, .flag(let flag)), (.viewIsModal, .flag(let flag)),
            (.respondsToUserInteraction, .flag(let flag)):
            return setRuntimeFlag(property, flag)
        case (.label, .text(let text)), (.hint, .text(let text)): return setText(property, text)
        case (.lines, .number(let number)): return setAttribute("numberOfLines", JSON.number(number).rendered(.compact))
        case (.adjustsFontForContentSizeCategory, .flag(let flag)):
            // A runtime attribute would win over the tag's own.
            guard element.assignment(of: property).map({ owns($0.range) }) ?? true else { return nil }
            return setAttribute("adjustsFontForContentSizeCategory", flag ? "YES" : "NO")
        case (.font, .font(let font)): return setFont(font)
        case (.frame, .rect(let rect)): return setFrame(rect)
        case (.textColor, .color(let color)): return setColor(color)
        case (.contentType, .text(let type)): return setContentType(type)
        default: return nil
        }
    }

    func remove(_ property: Property) -> [Edit]? {
        guard let written = element.assignment(of: property) else { return nil }
        if let attribute = runtimeAttribute(of: written) { return removeRuntimeAttribute(attribute) }
        guard let pane = accessibility, let attribute = pane.entries.first(where: { $0.key?.range == written.keyRange })
        else { return nil }
        let isLast = pane.items.first { _ in true } == nil && pane.entries.count { $0.key?.name != "key" } == 1
        return isLast ? [XMLTag(pane).removed] : XMLTag(pane).removing(attribute).map { [$0] }
    }

    func rename(_ old: Property, to new: Property) -> [Edit]? {
        guard let pane = accessibility, let written = element.assignment(of: old),
            let attribute = pane.entries.first(where: { $0.key?.range == written.keyRange })
        else { return nil }
        let tag = XMLTag(pane)
        // The inspector leaves an empty attribute where a text was deleted.
        if let empty = pane.entry(new.rawValue) {
            guard empty.text.isEmpty, let gone = tag.removing(attribute) else { return nil }
            return [tag.replacing(empty, by: attribute.text), gone]
        }
        return tag.renaming(attribute, to: new.rawValue).map { [$0] }
    }

    /// A shorter text where the old one stands.
    private func setText(_ property: Property, _ text: String) -> [Edit]? {
        guard let written = element.assignment(of: property), let old = written.value.text else { return nil }
        let raw = tag.text.text(written.range)
        guard raw == old || XMLWord.escaped(old) == raw else { return nil }
        let before = written.range.start > 0 ? tag.text.bytes[written.range.start - 1] : 0
        if before == UInt8(ascii: "'"), text.contains("'") { return nil }
        return [Edit(written.range, to: XMLWord.escaped(text))]
    }

    func setAttribute(_ name: String, _ value: String) -> [Edit]? {
        if let attribute = node.entry(name) { return [tag.replacing(attribute, by: value)] }
        return [tag.adding(name, value, before: ObjectEdits.lastAttributes)]
    }

    /// What Xcode writes behind all other attributes.
    private static let lastAttributes: Set<String> = [
        "adjustsFontSizeToFit", "adjustsLetterSpacingToFitWidth", "translatesAutoresizingMaskIntoConstraints", "id",
    ]

    /// Whether these bytes are the value of an attribute of the object's own tag.
    private func owns(_ range: SourceRange) -> Bool { node.entries.contains { $0.range == range } }
}
