import A11yModel

/// Builds the identities by which baselines recognize elements from run to run: the id or identifier, or else the path
/// from the nearest ancestor that has one, with each step's number among its siblings of the same kind.
struct IdentityBuilder {
    private let context: LintContext
    /// The number of each element among its siblings of the same word, from 1, by element index; 0 if no identity needs
    /// it.
    private let numbers: [Int]
    /// Whether the children of each element need numbers, at the element's index plus 1; entry 0 is for the roots.
    private let areCounted: [Bool]

    private struct Kind: Hashable {
        let parent: ElementID?
        let word: String
    }

    /// Counts the siblings along the paths of these elements. Cost: linear in the elements.
    init(of context: LintContext, for ids: [ElementID]) {
        self.context = context
        var counts: [Kind: Int] = [:]
        let areCounted = IdentityBuilder.countedParents(of: ids, in: context)
        self.areCounted = areCounted
        numbers = context.screen.elements.map { element in
            guard areCounted[element.parent.map { $0.index + 1 } ?? 0] else { return 0 }
            let kind = Kind(parent: element.parent, word: element.word)
            counts[kind, default: 0] += 1
            return counts[kind, default: 1]
        }
    }

    /// Whether an element is on the path of one of those, or beside it.
    func isCounted(_ element: Element) -> Bool { areCounted[element.parent.map { $0.index + 1 } ?? 0] }

    /// See `areCounted`.
    private static func countedParents(of ids: [ElementID], in context: LintContext) -> [Bool] {
        var areCounted = Array(repeating: false, count: context.screen.elements.count + 1)
        for id in ids {
            for step in context.screen.lineage(of: id) {
                // With cards, the paths of components continue above an element that has an id.
                if !context.cards.exist, context.known(step) != nil { break }
                let place = context.screen[step].parent.map { $0.index + 1 } ?? 0
                if areCounted[place] { break }
                areCounted[place] = true
            }
        }
        return areCounted
    }

    /// The identity: `#pay`, `#total > image[1]` or `stack[1] > image[2]`.
    func identity(of id: ElementID) -> String {
        if let known = context.known(id) { return "#\(known)" }
        var steps: [String] = []
        for step in context.screen.lineage(of: id) {
            if let known = context.known(step) {
                steps.append("#\(known)")
                break
            }
            steps.append("\(context.screen[step].word)[\(numbers[step.index])]")
        }
        return steps.reversed().joined(separator: " > ")
    }

    /// What distinguishes the screen from the others of its file. In Interface Builder this is the id of its first
    /// view, elsewhere its name, and nothing for the first screen, so that it can be renamed and others can be added.
    static func scope(of screen: Screen, isFirst: Bool) -> String {
        if screen.input == .interfaceBuilder { return screen.elements.first?.fileID.map { "#\($0)" } ?? screen.name }
        return isFirst ? "" : screen.name
    }
}

extension Element {
    /// The custom class, or else the type.
    public var word: String { self.customClass ?? type.rawValue }
}
