import A11yModel

/// Texts, folded so that others can be looked for in them: lower case, and single spaces for whatever is neither letter
/// nor number.
struct SpokenWords {
    /// Each text between spaces, in a line of its own, so that nothing is found across two of them.
    private let lines: String
    let words: Set<Substring>
    /// The parts of the texts between commas: a stop that reads many texts joins them so.
    private let parts: Set<String>

    /// The words of some texts.
    init(_ texts: [String]) {
        lines = texts.map { " \(SpokenWords.folded($0)) " }.joined(separator: "\n")
        words = Set(lines.split { $0 == " " || $0 == "\n" })
        parts = Set(texts.flatMap { $0.split(separator: ",").map { SpokenWords.folded(String($0)) } })
    }

    /// What is said at a stop, and what its actions and its custom content are called.
    init(at stop: Stop, in screen: Screen) {
        let said = stop.utterance
        let content = screen[stop.element][.customContent]?.content ?? []
        let texts = [said.description, said.label, said.value, said.hint] + stop.actions
        self.init(texts + content.flatMap { [$0.label, $0.value] })
    }

    /// Whether a text is in one of them, as whole words where its script parts words. A text without letters is.
    func contain(_ text: String) -> Bool {
        let part = SpokenWords.folded(text)
        if part.isEmpty || parts.contains(part) { return true }
        guard part.unicodeScalars.allSatisfy(\.isASCII) else { return lines.contains(part) }
        // Most texts that are not said differ in a word, which is found out sooner.
        return part.split(separator: " ").allSatisfy(words.contains) && lines.contains(" \(part) ")
    }

    /// A text in the form in which texts are compared.
    static func folded(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        var isAfterGap = false
        for scalar in text.lowercased().unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                if isAfterGap, !folded.isEmpty { folded.append(" ") }
                isAfterGap = false
                folded.append(scalar)
            } else {
                isAfterGap = true
            }
        }
        return String(folded)
    }
}
