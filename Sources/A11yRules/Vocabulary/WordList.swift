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

    /// A word of a list, folded once.
    private struct Entry: Sendable {
        let written: String
        let folded: String
        /// Written with `=`: it counts only as the whole name, wherever words of the list count otherwise.
        let isWholeOnly: Bool
        let isUnspaced: Bool

        init(_ word: String) {
            isWholeOnly = word.hasPrefix("=")
            written = isWholeOnly ? String(word.dropFirst()) : word
            folded = Words.folded(written)
            isUnspaced = folded.unicodeScalars.contains(where: Words.isUnspaced)
        }
    }

    let position: Where
    private let entries: [String: [Entry]]

    /// Whether the name holds a word of the language's list, or, for a Han name in another language, of a Chinese list.
    func contains(_ name: String, language: String) -> Bool {
        let folded = Words.folded(name)
        return lists(for: name, language: language).joined().contains { matches(folded, $0) }
    }

    /// Whether the word stands in the list that belongs to no language.
    func contains(whole word: String) -> Bool { entries["any"]?.contains { $0.written == word } == true }

    /// Whether the text is one of the language's words, no more and no less.
    func contains(exactly text: String, language: String) -> Bool {
        let folded = Words.folded(text)
        return lists(for: text, language: language).joined().contains { $0.folded == folded }
    }

    /// The language's first word: the one that VoiceOver says; the English one for a language without a list.
    func spoken(in language: String) -> String {
        (entries[WordList.script(of: language)] ?? entries["en"])?.first?.written ?? ""
    }

    private func lists(for name: String, language: String) -> [[Entry]] {
        var languages = [WordList.script(of: language)]
        if name.unicodeScalars.contains(where: Words.isUnspaced) { languages += ["zh-Hans", "zh-Hant"] }
        return languages.compactMap { entries[$0] }
    }

    private func matches(_ name: String, _ entry: Entry) -> Bool {
        if name == entry.folded { return true }
        if entry.isWholeOnly || position == .whole { return false }
        if position == .ends, entry.isUnspaced { return name.hasPrefix(entry.folded) || name.hasSuffix(entry.folded) }
        return name.hasPrefix(entry.folded + " ") || name.hasSuffix(" " + entry.folded)
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
        var entries: [String: [Entry]] = [:]
        for entry in root?.entries.lazy.filter({ $0.kind == .sequence }) ?? [] {
            entries[entry.key?.name ?? ""] = entry.items.map { Entry($0.text) }
        }
        self.entries = entries
    }
}
