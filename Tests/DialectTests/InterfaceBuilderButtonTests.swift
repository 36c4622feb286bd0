import A11yDialects
import A11yModel
import Testing
import TestSupport

@Suite struct InterfaceBuilderButtonTests {
    @Test(
        arguments: [
            (#"<state key="normal" title="Save"/>"#, "Save", nil),
            (#"<state key="normal" title=""/>"#, nil, nil),
            (#"<state key="normal"><string key="title">Save all</string></state>"#, "Save all", nil),
            (
                #"""
                <state key="normal"><attributedString key="attributedTitle"><fragment content="Save"/>
                </attributedString></state>
                """#,
                "Save", nil
            ),
            (#"<state key="normal" image="disk"/>"#, nil, "disk"),
            (#"<state key="normal" backgroundImage="disk"/>"#, nil, nil),
            (#"<state key="normal" image="disk"/><state key="highlighted" title="Save"/>"#, nil, "disk"),
            (#"<state key="selected" title="On"/><state key="normal" title="Off"/>"#, "Off", nil),
            (#"<buttonConfiguration key="configuration" title="Go"/>"#, "Go", nil),
            (
                #"""
                <buttonConfiguration key="configuration"><attributedString key="attributedTitle">
                <fragment content="Go"/></attributedString></buttonConfiguration>
                """#,
                "Go", nil
            ),
            (#"<buttonConfiguration key="configuration" subtitle="Now"/>"#, "Now", nil),
            (
                #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" image="disk"/>"#, nil,
                "disk"
            ),
            (
                #"<buttonConfiguration key="configuration" image="disk"/><state key="normal" title="Button"/>"#, nil,
                "disk"
            ),
            (#"<buttonConfiguration key="configuration"/><state key="normal" title="Save"/>"#, "Save", nil),
            (#"<buttonConfiguration key="configuration"/><state key="normal" image="disk"/>"#, nil, "disk"),
            (#"<buttonConfiguration title="Go"/><state key="normal" title="Save"/>"#, "Go", nil),
        ] as [(String, String?, String?)])
    func `a button shows its configuration, else its normal state`(content: String, title: String?, image: String?) {
        let button = xib("<button id=\"b\">\(content)</button>").element
        #expect(button?.title == title)
        #expect(button?[.image]?.text == image)
    }

    @Test func `the catalogue distinguishes a symbol from an asset`() {
        let document = xib(
            #"""
            <button><state key="normal"><imageReference key="image" image="play.fill" catalog="system"/>
            </state></button>
            """#
        )
        #expect(document.spelling(of: .systemImage, on: document.element) == ["image", "play.fill"])
        #expect(document.element?[.image] == nil)
    }

    @Test func `a configuration's subtitle is a second text`() {
        let button = xib(#"<button><buttonConfiguration title="Buy" subtitle="3 left"/></button>"#).element
        #expect(button?.title == "Buy")
        #expect(button?.text == "3 left")
    }

    @Test(arguments: [
        ("infoLight", "More Info"), ("infoDark", "More Info"), ("detailDisclosure", "More Info"), ("contactAdd", "Add"),
        ("close", "Close"),
    ])
    func `some kinds of button have a built-in name`(buttonType: String, name: String) {
        let document = xib("<button buttonType=\"\(buttonType)\"/>")
        #expect(document.element?.hasBuiltInName == true)
        #expect(document.element?.title == name)
        #expect(document.spelling(of: .title, on: document.element) == ["buttonType", buttonType])
    }

    @Test func `a button's own title wins over a built-in name`() {
        let button = xib(#"<button buttonType="close"><state key="normal" title="Leave"/></button>"#).element
        #expect(button?.title == "Leave")
    }

    @Test func `a configuration overrides the font and colour of the states`() {
        let document = xib(
            """
            <button><fontDescription key="fontDescription" type="system" pointSize="15"/>
            <state key="normal"><color key="titleColor" white="1" alpha="1"/></state>
            <buttonConfiguration key="configuration" style="filled" title="Buy"/></button>
            """)
        #expect(document.element?.title == "Buy")
        #expect(document.element?[.font] == nil)
        #expect(document.element?[.textColor] == nil)
    }

    @Test func `the title's colour is that of the normal state`() {
        let document = xib(
            """
            <button><state key="normal" title="A"><color key="titleColor" white="1" alpha="1"/></state>
            <state key="disabled"><color key="titleColor" white="0" alpha="1"/></state></button>
            """)
        #expect(document.element?[.textColor] == .color(Color(red: 1, green: 1, blue: 1)))
    }
}
