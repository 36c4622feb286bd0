/// Replaces the names in texts by made-up words of equal shape: as long, with capitals, digits and scripts where they
/// were. Equal words get equal replacements, and VoiceOver's own words stay, so that a comparison of anonymised texts
/// shows the same differences.
///
/// Replacements are numbered by their first appearance: they say nothing about the words that they replace.
package struct Anonymiser {
    private let own: VoiceOverWords
    private var replacements: [String: String] = [:]

    init(keeping own: VoiceOverWords) { self.own = own }

    /// A text without its names.
    mutating func text(_ text: String) -> String {
        let ranges = SpokenWord.ranges(in: text)
        let words = SpokenWord.words(of: text)
        var result = ""
        var end = text.startIndex
        var kept = 0
        for (index, range) in ranges.enumerated() {
            result += text[end..<range.lowerBound]
            if index >= kept, let phrase = own.phrase(at: index, of: words) { kept = index + phrase.count }
            result += index < kept ? words[index].text : replacement(of: words[index])
            end = range.upperBound
        }
        return result + text[end...]
    }

    private mutating func replacement(of word: SpokenWord) -> String {
        if word.key == "%" || word.key == "&" { return word.text }
        if replacements[word.key] == nil {
            var letters = Letters(number: replacements.count)
            let spelling = word.key.filter { $0.isLetter || $0.isNumber }
            replacements[word.key] = String(spelling.map { letters.next(like: $0) })
        }
        var letters = Array(replacements[word.key] ?? "").makeIterator()
        let made = word.text.map { character -> Character in
            guard character.isLetter || character.isNumber, let letter = letters.next() else { return character }
            return character.isUppercase ? Character(letter.uppercased()) : letter
        }
        return String(made)
    }
}

/// The letters of a made-up word.
private struct Letters {
    private var state: UInt64

    /// The word of this number.
    init(number: Int) { state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    /// Letters of each script, by the range of scalars that it stands for; the first two are vowels and consonants.
    private static let scripts: [(range: ClosedRange<UInt32>, letters: [Character])] = [
        (0x0370...0x03FF, Array("αβγδεηικλμνοπρστ")), (0x0400...0x04FF, Array("абвгдеиклмнопрст")),
        (0x0590...0x05FF, Array("אבגדהוזחטיכלמנסע")), (0x0600...0x06FF, Array("ابتجدرسشعفقكلمنه")),
        (0x3040...0x309F, Array("あいうえおかきくけこさしすせそ")), (0x30A0...0x30FF, Array("アイウエオカキクケコサシスセソ")),
        (0x3400...0x9FFF, Array("天地人山水火木金土日月上下大小中")), (0xAC00...0xD7AF, Array("가나다라마바사아자차카타파하")),
    ]
    private static let digits: [Character] = Array("0123456789")
    private static let latin: [Character] = Array("abdefgiklmnoprstu")

    mutating func next(like letter: Character) -> Character {
        guard let scalar = letter.unicodeScalars.first else { return letter }
        if letter.isWholeNumber { return pick(Letters.digits) }
        guard letter.isLetter else { return letter }
        return pick(Letters.scripts.first { $0.range.contains(scalar.value) }?.letters ?? Letters.latin)
    }

    private mutating func pick(_ letters: [Character]) -> Character {
        // A linear congruential generator, with the constants of Knuth's MMIX.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int((state >> 33) % UInt64(letters.count))]
    }
}
