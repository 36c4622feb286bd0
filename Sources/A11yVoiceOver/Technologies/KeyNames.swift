// How the keys of a key command are written.

import A11yModel

extension KeyCommand {
    /// The keys as they are written in menus: `⇧⌘P`, `⌥Up Arrow`.
    var keys: String {
        KeyCommand.symbols.filter { modifiers.contains($0.word) }.map(\.symbol).joined() + key
    }

    /// The keys with what they do, where the command says it.
    var titledKeys: String { title.map { "\(keys) (\($0))" } ?? keys }

    /// Modifiers in the order of menus.
    private static let symbols = [
        (word: "control", symbol: "⌃"), (word: "option", symbol: "⌥"),
        (word: "shift", symbol: "⇧"), (word: "command", symbol: "⌘"),
    ]

    private var key: String {
        if let name = KeyCommand.characters[input] { return name }
        var word = input.lowercased()
        for prefix in ["uikeycommand.", "uikeyinput", "input"] where word.hasPrefix(prefix) {
            word.removeFirst(prefix.count)
        }
        if let name = KeyCommand.names[word] { return name }
        let isFunctionKey = word.hasPrefix("f") && Int(word.dropFirst()) != nil
        return input.count == 1 || isFunctionKey ? word.uppercased() : input
    }

    /// Keys whose input is a character that cannot be seen.
    private static let characters = [
        " ": "Space", "\r": "Return", "\n": "Return", "\t": "Tab", "\u{8}": "Delete", "\u{1B}": "Escape",
    ]

    /// UIKit's constants without `UIKeyCommand.input`, and the words that people write for them.
    private static let names = [
        "delete": "Delete", "down": "Down Arrow", "downarrow": "Down Arrow", "end": "End", "enter": "Return",
        "esc": "Escape", "escape": "Escape", "home": "Home", "left": "Left Arrow", "leftarrow": "Left Arrow",
        "pagedown": "Page Down", "pageup": "Page Up", "return": "Return", "right": "Right Arrow",
        "rightarrow": "Right Arrow", "space": "Space", "tab": "Tab", "up": "Up Arrow", "uparrow": "Up Arrow",
    ]
}

extension Element {
    /// Its key commands.
    var keyCommands: [KeyCommand] {
        if case .keyCommands(let commands) = self[.keyCommands] { commands } else { [] }
    }
}
