import A11yModel

/// Merges equal diagnostics in repeated components, such as the rows of a list: they are reported once, with all
/// places.
///
/// Two kinds are never merged. In Interface Builder a prototype occurs once in the file, and what occurs twice needs
/// two edits. The fields and switches of a form that was written row by row need a text each.
struct Repetition {
    /// What equal diagnostics have in common.
    private struct Key: Hashable {
        let rule: String
        let variant: String?
        let property: Property?
        let confidence: Confidence
        /// A project may set another severity for one of the elements.
        let severity: Severity
        /// The number of the place, see `Components`.
        let place: Int
        /// The index among several diagnostics on one element, which are separate violations.
        let ordinal: Int
    }

    /// The diagnostics to report; equal ones are in the `repeats` of the first.
    private(set) var diagnostics: [Diagnostic] = []

    /// Merges equal diagnostics. Cost: that of sorting them.
    init(_ all: [Diagnostic], in context: LintContext, _ identities: IdentityBuilder) {
        let components = Components(of: context, identities)
        let orders = all.map { $0.violation.element?.index ?? -1 }
        let sorted = all.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }
        var firsts: [Key: Diagnostic] = [:]
        var ordinals: [[String]: Int] = [:]
        for index in sorted {
            let diagnostic = all[index]
            guard let id = diagnostic.violation.element, let place = components.place(of: id) else {
                diagnostics.append(diagnostic)
                continue
            }
            let slot = [diagnostic.rule.id, diagnostic.violation.variant ?? "", String(id.index)]
            let ordinal = ordinals[slot, default: 0]
            ordinals[slot] = ordinal + 1
            let key = Key(
                rule: diagnostic.rule.id, variant: diagnostic.violation.variant,
                property: diagnostic.violation.property, confidence: diagnostic.confidence,
                severity: diagnostic.rule.severity, place: place, ordinal: ordinal)
            if let first = firsts[key] {
                diagnostic.component = first.component
                first.repeats.append(diagnostic)
            } else {
                diagnostic.component = components.path(of: id)
                firsts[key] = diagnostic
                diagnostics.append(diagnostic)
            }
        }
        var limited: Set<String> = []
        for diagnostic in all where diagnostic.details.mostPerScreen != nil { limited.insert(diagnostic.rule.id) }
        for rule in limited { limit(rule) }
    }

    /// Keeps the worst findings of a rule with a limit per screen; the others become places of the last one kept.
    private mutating func limit(_ rule: String) {
        let mine = diagnostics.indices.filter { diagnostics[$0].rule.id == rule }
        guard let first = mine.first, let most = diagnostics[first].details.mostPerScreen, mine.count > most else {
            return
        }
        let worst = mine.sorted { left, right in
            let (one, other) = (diagnostics[left], diagnostics[right])
            return (one.confidence, one.violation.weight, right) > (other.confidence, other.violation.weight, left)
        }
        let others = worst[most...].sorted()
        diagnostics[worst[most - 1]].repeats += others.flatMap { [diagnostics[$0]] + diagnostics[$0].repeats }
        let gone = Set(others)
        diagnostics = diagnostics.indices.lazy.filter { !gone.contains($0) }.map { diagnostics[$0] }
    }
}

/// Numbers the places in repeated components. Elements have the same number if their paths from the root differ only in
/// which card they go through.
struct Components {
    /// One step of a path, from the root down.
    private struct Step: Hashable {
        let outer: Int
        let signature: Int
        /// The number among the siblings; 0 for cards, which are interchangeable.
        let ordinal: Int
    }

    /// What siblings are counted by: their parent and their class.
    private struct Kind: Hashable {
        let parent: ElementID?
        let word: String
    }

    private let context: LintContext
    private let identities: IdentityBuilder
    private var places: [Int] = []
    private var areRepeated: [Bool] = []
    /// The number of each element in a component among its siblings of one class, from 1, where a finding needs it.
    private var ordinals: [ElementID: Int] = [:]

    /// Numbers the places of a screen with repeated components. Cost: linear in the elements.
    init(of context: LintContext, _ identities: IdentityBuilder) {
        self.context = context
        self.identities = identities
        // Interface Builder has no repetition, see `Repetition`.
        guard context.cards.exist, context.screen.input != .interfaceBuilder else { return }
        var numbers: [Step: Int] = [:]
        /// The number of the next child of each element, at the element's index plus 1; entry 0 is for the roots.
        var next = Array(repeating: 1, count: context.screen.elements.count + 1)
        var alike: [Kind: Int] = [:]
        // Document order: parents come first.
        for element in context.screen.elements {
            let isCard = context.cards.contains(element.id)
            let parent = element.parent.map { $0.index + 1 } ?? 0
            let ordinal = next[parent]
            next[parent] += 1
            let step = Step(
                outer: element.parent.map { places[$0.index] } ?? -1,
                signature: context.cards.signature(of: element.id),
                ordinal: isCard ? 0 : ordinal)
            let number = numbers[step] ?? numbers.count
            numbers[step] = number
            places.append(number)
            areRepeated.append(isCard || element.parent.map { areRepeated[$0.index] } ?? false)
            guard areRepeated[element.id.index], !isCard, identities.isCounted(element) else { continue }
            let kind = Kind(parent: element.parent, word: element.word)
            alike[kind, default: 0] += 1
            ordinals[element.id] = alike[kind]
        }
    }

    /// The number of the element's place, which equal parts share; nil outside repeated components.
    func place(of id: ElementID) -> Int? {
        guard !areRepeated.isEmpty, areRepeated[id.index], !isLineOfForm(id) else { return nil }
        return places[id.index]
    }

    /// The place as a path: the identity of what contains the components, the kind of the component, and the numbers of
    /// its parts among their siblings of one class.
    func path(of id: ElementID) -> String {
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

    /// Whether the element is a form field in a row without a custom class, which the author wrote by hand.
    private func isLineOfForm(_ id: ElementID) -> Bool {
        let screen = context.screen
        guard screen.input == .native, screen[id].isField else { return false }
        return !screen.lineage(of: id).contains { context.cards.contains($0) && screen[$0].customClass != nil }
    }
}

extension Element {
    /// Whether users enter or choose a value in it.
    fileprivate var isField: Bool {
        switch type {
        case .switch, .slider, .stepper, .segmentedControl, .datePicker, .pickerView: true
        default: isTextInput
        }
    }
}
