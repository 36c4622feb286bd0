import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// The traversal with Voice Control.
struct VoiceControlTests {
    @Test(arguments: [
        TraversalCase(
            "what can be acted on and is enabled",
            """
            - { type: label, text: Total }
            - { type: button, title: Pay, customActions: [Later] }
            - { type: button, title: Off, enabled: false }
            - { type: button, title: Off, enabled: false, respondsToUserInteraction: true }
            - { isElement: true, label: Card, gestures: { tap: open } }
            """, "Pay ! Later", "Card"),
        TraversalCase(
            "input labels stand for the label",
            "- { type: button, label: Settings, userInputLabels: [Prefs, Gear] }", "Prefs = Gear"),
        TraversalCase("a placeholder is no name", "- { type: textField, placeholder: Name }", " (by number only)"),
        TraversalCase("a blank label is none", "- { type: button, label: ' ', image: gear }", " (by number only)"),
        TraversalCase("a label is enough", "- { type: textField, label: Name }", "Name"),
        TraversalCase(
            "a name that two have asks back",
            """
            - { type: button, title: Delete }
            - { type: button, title: delete, userInputLabels: [' DELETE', Remove] }
            - { type: button, title: Add, userInputLabels: [New, Remove] }
            - { type: label, text: Delete }
            """,
            "Delete (2 share the name “Delete”, so it asks which one)",
            " DELETE = Remove (2 share the name “ DELETE”, so it asks which one; "
                + "2 share the name “Remove”, so it asks which one)",
            "New = Remove (2 share the name “Remove”, so it asks which one)"),
        TraversalCase(
            "a name said twice by one does not", "- { type: button, title: A, userInputLabels: [B, b] }", "B"),
        TraversalCase(
            "the halves of two steppers",
            "- { type: stepper, userInputLabels: [Amount] }",
            "Decrement", "Increment"),
        TraversalCase(
            "a search bar hands its names down", "- { type: searchBar, userInputLabels: [Find, Search] }",
            "Find = Search"),
        TraversalCase("a page control", "- { type: pageControl, pages: 3 }", "Page control"),
        TraversalCase("a page control with a label", "- { type: pageControl, pages: 3, label: Photos }", "Photos"),
        TraversalCase(
            "a page control with names", "- { type: pageControl, pages: 3, userInputLabels: [Dots] }", "Dots"),
        TraversalCase(
            "the way back",
            "- { isElement: true, label: Inbox, traits: [button, backButton] }", "Inbox = Back"),
        TraversalCase(
            "the way back without a title", "- { isElement: true, label: Back, traits: [button, backButton] }", "Back"),
        TraversalCase(
            "an echo of the label is not the author's",
            "- { isElement: true, label: Inbox, traits: [button, backButton], userInputLabels: [Inbox] }",
            "Inbox = Back"),
        TraversalCase(
            "the author's names of the way back",
            "- { isElement: true, label: Inbox, traits: [button, backButton], userInputLabels: [Mail] }", "Mail"),
    ])
    func `what can be acted on has its names`(_ line: TraversalCase) throws { try line.check(stops: .voiceControl) }

    @Test func `a name that only UIKit knows is none to be missed`() throws {
        var screen = try Spoken("- { type: barButtonItem }").screen
        screen[ElementID(0)].hasBuiltInName = true
        let traversal = Technology.voiceControl.traversal(of: screen, in: VoiceOver.simulate(screen))
        #expect(traversal.stops.map(\.remarks) == [["UIKit gives the name"]])
    }
}
