import A11yDialects
import A11yLint
import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// The dictionary of XCUITest's snapshots as JSON.
struct SnapshotDictionaryTests {
    private func node(_ type: Int, _ keys: String, y: Int = 0, height: Int = 44, _ children: String = "") -> String {
        """
        {"elementType": \(type), "identifier": "", "title": "", "enabled": true, "selected": false, "hasFocus": false,
         "frame": {"X": 0, "Y": \(y), "Width": 390, "Height": \(height)}, "horizontalSizeClass": 1, \(keys),
         "children": [\(children)]}
        """
    }

    private func app(_ children: String) -> String { node(2, #""label": "Orders""#, height: 844, children) }

    @Test(arguments: [
        (9, #""label": "Pay", "value": """#, "Pay. Button."), (48, #""label": "Total", "value": """#, "Total"),
        (40, #""label": "Sound", "value": "1""#, "Sound. Switch Button. On."),
        (33, #""label": "Loud", "value": "40%""#, "Loud: 40%. Adjustable."),
    ])
    func `an element is spoken by the number of its type`(type: Int, keys: String, expected: String) throws {
        let file = simulate(Source(path: "snapshot.json", text: app(node(type, keys, y: 100))))
        #expect(file.problems == [])
        let screen = try #require(file.screens.first)
        #expect(screen.simulation.stops.map(\.utterance.description) == [expected])
        #expect(screen.screen.name == "Orders")
        #expect(screen.screen.size == Size(width: 390, height: 844))
        // It does not say which nodes are stops, nor their traits.
        #expect(screen.screen.isPartial)
        #expect(screen.screen.elements.first?.frame == Rect(x: 0, y: 100, width: 390, height: 44))
    }

    @Test func `a dictionary in a log has the places of the log`() throws {
        let log = "t = 1.2s snapshot\n" + app(node(9, #""label": "Pay""#)) + "\nt = 1.3s done\n"
        let document = ScreenDocument(parsing: Source(path: "run.log", text: log))
        let button = try #require(document.screens.first?.elements.first)
        #expect(String(decoding: Array(log.utf8)[button.anchor.start..<button.anchor.end], as: UTF8.self) == "9")
    }

    @Test func `the windows of a Mac are declined`() {
        let mac = ScreenDocument(
            parsing: Source(path: "snapshot.json", text: app(node(55, #""label": """#))))
        #expect(mac.problems.map(\.rule) == [.uncheckedDocument])
    }

    @Test(arguments: [
        #"{"elementType": 9, "label": "a drawing"}"#, #"{"elementType": "Button", "label": "", "frame": {}}"#,
        #"{"elementType": -1, "label": "", "frame": {}}"#, #"{"elementType": [9], "label": "", "frame": {}}"#,
    ])
    func `other mappings are no snapshots`(json: String) {
        #expect(ScreenDocument(parsing: Source(path: "snapshot.json", text: json)).screens.isEmpty)
    }

    @Test(arguments: [
        #"{"elementType": 200, "label": [], "frame": [1], "children": 3}"#,
        #"{"elementType": 9, "label": null, "frame": {"X": "a", "Y": {}}, "children": [1, [], {"elementType": 1}]}"#,
    ])
    func `wrong kinds are passed over`(json: String) {
        let document = ScreenDocument(parsing: Source(path: "snapshot.json", text: json))
        #expect(document.screens.count == 1)
        for screen in document.screens { _ = VoiceOver.simulate(screen) }
    }

    @Test func `every beginning of a snapshot is read without a crash`() {
        let bytes = Array(app(node(9, #""label": "Pay""#) + "," + node(48, #""label": "Total""#)).utf8)
        for end in stride(from: 0, to: bytes.count, by: 7) {
            let cut = Source(path: "snapshot.json", text: String(decoding: bytes[..<end], as: UTF8.self))
            for screen in ScreenDocument(parsing: cut).screens { _ = VoiceOver.simulate(screen) }
        }
    }
}
