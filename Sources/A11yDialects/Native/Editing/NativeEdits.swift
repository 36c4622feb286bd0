import A11yModel
import A11ySyntax

// Edits of native files.

extension NativeDialect {
    /// The edits that make a change to an element or to the screen.
    package static func edits(making change: Change, of screen: Screen, at path: [Node]) -> [Edit]? {
        guard let node = path.last else { return nil }
        if node.kind == .element { return XMLElementEdits(node).edits(making: change, of: screen) }
        return node.kind == .mapping ? YAMLElementEdits(node).edits(making: change, of: screen) : nil
    }

    /// The key for a property that is set beside `written`: UIKit's name if that is one.
    static func key(_ property: Property, beside written: String?) -> String {
        guard let written, let old = Property(word: written), old.word != written else { return property.word }
        return property.aliases.first ?? property.word
    }

    /// The number of entries of a list, as the screen has it.
    static func count(of property: Property, on id: ElementID, in screen: Screen) -> Int? {
        property == .elements ? screen[id].members?.count : screen[id][property]?.texts?.count
    }

    /// A list of traits after a change: the words that remain, in their order, then the new ones.
    static func words(_ words: [String], saying traits: Traits) -> [String] {
        let kept = words.filter { word in
            Traits(named: word).map { !$0.isEmpty && traits.isSuperset(of: $0) } ?? false
        }
        let said = kept.compactMap(Traits.init(named:)).reduce(into: Traits()) { $0.formUnion($1) }
        return kept + traits.subtracting(said).words
    }
}

/// Edits of an element that is an XML tag.
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
        // A property that child elements set cannot also be an attribute.
        guard child(property.word) == nil else { return nil }
        guard let attribute = attribute(of: property) else {
            return XMLElementEdits.text(of: value, property).map { [tag.adding(property.word, $0)] }
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

    /// A value as an attribute's text; nil if it needs a tag of its own.
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

    /// Removes entries that are child elements. The others keep their order.
    private func keepChildren(_ places: [Int], of property: Property, count: Int?) -> [Edit]? {
        let children = tag.node.items.filter { NodeContents.propertyTags[$0.tag] == property.word }
        guard children.count == count, zip(places, places.dropFirst()).allSatisfy(<) else { return nil }
        return children.indices.filter { !places.contains($0) }.map { XMLTag(children[$0]).removed }
    }
}

/// Edits of an element that is a YAML or JSON mapping.
struct YAMLElementEdits {
    private let mapping: YAMLMapping

    init(_ node: Node) { mapping = YAMLMapping(node) }

    func edits(making change: Change, of screen: Screen) -> [Edit]? {
        switch change {
        case .set(let property, let value, _): return set(property, to: value)
        case .remove(let property, _):
            return entry(of: property).flatMap(mapping.removing)
        case .rename(let old, let new, _):
            guard let entry = entry(of: old), let key = entry.key else { return nil }
            // Replacing an empty entry that has the new key is a change of its own.
            return mapping.renaming(entry, to: NativeDialect.key(new, beside: key.name))
        case .keep(let places, let property, let id):
            guard let entry = entry(of: property), let list = YAMLList(entry) else { return nil }
            guard list.items.count == NativeDialect.count(of: property, on: id, in: screen) else { return nil }
            return list.keeping(places)
        case .post(let word): return post(word)
        }
    }

    /// The entry of a property; nil if it is missing, or comes from an alias or merge key.
    private func entry(of property: Property) -> Node? {
        mapping.own.first { $0.key.flatMap { Property(word: $0.name) } == property }
    }

    private func set(_ property: Property, to value: Value) -> [Edit]? {
        // A key from an alias or merge key is written elsewhere.
        let isShared = mapping.node.entries.contains { $0.isAlias && Property(word: $0.key?.name ?? "") == property }
        guard !isShared else { return nil }
        guard let entry = entry(of: property) else {
            guard let json = ValueJSON.json(value, for: property) else { return nil }
            return mapping.inserting(property.word, json)
        }
        switch value {
        case _ where entry.isAbsent: return ValueJSON.json(value, for: property).flatMap { mapping.filling(entry, $0) }
        case .traits(let traits):
            guard let list = YAMLList(entry) else { return nil }
            return list.changed(to: NativeDialect.words(list.items.map(\.text), saying: traits))
        case .rect(let rect): return numbers(entry, [rect.x, rect.y, rect.width, rect.height])
        case .font(let font): return setFont(entry, font)
        default:
            guard entry.kind == .scalar, let json = ValueJSON.json(value, for: property) else { return nil }
            return mapping.replacing(entry, by: json)
        }
    }

    /// Replaces a font's size by a text style.
    private func setFont(_ entry: Node, _ font: Font) -> [Edit]? {
        let mapping = YAMLMapping(entry)
        guard entry.kind == .mapping, let style = font.style,
            let size = mapping.own.first(where: { $0.key?.name == "size" }),
            let key = mapping.renaming(size, to: "style"), let value = mapping.replacing(size, by: .text(style))
        else { return nil }
        return key + value
    }

    private func numbers(_ entry: Node, _ numbers: [Double]) -> [Edit]? {
        let items = Array(entry.items)
        guard entry.kind == .sequence, items.count == numbers.count, !items.contains(where: \.isAlias) else {
            return nil
        }
        return zip(items, numbers).compactMap { item, number in
            Double(item.text) == number ? nil : Edit(item.range, to: JSON.number(number).rendered(.compact))
        }
    }

    private func post(_ word: String) -> [Edit]? {
        guard let entry = mapping.own.first(where: { $0.key?.name == "onAppear" }), entry.kind == .mapping else {
            return nil
        }
        let mapping = YAMLMapping(entry)
        if let post = mapping.own.first(where: { $0.key?.name == "post" }), !post.isAbsent {
            return mapping.replacing(post, by: .text(word))
        }
        return mapping.inserting("post", .text(word))
    }
}
