import A11yModel

/// Which elements repeat: the cells of tables and collections, and views of which three or more siblings are made
/// alike.
package struct Cards: Sendable {
    /// Siblings of one signature that make cards of them (ours).
    package static let siblings = 3
    /// Levels of descendants that a signature looks at.
    private static let depth = 3

    /// Whether there are any.
    package let exist: Bool
    private let signatures: [Int]
    private let areCards: [Bool]

    /// Finds the cards of a screen in time linear in its elements.
    init(in screen: Screen) {
        let signatures = Cards.signatures(in: screen)
        var areCards = screen.elements.map(\.isCell)
        func mark(_ siblings: [ElementID]) {
            guard siblings.count >= Cards.siblings else { return }
            let composed = siblings.filter { !screen[$0].children.isEmpty }
            let bySignature = Dictionary(grouping: composed) { signatures[$0.index] }
            for alike in bySignature.values where alike.count >= Cards.siblings {
                for id in alike { areCards[id.index] = true }
            }
        }
        mark(screen.roots)
        for element in screen.elements { mark(element.children) }
        self.signatures = signatures
        self.areCards = areCards
        exist = areCards.contains(true)
    }

    /// Whether an element is a card.
    package func contains(_ id: ElementID) -> Bool { areCards[id.index] }

    /// Whether two elements are made alike: of one custom class, or of one type with children made alike.
    package func areAlike(_ first: ElementID, _ second: ElementID) -> Bool {
        signatures[first.index] == signatures[second.index]
    }

    /// What an element is made of, as a number to compare inside one run.
    package func signature(of id: ElementID) -> Int { signatures[id.index] }

    /// One hash an element: of its custom class, else of its type and its children's hashes, level by level.
    private static func signatures(in screen: Screen) -> [Int] {
        let own = screen.elements.map { element in
            var hasher = Hasher()
            hasher.combine(element.customClass)
            hasher.combine(element.customClass == nil ? element.type : nil)
            return hasher.finalize()
        }
        var level = own
        for _ in 0..<depth {
            level = screen.elements.map { element in
                guard element.customClass == nil, !element.children.isEmpty else { return own[element.id.index] }
                var hasher = Hasher()
                hasher.combine(own[element.id.index])
                for child in element.children { hasher.combine(level[child.index]) }
                return hasher.finalize()
            }
        }
        return level
    }
}

extension LintContext {
    /// The card around an element, or the element itself if it is one; nil outside of cards.
    package func innermostCard(of id: ElementID) -> ElementID? { facts.card[id.index] }
}
