import A11yVoiceOver

/// How VoiceOver's rotor stands.
///
/// It turns by itself: at an adjustable element flicks adjust, and at one with custom actions they walk through these,
/// until the user turns it there. That is how VoiceOver comes out of the box; users may change it in Settings.
struct RotorDial: Hashable, Sendable {
    /// What a flick up or down does.
    enum Setting: Hashable, Sendable {
        /// Changes the value of the element.
        case adjust
        /// Jumps to the next of a kind; “actions” walks through those of the element where it has some.
        case jump(Rotor)
    }

    /// The kind that was chosen last.
    private var kind = Rotor.headings
    /// What the user chose at this element; nil where the rotor stands as it turned by itself.
    private var chosen: Setting?

    func setting(at stop: Stop) -> Setting { chosen ?? RotorDial.automatic(at: stop) ?? .jump(kind) }

    /// The cursor has come to another element.
    mutating func arrive() { chosen = nil }

    /// Turns to the next setting, or back to the one before.
    mutating func turn(by direction: Int, at stop: Stop) {
        let settings = RotorDial.settings(at: stop)
        let now = settings.firstIndex(of: setting(at: stop)) ?? 0
        let next = settings[(now + direction + settings.count) % settings.count]
        chosen = next
        if case .jump(let kind) = next { self.kind = kind }
    }

    /// The rotor, kept on a kind although the element would turn it.
    func held(on kind: Rotor) -> RotorDial {
        var dial = self
        dial.kind = kind
        dial.chosen = .jump(kind)
        return dial
    }

    private static func settings(at stop: Stop) -> [Setting] {
        (stop.utterance.traits.contains(.adjustable) ? [.adjust] : []) + Rotor.allCases.map(Setting.jump)
    }

    private static func automatic(at stop: Stop) -> Setting? {
        if stop.utterance.traits.contains(.adjustable) { return .adjust }
        return stop.actions.isEmpty ? nil : .jump(.actions)
    }
}
