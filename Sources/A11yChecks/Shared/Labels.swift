// The words of the rules about speech: the stops of controls, labels that were written, texts that can be seen.

import A11yEngine
import A11yModel
import A11yVoiceOver

extension LintContext {
    /// The texts that can be seen on the element or inside of it. Cost: the elements inside.
    func shownTexts(in id: ElementID) -> [String] {
        ([id] + screen.descendants(of: id)).filter(isVisible).compactMap(shownText)
    }

    /// Whether the words can be seen on the element or inside of it.
    package func shows(_ words: String, in id: ElementID) -> Bool {
        shownTexts(in: id).contains { Words.contains($0, words) }
    }

    /// Whether a stop is a search field, which is named by its role.
    func isSearchField(_ stop: Stop) -> Bool {
        stop.utterance.traits.contains(.searchField) || screen[stop.element].type == .searchBar
    }

    /// The card around an element that nearly fills the screen, so that nothing of other cards is seen beside it; nil
    /// where there is none.
    package func page(of id: ElementID) -> ElementID? {
        guard let card = innermostCard(of: id), let frame = frame(of: card) else { return nil }
        let isPage = frame.width * frame.height >= screen.size.width * screen.size.height * LintContext.overlayShare
        return isPage ? card : nil
    }
}
