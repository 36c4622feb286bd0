import A11yModel

// The traversal of a screen with Full Keyboard Access.

extension Traversal {
    /// What a person meets who moves through a screen with Tab. The cursor stops at elements that respond, in the order
    /// of VoiceOver and under the same modal views.
    static func keyboard(of screen: Screen, in simulation: Simulation) -> Traversal {
        let responding = Responding(screen, simulation.layout)
        let names = CallNames(screen, simulation)
        let containers = IndexContainers(screen)
        var titles = ElementTitles(screen, simulation)
        var stops: [Entry] = []
        var notes: [String] = []
        for stop in simulation.stops {
            let element = screen[stop.element]
            let isOverridden = element[.overrides]?.texts?.contains("canBecomeFocused") == true
            let keyboardStop = responding.response(of: stop).keyboardStop(isOverridden: isOverridden)
            guard keyboardStop == .certain else {
                let title = titles.title(of: stop.element)
                if isOverridden {
                    notes.append("\(title) overrides canBecomeFocused: whether Tab stops there, code decides.")
                } else if keyboardStop == .undocumented {
                    notes.append("Tab may stop at \(title): nothing says whether it responds.")
                }
                continue
            }
            var entry = names.entry(for: stop, unnamed: "no name for Find")
            entry.keys = stop.part == nil ? element.keyCommands.map(\.availableKeys) : []
            if isOverridden { entry.remarks.append("canBecomeFocused is overridden, so code decides") }
            if let container = containers.container(of: stop.element) {
                entry.remarks.append("up to iOS 17 out of reach: \(titles.title(of: container)) has no elements list")
            }
            stops.append(entry)
        }
        notes += Shortcuts(beside: stops, on: screen, simulation.layout).notes(&titles)
        notes += containers.notes(beside: stops, &titles)
        notes += UnenteredScrollViews(screen, simulation.layout).notes(amid: stops, "Tab", &titles)
        notes += [note(onFrames: stops.map(\.stop), in: screen)].compactMap { $0 }
        var controls = UnreachedControls(beside: stops, in: screen, simulation, responding)
        let unreached = controls.all { responding.response(of: $0).refusal }
        return Traversal(screen: screen, technology: .keyboard, stops: stops, unreached: unreached, notes: notes)
    }
}

/// Containers that vend their elements through the methods of `UIAccessibilityContainer` and have no list of them. Up
/// to iOS 17 Full Keyboard Access uses only the list (compose-multiplatform-core#2216). UIKit's own tables and
/// collections are not included: a file states `container` only for the app's own classes.
struct IndexContainers {
    /// All of them, in document order.
    let all: [ElementID]
    /// For each element index, the innermost such container around the element.
    private let innermost: [ElementID?]

    /// The containers of a screen. A container that is an element itself vends nothing.
    init(_ screen: Screen) {
        var all: [ElementID] = []
        var innermost: [ElementID?] = []
        for element in screen.elements {
            let outer = element.parent.flatMap { parent in
                screen.isIndexContainer(parent) ? parent : innermost[parent.index]
            }
            innermost.append(outer)
            if screen.isIndexContainer(element.id) { all.append(element.id) }
        }
        self.all = all
        self.innermost = innermost
    }

    /// The container that vends an element; nil without one.
    func container(of id: ElementID) -> ElementID? { innermost[id.index] }

    /// A sentence for each container without an element among these entries.
    func notes(beside entries: [Traversal.Entry], _ titles: inout ElementTitles) -> [String] {
        let met = Set(entries.compactMap { container(of: $0.stop.element) })
        return all.filter { !met.contains($0) }.map { id in
            "Up to iOS 17 nothing in \(titles.title(of: id)) is within reach: it has no elements list."
        }
    }
}

extension Screen {
    fileprivate func isIndexContainer(_ id: ElementID) -> Bool {
        self[id].members == nil && self[id][.container]?.texts?.isEmpty == false && !isAccessibilityElement(id)
    }
}

/// The key commands that belong to no stop. They work while the focus is in the view that has them.
struct Shortcuts {
    private let owners: [Element]

    /// The key commands of a screen that no entry lists.
    init(beside entries: [Traversal.Entry], on screen: Screen, _ layout: Layout) {
        let told = Set(entries.map(\.stop).filter { $0.part == nil }.map(\.element))
        owners = screen.elements.filter { element in
            !element.keyCommands.isEmpty && !told.contains(element.id) && layout.isShown[element.id.index]
        }
    }

    /// A sentence for each view that has such commands.
    func notes(_ titles: inout ElementTitles) -> [String] {
        owners.map { owner in
            let keys = owner.keyCommands.map(\.titledKeys).joined(separator: ", ")
            return "While the focus is in \(titles.title(of: owner.id)), these keys work: \(keys)."
        }
    }
}

extension KeyCommand {
    /// The keys as menus show them: `⇧⌘P`, `⌥Up Arrow`.
    var keys: String { KeyCommand.symbols.filter { modifiers.contains($0.word) }.map(\.symbol).joined() + key }

    /// The keys, and when they work, if the author says so: `⌘S, when editing`.
    var availableKeys: String { when.map { "\(keys), when \($0)" } ?? keys }

    /// The keys with the title of the command, if it has one.
    var titledKeys: String { title.map { "\(availableKeys) (\($0))" } ?? availableKeys }

    /// The modifiers in the order of menus.
    private static let symbols = [
        (word: "control", symbol: "⌃"), (word: "option", symbol: "⌥"),
        (word: "shift", symbol: "⇧"), (word: "command", symbol: "⌘"),
    ]

    private var key: String {
        if let name = KeyCommand.characters[input] ?? KeyCommand.names[plainKey] { return name }
        let isFunctionKey = plainKey.hasPrefix("f") && Int(plainKey.dropFirst()) != nil
        return input.count == 1 || isFunctionKey ? plainKey.uppercased() : input
    }

    /// The key without the prefixes of UIKit's constants.
    package var plainKey: String {
        var word = input.lowercased()
        for prefix in ["uikeycommand.", "uikeyinput", "input"] where word.hasPrefix(prefix) {
            word.removeFirst(prefix.count)
        }
        return word
    }

    /// Keys whose input is an invisible character.
    private static let characters = [
        " ": "Space", "\r": "Return", "\n": "Return", "\t": "Tab", "\u{8}": "Delete", "\u{1B}": "Escape",
    ]

    /// UIKit's constants without `UIKeyCommand.input`, and the usual words for them.
    private static let names = [
        "delete": "Delete", "down": "Down Arrow", "downarrow": "Down Arrow", "end": "End", "enter": "Return",
        "esc": "Escape", "escape": "Escape", "home": "Home", "left": "Left Arrow", "leftarrow": "Left Arrow",
        "pagedown": "Page Down", "pageup": "Page Up", "return": "Return", "right": "Right Arrow",
        "rightarrow": "Right Arrow", "space": "Space", "tab": "Tab", "up": "Up Arrow", "uparrow": "Up Arrow",
    ]
}

extension Element {
    var keyCommands: [KeyCommand] {
        if case .keyCommands(let commands) = self[.keyCommands] { commands } else { [] }
    }
}
