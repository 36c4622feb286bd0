import A11yModel
import A11yVoiceOver

/// The texts at a stop of the app, each folded once for all rules about texts.
public final class StopText: Sendable {
    /// The position of the stop in `LintContext.stops`.
    public let place: Int
    /// Its element.
    public let element: ElementID
    /// The part of the element that the stop stands for; nil for the element itself.
    public let part: ControlPart?
    /// Whether users can operate the element.
    public let isInteractive: Bool
    /// The author's label; nil if absent or blank.
    public let label: FoldedText?
    /// The accessible name; nil if absent or blank.
    public let name: FoldedText?
    /// What the stop says without trait, state and position words.
    public let own: FoldedText
    /// Whether VoiceOver has read a text or a field of the same card before this stop, so that users know what it
    /// refers to.
    public let isBehindText: Bool

    fileprivate init(
        at place: Int, of stop: Stop, isInteractive: Bool, label: FoldedText?, name: FoldedText?, own: FoldedText,
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

    /// Whether users can operate the stop and it is the only one of its element. For a search bar this is the field; a
    /// stepper has none because UIKit words its two halves.
    public var isControl: Bool { isInteractive && isWhole }

    /// Whether the stop stands for its whole element.
    public var isWhole: Bool { part == nil || part == .field }
}

extension LintContext {
    /// The texts of the element's stop; nil if it is no stop of the app.
    func stopText(of id: ElementID) -> StopText? {
        let place = textPlaces[id.index]
        return place < 0 ? nil : stopTexts[place]
    }

    /// The texts of all stops, in order. Cost: the length of the texts and the depth of the cards.
    func findStopTexts() -> [StopText] {
        var cardsWithText: Set<ElementID> = []
        return stops.indices.map { place in
            let stop = stops[place]
            let id = stop.element
            let wordIndex = wordIndex(of: id)
            let label = screen[id].label.map { FoldedText($0, in: wordIndex) }
            let name = name(of: id).map { name in
                label.flatMap { $0.text == name ? $0 : nil } ?? FoldedText(name, in: wordIndex)
            }
            let said = ownWords(of: stop)
            let own = name.flatMap { $0.text == said ? $0 : nil } ?? FoldedText(said, in: wordIndex)
            let isInteractive = isInteractive(id)

            var isBehindText = false
            if let card = innermostCard(of: id) {
                isBehindText = id != card && cardsWithText.contains(card)
                let tells = id == card || !isInteractive || screen[id].isTextInput
                if tells, !own.features.isDisjoint(with: [.letter, .number]) { cardsWithText.insert(card) }
            }
            return StopText(
                at: place, of: stop, isInteractive: isInteractive, label: label.flatMap { $0.isBlank ? nil : $0 },
                name: name.flatMap { $0.isBlank ? nil : $0 }, own: own, isBehindText: isBehindText)
        }
    }
}
