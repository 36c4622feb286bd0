import A11yEngine

/// Recognizes texts made for machines: the names of pictures and elements. Independent of language: a text with a space
/// or a letter outside ASCII counts as text for users.
package enum CodeWords {
    /// Prefixes and suffixes of picture names.
    private static let affixes = WordList(named: "asset-affix").words(under: "any")
    /// Words for kinds of controls, at the start or end of a name.
    private static let controls = Set(WordList(named: "control-word").words(under: "any"))
    /// Short prefixes that programmers use.
    private static let prefixes = WordList(named: "control-prefix").words(under: "any")
    /// The number of lower-case letters before a capital that separates words (ours): “iPhone” and “eBay” are one word.
    private static let humps = 2
    /// The number of letters before a number that make it a numbered picture (ours): “photo3”, but not “3D” or “mp3”.
    private static let letters = 3

    /// Whether the text looks like code: `close_button`, `login.title`, `closeButton`, `SaveButton`, `nav-bar-close`,
    /// `save-button`. “sign-in”, “iPhone” and “YouTube” do not.
    package static func isCode(_ text: String) -> Bool {
        guard hasSeam(text), isToken(text) else { return false }
        if isSnakeCase(text) || isDotted(text) || isCamelCase(text) { return true }
        let words = RuleText.parts(ofIdentifier: text)
        guard words.count > 1 else { return false }
        if words.first.map(controls.contains) == true || words.last.map(controls.contains) == true { return true }
        return text.count { $0 == "-" } > 1 && text == text.lowercased()
    }

    /// Whether a text that is the name of a picture looks like one: like code, or with a number or scale at the end.
    static func isPictureName(_ text: String) -> Bool {
        guard isToken(text) else { return false }
        if isCode(text) || text.contains("@") { return true }
        let stem = text.prefix { $0.isLetter }
        return stem.count >= letters && stem == stem.lowercased() && text.contains(where: \.isNumber)
    }

    /// Whether the text consists of lower-case letters and digits, joined by `_` or `-`, and starts or ends like only
    /// picture names do.
    static func hasPictureAffix(_ text: String) -> Bool {
        guard isToken(text), text == text.lowercased(), text.contains("_") || text.contains("-") || text.contains("@")
        else { return false }
        return affixes.contains { affix in
            if affix.hasPrefix("_") || affix.hasPrefix("@") { return text.hasSuffix(affix) }
            return text.hasPrefix(affix) || text.hasPrefix(affix.dropLast() + "-")
        }
    }

    /// Whether the text is one word after the short prefix of a control: `btnLogin`, `lblTitle`.
    static func hasControlPrefix(_ text: String) -> Bool {
        guard isToken(text), text.allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
        return prefixes.contains { text.hasPrefix($0) && text.dropFirst($0.count).first?.isUppercase == true }
    }

    /// Whether the text is words of letters and digits joined by `_`.
    static func isSnakeCase(_ text: String) -> Bool {
        isToken(text) && text.split(separator: "_").count > 1 && text.contains(where: \.isLetter)
    }

    /// Whether, after the first character, the text has a capital or a character that is neither letter nor digit,
    /// where the words of an identifier meet. Most texts for users have none.
    static func hasSeam(_ text: String) -> Bool {
        text.utf8.dropFirst().contains { byte in
            !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
        }
    }

    /// The last words of keys of string tables.
    private static let keyEnds = Set(WordList(named: "key-end").words(under: "any"))

    /// Whether the text is the key of a text in a string table: `login.button.title`, `LOGIN_BUTTON_TITLE`. Addresses
    /// such as `docs.example.com` are none.
    static func isStringKey(_ text: String) -> Bool {
        let hasGap = text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
        guard hasGap, isToken(text), !text.contains("/"), !text.contains("@") else { return false }
        let parts = text.split { $0 == "." || $0 == "_" }.map { $0.lowercased() }
        guard parts.count > 1, let last = parts.last, parts.allSatisfy(isWord) else { return false }
        return (isDotted(text) || isSnakeCase(text)) && keyEnds.contains(last)
    }

    private static func isWord(_ part: String) -> Bool { part.allSatisfy { $0.isLetter || $0.isNumber } }

    private static func isDotted(_ text: String) -> Bool {
        let parts = text.split(separator: ".")
        return parts.count > 1 && text.first?.isLowercase == true
            && parts.allSatisfy { $0.contains(where: \.isLetter) }
    }

    /// Two lower-case letters, then a capital and a lower-case letter: `closeButton`, but not `macOS`.
    private static func isCamelCase(_ text: String) -> Bool {
        guard text.prefix(while: \.isLowercase).count >= humps else { return false }
        return zip(text, text.dropFirst()).contains { $0.isUppercase && $1.isLowercase }
    }

    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < UInt8(ascii: "~") }
            && text.contains(where: \.isLetter)
    }
}

extension WordList {
    /// Whether one of these words is in the name of a picture: “lock” in `ic_lock_24`, 状态 in 未读状态.
    func names(picture name: String) -> Bool {
        let known = words(under: "any")
        if RuleText.parts(ofIdentifier: name).contains(where: known.contains) { return true }
        // Words of a script without spaces; most names have none.
        guard name.unicodeScalars.contains(where: RuleText.isUnspaced) else { return false }
        return known.contains { word in
            word.unicodeScalars.contains(where: RuleText.isUnspaced) && name.contains(word)
        }
    }
}
