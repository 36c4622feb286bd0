import A11yChecks
import A11yDialects
import A11yEngine
import A11yLint
import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Dumps as people have them: what they leave out is no verdict, and where they stand does not matter.
struct DumpTests {
    private static func tree(_ lines: String) -> String {
        "Element subtree:\n →Application, 0x1, pid: 1, label: 'Shop'\n" + lines
    }

    private static let bar = """
            NavigationBar, 0x2, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Cart'
              StaticText, 0x3, {{150.0, 55.0}, {90.0, 20.0}}, label: 'Cart'

        """

    private static func idb(_ elements: String...) -> String {
        let app = #"{"AXLabel": "Shop", "type": "Application", "AXFrame": "{{0, 0}, {390, 844}}"}"#
        return "[" + ([app] + elements).joined(separator: ",\n") + "]"
    }

    private static func tab(_ label: String, _ value: Int, x: Int) -> String {
        """
        {"AXLabel": \(label), "AXValue": \(value), "type": "RadioButton", "subrole": "AXTabButton", \
        "role_description": "tab", "AXFrame": "{{\(x), 795}, {100, 40}}"}
        """
    }

    private static let tabs = """
        {"AXLabel": "Tab Bar", "type": "Group", "role_description": "tab group", "AXFrame": "{{0, 791}, {390, 53}}"
        """

    private static func maestro(_ label: String, value: String = "", bounds: String) -> String {
        """
        {"attributes": {"accessibilityText": "\(label)", "bounds": "\(bounds)", "value": "\(value)",
         "resource-id": "", "hintText": ""}, "children": []}
        """
    }

