import A11yModel

/// A text from a file, made safe to print: what would steer a terminal, end a line or reorder what follows is shown as
/// an escape. With ASCII glyphs the typographic characters that our own messages use are spelled out, too.
package func visible(_ text: String, _ glyphs: Rendering.Glyphs = .unicode) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    guard text.unicodeScalars.contains(where: { $0.isTreacherous || (glyphs == .ascii && !$0.isASCII) }) else {
        return text
    }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if scalar.isTreacherous {
            shown.append(contentsOf: scalar.escape.unicodeScalars)
        } else if glyphs == .ascii, let plain = plainSpelling[scalar] {
            shown.append(contentsOf: plain.unicodeScalars)
        } else {
            shown.append(scalar)
        }
    }
    return String(shown)
}

extension Unicode.Scalar {
    fileprivate var escape: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }
}

private let plainSpelling: [Unicode.Scalar: String] = [
    "\u{A0}": " ", "×": "x", "·": "-", "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "…": "...",
    "→": "->", "≥": ">=", "≤": "<=", "−": "-",
]
