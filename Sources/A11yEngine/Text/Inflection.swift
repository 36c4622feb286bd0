// Words of running text, as hints are compared with labels.

extension Words {
    /// The words of a folded text; a run of signs of a script without spaces is one.
    package static func tokens(_ folded: String) -> [Substring] {
        folded.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    }

    /// Whether two folded words are one but for the ending of the third person or the plural: “play” and “plays”.
    package static func isOneWord(_ one: Substring, _ other: Substring) -> Bool {
        if one == other { return true }
        let (short, long) = one.count < other.count ? (one, other) : (other, one)
        return ["s", "es"].contains { long == short + $0 }
    }

    /// Whether a folded text holds all words of a phrase in their order, be there others between them: “Turns Wi-Fi
    /// off” holds “turn off”. Signs of scripts without spaces count anywhere.
    package static func holds(_ text: String, _ phrase: String) -> Bool {
        if phrase.unicodeScalars.contains(where: isUnspaced) { return text.contains(phrase) }
        var rest = tokens(text)[...]
        return tokens(phrase).allSatisfy { word in
            guard let place = rest.firstIndex(where: { isOneWord($0, word) }) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }
}
