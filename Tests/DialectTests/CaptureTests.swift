import A11yDialects
import A11yLint
import A11yModel
import Foundation
import TestSupport
import Testing

/// Descriptions of running apps are found inside other texts, and read as if they were alone.
struct CaptureTests {
    private static let application = """
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" x="0" y="0" \
        width="390" height="844">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="pay" label="Pay &amp; go &gt; 😀 now" x="10" y="20" \
        width="44" height="44"/>
        </XCUIElementTypeApplication>
        """
    private static let page = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n\(application)\n</AppiumAUT>"
    private static let tree = """
        Attributes: Application, 0x1, pid: 5
        Element subtree:
         →Application, 0x1, pid: 5, label: 'Shop'
            Button, 0x2, {{10.0, 20.0}, {44.0, 44.0}}, identifier: 'pay', label: 'Pay & go > 😀 now'
        Path to element:
        """
    private static let json = """
        {"type": "Application", "label": "Shop", "isEnabled": "1", "rect": {"x": 0, "y": 0, "width": 390,
        "height": 844}, "children": [{"type": "Button", "label": "Pay & go > 😀 now", "rawIdentifier": "pay",
        "isEnabled": "1", "rect": {"x": 10, "y": 20, "width": 44, "height": 44}}]}
        """
    private static let list = """
        [{"type": "Application", "AXLabel": "Shop", "AXFrame": "{{0, 0}, {390, 844}}"},
        {"type": "Button", "AXLabel": "Pay & go > 😀 now", "AXUniqueId": "pay", "AXFrame": "{{10, 20}, {44, 44}}"}]
        """

