import A11yModel

/// Texts and facts as messages quote them.
extension Words {
    /// Characters that a message quotes of a text; a longer one is cut in the middle, since its end tells the role
    /// (ours).
    private static let excerptLength = 120
    /// Characters left of the end of such a text: room for a role and a state (ours).
    private static let excerptTail = 40

    /// The text as a message quotes it: in one line, and not longer than one can take in.
    package static func excerpt(_ text: String) -> String {
        let line = trimmed(isPlainLine(text) ? text : oneLine(text))
        guard line.utf8.count > excerptLength, line.count > excerptLength else { return line }
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

    /// The text with one space for each run of white space, and none at its ends.
    private static func oneLine(_ text: String) -> String {
        var line: [UInt8] = []
        line.reserveCapacity(text.utf8.count)
        var isAfterGap = false
        for scalar in text.unicodeScalars {
            if isGap(scalar) {
                isAfterGap = true
            } else {
                if isAfterGap, !line.isEmpty { line.append(UInt8(ascii: " ")) }
                isAfterGap = false
                line.append(contentsOf: scalar.utf8)
            }
        }
        return String(decoding: line, as: UTF8.self)
    }

    private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == " " || "\t"..."\r" ~= scalar }
        return !isVisible(scalar) && scalar.properties.isWhitespace
    }

    /// Whether a character is certainly no space and can be heard: of ASCII, a letter, or a quotation mark.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        "!"..."~" ~= scalar || "“"..."”" ~= scalar || isPlainLetter(scalar)
    }

    /// The fact as a message quotes it.
    package static func excerpt(_ fact: Fact) -> Fact {
        switch fact {
        case .text(let text): .text(excerpt(text))
        // A message shows but the first ones of a list, and counts the others.
        case .list(let texts): .list(texts.prefix(Message.listed).map(excerpt) + texts.dropFirst(Message.listed))
        case .number: fact
        }
    }
}
