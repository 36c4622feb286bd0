import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// The unreached elements of a traversal, with their reasons: one line for each cause that an author can fix.
struct UnreachedTests {
    @Test(arguments: [
        Case("what is hidden", "- { type: button, id: a, title: A, hidden: true }", "A: hidden @a"),
        Case("what is transparent", "- { type: button, id: a, title: A, alpha: 0 }", "A: its alpha is 0 @a"),
        Case(
            "what is in something hidden", "- { id: box, hidden: true, children: [{ type: button, title: A }] }",
            "A: in box, which is hidden @box"),
        Case(
            "what is in something transparent", "- { id: box, alpha: 0, children: [{ type: label, text: A }] }",
            "A: in box, whose alpha is 0 @box"),
        Case(
            "elementsHidden on itself", "- { type: button, id: a, title: A, elementsHidden: true }",
            "A: elementsHidden is set on it @a"),
        Case(
            "elementsHidden above", "- { id: box, elementsHidden: true, children: [{ type: label, text: A }] }",
            "A: elementsHidden is set on box @box"),
        Case(
            "what has no size", "- { type: button, id: a, title: A, frame: [0, 0, 0, 0] }",
            "A: its size is 0 by 0 @a"),
        Case(
            "what is in something without size",
            "- { id: box, frame: [0, 0, 0, 0], clipsToBounds: true, children: [{ type: label, text: A }] }",
            "A: in box, whose size is 0 by 0 @box"),
        Case(
            "what an element swallows", "- { id: card, isElement: true, children: [{ type: label, text: A }] }",
            "A: inside card, which is an element itself @card"),
        Case(
            "what a list leaves out", "- { id: box, elements: [], children: [{ type: label, text: A }] }",
            "A: not in the elements of box @box"),
        Case(
            "what is beside something modal", "- { type: label, text: A }\n- { id: sheet, viewIsModal: true }",
            "A: outside sheet, which is modal @sheet"),
        Case(
            "what was taken out by hand", "- { type: label, id: a, text: A, isElement: false }",
            "A: no accessibility element, since isElement is false @a"),
        Case(
            "pictures", "- { type: image, id: a, image: harbour }",
            "harbour: an image view is not an accessibility element by itself @a"),
        Case(
            "views that answer a tap", "- { id: a, gestures: { tap: open } }",
            ": a plain view is not an accessibility element by itself @a"),
        Case(
            "words on a wrapper that nothing in it says",
            "- { id: a, label: Basket, children: [{ type: label, text: Two notebooks }] }",
            "Basket: a plain view is not an accessibility element by itself @a"),
        Case(
            "the same words on a wrapper in a wrapper, once",
            "- { id: a, label: Basket, children: [{ label: Basket, children: [{ type: label, text: Pen }] }] }",
            "Basket: a plain view is not an accessibility element by itself @a"),
        Case(
            "a label without text", "- { type: label, id: a, title: A }",
            "A: a label without text is not an accessibility element @a"),
        Case(
            "a text whose name was emptied", "- { type: label, id: a, text: A, label: '' }",
            "A: its label is empty @a"),
    ])
    func `a traversal names what is not met, the reason and the culprit`(given: Case) throws {
        #expect(try unreached(given.yaml) == given.expected, "\(given.yaml)")
    }

