// Escapes in the texts that we write: the one place for those of XML and HTML.

extension String {
    /// The text with some scalars replaced.
    ///
    /// It compares scalars, as other programs do, and not characters: to Swift, a quote with a combining accent is a
    /// single character and no quote, and so is a line feed after a carriage return.
    package func replacing(scalars replacements: [Unicode.Scalar: String]) -> String {
        guard unicodeScalars.contains(where: { replacements[$0] != nil }) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            if let replacement = replacements[scalar] {
                text.append(contentsOf: replacement.unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }
}

/// How texts are written in XML, and in HTML that is XML as well.
package enum XMLEscapes {
    /// The entities for the content of an element and for a value between quotation marks.
    package static let entities: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
    ]

    /// A value between quotation marks that is read back as it is. Without a reference, a reader turns line breaks and
    /// tabs into spaces. A character that XML cannot hold becomes U+FFFD (XML 1.0, 2.2).
    package static func attributeValue(_ text: String) -> String { text.replacing(scalars: attributeEscapes) }

    private static let attributeEscapes: [Unicode.Scalar: String] = {
        var escapes = entities
        let unwritable = (0..<0x20).map { UInt32($0) } + [0xFFFE, 0xFFFF]
        for scalar in unwritable.compactMap({ Unicode.Scalar($0) }) { escapes[scalar] = "\u{FFFD}" }
        for blank: Unicode.Scalar in ["\t", "\n", "\r"] { escapes[blank] = "&#\(blank.value);" }
        return escapes
    }()
}
