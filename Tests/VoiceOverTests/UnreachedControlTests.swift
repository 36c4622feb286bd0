import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Controls that a technology never reaches.
struct UnreachedControlTests {
    @Test(arguments: [
        TraversalCase(
            "the author's word",
            "- { type: button, id: pay, title: Pay, respondsToUserInteraction: false }",
            "Pay: respondsToUserInteraction is false on it @ pay"),
        TraversalCase(
            "disabled", "- { type: button, id: pay, title: Pay, enabled: false }", "Pay: it is not enabled @ pay"),
        TraversalCase(
            "a touch that nothing tells of",
            "- { id: card, isElement: true, label: Card, gestures: { tap: open } }",
            "Card: since iOS 17 passed by: it answers a touch, and has no trait such as button @ card"),
        TraversalCase(
            "a view that is not an accessibility element, though its texts are",
            "- { id: card, gestures: { tap: open }, children: [{ type: label, text: A }, { type: label, text: B }] }",
            ": a plain view is not an accessibility element by itself @ card"),
        TraversalCase(
            "a picture that is no stop", "- { type: image, id: bin, image: trash, action: remove }",
            "trash: an image view is not an accessibility element by itself @ bin"),
        TraversalCase(
            "taken out by the author", "- { type: button, id: pay, title: Pay, isElement: false }",
            "Pay: no accessibility element, since isElement is false @ pay"),
        TraversalCase(
            "inside an element",
            "- { id: card, isElement: true, label: Card, traits: [button], children: [{ type: button, title: Buy }] }",
            "Buy: inside card, which is an element itself @ card"),
        TraversalCase(
            "inside an element that offers it",
            """
            - isElement: true
              label: Card
              traits: [button]
              action: open
              customActions: [buy, { name: Keep, action: keep }]
              children:
                - { type: button, title: Buy }
                - { type: button, title: Later, action: keep }
                - { type: button, title: More, action: open }
            """),
        TraversalCase(
            "behind a modal view",
            "- { type: button, title: A }\n- { id: sheet, viewIsModal: true, label: Sheet }",
            "A: outside sheet, which is modal @ sheet"),
        TraversalCase(
            "not in a list",
            "- { id: box, label: Box, elements: [], children: [{ children: [{ type: button, title: A }] }] }",
            "A: not in the elements of box @ box"),
        TraversalCase(
            "hidden elements of a view",
            """
            - { id: box, label: Box, elementsHidden: true, children: [{ type: button, title: A }, { type: slider }] }
            - { id: own, type: button, title: B, elementsHidden: true }
            """,
            "A: elementsHidden is set on box @ box", ": elementsHidden is set on box @ box",
            "B: elementsHidden is set on it @ own"),
        TraversalCase("what is hidden is not on the screen", "- { type: button, title: A, hidden: true }"),
        TraversalCase(
            "what lets touches pass is no control", "- { type: image, userInteractionEnabled: false, action: open }"),
        TraversalCase("texts are not missed", "- { type: label, text: A }\n- { type: image, image: a }"),
        TraversalCase(
            "a tap anywhere is not missed",
            "- { frame: [0, 0, 390, 844], gestures: { tap: endEditing }, children: [{ type: textField, label: A }] }"),
    ])
    func `a keyboard misses what it cannot come to`(_ line: TraversalCase) throws {
        try line.check(unreached: .keyboard)
    }

    @Test(arguments: [Technology.switchControl, .voiceControl])
    func `a switch and a voice come to what answers a touch`(technology: Technology) throws {
        try TraversalCase(
            "",
            """
            - { isElement: true, label: Card, gestures: { tap: open } }
            - { id: row, gestures: { tap: open }, children: [{ type: label, text: A }] }
            - { id: lost, gestures: { tap: open } }
            - { type: button, id: off, title: Off, enabled: false, respondsToUserInteraction: false }
            - { type: button, id: no, title: No, enabled: false }
            """, ": a plain view is not an accessibility element by itself @ lost",
            "Off: respondsToUserInteraction is false on it @ off",
            "No: it is not enabled @ no"
        ).check(unreached: technology)
    }

    @Test func `what belongs to the system is not missed`() throws {
        var screen = try Spoken("- { type: button, title: A, elementsHidden: true }").screen
        func missed() -> [Traversal.Unreached] {
            Technology.keyboard.traversal(of: screen, in: VoiceOver.simulate(screen)).unreached
        }
        #expect(missed().count == 1)
        screen[ElementID(0)].isSystem = true
        #expect(missed().isEmpty)
    }

    @Test func `VoiceOver has a traversal as well`() throws {
        try TraversalCase("", "- { type: button, title: A, customActions: [B] }", "A. Button. ! B").check(
            stops: .voiceover)
    }
}
