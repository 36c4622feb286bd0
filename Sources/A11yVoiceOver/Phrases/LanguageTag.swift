/// What a BCP 47 tag says about phrases: language, script and region, in lower case.
struct LanguageTag {
    let language: String
    let script: String?
    let region: String?

    /// Nil for what is no tag, and for one that names no language. Underscores are taken for hyphens, as in
    /// `Locale.identifier`.
    init?(_ text: String) {
        let parts = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let first = parts.first, LanguageTag.lengths.contains(first.count), first.allSatisfy(\.isLetter) else {
            return nil
        }
        guard parts.allSatisfy(LanguageTag.isSubtag), !LanguageTag.unnamed.contains(String(first)) else { return nil }
        language = String(first)
        // A single character starts extensions or private use, which say nothing about either.
        let subtags = parts.dropFirst().prefix { $0.count > 1 }
        script = subtags.first { $0.count == LanguageTag.scriptLength && $0.allSatisfy(\.isLetter) }.map(String.init)
        region = subtags.first(where: LanguageTag.isRegion).map(String.init)
    }

    private static func isSubtag(_ part: Substring) -> Bool {
        (1...longest).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Two letters, or the three digits of a UN area.
    private static func isRegion(_ part: Substring) -> Bool {
        part.count == lengths.lowerBound || part.count == lengths.upperBound && part.allSatisfy(\.isNumber)
    }

    /// Whether Chinese is written in traditional characters: the script decides, else the region.
    var isTraditional: Bool {
        switch script {
        case "hant": true
        case "hans": false
        default: ["hk", "mo", "tw"].contains(region)
        }
    }

    /// Letters in a code of ISO 639; the same range holds for regions.
    private static let lengths = 2...3
    /// Letters in a code of ISO 15924.
    private static let scriptLength = 4
    /// Characters in a subtag, at most (RFC 5646).
    private static let longest = 8
    /// The codes of ISO 639-2 that name no language: several, uncoded, undetermined, none.
    private static let unnamed = ["mis", "mul", "und", "zxx"]
}
