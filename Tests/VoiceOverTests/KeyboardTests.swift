import A11yVoiceOver
import TestSupport
import Testing

/// The traversal with Full Keyboard Access.
struct KeyboardTests {
    @Test(arguments: [
        TraversalCase(
            "only what can be acted on, in the order of reading",
            """
            - { type: button, title: Pay, frame: [0, 200, 90, 44] }
            - { type: label, text: Total, frame: [0, 0, 90, 44] }
            - { type: textField, label: Name, frame: [0, 100, 90, 44] }
            - { type: image, image: hero, isElement: true }
            - { type: tableViewCell, frame: [0, 300, 90, 44], children: [{ type: label, text: Row }] }
            """, "Name", "Pay", "Row"),
        TraversalCase(
            "the parts of controls",
            """
            - { type: stepper }
            - { type: segmentedControl, items: [Day, Week] }
            - { type: searchBar, placeholder: Find, label: Search }
            - { type: tabBar, items: [Home] }
            """, "Decrement", "Increment", "Day", "Week", "Search", "Home"),
        TraversalCase(
            "the author can take it away", "- { type: button, title: Pay, respondsToUserInteraction: false }"),
        TraversalCase("and bring it back", "- { isElement: true, label: Map, respondsToUserInteraction: true }", "Map"),
        TraversalCase("what is disabled is passed by", "- { type: button, title: Pay, enabled: false }"),
        TraversalCase("a touch alone is passed by", "- { isElement: true, label: Card, gestures: { tap: open } }"),
        TraversalCase(
            "custom actions are enough", "- { isElement: true, label: Card, customActions: [Like] }", "Card ! Like"),
        TraversalCase(
            "what is behind a modal view is out of reach",
            "- { type: button, title: A }\n- { viewIsModal: true, children: [{ type: button, title: B }] }", "B"),
        TraversalCase(
            "Find knows input labels before the label",
            "- { type: button, label: Settings, userInputLabels: [Prefs, ' ', Gear, prefs] }", "Prefs = Gear"),
        TraversalCase(
            "input labels without words are none", "- { type: button, title: A, userInputLabels: ['', ' '] }", "A"),
        TraversalCase("Find needs a name", "- { type: button }", " (no name for Find)"),
        TraversalCase(
            "key commands",
            """
            - type: button
              title: Pay
              keyCommands: [{ input: p, modifiers: [command, shift] }, { input: UIKeyInputUpArrow }]
            """, "Pay # ⇧⌘P, Up Arrow"),
        TraversalCase(
            "an override is told",
            "- { type: button, title: A, overrides: [canBecomeFocused] }",
            "A (canBecomeFocused is overridden, so code decides)"),
        TraversalCase("another override is not", "- { type: button, title: A, overrides: [performEscape] }", "A"),
        TraversalCase(
            "an override may bring back what answers a touch",
            "- { isElement: true, label: A, action: open, overrides: [canBecomeFocused] }",
            "A (canBecomeFocused is overridden, so code decides)"),
        TraversalCase(
            "index methods without a list hide what is inside from older systems",
            """
            - id: chart
              container: [elementCount, elementAtIndex, indexOfElement]
              children: [{ children: [{ type: button, title: May }] }]
            - { container: [elementCount], elements: [{ label: June, traits: [button] }] }
            - { type: button, title: July }
            """, "May (up to iOS 17 out of reach: chart has no elements list)", "June", "July"),
    ])
    func `Tab stops where something can be done`(_ line: TraversalCase) throws { try line.check(stops: .keyboard) }

    @Test(arguments: [
        ("p", ["command"], "⌘P"), ("p", ["command", "shift", "option", "control"], "⌃⌥⇧⌘P"), ("p", [], "P"),
        ("7", ["option"], "⌥7"), ("?", [], "?"), (" ", [], "Space"), ("\\r", ["command"], "⌘Return"),
        ("\\t", [], "Tab"), ("\\e", [], "Escape"), ("\\b", [], "Delete"), ("UIKeyInputEscape", [], "Escape"),
        ("UIKeyCommand.inputLeftArrow", ["option"], "⌥Left Arrow"), ("inputPageDown", [], "Page Down"),
        ("down", [], "Down Arrow"), ("UIKeyInputF5", [], "F5"), ("f12", [], "F12"), ("Eject", [], "Eject"),
    ])
    func `keys are written as menus do`(input: String, modifiers: [String], expected: String) throws {
        let command = "{ input: \"\(input)\", modifiers: [\(modifiers.joined(separator: ", "))] }"
        try TraversalCase("", "- { type: button, title: A, keyCommands: [\(command)] }", "A # \(expected)").check(
            stops: .keyboard)
    }

