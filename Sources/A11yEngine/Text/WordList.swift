import A11yModel
import A11ySyntax
import RuleCatalogue

/// A list of words by language, from `Rules/Words`: data beside the rules, decoded when a rule first asks for words.
package struct WordList: Sendable {
    /// Where in a name a word of the list counts. Words of spaced scripts count as whole words everywhere.
    package enum Where: String, CaseIterable, Sendable {
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
        /// In no name: the list is a table, in which its words are looked up.
        case nowhere
    }

    package let position: Where
    /// The list as a set of one.
    package let bit: ListSet
    private let entries: [String: [Entry]]

    /// Whether the name holds a word of the language's list, or, for a Han name in another language, of a Chinese list.
    package func contains(_ name: Wording) -> Bool { entry(in: name) != nil }

    /// The longest word that the name holds where the list looks for words; nil where it holds none.
    package func word(in name: Wording) -> String? { entry(in: name)?.written }

    /// What follows a word of the list at the beginning of the name, folded; nil where the name begins with none.
    package func rest(of name: Wording) -> String? {
        guard let entry = entry(in: name) else { return nil }
        return Words.trimmed(String(name.joined.dropFirst(entry.folded.count)))
    }

    private func entry(in name: Wording) -> Entry? {
        guard name.lists.contains(bit) else { return nil }
        var longest: Entry?
        for key in keys(for: name) {
            for entry in entries[key] ?? [] where entry.isHeld(by: name, position) {
                if entry.folded.count > longest?.folded.count ?? -1 { longest = entry }
            }
        }
        return longest
    }

    /// Whether the word stands in the list that belongs to no language.
    package func contains(whole word: String) -> Bool { contains(word, under: "any") }

    /// Whether the word, as it is written, stands under a key of the list.
    package func contains(_ word: String, under key: String) -> Bool {
        entries[key]?.contains { $0.written == word } == true
    }

    /// The words under a key, as they are written.
    package func words(under key: String) -> [String] { entries[key]?.map(\.written) ?? [] }

    /// The keys under which a word stands, sorted.
    package func keys(of word: String) -> [String] { entries.keys.filter { contains(word, under: $0) }.sorted() }

    /// Whether the text is one of the language's words, no more and no less.
    package func contains(exactly text: Wording) -> Bool {
        guard text.lists.contains(bit) else { return false }
        return keys(for: text).contains { entries[$0]?.contains { $0.folded == text.joined } == true }
    }

    /// The language's first word: the one that VoiceOver says; the English one for a language without a list.
    package func spoken(in language: String) -> String {
        (entries[WordList.key(of: language)] ?? entries["en"])?.first?.written ?? ""
    }

    /// Whether there are words for the language.
    package func covers(_ language: String) -> Bool { entries[WordList.key(of: language)] != nil }

    /// The words in which a text is searched: the language's, and for a Han text the Chinese ones, as they are written.
    package func words(for text: Wording) -> [String] {
        keys(for: text).flatMap { entries[$0] ?? [] }.map(\.written)
    }

    private func keys(for name: Wording) -> [String] {
        name.features.contains(.unspaced) ? [name.vocabulary.key] + WordList.hanKeys : [name.vocabulary.key]
    }

    /// The keys of the Chinese lists.
    static let hanKeys = ["zh-Hans", "zh-Hant"]

    /// The list's key for a language: Chinese by its script, any other by its first part.
    package static func key(of language: String) -> String {
        guard language.lowercased().hasPrefix("zh") else {
            return language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        }
        let isTraditional = ["Hant", "TW", "HK", "MO"].contains { language.contains($0) }
        return isTraditional ? "zh-Hant" : "zh-Hans"
    }
}

extension WordList {
    /// A word of a list, folded once.
    fileprivate struct Entry: Sendable {
        let written: String
        /// Folded, with hyphens inside of words as letters.
        let folded: String
        /// Written with `=`: it counts only as the whole name, wherever words of the list count otherwise.
        let isWholeOnly: Bool
        /// Written with `…`: it counts as the beginning of a name too, wherever words of the list count otherwise.
        let isBeginning: Bool
        /// Written in capitals, where there are any: it counts only in capitals.
        let isInCapitals: Bool
        let isUnspaced: Bool

        /// A word as the list has it; one that counts nowhere is not folded.
        init(_ word: String, counting position: Where) {
            isWholeOnly = word.hasPrefix("=")
            isBeginning = word.hasSuffix("…")
            let isMarked = isWholeOnly || isBeginning
            written = isMarked ? String(word.dropFirst(isWholeOnly ? 1 : 0).dropLast(isBeginning ? 1 : 0)) : word
            folded = position == .nowhere ? "" : Words.folded(Words.joiningHyphens(in: written))
            let mayBeInCapitals = position != .nowhere && folded != written
            isInCapitals = mayBeInCapitals && written == written.uppercased() && written != written.lowercased()
            isUnspaced = folded.unicodeScalars.contains(where: Words.isUnspaced)
        }

        /// What has to stand in every text that holds the word: its first sign, where it is of a script without spaces,
        /// or else the hash of its first word.
        var beginning: UInt64? {
            guard isUnspaced else { return WordTrace(of: folded).first }
            return folded.unicodeScalars.first(where: Words.isUnspaced).map { UInt64($0.value) }
        }

        /// Whether the name holds the word in the place where it counts.
        func isHeld(by name: Wording, _ position: Where) -> Bool {
            if isInCapitals, !name.written.hasPrefix(written) { return false }
            if name.joined == folded { return true }
            if isWholeOnly { return false }
            let gap = isUnspaced ? "" : " "
            switch isBeginning ? .start : position {
            case .whole, .nowhere: return false
            case .start: return name.joined.hasPrefix(folded + gap)
            case .end: return name.joined.hasSuffix(gap + folded)
            case .inside: return Words.contains(folded: name.joined, folded)
            // A Han segment is looked for by whoever cuts the name into segments.
            case .segment: return name.joined.hasPrefix(folded + " ") || name.joined.hasSuffix(" " + folded)
            case .ends: return name.joined.hasPrefix(folded + gap) || name.joined.hasSuffix(gap + folded)
            }
        }
    }

    /// Every list, by name. They are decoded together: the first text asks all of them.
    package static let all: [WordList] = CataloguePage.words.indices.map { WordList(at: $0) }

    /// The built-in list of a name; empty if there is none, which a test rules out.
    package init(named name: String) {
        let place = CataloguePage.words.firstIndex { page in
            page.file.utf8CodeUnitCount == name.utf8.count + WordList.ending.utf8.count
                && page.file.description == name + WordList.ending
        }
        self = place.map { WordList.all[$0] } ?? WordList(.whole, [], [:])
    }

    private static let ending = ".yaml"

    private init(_ position: Where, _ bit: ListSet, _ entries: [String: [Entry]]) {
        self.position = position
        self.bit = bit
        self.entries = entries
    }

    private init(at place: Int) {
        let lines = PackedTree.texts(in: CataloguePage.words[place].head)
        let position = lines.first { $0.key == "where" }?.texts.first.flatMap(Where.init(rawValue:)) ?? .whole
        var entries: [String: [Entry]] = [:]
        for (key, texts) in lines where key != "list" && key != "where" {
            entries[key] = texts.map { Entry($0, counting: position) }
        }
        self.init(position, ListSet(list: place), entries)
    }

    /// What its words begin with, by language, as `Vocabulary` looks them up.
    var beginnings: [String: [UInt64]] {
        position == .nowhere ? [:] : entries.mapValues { $0.compactMap(\.beginning) }
    }
}
