import A11yModel

/// What the elements of a screen are known by from run to run: their id or identifier, else the way to them from the
/// nearest element that has one, each step with its number among siblings of its kind.
struct ElementIdentities {
    private let context: LintContext
    /// Which of its siblings of one word each element is, from 1, by its index; 0 where no identity needs it.
    private let numbers: [Int]

    private struct Kind: Hashable {
        let parent: ElementID?
        let word: String
    }

    /// Counts the siblings of the elements that the identities of these elements, and of what they lie in, go through.
    /// Cost: linear in the elements.
    init(of context: LintContext, for ids: [ElementID]) {
        self.context = context
        var counts: [Kind: Int] = [:]
        let areCounted = ElementIdentities.countedParents(of: ids, in: context)
        numbers = context.screen.elements.map { element in
            guard areCounted[element.parent.map { $0.index + 1 } ?? 0] else { return 0 }
            let kind = Kind(parent: element.parent, word: element.word)
            counts[kind, default: 0] += 1
            return counts[kind, default: 1]
        }
    }

    /// Whether the parts of each element are to be counted, by its index and 1; first whether the roots are.
    private static func countedParents(of ids: [ElementID], in context: LintContext) -> [Bool] {
        var areCounted = Array(repeating: false, count: context.screen.elements.count + 1)
        for id in ids {
            for step in context.screen.lineage(of: id) {
                // The way to what holds a component starts above it.
                if !context.cards.exist, context.known(step) != nil { break }
                let place = context.screen[step].parent.map { $0.index + 1 } ?? 0
                if areCounted[place] { break }
                areCounted[place] = true
            }
        }
        return areCounted
    }

    /// `#pay`, `#total > image[1]` or `stack[1] > image[2]`.
    package func identity(of id: ElementID) -> String {
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

    /// What tells the screen from the others of its file: in Interface Builder the id of its first view; elsewhere its
    /// name, and nothing for the first, so that a screen can be renamed and others be added.
    package static func scope(of screen: Screen, isFirst: Bool) -> String {
        if screen.input == .interfaceBuilder { return screen.elements.first?.name.map { "#\($0)" } ?? screen.name }
        return isFirst ? "" : screen.name
    }
}

extension Element {
    /// The app's class, else the type's word.
    package var word: String { customClass ?? type.rawValue }
}
