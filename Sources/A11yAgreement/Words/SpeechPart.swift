/// A part of what VoiceOver says at a stop, in the order in which it speaks them.
package enum SpeechPart: String, CaseIterable, Sendable {
    /// The accessible name.
    case label
    /// The value and important custom content.
    case value
    /// The words for traits and states.
    case role
    /// The place in a list, a table or a bar.
    case position
    /// What follows a pause: the author's hint and VoiceOver's own.
    case hint
    /// The names of the custom actions, or that there are some.
    case actions
}