    @Test(arguments: [
        Case("a wrapper", "- { hidden: true, children: [{ type: view }] }"),
        Case("decoration", "- { type: image, image: a, decorative: true }"),
        Case("what is in decoration", "- { decorative: true, children: [{ type: image, image: a }] }"),
        Case("a line", "- { type: image, image: a, frame: [0, 0, 300, 1] }"),
        Case("a hidden picture without words", "- { type: image, image: a, hidden: true }"),
        Case(
            "texts that a cell reads", "- { type: tableViewCell, children: [{ type: label, text: A }] }"),
        Case(
            "an icon in a cell",
            "- { type: tableViewCell, children: [{ type: label, text: A }, { type: image, image: b }] }"),
        Case(
            "a text that the label around it holds",
            "- { isElement: true, label: 'Basket, 18 dollars', children: [{ type: label, text: 18 dollars }] }"),
        Case(
            "a control that an action stands for",
            "- { isElement: true, label: A, customActions: [Delete], children: [{ type: button, title: Delete }] }"),
        Case(
            "a control that does what the element around it does",
            "- { isElement: true, label: A, action: buy, children: [{ type: button, title: B, action: buy }] }"),
        Case("a view whose text takes the tap", "- { action: open, children: [{ type: label, text: A }] }"),
        Case("controls whose parts are stops", "- { type: stepper }\n- { type: segmentedControl, items: [A, B] }"),
        Case(
            "a caption that is the name of a control",
            "- { type: label, text: Sound, isElement: false }\n- { type: switch, label: Sound }"),
        Case(
            "words on a wrapper that the stops in it say together",
            "- { label: 'Basket 2 Pay', children: [{ type: label, text: Basket 2 }, { type: button, title: Pay }] }"),
        Case(
            "the landmarks of a web page",
            "- { type: webView, children: [{ label: main, children: [{ type: label, text: A }] }] }"),
        Case(
            "the words of a container", "- { label: Basket, containerType: list, children: [{ type: label, text: A }] }"
        ),
    ])
    func `a traversal does not list what nobody misses`(given: Case) throws {
        #expect(try unreached(given.yaml) == given.expected, "\(given.yaml)")
    }

    @Test(arguments: [
        Case(
            "below one element",
            """
            - id: box
              hidden: true
              children: [{ type: label, text: A }, { type: button, title: B }, { type: label, text: C }]
            """, ": hidden, with “A”, “B” and 1 more inside it @box"),
        Case(
            "below one element that has words",
            "- { type: button, id: box, title: A, hidden: true, children: [{ type: label, text: B }] }",
            "A: hidden, with “B” inside it @box"),
        Case(
            "below one element, without words",
            "- { id: box, hidden: true, children: [{ gestures: { tap: a } }, { type: slider }] }",
            ": hidden, with 2 elements inside it @box"),
        Case(
            "beside something modal",
            """
            - { type: label, text: A }
            - { children: [{ type: label, text: B }, { type: button, title: C }] }
            - { id: sheet, viewIsModal: true }
            """, "A: outside sheet, which is modal, and so are 2 more @sheet"),
        Case(
            "texts in one stop; its controls each",
            """
            - id: card
              isElement: true
              children: [{ text: A }, { text: B }, { type: button, title: C }, { text: D }, { text: E }]
            """, "A: inside card, which is an element itself, and so are 3 more @card",
            "C: inside card, which is an element itself @card"),
    ])
    func `what one cause takes away is one line`(given: Case) throws {
        #expect(try unreached(given.yaml) == given.expected, "\(given.yaml)")
    }

    @Test(.timeLimit(.minutes(patience)))
    func `much that one stop swallows is compared soon`() throws {
        let numbers = 0..<3000
        let children = numbers.map { "  - { type: label, text: Text \($0) }\n  - { type: button, title: Go \($0) }" }
        let yaml = """
            - id: card
              isElement: true
              label: \(numbers.map { "word \($0)" }.joined(separator: " "))
              customActions: [\(numbers.map { "Act \($0)" }.joined(separator: ", "))]
              children:
            \(children.joined(separator: "\n"))
            """
        let lines = try unreached(yaml)
        #expect(lines.count == 11)
        #expect(lines.last == "Go 9: inside card, which is an element itself, and so are 2990 more @card")
        #expect(lines.first == "Text 0: inside card, which is an element itself, and so are 2999 more @card")
    }

    @Test(.timeLimit(.minutes(patience)))
    func `the controls in a cell without a name are told soon`() throws {
        let buttons = (0..<3000).map { "  - { type: button, title: B\($0) }" }.joined(separator: "\n")
        #expect(try unreached("- type: tableViewCell\n  isElement: true\n  children:\n" + buttons).count == 10)
    }

    /// Each line as `words: reason @culprit`.
    private func unreached(_ yaml: String) throws -> [String] {
        let spoken = try Spoken(yaml)
        return Traversal.voiceOver(of: spoken.screen, in: spoken.simulation).unreached.map { lost in
            "\(lost.words): \(lost.reason) @\(spoken.screen[lost.culprit].fileID ?? "?")"
        }
    }
}
