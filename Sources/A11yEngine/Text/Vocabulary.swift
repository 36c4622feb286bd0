/// Some of the word lists, as a set of bits.
package struct ListSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    /// The list at a place of the catalogue; a test sees to it that there are not more lists than bits.
    package init(list place: Int) { rawValue = 1 << UInt64(place) }

    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The words that the lists have in one language, to ask all lists at once: a text in which none of them begins is
/// looked for in no list. So what a text costs does not depend on how many lists there are.
package final class Vocabulary: Sendable {
    /// The lists' key for the language.
    package let key: String
    /// The lists that have words in the language.
    package let covered: ListSet
    /// The lists by what their words begin with: the hash of a first word, or a sign of a script without spaces.
    private let lists: [UInt64: ListSet]

    private init(_ key: String, _ table: Table = Table()) {
        self.key = key
        lists = table.lists
        covered = table.covered
    }

    /// The vocabulary of a language, as BCP 47 has it; an empty one where no list has words for it.
    package static func of(_ language: String) -> Vocabulary {
        let key = WordList.key(of: language)
        return all[key] ?? Vocabulary(key)
    }

    /// The lists that may hold a word which begins with the one of this hash, or with this sign.
    package subscript(hash: UInt64) -> ListSet { lists[hash] ?? [] }

    /// The vocabulary for texts in Chinese characters, whatever language they stand in.
    package static let han: Vocabulary = {
        var table = Table()
        for key in WordList.hanKeys { table.merge(all[key]?.lists ?? [:]) }
        return Vocabulary(WordList.hanKeys.joined(separator: " "), table)
    }()

    private static let all: [String: Vocabulary] = {
        var tables: [String: Table] = [:]
        for list in WordList.all {
            for (key, beginnings) in list.beginnings {
                for beginning in beginnings { tables[key, default: Table()].add(beginning, in: list.bit) }
            }
        }
        return Dictionary(uniqueKeysWithValues: tables.map { ($0, Vocabulary($0, $1)) })
    }()

    /// The lists by what their words begin with.
    private struct Table {
        private(set) var lists: [UInt64: ListSet] = [:]
        private(set) var covered: ListSet = []

        mutating func add(_ beginning: UInt64, in list: ListSet) {
            lists[beginning, default: []].formUnion(list)
            covered.formUnion(list)
        }

        mutating func merge(_ others: [UInt64: ListSet]) {
            for (beginning, list) in others { add(beginning, in: list) }
        }
    }
}
