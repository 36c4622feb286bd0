import A11yModel

/// The vocabulary of the native format as a table, derived from what the parser accepts.
package enum NativeFormat {
    /// The keys of a mapping, in the order of the documentation.
    package static func keys(of mapping: FormatMapping) -> [FormatKey] {
        switch mapping {
        case .file: fileKeys
        case .screen: ScreenKey.allCases.map(\.described)
        case .element: properties(in: .view)
        case .member: properties(in: .member)
        case .item: properties(in: .item)
        case .layer: properties(in: .layer)
        case .font: keys(MappingKeys.font)
        case .color: keys(MappingKeys.color)
        case .gestures: keys(MappingKeys.gestures)
        case .action: keys(MappingKeys.action)
        case .content: keys(MappingKeys.content)
        case .keyCommand: keys(MappingKeys.keyCommand)
        case .rotor: keys(MappingKeys.rotor)
        case .span: keys(MappingKeys.span)
        case .behavior: keys(MappingKeys.behavior)
        case .shape: keys(MappingKeys.shape)
        case .appearance: keys(MappingKeys.appearance)
        case .state: keys(MappingKeys.state)
        case .change: properties(in: .view, without: FlowParser.fixed)
        }
    }

    /// The types of elements, by their words in a file.
    package static let types = ElementType.formatWords

    /// XML: the tags that may occur in an element besides those of types, sorted, with the mapping that they hold; nil
    /// for one that has only a `name`.
    package static let partTags: [(tag: String, mapping: FormatMapping?)] = {
        let known = [FormatMapping.element, .screen, .state].flatMap { keys(of: $0) }
        let parts = NodeContents.propertyTags.map { tag, name in
            (tag: tag, mapping: known.first { $0.name == name }?.value.mapping)
        }
        let members = ["accessibilityElement", "element"].map { (tag: $0, mapping: FormatMapping?.some(.member)) }
        return (parts + members).sorted { $0.tag < $1.tag }
    }()

    private static var fileKeys: [FormatKey] {
        let shared = [ScreenKey.a11ylint, .schema].map(\.described)
        let meaning = "The screens of this file, each with the keys of a screen."
        let screens = ValueKind.structure(.mappings(.screen, orTexts: false))
        return [FormatKey("screens", meaning: meaning, value: screens)] + shared
    }

    private static func properties(in place: ElementPlace, without fixed: Set<Property> = []) -> [FormatKey] {
        Property.allCases.filter { place.allows($0) && !fixed.contains($0) }.map { property in
            let row = property.definition
            return key(property.word, aliases: row.aliases, row.kind, row.meaning)
        }
    }

    private static func keys(_ table: MappingKeys) -> [FormatKey] { table.rows.map { key($0, $1, $2) } }

    fileprivate static func key(
        _ name: String, aliases: [String] = [], _ kind: ValueKind, _ meaning: String
    ) -> FormatKey {
        let kind = kind == .text ? usualWords[name].map(ValueKind.openWord) ?? kind : kind
        return FormatKey(name, aliases: aliases, meaning: meaning, value: kind, words: words(of: kind))
    }

    /// The words that are usual for texts that may be any.
    private static let usualWords = ["input": Vocabulary.keys, "largestUndimmedDetent": Vocabulary.detents]

    private static func words(of kind: ValueKind) -> [FormatWord] {
        switch kind {
        case .word(let words), .openWord(let words), .words(let words): words.map { FormatWord($0) }
        case .behavior: Vocabulary.childBehaviors.map { FormatWord($0) }
        case .event: Vocabulary.events.map { FormatWord($0) }
        case .path: ["oval", "rect"].map { FormatWord($0) }
        case .traits: Traits.names.map { FormatWord($0.name, meaning: TraitMeaning.meaning(of: $0.name)) }
        case .structure(.type): ElementType.formatWordsAndClasses
        case .structure(.inherited): ElementType.inheritableWords
        case .structure(.acts): TransitionCause.Act.words.map { FormatWord($0) }
        default: []
        }
    }
}

extension ScreenKey {
    /// The key with its meaning and the values that it accepts.
    fileprivate var described: FormatKey {
        let kind = self == .a11ylint ? ValueKind.structure(.version) : kind
        return NativeFormat.key(rawValue, aliases: self == .elements ? ["children"] : [], kind, meaning)
    }
}
