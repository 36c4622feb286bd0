import A11yVoiceOver
import Testing

/// The traversal with Switch Control.
struct SwitchControlTests {
    private static let row = "children: [{ type: button, title: A }, { type: button, title: B }]"

    @Test(arguments: [
        TraversalCase(
            "what can be acted on, by the words of VoiceOver",
            """
            - { type: label, text: Total }
            - { type: button, title: Pay, userInputLabels: [Buy], customActions: [Later] }
            - { type: textField, placeholder: Name }
            - { isElement: true, label: Card, gestures: { tap: open } }
            - { type: button, title: Off, enabled: false }
            - { type: button, title: Kept away, respondsToUserInteraction: false }
            """, "Pay ! Later", "Name. Text Field.", "Card"),
        TraversalCase("plain views are no groups", "- { id: row, \(row) }", "A", "B"),
        TraversalCase(
            "grouped children", "- { id: row, groupChildren: true, \(row) }", "A (grouped in row)",
            "B (grouped in row)"),
        TraversalCase(
            "containers with a type are called by their label",
            "- { containerType: semanticGroup, label: Player, \(row) }", "A (grouped in the view “Player”)",
            "B (grouped in the view “Player”)"),
        TraversalCase(
            "combined", "- { id: row, navigationStyle: combined, \(row) }", "A (grouped in row)",
            "B (grouped in row)"),
        TraversalCase("left to the system", "- { id: row, navigationStyle: automatic, \(row) }", "A", "B"),
        TraversalCase("separate", "- { id: row, groupChildren: true, navigationStyle: separate, \(row) }", "A", "B"),
        TraversalCase(
            "separate in a group",
            """
            - id: box
              groupChildren: true
              children: [{ containerType: list, navigationStyle: separate, \(row) }]
            """,
            "A (grouped in box)", "B (grouped in box)"),
        TraversalCase(
            "segments and tabs",
            "- { type: segmentedControl, items: [Day, Week] }\n- { type: tabBar, label: Tabs, items: [Home, You] }",
            "Day (grouped in a segmentedControl)", "Week (grouped in a segmentedControl)",
            "Home (grouped in the tabBar “Tabs”)", "You (grouped in the tabBar “Tabs”)"),
        TraversalCase(
            "a group of one is none",
            "- { groupChildren: true, children: [{ type: button, title: A }, { type: label, text: B }] }", "A"),
        TraversalCase("a window is none", "- { type: window, \(row) }", "A", "B"),
        TraversalCase(
            "members that lie elsewhere",
            """
            - { id: list, containerType: list, elements: [a, b] }
            - { type: button, id: a, title: A }
            - { type: button, id: b, title: B }
            """, "A (grouped in list)", "B (grouped in list)"),
        TraversalCase(
            "the halves of a stepper that is scanned as one",
            "- { type: stepper, id: amount, navigationStyle: combined }", "Decrement (grouped in amount)",
            "Increment (grouped in amount)"),
    ])
    func `a switch stops where something can be done`(_ line: TraversalCase) throws {
        try line.check(stops: .switchControl)
    }

    @Test(arguments: [
        TraversalCase(
            "nothing to land on",
            """
            - type: scrollView
              id: terms
              frame: [0, 0, 390, 600]
              children: [{ type: button, title: Agree, frame: [0, 2000, 390, 44] }]
            """, "Nothing in the visible part of terms takes the focus, so automatic scanning may not come to Agree."),
        TraversalCase("nothing to tell", "- { type: button, title: A, frame: [0, 0, 44, 44] }"),
    ])
    func `scanning may not come to what is further down`(_ line: TraversalCase) throws {
        try line.check(notes: .switchControl)
    }
}
