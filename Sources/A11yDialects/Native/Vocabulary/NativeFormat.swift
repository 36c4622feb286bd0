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
        return [FormatKey("screens", meaning: meaning, value: .mappings(.screen, orTexts: false))] + shared
    }

    private static func properties(in place: ElementPlace, without fixed: Set<Property> = []) -> [FormatKey] {
        Property.allCases.filter { place.allows($0) && !fixed.contains($0) }.map { property in
            let row = property.definition
            let value = row.structure ?? usualValues[property.word] ?? row.kind.described ?? .text
            return FormatKey(property.word, aliases: row.aliases, meaning: row.meaning, value: value)
        }
    }

    /// The values of a state that are no values of properties.
    private static let stateValues: [String: FormatValue] = [
        "by": .textOrTexts(TransitionCause.Act.words.map { FormatWord($0) }), "changes": .changes,
        "elements": .mappings(.element, orTexts: false),
    ]

    /// Texts that may be any, with the words that are usual.
    private static let usualValues: [String: FormatValue] = [
        "input": .word(Vocabulary.keys.map { FormatWord($0) }, isOpen: true),
        "largestUndimmedDetent": .word(Vocabulary.detents.map { FormatWord($0) }, isOpen: true),
    ]

    private static func keys(_ table: MappingKeys) -> [FormatKey] {
        table.rows.compactMap { key, kind, meaning in
            let value = usualValues[key] ?? kind.described ?? stateValues[key]
            return value.map { FormatKey(key, meaning: meaning, value: $0) }
        }
    }
}

extension ScreenKey {
    /// The key with its meaning and the values that it accepts.
    fileprivate var described: FormatKey {
        let value: FormatValue =
            switch self {
            case .a11ylint: .version
            case .elements: .mappings(.element, orTexts: false)
            case .onAppear: .mapping(.appearance)
            case .states: .mappings(.state, orTexts: false)
            case .cost: .textOrTexts([])
            default: kind.described ?? .text
            }
        return FormatKey(rawValue, aliases: self == .elements ? ["children"] : [], meaning: meaning, value: value)
    }
}

extension ValueKind {
    /// The values that authors may write; nil for a kind without values.
    fileprivate var described: FormatValue? {
        switch self {
        case .flag: .flag
        case .flagOrMixed: .flagOrMixed
        case .flagOrName: .flagOrName
        case .number: .number
        case .count(let least): .count(least: least)
        case .text: .text
        case .reference: .id
        case .references: .ids
        case .word(let words): .word(words.map { FormatWord($0) }, isOpen: false)
        case .openWord(let words): .word(words.map { FormatWord($0) }, isOpen: true)
        case .words(let words): .words(words.map { FormatWord($0) })
        case .texts: .texts
        case .rect: .numbers(["x", "y", "width", "height"])
        case .point: .numbers(["x", "y"])
        case .size: .numbers(["width", "height"])
        case .rotors: .mappings(.rotor, orTexts: true)
        case .spans: .mappings(.span, orTexts: true)
        case .behavior: .wordOrMapping(Vocabulary.childBehaviors.map { FormatWord($0) }, .behavior)
        case .event: .word(Vocabulary.events.map { FormatWord($0) }, isOpen: true)
        case .path: .path(shapes: ["oval", "rect"].map { FormatWord($0) })
        case .color: .color
        case .font: .mapping(.font)
        case .gestures: .mapping(.gestures)
        case .traits: .words(Traits.names.map { FormatWord($0.name, meaning: TraitMeaning.meaning(of: $0.name)) })
        case .actions: .mappings(.action, orTexts: true)
        case .content: .mappings(.content, orTexts: false)
        case .keyCommands: .mappings(.keyCommand, orTexts: true)
        case .structure: nil
        }
    }
}
