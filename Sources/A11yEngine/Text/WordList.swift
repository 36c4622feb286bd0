import A11yModel
import A11ySyntax
import RuleCatalogue

// The word lists of `Rules/Words`, and the index that searches all lists at once.

/// A list of words by language, from `Rules/Words`. The words of a language are decoded when a rule first searches for
/// them.
public struct WordList: Sendable {
    /// Where in a name a word of the list matches. In scripts with spaces only whole words match.
    public enum Where: String, CaseIterable, Sendable {
        /// The whole name.
        case whole
        case start
        case end
        /// The start or the end.
        case ends
        /// Anywhere.
        case inside
        /// A whole segment, separated by commas, spaces or brackets, at the start or the end.
        case segment
        /// Nowhere: the list is a lookup table.
        case nowhere
    }

    /// Where in a text its words count.
    public let position: Where
    /// The list as a set with one member.
    public let bit: WordListSet
    /// Its place in the catalogue; nil for an empty list.
    fileprivate let place: Int?
    /// The words by key. A list has a key for each of its languages, and all lists are made at every start, so no key
    /// is hashed.
    private let decoded: [(key: String, words: Deferred<[Entry]>)]

    /// Whether the name contains a word of its language's list. Names in Han characters are also searched for the words
    /// of the Chinese lists.
    public func contains(_ name: FoldedText) -> Bool { entry(in: name) != nil }

    /// The longest word that matches; nil if none does.
    public func word(in name: FoldedText) -> String? { entry(in: name)?.written }

    /// What follows the matching word at the start of the name, folded; nil if none matches.
    public func rest(of name: FoldedText) -> String? {
        guard let entry = entry(in: name) else { return nil }
        return RuleText.trimmed(String(name.joined.dropFirst(entry.folded.count)))
    }

    /// The words under a key; none if the list does not have it.
    private func entries(_ key: String) -> [Entry] { decoded.first { $0.key == key }?.words.value ?? [] }

    private func entry(in name: FoldedText) -> Entry? {
        guard name.lists.contains(bit) else { return nil }
        var longest: Entry?
        for entry in entries(for: name) where entry.isHeld(by: name, position) {
            if entry.folded.count > longest?.folded.count ?? -1 { longest = entry }
        }
        return longest
    }

    /// Whether the word is in the list without a language.
    public func contains(whole word: String) -> Bool { contains(word, under: "any") }

    /// Whether the word is under a key of the list, as written.
    public func contains(_ word: String, under key: String) -> Bool { entries(key).contains { $0.written == word } }

    /// The words under a key, as written.
    public func words(under key: String) -> [String] { entries(key).map(\.written) }

    /// The keys that a word is under, sorted.
    public func keys(of word: String) -> [String] { decoded.map(\.key).filter { contains(word, under: $0) }.sorted() }

    /// Whether the text is exactly one of the language's words.
    public func contains(exactly text: FoldedText) -> Bool {
        guard text.lists.contains(bit) else { return false }
        return entries(for: text).contains { $0.folded == text.joined }
    }

    /// The language's first word, which VoiceOver speaks; the English one for a language without a list.
    public func spoken(in language: String) -> String {
        entries(covers(language) ? WordList.key(of: language) : "en").first?.written ?? ""
    }

    /// Whether the list has words for the language.
    public func covers(_ language: String) -> Bool { has(WordList.key(of: language)) }

    /// The words that a text is searched for, as written: those of its language, and for Han characters the Chinese
    /// ones.
    public func words(for text: FoldedText) -> [String] { entries(for: text).map(\.written) }

    private func entries(for text: FoldedText) -> [Entry] {
        let own = text.wordIndex.entries(of: self)
        return text.features.contains(.unspaced) ? own + WordIndex.han.entries(of: self) : own
    }

    /// The keys of the Chinese lists.
    static let hanKeys = ["zh-Hans", "zh-Hant"]

