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
        subject.words.compactMap { words in
            guard words.isControl, let fault = fault(of: words, in: subject) else { return nil }
            return subject.isSearchField(subject.stops[words.place]) ? nil : fault
        }
    }

    private func fault(of words: StopWords, in subject: Subject) -> Fault? {
        let element = subject.screen[words.element]
        guard let label = words.label else {
            let isSpoken = hasDefaultTitle(element, in: subject) && subject.sourcedName(of: element.id).source == .text
            return isSpoken ? Fault(element.id, property: .title) : nil
        }
        let isStub = StubLabels.stubs.contains(label)
        guard isStub || StubLabels.words.contains(label) else { return nil }
        if !hasDefaultTitle(element, in: subject), subject.shows(label.written, in: element.id) { return nil }
        // A form asks for a title, a text or an item.
        if !isStub, element.isTextInput { return nil }
        return Fault(element.id, property: .label, doubts: isStub ? [] : .undecided)
    }

    private func hasDefaultTitle(_ element: Element, in subject: Subject) -> Bool {
        guard let title = StubLabels.titles[element.type] else { return false }
        return subject.shownText(of: element.id) == title
    }
}
