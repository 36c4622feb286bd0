import A11yModel
import A11ySyntax

/// Changes of an element that is a tag of our XML.
struct XMLElementEdits {
    private let tag: XMLTag

    init(_ node: Node) { tag = XMLTag(node) }

    func edits(making change: Change, of screen: Screen) -> [Edit]? {
        switch change {
        case .set(let property, let value, _): return set(property, to: value)
        case .remove(let property, _): return attribute(of: property).flatMap(tag.removing).map { [$0] }
        case .rename(let old, let new, _):
            guard let attribute = attribute(of: old), let key = attribute.key else { return nil }
            return tag.renaming(attribute, to: NativeDialect.key(new, beside: key.name)).map { [$0] }
        case .keep(let places, let property, let id):
            return keep(places, of: property, count: NativeDialect.count(of: property, on: id, in: screen))
        case .post(let word):
            guard let child = child("onAppear") else { return nil }
            guard let post = child.entry("post") else { return [XMLTag(child).adding("post", word)] }
            return [XMLTag(child).replacing(post, by: word)]
        }
    }

    private func attribute(of property: Property) -> Node? {
        tag.node.entries.first { $0.key.flatMap { Property(word: $0.name) } == property }
    }

    private func child(_ name: String) -> Node? { tag.node.items.first { $0.tag == name } }

    private func set(_ property: Property, to value: Value) -> [Edit]? {
        if case .font(let font) = value { return setFont(font) }
        // What child elements say is not said by an attribute, too.
        guard child(property.rawValue) == nil else { return nil }
        guard let attribute = attribute(of: property) else {
            return XMLElementEdits.text(of: value, property).map { [tag.adding(property.rawValue, $0)] }
        }
        switch value {
        case .traits(let traits):
            var problems: [Problem] = []
            guard let words = attribute.words(&problems)?.map(\.text) else { return nil }
            let separator = attribute.text.contains(",") ? ", " : " "
            let said = NativeDialect.words(words, saying: traits).joined(separator: separator)
            return [tag.replacing(attribute, by: said)]
        default: return XMLElementEdits.text(of: value, property).map { [tag.replacing(attribute, by: $0)] }
        }
    }

    /// A value as an attribute has it; nil for what takes a tag of its own.
    private static func text(of value: Value, _ property: Property) -> String? {
        guard let json = ValueJSON.json(value, for: property) else { return nil }
        switch json {
        case .text(let text): return text
        case .array(let items):
            let words = items.compactMap { item -> String? in
                switch item {
                case .text(let text): XMLWord.isLoose(text) ? nil : text
                case .number: item.rendered(.compact)
                default: nil
                }
            }
            return words.count == items.count ? XMLWord.list(words) : nil
        case .object: return nil
        default: return json.rendered(.compact)
        }
    }

    private func setFont(_ font: Font) -> [Edit]? {
        guard let style = font.style, let child = child("font"), let size = child.entry("size") else { return nil }
        let tag = XMLTag(child)
        return tag.renaming(size, to: "style").map { [$0, tag.replacing(size, by: style)] }
    }

    private func keep(_ places: [Int], of property: Property, count: Int?) -> [Edit]? {
        guard let attribute = attribute(of: property) else { return keepChildren(places, of: property, count: count) }
        var problems: [Problem] = []
        guard let words = attribute.words(&problems)?.map(\.text), words.count == count,
            places.allSatisfy(words.indices.contains)
        else { return nil }
        let hasComma = attribute.text.contains(",")
        let kept = places.map { words[$0] }
        let list = hasComma ? kept.joined(separator: ", ") + (kept.count == 1 ? "," : "") : kept.joined(separator: " ")
        return [tag.replacing(attribute, by: list)]
    }

    /// Entries that are child elements: those that are left stay where they are.
    private func keepChildren(_ places: [Int], of property: Property, count: Int?) -> [Edit]? {
        let children = tag.node.items.filter { Parts.propertyTags[$0.tag] == property.rawValue }
        guard children.count == count, zip(places, places.dropFirst()).allSatisfy(<) else { return nil }
        return children.indices.filter { !places.contains($0) }.map { XMLTag(children[$0]).removed }
    }
}
