import A11yEngine
import A11yModel
import A11yVoiceOver

// Key commands: which keys they use and which of them are incomplete.

extension LintContext {
    /// The key commands of an element.
    package func keyCommands(of id: ElementID) -> [KeyCommand] {
        if case .keyCommands(let commands) = screen[id][.keyCommands] { commands } else { [] }
    }
}

extension KeyCommand {
    /// Whether the key moves, cancels or confirms, which users know: arrows, escape, return, tab.
    var isMovement: Bool { KeyCommand.movements.contains(plainKey) }

    /// Whether the key is a letter, digit, symbol or the space bar.
    var isCharacter: Bool {
        guard input.count == 1, let character = input.unicodeScalars.first else { return false }
        return character.properties.generalCategory != .control && character.properties.generalCategory != .privateUse
    }

    /// The keys as users name them: `command-shift-P`.
    var shownKeys: String {
        let key = KeyCommand.names[input] ?? (input.count == 1 ? input.uppercased() : input)
        return (modifiers + [key]).joined(separator: "-")
    }

    /// What it is called in a message: its title, or the words of its function.
    var shownName: String {
        if hasTitle, let title { return title }
        return RuleText.parts(ofIdentifier: action ?? "").joined(separator: " ")
    }

    /// Its keys in a form in which equal ones are equal: the modifiers in a fixed order and the key.
    var chord: String { (Set(modifiers).sorted() + [KeyCommand.names[plainKey] ?? plainKey]).joined(separator: "-") }

    /// A command with the keys of a chord that a person wrote: `command-shift-3`.
    init(chord: String) {
        let keys = chord.lowercased().split(separator: "-").map(String.init)
        self.init(input: keys.last ?? "", modifiers: Array(keys.dropLast()))
    }

    /// The names of keys whose input is a sign that cannot be seen.
    private static let names = [" ": "space", "\t": "tab", "\r": "return", "\n": "return", "\u{1B}": "escape"]

    /// Keys that need no title.
    private static let movements: Set<String> = [
        "\r", "\n", "\t", "\u{1B}", "down", "downarrow", "enter", "esc", "escape", "left", "leftarrow", "return",
        "right", "rightarrow", "tab", "up", "uparrow",
    ]
}

extension KeyCommand {
    /// Whether it has a title that is not blank.
    var hasTitle: Bool { title.map(RuleText.isBlank) == false }
}

extension LintContext {
    /// One violation for each key command that `isLacking` selects.
    func keyCommandViolations(
        variant: (KeyCommand) -> String? = { _ in nil }, where isLacking: (KeyCommand) -> Bool
    ) -> [Violation] {
        elements(setting: .keyCommands).flatMap { id in
            keyCommands(of: id).filter(isLacking).map { command in
                Violation(
                    id, property: .keyCommands, variant: variant(command),
                    facts: ["input": .text(command.shownKeys), "title": .text(command.title ?? "")])
            }
        }
    }
}
