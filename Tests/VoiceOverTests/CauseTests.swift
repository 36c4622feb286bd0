import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Why VoiceOver never reaches an element.
struct CauseTests {
    private static let screen = """
        - id: hidden
          elementsHidden: true
          children: [{ id: hiddenBox, children: [{ type: button, id: hiddenButton, title: A }] }]
        - { id: clear, alpha: 0, children: [{ type: button, id: clearButton, title: A }] }
        - { type: button, id: point, title: A, frame: [0, 0, 0, 0] }
        - id: card
          isElement: true
          children: [{ id: cardBox, children: [{ type: button, id: cardButton, title: A }] }]
        - id: list
          elements: [listed, inner]
          layers: [{ id: layer, text: A, element: { id: drawn, label: A } }]
          children:
            - { type: button, id: listed, title: A }
            - id: outer
              children:
                - { id: inner, children: [{ type: image, id: picture, image: a }] }
                - { type: button, id: lost, title: A }
        - children:
            - { type: button, id: behind, title: A }
            - { id: modal, viewIsModal: true }
        - type: tableViewCell
          id: cell
          children: [{ type: label, id: text, text: A }, { type: button, id: buy, title: B }]
        - { type: image, id: silent, image: a }
        """

    @Test(arguments: [
        ("hidden", "elementsHidden"), ("hiddenButton", "elementsHidden"), ("clearButton", "invisible"),
        ("point", "zeroSize"), ("cardBox", "insideElement card"), ("cardButton", "insideElement card"),
        ("outer", "unlisted list"), ("lost", "unlisted list"), ("drawn", "unlisted list"), ("layer", "unlisted list"),
        ("behind", "behindModal modal"), ("text", "insideElement cell"),
        ("card", "none"), ("listed", "none"), ("inner", "none"), ("picture", "none"), ("buy", "none"),
        ("silent", "none"), ("modal", "none"),
    ])
    func `the nearest place where the walk turned back is the cause`(id: String, expected: String) throws {
        let spoken = try Spoken(CauseTests.screen)
        let cause = spoken.simulation.cause(for: try spoken.element(id), in: spoken.screen)
        #expect(described(cause, in: spoken.screen) == expected)
    }

    private func described(_ cause: Pruning?, in screen: Screen) -> String {
        switch cause {
        case nil: "none"
        case .elementsHidden: "elementsHidden"
        case .invisible: "invisible"
        case .zeroSize: "zeroSize"
        case .insideElement(let id): "insideElement " + (screen[id].fileID ?? "?")
        case .unlisted(let id): "unlisted " + (screen[id].fileID ?? "?")
        case .behindModal(let id): "behindModal " + (screen[id].fileID ?? "?")
        }
    }

    @Test func `positions and stops are found by element`() throws {
        let spoken = try Spoken(
            "- { type: label, id: a, text: A }\n- { type: stepper, id: b }\n- { type: image, id: c }")
        #expect(spoken.simulation.position(of: try spoken.element("a")) == 0)
        #expect(spoken.simulation.position(of: try spoken.element("b")) == 1)
        #expect(spoken.simulation.stop(of: try spoken.element("b"))?.part == .decrement)
        #expect(spoken.simulation.stops.last?.part == .increment)
        #expect(spoken.simulation.stop(of: try spoken.element("c")) == nil)
    }

    @Test(arguments: [
        ("type: button, label: A, title: B", "A", Name.Source.author), ("type: button, title: B", "B", .text),
        ("type: button, image: b", "b", .image), ("type: button", "", .none), ("type: button, label: ''", "", .author),
        ("type: progressView", "", .system), ("text: B", "", .none),
        ("type: tableViewCell, children: [{ type: label, text: T }]", "T", .joined),
    ])
    func `a name tells where it comes from`(properties: String, text: String, source: Name.Source) throws {
        let spoken = try Spoken("- { id: it, \(properties) }")
        let name = spoken.simulation.name(of: try spoken.element("it"))
        #expect(name.text == text)
        #expect(name.source == source)
    }
}
