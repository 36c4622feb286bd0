import A11yModel
import A11yVoiceOver

/// Gestures for which nothing else stands in: no custom action, no control. Cost: linear in the elements, and for each
/// one with gestures what lies in and above it.
struct GestureAlternatives: Check {
    static let name = "gesture-alternatives"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let candidates = subject.elements(setting: .gestures).filter { id in
            guard subject.screen[id].gestures.contains(where: { $0.key != .tap }), subject.isVisible(id) else {
                return false
            }
            if case .behindModal = subject.reading.cause(for: id, in: subject.screen) { return false }
            return true
        }
        guard !candidates.isEmpty else { return [] }
        let offered = OfferedFunctions(at: subject)
        let hasExit = subject.stops.contains { subject.isExit($0.element) }
        return candidates.flatMap { faults(of: $0, offered, hasExit: hasExit, in: subject) }
    }

    private func faults(
        of id: ElementID, _ offered: OfferedFunctions, hasExit: Bool, in subject: Subject
    ) -> [Fault] {
        let gestures = subject.screen[id].gestures
        let left = Gesture.allCases.filter { gesture in
            guard gesture != .tap, let word = gestures[gesture] else { return false }
            return !isServed(gesture, on: id, in: subject) && !leadsOut(word, from: id, hasExit, in: subject)
        }
        // Several gestures may do the same.
        let words = left.compactMap { gestures[$0] }.reduce(into: [String]()) { words, word in
            if !words.contains(word) { words.append(word) }
        }
        return words.compactMap { word in
            let actions = actions(around: id, in: subject)
            if !word.isEmpty, offered.offer(word, around: id, in: subject) { return nil }
            if !word.isEmpty, actions.contains(where: { $0.action == word || isNamed($0, after: word) }) { return nil }
            let isUnknown = word.isEmpty || subject.screen.input == .interfaceBuilder
            let isPerhapsOffered = actions.contains { $0.action == nil }
            let titles = left.filter { gestures[$0] == word }.map(\.title)
            return Fault(
                id, property: .gestures, variant: isUnknown ? "unknown" : nil,
                facts: [
                    "action": .text(Words.parts(ofIdentifier: word).joined(separator: " ")),
                    "gesture": .text(titles.joined(separator: " or ")),
                    "name": .text(subject.quote(of: id)),
                ],
                doubts: isUnknown || isPerhapsOffered ? .undecided : [])
        }
    }

    /// Whether the class, a trait or a method serves the gesture for VoiceOver.
    private func isServed(_ gesture: Gesture, on id: ElementID, in subject: Subject) -> Bool {
        let element = subject.screen[id]
        if element.type == .webView || element.type == .mapView || element.scrolls(along: gesture) { return true }
        if gesture.isStroke, subject.isAdjustable(id) { return true }
        return subject.screen.lineage(of: id).contains { above in
            let element = subject.screen[above]
            let traits = element.traits ?? []
            if traits.contains(.allowsDirectInteraction) || gesture == .pinch && traits.contains(.supportsZoom) {
                return true
            }
            if gesture.isStroke, element[.overrides]?.texts?.contains("scroll") == true { return true }
            let isDrag = gesture == .pan || gesture == .longPress
            return isDrag && (element[.dragSources] != nil || element[.dropPoints] != nil)
        }
    }

    /// Whether the gesture only leads out, or puts the keyboard away, as something else does too.
    private func leadsOut(_ word: String, from id: ElementID, _ hasExit: Bool, in subject: Subject) -> Bool {
        if WordList.endEditing.contains(whole: word) { return true }
        let verb = Words.parts(ofIdentifier: word).first ?? ""
        guard WordList.exitFunctions.contains(whole: verb) || WordList.exitFunctions.contains(whole: word) else {
            return false
        }
        return hasExit || subject.answersEscape(id)
    }

    /// The custom actions at, in and above an element.
    private func actions(around id: ElementID, in subject: Subject) -> [CustomAction] {
        let above = subject.screen.lineage(of: id).flatMap { subject.screen[$0].customActions }
        let inside = subject.stops(in: id).flatMap { subject.screen[$0.element].customActions }
        return Array((above + inside).prefix(Subject.mostActions))
    }

    /// Whether a custom action without a function word is called as the gesture's word is: “Delete” and `deleteRow`.
    private func isNamed(_ action: CustomAction, after word: String) -> Bool {
        guard action.action == nil else { return false }
        let function = Words.parts(ofIdentifier: word).joined(separator: " ")
        return Words.contains(function, action.name) || Words.contains(action.name, function)
    }
}

extension OfferedFunctions {
    /// Whether a stop in the cards around an element, outside of all cards, or inside the element has the function.
    fileprivate func offer(_ function: String, around id: ElementID, in subject: Subject) -> Bool {
        guard let cards = cards(with: function) else { return false }
        if cards.contains(nil) || subject.screen.lineage(of: id).contains(where: { cards.contains($0) }) { return true }
        return subject.screen.descendants(of: id).contains { cards.contains($0) }
    }
}
