import A11yModel

/// The parts of what VoiceOver says at a stop, and the two texts that they are joined to.
///
/// The notation is that of cashapp/AccessibilitySnapshot: a colon stands for the pause between name and value, and a
/// full stop ends each trait word. VoiceOver speaks pauses.
package struct Utterance: Hashable, Sendable {
    /// The accessible name; empty where there is none.
    package let label: String
    /// The value, as it is spoken; empty where there is none.
    package let value: String
    /// The hint that the author wrote; empty where there is none.
    package let hint: String
    /// The effective traits: the class's, or the author's in their place.
    package let traits: Traits
    /// The position phrase, such as `2 of 5.`; empty without one.
    package let position: String
    /// Label, value, traits and position, joined as in `Label: Value. Button.`
    package let description: String
    /// What is said after a pause; nil where nothing is.
    package let spokenHint: String?
}

/// What an element tells VoiceOver about itself.
struct Semantics {
    var label: String
    /// The value as UIKit has it: `1` for a switch that is on.
    var value: String
    var hint: String
    var traits: Traits
    var position: Position?
    /// The headers of a cell of a data table.
    var headers: [String] = []
    var content: [CustomContent] = []
    var hasActions = false
    /// What a Mac calls it, in place of the words for its class; nil elsewhere.
    var role: String?
    /// Nil where it cannot be expanded.
    var isExpanded: Bool?

    var isEnabled: Bool { !traits.contains(.notEnabled) }
    var isSwitch: Bool { traits.contains(.switchButton) }

    /// Whether it is a cell of a data table, whose position is said before its value.
    var isCell: Bool {
        if case .cell = position { true } else { false }
    }

    /// The headers, the label and the place of a cell, a sentence each.
    func cellText(around label: String, _ place: String) -> String {
        var text = headers.filter { !$0.isEmpty }.map { $0 + "." }.joined(separator: " ")
        text.extend(with: label, after: " ")
        text.endSentence()
        text.extend(with: place, after: " ")
        return text
    }

    /// The value that stands behind the name; a switch says its state among the traits instead.
    var valueBesideLabel: String { isSwitch ? "" : value }
}

extension Utterance {
    /// Joins what an element tells, in the order in which VoiceOver speaks it.
    init(of told: Semantics, in phrases: Phrases) {
        let hidesLabel = told.traits.contains(.backButton) && told.label.lowercased() == phrases.back.lowercased()
        var text = hidesLabel ? "" : told.label
        let phrase = told.position.map(phrases.position) ?? ""
        if told.isCell { text = told.cellText(around: text, phrase) }
        text.extend(with: told.valueBesideLabel, after: told.isCell ? " " : ": ")
        for content in told.content where content.isImportant {
            text.extend(with: content.value.isEmpty ? content.label : content.value, after: ", ")
        }
        if told.traits.contains(.selected) {
            text = text.isEmpty ? phrases.selected : phrases.selectedPrefix + text
        }

        var hint = told.hint
        // On a Mac the role stands there, and help is told after it.
        if text.isEmpty, told.role == nil { swap(&text, &hint) }

        let words = told.traitWords(in: phrases)
        if !words.isEmpty {
            text.endSentence()
            for word in words { text.extend(with: word, after: " ") }
        }
        if told.position?.isBoundary == true { text.endSentence() }
        if !told.isCell { text.extend(with: phrase, after: " ") }

        let spokenHint = told.spokenHint(extending: hint, in: phrases)
        if text.isEmpty, told.hasActions { text = phrases.actionsAvailable }
        if text.isEmpty, !told.content.isEmpty { text = phrases.moreContentAvailable }

        label = told.label
        value = told.isSwitch ? phrases.switchState(told.value) ?? told.value : told.value
        self.hint = told.hint
        traits = told.traits
        position = phrase
        description = text
        self.spokenHint = spokenHint
    }
}

extension String {
    /// Adds `text`, if there is any, and the separator before it, if there is something to separate.
    mutating func extend(with text: String, after separator: String) {
        guard !text.isEmpty else { return }
        if isEmpty {
            self = text
        } else {
            self += separator
            self += text
        }
    }

    /// Adds a full stop, unless there is one or nothing to end.
    mutating func endSentence() {
        if !isEmpty, !endsSentence { self += "." }
    }

    /// Whether it ends in a full stop, be it a Chinese one.
    var endsSentence: Bool {
        let last = unicodeScalars.last
        return last == "." || last == "。"
    }
}
