import A11yDialects
import A11yModel
import Testing
import TestSupport

/// An element without its ranges.
private struct Meaning: Equatable {
    let type: ElementType
    let customClass: String?
    let name: String?
    let parent: ElementID?
    let children: [ElementID]
    let items: [ElementID]
    let members: [ElementID?]?
    let values: [Property: Value]
    let doubts: Doubts

    init(_ element: Element) {
        type = element.type
        customClass = element.customClass
        name = element.fileID
        parent = element.parent
        children = element.children
        items = element.items
        members = element.members.map { $0.map(\.target) }
        doubts = element.doubts
        // In XML the tag is the type, and the child elements form the list.
        let written = element.assignments.filter { $0.property != .type && $0.property != .elements }
        values = Dictionary(written.map { ($0.property, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}

private let yaml = """
    a11ylint: 1
    screen: "R&D"
    platform: ipados
    size: [800, 600]
    direction: rtl
    title: Everything
    onAppear: { post: layoutChanged, focus: box }
    elements:
    - type: LikeButton
      inherits: button
      id: box
      frame: [1, 2.5, 3, 4]
      hidden: true
      alpha: 0.5
      label: "Say \\"A, B\\""
      accessibilityHint: ""
      traits: [button, selected]
      userInputLabels: [Like it, Heart]
      activationPoint: [3, 4]
      path: [[0, 0], [9, 0], [9, 9]]
      font: { style: body, bold: true }
      textColor: '#FF0000'
      customActions: [{ name: Add to list, image: plus, action: add }, Like]
      customContent: [{ label: Size, value: Large, importance: high }]
      gestures: { swipeLeft: delete, longPress: menu }
      keyCommands: [{ input: l, modifiers: [command, shift], title: Like }]
      elements: [inner, { id: made, label: Made, frame: [0, 0, 9, 9] }]
      children: [{ type: label, id: inner, text: Inner }]
      layers: [{ text: Drawn, frame: [0, 0, 5, 5], element: { label: Drawn } }]
    - type: tabBar
      id: tabs
      selectedIndex: 1
      items: [{ title: Home, image: house }, { title: Mail, badge: 3, enabled: false }]
    - type: switch
      isOn: mixed
      labelledBy: inner
    """

private let xml = """
    <?xml version="1.0"?>
    <!DOCTYPE screen>
    <screen xmlns:tools="urn:tools" a11ylint="1" name="R&amp;D" platform="ipados" size="800 600" direction="rtl"
        title="Everything" tools:note="ignored">
      <onAppear post="layoutChanged" focus="box"/>
      <LikeButton inherits="button" id="box" frame="1 2.5 3 4" hidden="YES" alpha="0.5" label='Say "A, B"'
          accessibilityHint="" traits="button selected" userInputLabels="Like it, Heart" activationPoint="3 4"
          path="0,0 9,0 9,9" textColor="#FF0000" elements="inner made">
        <tools:hint ignored="true"/>
        <font style="body" bold="true"/>
        <customAction name="Add to list" image="plus" action="add"/>
        <label id="inner" text="Inner"/>
        <customAction name="Like"/>
        <customContent label="Size" value="Large" importance="high"/>
        <gesture swipeLeft="delete"/>
        <gesture longPress="menu"/>
        <keyCommand input="l" modifiers="command shift" title="Like"/>
        <accessibilityElement id="made" label="Made" frame="0 0 9 9"/>
        <layer text="Drawn" frame="0 0 5 5"><element label="Drawn"/></layer>
      </LikeButton>
      <tabBar id="tabs" selectedIndex="1">
        <item title="Home" image="house"/>
        <item title="Mail" badge="3" enabled="false"/>
      </tabBar>
      <switch isOn="mixed" labelledBy="inner"/>
    </screen>
    """

private let json = """
    { "a11ylint": 1, "screen": "R&D", "platform": "ipados", "size": [800, 600], "direction": "rtl",
      "title": "Everything", "onAppear": { "post": "layoutChanged", "focus": "box" },
      "elements": [
        { "type": "LikeButton", "inherits": "button", "id": "box", "frame": [1, 2.5, 3, 4], "hidden": true,
          "alpha": 0.5, "label": "Say \\"A, B\\"", "accessibilityHint": "", "traits": ["button", "selected"],
          "userInputLabels": ["Like it", "Heart"], "activationPoint": [3, 4], "path": [[0, 0], [9, 0], [9, 9]],
          "font": { "style": "body", "bold": true }, "textColor": "#FF0000",
          "customActions": [{ "name": "Add to list", "image": "plus", "action": "add" }, "Like"],
          "customContent": [{ "label": "Size", "value": "Large", "importance": "high" }],
          "gestures": { "swipeLeft": "delete", "longPress": "menu" },
          "keyCommands": [{ "input": "l", "modifiers": ["command", "shift"], "title": "Like" }],
          "elements": ["inner", { "id": "made", "label": "Made", "frame": [0, 0, 9, 9] }],
          "children": [{ "type": "label", "id": "inner", "text": "Inner" }],
          "layers": [{ "text": "Drawn", "frame": [0, 0, 5, 5], "element": { "label": "Drawn" } }] },
        { "type": "tabBar", "id": "tabs", "selectedIndex": 1,
          "items": [{ "title": "Home", "image": "house" }, { "title": "Mail", "badge": "3", "enabled": false }] },
        { "type": "switch", "isOn": "mixed", "labelledBy": "inner" } ] }
    """

@Suite struct NativeSyntaxTests {
    private func expectEqual(_ left: ScreenDocument, _ right: ScreenDocument) {
        #expect(left.screens.map(\.name) == right.screens.map(\.name))
        for (left, right) in zip(left.screens, right.screens) {
            #expect(left.platform == right.platform)
            #expect(left.size == right.size)
            #expect(left.direction == right.direction)
            #expect(left.language == right.language)
            #expect(left.title == right.title)
            #expect(left.onAppear?.post == right.onAppear?.post)
            #expect(left.onAppear?.target == right.onAppear?.target)
            #expect(left.roots == right.roots)
            #expect(left.elements.count == right.elements.count)
            for (left, right) in zip(left.elements, right.elements) {
                #expect(Meaning(left) == Meaning(right))
            }
        }
    }

    @Test(arguments: [xml, json])
    func `XML and JSON give the same screen as YAML`(text: String) {
        let expected = document(yaml)
        #expect(expected.problems == [])
        #expect(expected.screens.first?.elements.count == 9)
        let read = document(text)
        #expect(read.problems == [])
        expectEqual(read, expected)
    }

    @Test(arguments: ["video-home", "video-home-broken"])
    func `the worked screen is the same in both languages`(name: String) {
        let yaml = ScreenDocument(parsing: fixture("screens/\(name).yaml"))
        let xml = ScreenDocument(parsing: fixture("screens/\(name).xml"))
        #expect(yaml.screens.count == 2)
        #expect(yaml.problems == [])
        #expect(xml.problems == [])
        expectEqual(xml, yaml)
    }

    @Test func `ranges in XML are those of the source`() throws {
        let document = document(xml)
        let screen = try #require(document.screens.first)
        let box = try #require(screen.element("box"))
        #expect(document.spelling(screen.anchor) == "screen")
        #expect(document.spelling(box.anchor) == "LikeButton")
        func spelled(_ property: Property) -> [String] {
            box.assignment(of: property).map { [document.spelling($0.keyRange), document.spelling($0.range)] } ?? []
        }
        #expect(spelled(.label) == ["label", "Say \"A, B\""])
        #expect(spelled(.traits) == ["traits", "button selected"])
        #expect(spelled(.font) == ["font", "<font style=\"body\" bold=\"true\"/>"])
        #expect(box.members?.map { document.spelling($0.range) }.first == "inner")
    }

    @Test(
        arguments: [
            ("<screen name='A'/>", FileRule.emptyScreen, "screen"),
            ("<screens/>", .emptyScreen, "screens"),
            ("<screens><view/></screens>", .syntax, "view"),
            ("<screen name='A'><view hidden='maybe'/></screen>", .syntax, "maybe"),
            ("<screen name='A'><view frame='0 0 9'/></screen>", .syntax, "0 0 9"),
            ("<screen name='A'><view traits='button selektd'/></screen>", .syntax, "selektd"),
            ("<screen name='A'><view elements='a'/></screen>", .unknownReference, "a"),
            ("<screen name='A'><view type='button'/></screen>", .syntax, "type"),
            ("<screen name='A'><view><hint/></view></screen>", .syntax, "hint"),
            ("<screen name='A'><view lable='A'/></screen>", .unknownProperty, "lable"),
            ("<screen name='A'><view><customAction image='a'/></view></screen>", .syntax, "<customAction image='a'/>"),
            ("<screen name='A'><view/><accessibilityElement/></screen>", .syntax, "accessibilityElement"),
            ("<screen name='A'><view/><customAction name='A'/></screen>", .syntax, "customAction"),
            ("<screen name='A'><label>Pay</label></screen>", .syntax, "label"),
            ("<screen name='A'><view children='a'/></screen>", .syntax, "a"),
            ("<screen name='A'><view font='bodyy'/></screen>", .syntax, "bodyy"),
        ] as [(String, FileRule, String)])
    func `an error in XML is one problem with its range`(text: String, rule: FileRule, spelling: String) {
        let document = document(text)
        #expect(document.problems.map(\.rule) == [rule])
        #expect(document.problems.map { document.spelling($0.range) } == [spelling])
    }

    @Test func `the first example has no problems`() {
        let document = ScreenDocument(parsing: fixture("screens/checkout.yaml"))
        #expect(document.problems == [])
        #expect(document.screens.first?.elements.count == 6)
    }
}
