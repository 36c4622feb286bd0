import A11yEngine
import A11yModel

/// Numbers and times shortened for the eye, whose letter VoiceOver reads as a letter: `1.2w`, `3k+`, `45m left`. Cost:
/// linear in the characters spoken.
struct AbbreviatedNumber: Check {
    /// Words beside a time that is left or past, folded.
    private let timeWords: [String]

    init(_ parameters: inout Parameters) {
        timeWords = parameters.words("time-words").map { RuleText.folded($0) }
    }

    func violations(in context: LintContext) -> [Violation] {
        let texts = context.stopTexts.filter {
            $0.isWhole && $0.own.features.contains(.number) && AbbreviatedNumber.mayAbbreviate($0.own.written)
        }
        let times = texts.map { ShortTime(in: $0.own.written, timeWords) }
        // `5m` alone may be a length, but not beside `45m left`.
        let areTimes = times.contains { $0?.isTold == true }
        return zip(texts, times).compactMap { words, time in
            let element = context.screen[words.element]
            let shown: Property = element.text != nil ? .text : .title
            let property = element.label != nil ? .label : shown
            if let number = AbbreviatedNumber.first(in: words.own) {
                return Violation(element.id, property: property, facts: ["number": .text(number)])
            }
            guard let time, time.isTold || areTimes && time.isAll else { return nil }
            return Violation(element.id, property: property, variant: "time", facts: ["time": .text(time.written)])
        }
    }

    /// Whether a letter may follow a number. In ASCII it stands right behind a digit or a point; most texts with a
    /// number have none there, and need not be split into characters.
    private static func mayAbbreviate(_ text: String) -> Bool {
        var isBehindNumber = false
        for byte in text.utf8 {
            let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
            if byte >= 0x80 || isLetter && isBehindNumber { return true }
            isBehindNumber =
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
        }
        return false
    }

    /// The first shortened number of a text, as written; nil if there is none.
    private static func first(in text: FoldedText) -> String? {
        let characters = Array(text.written)
        var place = 0
        while let start = characters[place...].firstIndex(where: isDigit) {
            let end = characters[start...].firstIndex { !isDigit($0) && $0 != "." && $0 != "," } ?? characters.endIndex
            place = end
            let isWord = start > 0 && isLatin(characters[start - 1])
            if !isWord, let number = Shortened(characters, start: start, end: end), number.isCount(of: text) {
                return number.written
            }
        }
        return nil
    }

    private static func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }

    fileprivate static func isLatin(_ character: Character) -> Bool { character.isASCII && character.isLetter }
}

/// A number with a letter behind it that stands for thousands, ten thousands, millions or billions.
private struct Shortened {
    /// The number with its letter and plus sign.
    let written: String
    private let letter: Character
    private let hasFraction: Bool
    private let hasPlus: Bool
    /// Whether a sign of a currency is before it.
    private let isMoney: Bool
    /// What follows it, without spaces at its start.
    private let rest: String
    /// Whether it is the whole text and no length of a run.
    private let isAlone: Bool

    /// Runs, of which the names are lengths.
    private static let runs: Set<String> = ["5k", "8k", "10k", "15k", "20k", "21k", "42k", "50k", "100k"]

    /// Signs between a number and its decimals.
    private static let points: Set<Character> = [".", ","]

    init?(_ characters: [Character], start: Int, end: Int) {
        guard end < characters.count else { return nil }
        letter = characters[end]
        isMoney = start > 0 && characters[start - 1].isCurrencySymbol
        var next = end + 1
        hasPlus = next < characters.count && characters[next] == "+"
        if hasPlus { next += 1 }
        // `5km`, `3kg` and `1.5GB` have a unit.
        guard !(next < characters.count && AbbreviatedNumber.isLatin(characters[next])) else { return nil }
        hasFraction = characters[start..<end].dropLast().contains(where: Shortened.points.contains)
        written = String(characters[start..<next])
        rest = String(characters[next...].drop { $0.isWhitespace })
        isAlone = start == 0 && rest.isEmpty && !Shortened.runs.contains(written)
    }

