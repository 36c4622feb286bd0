// What a gesture does, by the name of the method that answers it.

extension Gesture {
    /// The function of a gesture by the name of the method that answers it; nil if that tells nothing. One method may
    /// serve many senders, so its name identifies no function; but a tap that hides the keyboard or closes something is
    /// recognised by it.
    package static func function(ofMethod name: some StringProtocol) -> String? {
        let words = name.lowercased()
        if keyboardWords.contains(where: words.contains) { return "dismissKeyboard" }
        let closes = closingWords.contains { verb in
            words.hasPrefix(verb) && name.dropFirst(verb.count).first.map { !$0.isLowercase } ?? true
        }
        return closes ? "close" : nil
    }

    private static let keyboardWords = ["keyboard", "endediting", "resignfirstresponder"]
    private static let closingWords = ["close", "dismiss"]
}
