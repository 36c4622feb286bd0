import A11yModel

/// One bad component, one finding: verdicts of one rule on equal parts of components that are made alike, such as the
/// rows of a list, are told once, with all the places.
struct Repetition {
    /// What is told once: the verdict that comes first, and those that say the same elsewhere, in document order.
    struct Told {
        var verdict: Verdict
        var repeats: [Verdict] = []
    }

    /// What equal verdicts have in common.
    private struct Key: Hashable {
        let rule: String
        let variant: String?
        let property: Property?
        let confidence: Confidence
        /// The number of the place, see `Components`.
        let place: Int
        /// Which of several verdicts on one element: each of them is a fault of its own.
        let ordinal: Int
    }

    /// Everything to be told, each verdict once: as what is told, or as a repeat.
    private(set) var told: [Told] = []

    /// Puts together what is equal. Cost: that of sorting the verdicts.
    init(_ verdicts: [Verdict], in subject: Subject) {
        let components = Components(of: subject)
        let sorted = verdicts.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        var places: [Key: Int] = [:]
        var ordinals: [[String]: Int] = [:]
        for verdict in sorted.map(\.element) {
            guard let id = verdict.fault.element, let place = components.place(of: id) else {
                told.append(Told(verdict: verdict))
                continue
            }
            let slot = [verdict.rule.id, verdict.fault.variant ?? "", String(id.index)]
            let ordinal = ordinals[slot, default: 0]
            ordinals[slot] = ordinal + 1
            let key = Key(
                rule: verdict.rule.id, variant: verdict.fault.variant, property: verdict.fault.property,
                confidence: verdict.confidence, place: place, ordinal: ordinal)
            if let index = places[key] {
                told[index].repeats.append(verdict)
            } else {
                places[key] = told.count
                told.append(Told(verdict: verdict))
            }
        }
        for rule in Set(verdicts.map(\.rule.id)) { limit(rule) }
    }

    /// Keeps the worst findings of a rule that tells but a few on each screen; the others become places of the last.
    private mutating func limit(_ rule: String) {
        let mine = told.indices.filter { told[$0].verdict.rule.id == rule }
        guard let first = mine.first, let most = told[first].verdict.rule.mostPerScreen, mine.count > most else {
            return
        }
        let worst = mine.sorted { left, right in
            let (one, other) = (told[left].verdict, told[right].verdict)
            return (one.confidence, one.fault.weight, right) > (other.confidence, other.fault.weight, left)
        }
        let others = worst[most...].sorted()
        let last = worst[most - 1]
        told[last].repeats += others.flatMap { [told[$0].verdict] + told[$0].repeats }
        for index in others.reversed() { told.remove(at: index) }
    }
}

extension Verdict {
    /// Its place in the document; the screen as a whole comes first.
    fileprivate var order: Int { fault.element?.index ?? -1 }
}

/// Which elements are equal parts of components that are made alike: those that have one place, counted from the root
/// of the screen, if the cards on the way are not told apart.
private struct Components {
    /// A step from the outside in.
    private struct Step: Hashable {
        let outer: Int
        let signature: Int
        /// Which of its siblings; 0 for cards, which stand for one another.
        let ordinal: Int
    }

    private var places: [Int] = []
    private var areRepeated: [Bool] = []

    /// Numbers the places of a screen. Cost: linear in the elements.
    init(of subject: Subject) {
        var numbers: [Step: Int] = [:]
        var siblings: [ElementID?: Int] = [:]
        // Document order puts parents first.
        for element in subject.screen.elements {
            let isCard = subject.cards.contains(element.id)
            let ordinal = siblings[element.parent, default: 1]
            siblings[element.parent] = ordinal + 1
            let step = Step(
                outer: element.parent.map { places[$0.index] } ?? -1,
                signature: subject.cards.signature(of: element.id),
                ordinal: isCard ? 0 : ordinal)
            let number = numbers[step] ?? numbers.count
            numbers[step] = number
            places.append(number)
            areRepeated.append(isCard || element.parent.map { areRepeated[$0.index] } ?? false)
        }
    }

    /// The number of an element's place, which equal parts share; nil for what is no part of a repeated component.
    func place(of id: ElementID) -> Int? { areRepeated[id.index] ? places[id.index] : nil }
}
