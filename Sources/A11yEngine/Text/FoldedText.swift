/// A text of a screen in the forms that rules compare, each computed once.
public final class FoldedText: Sendable {
    /// The text as in the file.
    public let text: String
    /// The text without white space at its ends.
    public let written: String
    /// The kinds of characters in it.
    public let features: TextFeatures
    /// The form for comparisons, see `RuleText.folded`.
    public let folded: String
    /// Folded, with hyphens inside words treated as letters: “sign-in” is one word and does not end with “in”.
    public let joined: String
    /// The index of the word lists in the language in which it is spoken.
    public let wordIndex: WordIndex
    /// The lists that may match: no other needs to be searched.
    public let lists: WordListSet
    /// A text in the language of an index. Cost: its length.
    public init(_ text: String, in wordIndex: WordIndex) {
        self.text = text
        self.wordIndex = wordIndex
        written = RuleText.trimmed(text)
        features = TextFeatures(of: written)
        folded = RuleText.folded(text)
        joined = features.contains(.hyphen) ? RuleText.foldedJoiningHyphens(text) : folded
        let lists = wordIndex.lists(beginningIn: joined)
        self.lists = features.contains(.unspaced) ? lists.union(WordIndex.han.lists(beginningIn: joined)) : lists
    }

    /// Whether the text is silent: it has no visible character.
    public var isBlank: Bool { written.isEmpty }
}

/// The kinds of characters in a text, found in one pass.
public struct TextFeatures: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    public let rawValue: UInt16

    /// A letter.
    public static let letter = TextFeatures(rawValue: 1 << 0)
    /// A digit or another numeric character.
    public static let number = TextFeatures(rawValue: 1 << 1)
    /// A comma, bracket, dash or other character that separates segments.
    public static let cut = TextFeatures(rawValue: 1 << 2)
    /// An ASCII hyphen.
    public static let hyphen = TextFeatures(rawValue: 1 << 3)
    /// A character of percentages, times and fractions: `%`, `:` or `/`, or its full-width form.
    public static let measure = TextFeatures(rawValue: 1 << 4)
    /// White space or a control character.
    public static let gap = TextFeatures(rawValue: 1 << 5)
    /// A character that no identifier has: a space, a control character, or one outside ASCII.
    public static let word = TextFeatures(rawValue: 1 << 6)
    /// A character of a script without spaces between words.
    public static let unspaced = TextFeatures(rawValue: 1 << 7)
    /// A character outside ASCII.
    public static let wide = TextFeatures(rawValue: 1 << 8)

    /// The members of these bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The features of a text.
    init(of text: String) { self = text.unicodeScalars.reduce(into: []) { $0.formUnion(TextFeatures.of($1)) } }

    /// Whether it could be an identifier: ASCII without spaces, with at least one letter.
    public var isToken: Bool { contains(.letter) && !contains(.word) }

    /// Whether it may have more than one segment.
    var mayHaveSegments: Bool { contains(.cut) || isSuperset(of: [.unspaced, .gap]) }

    private static let ofASCII = (0..<0x80).map { of(ascii: Unicode.Scalar(UInt8($0))) }

    private static func of(ascii scalar: Unicode.Scalar) -> TextFeatures {
        var features: TextFeatures = []
        switch scalar {
        case "0"..."9": features.insert(.number)
        case "a"..."z", "A"..."Z": features.insert(.letter)
        case "-": features.insert(.hyphen)
        case "%", ":", "/": features.insert(.measure)
        case ..." ": features.formUnion([.gap, .word])
        // File names and identifiers have no tilde.
        case "~"...: features.insert(.word)
        default: break
        }
        return RuleText.isSeparating(scalar) && scalar != "'" ? features.union(.cut) : features
    }

    private static func of(_ scalar: Unicode.Scalar) -> TextFeatures {
        if scalar.isASCII { return ofASCII[Int(scalar.value)] }
        var features: TextFeatures = [.wide, .word]
        if RuleText.isUnspaced(scalar) { features.insert(.unspaced) }
        if scalar.properties.numericType != nil { features.insert(.number) }
        // “ⓘ” is alphabetic and a drawing.
        let properties = scalar.properties
        if properties.isAlphabetic, properties.generalCategory != .otherSymbol { features.insert(.letter) }
        if scalar.properties.isWhitespace { features.insert(.gap) }
        if RuleText.isSeparating(scalar) { features.insert(.cut) }
        if scalar == "％" || scalar == "：" || scalar == "／" { features.insert(.measure) }
        return features
    }
}
