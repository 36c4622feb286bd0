import A11yModel
import A11yReporters
import A11yVoiceOver

/// What is said at the cursor, as VoiceOver's caption panel shows it, and what the last gesture set off.
struct Caption {
    /// The lines of the panel, none wider than asked for.
    let lines: [InkedLine]

    /// The caption of a walk, broken to so many cells.
    init(_ walker: Walker, width: Int) {
        lines = Caption.texts(of: walker).flatMap { text, ink in
            wrapped(visible(text, walker.glyphs), to: width).map { InkedLine($0, ink) }
        }
    }

    /// The sentences with their inks, the most urgent first: on a small terminal the last ones may be cut.
    private static func texts(of walker: Walker) -> [(text: String, ink: Ink?)] {
        guard let stop = walker.stop else {
            let nowhere = "VoiceOver stops nowhere on this screen."
            return [(nowhere, .strong)] + (walker.answer.map { [($0, .info)] } ?? [])
        }
        let description = stop.utterance.description
        var texts: [(text: String, ink: Ink?)] = stop.announcements.map { ($0, .faint) }
        texts.append((description.isEmpty ? Picture.silence : description, .strong))
        if let answer = walker.answer { texts.append((answer, .info)) }
        if let hint = stop.utterance.spokenHint { texts.append((hint, .faint)) }
        if !stop.actions.isEmpty { texts.append(("Actions: " + stop.actions.joined(separator: ", "), nil)) }
        if Picture.isOffScreen(stop, in: walker.screen, walker.simulation) {
            texts.append(("Off the screen: VoiceOver scrolls to it.", .warning))
        } else if Picture.frame(of: stop, in: walker.screen, walker.simulation) == nil {
            texts.append(("Where it lies is not known.", .faint))
        }
        if stop.fragility.map({ $0 != .unknownFrame }) == true {
            texts.append(("Its place in the order is not certain: i tells why.", .warning))
        }
        return texts
    }
}