    /// The list's key for a language: Chinese by its script, any other by its primary subtag.
    public static func key(of language: String) -> String {
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
        /// Folded, with hyphens inside words treated as letters.
        let folded: String
        /// Written with `=`: it matches only the whole name, wherever other words of the list match.
        let isWholeOnly: Bool
        /// Written with `…`: it matches the start of a name, wherever other words of the list match.
        let isBeginning: Bool
        /// Written in capitals, where the script has any: it matches only in capitals.
        let isInCapitals: Bool
        let isUnspaced: Bool

        /// A word as in the list; the words of a lookup table are not folded.
        init(_ word: String, counting position: Where) {
            isWholeOnly = word.utf8.first == UInt8(ascii: "=")
            isBeginning = word.unicodeScalars.last == "…"
            let isMarked = isWholeOnly || isBeginning
            written = isMarked ? String(word.dropFirst(isWholeOnly ? 1 : 0).dropLast(isBeginning ? 1 : 0)) : word
            folded = position == .nowhere ? "" : RuleText.foldedJoiningHyphens(written)
            let mayBeInCapitals = position != .nowhere && folded != written
            isInCapitals = mayBeInCapitals && written == written.uppercased() && written != written.lowercased()
            isUnspaced = !RuleText.isASCII(folded) && folded.unicodeScalars.contains(where: RuleText.isUnspaced)
        }

        /// What every text that contains the word has: its first word, or in a script without spaces its first
        /// character.
        var beginning: Substring? {
            guard isUnspaced else { return RuleText.tokens(folded).first }
            return RuleText.unspacedCharacters(of: folded).first
        }

        /// Whether the name contains the word in the right position.
        func isHeld(by name: FoldedText, _ position: Where) -> Bool {
            if isInCapitals, !name.written.hasPrefix(written) { return false }
            if name.joined == folded { return true }
            if isWholeOnly { return false }
            let gap = isUnspaced ? "" : " "
            switch isBeginning ? .start : position {
            case .whole, .nowhere: return false
            case .start: return name.joined.hasPrefix(folded + gap)
            case .end: return name.joined.hasSuffix(gap + folded)
            case .inside: return RuleText.contains(folded: name.joined, folded)
            // For Han characters the caller splits the name into segments.
            case .segment: return name.joined.hasPrefix(folded + " ") || name.joined.hasSuffix(" " + folded)
            case .ends: return name.joined.hasPrefix(folded + gap) || name.joined.hasSuffix(gap + folded)
            }
        }
    }

    /// All lists. They are read together because the first text searches all of them.
    public static let all: [WordList] = CataloguePage.words.indices.map { WordList(at: $0) }

    /// Whether the list has words under a key: a language, a script or `any`.
    fileprivate func has(_ key: String) -> Bool { decoded.contains { $0.key == key } }

    /// The list with a name; empty if there is none, which a test rules out.
    public init(named name: String) {
        let place = CataloguePage.words.firstIndex { page in
            page.file.utf8CodeUnitCount == name.utf8.count + WordList.ending.utf8.count
                && page.file.description == name + WordList.ending
        }
        self = place.map { WordList.all[$0] } ?? WordList(.whole, nil, [])
    }

    private static let ending = ".yaml"

    private init(_ position: Where, _ place: Int?, _ entries: [(key: String, words: Deferred<[Entry]>)]) {
        self.position = position
        self.place = place
        bit = place.map(WordListSet.init(list:)) ?? []
        decoded = entries
    }

    private init(at place: Int) {
        let lines = PackedTree.texts(in: CataloguePage.words[place].head)
        let position = lines.first { $0.key == "where" }?.texts.texts.first.flatMap(Where.init(rawValue:)) ?? .whole
        var entries: [(key: String, words: Deferred<[Entry]>)] = []
        for (key, words) in lines where key != "list" && key != "where" {
            entries.append((key, Deferred { words.texts.map { Entry($0, counting: position) } }))
        }
        self.init(position, place, entries)
    }

    /// The words under a key that texts are searched for; `WordIndex` keeps them.
    fileprivate func searched(_ key: String) -> [Entry] { position == .nowhere ? [] : entries(key) }
}

