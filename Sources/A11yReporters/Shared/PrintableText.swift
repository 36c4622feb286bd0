import A11yModel

/// A text from a file, made safe to print: characters that control a terminal, end a line or reorder text become
/// escapes. With ASCII glyphs, the typographic characters of our own messages are spelled out, too.
package func visible(_ text: String, _ glyphs: Rendering.Glyphs = .unicode) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    guard text.unicodeScalars.contains(where: { $0.mustBeEscaped || (glyphs == .ascii && !$0.isASCII) }) else {
        return text
    }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if scalar.mustBeEscaped {
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

/// Splits a sentence into prose and code: our messages and pages put names of properties between backticks. A text with
/// any other backticks, which come from a file, is one part of prose.
func proseParts(_ text: String) -> [(text: String, isCode: Bool)] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { (text: String($1), isCode: !$0.isMultiple(of: 2)) }
    let isPaired = !parts.count.isMultiple(of: 2) && parts.allSatisfy { !$0.isCode || isProperty($0.text) }
    return isPaired ? parts.filter { !$0.text.isEmpty } : [(text, false)]
}

/// Whether a text can be the name of a property, with or without a value, or a short piece of code.
private func isProperty(_ text: String) -> Bool {
    let longest = 120
    return 1...longest ~= text.count
        && text.allSatisfy { marks.contains($0) || $0.isASCII && ($0.isLetter || $0.isNumber) }
}

/// The characters of code beside letters and digits.
private let marks = Set(" _-.,:;[]{}()<>/\\|=\"'$…*?!&@#+%‹›")
