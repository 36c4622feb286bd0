import A11yModel
import A11ySyntax

/// Reads one element: what it is, what is written about it, and its parts.
extension ScreenReader {
    /// Adds the element that a node describes; nil, and a problem, where it describes none.
    ///
    /// - Parameter fixedType: the type of an element whose place decides it; nil where its `type` does.
    mutating func readElement(
        _ node: Node, in place: Place, as fixedType: ElementType?, of parent: ElementID?
    ) -> ElementID? {
        guard node.kind == .mapping || node.kind == .element else {
            values.report("an element is a mapping with a `type`", at: node.range, unchecked: "this entry")
            return nil
        }
        if node.kind == .element, node.text.contains(where: { !$0.isWhitespace }) {
            values.report("in XML a text is an attribute", at: node.tagRange, unchecked: "the text inside")
        }
        let parts = Parts(of: node, in: place)
        let fields = properties(parts.fields, in: place)
        let own = elementClass(node, fields)
        let id = screen.add(
            fixedType ?? own.type, parent: parent, range: node.range, anchor: node.anchor(preferring: "type"))
        screen.elements[id.index].customClass = own.customClass
        screen.elements[id.index].isUnmodelled = fixedType == nil && own.isUnmodelled
        if !own.isVouched { screen.elements[id.index].doubts.insert(.code) }
        nameElement(id, fields[.id])
        setProperties(of: id, fields)
        readParts(of: id, parts, fields)
        return id
    }

    /// The fields by the property that each sets; what sets none, or none here, or one again, is reported.
    private mutating func properties(_ fields: [Field], in place: Place) -> ElementFields {
        var found = ElementFields(expecting: fields.count)
        for field in fields {
            guard let property = names.property(of: field) else {
                values.reportUnknownKey(field, among: Property.words)
                continue
            }
            guard place.allows(property) else {
                values.report(
                    "`\(field.name)` does not belong on \(place.title)", at: field.keyRange,
                    unchecked: "`\(field.name)`")
                continue
            }
            if let first = found[property] {
                values.reportDuplicate(field, of: first)
            } else {
                found.add(field, as: property)
            }
        }
        found.sort()
        return found
    }

    private mutating func elementClass(_ node: Node, _ fields: ElementFields) -> ElementClass {
        var word = text(fields[.type])
        if node.kind == .element {
            if let type = fields[.type] {
                values.report("in XML the tag is the `type`", at: type.keyRange, unchecked: "`type`")
            }
            word = Place.tags.contains(node.tag) ? nil : node.tag
        }
        let named = word.flatMap { ElementType(word: $0) }
        if let word, named == nil, fields[.inherits] == nil {
            reportMisspelt(word, at: node.kind == .element ? node.tagRange : fields[.type]?.range ?? node.range)
        }
        return ElementClass(
            word: word, named: named, customClass: text(fields[.customClass]), inherits: inherited(fields[.inherits]))
    }

    /// A word that is nearly that of a type, in small letters as those are, is no class of somebody's own.
    private mutating func reportMisspelt(_ word: String, at range: SourceRange) {
        guard word.first?.isLowercase == true else { return }
        guard let type = nearest(word, among: ElementType.words) else { return }
        values.report("`\(word)` is no type; did you mean `\(type)`?", at: range, unchecked: "this element")
    }

    private mutating func inherited(_ field: Field?) -> ElementType? {
        guard let field, let text = text(field), let word = field.word else { return nil }
        if let type = ElementType(word: text) { return type }
        values.reportUnknownWord(word, of: field, among: ElementType.words)
        return nil
    }

    /// The text of a field that names something; a problem where it is no text.
    mutating func text(_ field: Field?) -> String? {
        guard let field else { return nil }
        if let text = field.word?.text, !text.isEmpty { return text }
        values.reportKind(of: field, expected: "a word")
        return nil
    }

    private mutating func nameElement(_ id: ElementID, _ field: Field?) {
        guard let name = text(field), let range = field?.range else { return }
        screen.elements[id.index].name = name
        guard let first = references.register(name, as: id, at: range) else { return }
        let type = screen.elements[first.element.index].type
        let facts: [String: Fact] = ["id": .text(name), "element": .text(type.rawValue)]
        values.add(Problem(.duplicateID, at: range, facts: facts, related: .first(first.range)))
    }

    private mutating func setProperties(of id: ElementID, _ fields: ElementFields) {
        var assignments: [Assignment] = []
        assignments.reserveCapacity(fields.all.count)
        for (property, field) in fields.all {
            guard let value = value(of: field, for: property) else { continue }
            assignments.append(Assignment(property, value, range: field.range, keyRange: field.keyRange))
            screen.elements[id.index].settle(property, value)
            references.add(contentsOf: field, kind: property.kind)
        }
        screen.elements[id.index].assignments = assignments
    }

    private mutating func value(of field: Field, for property: Property) -> Value? {
        switch property {
        case .type, .customClass, .inherits, .id: field.word.map { .text($0.text) }
        case .children, .layers, .element, .items, .elements: nil
        default: values.value(of: field, as: property.kind)
        }
    }
}

extension Place {
    /// XML tags that tell where an element stands, and not what it is.
    static let tags: Set<String> = ["accessibilityElement", "element", "item", "layer"]
}
