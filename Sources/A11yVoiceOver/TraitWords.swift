// The words for traits.

import A11yModel

extension Semantics {
    /// The words for traits and states, in the order in which VoiceOver speaks them. Traits that are not here are
    /// silent: they change what VoiceOver does, not what it says.
    func traitWords(in phrases: Phrases) -> [String] {
        var words: [String] = []
        func say(_ word: String, if condition: Bool) {
            if condition { words.append(word) }
        }
        let isTab = traits.contains(.tabBarItem) || position?.isTab == true
        let isWordlessButton = isTab || !traits.isDisjoint(with: [.keyboardKey, .switchButton, .backButton])
        let isSecure = traits.contains(.secureTextField)
        let isEntry = traits.contains(.textEntry)

        say(phrases.dimmed, if: !isEnabled)
        if let role {
            words.append(role + ".")
            return words
        }
        say(phrases.button, if: traits.contains(.button) && !isWordlessButton)
        say(phrases.backButton, if: traits.contains(.backButton))
        say(phrases.switchButton, if: isSwitch && traits.contains(.button))
        if isSwitch { words += switchState(in: phrases) }
        say(phrases.tab, if: isTab)
        say(isSecure ? phrases.secureTextField : phrases.textField, if: isEntry)
        say(phrases.isEditing, if: isEntry && traits.contains(.isEditing))
        say(phrases.heading, if: traits.contains(.header))
        say(phrases.link, if: traits.contains(.link))
        say(phrases.adjustable, if: traits.contains(.adjustable))
        say(phrases.image, if: traits.contains(.image))
        say(phrases.searchField, if: traits.contains(.searchField))
        if let isExpanded { words.append(isExpanded ? phrases.expanded : phrases.collapsed) }
        return words
    }

    /// The state of a switch as a word of its own. Since iOS 17 a value that is no state is spoken as it is.
    private func switchState(in phrases: Phrases) -> [String] {
        guard !value.isEmpty else { return [] }
        return [phrases.switchState(value).map { $0 + "." } ?? value]
    }
}
