import A11yDialects
import A11yLint
import A11yModel
import A11yVoiceOver
import Foundation
import TestSupport
import Testing

/// Records of what VoiceOver reached: AccessibilitySnapshotModel's JSON, and ButtonHeist's form of it.
struct RecordTests {
    private func screen(_ json: String) throws -> (screen: Screen, simulation: Simulation) {
        let file = simulate(Source(path: "screen.json", text: json))
        #expect(file.problems == [])
        let found = try #require(file.screens.first)
        return (found.screen, found.simulation)
    }

    private func element(_ keys: String, place: String? = "0", isFlat: Bool = false) -> String {
        let place = place.map { #", "traversalIndex": \#($0)"# } ?? ""
        return isFlat ? #"{"element": {\#(keys)\#(place)}}"# : #"{"element": {"_0": {\#(keys)}\#(place)}}"#
    }

    @Test func `the fixture is read in its own order and with its own words`() throws {
        let document = ScreenDocument(parsing: fixture("screens/orders-record.json"))
        #expect(document.problems == [])
        let screen = try #require(document.screens.first)
        #expect(screen.input == .record)
        #expect(screen.platform == .ios)
        let stops = VoiceOver.simulate(screen).stops
        #expect(
            stops.map(\.utterance.description) == [
                "Button.", "Orders. Heading.", "Shoes: 2 pairs, Express. List Start.",
                "Gift wrap. Switch Button. Off. List End.",
            ])
        #expect(stops.map(\.utterance.spokenHint) == [nil, nil, nil, "Double tap to toggle setting."])
        #expect(stops[2].actions == ["Cancel order"])
        #expect(stops[2].frame == Rect(x: 16, y: 120, width: 358, height: 60))
        #expect(stops.map(\.fragility) == [nil, nil, nil, nil])
        // VoiceOver's own sentence is no hint of the app.
        #expect(screen[stops[3].element].hint == nil)
        #expect(screen[stops[3].element][.isOn] == .flag(false))
        #expect(screen[stops[3].element][.activationPoint]?.point == Point(x: 330, y: 230))
    }

