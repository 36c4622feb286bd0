import A11yDialects
import A11yLint
import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Documents of VoiceOver Designer.
@Suite struct DesignTests {
    private func read(_ json: String) -> [(screen: Screen, simulation: Simulation)] {
        simulate(Source(path: "controls.json", text: json)).screens
    }

    private func control(_ label: String, trait: Int = 0, frame: String = "[[0, 0], [100, 44]]", _ more: String = "")
        -> String
    {
        #"{"isAccessibilityElement": true, "label": "\#(label)", "trait": \#(trait), "frame": \#(frame)\#(more)}"#
    }

    @Test func `each artboard of the fixture is a screen, in points`() throws {
        let document = ScreenDocument(parsing: fixture("screens/tea-house-design.json"))
        #expect(document.problems == [])
        #expect(document.screens.map(\.name) == ["Menu", "Artboard 2"])
        let menu = document.screens[0]
        #expect(menu.input == .design && menu.platform == .ios && menu.size == Size(width: 390, height: 844))
        let stops = VoiceOver.simulate(menu).stops
        #expect(
            stops.map(\.utterance.description) == [
                "Tea house. Heading.", "Search. Button.", "Offers: Black tea, 2 dollars. Button. Adjustable.",
                "Button.",
                "Oolong button: 4 dollars. Button.", "Selected: Menu. Tab. 1 of 2.", "Cart: 2 teas. Tab. 2 of 2.",
            ])
        #expect(stops[1].frame == Rect(x: 330, y: 60, width: 20, height: 20))
        #expect(stops[4].actions == ["Add to cart", "Remember"])
        #expect(stops[5].announcements == ["Tabs"])
    }

    @Test func `the order is that of the design, not that of the frames`() {
        let low = control("Low", frame: "[[0, 500], [100, 44]]")
        let stops = read("[\(low), \(control("High"))]").first?.simulation.stops ?? []
        #expect(stops.map(\.utterance.label) == ["Low", "High"])
    }

    @Test(arguments: [
        (1, "Pay. Button."), (2, "Pay. Heading."), (8, "Pay. Link."), (16, "Pay"), (32, "Pay. Image."),
        (1 + 256, "Selected: Pay. Button."), (1 + 512, "Pay. Dimmed. Button."), (262_144, "Pay. Text Field."),
        (1 << 40, "Pay"),
    ])
    func `the bits of the mask are those of VoiceOver Designer`(mask: Int, speech: String) {
        let read = read("[\(control("Pay", trait: mask))]")
        #expect(read.first?.simulation.stops.map(\.utterance.description) == [speech])
    }

    @Test func `what is not an accessibility element is no stop, and a modal container silences the rest`() {
        let hidden = control("Hidden").replacing("true", with: "false")
        let modal = #"{"elements": [\#(control("Stay"))], "frame": [[0, 0], [9, 9]], "isModal": true, "label": ""}"#
        let stops = read("[\(hidden), \(control("Below")), \(modal)]").first?.simulation.stops ?? []
        #expect(stops.map(\.utterance.label) == ["Stay"])
    }

    @Test(arguments: [
        (1170.0, 390.0), (750, 375), (375, 375), (1024, 1024), (2048, 1024), (500, 500),
    ])
    func `pictures of devices are measured in points`(width: Double, points: Double) {
        let board =
            #"{"elements": [{"type": "frame", "label": "A", "frame": [[0, 0], [\#(width), 2000]], "#
            + #""elements": [\#(control("Pay"))]}]}"#
        #expect(read(board).first?.screen.size.width == points)
    }

    @Test(arguments: [
        "[]", #"{"elements": []}"#, #"[{"isAccessibilityElement": true, "trait": 1}]"#,
        #"[{"isAccessibilityElement": true, "trait": 1, "frame": [[0, 0], [1, 1]]}, 5]"#,
    ])
    func `other JSON is no design`(json: String) {
        #expect(!ScreenDocument(parsing: Source(path: "a.json", text: json)).screens.contains { $0.input == .design })
    }

    @Test(arguments: [
        #"[{"isAccessibilityElement": 7, "trait": "x", "frame": [["a", 0], [1, 1]], "label": null, "value": []}]"#,
        #"[{"trait": -1, "frame": [], "customActions": 3, "isAccessibilityElement": 1}]"#,
        #"[{"trait": 1, "frame": [], "adjustableOptions": {"options": {}}, "isAccessibilityElement": 1}]"#,
        #"[{"isAccessibilityElement": true, "trait": 1, "frame": [[1e400, 0], [1, 1]], "elements": "x"}]"#,
    ])
    func `values of other kinds count as missing`(json: String) {
        #expect(read(json).first?.simulation.stops.count ?? 0 <= 1)
    }
}
