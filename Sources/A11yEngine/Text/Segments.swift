// The words "segment" and "hyphenated".

extension Words {
    /// The parts of a text between commas, colons, brackets and dashes; in scripts without spaces, between spaces as
    /// well. A hyphen inside of a word parts nothing.
    package static func segments(of text: String) -> [String] {
        let isUnspaced = text.unicodeScalars.contains(where: isUnspaced)
        let parts = joiningHyphens(in: text).split { character in
            (character.isPunctuation && character != "'" && character != "’") || (isUnspaced && character.isWhitespace)
        }
        return parts.map { trimmed(String($0.map { $0 == joinedHyphen ? "-" : $0 })) }.filter { !$0.isEmpty }
    }

    /// The text with every hyphen between two letters or digits as a sign that is no punctuation.
    static func joiningHyphens(in text: String) -> String {
        let hyphen = UInt8(ascii: "-")
        guard text.utf8.contains(hyphen) else { return text }
        if text.utf8.allSatisfy({ $0 < asciiEnd }) {
            let bytes = Array(text.utf8)
            var joined: [UInt8] = []
            for (place, byte) in bytes.enumerated() {
                let isInside = place > 0 && place + 1 < bytes.count
                if byte == hyphen, isInside, isAlphanumeric(bytes[place - 1]), isAlphanumeric(bytes[place + 1]) {
                    joined.append(contentsOf: joinedHyphen.utf8)
                } else {
                    joined.append(byte)
                }
            }
            return String(decoding: joined, as: UTF8.self)
        }
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

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        let small = small(byte)
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= small || UInt8(ascii: "0")...UInt8(ascii: "9") ~= small
    }

    private static func isPartOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}

extension Wording {
    /// The first and the last of its segments, where it has more than one.
    package var endSegments: (first: Wording, last: Wording)? {
        guard features.mayHaveSegments else { return nil }
        let segments = Words.segments(of: written)
        guard segments.count > 1, let first = segments.first, let last = segments.last else { return nil }
        return (Wording(first, in: vocabulary), Wording(last, in: vocabulary))
    }
}

extension WordList {
    /// Whether a segment of the text is one of the words, no more and no less.
    package func contains(segmentOf text: String, in vocabulary: Vocabulary) -> Bool {
        if text.isEmpty { return false }
        return Words.segments(of: text).contains { contains(exactly: Wording($0, in: vocabulary)) }
    }
}
