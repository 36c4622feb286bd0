// The words "segment" and "hyphenated".

extension Words {
    /// The parts of a text between commas, colons, brackets and dashes; in scripts without spaces, between spaces as
    /// well. A hyphen inside of a word parts nothing.
    static func segments(of text: String) -> [String] {
        let isUnspaced = text.unicodeScalars.contains(where: isUnspaced)
        let parts = joiningHyphens(in: text).split { character in
            (character.isPunctuation && character != "'" && character != "’") || (isUnspaced && character.isWhitespace)
        }
        return parts.map { trimmed(String($0.map { $0 == joinedHyphen ? "-" : $0 })) }.filter { !$0.isEmpty }
    }

    /// The text with every hyphen between two letters or digits as a sign that is no punctuation.
    static func joiningHyphens(in text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "-")) else { return text }
        var characters = Array(text)
        for index in characters.indices.dropFirst().dropLast() where characters[index] == "-" {
            if isPartOfWord(characters[index - 1]), isPartOfWord(characters[index + 1]) {
                characters[index] = joinedHyphen
            }
        }
        return String(characters)
    }

    /// A mathematical sign, which folding keeps and which stands in no label.
    private static let joinedHyphen: Character = "∸"

    private static func isPartOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}

extension Wording {
    /// The first and the last of its segments, where it has more than one.
    var endSegments: (first: Wording, last: Wording)? {
        guard features.mayHaveSegments else { return nil }
        let segments = Words.segments(of: written)
        guard segments.count > 1, let first = segments.first, let last = segments.last else { return nil }
        return (Wording(first, in: vocabulary), Wording(last, in: vocabulary))
    }
}

extension WordList {
    /// Whether a segment of the text is one of the words, no more and no less.
    func contains(segmentOf text: String, in vocabulary: Vocabulary) -> Bool {
        if text.isEmpty { return false }
        return Words.segments(of: text).contains { contains(exactly: Wording($0, in: vocabulary)) }
    }
}
