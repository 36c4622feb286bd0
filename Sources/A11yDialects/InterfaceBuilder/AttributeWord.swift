import A11ySyntax

/// The names of attributes that are asked for at every object of a file. `Vocabulary` looks each name of a file up
/// once, so that a reader compares no texts.
enum AttributeWord: String, CaseIterable {
    case key, id
    // Frames.
    case x, y, width, height, minX, minY, maxX, maxY
    // What buttons show.
    case title, subtitle, image, catalog, backgroundImage
    // The Accessibility section.
    case label, hint, identifier
    // Constraints.
    case firstAttribute, constant, firstItem, secondItem, relation, priority, placeholder

    /// By name.
    static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension Vocabulary {
    /// The value of an object's attribute; nil without that attribute. Where one stands twice, the first.
    func entry(_ word: AttributeWord, of node: Node) -> Node? {
        for attribute in node.entries where self.word(of: attribute) == word { return attribute }
        return nil
    }

    /// Whether an object hangs at its owner by this key.
    func hangs(_ node: Node, by key: StaticString) -> Bool { entry(.key, of: node)?.says(key) ?? false }
}
