import A11yModel
import A11ySyntax
import RuleCatalogue

/// A list of words by language, from `Rules/Words`: data beside the rules, decoded when a rule first asks for it.
struct WordList: Sendable {
    /// Where in a name a word of the list counts. Words of spaced scripts count as whole words everywhere.
    enum Where: String, CaseIterable, Sendable {
        /// As the whole name.
        case whole
        /// At its beginning.
        case start
        /// At its end.
        case end
        /// At its beginning or its end.
        case ends
        /// Anywhere.
        case inside
        /// As a whole segment between commas, spaces and brackets at its beginning or end.
        case segment
    }

    let position: Where
    private let entries: [String: [Entry]]

    /// Whether the name holds a word of the language's list, or, for a Han name in another language, of a Chinese list.
    func contains(_ name: String, language: String) -> Bool { word(in: name, language: language) != nil }

    /// The longest word that the name holds where the list looks for words; nil where it holds none.
    func word(in name: String, language: String) -> String? {
        let text = Text(name)
        let found = lists(for: name, language: language).joined().filter { $0.isHeld(by: text, position) }
        return found.max { $0.folded.count < $1.folded.count }?.written
    }

    /// What follows a word of the list at the beginning of the name, folded; nil where the name begins with none.
    func rest(of name: String, language: String) -> String? {
        guard let word = word(in: name, language: language) else { return nil }
        let rest = Text(name).folded.dropFirst(Text(word).folded.count)
        return Words.trimmed(String(rest))
    }

    /// Whether the word stands in the list that belongs to no language.
    func contains(whole word: String) -> Bool { contains(word, under: "any") }

    /// Whether the word, as it is written, stands under a key of the list.
    func contains(_ word: String, under key: String) -> Bool { entries[key]?.contains { $0.written == word } == true }

    /// The words under a key, as they are written.
    func words(under key: String) -> [String] { entries[key]?.map(\.written) ?? [] }

    /// The keys under which a word stands, sorted.
    func keys(of word: String) -> [String] { entries.keys.filter { contains(word, under: $0) }.sorted() }

    /// Whether the text is one of the language's words, no more and no less.
    func contains(exactly text: String, language: String) -> Bool {
        let folded = Text(text).folded
        return lists(for: text, language: language).joined().contains { $0.folded == folded }
    }

    /// The language's first word: the one that VoiceOver says; the English one for a language without a list.
    func spoken(in language: String) -> String {
        (entries[WordList.key(of: language)] ?? entries["en"])?.first?.written ?? ""
    }

    /// Whether there are words for the language.
    func covers(_ language: String) -> Bool { entries[WordList.key(of: language)] != nil }

    /// The words in which a text is searched: the language's, and for a Han text the Chinese ones, as they are written.
    func words(for text: String, language: String) -> [String] {
        lists(for: text, language: language).joined().map(\.written)
    }

    private func lists(for name: String, language: String) -> [[Entry]] {
        var keys = [WordList.key(of: language)]
        if name.unicodeScalars.contains(where: Words.isUnspaced) { keys += ["zh-Hans", "zh-Hant"] }
        return keys.compactMap { entries[$0] }
    }

    /// The list's key for a language: Chinese by its script, any other by its first part.
    static func key(of language: String) -> String {
        guard language.lowercased().hasPrefix("zh") else {
            return language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        }
        let isTraditional = ["Hant", "TW", "HK", "MO"].contains { language.contains($0) }
        return isTraditional ? "zh-Hant" : "zh-Hans"
    }
}

extension WordList {
    /// A name in the forms in which it is compared.
    fileprivate struct Text {
        let written: String
        /// Folded, with hyphens inside of words as letters: “sign-in” is one word, and does not end with “in”.
        let folded: String

        init(_ text: String) {
            written = Words.trimmed(text)
            folded = Words.folded(Words.joiningHyphens(in: text))
        }
    }

    /// A word of a list, folded once.
    fileprivate struct Entry: Sendable {
        let written: String
        let folded: String
        /// Written with `=`: it counts only as the whole name, wherever words of the list count otherwise.
        let isWholeOnly: Bool
        /// Written with `…`: it counts as the beginning of a name too, wherever words of the list count otherwise.
        let isBeginning: Bool
        /// Written in capitals, where there are any: it counts only in capitals.
        let isInCapitals: Bool
        let isUnspaced: Bool

        init(_ word: String) {
            isWholeOnly = word.hasPrefix("=")
            isBeginning = word.hasSuffix("…")
            written = String(word.dropFirst(isWholeOnly ? 1 : 0).dropLast(isBeginning ? 1 : 0))
            folded = Text(written).folded
            isInCapitals = written == written.uppercased() && written != written.lowercased()
            isUnspaced = folded.unicodeScalars.contains(where: Words.isUnspaced)
        }

        /// Whether the name holds the word in the place where it counts.
        func isHeld(by name: Text, _ position: Where) -> Bool {
            if isInCapitals, !name.written.hasPrefix(written) { return false }
            if name.folded == folded { return true }
            if isWholeOnly { return false }
            let gap = isUnspaced ? "" : " "
            switch isBeginning ? .start : position {
            case .whole: return false
            case .start: return name.folded.hasPrefix(folded + gap)
            case .end: return name.folded.hasSuffix(gap + folded)
            case .inside: return Words.contains(folded: name.folded, folded)
            // A Han segment is looked for by whoever cuts the name into segments.
            case .segment: return name.folded.hasPrefix(folded + " ") || name.folded.hasSuffix(" " + folded)
            case .ends: return name.folded.hasPrefix(folded + gap) || name.folded.hasSuffix(gap + folded)
            }
        }
    }

    /// The built-in list of a name; empty if there is none, which a test rules out.
    init(named name: String) {
        let page = CataloguePage.words.first { $0.file.description == "\(name).yaml" }
        let root = page.flatMap { PackedTree.unpacked($0.head).roots.first }
        position = root?.attribute("where").flatMap(Where.init(rawValue:)) ?? .whole
        var entries: [String: [Entry]] = [:]
        for entry in root?.entries.lazy.filter({ $0.kind == .sequence }) ?? [] {
            entries[entry.key?.name ?? ""] = entry.items.map { Entry($0.text) }
        }
        self.entries = entries
    }
}
