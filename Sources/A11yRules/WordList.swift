import A11yModel
import A11ySyntax
import RuleCatalogue

/// A list of words by language, from `Rules/Words`: data beside the rules, decoded when a rule first asks for it.
struct WordList: Sendable {
    /// Where in a name a word of the list counts.
    enum Where: String, CaseIterable, Sendable {
        /// As the whole name.
        case whole
        /// At its beginning or its end.
        case ends
        /// As a whole segment between commas, spaces and brackets at its beginning or end.
        case segment
    }

    let position: Where
    private let words: [String: [String]]

    /// Whether the name holds a word of the language's list, or, for a Han name in another language, of a Chinese list.
    func contains(_ name: String, language: String) -> Bool {
        let folded = Words.folded(name)
        return lists(for: name, language: language).contains { list in
            list.contains { matches(folded, $0) }
        }
    }

    /// Whether the word stands in the list that belongs to no language.
    func contains(whole word: String) -> Bool { words["any"]?.contains(word) == true }

    /// Whether the text is one of the language's words, no more and no less.
    func contains(exactly text: String, language: String) -> Bool {
        let folded = Words.folded(text)
        return lists(for: text, language: language).joined().contains { Words.folded($0) == folded }
    }

    /// The language's first word: the one that VoiceOver says; the English one for a language without a list.
    func spoken(in language: String) -> String {
        (words[WordList.script(of: language)] ?? words["en"])?.first ?? ""
    }

    private func lists(for name: String, language: String) -> [[String]] {
        var languages = [WordList.script(of: language)]
        if name.unicodeScalars.contains(where: Words.isUnspaced) { languages += ["zh-Hans", "zh-Hant"] }
        return languages.compactMap { words[$0] }
    }

    private func matches(_ name: String, _ entry: String) -> Bool {
        let isWholeOnly = entry.hasPrefix("=")
        let word = Words.folded(isWholeOnly ? String(entry.dropFirst()) : entry)
        if name == word { return true }
        if isWholeOnly || position == .whole { return false }
        if position == .ends, word.unicodeScalars.contains(where: Words.isUnspaced) {
            return name.hasPrefix(word) || name.hasSuffix(word)
        }
        return name.hasPrefix(word + " ") || name.hasSuffix(" " + word)
    }

    /// The list's key for a language: Chinese by its script, any other by its first part.
    private static func script(of language: String) -> String {
        guard language.lowercased().hasPrefix("zh") else { return String(language.prefix { $0 != "-" }) }
        let isTraditional = ["Hant", "TW", "HK", "MO"].contains { language.contains($0) }
        return isTraditional ? "zh-Hant" : "zh-Hans"
    }
}

extension WordList {
    /// Names of controls that lead out.
    static let exits = WordList(named: "exit")
    /// Functions that lead out.
    static let exitFunctions = WordList(named: "exit-function")
    /// Symbols that lead out.
    static let exitSymbols = WordList(named: "exit-symbol")
    /// Words for the state "selected".
    static let selected = WordList(named: "selected")
    /// Words for the state "disabled".
    static let disabled = WordList(named: "disabled")
    /// Functions that put the keyboard away.
    static let endEditing = WordList(named: "end-editing")

    /// The built-in list of a name; empty if there is none, which a test rules out.
    init(named name: String) {
        let page = CataloguePage.words.first { $0.file.description == "\(name).yaml" }
        let root = page.flatMap { Syntax.parse(Source(path: name, text: $0.text.description)).tree.roots.first }
        position = root?.attribute("where").flatMap(Where.init(rawValue:)) ?? .whole
        var words: [String: [String]] = [:]
        for entry in root?.entries.lazy.filter({ $0.kind == .sequence }) ?? [] {
            words[entry.key?.name ?? ""] = entry.items.map(\.text)
        }
        self.words = words
    }
}
