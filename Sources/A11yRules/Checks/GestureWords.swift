import A11yModel
import A11yVoiceOver

/// Names of controls that begin with the gesture to make. Cost: linear in the stops; what lies in an element is looked
/// at once its label begins so.
struct GestureWords: Check {
    static let name = "gesture-words"

    static let gestures = WordList(named: "gesture")
    static let aims = WordList(named: "gesture-aim")
    private static let manners = WordList(named: "gesture-manner")
    static let measures = WordList(named: "gesture-measure")

    init(_ parameters: inout Parameters) {}

    func reasonNotToJudge(_ subject: Subject) -> String? { subject.reasonNotToJudge(with: GestureWords.gestures) }

    func faults(in subject: Subject) -> [Fault] {
        subject.words.compactMap { words in
            let id = words.element
            guard words.isControl, let name = words.name, tellsGesture(name) else { return nil }
            let label = name.written
            guard words.label != nil else {
                let isTitle = subject.screen[id].title != nil
                return shown(id, label, property: isTitle ? .title : .text)
            }
            if subject.shows(label, in: id) { return shown(id, label, property: .label) }
            return Fault(id, property: .label, variant: "label", facts: ["label": .text(label)])
        }
    }

    /// A gesture in what everybody sees: the text has to be changed, and not only the label.
    private func shown(_ id: ElementID, _ label: String, property: Property) -> Fault {
        Fault(id, property: property, variant: "title", facts: ["label": .text(label)], doubts: .undecided)
    }

    private func tellsGesture(_ name: Wording) -> Bool {
        guard let rest = GestureWords.gestures.rest(of: name) else { return false }
        var aim = Wording(rest, in: name.vocabulary)
        let isUnspaced = name.text.unicodeScalars.first.map(Words.isUnspaced) ?? false
        if isUnspaced { return !GestureWords.measures.contains(aim) }
        while let next = GestureWords.manners.rest(of: aim) { aim = Wording(next, in: name.vocabulary) }
        return GestureWords.aims.contains(aim)
    }
}
