import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls without a name whose picture has a file name that is a word for what they do: VoiceOver speaks that word.
/// Cost: linear in the elements.
struct ImageNameLabel: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.elements.compactMap { id in
            guard context.isNameless(id), let word = context.wordFromPicture(of: id) else { return nil }
            var violation = context.namelessViolation(of: id)
            violation.variant = context.simulation.stop(of: id) == nil ? "hidden" : "spoken"
            violation.facts["asset"] = .text(word)
            return violation
        }
    }
}

extension LintContext {
    /// The file name of the element's picture if it stands in for a name and is a word of the language that it is
    /// spoken in, such as “close”; otherwise nil.
    func wordFromPicture(of id: ElementID) -> String? {
        guard case .asset(let asset) = spokenPicture(of: id) else { return nil }
        let spoken = sourcedName(of: id).text
        if isDeed(spoken, at: id) { return asset }
        // “login with google”, “Close Button”, “Section Chat”: words for people, one of which tells the function.
        return RuleText.isSpelled(asset) && asset.split(separator: " ").contains { isDeed(String($0), at: id) }
            ? asset : nil
    }
}

extension LintContext {
    fileprivate func isDeed(_ word: String, at id: ElementID) -> Bool {
        WordList.pictureDeeds.contains(exactly: FoldedText(word, in: wordIndex(of: id)))
    }
}

extension WordList {
    /// Words for functions and places of an app that pictures are named after.
    static let pictureDeeds = WordList(named: "picture-deed")
    /// Words in names of pictures that show a state.
    static let pictureStates = WordList(named: "picture-state")
}
