import A11yModel

// What an author says of how an element is spoken and read, and the words of a stop do not tell.

extension Element {
    /// Each list of such details, with its title.
    var spokenDetails: [(title: String, words: [String])] {
        [
            ("In parts", (self[.attributedLabel]?.spans ?? []).filter(\.isSpokenOtherwise).map(\.description)),
            ("Rotors", (self[.customRotors]?.rotors ?? []).map(\.name)),
            ("Read by line", (self[.readingLines]?.texts ?? []).map { "“\($0)”" }),
            ("While focused", [self[.whileFocused]?.text].compactMap { $0 }),
            ("Direct touch", self[.directTouchOptions]?.texts ?? []),
            ("Large content viewer", largeContent),
        ]
    }

    private var largeContent: [String] {
        guard isTrue(.showsLargeContentViewer) else { return [] }
        let title = self[.largeContentTitle]?.text ?? title ?? text ?? ""
        return [title, self[.largeContentImage]?.text ?? ""].filter { !$0.isEmpty }
    }
}

extension SpeechSpan {
    /// Whether it has any attribute.
    fileprivate var isSpokenOtherwise: Bool { self != SpeechSpan(text: text) }

    /// The part with its attributes: “Bonjour” in fr.
    fileprivate var description: String {
        let attributes = [
            language.map { "in \($0)" }, pitch.map { "at pitch \($0)" }, spellOut == true ? "spelled out" : nil,
            punctuation == true ? "with punctuation" : nil, phonetic.map { "as /\($0)/" },
            headingLevel.map { $0 > 0 ? "heading level \(Int($0))" : "heading" },
        ]
        return "“\(text)” " + attributes.compactMap { $0 }.joined(separator: " and ")
    }
}
