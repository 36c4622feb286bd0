import A11yDialects
import A11yLint
import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Maestro's hierarchies: JSON, tables, and the answer of `inspect_screen`.
struct MaestroTests {
    private func node(_ attributes: String, _ children: String = "") -> String {
        #"{"attributes": {\#(attributes)}, "children": [\#(children)], "enabled": true}"#
    }

    private func app(_ children: String) -> String {
        node(
            #""bounds": "[0,0][0,0]""#,
            node(#""accessibilityText": "Orders", "bounds": "[0,0][390,844]""#, children))
    }

    private func read(_ text: String, name: String = "screen.json") throws -> (screen: Screen, spoken: [String]) {
        let document = ScreenDocument(parsing: Source(path: name, text: text))
        #expect(document.problems == [])
        let screen = try #require(document.screens.first)
        return (screen, VoiceOver.simulate(screen).stops.map(\.utterance.description))
    }

    private static let spoken = [
        "Back", "Recipes", "Search recipes. Text Field.", #"Bread "for two"; with oats"#, "45 minutes",
        "Only with pictures", "Only with pictures", "Serves %d people", "Portions: 4",
    ]

    @Test(arguments: ["json", "csv"])
    func `the fixture is read in both forms`(form: String) throws {
        let source = fixture("screens/recipes-maestro.\(form)")
        let document = ScreenDocument(parsing: source)
        #expect(document.problems == [])
        let screen = try #require(document.screens.first)
        #expect(screen.input == .pageSource)
        #expect(screen.name == "Kitchen")
        #expect(screen.size == Size(width: 390, height: 844))
        // Neither the status bar nor the application is an element of the screen.
        #expect(VoiceOver.simulate(screen).stops.map(\.utterance.description) == MaestroTests.spoken)
        // Types and traits are not told.
        #expect(screen.isPartial)
        #expect(screen.elements.allSatisfy { $0.doubts.contains(.partial) && $0[.traits] == nil })
        let portions = try #require(screen.elements.last)
        #expect(portions.frame?.width == 358)
        let label = try #require(portions.assignments.first { $0.property == .label })
        #expect(String(decoding: source.bytes[label.range.start..<label.range.end], as: UTF8.self).contains("Portions"))
    }

    @Test func `the answer of inspect_screen is read, alone and in a message`() throws {
        let answer = #"""
            {"ui_schema": {"platform": "ios", "abbreviations": {"b": "bounds"}}, "elements": [
            {"b": "[0,0][390,844]", "a11y": "Orders", "c": [{"b": "[16,60][200,90]", "a11y": "Total", "val": "4 €"},
            {"b": "[16,100][200,140]", "hint": "Code", "rid": "code", "txt": "AB"}]}]}
            """#
        let quoted = answer.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        for text in [answer, #"{"content": [{"type": "text", "text": "\#(quoted)"}]}"#] {
            let read = try read(text)
            #expect(read.screen.name == "Orders")
            #expect(read.spoken == ["Total: 4 €", "AB. Text Field."])
            #expect(read.screen.elements.last?[.placeholder]?.text == "Code")
        }
    }

    @Test func `a table with short columns is read, and a log around it is ignored`() throws {
        let table = """
            12:00 running
            id,depth,bounds,text,resource_id,accessibility,hint,class,value,scrollable,clickable,enabled,focused,\
            selected,checked,parent_id
            0,0,"[0,0][402,874]",,,"Demo, App",,,,,,1,,,,
            1,1,"[63,93][347,128]",,,"Sign ""in""
            now",,,,,,0,,,,0
            12:01 done
            """
        let read = try read(table, name: "run.log")
        #expect(read.screen.name == "Demo, App")
        #expect(read.screen.elements.map(\.label) == ["Sign \"in\"\nnow"])
        #expect(read.screen.elements.first?.isFalse(.enabled) == true)
    }

    @Test func `each hierarchy of commands json is a screen`() throws {
        let tree = app(node(#""accessibilityText": "Pay", "bounds": "[10,60][50,90]""#))
        let file = #"[{"command": {}, "metadata": {}}, {"metadata": {"error": {"hierarchyRoot": \#(tree)}}}, \#(tree)]"#
        let document = ScreenDocument(parsing: Source(path: "commands.json", text: file))
        #expect(document.screens.map(\.name) == ["Orders", "Orders (2)"])
        #expect(document.screens.map(\.elements.count) == [1, 1])
    }

    @Test func `a hierarchy in Markdown has the places of the page`() throws {
        let page =
            "A run:\n\n```json\n" + app(node(#""accessibilityText": "Pay", "bounds": "[1,60][50,90]""#)) + "\n```\n"
        let pay = try #require(try read(page, name: "run.md").screen.elements.first)
        #expect(String(decoding: Array(page.utf8)[pay.anchor.start..<pay.anchor.end], as: UTF8.self) == "\"Pay\"")
    }

    @Test(arguments: [
        (#""accessibilityText": "Pay""#, ["Pay"]), (#""text": "4", "value": "4""#, ["4"]),
        (#""accessibilityText": "Sound", "value": "1", "text": "1", "checked": "true""#, ["Sound"]),
        (#""hintText": "Name", "value": "Name""#, ["Name. Text Field."]), (#""resource-id": "icon""#, []),
        (#""accessibilityText": null, "value": [], "hintText": {}"#, []), (#""accessibilityText": " ""#, []),
    ])
    func `an element speaks what is known of it`(attributes: String, expected: [String]) throws {
        #expect(try read(app(node(#""bounds": "[10,60][50,90]", \#(attributes)"#))).spoken == expected)
    }

    /// Without types, a button without a name is not told from a view, and XCUITest tells the file's name of pictures
    /// that are no stops.
    @Test func `what may be a picture or a container produces no finding`() {
        let picture = node(#""accessibilityText": "ic_heart_filled", "bounds": "[10,60][54,104]""#)
        let icon = node(#""resource-id": "icon_button", "bounds": "[90,60][94,64]""#)
        let title = node(#""accessibilityText": "Your orders", "bounds": "[10,120][294,164]""#)
        let parts = [picture, icon, title].joined(separator: ",")
        let report = lint(Source(path: "screen.json", text: app(parts)), with: .recommended)
        #expect(report.findings.map(\.message) == [])
        // Nor is a heading told from other texts.
        let rows = (0..<20).map { index in
            let frame = "[0,\(index * 40)][390,\(index * 40 + 40)]"
            return node(#""accessibilityText": "Row \#(index)x", "bounds": "\#(frame)""#)
        }
        let list = lint(Source(path: "screen.json", text: app(rows.joined(separator: ","))), with: .builtIn)
        #expect(!list.findings.contains { ["missing-heading", "untitled-screen"].contains($0.rule) })
    }

    @Test(arguments: [
        #"{"attributes": {"bounds": "[0,0][9,9]", "class": "android.view.View", "hintText": ""}, "children": []}"#,
        #"{"attributes": {"bounds": "", "hintText": ""}, "children": [{"attributes": {"resource-id": "a.b:id/c"}}]}"#,
        #"{"ui_schema": {"platform": "android"}, "elements": [{"b": "[0,0][9,9]", "txt": "Pay"}]}"#,
        "element_num,depth,attributes,parent_num\n0,0,\"text=Pay; bounds=[0,0][9,9]; clickable=true\",\n",
    ])
    func `Android is declined with one problem`(text: String) {
        let document = ScreenDocument(parsing: Source(path: "dump.json", text: text))
        #expect(document.problems.map(\.rule) == [.uncheckedDocument])
        #expect(document.screens.isEmpty)
    }

    @Test(arguments: [
        #"{"attributes": {"bounds": "wide"}, "label": 1}"#, #"{"ui_schema": {}, "elements": {}}"#,
        "element_num,depth,attributes,parent_num\n", "The columns are element_num,depth,attributes,parent_num.\n1\n",
    ])
    func `other files are no hierarchies`(text: String) {
        #expect(ScreenDocument(parsing: Source(path: "notes.txt", text: text)).screens.isEmpty)
    }

    @Test(arguments: ["json", "csv"])
    func `every beginning of a hierarchy is read without a crash`(form: String) {
        let bytes = fixture("screens/recipes-maestro.\(form)").bytes
        for end in stride(from: 0, to: bytes.count, by: 41) {
            let cut = Source(path: "screen", text: String(decoding: bytes[..<end], as: UTF8.self))
            for screen in ScreenDocument(parsing: cut).screens { _ = VoiceOver.simulate(screen) }
        }
    }

    @Test func `a table that breaks off in a row says so`() {
        let text = "element_num,depth,attributes,parent_num\n0,0,\"bounds=[0,0][390,844]\",\n1,1,\"accessibilityText=Pa"
        let document = ScreenDocument(parsing: Source(path: "screen.csv", text: text))
        #expect(document.problems.map(\.rule) == [.truncatedTree])
        #expect(document.screens.first?.cut != nil)
    }

    @Test func `a deep table ends with one problem`() {
        let rows = (0..<4000).map { "\($0),\($0),\"text=Pay\",\n" }.joined()
        let table = "element_num,depth,attributes,parent_num\n" + rows
        let document = ScreenDocument(parsing: Source(path: "screen.csv", text: table))
        #expect(document.problems.map(\.rule) == [.syntax])
        for screen in document.screens { _ = VoiceOver.simulate(screen) }
    }
}
