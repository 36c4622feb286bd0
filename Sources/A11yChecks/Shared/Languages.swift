import A11yEngine
import A11yModel

// Languages, their scripts and names, and texts that string tables translate.

/// The scripts of texts, and the languages that use them.
enum Script {
    private static let languages = WordList(named: "script")

    /// The script whose words occur in texts of all others.
    static let guest = "Latin"

    /// Unicode blocks with their scripts, in code point order. Letters of other blocks are ignored.
    private static let blocks: [(range: ClosedRange<UInt32>, script: String)] = [
        (0x0041...0x024F, "Latin"), (0x0370...0x03FF, "Greek"), (0x0400...0x052F, "Cyrillic"),
        (0x0590...0x05FF, "Hebrew"), (0x0600...0x077F, "Arabic"), (0x0900...0x097F, "Devanagari"),
        (0x0E00...0x0E7F, "Thai"), (0x1100...0x11FF, "Hangul"), (0x1E00...0x1EFF, "Latin"),
        (0x3040...0x30FF, "Kana"), (0x3400...0x4DBF, "Han"), (0x4E00...0x9FFF, "Han"), (0xAC00...0xD7AF, "Hangul"),
        (0xF900...0xFAFF, "Han"), (0x20000...0x3FFFF, "Han"),
    ]

    /// The number of letters of each script. With kana, Han characters count as Japanese.
    static func counts(in text: String) -> [String: Int] {
        var latin = 0
        var counts: [String: Int] = [:]
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                if "a"..."z" ~= scalar || "A"..."Z" ~= scalar { latin += 1 }
            } else if scalar.properties.isAlphabetic,
                let block = blocks.first(where: { $0.range.contains(scalar.value) })
            {
                counts[block.script, default: 0] += 1
            }
        }
        if latin > 0 { counts[guest, default: 0] += latin }
        if let kana = counts["Kana"], let han = counts.removeValue(forKey: "Han") { counts["Kana"] = kana + han }
        return counts
    }

    /// Whether a language is written in a script; nil if its scripts are not listed or its tag names a script.
    static func writes(_ script: String, _ language: String) -> Bool? {
        let parts = language.split { $0 == "-" || $0 == "_" }
        guard let first = parts.first?.lowercased(), parts.dropFirst().allSatisfy(isNoScript) else { return nil }
        let scripts = languages.keys(of: first)
        return scripts.isEmpty ? nil : scripts.contains(script)
    }

    /// Whether a subtag names no script, or names simplified or traditional Chinese.
    private static func isNoScript(_ part: Substring) -> Bool {
        part.count != scriptLength || part.contains(where: \.isNumber) || ["hans", "hant"].contains(part.lowercased())
    }

    /// The length of an ISO 15924 code.
    private static let scriptLength = 4

    /// The text without parts in brackets and quotation marks, which often hold names in their own script.
    static func withoutBrackets(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < RuleText.asciiEnd && !asciiBrackets.contains($0) }) { return text }
        var depth = 0
        return text.filter { character in
            if opening.contains(character) { depth += 1 }
            if closing.contains(character) {
                depth = max(0, depth - 1)
                return false
            }
            return depth == 0
        }
    }

    private static let asciiBrackets = Array("()[]".utf8)
    private static let opening: Set<Character> = ["(", "[", "（", "【", "《", "「", "『", "“"]
    private static let closing: Set<Character> = [")", "]", "）", "】", "》", "」", "』", "”"]
}

/// Simplified and traditional Chinese.
enum HanForm {
    private static let characters = WordList(named: "han-form")
    private static let simplified = Set(characters.words(under: "zh-Hans").joined())
    private static let traditional = Set(characters.words(under: "zh-Hant").joined())
    /// Characters of Chinese that Japanese has not.
    private static let onlyChinese = simplified.subtracting(characters.words(under: "ja").joined())
        .union(characters.words(under: "zh").joined())

    /// Whether a text has characters of the form that the language does not use, and none of the form that it uses.
    static func isOther(_ text: String, than language: String) -> Bool {
        guard text.utf8.contains(where: { $0 >= RuleText.asciiEnd }) else { return false }
        if WordList.key(of: language) == "ja" { return text.contains(where: onlyChinese.contains) && !hasKana(text) }
        guard let isTraditional = isTraditional(language) else { return false }
        let (own, other) = isTraditional ? (traditional, simplified) : (simplified, traditional)
        return text.contains(where: other.contains) && !text.contains(where: own.contains)
    }

    private static func hasKana(_ text: String) -> Bool { text.unicodeScalars.contains { 0x3040...0x30FF ~= $0.value } }

    /// Whether a Chinese language tag means traditional characters, by script or region; nil if it does not say.
    private static func isTraditional(_ language: String) -> Bool? {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        guard parts.first == "zh" else { return nil }
        for part in parts.dropFirst() {
            if ["hant", "hk", "mo", "tw"].contains(part) { return true }
            if ["hans", "cn", "sg"].contains(part) { return false }
        }
        return nil
    }
}

/// The English names of languages, for messages.
enum LanguageNames {
    private static let names = WordList(named: "language-name")

    /// The name with its tag: `German (de-AT)`; only the tag if the name is unknown.
    static func title(of tag: String) -> String {
        let candidates = [tag, WordList.key(of: tag)]
        guard let name = candidates.lazy.compactMap({ names.words(under: $0).first }).first else { return tag }
        return "\(name) (\(tag))"
    }

    /// Whether the tag means an undetermined language.
    static func isUndetermined(_ wordIndex: WordIndex) -> Bool { wordIndex.key == "und" }
}

/// A text of an element with its keys in string tables.
struct LocalizedText {
    /// The property that holds it.
    let property: Property
    /// The text in the language of the file.
    let text: String
    /// `<object id>.<property>`, the most likely first.
    let keys: [String]
    /// The object id of its element.
    let owner: String

    /// Interface Builder's keys for properties with a text.
    private static let names: [(property: Property, names: [String])] = [
        (.label, ["accessibilityLabel"]), (.hint, ["accessibilityHint"]), (.text, ["text"]),
        (.title, ["normalTitle", "configuration.title", "title"]), (.placeholder, ["placeholder"]),
    ]

    /// The texts of an element in the file.
    static func all(of element: Element) -> [LocalizedText] {
        guard let id = element.fileID, !element.hasBuiltInName else { return [] }
        return names.compactMap { property, names in
            guard let text = element[property]?.text, !text.isEmpty else { return nil }
            let ordered = element.type == .button ? names : names.reversed()
            return LocalizedText(
                property: property, text: text, keys: ordered.map { "\(id).\($0)" }, owner: id)
        }
    }

    /// The texts that VoiceOver speaks at the element's stop: a label replaces the visible text, except the text of a
    /// field.
    static func spoken(of element: Element) -> [LocalizedText] {
        all(of: element).filter { text in
            switch text.property {
            case .label, .hint: true
            case .placeholder: element.label == nil && element.text?.isEmpty != false
            default: element.label == nil && !element.isTextInput
            }
        }
    }

    /// The number of words with a letter.
    var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) } }

    /// Whether it can be translated: it has letters and is no address.
    var isTranslatable: Bool { text.contains(where: \.isLetter) && !text.contains("://") && !text.contains("@") }
}
