import A11yModel
import Testing
import TestSupport

@Suite struct NativeScreenTests {
    @Test func `a screen has its own keys`() throws {
        let screen = screen(
            """
            a11ylint: 1
            screen: Home
            platform: ipados
            direction: rtl
            language: zh-Hans
            title: 首页
            onAppear: { post: screenChanged, focus: search }
            elements: [{ type: searchBar, id: search }]
            """)
        #expect(screen.name == "Home")
        #expect(screen.platform == .ipados)
        #expect(screen.size == Platform.ipados.defaultSize)
        #expect(screen.direction == .rtl)
        #expect(screen.language == "zh-Hans")
        #expect(screen.title == "首页")
        #expect(screen.onAppear?.post == "screenChanged")
        #expect(screen.onAppear?.target == screen.element("search")?.id)
    }

    @Test(arguments: [
        "screens:\n- { screen: A, elements: [{}] }\n- { screen: B, elements: [{}] }\n",
        "screen: A\nelements: [{}]\n---\nscreen: B\nelements: [{}]\n---\n",
        "{ \"screens\": [{ \"screen\": \"A\", \"elements\": [{}] }, { \"screen\": \"B\", \"elements\": [{}] }] }",
    ])
    func `a file may hold several screens`(text: String) {
        let document = document(text)
        #expect(document.screens.map(\.name) == ["A", "B"])
        #expect(document.screens.map(\.elements.count) == [1, 1])
        #expect(document.problems == [])
    }

    @Test(arguments: [
        ("screen: A", true), ("a11ylint: 1", true), ("screens: []", true),
        ("$schema: ./screen.v1.schema.json", true), ("id: small-target", false), ("[screen]", false), ("screen", false),
    ])
    func `a native file is recognised by its keys`(text: String, isOurs: Bool) {
        #expect(document(text).problems.contains { $0.rule == .unknownFile } == !isOurs)
    }

    @Test(
        arguments: [
            ("screen: A\n", FileRule.emptyScreen, "screen: A"),
            ("screen: A\nelements: []\n", .emptyScreen, "screen: A"),
            ("screens: []\n", .emptyScreen, "screens"),
            ("a11ylint: 2\nscreen: A\nelements: [{}]", .syntax, "2"),
            ("screen: A\nplatform: iso\nelements: [{}]", .syntax, "iso"),
            ("screen: A\nsize: [0, 10]\nelements: [{}]", .syntax, "[0, 10]"),
            ("screen: A\nelements: pay", .syntax, "pay"),
            ("screen: A\nelements: [pay]", .syntax, "pay"),
            ("screen: A\nelements: [[{}]]", .syntax, "[{}]"),
            ("screen: A\nelements: { type: view }", .syntax, "{ type: view }"),
            ("screens: { a: 1 }", .syntax, "{ a: 1 }"),
            ("screens: [A]", .syntax, "A"),
            ("screens: [{ screen: A, elements: [{}] }]\nplatform: ios", .syntax, "platform"),
            ("screen: A\nelements: [{}]\nonAppear: screenChanged", .syntax, "screenChanged"),
            ("screen: A\ntitel: B\nelements: [{}]", .unknownProperty, "titel"),
            ("screen: A\nelements: [{}]\nchildren: [{}]", .duplicateProperty, "children"),
            ("screen: A\nelements: [{ type: view, accesibilityLabel: B }]", .unknownProperty, "accesibilityLabel"),
            ("screen: A\nelements: [{ label: A, accessibilityLabel: B }]", .duplicateProperty, "accessibilityLabel"),
            ("screen: A\nelements: [{ id: a }, { id: a }]", .duplicateID, "a"),
            ("screen: A\nelements: [{ id: box, elements: [bix] }]", .unknownReference, "bix"),
            ("screen: A\nelements: [{ id: box, labelledBy: bix }]", .unknownReference, "bix"),
            ("screen: A\nelements: [{ id: box, rowHeaders: [box, bix] }]", .unknownReference, "bix"),
            ("screen: A\nelements: [{ id: box }]\nonAppear: { focus: bix }", .unknownReference, "bix"),
            ("screen: A\nelements: [{ id: [a] }]", .syntax, "[a]"),
            ("screen: A\nelements: [{ type: X, inherits: buton }]", .syntax, "buton"),
            ("screen: A\nelements: [{ badge: 3 }]", .syntax, "badge"),
            ("screen: A\nelements: [{ layers: [{ label: B }] }]", .syntax, "label"),
            ("screen: A\nelements: [{ elements: [{ type: label }] }]", .syntax, "elements"),
            ("screen: A\nelements: [{ type: label, items: [B] }]", .syntax, "items"),
            ("screen: A\nelements: [{ type: tabBar, items: [B], selectedIndex: 1 }]", .syntax, "1"),
            ("screen: A\nelements: [{ customActions: [{ image: b }] }]", .syntax, "{ image: b }"),
            ("screen: A\nelements: [{ font: { siz: 3 } }]", .unknownProperty, "siz"),
        ] as [(String, FileRule, String)])
    func `an error is one problem with its range`(text: String, rule: FileRule, spelling: String) {
        let document = document(text)
        #expect(document.problems.map(\.rule) == [rule])
        #expect(document.problems.map { document.spelling($0.range) } == [spelling])
    }

    @Test func `problems have the facts of their messages`() throws {
        func problem(_ text: String) throws -> Problem {
            try #require(document("screen: A\nelements: [\(text)]").problems.first)
        }
        let unknown = try problem("{ lable: B }")
        #expect(unknown.variant == "nearest")
        #expect(unknown.facts == ["key": "lable", "nearest": "label"])
        let foreign = try problem("{ tooltip: B }")
        #expect(foreign.variant == nil)
        #expect(foreign.facts == ["key": "tooltip"])
        let twice = try problem("{ label: A, accessibilityLabel: B }")
        #expect(twice.facts == ["first": "label", "second": "accessibilityLabel"])
        #expect(twice.related != nil)
        let taken = try problem("{ type: button, id: a }, { id: a }")
        #expect(taken.facts == ["id": "a", "element": "button"])
        #expect(taken.related != nil)
        let reference = try problem("{ id: heading, labelledBy: headnig }")
        #expect(reference.variant == "nearest")
        #expect(reference.facts == ["id": "headnig", "nearest": "heading"])
    }

    @Test func `a screen with many children is parsed in linear time`() {
        let count = 20_000
        let many = "screen: A\nelements:\n" + String(repeating: "- { label: B }\n", count: count)
        let screen = screen(many)
        #expect(screen.roots.count == count)
    }
}
