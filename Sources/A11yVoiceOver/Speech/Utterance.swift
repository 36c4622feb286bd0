import A11yModel

/// The parts of what VoiceOver says at a stop, and the two texts made from them.
///
/// The notation is that of cashapp/AccessibilitySnapshot: a colon is the pause between name and value, and a full stop
/// ends each trait word. VoiceOver makes pauses there.
public struct Utterance: Hashable, Sendable {
    /// The accessible name; empty without one.
    public let label: String
    /// The value as it is spoken; empty without one.
    public let value: String
    /// The author's hint; empty without one.
    public let hint: String
    /// The effective traits: the author's, else those of the class.
    public let traits: Traits
    /// VoiceOver's words for traits and states, each with its full stop, such as `Dimmed.` and `Button.`.
    public let states: [String]
    /// The position phrase, such as `2 of 5.`; empty without one.
    public let position: String
    /// Label, value, traits and position, joined as in `Label: Value. Button.`
    public let description: String
    /// What is spoken after a pause; nil without a hint.
    public let spokenHint: String?
}

extension Utterance {
    /// The same with the words that were recorded at its element, if any were.
    func recorded(at element: Element) -> Utterance {
        guard let speech = element[.recordedSpeech]?.text else { return self }
        return Utterance(
            label: label, value: value, hint: hint, traits: traits, states: states, position: position,
            description: speech, spokenHint: element[.recordedHint]?.text)
    }
}

/// The accessibility attributes of an element, from which its utterance is composed.
struct Semantics {
    var label: String
    /// The value as UIKit returns it: `1` for a switch that is on.
    var value: String
    var hint: String
    var traits: Traits
    var position: Position?
    /// The headers of a cell of a data table.
    var headers: [String] = []
    var content: [CustomContent] = []
    var hasActions = false
    var isOnMac = false
    /// The role on a Mac, which replaces the words for traits; nil on other systems.
    var role: String?
    /// Nil if it cannot be expanded.
    var isExpanded: Bool?

    var isEnabled: Bool { !traits.contains(.notEnabled) }
    var isSwitch: Bool { traits.contains(.switchButton) }

    /// Whether it is a cell of a data table, whose position is spoken before its value.
    var isCell: Bool {
        if case .cell = position { true } else { false }
    }

    /// The headers, the label and the position of a cell, each as a sentence.
    func cellText(around label: String, _ place: String) -> String {
        var text = headers.filter { !$0.isEmpty }.map { $0 + "." }.joined(separator: " ")
        text.extend(with: label, after: " ")
        text.endSentence()
        text.extend(with: place, after: " ")
        return text
    }

    /// The value that follows the name; the state of a switch is spoken with the traits instead.
    var valueBesideLabel: String { isSwitch ? "" : value }
}

extension Utterance {
    /// Composes the utterance in the order in which VoiceOver speaks.
    init(of told: borrowing Semantics, by voice: Voice) {
        let hidesLabel = told.traits.contains(.backButton) && told.label.lowercased() == voice.phrases.back.lowercased()
        var text = hidesLabel ? "" : told.label
        let phrase = told.position.map { voice.phrases.position($0) } ?? ""
        if told.isCell { text = told.cellText(around: text, phrase) }
        // A title on a Mac may end in a colon of its own.
        let isOpen = told.isCell || told.role != nil && text.hasSuffix(":")
        text.extend(with: told.valueBesideLabel, after: isOpen ? " " : ": ")
        for content in told.content where content.isImportant {
            text.extend(with: content.value.isEmpty ? content.label : content.value, after: ", ")
        }
        if told.traits.contains(.selected) {
            text = text.isEmpty ? voice.phrases.selected : voice.phrases.selectedPrefix + text
        }

        var hint = told.hint
        // On a Mac the role is spoken first, and the hint follows after a pause.
        if text.isEmpty, !told.isOnMac { swap(&text, &hint) }

        let words = told.traitWords(by: voice)
        var separator = text.endsSentence ? " " : ". "
        for word in words {
            text.extend(with: word, after: separator)
            separator = " "
        }
        if told.position?.isBoundary == true { text.endSentence() }
        if !told.isCell { text.extend(with: phrase, after: " ") }

        let spokenHint = told.spokenHint(extending: hint, by: voice)
        if text.isEmpty, told.hasActions { text = voice.phrases.actionsAvailable }
        if text.isEmpty, !told.content.isEmpty { text = voice.phrases.moreContentAvailable }

        label = told.label
        value = told.isSwitch ? voice.phrases.switchState(told.value) ?? told.value : told.value
        self.hint = told.hint
        traits = told.traits
        states = told.traits.contains(.selected) ? [voice.phrases.selected] + words : words
        position = phrase
        description = text
        self.spokenHint = spokenHint
    }
}

