// Rainbow's two switches are mutable globals; `console` below is the only place that touches them.
@preconcurrency import Rainbow

/// What a piece of text means, which decides its colour. Only the 16 base colours: they follow the user's theme.
package enum Ink: Sendable {
    case error, warning, info, review, faint, strong, heading, safe, look, failure, success
    /// VoiceOver's cursor.
    case cursor

    /// The text with the escape sequences of this ink. Measure before painting: the sequences take no cells.
    package func paint(_ text: String, _ color: Rendering.ColorMode) -> String {
        guard color == .on, !text.isEmpty else { return text }
        Ink.console
        let segment = Rainbow.Segment(text: text, color: hue.map { .named($0) }, styles: weight.map { [$0] })
        return Rainbow.generateString(for: Rainbow.Entry(segments: [segment]))
    }

    /// Makes Rainbow always colour. It would else decide for itself, by the environment and by standard output only;
    /// whether there is colour is decided by the rendering. Done once, at the first coloured text.
    private static let console: Void = {
        Rainbow.enabled = true
        Rainbow.outputTarget = .console
    }()

    private var hue: NamedColor? {
        switch self {
        case .error, .failure: .red
        case .warning, .look, .cursor: .yellow
        case .info: .cyan
        case .review: .magenta
        case .safe, .success: .green
        case .faint, .strong, .heading: nil
        }
    }

    private var weight: Style? {
        switch self {
        case .error, .failure, .success, .strong, .cursor: .bold
        case .faint: .dim
        case .heading: .underline
        case .warning, .info, .review, .safe, .look: nil
        }
    }
}
