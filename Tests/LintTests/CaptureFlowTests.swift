import A11yEngine
import A11yLint
import A11yModel
import A11yPolicy
import A11yVoiceOver
import Testing

/// Captures in a row as the states of one screen.
@Suite struct CaptureFlowTests {
    private func source(_ name: String, _ nodes: [String]) -> Source {
        let app = """
            type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" \
            accessible="false" x="0" y="0" width="390" height="844"
            """
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <AppiumAUT><XCUIElementTypeApplication \(app)>
            \(nodes.joined(separator: "\n"))
            </XCUIElementTypeApplication></AppiumAUT>
            """
        return Source(path: "\(name).xml", text: text)
    }

    private func node(
        _ type: String, _ name: String = "", _ label: String = "", y: Int, _ children: String = "", stop: Bool = true
    ) -> String {
        """
        <XCUIElementType\(type) type="XCUIElementType\(type)" name="\(name)" label="\(label)" enabled="true" \
        visible="true" accessible="\(stop)" x="16" y="\(y)" width="100" height="44">\(children)</XCUIElementType\(type)>
        """
    }

    private func flow(_ pages: [[String]]) throws -> CaptureFlow {
        let sources = pages.enumerated().map { source("page\($0)", $1) }
        return try CaptureFlow(sources, in: sources.map { _ in nil })
    }

    private func findings(_ pages: [[String]], of rule: String) throws -> [String] {
        let settings = pages.map { _ in FileSettings(.builtIn) }
        return try flow(pages).reports(with: settings, withMaps: false).flatMap(\.findings)
            .filter { $0.rule == rule }.map { "\($0.path): \($0.confidence): \($0.message)" }
    }

    private func story(_ pages: [[String]]) throws -> String {
        let flow = try flow(pages)
        let (screen, simulation) = flow.simulated()
        return Transcript([Technology.voiceover.traversal(of: screen, in: simulation)], lines: flow.lines[0]).text
    }

    @Test func `an element is told by its identifier, wherever it goes and whatever it says`() throws {
        let text = try story([
            [node("Button", "steps", "Show", y: 100), node("StaticText", "Soup", "Soup", y: 200)],
            [node("StaticText", "Soup", "Soup", y: 100), node("Button", "steps", "Hide", y: 300)],
        ])
        #expect(text.contains("Changed: 2. Show. Button. Now: Hide. Button."), "\(text)")
        #expect(!text.contains("New:") && !text.contains("Gone:"))
    }

    @Test func `without an identifier it is told by label and type, then by its place`() throws {
        let text = try story([
            [node("Button", "Add", "Add", y: 100), node("Button", "Play", "Play", y: 200)],
            [node("Button", "Add", "Add", y: 300), node("Button", "Pause", "Pause", y: 200)],
        ])
        #expect(text.contains("Changed: 1. Play. Button. Now: Pause. Button."), "\(text)")
        #expect(!text.contains("New:") && !text.contains("Gone:"))
    }

    @Test func `two identifiers are two elements, and what is on another page is another`() throws {
        let text = try story([
            [node("Button", "play", "Start it", y: 100)], [node("Button", "stop", "Stop it", y: 100)],
        ])
        #expect(text.contains("New: 1. Stop it. Button.") && text.contains("Gone: Start it. Button."), "\(text)")
        func page(_ title: String) -> [String] {
            let name = node("StaticText", title, title, y: 50)
            return [node("NavigationBar", title, y: 50, name, stop: false), node("Button", "", "", y: 100)]
        }
        #expect(try findings([page("Soup"), page("Bread")], of: "missing-label").count == 2)
        #expect(try findings([page("Soup"), page("Soup")], of: "missing-label").count == 1)
    }

    @Test func `what is found at one element in several captures is one finding, which names them`() throws {
        let page = [node("Button", "share", "", y: 100)]
        let found = try findings([page, page, page], of: "missing-label")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("page0.xml: certain") == true)
        #expect(found.first?.hasSuffix("It is the same in “page1” and “page2”.") == true, "\(found)")
    }

    @Test func `captures do not tell what the app did, so no rule about that speaks`() throws {
        let reports = try flow([
            [node("Button", "more", "More", y: 100)], [node("StaticText", "Rest", "The rest", y: 100)],
        ]).reports(with: [FileSettings(.builtIn), FileSettings(.builtIn)], withMaps: false)
        let rules: Set = ["lost-focus", "dead-end", "unworkable-step", "missing-initial-focus"]
        #expect(reports.flatMap(\.findings).allSatisfy { !rules.contains($0.rule) })
    }

    @Test func `another picture in a button with the same words is to be reviewed`() throws {
        func page(_ image: String, _ label: String = "Favourite") -> [String] {
            [node("Button", "favourite", label, y: 100, node("Image", image, y: 100, stop: false))]
        }
        let found = try findings([page("heart"), page("heart.fill")], of: "unflipped-state")
        #expect(found.count == 1 && found.first?.hasPrefix("page1.xml: review: The picture of “Favourite”") == true)
        #expect(try findings([page("heart"), page("heart")], of: "unflipped-state").isEmpty)
        #expect(try findings([page("heart"), page("heart.fill", "No favourite")], of: "unflipped-state").isEmpty)
    }

    @Test(arguments: [
        ("screen: A\nelements: [{ type: button, label: A }]", "not of screen files; the states"),
        ("no screen at all", "no screen could be read in it"),
        (
            #"[{"AXUniqueId":null,"frame":{"x":0,"y":0,"width":390,"height":844},"type":"Application","#
                + #""AXLabel":"A","role":"AXApplication","children":[{"AXLabel":"B","type":"Button","role":"AXButton","#
                + #""frame":{"x":0,"y":0,"width":9,"height":9},"children":[]}]}]"#, "a flow has one kind of capture"
        ),
    ])
    func `what is no capture is named with the reason`(text: String, reason: String) {
        let sources = [source("page", [node("Button", "a", "A", y: 0)]), Source(path: "other.yaml", text: text)]
        do {
            _ = try CaptureFlow(sources, in: [nil, nil])
            Issue.record("no error")
        } catch {
            #expect(error.path == "other.yaml" && error.reason.contains(reason), "\(error)")
        }
    }
}
