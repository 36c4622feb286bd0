/// What VoiceOver on a Mac calls a control of AppKit, in English, and what the control shows of its state.
package struct MacRole: Hashable, Sendable {
    /// The role, such as `Checkbox`.
    package let word: String
    /// The state or choice; empty where there is none, or the element's class tells it.
    package let value: String

    /// An item of a menu: it stands where its menu puts it.
    package static let menuItem = MacRole("Menu Item")

    /// A role with the state that the control is in.
    package init(_ word: String, value: String = "") {
        self.word = word
        self.value = value
    }
}
