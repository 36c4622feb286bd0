// What is read of a class or tag that is not known.

import A11yModel

extension Element {
    /// Notes that nothing is known of its class or tag, a word of its file: it is taken for a plain view, and may be
    /// anything.
    mutating func markUnmodelled(as word: String) {
        isUnmodelled = true
        customClass = customClass ?? word
        doubts.insert(.code)
    }
}