    @Test(arguments: [
        TraversalCase(
            "nothing to tell", "- { type: button, title: A, keyCommands: [{ input: a }], frame: [0, 0, 44, 44] }"),
        TraversalCase(
            "keys of what is no stop",
            """
            - id: page
              keyCommands: [{ input: f, modifiers: [command], title: Find }, { input: escape }]
              children: [{ type: button, title: A, frame: [0, 0, 44, 44] }]
            - { hidden: true, keyCommands: [{ input: h }] }
            """, "While the focus is in page, these keys work: ⌘F (Find), Escape."),
        TraversalCase(
            "an override on what does not answer",
            "- { type: label, text: Terms, overrides: [canBecomeFocused] }",
            "the label “Terms” overrides canBecomeFocused: whether Tab stops there, code decides."),
        TraversalCase(
            "index methods for what only code knows",
            "- { id: chart, container: [elementCount] }",
            "Up to iOS 17 nothing in chart is within reach: it has no elements list."),
        TraversalCase(
            "nothing to land on above the fold",
            """
            - type: scrollView
              id: terms
              frame: [0, 100, 390, 600]
              children:
                - { type: label, text: Long, frame: [0, 0, 390, 2000] }
                - { type: button, title: Agree, frame: [0, 2000, 390, 44] }
                - { type: button, title: Refuse, frame: [0, 2050, 390, 44] }
            """, "Nothing in the visible part of terms takes the focus, so Tab may not come to Agree."),
        TraversalCase(
            "something to land on",
            """
            - type: scrollView
              frame: [0, 100, 390, 600]
              children:
                - { type: button, title: Contents, frame: [0, 0, 390, 44] }
                - { type: button, title: Agree, frame: [0, 2000, 390, 44] }
            """),
        TraversalCase(
            "rows",
            """
            - type: tableView
              frame: [0, 100, 390, 600]
              children: [{ type: tableViewCell, label: Row, frame: [0, 2000, 390, 44] }]
            """),
        TraversalCase(
            "sideways",
            """
            - type: scrollView
              scrolls: horizontal
              frame: [0, 100, 390, 600]
              children: [{ type: button, title: Agree, frame: [2000, 0, 390, 44] }]
            """),
        TraversalCase(
            "a view that scrolls",
            """
            - id: page
              scrolls: vertical
              frame: [0, 0, 390, 844]
              children:
                - type: collectionView
                  scrolls: horizontal
                  frame: [0, 900, 390, 100]
                  children: [{ type: button, title: Far, frame: [0, 0, 90, 90] }]
            """, "Nothing in the visible part of page takes the focus, so Tab may not come to Far."),
        TraversalCase(
            "a scroll view that is itself out of sight",
            """
            - type: scrollView
              frame: [0, 900, 390, 600]
              children: [{ type: button, title: Far, frame: [0, 0, 90, 90] }]
            """),
    ])
    func `what concerns the whole screen is a note`(_ line: TraversalCase) throws { try line.check(notes: .keyboard) }

    @Test(arguments: [Technology.keyboard, .switchControl])
    func `where frames are unknown, only that is told`(technology: Technology) throws {
        let yaml = """
            - type: scrollView
              frame: [0, 0, 390, 600]
              children: [{ type: button, title: Agree }, { type: button, title: Refuse }]
            """
        let spoken = try Spoken(yaml)
        let notes = technology.traversal(of: spoken.screen, in: spoken.simulation).notes
        #expect(notes.count == 1)
        #expect(notes.first?.contains("the order of the file stands in for") == true)
    }
}
