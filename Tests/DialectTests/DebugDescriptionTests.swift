import A11yDialects
import A11yLint
import A11yModel
import TestSupport
import Testing

/// The tree that XCUITest prints, in the notation of each version and inside logs.
struct DebugDescriptionTests {
    private func speech(_ text: String) throws -> [String] {
        let file = simulate(Source(path: "tree.txt", text: text))
        #expect(file.problems == [])
        return try #require(file.screens.first).simulation.stops.map(\.utterance.description)
    }

    /// A text with this line as its only element.
    private func tree(_ line: String) -> String {
        """
        Attributes: Application, 0x1, pid: 7, label: 'App'
        Element subtree:
         →Application, 0x1, pid: 7, label: 'App'
            Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
              \(line)
        Path to element:
         →Application, 0x1, pid: 7, label: 'App'
        Query chain:
         →Find: Target Application 'com.example.app'
          Output: {
            Application, 0x3, pid: 7, label: 'App'
          }

        """
    }

    private static let frame = "{{16.0, 20.5}, {100.0, 44.0}}"

    @Test(arguments: [
        ("Button, 0x6000, \(frame), label: 'Pay'", "Pay. Button."),
        ("Button, 0x6000, \(frame), identifier: 'pay', label: 'Pay', Disabled", "Pay. Dimmed. Button."),
        ("Button, 0x6000, \(frame), label: 'Pay', Selected, Disabled", "Selected: Pay. Dimmed. Button."),
        ("Button, \(frame), label: 'Pay', hitPoint: {66.0, 42.5}, activationBundleId: com.example.app", "Pay. Button."),
        ("Button 0x6000: traits: 8589934601, \(frame), label: 'Pay'", "Selected: Pay. Button."),
        ("StaticText, traits: 65600, \(frame), label: 'Orders'", "Orders. Heading."),
        ("StaticText, 0x6, \(frame), label: 'The 'green' one', value: The 'green' one", "The 'green' one"),
        (
            "StaticText, 0x6, \(frame), label: 'identifier: 'a', label: 'b', Disabled'",
            "identifier: 'a', label: 'b', Disabled"
        ),
        ("StaticText, 0x6, \(frame), label: 'One,\ntwo'", "One,\ntwo"),
        (
            "TextField, 0x6, \(frame), label: 'Name', placeholderValue: 'Yours', value: it's, well, Focused",
            "Name: it's, well. Text Field."
        ),
        (
            "TextField, 0x6, \(frame), label: 'Name', value: Kim, placeholderValue: 'Yours', Keyboard Focused",
            "Name: Kim. Text Field."
        ),
        ("Slider, 0x6, \(frame), label: 'Volume', value: 40%", "Volume: 40%. Adjustable."),
        ("Switch, 0x6, \(frame), label: 'Sound', value: 1", "Sound. Switch Button. On."),
        ("Other, 0x6, {{inf, 1.0}, {2.0, 2.0}}, label: 'Card'", "Card"),
        ("Link, 0x6, \(frame), label: 'Fares'", "Fares. Link."),
    ])
    func `a line is one element`(line: String, expected: String) throws {
        #expect(try speech(tree(line)) == [expected])
    }

    @Test func `an element has the identifier and frame of its line, and its range`() throws {
        let text = tree("Button, 0x6, \(DebugDescriptionTests.frame), identifier: 'pay'")
        let document = document(text, path: "tree.txt")
        let button = try #require(document.screens.first?.elements.last)
        #expect(button[.identifier] == .text("pay"))
        #expect(button.frame == Rect(x: 16, y: 20.5, width: 100, height: 44))
        #expect(document.spelling(button.anchor) == "Button")
        #expect(document.spelling(button.assignment(of: .identifier)?.range ?? .fileStart) == "pay")
        #expect(LineTable(document.bytes).place(of: button.anchor.start).line == 5)
    }

    @Test func `deeper indentation means a descendant`() throws {
        let text = tree(
            """
            Other, 0x6, {{0.0, 0.0}, {390.0, 100.0}}, identifier: 'outer'
                    Button, 0x7, {{10.0, 10.0}, {44.0, 44.0}}, label: 'In'
                  Button, 0x8, {{10.0, 200.0}, {44.0, 44.0}}, label: 'Out'
            """)
        let screen = try #require(document(text, path: "tree.txt").screens.first)
        let parents = screen.elements.map { element in element.parent.flatMap { screen[$0][.identifier] } }
        #expect(parents == [nil, nil, .text("outer"), nil])
        #expect(screen.name == "App")
        #expect(screen.size == Size(width: 390, height: 844))
    }