extension String {
    /// Adds `text` unless it is empty, with the separator before it unless the string is empty.
    mutating func extend(with text: String, after separator: String) {
        guard !text.isEmpty else { return }
        if isEmpty {
            self = text
        } else {
            self += separator
            self += text
        }
    }

    /// Adds a full stop unless the string is empty or ends in one.
    mutating func endSentence() {
        if !isEmpty, !endsSentence { self += "." }
    }

    /// Whether it ends in a full stop, Latin or Chinese.
    var endsSentence: Bool {
        switch utf8.last {
        case nil: false
        case UInt8(ascii: "."): true
        case let last?: last >= 0x80 && unicodeScalars.last == "。"
        }
    }
}

extension Semantics {
    /// The words for traits and states, in the order in which VoiceOver speaks them. Other traits are silent: they
    /// change what VoiceOver does, not what it says.
    func traitWords(by voice: Voice) -> [String] {
        var words: [String] = []
        func say(_ word: String, if condition: Bool) {
            if condition { words.append(word) }
        }
        let isTab = traits.contains(.tabBarItem) || position?.isTab == true
        let isWordlessButton = isTab || !traits.isDisjoint(with: [.keyboardKey, .switchButton, .backButton])
        let isSecure = traits.contains(.secureTextField)
        let isEntry = traits.contains(.textEntry)

        say(voice.phrases.dimmed, if: !isEnabled)
        if let role {
            let isBox = role == "Checkbox"
            if isSwitch, !value.isEmpty {
                words += isBox ? [value == "1" ? "Checked." : "Unchecked."] : switchState(by: voice)
            }
            words.append(role + ".")
            return words
        }
        say(voice.phrases.button, if: traits.contains(.button) && !isWordlessButton)
        say(voice.phrases.backButton, if: traits.contains(.backButton))
        say(voice.phrases.switchButton, if: isSwitch && traits.contains(.button))
        if isSwitch { words += switchState(by: voice) }
        say(voice.phrases.tab, if: isTab)
        say(isSecure ? voice.phrases.secureTextField : voice.phrases.textField, if: isEntry)
        say(voice.phrases.isEditing, if: isEntry && traits.contains(.isEditing))
        say(voice.phrases.heading, if: traits.contains(.header))
        say(voice.phrases.link, if: traits.contains(.link))
        say(voice.phrases.adjustable, if: traits.contains(.adjustable))
        say(voice.phrases.image, if: traits.contains(.image))
        say(voice.phrases.searchField, if: traits.contains(.searchField))
        if let isExpanded { words.append(isExpanded ? voice.phrases.expanded : voice.phrases.collapsed) }
        return words
    }

    /// The word for the state of a switch. Since iOS 17 a value that is not a state is spoken as it is.
    private func switchState(by voice: Voice) -> [String] {
        guard !value.isEmpty else { return [] }
        return [voice.phrases.switchState(value).map { $0 + "." } ?? value]
    }
}

extension Semantics {
    /// What VoiceOver says after a pause: the author's hint, and what VoiceOver adds or replaces. “Double tap to
    /// activate” is always left out, as in AccessibilitySnapshot.
    func spokenHint(extending authored: String, by voice: Voice) -> String? {
        var hint = authored
        if isEnabled {
            if isSwitch { hint.extendHint(with: voice.phrases.toggleHint) }
            // The hint of text inputs replaces the author's (recorded). A Mac has none.
            if traits.contains(.textEntry), !voice.phrases.editHint.isEmpty {
                hint = traits.contains(.isEditing) ? "" : voice.phrases.editHint
            }
            if traits.contains(.adjustable), !isSwitch, !hasOnlyHint { hint.extendHint(with: voice.phrases.adjustHint) }
            if let isExpanded {
                hint.extendHint(with: isExpanded ? voice.phrases.collapseHint : voice.phrases.expandHint)
            }
        }
        return hint.isEmpty ? nil : hint
    }

    private var hasOnlyHint: Bool { !hint.isEmpty && label.isEmpty && value.isEmpty }
}

extension String {
    /// Adds a sentence to a hint, after removing at most one full stop at the end of the hint.
    fileprivate mutating func extendHint(with sentence: String) {
        guard !sentence.isEmpty else { return }
        if endsSentence { removeLast() }
        extend(with: sentence, after: ". ")
    }
}
