import A11yVoiceOver
import TestSupport
import Testing

/// The order of the stops: rows, groups, unknown frames.
struct OrderTests {
    /// Labels named A, B, … at these corners.
    private func labels(_ corners: [(x: Double, y: Double)], header: String = "") -> String {
        var text = "screen: Test\n\(header)elements:\n"
        for (name, corner) in zip("ABCDEFGHIJ", corners) {
            text += "- { type: label, text: \(name), frame: [\(corner.x), \(corner.y), 10, 10] }\n"
        }
        return text
    }

    @Test(arguments: [
        ("ios", 7.0, ["B", "A"]), ("ios", 8.0, ["A", "B"]),
        ("ipados", 12.0, ["B", "A"]), ("ipados", 13.0, ["A", "B"]), ("tvos", 12.0, ["B", "A"]),
    ])
    func `a gap starts a row`(platform: String, gap: Double, order: [String]) throws {
        try expect(speech: labels([(100, 0), (0, gap)], header: "platform: \(platform)\n"), order)
    }

    @Test(arguments: [("ltr", ["A", "B", "C"]), ("rtl", ["B", "A", "C"])])
    func `rows run in the app's direction`(direction: String, order: [String]) throws {
        try expect(speech: labels([(0, 0), (50, 0), (0, 50)], header: "direction: \(direction)\n"), order)
    }

    @Test func `a flipped list is read as it is seen`() throws {
        let cell = { (name: String, y: Int) in
            "{ type: view, transform: flipped, frame: [0, \(y), 390, 60], children: ["
                + "{ type: label, text: \(name), frame: [0, 0, 390, 20] }, "
                + "{ type: label, text: \(name) too, frame: [0, 30, 390, 20] }] }"
        }
        try expect(
            speech: "screen: A\nelements:\n- { type: scrollView, transform: flipped, frame: [0, 0, 390, 800], "
                + "children: [\(cell("Last", 0)), \(cell("First", 60))] }",
            ["First", "First too", "Last", "Last too"])
    }

    @Test func `equal corners keep the order of the file`() throws {
        try expect(speech: labels([(0, 0), (0, 0), (0, 0)]), ["A", "B", "C"])
    }

    /// The middle one shares a row with each of the others, which are in different rows. The result depends on the
    /// order of the file, as it does for the recorded insertion sort.
    @Test func `a chain of rows is sorted by insertion`() throws {
        try expect(speech: labels([(100, 0), (50, 6), (0, 12)]), ["B", "A", "C"])
        try expect(speech: labels([(0, 12), (50, 6), (100, 0)]), ["A", "B", "C"])
    }

    /// Items of a bar that are centred, so that no two begin at one height.
    @Test(arguments: [("ltr", ["Back", "Fruit", "Edit"]), ("rtl", ["Edit", "Fruit", "Back"])])
    func `a bar with frames is read in one row, and nothing comes between`(direction: String, order: [String]) throws {
        let spoken = try Spoken(
            """
            screen: Test
            direction: \(direction)
            elements:
              - { type: label, text: Hint, frame: [100, 52, 50, 10] }
              - type: navigationBar
                frame: [0, 47, 390, 44]
                children:
                  - { type: barButtonItem, title: Edit, frame: [330, 0, 44, 44] }
                  - { type: label, text: Fruit, frame: [170, 21, 50, 21] }
                  - { type: barButtonItem, title: Back, frame: [8, 11, 60, 22] }
            """)
        let labels = spoken.simulation.stops.map(\.utterance.label)
        #expect(labels.filter { $0 != "Hint" } == order)
        #expect(labels.first == "Hint" || labels.last == "Hint")
    }

    @Test func `the order has a public face`() throws {
        let order = FocusOrder(try Spoken(labels([(0, 0)])).screen)
        #expect(order.rowGap == FocusOrder.rowGap(of: .ios))
        #expect(FocusOrder.rowGap(of: .ipados) > FocusOrder.rowGap(of: .ios))
        #expect(order.precedes(.init(x: 0, y: 0), .init(x: 1, y: 0)))
        #expect(!order.precedes(.init(x: 0, y: 0), .init(x: 0, y: 0)))
    }

