import A11yEngine
import A11yModel

/// The scripts of texts, and the languages that are written in them.
enum Script {
    private static let languages = WordList(named: "script")

    /// The script whose words stand in texts of every other.
    static let guest = "Latin"

    /// Blocks of Unicode, each with its script, in the order of their numbers. Letters of other blocks are not judged.
    private static let blocks: [(range: ClosedRange<UInt32>, script: String)] = [
        (0x0041...0x024F, "Latin"), (0x0370...0x03FF, "Greek"), (0x0400...0x052F, "Cyrillic"),
        (0x0590...0x05FF, "Hebrew"), (0x0600...0x077F, "Arabic"), (0x0900...0x097F, "Devanagari"),
        (0x0E00...0x0E7F, "Thai"), (0x1100...0x11FF, "Hangul"), (0x1E00...0x1EFF, "Latin"),
        (0x3040...0x30FF, "Kana"), (0x3400...0x4DBF, "Han"), (0x4E00...0x9FFF, "Han"), (0xAC00...0xD7AF, "Hangul"),
        (0xF900...0xFAFF, "Han"), (0x20000...0x3FFFF, "Han"),
    ]

    /// How many letters of each script a text has. Kana makes a text Japanese, whatever its Han characters.
    package static func counts(in text: String) -> [String: Int] {
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

    /// Whether a language is written in a script; nil where its scripts are not listed, or its tag names one.
    package static func writes(_ script: String, _ language: String) -> Bool? {
        let parts = language.split { $0 == "-" || $0 == "_" }
        guard let first = parts.first?.lowercased(), parts.dropFirst().allSatisfy(isNoScript) else { return nil }
        let scripts = languages.keys(of: first)
        return scripts.isEmpty ? nil : scripts.contains(script)
    }

    /// Whether a part of a tag names no script, or one of the two ways of writing Chinese.
    private static func isNoScript(_ part: Substring) -> Bool {
        part.count != scriptLength || part.contains(where: \.isNumber) || ["hans", "hant"].contains(part.lowercased())
    }

    /// Letters in a code of ISO 15924.
    private static let scriptLength = 4

    /// The text without what stands in brackets and quotation marks: names in their own script.
    static func withoutBrackets(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < Words.asciiEnd && !asciiBrackets.contains($0) }) { return text }
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

/// The two ways of writing Chinese.
enum HanForm {
    private static let characters = WordList(named: "han-form")
    private static let simplified = Set(characters.words(under: "zh-Hans").joined())
    private static let traditional = Set(characters.words(under: "zh-Hant").joined())

    /// Whether a text has characters of the way of writing that a tag does not name, and none of that which it names.
    static func isOther(_ text: String, than language: String) -> Bool {
        guard text.utf8.contains(where: { $0 >= Words.asciiEnd }), let isTraditional = isTraditional(language) else {
            return false
        }
        let (own, other) = isTraditional ? (traditional, simplified) : (simplified, traditional)
        return text.contains(where: other.contains) && !text.contains(where: own.contains)
    }

    /// Whether a tag of Chinese names the traditional script, or a region that writes it; nil where it names neither.
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