extension WordList {
    /// Names of controls that leave the current context.
    public static let exits = WordList(named: "exit")
    /// Functions that leave the current context.
    public static let exitFunctions = WordList(named: "exit-function")
    /// Symbols of controls that leave the current context.
    static let exitSymbols = WordList(named: "exit-symbol")
    /// Words for the state "selected".
    public static let selected = WordList(named: "selected")
    /// Words for the state "disabled".
    public static let disabled = WordList(named: "disabled")
    /// Functions that hide the keyboard.
    public static let endEditing = WordList(named: "end-editing")
    /// Words that make the number before them a count.
    public static let counters = WordList(named: "counter")
    /// Words that offer to undo something.
    public static let undo = WordList(named: "undo")
}

extension LintContext {
    /// Why a rule about words cannot judge the screen: the list has no words for its languages. Nil if it can.
    public func reasonNotToJudge(with list: WordList) -> String? {
        // Most screens have stops, which know their languages.
        if stopTexts.contains(where: { $0.own.wordIndex.covered.contains(list.bit) }) { return nil }
        if wordIndex.covered.contains(list.bit) || list.covers(screen.language) { return nil }
        let languages = screen.elements.lazy.compactMap { $0[.speechLanguage]?.text }
        return languages.contains(where: list.covers) ? nil : "there are no words for the language \(screen.language)"
    }
}

/// A set of word lists.
public struct WordListSet: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    public let rawValue: UInt64

    /// The list at an index of the catalogue; a test makes sure that there are no more lists than bits.
    public init(list place: Int) { rawValue = 1 << UInt64(place) }

    /// The members of these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// An index over all word lists in one language. A text is searched only in lists with a word that begins in it, so the
/// cost of a text does not depend on the number of lists.
public final class WordIndex: Sendable {
    /// The lists' key for the language.
    public let key: String
    /// The lists that have words in the language.
    public let covered: WordListSet
    /// The words of each list, by its place in the catalogue.
    private let entries: [[WordList.Entry]]
    /// The lists by what their words begin with: the first word, or a character of a script without spaces.
    private let lists: [Substring: WordListSet]

    /// Cost: the words under `keys` of all lists.
    private init(_ key: String, of keys: [String]) {
        var lists: [Substring: WordListSet] = [:]
        var covered: WordListSet = []
        let entries = WordList.all.map { list in keys.flatMap(list.searched) }
        for (list, words) in zip(WordList.all, entries) {
            for beginning in words.compactMap(\.beginning) {
                lists[beginning, default: []].formUnion(list.bit)
                covered.formUnion(list.bit)
            }
        }
        self.key = key
        self.entries = entries
        self.lists = lists
        self.covered = covered
    }

    /// The index of a language, given as a BCP 47 tag; empty if no list has words for it.
    public static func of(_ language: String) -> WordIndex {
        let key = WordList.key(of: language)
        return known.withLock { known in
            if let index = known[key] { return index }
            // What files write may be anything, and is not kept.
            guard WordList.all.contains(where: { $0.has(key) }) else { return WordIndex(key, of: []) }
            let index = WordIndex(key, of: [key])
            known[key] = index
            return index
        }
    }

    private static let known = Locked<[String: WordIndex]>([:])

    /// The words of a list in the language.
    fileprivate func entries(of list: WordList) -> [WordList.Entry] { list.place.map { entries[$0] } ?? [] }

    /// The lists with a word that begins with a word, or a character of a script without spaces, of a folded text.
    func lists(beginningIn folded: String) -> WordListSet {
        (RuleText.tokens(folded) + RuleText.unspacedCharacters(of: folded)).reduce(into: []) {
            $0.formUnion(lists[$1] ?? [])
        }
    }

    /// The index for texts in Han characters, whatever the language around them.
    public static let han = WordIndex(WordList.hanKeys.joined(separator: " "), of: WordList.hanKeys)
}