    private static let bare =
        "Application, pid: 1, label: 'App'\n Window, {{0.0, 0.0}, {402.0, 874.0}}\n"
        + "  Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Pay'\n"

    @Test(arguments: [
        bare, "Device orientation: Portrait\n--------\nApplication bundle identifier: com.example.app\n" + bare,
        "Application bundle identifier: com.apple.springboard\nApplication, pid: 5, label: ' '\n"
            + " Button, {{9.0, 9.0}, {44.0, 44.0}}, label: 'Maps'\n----\n"
            + "Application bundle identifier: com.example.app\n" + bare,
        "[08:15:29]: ▸ Element subtree:\n[08:15:29]: ▸  →Application, 0x1, pid: 1, label: 'App'\n"
            + "[08:15:29]: ▸     Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Pay'\n",
        "    t =     1.20s Find the Application\nElement subtree:\n ->Application, 0x1, pid: 1, label: 'App'\n"
            + "    Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Pay'\n    t =     2.00s Tear down, 'again'\n",
        #""Attributes: Application\nElement subtree:\n →Application, 0x1, pid: 1, label: \'App\'\n    "#
            + #"Button, 0x1, {{0.0, 0.0}, {44.0, 44.0}}, label: \'Pay\'\nPath to element:\n""#,
        "{\"value\": \"Element subtree:\\n →Application, 0x1, pid: 1, label: 'App'\\n    Button, 0x1, "
            + "{{0.0, 0.0}, {44.0, 44.0}}, label: 'Pay'\\n\", \"sessionId\": null}",
        "Attributes: Window (Main), {{0.0, 0.0}, {375.0, 667.0}}\nElement subtree:\n →Window (Main), 0x2, "
            + "{{0.0, 0.0}, {375.0, 667.0}}\n    Button, 0x3, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Pay'\n\n\n"
            + "Attributes: Window, {{0.0, 0.0}, {375.0, 667.0}}\nElement subtree:\n →Window, 0x4, "
            + "{{0.0, 0.0}, {3.0, 6.0}}\n",
    ])
    func `a tree is found anywhere in a text`(text: String) throws {
        #expect(simulate(Source(path: "tree.txt", text: text)).screens.count == 1)
        #expect(try speech(text) == ["Pay. Button."])
    }

    @Test(arguments: [
        " →Application, 0x1, pid: 1, label: 'App'\n    Button, 0x2, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Pa",
        " →Application, 0x1, pid: 1, label: 'App'\n    Button, 0x2, {{0.0, 0.0}, {44.",
    ])
    func `a text that breaks off is reported as cut off`(text: String) {
        let document = document("Element subtree:\n" + text, path: "tree.log")
        #expect(document.problems.map(\.rule) == [.truncatedTree])
        #expect(document.screens.flatMap(\.elements).allSatisfy { $0.doubts.contains(.partial) })
    }

    @Test func `a Mac app is recognised and declined`() {
        let text = "Element subtree:\n →Application, 0x1, pid: 1, title: 'App', Disabled\n    MenuBar, 0x2, Disabled\n"
        #expect(document(text, path: "tree.txt").problems.map(\.rule) == [.uncheckedDocument])
    }

    @Test(arguments: ["Buttons, labels and more\n", "Chapter 1\n\n  Button, as we said\n", "- Button, 12\n"])
    func `prose is not a tree`(text: String) {
        #expect(document(text, path: "notes.txt").problems.map(\.rule) == [.unknownFile])
    }

    @Test(
        .timeLimit(.minutes(patience)),
        arguments: [
            "Element subtree:\n" + String(repeating: "Button, 0x1, label: '", count: 10_000),
            "Element subtree:\nButton, 0x1, label: '" + String(repeating: "a', hitPoint: {", count: 10_000),
            "Element subtree:\nButton, 0x1, label: 'a" + String(repeating: "\n'b", count: 20_000),
            "Element subtree:\n"
                + (0..<10_000).map { "Button, 0x\($0), {{0.0, 0.0}, {1.0, 1.0}}, label: 'A'\n" }.joined(),
            "Element subtree:\n" + (0..<2_000).map { String(repeating: " ", count: $0) + "Other, 0x1\n" }.joined(),
            "Element subtree:\n" + String(repeating: "Button, 0x1, label: '\n\n", count: 10_000)
                + String(repeating: " ", count: 80_000),
            "Element subtree:\n→\n→→→, 0x\nButton, \nButton, 0x1, {{\nButton, 0x1, {{1\nA, pid: \nA 0x: traits: ,,,\n",
        ])
    func `no text takes long to parse`(text: String) {
        #expect(document(text, path: "tree.txt").screens.flatMap(\.elements).count <= 10_000)
    }
}