    @Test(arguments: [false, true])
    func `both forms are read`(isFlat: Bool) throws {
        let first = element(#""description": "Pay. Button.", "label": "Pay", "traits": ["button"]"#, isFlat: isFlat)
        let second = element(#""description": "Total", "label": "Total", "traits": []"#, place: "1", isFlat: isFlat)
        let list = "[\(second), \(first)]"
        for json in [list, #"{"type": "interface", "payload": {"timestamp": 1.5, "tree": \#(list)}}"#] {
            #expect(try screen(json).simulation.stops.map(\.utterance.description) == ["Pay. Button.", "Total"])
        }
    }

    /// The simulation says what a record does not tell: words, and the order where places lack.
    @Test func `the simulation supplies what a record lacks`() throws {
        let wordless = element(#""label": "Sound", "value": "1", "traits": ["switchButton", "button"]"#)
        let placeless = element(#""description": "Said", "label": "Total", "traits": []"#, place: nil)
        let read = try screen("[\(wordless), \(placeless)]")
        #expect(read.simulation.stops.map(\.utterance.description) == ["Sound. Switch Button. On.", "Said"])
    }

    @Test func `a hint without words of VoiceOver is the app's`() throws {
        let read = try screen(
            "[\(element(#""description": "Pay. Button.", "label": "Pay", "hint": "Orders it", "traits": ["button"]"#))]"
        )
        #expect(read.screen.elements.first?.hint == "Orders it")
        #expect(read.simulation.stops.first?.utterance.spokenHint == "Orders it")
    }

    @Test(arguments: [
        (#"{"semanticGroup": {"label": "Totals", "identifier": "totals"}}"#, "semanticGroup"),
        (#"{"list": {}}"#, "list"), (#"{"landmark": {}}"#, "landmark"), (#""list""#, "list"),
        (#"{"dataTable": {"rowCount": 2, "columnCount": 3}}"#, nil), (#"{"series": {}}"#, nil), ("[]", nil),
        ("{}", nil),
    ])
    func `a container has its type`(type: String, expected: String?) throws {
        let inside = element(#""description": "Total", "label": "Total", "traits": []"#)
        let read = try screen(
            #"[{"container": {"_0": {"type": \#(type), "frame": [[0, 0], [0, 0]]}, "children": [\#(inside)]}}]"#)
        #expect(read.screen.elements.first?[.containerType]?.text == expected)
        #expect(read.simulation.stops.map(\.element) == [ElementID(1)])
    }

    @Test func `a modal boundary does not take recorded stops away`() throws {
        let sheet = element(#""description": "Close. Button.", "label": "Close", "traits": ["button"]"#)
        let behind = element(#""description": "Total", "label": "Total", "traits": []"#, place: "1")
        let modal = """
            {"container": {"type": {"none": {}}, "isModalBoundary": true, "frame": [[0, 0], [390, 400]],
             "children": [\(sheet)]}}
            """
        let read = try screen("[\(behind), \(modal)]")
        #expect(read.screen.elements.count { $0.isTrue(.viewIsModal) } == 1)
        #expect(read.simulation.stops.map(\.utterance.description) == ["Close. Button.", "Total"])
    }

    @Test func `a record in a log has the places of the log`() throws {
        let record = "[\(element(#""description": "Button.", "traits": ["button"]"#))]"
        let log = "12:00 captured\n\(record)\n12:01 done\n"
        let document = ScreenDocument(parsing: Source(path: "run.log", text: log))
        let anchor = try #require(document.screens.first?.elements.first?.anchor)
        #expect(String(decoding: Array(log.utf8)[anchor.start..<anchor.end], as: UTF8.self).contains("Button."))
    }

    @Test(arguments: [
        #"[{"element": {"_0": {"traits": {}, "shape": [1], "description": []}, "traversalIndex": {}}}]"#,
        #"[{"element": {"_0": {"traits": [[]], "shape": {"frame": [[1]]}}, "traversalIndex": "nan"}}]"#,
        #"[{"container": {"_0": {"type": 1, "frame": 2}, "children": 3}}, {"element": {"traversalIndex": 1}}]"#,
        #"[{"element": {"_0": {"description": "x", "customContent": [1, {}], "customActions": [{}],"#
            + #" "traits": [], "shape": {"pathElements": [{"line": 1}, 2]}}, "traversalIndex": 1e999}}]"#,
    ])
    func `wrong kinds are passed over`(json: String) {
        let document = ScreenDocument(parsing: Source(path: "screen.json", text: json))
        #expect(document.screens.count == 1)
        for screen in document.screens { _ = VoiceOver.simulate(screen) }
    }

    @Test func `every beginning of a record is read without a crash`() {
        let bytes = fixture("screens/orders-record.json").bytes
        for end in stride(from: 0, to: bytes.count, by: 37) {
            let cut = Source(path: "screen.json", text: String(decoding: bytes[..<end], as: UTF8.self))
            for screen in ScreenDocument(parsing: cut).screens { _ = VoiceOver.simulate(screen) }
        }
    }

    @Test func `a deep record is read`() {
        var json = element(#""description": "Total", "traits": []"#)
        for _ in 0..<40 { json = #"{"container": {"_0": {"type": {"list": {}}}, "children": [\#(json)]}}"# }
        let document = ScreenDocument(parsing: Source(path: "screen.json", text: "[\(json)]"))
        #expect(document.screens.first.map { VoiceOver.simulate($0).stops.count } == 1)
    }
}

extension RecordTests {
    /// The published keys of AccessibilitySnapshotModel, restated and written by Swift's encoder.
    private struct Written: Encodable {
        enum Node: Encodable {
            case element(Element, traversalIndex: Int)
            case container(Container, children: [Node])
        }

        struct Element: Encodable {
            var description: String
            var label: String?
            var traits: [String]
            var activationPoint = CGPoint(x: 5, y: 5)
            var usesDefaultActivationPoint = true
            var customActions: [String] = []
            var respondsToUserInteraction = true
        }

        struct Container: Encodable {
            enum Kind: Encodable {
                case semanticGroup(label: String?, value: String?, identifier: String?)
                case list
                case dataTable(rowCount: Int, columnCount: Int)
            }

            var type: Kind
            var frame: CGRect
        }
    }

    @Test func `what Swift's encoder writes of the model is read`() throws {
        let pay = Written.Element(description: "Pay. Button.", label: "Pay", traits: ["button"])
        let total = Written.Element(description: "Total", label: nil, traits: ["staticText"])
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let nodes: [Written.Node] = [
            .container(
                .init(type: .semanticGroup(label: "Sum", value: nil, identifier: nil), frame: frame),
                children: [
                    .element(total, traversalIndex: 1), .container(.init(type: .list, frame: .zero), children: []),
                ]),
            .element(pay, traversalIndex: 0),
        ]
        let read = try screen(String(decoding: try JSONEncoder().encode(nodes), as: UTF8.self))
        #expect(read.simulation.stops.map(\.utterance.description) == ["Pay. Button.", "Total"])
        #expect(read.screen.elements.first?.label == "Sum")
        #expect(read.screen.elements.first?.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    }
}
