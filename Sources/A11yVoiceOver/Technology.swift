/// A way of using an iPhone without looking at it, or without touching it.
package enum Technology: String, CaseIterable, Sendable {
    /// VoiceOver: swipes move a cursor, and a voice says what is under it.
    case voiceover
    /// Full Keyboard Access: Tab moves a cursor.
    case keyboard
    /// Switch Control: a switch moves a cursor, or stops one that moves by itself.
    case switchControl = "switch-control"
    /// Voice Control: a name is spoken.
    case voiceControl = "voice-control"

    /// Its name in Settings.
    package var name: String {
        switch self {
        case .voiceover: "VoiceOver"
        case .keyboard: "Full Keyboard Access"
        case .switchControl: "Switch Control"
        case .voiceControl: "Voice Control"
        }
    }
}
