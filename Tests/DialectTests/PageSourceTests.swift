import A11yDialects
import A11yLint
import A11yModel
import TestSupport
import Testing

/// Page sources: XML of every version, and files that are declined.
struct PageSourceTests {
    private func speech(_ text: String, path: String = "source.xml") throws -> [String] {
        let file = simulate(Source(path: path, text: text))
        #expect(file.problems == [])
        return try #require(file.screens.first).simulation.stops.map(\.utterance.description)
    }

    /// An application with these nodes in its window.
    private func source(_ nodes: String) -> String {
        """
        <?xml version="1.0"?><AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" label="App"
        x="0" y="0" width="390" height="844"><XCUIElementTypeWindow x="0" y="0" width="390" height="844">
        \(nodes)</XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
        """
    }

    private func node(_ type: String, _ attributes: String, _ inside: String = "") -> String {
        "<XCUIElementType\(type) \(attributes)>\(inside)</XCUIElementType\(type)>"
    }

    @Test(arguments: [
        ("Button", #"label="Pay""#, "Pay. Button."), ("StaticText", #"label="Total" value="Total""#, "Total"),
        ("Image", #"label="Chart" accessible="true""#, "Chart. Image."),
        ("Switch", #"label="Sound" value="1""#, "Sound. Switch Button. On."),
        ("TextField", #"label="" value="Name" placeholderValue="Name""#, "Name. Text Field."),
        ("TextField", #"label="Mail" value="a@b.c""#, "Mail: a@b.c. Text Field."),
        ("SecureTextField", #"label="Code" value="••""#, "Code: ••. Secure Text Field."),
        ("SearchField", #"label="Find" value="Find" placeholderValue="Find""#, "Find. Search Field."),
        ("SearchField", #"label="Find" value="Find""#, "Find. Search Field."),
        ("SecureTextField", #"label="" value="Code" placeholderValue="Code""#, "Code. Secure Text Field."),
        ("TextView", #"value="Note" placeholderValue="Note""#, "Note. Text Field."),
        ("Slider", #"label="Volume" value="40%""#, "Volume: 40%. Adjustable."),
        ("Slider", #"label="Volume""#, "Volume. Adjustable."), ("Switch", #"label="Sound""#, "Sound. Switch Button."),
        ("Switch", #"label="Sound" value="true""#, "Sound. Switch Button. On."),
        ("Switch", #"label="Sound" value="2""#, "Sound. Switch Button. Mixed."),
        ("ProgressIndicator", #"label="Upload""#, "Upload"),
        ("ProgressIndicator", #"label="Upload" value="30%""#, "Upload: 30%"),
        ("ActivityIndicator", #"label="In progress" value="1""#, "In progress"),
        ("PageIndicator", #"value="page 1 of 3""#, "page 1 of 3. Adjustable."),
        ("Button", #"label="On" value="1""#, "Selected: On. Button."),
        ("Button", #"label="Off" enabled="false""#, "Off. Dimmed. Button."),
        ("Button", #"label="Go" traits="Link, Selected""#, "Selected: Go. Link."),
        ("Other", #"label="Card""#, "Card"), ("Cell", #"label="Row" accessible="true""#, "Row"),
        ("Futurism", #"label="New""#, "New"),
    ])
    func `a type of XCUITest is spoken as its UIKit class`(type: String, attributes: String, expected: String) throws {
        #expect(try speech(source(node(type, attributes))) == [expected])
    }

    @Test(arguments: [
        ("Button", #"name="pay_button""#, "Button."), ("TextField", #"name="mail" label="""#, "Text Field."),
    ])
    func `an identifier is never used as the label`(type: String, attributes: String, expected: String) throws {
        #expect(try speech(source(node(type, attributes))) == [expected])
    }

    @Test(arguments: [
        #"<XCUIElementTypeStatusBar><XCUIElementTypeOther label="9:41"/></XCUIElementTypeStatusBar>"#,
        #"<XCUIElementTypeKeyboard><XCUIElementTypeKey label="a"/></XCUIElementTypeKeyboard>"#,
        #"<XCUIElementTypeOther name="s" label="Vertical scroll bar, 2 pages" value="0%"/>"#,
        """
        <XCUIElementTypeTable><XCUIElementTypeOther name="垂直滚动条, 2 页" label="垂直滚动条, 2 页" value="0%" x="345" y="64"
        width="30" height="554"/></XCUIElementTypeTable>
        """,
        """
        <XCUIElementTypeOther><XCUIElementTypeKeyboard/><XCUIElementTypeButton name="dictation" label="Dictate"/>
        </XCUIElementTypeOther>
        """,
        """
        <XCUIElementTypeOther name="SystemInputAssistantView"><XCUIElementTypeButton name="assistantUndo" label="Undo"/>
        </XCUIElementTypeOther>
        """,
        """
        <XCUIElementTypeOther label="Vertical scroll bar, 1 page" value="0%">
        <XCUIElementTypeOther x="414" y="9" width="3" height="483"/></XCUIElementTypeOther>
        """,
        #"<XCUIElementTypeButton name="chevron" label="chevron" enabled="false"/>"#,
        #"<XCUIElementTypeButton label="Gone" visible="false"/>"#,
        #"<XCUIElementTypeButton label="Not one" accessible="false"/>"#,
    ])
    func `nodes of the system and invisible nodes are not reached`(nodes: String) throws {
        #expect(try speech(source(nodes)) == [])
    }

    @Test func `frames are relative to their parents`() throws {
        let inner = node("Button", #"label="Pay" x="30" y="120" width="44" height="44""#)
        let broken = node("Other", #"x="-1" y="-1" width="0" height="0""#, inner)
        let file = simulate(
            Source(path: "s.xml", text: source(node("Other", #"x="20" y="100" width="90" height="90""#, broken))))
        let first = try #require(file.screens.first)
        #expect(first.simulation.stops.map(\.frame) == [Rect(x: 30, y: 120, width: 44, height: 44)])
    }

    @Test func `rows that are scrolled out are read if they have labels`() throws {
        let rows =
            #"<XCUIElementTypeCell label="Low" visible="false" x="0" y="900" width="390" height="44"/>"#
            + #"<XCUIElementTypeCell visible="false" x="0" y="950" width="390" height="44"/>"#
        let table = node("Table", #"x="0" y="0" width="390" height="844""#, rows)
        #expect(try speech(source(table)) == ["Low"])
    }

    @Test func `parts that XCUITest lists beside their control are not stops`() throws {
        let bar = node(
            "NavigationBar", #"x="0" y="24" width="375" height="52""#,
            #"<XCUIElementTypeButton label="Back" x="9" y="31" width="68" height="36"/>"#
                + #"<XCUIElementTypeButton label="Back" x="9" y="37" width="25" height="26"/>"#
                + #"<XCUIElementTypeStaticText label="Fields" x="140" y="33" width="96" height="33"/>"#)
        let field = node(
            "TextField", #"label="Mail" x="0" y="100" width="90" height="30""#,
            #"<XCUIElementTypeTextField label="Mail" x="0" y="100" width="90" height="30"/>"#)
        #expect(try speech(source(bar + field)) == ["Back Button.", "Fields. Heading.", "Mail. Text Field."])
    }

    @Test func `of a row without layout, the texts are kept and the frames are not`() throws {
        let early = #"visible="false" x="0" y="0" width="9" height="9""#
        let label = node("StaticText", #"label="Low" accessible="false" \#(early)"#)
        let more = node("Button", #"label="More" \#(early)"#)
        let row = node("Cell", #"visible="false" x="0" y="900" width="390" height="44""#, label + more)
        let high = #"<XCUIElementTypeStaticText label="High" x="0" y="20" width="90" height="20"/>"#
        let table = node("Table", #"x="0" y="0" width="390" height="844""#, high + row)
        #expect(try speech(source(table)) == ["High", "Low", "More. Button."])
    }

    @Test func `a cell that is accessible because of its content does not hide it`() throws {
        let inside =
            #"<XCUIElementTypeStaticText label="Sound" accessible="true" x="16" y="110" width="90" height="20"/>"#
            + node(
                "Switch", #"label="Sound" value="1" accessible="true" x="300" y="110" width="51" height="31""#,
                #"<XCUIElementTypeSwitch value="1" accessible="false" x="300" y="110" width="51" height="31"/>"#)
        let cell = node("Cell", #"accessible="true" x="0" y="100" width="390" height="44""#, inside)
        let expected = ["Sound", "Sound. Switch Button. On."]
        #expect(try speech(source(node("Table", "", cell))) == expected)
        #expect(try speech(source(node("CollectionView", "", cell))) == expected)
    }

    @Test func `parts that UIKit creates inside a control are the system's`() throws {
        let stepper = node("Stepper", "", #"<XCUIElementTypeButton label="Increment"/>"#)
        let file = simulate(Source(path: "s.xml", text: source(stepper + #"<XCUIElementTypeButton label="Pay"/>"#)))
        let screen = try #require(file.screens.first).screen
        #expect(screen.elements.filter { $0.type == .button }.map(\.isSystem) == [true, false])
    }

    @Test func `the title of a bar without a type of its own is a heading`() throws {
        let bar = node("NavigationBar", #"name="Fields""#, #"<XCUIElementTypeOther name="Fields" label="Fields"/>"#)
        #expect(try speech(source(bar)) == ["Fields. Heading."])
    }

    @Test func `an application without a label has its name`() throws {
        let text = #"<XCUIElementTypeApplication label="" name="Shop" x="0" y="0" width="390" height="844"/>"#
        #expect(try #require(simulate(Source(path: "s.xml", text: text)).screens.first).screen.name == "Shop")
    }

    @Test func `segments and tabs are counted`() throws {
        let buttons = #"<XCUIElementTypeButton label="A" value="1"/><XCUIElementTypeButton label="B"/>"#
        let bars = node("SegmentedControl", "", buttons) + node("TabBar", "", buttons)
        let expected = [
            "Selected: A. Button. 1 of 2.", "B. Button. 2 of 2.", "Selected: A. Tab. 1 of 2.", "B. Tab. 2 of 2.",
        ]
        #expect(try speech(source(bars)) == expected)
    }

    @Test(arguments: [
        ("TextField", #"label="Name" traits="""#, "Name. Text Field."),
        ("SecureTextField", #"label="Code" traits="None""#, "Code. Secure Text Field."),
        ("Switch", #"label="Sound" value="1" traits="ToggleButton, NotEnabled""#, "Sound. Dimmed. Switch Button. On."),
        ("Button", #"label="Go" traits="8589934601""#, "Selected: Go. Button."),
    ])
    func `traits that a dump cannot express are those of the class`(
        type: String, attributes: String, expected: String
    ) throws {
        #expect(try speech(source(node(type, attributes))) == [expected])
    }

    @Test func `a stepper is its halves, whether they are listed or not`() throws {
        let halves = #"<XCUIElementTypeButton label="Less"/><XCUIElementTypeButton label="More"/>"#
        #expect(try speech(source(node("Stepper", #"label="Guests""#, halves))) == ["Less. Button.", "More. Button."])
        let alone = try speech(source(node("Stepper", #"label="Guests""#)))
        #expect(alone == ["Decrement. Button.", "Increment. Button."])
    }

    @Test func `a link of a web page is one stop`() throws {
        let link = node("Link", #"label="Fares""#, #"<XCUIElementTypeStaticText label="Fares"/>"#)
        #expect(try speech(source(link)) == ["Fares. Link."])
    }

    @Test(arguments: [
        (#"<XCUIElementTypeStaticText label="Fares"/>"#, ["Fares. Link."]),
        (#"<XCUIElementTypeOther><XCUIElementTypeStaticText label="Fares"/></XCUIElementTypeOther>"#, ["Fares. Link."]),
        (
            #"<XCUIElementTypeStaticText label="One"/><XCUIElementTypeStaticText label="way"/>"#, ["One way. Link."]
        ),
        (#"<XCUIElementTypeButton label="Buy" accessible="true"/>"#, ["Buy. Button."]), ("", []),
    ])
    func `a link without a label is spoken by its texts, unless it holds a control`(
        inside: String, expected: [String]
    ) throws {
        #expect(try speech(source(node("Link", #"accessible="false""#, inside))) == expected)
    }

    @Test func `a link whose text is marked as the stop is one stop`() throws {
        let text = #"<XCUIElementTypeStaticText label="Fares" accessible="true" traits="StaticText"/>"#
        let link = node("Link", #"label="Fares" accessible="false" traits="""#, text)
        #expect(try speech(source(link)) == ["Fares. Link."])
    }

    @Test func `a web page is read in the order of its document`() throws {
        let left =
            #"<XCUIElementTypeStaticText label="A" x="10" y="100" width="90" height="20"/>"#
            + #"<XCUIElementTypeStaticText label="B" x="10" y="140" width="90" height="20"/>"#
        let right = #"<XCUIElementTypeStaticText label="C" x="200" y="100" width="90" height="20"/>"#
        let page = node("Other", #"x="0" y="-300" width="390" height="2000""#, left + right)
        let web = node("WebView", #"x="0" y="90" width="390" height="754""#, page)
        #expect(try speech(source(web)) == ["A", "B", "C"])
        #expect(
            try speech(source(node("ScrollView", #"x="0" y="90" width="390" height="754""#, page))) == ["A", "C", "B"])
    }

    /// A bar whose items differ in height, in another order than they are seen.
    private func bar(back: String, from x: Int, title: Int, edit: Int) -> String {
        node(
            "NavigationBar", #"x="0" y="47" width="390" height="44""#,
            #"<XCUIElementTypeButton label="Edit" x="\#(edit)" y="47" width="44" height="44"/>"#
                + #"<XCUIElementTypeButton \#(back) x="\#(x)" y="58" width="60" height="22"/>"#
                + #"<XCUIElementTypeStaticText label="Fruit" x="\#(title)" y="68" width="50" height="21"/>"#)
    }

    @Test(arguments: [
        (#"label="Back""#, "Back Button."), (#"label="戻る""#, "戻る. Back Button."),
        (#"name="BackButton" label="Shop""#, "Shop. Back Button."), (#"label="Cancel""#, "Cancel. Button."),
        (#"label="Back" enabled="false" traits="Button, NotEnabled""#, "Dimmed. Back Button."),
    ])
    func `a bar is read from the leading edge to the trailing one`(back: String, spoken: String) throws {
        let bar = bar(back: back, from: 8, title: 170, edit: 330)
        #expect(try speech(source(bar)) == [spoken, "Fruit. Heading.", "Edit. Button."])
    }

    @Test func `a back button at the right edge is that of a right-to-left app`() throws {
        let bar = bar(back: #"label="رجوع""#, from: 320, title: 170, edit: 8)
        let file = simulate(Source(path: "s.xml", text: source(bar)))
        let first = try #require(file.screens.first)
        #expect(first.screen.direction == .rtl)
        let names = first.simulation.stops.map(\.utterance.label)
        #expect(names == ["رجوع", "Fruit", "Edit"])
    }

    @Test func `a button in the middle of a bar, or outside bars, is no back button`() throws {
        let bar = bar(back: #"label="Back""#, from: 240, title: 170, edit: 330)
        #expect(try speech(source(bar)) == ["Fruit. Heading.", "Back. Button.", "Edit. Button."])
        #expect(try speech(source(node("Button", #"label="Back""#))) == ["Back. Button."])
    }

    @Test func `a large title is a row of its own`() throws {
        let bar = node(
            "NavigationBar", #"x="0" y="47" width="390" height="96""#,
            #"<XCUIElementTypeStaticText label="Fruit" x="16" y="95" width="90" height="41"/>"#
                + #"<XCUIElementTypeButton label="Edit" x="330" y="47" width="44" height="44"/>"#)
        #expect(try speech(source(bar)) == ["Edit. Button.", "Fruit. Heading."])
    }

    @Test(arguments: ["Table", "CollectionView", "ScrollView"])
    func `rows that are scrolled out above a bar are read after it, with the others`(list: String) throws {
        let rows = [("Apples", -100), ("Pears", 40), ("Plums", 100), ("Sloes", 900)].map { name, y in
            let visible = (40..<844).contains(y)
            return """
                <XCUIElementTypeCell label="\(name)" visible="\(visible)" accessible="true" x="0" y="\(y)" width="390"
                height="44"/>
                """
        }
        let table = node(list, #"x="0" y="0" width="390" height="844""#, rows.joined())
        let tabs = node(
            "TabBar", #"x="0" y="780" width="390" height="64""#,
            #"<XCUIElementTypeButton label="Shop" x="0" y="780" width="90" height="64"/>"#)
        let bar = bar(back: #"label="Back""#, from: 8, title: 170, edit: 330)
        let expected = ["Back Button.", "Fruit. Heading.", "Edit. Button.", "Apples", "Pears", "Plums", "Sloes"]
        #expect(try speech(source(table + bar + tabs)) == expected + ["Shop. Tab. 1 of 1."])
    }

    @Test(arguments: ["Table", "CollectionView", "ScrollView"])
    func `a list that is scrolled is read where its first visible row is`(list: String) throws {
        let rows = [("Apples", -100), ("Pears", 100)].map { name, y in
            #"<XCUIElementTypeCell label="\#(name)" accessible="true" x="0" y="\#(y)" width="390" height="44"/>"#
        }
        let table = node(list, #"x="0" y="0" width="390" height="844""#, rows.joined())
        let header = #"<XCUIElementTypeStaticText label="Fruit" x="16" y="50" width="90" height="30"/>"#
        #expect(try speech(source(table + header)) == ["Fruit", "Apples", "Pears"])
    }

    @Test func `a row below the bar's edge that is not visible is scrolled out, not hidden`() throws {
        let row = #"<XCUIElementTypeCell label="Pears" visible="false" x="0" y="50" width="390" height="40"/>"#
        let table = node("Table", #"x="0" y="0" width="390" height="844""#, row)
        #expect(try speech(source(table + bar(back: #"label="Back""#, from: 8, title: 170, edit: 330))).last == "Pears")
    }

    @Test func `custom actions are read`() throws {
        let button = node("Button", #"label="Mail" customActions="Flag, Delete""#)
        let file = simulate(Source(path: "s.xml", text: source(button)))
        #expect(try #require(file.screens.first).simulation.stops.map(\.actions) == [["Flag", "Delete"]])
    }

    @Test(arguments: [
        ("width=\"1920\" height=\"1080\"", Platform.tvos), ("width=\"744\" height=\"1133\"", .ipados),
        ("width=\"932\" height=\"430\"", .ios), ("focused=\"false\" width=\"400\" height=\"400\"", .ios),
        ("focused=\"false\"", .tvos),
    ])
    func `the size determines the platform`(attributes: String, platform: Platform) throws {
        let text = "<XCUIElementTypeApplication x=\"0\" y=\"0\" \(attributes)/>"
        #expect(try #require(simulate(Source(path: "s.xml", text: text)).screens.first).screen.platform == platform)
    }

    @Test(arguments: [
        #"<hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][9,9]"/></hierarchy>"#,
        #"<hierarchy class="hierarchy"><android.widget.FrameLayout/></hierarchy>"#,
        #"<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"/>"#,
        #"<layout xmlns:android="http://schemas.android.com/apk/res/android"><data/></layout>"#,
        #"<merge xmlns:android="http://schemas.android.com/apk/res/android"/>"#,
    ])
    func `Android is recognised and declined`(text: String) {
        let document = ScreenDocument(parsing: Source(path: "dump.xml", text: text))
        #expect(document.problems.map(\.rule) == [.uncheckedDocument])
    }

    @Test(arguments: [
        #"<XCUIElementTypeApplication elementType="2" label="Text"/>"#,
        #"<XCUIElementTypeApplication><XCUIElementTypeWindow title="Main"/></XCUIElementTypeApplication>"#,
    ])
    func `a Mac app is recognised and declined`(text: String) {
        let document = ScreenDocument(parsing: Source(path: "source.xml", text: text))
        #expect(document.problems.map(\.rule) == [.uncheckedDocument])
    }

    @Test(arguments: [(49, false), (50, true), (51, false), (62, true)])
    func `a tree that ends at a limit of its tool is reported as cut off`(levels: Int, isCut: Bool) {
        let open = String(repeating: "<XCUIElementTypeOther>", count: levels - 1)
        let close = String(repeating: "</XCUIElementTypeOther>", count: levels - 1)
        let text = "<XCUIElementTypeApplication>\(open)\(close)</XCUIElementTypeApplication>"
        let document = ScreenDocument(parsing: Source(path: "source.xml", text: text))
        #expect(document.problems.map(\.rule) == (isCut ? [.truncatedTree] : []))
        #expect(document.screens.flatMap(\.elements).allSatisfy { !isCut || $0.doubts.contains(.partial) })
    }
}
