import A11yModel
import A11yVoiceOver

/// What an explicit list leaves out although it is there to be reached. Cost: each list's descendants times depth, and
/// each element lies below at most as many lists as the tree is deep.
struct ListGaps: Check {
    static let name = "list-gaps"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.index.hasLists else { return [] }
        let screen = subject.screen
        return subject.elements.flatMap { list -> [Fault] in
            guard let members = screen[list].members, !screen.isAccessibilityElement(list), subject.isVisible(list),
                subject.isWalked(list)
            else { return [] }
            let left = omitted(by: list, members: Set(members.compactMap(\.target)), in: subject)
            let controls = left.filter(subject.isInteractive)
            let texts = left.filter { !subject.isInteractive($0) }
            return [fault(list, controls, doubts: [], subject), fault(list, texts, doubts: .undecided, subject)]
                .compactMap { $0 }
        }
    }

    private func fault(_ list: ElementID, _ left: [ElementID], doubts: Doubts, _ subject: Subject) -> Fault? {
        guard !left.isEmpty else { return nil }
        return Fault(
            list, property: .elements, range: subject.screen[list].assignment(of: .elements)?.range,
            facts: ["list": .list(left.map(subject.quote))], doubts: doubts,
            covers: left + left.flatMap(subject.screen.descendants))
    }

    /// The visible functional descendants that are neither listed nor below a listed element, outermost only.
    private func omitted(by list: ElementID, members: Set<ElementID>, in subject: Subject) -> [ElementID] {
        let screen = subject.screen
        let offered = members.flatMap { screen[$0].customActions }
        let offer = Offer(offered)
        let heard = SpeechIndex(of: members.map { subject.speech(of: $0) })
        return screen.descendants(of: list).filter { id in
            let path = Array(screen.lineage(of: id).prefix { $0 != list })
            if path.contains(where: members.contains) || !subject.isVisible(id) { return false }
            guard isReachableByItself(id, in: subject), subject.isDecorative(id) == nil else { return false }
            if path.dropFirst().contains(where: { isReachableByItself($0, in: subject) }) { return false }
            if path.contains(where: { screen[$0].isTrue(.elementsHidden) }) { return false }
            if subject.isInteractive(id) { return !offer.includes(id, in: subject) }
            guard let text = subject.shownText(of: id) ?? subject.name(of: id) else { return false }
            return !heard.contains(text)
        }
    }

    private func isReachableByItself(_ id: ElementID, in subject: Subject) -> Bool {
        let element = subject.screen[id]
        if element.isElement == false { return false }
        return subject.screen.isAccessibilityElement(id) || element.type == .segment || subject.answersTap(id)
            || (element.isControl && element.type != .datePicker)
    }

    /// What the custom actions of the listed elements offer in the place of controls.
    private struct Offer {
        private let functions: Set<String>
        private let names: Set<String>

        init(_ actions: [CustomAction]) {
            functions = Set(actions.compactMap(\.action))
            names = Set(actions.map { Words.folded($0.name) })
        }

        func includes(_ id: ElementID, in subject: Subject) -> Bool {
            if let function = subject.function(of: id), functions.contains(function) { return true }
            return subject.name(of: id).map { names.contains(Words.folded($0)) } == true
        }
    }
}
