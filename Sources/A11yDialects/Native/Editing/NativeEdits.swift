// Changes of our own files.

import A11yModel
import A11ySyntax

extension NativeDialect {
    /// The edits that make a change at an element, or at the screen.
    package static func edits(making change: Change, of screen: Screen, at path: [Node]) -> [Edit]? {
        guard let node = path.last else { return nil }
        if node.kind == .element { return XMLElementEdits(node).edits(making: change, of: screen) }
        return node.kind == .mapping ? YAMLElementEdits(node).edits(making: change, of: screen) : nil
    }

    /// The name for a property beside one that is written: UIKit's own where that one is.
    static func key(_ property: Property, beside written: String?) -> String {
        guard let written, let old = Property(word: written), old.rawValue != written else { return property.rawValue }
        return property.aliases.first ?? property.rawValue
    }

    /// How many entries a list has as the screen knows it.
    static func count(of property: Property, on id: ElementID, in screen: Screen) -> Int? {
        property == .elements ? screen[id].members?.count : screen[id][property]?.texts?.count
    }

    /// The words of a list of traits once it says these: those that stay, in their order, then those that come.
    static func words(_ words: [String], saying traits: Traits) -> [String] {
        let kept = words.filter { word in
            Traits(named: word).map { !$0.isEmpty && traits.isSuperset(of: $0) } ?? false
        }
        let said = kept.compactMap(Traits.init(named:)).reduce(into: Traits()) { $0.formUnion($1) }
        return kept + traits.subtracting(said).words
    }
}
