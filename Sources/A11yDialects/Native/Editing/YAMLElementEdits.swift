import A11yModel
import A11ySyntax

/// Changes of an element that is a mapping of YAML or JSON.
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
            // An empty name under the new key makes way, which is a change of its own.
            return mapping.renaming(entry, to: NativeDialect.key(new, beside: key.name))
        case .keep(let places, let property, let id):
            guard let entry = entry(of: property), let list = YAMLList(entry) else { return nil }
            guard list.items.count == NativeDialect.count(of: property, on: id, in: screen) else { return nil }
            return list.keeping(places)
        case .post(let word): return post(word)
        }
    }

    /// What is written for a property; nil where it is written elsewhere, or not at all.
    private func entry(of property: Property) -> Node? {
        mapping.own.first { $0.key.flatMap { Property(word: $0.name) } == property }
    }

    private func set(_ property: Property, to value: Value) -> [Edit]? {
        // A key that an alias or a merge brings along is written elsewhere.
        let isShared = mapping.node.entries.contains { $0.isAlias && Property(word: $0.key?.name ?? "") == property }
        guard !isShared else { return nil }
        guard let entry = entry(of: property) else {
            guard let json = ValueJSON.json(value, for: property) else { return nil }
            return mapping.inserting(property.rawValue, json)
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

    /// A size gives way to a style.
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
