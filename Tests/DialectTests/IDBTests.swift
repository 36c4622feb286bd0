import A11yDialects
import A11yLint
import A11yModel
import TestSupport
import Testing

/// The output of idb and AXe for a running app.
struct IDBTests {
    private func speech(_ json: String) throws -> [String] {
        let file = simulate(Source(path: "screen.json", text: json))
        #expect(file.problems.allSatisfy { $0.variant == "closed" })
        return try #require(file.screens.first).simulation.stops.map(\.utterance.description)
    }

    private func element(_ keys: String, y: Int = 0) -> String {
        """
        {"AXFrame": "{{0, \(y)}, {100, 44}}", "frame": {"x": 0, "y": \(y), "width": 100, "height": 44}, \(keys)}
        """
    }

    private var application: String {
        """
        {"AXLabel": " ", "AXFrame": "", "type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}}
        """
    }

    @Test(arguments: [
        (#""AXLabel": "Pay", "type": "Button""#, "Pay. Button."),
        (#""AXLabel": "Total", "type": "StaticText", "AXValue": null"#, "Total"),
        (#""AXLabel": "Orders", "type": "Heading""#, "Orders. Heading."),
        (#""AXLabel": "Sound", "type": "Switch", "AXValue": "1""#, "Sound. Switch Button. On."),
        (#""AXLabel": "Loud", "role": "AXSlider", "AXValue": "40%""#, "Loud: 40%. Adjustable."),
        (
            #""AXLabel": null, "AXValue": "Search", "type": "TextField", "subrole": "AXSearchField""#,
            "Search. Search Field."
        ),
        (#""AXLabel": "Search", "AXValue": "Search", "type": "TextField""#, "Search. Text Field."),
        (#""AXLabel": "Go", "type": "Button", "enabled": false"#, "Go. Dimmed. Button."),
        (#""AXLabel": "Go", "type": "Button", "traits": ["Link", "Selected"]"#, "Selected: Go. Link."),
        (#""AXLabel": "Card", "type": "Other""#, "Card"),
        (#""AXLabel": "Loud", "type": "Slider", "AXValue": null"#, "Loud. Adjustable."),
        (#""AXLabel": "Sound", "type": "CheckBox""#, "Sound. Switch Button."),
        (#""AXLabel": "Sound", "type": "CheckBox", "AXValue": "2""#, "Sound. Switch Button. Mixed."),
        (#""AXLabel": "", "AXUniqueId": "pay", "type": "Button""#, "Button."),
    ])
    func `an element is spoken by its type`(keys: String, expected: String) throws {
        #expect(try speech("[\(application), \(element(keys))]") == [expected])
    }

    /// The complete form, with the keys of its versions around these elements.
    private func answer(_ elements: String, _ keys: String = #""backend": "ax", "truncated": false"#) -> String {
        #"{"elements": [\#(elements)], "screen": {"width": 1024, "height": 1366}, \#(keys)}"#
    }

    @Test(arguments: [
        #""backend": "ax", "truncated": false"#,
        #""backend": "ax", "target": null, "truncated": false, "modal": null, "coverage": null, "profile": null"#,
    ])
    func `the keys of an answer are known, whatever its elements hold`(keys: String) throws {
        let button = #"{"type": "Button", "label": "Pay", "frame": {"x": 0, "y": 0, "width": 90, "height": 44}}"#
        #expect(try speech(answer(button, keys)) == ["Pay. Button."])
        #expect(try speech(answer("", keys)) == [])
        let screen = try #require(
            ScreenDocument(parsing: Source(path: "s.json", text: answer(button, keys))).screens.first)
        #expect(screen.platform == .ipados)
    }

    @Test func `what a flat list has in a bar is read from the leading edge to the trailing one`() throws {
        func part(_ keys: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
            #"{"frame": {"x": \#(x), "y": \#(y), "width": \#(width), "height": \#(height)}, "AXLabel": \#(keys)}"#
        }
        let parts = [
            application, part(#""Nav bar", "type": "Group", "role_description": "Nav bar""#, 0, 47, 390, 44),
            part(#""Shop", "type": "Button", "role_description": "back button""#, 8, 47, 60, 44),
            part(#""Fruit", "type": "Heading""#, 170, 58, 50, 21), part(#""Edit", "type": "Button""#, 330, 47, 44, 44),
            part(#""Pears", "type": "StaticText""#, 0, 100, 390, 44),
        ]
        let expected = ["Shop. Back Button.", "Fruit. Heading.", "Edit. Button.", "Pears"]
        #expect(try speech("[\(parts.joined(separator: ","))]") == expected)
    }

    @Test func `one key of an answer does not make a screen file one`() {
        let text = #"{"screen": "Pay", "backend": "ax", "elements": [{"type": "button", "title": "Pay"}]}"#
        let document = ScreenDocument(parsing: Source(path: "s.json", text: text))
        #expect(document.problems.map(\.rule) == [.unknownProperty])
    }

    @Test func `hints and custom actions are kept`() throws {
        let keys = #""AXLabel": "Mail", "type": "Button", "help": "Opens it", "custom_actions": ["Flag", "Delete"]"#
        let file = simulate(Source(path: "screen.json", text: "[\(application), \(element(keys))]"))
        let stop = try #require(file.screens.first?.simulation.stops.first)
        #expect(stop.utterance.spokenHint == "Opens it")
        #expect(stop.actions == ["Flag", "Delete"])
    }

    @Test func `a flat list is nested by its frames`() throws {
        let low = element(#""AXLabel": "Low", "type": "StaticText""#, y: 100)
        let high = element(#""AXLabel": "High", "type": "StaticText""#)
        #expect(try speech("[\(application), \(low), \(high)]") == ["High", "Low"])
    }

    @Test func `a container without words is not a stop in a flat list`() throws {
        let group = element(#""AXLabel": null, "type": "Group""#)
        let button = element(#""AXLabel": null, "type": "Button""#)
        #expect(try speech("[\(application), \(group), \(button)]") == ["Button."])
    }

    @Test func `a bar, and a group around the next element, are not stops in a flat list`() throws {
        let bar = element(#""AXLabel": "Nav bar", "type": "Group", "role_description": "Nav bar""#)
        let group = element(#""AXLabel": "Hours", "type": "Group", "role_description": "group""#, y: 100)
        let inside = """
            {"AXLabel": "10 am", "type": "StaticText", "frame": {"x": 4, "y": 104, "width": 40, "height": 20}}
            """
        let card = element(#""AXLabel": "Card", "type": "Group", "role_description": "group""#, y: 200)
        #expect(try speech("[\(application), \(bar), \(group), \(inside), \(card)]") == ["10 am", "Card"])
    }

    @Test(arguments: [(" ", "Screen 1"), ("Shop", "Shop")])
    func `the screen has the name of the application`(label: String, expected: String) throws {
        let app = element(#""AXLabel": "\#(label)", "type": "Application""#)
        #expect(
            try #require(simulate(Source(path: "screen.json", text: "[\(app)]")).screens.first).screen.name == expected)
    }

    @Test func `in the nested form only the leaves are stops`() throws {
        let leaf = element(#""AXLabel": "In", "type": "Button""#, y: 10)
        let group = element(#""AXLabel": "Bar", "type": "Group", "children": [\#(leaf)]"#)
        let file = simulate(Source(path: "screen.json", text: "[\(group)]"))
        let reading = try #require(file.screens.first).simulation
        #expect(reading.stops.map(\.utterance.description) == ["In. Button."])
        #expect(reading.stops.map(\.frame) == [Rect(x: 0, y: 10, width: 100, height: 44)])
    }

    @Test func `the complete form holds its elements`() throws {
        let json = """
            {"backend": "ax", "elements": [{"label": "Pay", "identifier": "pay", "value": null, "type": "Button",
            "role_description": "button", "frame": {"x": 0, "y": 0, "width": 44, "height": 44}}]}
            """
        #expect(try speech(json) == ["Pay. Button."])
    }

    @Test func `a frame may be printed as text, and the list may be wrapped`() throws {
        let element = #"{"AXUniqueId": "pay", "AXFrame": "{{8, 9.5}, {44, 40}}", "type": "Button"}"#
        let file = simulate(Source(path: "screen.json", text: #"{"ok": true, "tree": [\#(element)]}"#))
        let stop = try #require(file.screens.first?.simulation.stops.first)
        #expect(stop.frame == Rect(x: 8, y: 9.5, width: 44, height: 40))
    }

    @Test(arguments: ["[]", "{}", "[{\"AXless\": 1}]", "{\"elements\": []}"])
    func `other JSON is not recognised`(json: String) {
        let problems = ScreenDocument(parsing: Source(path: "package.json", text: json)).problems
        #expect(problems.map(\.rule).allSatisfy { $0 == .unknownFile || $0 == .emptyScreen })
    }

    @Test(arguments: [(2_998, false), (2_999, true)])
    func `idb's limit of 3,000 elements is reported`(count: Int, isCut: Bool) {
        let elements = (0..<count).map { element("\"AXLabel\": \"\($0)\", \"type\": \"StaticText\"") }
        let json = "[\(application), \(elements.joined(separator: ", "))]"
        let problems = ScreenDocument(parsing: Source(path: "screen.json", text: json)).problems
        #expect(problems.map(\.rule) == (isCut ? [.truncatedTree] : []))
    }
}
