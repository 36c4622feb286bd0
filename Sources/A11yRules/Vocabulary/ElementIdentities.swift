import A11yModel

/// What the elements of a screen are known by from run to run: their id or identifier, else the way to them from the
/// nearest element that has one, each step with its number among siblings of its kind.
struct ElementIdentities {
    private let subject: Subject
    /// Which of its siblings of one word each element is, from 1, by its index.
    private let numbers: [Int]

    private struct Kind: Hashable {
        let parent: ElementID?
        let word: String
    }

    /// Counts the siblings. Cost: linear in the elements.
    init(of subject: Subject) {
        self.subject = subject
        var counts: [Kind: Int] = [:]
        numbers = subject.screen.elements.map { element in
            let kind = Kind(parent: element.parent, word: element.word)
            counts[kind, default: 0] += 1
            return counts[kind, default: 1]
        }
    }

    /// `#pay`, `#total > image[1]` or `stack[1] > image[2]`.
    func identity(of id: ElementID) -> String {
        var steps: [String] = []
        for step in subject.screen.lineage(of: id) {
            if let known = subject.known(step) {
                steps.append("#\(known)")
                break
            }
            steps.append("\(subject.screen[step].word)[\(numbers[step.index])]")
        }
        return steps.reversed().joined(separator: " > ")
    }

    /// What tells the screen from the others of its file: in Interface Builder the id of its first view; elsewhere its
    /// name, and nothing for the first, so that a screen can be renamed and others be added.
    static func scope(of screen: Screen, isFirst: Bool) -> String {
        if screen.input == .interfaceBuilder { return screen.elements.first?.name.map { "#\($0)" } ?? screen.name }
        return isFirst ? "" : screen.name
    }
}

extension Element {
    /// The app's class, else the type's word.
    var word: String { customClass ?? type.rawValue }
}
