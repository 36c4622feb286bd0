/// A BCP 47 language tag: its language, script and region, in lower case.
package struct LanguageTag: Sendable {
    /// The ISO 639 code of the language: two or three letters.
    package let language: String
    /// The ISO 15924 code of the script: four letters; nil if the tag has none.
    package let script: String?
    /// The region: two letters, or the three digits of a UN area; nil if the tag has none.
    package let region: String?

    /// Parses a tag. Underscores count as hyphens, as in `Locale.identifier`. Nil for text that is not a tag, and for
    /// a tag that names no language, such as `und`.
    package init?(_ text: String) {
        let parts = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let first = parts.first, LanguageTag.lengths.contains(first.count), first.allSatisfy(\.isLetter) else {
            return nil
        }
        guard parts.allSatisfy(LanguageTag.isSubtag), !LanguageTag.unnamed.contains(String(first)) else { return nil }
        language = String(first)
        // A single character starts extensions or private use, which hold no script and no region.
        let subtags = parts.dropFirst().prefix { $0.count > 1 }
        script = subtags.first { $0.count == LanguageTag.scriptLength && $0.allSatisfy(\.isLetter) }.map(String.init)
        region = subtags.first(where: LanguageTag.isRegion).map(String.init)
    }

    /// Whether Chinese text is in traditional characters: by the script if there is one, else by the region.
    package var isTraditional: Bool {
        switch script {
        case "hant": true
        case "hans": false
        default: ["hk", "mo", "tw"].contains(region)
        }
    }

    /// Whether a text has the shape of a tag, with hyphens only, whether or not it names a language.
    package static func isWellFormed(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, lengths.contains(first.count), first.allSatisfy(\.isLetter) else { return false }
        return parts.allSatisfy(isSubtag)
    }

    private static func isSubtag(_ part: Substring) -> Bool {
        (1...longest).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    private static func isRegion(_ part: Substring) -> Bool {
        part.count == lengths.lowerBound || part.count == lengths.upperBound && part.allSatisfy(\.isNumber)
    }

    /// Letters of a code of ISO 639; the same range holds for regions.
    private static let lengths = 2...3
    /// Letters of a code of ISO 15924.
    private static let scriptLength = 4
    /// The most characters of a subtag (RFC 5646).
    private static let longest = 8
    /// The codes of ISO 639-2 that name no language: uncoded, several, undetermined, none.
    private static let unnamed = ["mis", "mul", "und", "zxx"]
}
