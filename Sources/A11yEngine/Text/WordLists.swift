// The word lists that several checks use.

import A11yModel

extension WordList {
    /// Names of controls that lead out.
    package static let exits = WordList(named: "exit")
    /// Functions that lead out.
    package static let exitFunctions = WordList(named: "exit-function")
    /// Symbols that lead out.
    static let exitSymbols = WordList(named: "exit-symbol")
    /// Words for the state "selected".
    package static let selected = WordList(named: "selected")
    /// Words for the state "disabled".
    package static let disabled = WordList(named: "disabled")
    /// Functions that put the keyboard away.
    package static let endEditing = WordList(named: "end-editing")
    /// Words behind a number that make it a count.
    package static let counters = WordList(named: "counter")
    /// Words that offer to take something back.
    package static let undo = WordList(named: "undo")
}

extension LintContext {
    /// Why a rule about words cannot judge the screen: nothing on it is in a language of the list. Nil where it can.
    package func reasonNotToJudge(with list: WordList) -> String? {
        // Most screens have stops, which know their languages.
        if words.contains(where: { $0.own.vocabulary.covered.contains(list.bit) }) { return nil }
        if list.covers(screen.language) { return nil }
        let languages = screen.elements.lazy.compactMap { $0[.speechLanguage]?.text }
        return languages.contains(where: list.covers) ? nil : "there are no words for the language \(screen.language)"
    }
}
