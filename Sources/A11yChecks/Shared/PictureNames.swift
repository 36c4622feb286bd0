import A11yEngine
import A11yModel

// What the names of pictures tell about them.

extension LintContext {
    /// The name of the element's picture: its file or its system symbol; nil without one.
    func pictureName(of id: ElementID) -> String? {
        let name = screen[id][.image]?.text ?? screen[id][.systemImage]?.text
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether the name of a picture has one of these words: `ic_lock_24` has “lock”, 未读状态 has 状态.
    func isPicture(_ name: String, namedBy words: WordList) -> Bool {
        let known = words.words(under: "any")
        if RuleText.parts(ofIdentifier: name).contains(where: known.contains) { return true }
        // Words of a script without spaces; most names have none.
        guard name.unicodeScalars.contains(where: RuleText.isUnspaced) else { return false }
        return known.contains { word in
            word.unicodeScalars.contains(where: RuleText.isUnspaced) && name.contains(word)
        }
    }
}
