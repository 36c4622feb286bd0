@preconcurrency import Rainbow

// Rainbow's two switches are mutable globals; only `Ink.console` sets them.

/// The meaning of a piece of text, which decides its colour. Only the 16 base colours: they follow the user's theme.
package enum Ink: Sendable {
    case error, warning, info, review, faint, strong, heading, safe, look, failure, success
    /// VoiceOver's cursor.
    case cursor

    /// The text with the escape sequences of this ink. Measure the text before painting it: the sequences take no
    /// cells.
    package func paint(_ text: String, _ color: Rendering.ColorMode) -> String {
        guard color == .on, !text.isEmpty else { return text }
        Ink.console
        let segment = Rainbow.Segment(text: text, color: hue.map { .named($0) }, styles: weight.map { [$0] })
        return Rainbow.generateString(for: Rainbow.Entry(segments: [segment]))
    }

    /// Turns Rainbow's own detection off, once, at the first coloured text. It looks at the environment and at standard
    /// output only; here the rendering decides.
    private static let console: Void = {
        Rainbow.enabled = true
        Rainbow.outputTarget = .console
    }()

    private var hue: NamedColor? {
        switch self {
        case .error, .failure: .red
        case .cursor: .yellow
        case .info: .cyan
        case .review: .magenta
        case .safe, .success: .green
        // Yellow is not legible on a light terminal.
        case .warning, .look, .faint, .strong, .heading: nil
        }
    }

    private var weight: Style? {
        switch self {
        case .error, .warning, .look, .failure, .success, .strong, .cursor: .bold
        case .faint: .dim
        case .heading: .underline
        case .info, .review, .safe: nil
        }
    }
}

/// A text as a hyperlink (OSC 8) if the rendering has links. Terminals without support show the text. Measure the text
/// before linking it: the sequences take no cells.
func linked(_ text: String, to address: String?, _ style: Rendering) -> String {
    guard style.links == .on, let address, !text.isEmpty else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
}

/// The `file:` URL of an absolute path.
func fileAddress(_ path: String) -> String { "file://" + percentEncoded(path) }

/// A path, percent-encoded for a URL.
func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
        let character = Character(Unicode.Scalar(byte))
        // The unreserved characters of RFC 3986, and the slash.
        let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-._~/".contains(character))
        return isPlain ? String(character) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
}
