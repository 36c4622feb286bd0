import A11yEngine
import A11yModel

/// Words that were made for machines: names of pictures and of elements. Nothing here knows a language; a text with a
/// space or a letter beyond ASCII is taken for words that people read.
package enum CodeWords {
    /// What names of pictures begin or end with.
    private static let affixes = WordList(named: "asset-affix").words(under: "any")
    /// Words for kinds of controls at either end of a name.
    private static let controls = Set(WordList(named: "control-word").words(under: "any"))
    /// What programmers put before a name.
    private static let prefixes = WordList(named: "control-prefix").words(under: "any")
    /// Small letters before a capital that make a name of several words: “iPhone” and “eBay” have one (ours).
    private static let humps = 2
    /// Letters before a number that make it a number of a picture: “photo3”, and neither “3D” nor “mp3” (ours).
    private static let letters = 3

    /// Whether the text is written as code is: `close_button`, `login.title`, `closeButton`, `SaveButton`,
    /// `nav-bar-close`, `save-button`. “sign-in”, “iPhone” and “YouTube” are words.
    package static func isCode(_ text: String) -> Bool {
        guard hasSeam(text), isToken(text) else { return false }
        if isSnakeCase(text) || isDotted(text) || isCamelCase(text) { return true }
        let words = Words.parts(ofIdentifier: text)
        guard words.count > 1 else { return false }
        if words.first.map(controls.contains) == true || words.last.map(controls.contains) == true { return true }
        return text.count { $0 == "-" } > 1 && text == text.lowercased()
    }

    /// Whether the text is written as names of pictures are, given that it is the name of one: as code, or with a
    /// number behind it, or with a scale.
    static func isPictureName(_ text: String) -> Bool {
        guard isToken(text) else { return false }
        if isCode(text) || text.contains("@") { return true }
        let stem = text.prefix { $0.isLetter }
        return stem.count >= letters && stem == stem.lowercased() && text.contains(where: \.isNumber)
    }

    /// Whether the text is a row of small letters and digits, joined by `_` or `-`, that begins or ends as only names
    /// of pictures do.
    static func hasPictureAffix(_ text: String) -> Bool {
        guard isToken(text), text == text.lowercased(), text.contains("_") || text.contains("-") || text.contains("@")
        else { return false }
        return affixes.contains { affix in
            if affix.hasPrefix("_") || affix.hasPrefix("@") { return text.hasSuffix(affix) }
            return text.hasPrefix(affix) || text.hasPrefix(affix.dropLast() + "-")
        }
    }

    /// Whether the text is one word behind the short form of a kind of control: `btnLogin`, `lblTitle`.
    static func hasControlPrefix(_ text: String) -> Bool {
        guard isToken(text), text.allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
        return prefixes.contains { text.hasPrefix($0) && text.dropFirst($0.count).first?.isUppercase == true }
    }

    /// Whether the text is words of letters and digits with `_` between them.
    static func isSnakeCase(_ text: String) -> Bool {
        isToken(text) && text.split(separator: "_").count > 1 && text.contains(where: \.isLetter)
    }

    /// Whether there is something behind the first character at which the words of a name in code meet: a capital, or a
    /// sign that is neither letter nor digit. Most words that people read have none.
    static func hasSeam(_ text: String) -> Bool {
        text.utf8.dropFirst().contains { byte in
            !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
        }
    }

    private static func isDotted(_ text: String) -> Bool {
        let parts = text.split(separator: ".")
        return parts.count > 1 && text.first?.isLowercase == true
            && parts.allSatisfy { $0.contains(where: \.isLetter) }
    }

    /// Two small letters, then a capital and a small one: `closeButton`; not `macOS`.
    private static func isCamelCase(_ text: String) -> Bool {
        guard text.prefix(while: \.isLowercase).count >= humps else { return false }
        return zip(text, text.dropFirst()).contains { $0.isUppercase && $1.isLowercase }
    }

    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < UInt8(ascii: "~") }
            && text.contains(where: \.isLetter)
    }
}
