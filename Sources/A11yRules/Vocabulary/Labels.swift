// The words of the rules about speech: the stops of controls, labels that were written, texts that can be seen.

import A11yModel
import A11yVoiceOver

extension Subject {
    /// The stops that answer to a person, each element once: of a search bar its field, of a stepper nothing, since
    /// UIKit words its halves.
    var controlStops: [Stop] {
        stops.filter { ($0.part == nil || $0.part == .field) && isInteractive($0.element) }
    }

    /// The label that the author wrote, trimmed; nil where it is absent or says nothing.
    func writtenLabel(of id: ElementID) -> String? {
        guard let label = screen[id].label, !Words.isBlank(label) else { return nil }
        return Words.trimmed(label)
    }

    /// The texts that can be seen on the element or inside of it. Cost: the elements inside.
    func shownTexts(in id: ElementID) -> [String] {
        ([id] + screen.descendants(of: id)).filter(isVisible).compactMap(shownText)
    }

    /// Whether the words can be seen on the element or inside of it.
    func shows(_ words: String, in id: ElementID) -> Bool {
        shownTexts(in: id).contains { Words.contains($0, words) }
    }

    /// Whether a stop is a search field, which is named by its role.
    func isSearchField(_ stop: Stop) -> Bool {
        stop.utterance.traits.contains(.searchField) || screen[stop.element].type == .searchBar
    }

    /// The card around an element that nearly fills the screen, so that nothing of other cards is seen beside it; nil
    /// where there is none.
    func page(of id: ElementID) -> ElementID? {
        guard let card = innermostCard(of: id), let frame = frame(of: card) else { return nil }
        let isPage = frame.width * frame.height >= screen.size.width * screen.size.height * Subject.overlayShare
        return isPage ? card : nil
    }

    /// For each stop, whether a text or a field of the card that it lies in was read before it, so that one knows what
    /// it is about. Cost: linear in the stops, times the depth of cards.
    func stopsBehindText() -> [Bool] {
        var cardsWithText: Set<ElementID> = []
        return stops.map { stop in
            guard let card = innermostCard(of: stop.element) else { return false }
            let isBehindText = cardsWithText.contains(card)
            let tells = stop.element == card || !isInteractive(stop.element) || screen[stop.element].isTextInput
            if tells, Words.letterCount(ownWords(of: stop)) > 0 { cardsWithText.insert(card) }
            return isBehindText && stop.element != card
        }
    }
}