    /// A JSON literal as servers write it, with or without escapes for characters beyond ASCII.
    private static func quoted(_ text: String, isASCII: Bool = false) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n")
        guard isASCII else { return "\"\(escaped)\"" }
        let units = escaped.utf16.map { unit in
            unit < 0x80
                ? String(decoding: [unit], as: UTF16.self)
                : "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
        }
        return "\"\(units.joined())\""
    }

    private static func markedUp(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    static let wrappings: [(name: String, text: String)] = [
        ("page.xml", "\n  " + page), ("page.xml", page + "\n[HTTP] 200 < 5 ms\n"), ("page.xml", "Source: " + page),
        ("page.xml", "<Root>" + application + "</Root>"), ("page.xml", "<value>\(markedUp(page))</value>"),
        ("page.md", "# Cart\n\nHere, and see: this.\n\n```xml\n\(page)\n```\n\nEnd.\n"),
        ("page.md", "<details>\n\n```xml\n\(page)\n```\n</details>\n"),
        ("page.log", "[HTTP] --> GET /source\n[HTTP] {}\n\(page)\n[HTTP] <-- 200\n"),
        ("page.log", "[Proxy] Got response: {\"value\": \(quoted(page)), \"sessionId\": \"1\"}\n[X] y\n"),
        ("page.log", "2020-04-28 19:35:32 - [debug]   \"value\" : \(quoted(page, isASCII: true)),\n"),
        ("page.json", quoted(page)), ("page.json", "{\"value\": \(quoted("\n" + page, isASCII: true)), \"status\": 0}"),
        ("page.json", "{\"source\": \(quoted(page)), \"name\": \"Cart\"}"),
        ("tree.json", "{\"value\": \(quoted(tree, isASCII: true))}"),
        ("tree.json", "[\(tree.split(separator: "\n").map { quoted(String($0)) }.joined(separator: ",\n"))]"),
        ("tree.log", "[Proxy] Got response: {\"value\": \(quoted(tree, isASCII: true))}\n"),
        ("wda.json", "{\"value\": {\"tree\": \(json)}, \"sessionId\": \"1\"}"), ("wda.json", "[\(json)]"),
        ("wda.json", quoted("{\"value\": \(json)}")), ("wda.log", "[Proxy] Got: {\"value\": \(json)}\n[HTTP] 200\n"),
        ("wda.md", "A tree:\n\n```json\n\(json)\n```\n"), ("wda.txt", markedUp(json)),
        ("idb.json", "{\"data\": {\"elements\": \(list)}}"), ("idb.txt", "$ idb ui describe-all\n\(list)\n$\n"),
        ("idb.json", "{\"content\": [{\"type\": \"text\", \"text\": \(quoted(list, isASCII: true))}]}"),
    ]

    @Test(arguments: wrappings)
    func `the text around a description is ignored`(name: String, text: String) throws {
        let document = ScreenDocument(parsing: Source(path: name, text: text))
        #expect(document.problems == [])
        let screen = try #require(document.screens.first)
        #expect(document.screens.count == 1)
        #expect(screen.name == "Shop")
        let button = try #require(screen.elements.first)
        #expect(screen.elements.count == 1)
        #expect(button.label == "Pay & go > 😀 now")
        #expect(button[.identifier]?.text == "pay")
        #expect(button.frame == Rect(x: 10, y: 20, width: 44, height: 44))
    }

    @Test func `ranges are those of the file if nothing is escaped`() throws {
        let text = "step: one\n\n```xml\n\(CaptureTests.page)\n```\n"
        let screen = try #require(ScreenDocument(parsing: Source(path: "page.md", text: text)).screens.first)
        let bytes = Array(text.utf8)
        let anchor = screen.elements[0].anchor
        #expect(String(decoding: bytes[anchor.start..<anchor.end], as: UTF8.self) == "XCUIElementTypeButton")
    }

    @Test(arguments: [page + page, "one\n\(application)\ntwo\n\(page)\n", "[\(quoted(page)), \(quoted(application))]"])
    func `each of several descriptions is a screen with a unique name`(text: String) {
        let document = ScreenDocument(parsing: Source(path: "page.log", text: text))
        #expect(document.problems == [])
        #expect(document.screens.map(\.name) == ["Shop", "Shop (2)"])
        #expect(document.screens.map(\.elements.count) == [1, 1])
    }

    @Test func `a description that is cut off ends where the next one begins`() {
        let text = "\(CaptureTests.application.prefix(150))\n> \(CaptureTests.page)"
        let document = ScreenDocument(parsing: Source(path: "page.log", text: text))
        #expect(document.screens.map(\.elements.count).max() == 1)
    }

    @Test(arguments: [
        "The tag `<XCUIElementTypeButton>` is one, and [a](b) is a link: {x}.", "- item: \"isEnabled\"\n",
        "[[\"AXLabel\"",
        "One: &lt;XCUIElementTypeButton&gt;", "\\\"AXLabel\\\"", "{\"value\": \"<p>hi</p>\"}",
    ])
    func `a single word of the formats in another text is not a description`(text: String) {
        #expect(ScreenDocument(parsing: Source(path: "notes.md", text: text)).screens.isEmpty)
    }

    @Test(arguments: [page, json])
    func `an example in a YAML file is not a description`(text: String) {
        let lines = text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        let document = ScreenDocument(parsing: Source(path: "rule.yaml", text: "id: one\nexample: |\n\(lines)\n"))
        #expect(document.screens.isEmpty)
    }

    @Test(arguments: [
        (#""\ud83d\ude00 ok""#, "😀 ok"), (#""a \ud83d\ude00""#, "a 😀"),
        (#""\ud83d-\\ud83d""#, "\u{FFFD}-\\ud83d"),
    ])
    func `a surrogate pair in JSON is one character`(literal: String, label: String) throws {
        let text = "[{\"AXLabel\": \(literal), \"type\": \"Button\", \"AXFrame\": \"{{1, 2}, {3, 4}}\"}]"
        let document = ScreenDocument(parsing: Source(path: "idb.json", text: text))
        #expect(document.problems == [])
        #expect(try #require(document.screens.first).elements.map(\.label) == [label])
    }

    @Test(arguments: [
        #"<AppiumAUT><UIAApplication name="Shop" path="/0"><UIAWindow path="/0/0"/></UIAApplication></AppiumAUT>"#,
        #"{"status": 0, "value": {"type": "UIAApplication", "children": []}}"#,
        #"<hierarchy rotation="0"><com.example.Chart class="com.example.Chart" bounds="[0,0][9,9]"/></hierarchy>"#,
        #"<android.widget.FrameLayout bounds="[0,0][9,9]"/>"#,
        #"<node class="android.view.View" bounds="[0,0][9,9]"/>"#, #"<displays><display id="0"/></displays>"#,
    ])
    func `dumps of other systems are declined with one problem`(text: String) {
        let document = ScreenDocument(parsing: Source(path: "dump", text: text))
        #expect(document.problems.map(\.rule) == [.uncheckedDocument])
        #expect(document.screens.isEmpty)
    }
}
