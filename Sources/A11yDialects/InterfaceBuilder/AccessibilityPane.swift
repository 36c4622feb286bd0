import A11yModel
import A11ySyntax

/// What the Accessibility section of Xcode's Identity inspector wrote.
enum AccessibilityPane {
    static func read(_ node: Node, into draft: inout Draft, _ vocabulary: Vocabulary) {
        for attribute in node.entries {
            guard let property = vocabulary.word(of: attribute).flatMap(property) else { continue }
            // The inspector cannot tell an empty field from none, so an empty label is no label.
            draft.set(property, filled: Written(attribute: attribute))
        }
        for child in node.items {
            let key = child.attribute("key")
            switch child.tag {
            case "string", "mutableString":
                guard let property = key.flatMap({ AttributeWord.byName[$0] }).flatMap(property) else { continue }
                draft.set(property, filled: Written(string: child))
            case "accessibilityTraits": readTraits(child, into: &draft)
            case "bool" where key == "isElement":
                guard let value = child.entry("value"), let flag = value.flag else { continue }
                draft.set(.isElement, .flag(flag), range: value.range, keyRange: child.tagRange)
            default: continue
            }
        }
    }

    /// The property that a text of the section sets.
    private static func property(_ word: AttributeWord) -> Property? {
        switch word {
        case .label: .label
        case .hint: .hint
        case .identifier: .identifier
        default: nil
        }
    }

    /// Written once the set was edited, and then the whole set; a trait that the system does not know is no trait.
    static func readTraits(_ node: Node, into draft: inout Draft) {
        var traits: Traits = []
        var hasNone = false
        var span = AttributeSpan(of: node)
        for attribute in node.entries {
            guard let key = attribute.key, key.name != "key" else { continue }
            span.add(attribute)
            guard attribute.flag == true, let trait = Traits(named: key.name) else { continue }
            traits.formUnion(trait)
            hasNone = hasNone || trait.isEmpty
        }
        draft.set(.traits, .traits(traits.written(withNone: hasNone)), range: span.range, keyRange: node.tagRange)
    }
}