    /// Whether it counts something. Alone, `4K` is a resolution, `5k` a run, `3m` a length and `2M` a size: decimals, a
    /// plus sign or the word for what is counted say more.
    func isCount(of text: FoldedText) -> Bool {
        let isCounting = WordList.counters.words(for: text).contains { rest.lowercased().hasPrefix($0) }
        return switch letter {
        case "w": text.wordIndex.key.hasPrefix("zh")
        // `60W` may be a power in watts.
        case "W": text.wordIndex.key.hasPrefix("zh") && (hasFraction || hasPlus || isCounting)
        case "k": hasFraction || hasPlus || isCounting || isMoney || isAlone
        case "K": hasFraction || hasPlus || isCounting || isMoney
        case "M", "B": (hasFraction && hasPlus) || isCounting || isMoney
        case "m", "b": isCounting
        default: false
        }
    }
}

/// A time with a letter for each of its units: `45m`, `1h 15m`, `2ч`.
private struct ShortTime {
    /// The time as written.
    let written: String
    /// Whether it has several units, or a word for what is left or past stands beside it.
    let isTold: Bool
    /// Whether it is the whole text, or all between two dots or bars.
    let isAll: Bool

    /// The letters for units, from years to seconds; the letters of one place are those of one unit.
    private static let units: [Set<Character>] = [
        ["y"], ["w"], ["d", "д"], ["h", "ч"], ["m", "м"], ["s", "с"],
    ]
    /// Signs between the parts of a line.
    private static let cuts: Set<Character> = ["·", "•", "|", ",", "(", ")", "–", "—"]

    /// The first such time of a text; nil if there is none.
    init?(in text: String, _ words: [String]) {
        let characters = Array(text)
        var place = 0
        while let start = characters[place...].firstIndex(where: \.isWholeNumber) {
            let parts = ShortTime.parts(of: characters, from: start)
            place = characters[start...].firstIndex { !$0.isWholeNumber } ?? characters.endIndex
            let isWord =
                start > 0 && (ShortTime.continues(characters[start - 1]) || ".,:/".contains(characters[start - 1]))
            guard !isWord, let end = parts.last else { continue }
            written = String(characters[start..<end])
            let (before, after) = (String(characters[..<start]), String(characters[end...]))
            let around = [before.last { $0 != " " }, after.first { $0 != " " }]
            isAll = around.allSatisfy { sign in sign.map(ShortTime.cuts.contains) ?? true }
            let (past, left) = (RuleText.folded(before), RuleText.folded(after))
            isTold = parts.count > 1 || words.contains { ShortTime.stands($0, behind: past, before: left) }
            return
        }
        return nil
    }

    /// The places at which the units of a time end, each smaller than the one before; empty if it is no time.
    private static func parts(of characters: [Character], from start: Int) -> [Int] {
        var (ends, place, least) = ([Int](), start, -1)
        while let end = characters[place...].firstIndex(where: { !$0.isWholeNumber }), end > place,
            let unit = units.firstIndex(where: { $0.contains(characters[end]) }), unit > least
        {
            let next = end + 1
            if next < characters.count, continues(characters[next]) { break }
            ends.append(next)
            least = unit
            place = characters[next...].firstIndex { $0 != " " } ?? next
            guard place < characters.count else { break }
        }
        return ends
    }

    /// Whether a character belongs to the word or unit before it.
    private static func continues(_ character: Character) -> Bool {
        character.isLetter && !character.unicodeScalars.contains(where: RuleText.isUnspaced) || "²³".contains(character)
    }

    /// Whether a word ends what is before the time or begins what is behind it.
    private static func stands(_ word: String, behind past: String, before left: String) -> Bool {
        let isUnspaced = word.unicodeScalars.contains(where: RuleText.isUnspaced)
        let gap = isUnspaced ? "" : " "
        return past == word || left == word || past.hasSuffix(gap + word) || left.hasPrefix(word + gap)
    }
}
