import A11yModel
import A11yVoiceOver

/// What is written and said at a stop of the app's own, for the rules about words: each text once, in all of its forms.
package final class StopWords: Sendable {
    /// The place of the stop in `LintContext.stops`.
    package let place: Int
    /// Its element.
    package let element: ElementID
    /// The part of the element that it is; nil for the element itself.
    package let part: ControlPart?
    /// Whether the element answers to a person.
    package let isInteractive: Bool
    /// The label that the author wrote; nil where it is absent or says nothing.
    package let label: Wording?
    /// The element's accessible name; nil where it is absent or says nothing.
    package let name: Wording?
    /// All that is said without trait, state and position words, and its important custom content.
    package let own: Wording
    /// Whether a text or a field of the card that it lies in was read before it, so that one knows what it is about.
    package let isBehindText: Bool

    fileprivate init(
        at place: Int, of stop: Stop, isInteractive: Bool, label: Wording?, name: Wording?, own: Wording,
        isBehindText: Bool
    ) {
        self.place = place
        element = stop.element
        part = stop.part
        self.isInteractive = isInteractive
        self.label = label
        self.name = name
        self.own = own
        self.isBehindText = isBehindText
    }

    /// Whether the stop answers to a person, and is the only one of its element: of a search bar it is the field, of a
    /// stepper none, since UIKit words its halves.
    package var isControl: Bool { isInteractive && isWhole }

    /// Whether the stop stands for its element.
    package var isWhole: Bool { part == nil || part == .field }
}

extension LintContext {
    /// The words of all stops, in their order. Cost: the length of the texts, and the depth of cards.
    func wordsOfStops() -> [StopWords] {
        let common = Vocabulary.of(screen.language)
        let isOneLanguage = !isSet(.speechLanguage)
        var cardsWithText: Set<ElementID> = []
        return stops.indices.map { place in
            let stop = stops[place]
            let id = stop.element
            let vocabulary = isOneLanguage ? common : Vocabulary.of(language(of: id))
            let label = screen[id].label.map { Wording($0, in: vocabulary) }
            let name = name(of: id).map { name in
                label.flatMap { $0.text == name ? $0 : nil } ?? Wording(name, in: vocabulary)
            }
            let said = ownWords(of: stop)
            let own = name.flatMap { $0.text == said ? $0 : nil } ?? Wording(said, in: vocabulary)
            let isInteractive = isInteractive(id)

            var isBehindText = false
            if let card = innermostCard(of: id) {
                isBehindText = id != card && cardsWithText.contains(card)
                let tells = id == card || !isInteractive || screen[id].isTextInput
                if tells, !own.features.isDisjoint(with: [.letter, .number]) { cardsWithText.insert(card) }
            }
            return StopWords(
                at: place, of: stop, isInteractive: isInteractive, label: label.flatMap { $0.isBlank ? nil : $0 },
                name: name.flatMap { $0.isBlank ? nil : $0 }, own: own, isBehindText: isBehindText)
        }
    }
}
