import A11yDialects
import A11yLint
import A11yModel
import TestSupport
import Testing

/// WebDriverAgent's JSON, old and new, and XML inside JSON.
struct PageSourceJSONTests {
    private func speech(_ text: String) throws -> [String] {
        let file = simulate(Source(path: "source.json", text: text))
        #expect(file.problems == [])
        return try #require(file.screens.first).simulation.stops.map(\.utterance.description)
    }

    private static let json = """
        {"value": {"type": "Application", "name": "App", "label": "App", "isEnabled": "1", "isVisible": "1",
        "rect": {"x": 0, "y": 0, "width": 1024, "height": 768}, "children": [{"type": "Button", "name": "pay",
        "rawIdentifier": "pay", "label": "Pay", "value": null, "isEnabled": "0", "isVisible": "1",
        "isAccessible": "1", "rect": {"x": 10, "y": 20, "width": 44, "height": 44}}]}, "sessionId": "1"}
        """

    @Test func `WebDriverAgent's JSON gives the same screen`() throws {
        let file = simulate(Source(path: "source.json", text: PageSourceJSONTests.json))
        #expect(file.problems == [])
        let first = try #require(file.screens.first)
        #expect(first.simulation.stops.map(\.utterance.description) == ["Pay. Dimmed. Button."])
        #expect(first.screen.platform == .ipados)
        #expect(first.simulation.stops.map(\.frame) == [Rect(x: 10, y: 20, width: 44, height: 44)])
    }

    @Test func `frames of WebDriverAgent's first JSON are parsed`() throws {
        let frame = #""rect": {"origin": {"x": 10, "y": 20}, "size": {"width": 44, "height": 40}}"#
        let text = #"{"type": "Button", "label": "Pay", "isEnabled": "1", "isVisible": "1", \#(frame)}"#
        let first = try #require(simulate(Source(path: "source.json", text: text)).screens.first)
        #expect(first.simulation.stops.map(\.frame) == [Rect(x: 10, y: 20, width: 44, height: 40)])
    }

    @Test func `in a tree of accessible elements the leaves are the stops`() throws {
        func node(_ type: String, _ label: String, _ more: String = "") -> String {
            #"{"type": "\#(type)", "label": "\#(label)", "value": null, "rawIdentifier": null, "name": "id"\#(more)}"#
        }
        let leaves = "\(node("Button", "Pay")), \(node("Other", "Card"))"
        let text = #"{"value": \#(node("Application", "App", ", \"children\": [\(leaves)]"))}"#
        #expect(try speech(text) == ["Pay. Button.", "Card"])
    }

    @Test func `XML that a server wrapped in JSON is unwrapped`() throws {
        let button = #"<XCUIElementTypeButton label=\"Pay\"/>"#
        let xml = "<XCUIElementTypeApplication>\(button)</XCUIElementTypeApplication>"
        #expect(try speech("{\"value\": \"\(xml)\", \"sessionId\": null}") == ["Pay. Button."])
    }

    @Test func `older servers omit empty values in JSON`() throws {
        let rect = #""rect": {"x": 0, "y": 0, "width": 44, "height": 44}"#
        let text = #"{"type": "Application", \#(rect), "children": [{"type": "Button", "label": "Pay", \#(rect)}]}"#
        #expect(try speech(text) == ["Pay. Button."])
    }

    @Test(arguments: [
        #"{"type": "oval", "rect": {"x": 0, "y": 0, "width": 4, "height": 4}}"#, #"{"value": {"type": "text"}}"#,
    ])
    func `other JSON with types is not recognised`(text: String) {
        #expect(ScreenDocument(parsing: Source(path: "a.json", text: text)).problems.map(\.rule) == [.unknownFile])
    }
}
