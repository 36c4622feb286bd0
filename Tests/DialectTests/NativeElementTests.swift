import A11yModel
import Testing
import TestSupport

@Suite struct NativeElementTests {
    private func onlyElement(_ properties: String) throws -> Element {
        try #require(screen("screen: A\nelements: [{ \(properties) }]").elements.first)
    }

    @Test(
        arguments: [
            ("id: a", ElementType.view, nil),
            ("type: button", .button, nil),
            ("type: UIButton", .button, nil),
            ("type: LikeButton, inherits: button", .button, "LikeButton"),
            ("type: LikeButton, inherits: UIButton", .button, "LikeButton"),
            ("type: button, customClass: LikeButton, inherits: button", .button, "LikeButton"),
            ("inherits: slider", .slider, nil),
        ] as [(String, ElementType, String?)])
    func `a type, a UIKit class or inherits determines an element's class`(
        properties: String, type: ElementType, customClass: String?
    ) throws {
        let element = try onlyElement(properties)
        #expect(element.type == type)
        #expect(element.customClass == customClass)
        #expect(element.doubts == [])
    }

    @Test(arguments: [
        ("type: LikeButton", Doubts.customClass), ("type: button, customClass: LikeButton", Doubts.customClass),
        ("type: button, outlet: true", Doubts.code), ("type: button, outlet: likeButton", Doubts.code),
        ("type: button, outlet: false", Doubts()),
    ])
    func `a class without inherits, or an outlet, makes an element uncertain`(
        properties: String, doubts: Doubts
    ) throws {
        #expect(try onlyElement(properties).doubts == doubts)
    }

    @Test func `children nest, parents first`() throws {
        let screen = screen(
            """
            screen: A
            elements:
            - id: card
              children:
              - { type: label, id: name }
              - { type: button, id: more }
            - id: last
            """)
        #expect(screen.elements.map(\.fileID) == ["card", "name", "more", "last"])
        #expect(screen.roots.map { screen[$0].fileID } == ["card", "last"])
        #expect(screen.element("card")?.children.map { screen[$0].fileID } == ["name", "more"])
        #expect(screen.element("more")?.parent == screen.element("card")?.id)
    }

    @Test func `an explicit list holds ids, also of later elements, and accessibility elements`() throws {
        let screen = screen(
            """
            screen: A
            elements:
            - id: box
              elements: [second, { id: made, label: Made, elements: [{ label: Inner }] }, first]
              children: [{ id: first }, { id: second }]
            """)
        let box = try #require(screen.element("box"))
        let made = try #require(screen.element("made"))
        #expect(box.members?.map(\.target) == [screen.element("second")?.id, made.id, screen.element("first")?.id])
        #expect(box.members?.map(\.name) == ["second", nil, "first"])
        #expect(made.type == .accessibilityElement)
        #expect(made.parent == box.id)
        #expect(made.members?.compactMap(\.target).map { screen[$0].label } == ["Inner"])
        #expect(screen.parts(of: box.id).contains(made.id))
    }

    @Test func `an empty list is a list`() throws {
        #expect(try onlyElement("elements: []").members == [])
        #expect(try onlyElement("type: view").members == nil)
    }

    @Test func `items are elements, and selectedIndex selects one`() throws {
        let screen = screen(
            """
            screen: A
            elements:
            - type: tabBar
              id: tabs
              selectedIndex: 1
              items: [Home, { title: Mail, image: tray, badge: 3, enabled: false }]
            - { type: segmentedControl, id: sizes, items: [S, M] }
            """)
        let tabs = try #require(screen.element("tabs")).items.map { screen[$0] }
        #expect(tabs.map(\.type) == [.tabBarItem, .tabBarItem])
        #expect(tabs.map(\.title) == ["Home", "Mail"])
        #expect(tabs.map { $0.isTrue(.selected) } == [false, true])
        #expect(tabs[1][.badge] == .text("3"))
        #expect(tabs[1].isFalse(.enabled))
        #expect(screen.element("sizes")?.items.map { screen[$0].type } == [.segment, .segment])
    }

    @Test func `a layer is a child, and its element belongs to the view`() throws {
        let screen = screen(
            """
            screen: A
            elements:
            - id: chart
              children: [{ type: label, id: caption }]
              layers: [{ text: '12', frame: [0, 0, 9, 9], element: { label: Twelve } }, { image: curve }]
            """)
        let chart = try #require(screen.element("chart"))
        #expect(chart.children.map { screen[$0].type } == [.label, .layer, .layer])
        let layer = screen[chart.children[1]]
        let exposed = try #require(layer.children.first.map { screen[$0] })
        #expect(exposed.type == .accessibilityElement)
        #expect(exposed.label == "Twelve")
        #expect(exposed.parent == chart.id)
    }

    @Test func `ranges are those of the source`() throws {
        let document = document(
            """
            screen: Home
            elements:
            - id: pay
              type: button
              label: "Pay \\u00e9"
              traits: [ button ]
            """)
        let screen = try #require(document.screens.first)
        let pay = try #require(screen.element("pay"))
        #expect(document.spelling(screen.anchor) == "screen: Home")
        #expect(document.spelling(pay.anchor) == "type: button")
        #expect(document.spelling(pay.range).hasPrefix("id: pay"))
        #expect(document.spelling(pay.range).hasSuffix("[ button ]"))
        let spelled = pay.assignments.map { "\(document.spelling($0.keyRange))=\(document.spelling($0.range))" }
        #expect(spelled == ["id=pay", "type=button", "label=\"Pay \\u00e9\"", "traits=[ button ]"])
    }

    @Test func `an alias is an element with its own range`() throws {
        let document = document(
            """
            screens:
            - screen: First
              elements:
              - &pay { type: button, label: Pay }
            - screen: Second
              elements:
              - *pay
            """)
        let pay = try #require(document.screens.last?.elements.first)
        #expect(pay.type == .button)
        #expect(pay.label == "Pay")
        #expect(document.spelling(pay.anchor) == "*pay")
        #expect(document.problems == [])
    }
}
