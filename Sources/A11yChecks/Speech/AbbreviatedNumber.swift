import A11yEngine
import A11yModel
import A11yVoiceOver

/// Numbers shortened for the eye, whose letter VoiceOver reads as a letter: `1.2w`, `3k+`. Cost: linear in the
/// characters spoken.
struct AbbreviatedNumber: Check {
    static let name = "abbreviated-number"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            guard words.isWhole, words.own.features.contains(.number),
                let number = AbbreviatedNumber.first(in: words.own)
            else { return nil }
            let element = context.screen[words.element]
            let shown: Property = element.text != nil ? .text : .title
            return Violation(
                element.id, property: element.label != nil ? .label : shown, facts: ["number": .text(number)])
        }
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
    }

    /// Whether it counts something. Alone, `4K` is a resolution, `5k` a run, `3m` a length and `2M` a size: decimals, a
    /// plus sign or the word for what is counted say more.
    func isCount(of text: FoldedText) -> Bool {
        let isCounting = WordList.counters.words(for: text).contains { rest.lowercased().hasPrefix($0) }
        return switch letter {
        case "w": text.wordIndex.key.hasPrefix("zh")
        // `60W` may be a power in watts.
        case "W": text.wordIndex.key.hasPrefix("zh") && (hasFraction || hasPlus || isCounting)
        case "k", "K": hasFraction || hasPlus || isCounting || isMoney
        case "M", "B": (hasFraction && hasPlus) || isCounting || isMoney
        case "m", "b": isCounting
        default: false
        }
    }
}
