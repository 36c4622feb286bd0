import A11yModel
import A11yVoiceOver

/// Controls whose label or title was left at a default. Cost: linear in the stops; what lies in an element is looked
/// at once its label is such a word.
struct StubLabels: Check {
    static let name = "stub-labels"

    private static let stubs = WordList(named: "stub")
    private static let words = WordList(named: "stub-or-word")
    /// The titles that Interface Builder gives to what is dragged from its library.
    static let titles: [ElementType: String] = [
        .button: "Button", .barButtonItem: "Item", .tabBarItem: "Item",
    ]

    init(_ parameters: inout Parameters) {}

    func reasonNotToJudge(_ subject: Subject) -> String? { subject.reasonNotToJudge(with: StubLabels.stubs) }

    func faults(in subject: Subject) -> [Fault] {
        subject.controlStops.filter { !subject.isSearchField($0) }.compactMap { fault(of: $0, in: subject) }
    }

    private func fault(of stop: Stop, in subject: Subject) -> Fault? {
        let element = subject.screen[stop.element]
        let defaultTitle = StubLabels.titles[element.type]
        let hasDefaultTitle = defaultTitle != nil && subject.shownText(of: element.id) == defaultTitle
        guard let label = subject.writtenLabel(of: element.id) else {
            let isSpoken = subject.reading.name(of: element.id).source == .text
            return hasDefaultTitle && isSpoken ? Fault(element.id, property: .title) : nil
        }
        let language = subject.language(of: element.id)
        let isStub = StubLabels.stubs.contains(label, language: language)
        guard isStub || StubLabels.words.contains(label, language: language) else { return nil }
        if !hasDefaultTitle, subject.shows(label, in: element.id) { return nil }
        // A form asks for a title, a text or an item.
        if !isStub, element.isTextInput { return nil }
        return Fault(element.id, property: .label, doubts: isStub ? [] : .undecided)
    }
}