    static let spoken: [(name: String, text: String, expected: [String])] = [
        (
            "tabs.json", idb(tabs + #", "children": [\#(tab(#""Home""#, 1, x: 0)), \#(tab(#""Find""#, 0, x: 100))]}"#),
            ["Selected: Home. Tab. 1 of 2.", "Find. Tab. 2 of 2."]
        ),
        (
            "flat.json", idb(tabs + "}", tab(#""Home""#, 0, x: 0), tab("null", 1, x: 100)),
            ["Home. Tab. 1 of 2.", "Selected. Tab. 2 of 2."]
        ),
        ("tab.json", idb(tab(#""Home""#, 1, x: 0)), ["Selected: Home. Tab."]),
        (
            "bars.json",
            """
            {"attributes": {"accessibilityText": "Shop", "bounds": "[0,0][390,844]", "resource-id": ""}, "children": [
            \(maestro("Welcome", bounds: "[16,300][316,320]")),
            \(maestro("Vertical scroll bar, 3 pages", value: "0%", bounds: "[357,91][387,844]")),
            \(maestro("Vertikale Leiste, 3 Seiten", value: "0%", bounds: "[357,91][387,844]")),
            \(maestro("Battery 80", value: "80%", bounds: "[16,400][316,500]"))]}
            """, ["Welcome", "Battery 80: 80%"]
        ),
        (
            "television.txt",
            tree(
                """
                    Window (Main), 0x2, {{0.0, 0.0}, {1920.0, 1080.0}}
                      CollectionView, 0x3, {{0.0, 200.0}, {1920.0, 500.0}}, Focused
                        Cell, 0x4, {{90.0, 220.0}, {300.0, 450.0}}, label: 'Film A', Focused
                        Cell, 0x5, {{430.0, 220.0}, {300.0, 450.0}}, label: 'Film B'
                """), ["Film A"]
        ),
        (
            "field.json",
            idb(#"{"AXLabel": "Email", "placeholder": "Email", "type": "TextField", "AXFrame": "{{0, 0}, {90, 44}}"}"#),
            ["Email. Text Field."]
        ),
        (
            "field.log",
            """
            <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {375, 667}}; alpha=1>
              |--<UITextField:0x4; AX=Y; AX.label='Email'; AX.value='Email'; AX.frame={{6, 14}, {24, 44}}; text=''>
              |--<UITextField:0x5; AX=Y; AX.label='City'; AX.value='Oslo'; AX.frame={{6, 24}, {24, 44}}; text='Oslo'>
            """, ["Email. Text Field.", "City: Oslo. Text Field."]
        ),
        (
            "picker.log",
            """
            UIWindow
            |\tUITableView
            |\t|\tUITableViewCellAccessibilityElement, label: (null), traits: none
            |\t|\tUIDatePicker (enabled)
            |\t|\t|\t_UIDatePickerView
            |\t|\t|\tUIAccessibilityPickerComponent, label: (null), value: 11 o’clock, traits: adjustable
            """, ["11 o’clock. Adjustable."]
        ),
    ]

    @Test(arguments: spoken)
    func `a dump is spoken as it tells`(name: String, text: String, expected: [String]) throws {
        let screen = try #require(simulate(Source(path: name, text: text)).screens.first)
        #expect(screen.simulation.stops.map(\.utterance.description) == expected)
    }

    static let judged: [(name: String, text: String, rules: Set<String>)] = [
        // The tabs of a closed bar are missing.
        (
            "closed.json", idb(#"{"AXLabel": "Cart", "type": "Heading", "AXFrame": "{{0, 0}, {90, 44}}"}"#, tabs + "}"),
            ["truncated-tree"]
        ),
        // An unnamed tab.
        (
            "tabs.json", idb(tabs + #", "children": [\#(tab(#""Home""#, 1, x: 0)), \#(tab("null", 0, x: 100))]}"#),
            ["missing-label"]
        ),
        // A button with the frame of its button is no second control; one beside it is.
        (
            "inner.txt",
            tree(
                bar + """
                        Button, 0x5, {{330.0, 147.0}, {44.0, 44.0}}, label: 'Filter'
                          Button, 0x6, {{330.0, 147.0}, {44.0, 44.0}}
                            Image, 0x7, {{330.0, 147.0}, {44.0, 44.0}}, label: 'Filter'
                    """), []
        ),
        // The title stands below its bar.
        (
            "title.txt",
            tree(
                """
                    NavigationBar, 0x2, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Your cart'
                    StaticText, 0x3, {{16.0, 100.0}, {90.0, 20.0}}, label: 'Your cart'
                    Button, 0x5, {{16.0, 147.0}, {44.0, 44.0}}, label: 'Pay'
                """), []
        ),
        // A row with a picture alone is silent.
        (
            "row.txt",
            tree(
                bar + """
                        Table, 0x4, {{0.0, 91.0}, {390.0, 700.0}}
                          Cell, 0x5, {{0.0, 91.0}, {390.0, 140.0}}
                            Image, 0x6, {{93.0, 94.0}, {80.0, 80.0}}, identifier: 'photo'
                    """), ["silent-focus"]
        ),
        // The alert is what VoiceOver enters.
        (
            "alert.log",
            """
            <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {375, 667}}; alpha=1>
              |--<UILabel:0x2; AX=Y; AX.label='May'; AX.frame={{16, 47}, {240, 20}}; alpha=1; text='May'>
              |--<_UIAlertControllerPhoneTVMacView:0x3; AX=N; AX.frame={{50, 233}, {270, 124}}; alpha=1>
              |  |--<UILabel:0x4; AX=Y; AX.label='Delete?'; AX.frame={{66, 247}, {240, 20}}; alpha=1; text='Delete?'>
              |  |--<UIButton:0x5; AX=Y; AX.label='Delete'; AX.frame={{50, 300}, {270, 44}}; \
            AX.traits='UIAccessibilityTraitButton'; alpha=1>
            """, []
        ),
    ]

    @Test(arguments: judged)
    func `only what a dump tells is judged`(name: String, text: String, rules: Set<String>) {
        let findings = lint(Source(path: name, text: text), with: Ruleset.recommended).findings
        #expect(Set(findings.map(\.rule)) == rules)
        #expect(findings.allSatisfy { $0.rule != "silent-focus" || $0.confidence == .review })
    }

    @Test func `whether a picture or a cell is an element may be left open`() throws {
        let text = Self.tree(
            Self.bar + """
                    CollectionView, 0x4, {{0.0, 91.0}, {390.0, 700.0}}
                      Cell, 0x5, {{0.0, 91.0}, {190.0, 190.0}}, label: 'Film A, 90 minutes'
                    Image, 0x6, {{93.0, 794.0}, {80.0, 40.0}}, label: 'Globe'
                """)
        let screen = try #require(simulate(Source(path: "a.txt", text: text)).screens.first)
        let traversal = Traversal.voiceOver(of: screen.screen, in: screen.simulation)
        #expect(traversal.unreached.map(\.words) == ["Film A, 90 minutes", "Globe"])
        #expect(traversal.unreached.allSatisfy { $0.isOpen })
        #expect(Transcript([traversal], lines: LineTable([])).text.contains("Reached or not, which is not known:"))
    }

    @Test func `an address is no identifier`() throws {
        for (written, identifier) in [("57429264", nil), (#""57429264""#, nil), (#""key 7""#, "key 7"), (#""7""#, "7")]
        {
            let text = Self.idb(#"{"AXLabel": "Pay", "AXUniqueId": \#(written), "type": "Button"}"#)
            let screen = try #require(ScreenDocument(parsing: Source(path: "a.json", text: text)).screens.first)
            #expect(screen.elements[0][.identifier]?.text == identifier)
        }
    }

    @Test func `frames in small letters are read`() throws {
        let text = """
            {"elementType": 2, "label": "Shop", "enabled": true, "children": [{"elementType": 9, "label": "Pay",
             "enabled": true, "frame": {"x": 16, "y": 20, "width": 90, "height": 44}}]}
            """
        let screen = try #require(ScreenDocument(parsing: Source(path: "a.json", text: text)).screens.first)
        #expect(screen.elements[0].frame == Rect(x: 16, y: 20, width: 90, height: 44))
    }

    // MARK: - Where dumps stand

    private static let small = tree("    Button, 0x3, {{10.0, 100.0}, {60.0, 60.0}}, label: 'Pay'\n")

    private static func marked(_ text: String, _ mark: String) -> String {
        text.split(separator: "\n").map { mark + $0 }.joined(separator: "\n")
    }

    private static let page = """
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" label="Shop" x="0" y="0" width="390" height="844">
        <XCUIElementTypeButton type="XCUIElementTypeButton" label="Pay" x="10" y="100" width="60" height="60"/>
        </XCUIElementTypeApplication>
        """

    static let places: [(name: String, text: String)] = [
        ("a.txt", marked(small, "// ")), ("a.md", "As I said:\n\n" + marked(small, "> ") + "\n\nWhy?\n"),
        ("a.md", marked(page, "> ")), ("a.txt", marked(idb(#"{"AXLabel": "Pay", "type": "Button"}"#), "# ")),
        ("AppTests.swift", "import XCTest\n\nfinal class AppTests: XCTestCase {\n/*\n\(marked(small, "   "))\n*/\n}\n"),
        ("page.html", page), ("Page.swift", page), ("idb.py", idb(#"{"AXLabel": "Pay", "type": "Button"}"#)),
        ("Samples.kt", "object Samples {\n  val one = \"\"\"\n\(page)\n\"\"\"\n}\n"),
        ("samples.py", "PAGE = '''\(page)'''\n\ndef test(): assert parse(PAGE)\n"),
        ("samples.js", "const page = \"" + page.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\";\n"),
        (
            "run.xml",
            "<?xml version=\"1.0\"?><suites><case name=\"a\"><failure>\(small)</failure></case></suites>"
        ),
        (
            "run.xml",
            "<testsuites><testcase><failure message=\"No\"><![CDATA[\(small)]]></failure></testcase></testsuites>"
        ),
        (
            "run.xml",
            "<suites><case><failure message=\"\(small.replacing("\n", with: "&#10;"))\"/></case></suites>"
        ),
    ]

    @Test(arguments: places)
    func `a dump is read wherever it stands`(name: String, text: String) {
        let file = simulate(Source(path: name, text: text))
        #expect(file.problems == [])
        #expect(file.screens.map { $0.simulation.stops.map(\.utterance.description) } == [["Pay. Button."]])
    }

    @Test func `code without a dump stays code`() {
        for (name, text) in [
            ("a.py", "print(element[\"AXLabel\"])\n"), ("a.kt", "val a = \"XCUIElementTypeButton\"\n"),
            ("a.js", "const a = { screen: 'Pay', elements: [] }\n"),
        ] {
            let document = ScreenDocument(parsing: Source(path: name, text: text))
            #expect(document.screens.isEmpty && document.problems.map(\.variant) == ["foreign"])
        }
    }

    @Test(arguments: [
        small + "\n\nAfter the tap:\n\n Toolbar, 0x10, {{0.0, 761.0}, {390.0, 83.0}}\n"
            + "    Button, 0x11, {{2.0, 762.0}, {74.0, 48.0}}\n",
        small + "\nAnd as idb has it:\n\n" + idb(#"{"AXLabel": null, "type": "Button"}"#) + "\n",
        "First:\n" + page + "\nSecond:\n" + idb(#"{"AXLabel": null, "type": "Button"}"#) + "\n",
        "First:\n" + idb(#"{"AXLabel": "Pay", "type": "Button"}"#) + "\nSecond:\n"
            + idb(#"{"AXLabel": null, "type": "Button"}"#) + "\n",
    ])
    func `each of several dumps is a screen`(text: String) {
        let file = simulate(Source(path: "report.md", text: text))
        #expect(file.problems == [])
        #expect(
            file.screens.map { $0.simulation.stops.map(\.utterance.description) } == [["Pay. Button."], ["Button."]])
        #expect(Set(file.screens.map(\.screen.name)).count == 2)
    }

    @Test(arguments: [
        (#"<a type=“x” name=“y"><b c=”d”/></a>"#, "syntax"),
        (#"<a b="c" ...><d e="f" .../><g …/></a>"#, "truncated-tree"),
    ])
    func `one fault of copying is told once`(text: String, rule: String) {
        let page = text.replacing("<a", with: "<XCUIElementTypeApplication").replacing(
            "</a", with: "</XCUIElementTypeApplication"
        )
        .replacing("<b", with: "<XCUIElementTypeButton")
        let problems = ScreenDocument(parsing: Source(path: "page.xml", text: page)).problems
        #expect(problems.map(\.rule.rawValue) == [rule])
    }

    @Test func `several dumps of Android are declined once`() {
        let one = "<?xml version=\"1.0\"?>\n<hierarchy rotation=\"0\"><node class=\"android.view.View\"/></hierarchy>\n"
        let document = ScreenDocument(parsing: Source(path: "a.xml", text: one + one))
        #expect(document.problems.map(\.rule) == [.uncheckedDocument])
    }

    /// Each of several page sources tells for itself which nodes are elements.
    @Test func `what one dump tells says nothing of another`() throws {
        let telling = Self.page.replacing("label=\"Pay\"", with: "label=\"Pay\" accessible=\"true\"")
        let screens = ScreenDocument(parsing: Source(path: "a.log", text: telling + "\n" + Self.page)).screens
        #expect(screens.map(\.isPartial) == [false, true])
    }

    @Test func `a part of Detox's hierarchy is on the screen`() throws {
        let text = """
            <ViewHierarchy><RCTTextView class="RCTTextView" label="Pay" x="101" y="766" width="96" height="25"/>
            </ViewHierarchy>
            """
        let screen = try #require(simulate(Source(path: "a.xml", text: text)).screens.first)
        #expect(screen.simulation.stops.map(\.isOffScreen) == [false] && !screen.screen.isWhole)
    }

    @Test func `a scroll bar without its view is no stop`() throws {
        let text = """
                Other, 0x1, {{438.0, 412.0}, {275.0, 46.0}}, label: 'Privacy'
                  Button, 0x2, {{438.0, 412.0}, {275.0, 46.0}}, label: 'Privacy'
              Other, 0x3, {{690.0, 47.0}, {30.0, 845.0}}, label: 'Vertical scroll bar, 1 page', value: 0%
            """
        let screen = try #require(simulate(Source(path: "a.txt", text: text)).screens.first)
        #expect(screen.simulation.stops.map(\.utterance.description) == ["Privacy. Button."])
    }

    @Test func `an empty answer of Maestro is an empty screen`() {
        let text = #"{"attributes": {}, "children": [{"attributes": {"bounds": "[0,0][0,0]"}, "children": []}]}"#
        let findings = lint(Source(path: "a.json", text: text), with: Ruleset.recommended).findings
        #expect(findings.map(\.rule) == ["empty-screen"])
    }
}
