import A11yModel

/// Texts and facts as messages quote them.
extension Words {
    /// Characters that a message quotes of a text; a longer one is cut in the middle, since its end tells the role
    /// (ours).
    private static let excerptLength = 120
    /// Characters left of the end of such a text: room for a role and a state (ours).
    private static let excerptTail = 40

    /// The text as a message quotes it: in one line, and not longer than one can take in.
    static func excerpt(_ text: String) -> String {
        if text.utf8.count <= excerptLength, isPlainLine(text) { return text }
        let line = trimmed(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        guard line.count > excerptLength else { return line }
        let (head, tail) = (line.prefix(excerptLength - excerptTail), line.suffix(excerptTail))
        return trimmed(String(head)) + " … " + trimmed(String(tail))
    }

    /// Whether a text is words of ASCII, or of letters that need no look-up, between single spaces, as most are: one
    /// that is quoted as it stands.
    private static func isPlainLine(_ text: String) -> Bool {
        var isAfterGap = true
        for scalar in text.unicodeScalars {
            let isGap = scalar == " "
            guard isGap ? !isAfterGap : isVisible(scalar) else { return false }
            isAfterGap = isGap
        }
        return !isAfterGap
    }

    /// Whether a character is certainly no space and can be heard: of ASCII, a letter, or a quotation mark.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        "!"..."~" ~= scalar || "“"..."”" ~= scalar || isPlainLetter(scalar)
    }

    /// The fact as a message quotes it.
    static func excerpt(_ fact: Fact) -> Fact {
        switch fact {
        case .text(let text): .text(excerpt(text))
        case .list(let texts): .list(texts.map { excerpt($0) })
        case .number: fact
        }
    }
}
