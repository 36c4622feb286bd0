import A11yEngine
import A11yModel
import A11yVoiceOver

/// Names of controls that begin with the gesture to make. Cost: linear in the stops; what lies in an element is looked
/// at once its label begins so.
struct GestureInLabel: Check {
    package static let name = "gesture-in-label"

    package static let gestures = WordList(named: "gesture")
    static let aims = WordList(named: "gesture-aim")
    private static let manners = WordList(named: "gesture-manner")
    static let measures = WordList(named: "gesture-measure")

    init(_ parameters: inout Parameters) {}

    func reasonNotToJudge(_ context: LintContext) -> String? { context.reasonNotToJudge(with: GestureInLabel.gestures) }

    package func violations(in context: LintContext) -> [Violation] {
        context.words.compactMap { words in
            let id = words.element
            guard words.isControl, let name = words.name, tellsGesture(name) else { return nil }
            let label = name.written
            guard words.label != nil else {
                let isTitle = context.screen[id].title != nil
                return shown(id, label, property: isTitle ? .title : .text)
            }
            if context.shows(label, in: id) { return shown(id, label, property: .label) }
            return Violation(id, property: .label, variant: "label", facts: ["label": .text(label)])
        }
    }

    /// A gesture in what everybody sees: the text has to be changed, and not only the label.
    private func shown(_ id: ElementID, _ label: String, property: Property) -> Violation {
        Violation(id, property: property, variant: "title", facts: ["label": .text(label)], doubts: .undecided)
    }

    private func tellsGesture(_ name: Wording) -> Bool {
        guard let rest = GestureInLabel.gestures.rest(of: name) else { return false }
        var aim = Wording(rest, in: name.vocabulary)
        let isUnspaced = name.text.unicodeScalars.first.map(Words.isUnspaced) ?? false
        if isUnspaced { return !GestureInLabel.measures.contains(aim) }
        while let next = GestureInLabel.manners.rest(of: aim) { aim = Wording(next, in: name.vocabulary) }
        return GestureInLabel.aims.contains(aim)
    }
}
