import A11yModel

/// Which elements are equal parts of components that are made alike: those that have one place, counted from the root
/// of the screen, if the cards on the way are not told apart.
struct Components {
    /// A step from the outside in.
    private struct Step: Hashable {
        let outer: Int
        let signature: Int
        /// Which of its siblings; 0 for cards, which stand for one another.
        let ordinal: Int
    }

    /// What is told apart among siblings by a number: those of one class.
    private struct Kind: Hashable {
        let parent: ElementID?
        let word: String
    }

    private let context: LintContext
    private let identities: ElementIdentities
    private var places: [Int] = []
    private var areRepeated: [Bool] = []
    /// Which of its siblings of one class each repeated element is, from 1.
    private var ordinals: [ElementID: Int] = [:]

    /// Numbers the places of a screen on which anything repeats. Cost: linear in the elements.
    init(of context: LintContext, _ identities: ElementIdentities) {
        self.context = context
        self.identities = identities
        // A place in Interface Builder is never a repetition.
        guard context.cards.exist, context.screen.input != .interfaceBuilder else { return }
        var numbers: [Step: Int] = [:]
        var siblings: [ElementID?: Int] = [:]
        var alike: [Kind: Int] = [:]
        // Document order puts parents first.
        for element in context.screen.elements {
            let isCard = context.cards.contains(element.id)
            let ordinal = siblings[element.parent, default: 1]
            siblings[element.parent] = ordinal + 1
            let step = Step(
                outer: element.parent.map { places[$0.index] } ?? -1,
                signature: context.cards.signature(of: element.id),
                ordinal: isCard ? 0 : ordinal)
            let number = numbers[step] ?? numbers.count
            numbers[step] = number
            places.append(number)
            areRepeated.append(isCard || element.parent.map { areRepeated[$0.index] } ?? false)
            guard areRepeated[element.id.index], !isCard else { continue }
            let kind = Kind(parent: element.parent, word: element.word)
            alike[kind, default: 0] += 1
            ordinals[element.id] = alike[kind]
        }
    }

    /// The number of an element's place, which equal parts share; nil for what is no part of a repeated component.
    package func place(of id: ElementID) -> Int? {
        guard !areRepeated.isEmpty, areRepeated[id.index], !isLineOfForm(id) else { return nil }
        return places[id.index]
    }

    /// The place as a path: what holds the components by what it is known by, the components by their kind, and their
    /// parts by their numbers among their siblings of one kind.
    package func path(of id: ElementID) -> String {
        var steps: [String] = []
        for step in context.screen.lineage(of: id) {
            guard areRepeated[step.index] else {
                steps.append(identities.identity(of: step))
                break
            }
            let word = context.screen[step].word
            steps.append(ordinals[step].map { "\(word)[\($0)]" } ?? word)
        }
        return steps.reversed().joined(separator: " > ")
    }

    /// Whether it takes what a person says or chooses, in a row that the author wrote and that no class makes.
    private func isLineOfForm(_ id: ElementID) -> Bool {
        let screen = context.screen
        guard screen.input == .native, screen[id].isField else { return false }
        return !screen.lineage(of: id).contains { context.cards.contains($0) && screen[$0].customClass != nil }
    }
}

extension Element {
    /// Whether it holds a value that people enter or choose.
    fileprivate var isField: Bool {
        switch type {
        case .switch, .slider, .stepper, .segmentedControl, .datePicker, .pickerView: true
        default: isTextInput
        }
    }
}
