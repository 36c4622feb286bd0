/// A word of an utterance.
struct SpokenWord: Sendable, Equatable {
    /// The word as it is written.
    let text: String
    /// By what it is compared: without case and without apostrophes, with signs instead of words for percent.
    let key: String

    /// The words of a text. Punctuation separates words and is no word, since it only stands for pauses. Scripts
    /// without spaces have a word for each character.
    static func words(of text: String) -> [SpokenWord] {
        ranges(in: text).map { SpokenWord(text: String(text[$0]), key: key(of: String(text[$0]))) }
    }

    /// Where the words of a text stand.
    static func ranges(in text: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var start: String.Index?
        func end(at index: String.Index) {
            if let start { ranges.append(start..<index) }
            start = nil
        }
        var before: Character?
        for index in text.indices {
            let character = text[index]
            let next = text.index(after: index)
            if character.isLetter || character.isNumber {
                if character.isWord { end(at: index) }
                if start == nil { start = index }
                if character.isWord { end(at: next) }
            } else if start == nil || !character.isInside(before, next == text.endIndex ? nil : text[next]) {
                end(at: index)
                if character.isSign { ranges.append(index..<next) }
            }
            before = character
        }
        end(at: text.endIndex)
        return ranges
    }

    private static func key(of word: String) -> String {
        let key = word.lowercased().filter { $0 != "'" && $0 != "’" && $0 != "," }
        return key == "percent" || key == "prozent" ? "%" : key
    }
}

extension Character {
    /// Whether a mark belongs to the word around it: an apostrophe between letters, a point or comma between digits.
    fileprivate func isInside(_ before: Character?, _ after: Character?) -> Bool {
        guard let before, let after else { return false }
        return switch self {
        case "'", "’": before.isLetter && after.isLetter
        case ".", ",": before.isWholeNumber && after.isWholeNumber
        default: false
        }
    }

    /// Whether it is a word alone: an ideograph or a kana.
    fileprivate var isWord: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return scalar.properties.isIdeographic || 0x3040...0x30FF ~= scalar.value
    }

    /// Whether it is spoken: an emoji, a currency, a sign of mathematics.
    fileprivate var isSign: Bool { self == "%" || self == "&" || isSymbol || isCurrencySymbol || isMathSymbol }
}
