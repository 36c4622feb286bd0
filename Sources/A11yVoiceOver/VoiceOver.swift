import A11yModel

/// The simulation of VoiceOver on a screen.
public enum VoiceOver {
    /// Reads a screen as VoiceOver would.
    public static func read(_ screen: Screen) -> Reading {
        Reading(stops: [], pruned: [:], layout: Layout(screen))
    }
}
