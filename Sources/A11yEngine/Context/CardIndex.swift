import A11yModel

/// The cards of a screen: elements that repeat. These are the cells of tables and collections, and views of which at
/// least three siblings have the same structure.
public struct CardIndex: Sendable {
    /// The number of siblings with the same signature that makes them cards (ours).
    public static let siblings = 3
    /// The levels of descendants that a signature covers.
    private static let depth = 3

    /// Whether the screen has any cards.
    public let exist: Bool
    private let signatures: [Int]
    private let areCards: [Bool]

    /// Finds the cards of a screen. Cost: linear in the elements.
    init(in screen: Screen) {
        let signatures = CardIndex.signatures(in: screen)
        var areCards = screen.elements.map(\.isCell)
        func mark(_ siblings: [ElementID]) {
            guard siblings.count >= CardIndex.siblings else { return }
            let composed = siblings.filter { !screen[$0].children.isEmpty }
            let bySignature = Dictionary(grouping: composed) { signatures[$0.index] }
            for alike in bySignature.values where alike.count >= CardIndex.siblings {
                for id in alike { areCards[id.index] = true }
            }
        }
        mark(screen.roots)
        for element in screen.elements { mark(element.children) }
        self.signatures = signatures
        self.areCards = areCards
        exist = areCards.contains(true)
    }

    /// Whether the element is a card.
    public func contains(_ id: ElementID) -> Bool { areCards[id.index] }

    /// Whether two elements have the same structure: the same custom class, or the same type and children of the same
    /// structure.
    public func areAlike(_ first: ElementID, _ second: ElementID) -> Bool {
        signatures[first.index] == signatures[second.index]
    }

    /// A hash of the element's structure, comparable only within one run.
    public func signature(of id: ElementID) -> Int { signatures[id.index] }

    /// One hash per element: of its custom class, or else of its type and the hashes of its children, level by level.
    private static func signatures(in screen: Screen) -> [Int] {
        let own = screen.elements.map { $0.customClass?.hashValue ?? $0.type.hashValue }
        let composed = screen.elements.filter { $0.customClass == nil && !$0.children.isEmpty }
        if composed.isEmpty { return own }
        var level = own
        for _ in 0..<depth {
            let below = level
            for element in composed {
                var hasher = Hasher()
                hasher.combine(own[element.id.index])
                for child in element.children { hasher.combine(below[child.index]) }
                level[element.id.index] = hasher.finalize()
            }
        }
        return level
    }
}

extension LintContext {
    /// The element itself if it is a card, or else the innermost card around it; nil outside cards.
    public func innermostCard(of id: ElementID) -> ElementID? { facts.card[id.index] }
}