    @Test(arguments: [
        Case(
            "columns are read row by row",
            """
            - { type: label, text: Name, frame: [0, 0, 50, 20] }
            - { type: label, text: Ann, frame: [0, 30, 50, 20] }
            - { type: label, text: Age, frame: [60, 0, 50, 20] }
            - { type: label, text: "9", frame: [60, 30, 50, 20] }
            """, "Name", "Age", "Ann", "9"),
        Case(
            "a grouped column stays together",
            """
            - groupChildren: true
              children:
                - { type: label, text: Name, frame: [0, 0, 50, 20] }
                - { type: label, text: Ann, frame: [0, 30, 50, 20] }
            - { type: label, text: Age, frame: [60, 0, 50, 20] }
            - { type: label, text: "9", frame: [60, 30, 50, 20] }
            """, "Name", "Ann", "Age", "9"),
        Case(
            "a group stands where its first child stands, not where its own frame does",
            """
            - groupChildren: true
              frame: [0, 0, 100, 100]
              children: [{ type: label, text: Grouped, frame: [0, 50, 50, 20] }]
            - { type: label, text: Alone, frame: [0, 20, 50, 20] }
            """, "Alone", "Grouped"),
        Case(
            "an explicit list keeps its order and stands where its first child on screen stands",
            """
            - elements: [low, high]
              children:
                - { type: label, id: high, text: High, frame: [0, 10, 50, 20] }
                - { type: label, id: low, text: Low, frame: [0, 90, 50, 20] }
            - { type: label, text: Middle, frame: [0, 50, 50, 20] }
            """, "Low", "High", "Middle"),
        Case(
            "a list below a tab bar stands where its own frame does",
            """
            - traits: [tabBar]
              children:
                - { type: button, title: Second, frame: [0, 20, 50, 20] }
                - { frame: [0, 0, 50, 99], elements: [a], children: [{ type: button, id: a, title: First,
                    frame: [0, 80, 50, 20] }] }
            """, "First. Tab. 1 of 2.", "Second. Tab. 2 of 2."),
        Case(
            "only the upper left corner counts",
            """
            - { type: label, text: Small, frame: [50, 12, 20, 20] }
            - { type: button, title: Tall, frame: [100, 0, 44, 44] }
            """, "Tall. Button.", "Small"),
        Case(
            "an accessibility frame replaces the frame",
            """
            - { type: label, text: First, frame: [0, 20, 20, 20] }
            - { type: label, text: Jumper, frame: [0, 50, 20, 20], accessibilityFrame: [0, 10, 20, 60] }
            """, "Jumper", "First"),
        Case(
            "frames count from the superview, and through a wrapper without a frame",
            """
            - { frame: [0, 100, 99, 99], children: [{ type: label, text: Lower, frame: [0, 0, 20, 20] }] }
            - { children: [{ type: label, text: Upper, frame: [0, 50, 20, 20] }] }
            """, "Upper", "Lower"),
        Case(
            "an element without a frame stays behind all it follows",
            """
            - { type: label, text: First }
            - children:
                - { type: label, text: Lower, frame: [0, 50, 20, 20] }
                - { type: label, text: Upper, frame: [0, 0, 20, 20] }
            - { type: label, text: Behind lower }
            - { type: label, text: Middle, frame: [0, 25, 20, 20] }
            - { type: label, text: Last, frame: [0, 75, 20, 20] }
            """, "First", "Upper", "Middle", "Lower", "Behind lower", "Last"),
    ])
    func `blocks are put in order`(_ line: Case) throws { try line.check() }

    @Test(arguments: [
        ("groupChildren: true", true), ("containerType: list", true), ("containerType: landmark", true),
        ("containerType: dataTable", true), ("containerType: none, label: Box", false),
        ("containerType: semanticGroup", false), ("containerType: semanticGroup, label: Box", true),
        ("containerType: semanticGroup, value: Box", true), ("containerType: semanticGroup, identifier: box", true),
        ("traits: [tabBar]", true), ("type: stackView", false), ("type: scrollView", false), ("label: Box", false),
    ])
    func `a meaningful container groups`(properties: String, groups: Bool) throws {
        let spoken = try Spoken(
            """
            - id: box
              children: [{ type: label, id: one, text: One, frame: [0, 0, 9, 9] }]
              \(properties.split(separator: ", ").joined(separator: "\n  "))
            """)
        #expect((spoken.simulation.stops.first?.group == (try spoken.element("box"))) == groups)
    }

    /// More items than the insertion sort handles.
    @Test func `long lists are in order too`() throws {
        let rows = (0..<200).map { "- { type: label, text: r\($0), frame: [0, \((199 - $0) * 20), 9, 9] }" }
        try expect(speech: rows.joined(separator: "\n"), (0..<200).reversed().map { "r\($0)" })
    }
}
