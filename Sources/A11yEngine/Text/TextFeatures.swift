/// What a text is made of, seen in one pass over it.
package struct TextFeatures: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    /// A letter.
    package static let letter = TextFeatures(rawValue: 1 << 0)
    /// A digit, or another sign that is a number.
    package static let number = TextFeatures(rawValue: 1 << 1)
    /// A comma, bracket, dash or other sign at which a text is cut into segments.
    package static let cut = TextFeatures(rawValue: 1 << 2)
    /// A hyphen of ASCII.
    package static let hyphen = TextFeatures(rawValue: 1 << 3)
    /// A sign that shares, times or fractions are written with: `%`, `:` or `/`, be it a wide one.
    package static let measure = TextFeatures(rawValue: 1 << 4)
    /// White space or a control character.
    package static let gap = TextFeatures(rawValue: 1 << 5)
    /// What no name in code has: a space, a control character, or a letter beyond ASCII.
    package static let word = TextFeatures(rawValue: 1 << 6)
    /// A character of a script that writes no spaces between words.
    package static let unspaced = TextFeatures(rawValue: 1 << 7)
    /// A character that is none of ASCII.
    package static let wide = TextFeatures(rawValue: 1 << 8)

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The features of a text.
    package init(of text: String) {
        var bits: UInt16 = 0
        for byte in text.utf8 { bits |= TextFeatures.ofBytes[Int(byte)].rawValue }
        self.init(rawValue: bits)
        guard contains(.wide) else { return }
        for scalar in text.unicodeScalars where !scalar.isASCII { formUnion(TextFeatures.of(scalar)) }
    }

    /// Whether it could be a name in code: signs of ASCII without a space, one of them a letter.
    package var isToken: Bool { contains(.letter) && !contains(.word) }

    /// Whether it may have more than one segment.
    var mayHaveSegments: Bool { contains(.cut) || isSuperset(of: [.unspaced, .gap]) }

    /// For each byte of UTF-8, what it makes of a text.
    private static let ofBytes: [TextFeatures] = (0...UInt8.max).map { byte in
        guard byte < Words.asciiEnd else { return [.wide, .word] }
        let character = Character(Unicode.Scalar(byte))
        var features: TextFeatures = []
        if character.isLetter { features.insert(.letter) }
        if character.isNumber { features.insert(.number) }
        if character.isPunctuation, character != "'" { features.insert(.cut) }
        if character == "-" { features.insert(.hyphen) }
        if "%:/".contains(character) { features.insert(.measure) }
        if byte <= UInt8(ascii: " ") { features.insert(.gap) }
        // A tilde ends what names of files and functions are written with.
        if byte <= UInt8(ascii: " ") || byte >= UInt8(ascii: "~") { features.insert(.word) }
        return features
    }

    private static func of(_ scalar: Unicode.Scalar) -> TextFeatures {
        var features: TextFeatures = []
        if Words.isUnspaced(scalar) { features.insert(.unspaced) }
        if scalar.properties.numericType != nil { features.insert(.number) }
        if Words.isPlainLetter(scalar) { return features.union(.letter) }
        if scalar.properties.isAlphabetic { features.insert(.letter) }
        if scalar.properties.isWhitespace { features.insert(.gap) }
        let character = Character(scalar)
        if character.isPunctuation { features.insert(.cut) }
        if "％：／".contains(character) { features.insert(.measure) }
        return features
    }
}
