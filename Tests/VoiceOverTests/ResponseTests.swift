import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Whether an element responds to user interaction, and why.
struct ResponseTests {
    @Test(arguments: [
        ("isElement: true, respondsToUserInteraction: true", Response.stated(true)),
        ("type: button, title: A, respondsToUserInteraction: false", .stated(false)),
        ("type: button, title: A, enabled: false, respondsToUserInteraction: true", .stated(true)),
        ("type: button, title: A, enabled: false", .disabled),
        ("type: button, title: A, enabled: false, traits: [button]", .disabled),
        ("isElement: true, traits: [button, notEnabled], action: pay", .disabled),
        ("isElement: true, enabled: false, action: pay", .touch(ElementID(0))),
        ("type: button, title: A", .role(.button)),
        ("type: label, text: A, traits: [link]", .role(.link)),
        ("isElement: true, traits: [keyboardKey]", .role(.keyboardKey)),
        ("isElement: true, traits: [searchField, header]", .role(.searchField)),
        ("type: slider", .role(.adjustable)),
        ("type: switch", .role([.button, .switchButton])),
        ("isElement: true, traits: [backButton]", .role(.backButton)),
        ("type: textField", .role(.textEntry)),
        ("isElement: true, traits: [allowsDirectInteraction]", .role(.allowsDirectInteraction)),
        ("type: button, title: A, traits: [header]", .control),
        ("type: stepper, isElement: true", .control),
        ("type: tableViewCell, label: A", .cell),
        ("type: tableViewCell, label: A, userInteractionEnabled: false", .nothing),
        ("type: collectionViewCell, isElement: true, onSelect: open", .cell),
        ("type: collectionViewCell, isElement: true, action: open", .cell),
        ("type: collectionViewCell, isElement: true", .nothing),
        ("isElement: true, customActions: [Like]", .customActions),
        ("isElement: true, customActions: []", .nothing),
        ("isElement: true, action: open", .touch(ElementID(0))),
        ("isElement: true, gestures: { tap: open }", .touch(ElementID(0))),
        ("type: label, text: A, gestures: { longPress: copy }", .touch(ElementID(0))),
        ("isElement: true, gestures: { swipeLeft: delete }", .nothing),
        ("isElement: true, gestures: { tap: open }, userInteractionEnabled: false", .nothing),
        ("type: label, text: A", .display(.staticText)),
        ("isElement: true, traits: [header, image]", .display([.header, .image])),
        ("isElement: true, traits: [summaryElement]", .display(.summaryElement)),
        ("type: progressView", .nothing),
        ("isElement: true", .nothing),
    ])
    func `what is written about an element decides`(properties: String, expected: Response) throws {
        let spoken = try Spoken("- { \(properties) }")
        let response = Responding(spoken.screen, spoken.simulation.layout)[ElementID(0)]
        #expect(response == expected)
        #expect(response.responds == expected.responds)
    }

    @Test func `an action of Interface Builder is a touch`() throws {
        var screen = try Spoken("- { isElement: true }").screen
        screen[ElementID(0)].hasHandler = true
        #expect(Responding(screen, Layout(screen))[ElementID(0)] == .touch(ElementID(0)))
    }

    @Test(arguments: [
        (Response.stated(true), true), (.stated(false), false), (.disabled, false), (.role(.button), true),
        (.control, true), (.cell, true), (.customActions, true), (.touch(ElementID(0)), true),
        (.display(.header), false), (.nothing, false),
    ])
    func `each cause has its answer`(response: Response, answer: Bool) { #expect(response.responds == answer) }

    @Test(arguments: [
        (
            "a view around it",
            "- { id: card, gestures: { tap: open }, children: [{ children: [{ type: label, id: it, text: A }] }] }",
            true
        ),
        (
            "a cell of a collection around it",
            "- { type: collectionViewCell, id: card, action: open, children: [{ type: label, id: it, text: A }] }", true
        ),
        (
            "an element in between",
            """
            - id: card
              gestures: { tap: open }
              children: [{ type: tableViewCell, children: [{ type: label, id: it, text: A, traits: [header] }] }]
            """, false
        ),
        (
            "touches that pass by",
            """
            - id: card
              gestures: { tap: open }
              children: [{ userInteractionEnabled: false, children: [{ type: label, id: it, text: A }] }]
            """, false
        ),
        (
            "a collection as a whole",
            "- { type: collectionView, id: card, onSelect: open, children: [{ type: label, id: it, text: A }] }", false
        ),
        (
            "a tap anywhere on the screen",
            """
            - id: card
              frame: [0, 0, 390, 844]
              gestures: { tap: dismissKeyboard }
              children: [{ type: label, id: it, text: A }, { type: textField }]
            """, false
        ),
        (
            "a tap on a picture that fills the screen",
            """
            - id: card
              frame: [0, 0, 390, 844]
              gestures: { tap: close }
              children: [{ type: label, id: it, text: A }]
            """, true
        ),
    ])
    func `a touch comes to the view around it`(name: String, yaml: String, answers: Bool) throws {
        let spoken = try Spoken(yaml)
        let responding = Responding(spoken.screen, spoken.simulation.layout)
        let expected = answers ? Response.touch(try spoken.element("card")) : nil
        let response = responding[try spoken.element("it")]
        if let expected { #expect(response == expected, "\(name)") } else { #expect(!response.responds, "\(name)") }
    }

    @Test(arguments: [
        ("type: stepper", [Response.role(.button), .role(.button)]),
        ("type: stepper, enabled: false", [.disabled, .disabled]),
        ("type: stepper, respondsToUserInteraction: false", [.role(.button), .role(.button)]),
        ("type: searchBar", [.role(.searchField)]),
        ("type: searchBar, respondsToUserInteraction: false", [.stated(false)]),
        ("type: searchBar, traits: [header]", [.control]),
        ("type: datePicker", [.role(.adjustable)]),
        ("type: pickerView, enabled: false", [.disabled]),
        ("type: segmentedControl, items: [A]", [.role(.button)]),
        ("type: segmentedControl, enabled: false, items: [{ title: A, label: B }]", [.disabled]),
        ("type: tabBar, items: [A, { title: B, enabled: false }]", [.role(.tabBarItem), .disabled]),
        ("type: alert, title: Sure?, text: For good", [.display(.staticText), .display(.staticText)]),
        ("type: navigationBar, title: Cart", [.display(.header)]),
    ])
    func `the parts of a control answer too`(properties: String, expected: [Response]) throws {
        let spoken = try Spoken("- { \(properties) }")
        let responding = Responding(spoken.screen, spoken.simulation.layout)
        #expect(spoken.simulation.stops.map { responding.response(of: $0) } == expected)
    }
}
