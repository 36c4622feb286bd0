import A11yDialects
import A11yModel
import Testing
import TestSupport

/// Mac documents, feature by feature.
@Suite struct MacTests {
    private func mac(_ objects: String) -> ScreenDocument {
        let root = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">"#
        return document("\(root)<objects>\(objects)</objects></document>", path: "Window.xib")
    }

    private func view(_ subviews: String) -> ScreenDocument {
        let frame = #"<rect key="frame" x="9" y="9" width="100" height="80"/>"#
        return mac("<customView id=\"v\">\(frame)<subviews>\(subviews)</subviews></customView>")
    }

    private func button(_ cell: String, _ more: String = "") -> Element? {
        view(#"<button id="b"><buttonCell key="cell" id="c" \#(cell)/>\#(more)</button>"#).screen.element("b")
    }

    @Test(arguments: [
        (#"type="push" title="Send""#, "Send", "Button", ""),
        (#"type="check" title="Keep" state="on""#, "Keep", "Checkbox", "Checked"),
        (#"type="check" title="Keep""#, "Keep", "Checkbox", "Unchecked"),
        (#"type="radio" title="All""#, "All", "Radio Button", ""),
        (#"type="square" title="Find" image="lens" imagePosition="only""#, "Find", "Button", ""),
    ])
    func `the cell determines the kind of a button`(cell: String, title: String, role: String, value: String) {
        let element = button(cell)
        #expect(element?.title == title)
        #expect(element?.macRole == MacRole(role, value: value))
    }

    @Test(arguments: [(#"image="NSAddTemplate""#, "NSAddTemplate"), (#"image="plus" catalog="system""#, "plus")])
    func `images that AppKit describes are symbols`(cell: String, symbol: String) {
        #expect(button(cell)?[.systemImage]?.text == symbol)
    }

    @Test func `AppKit names a help button, and an image of the app's own is no symbol`() {
        #expect(button(#"bezelStyle="helpButton""#)?.hasBuiltInName == true)
        #expect(button(#"image="lens""#)?[.image]?.text == "lens")
        #expect(button(#"image="lens""#)?[.systemImage] == nil)
    }

    @Test func `clicks of a recognizer are gestures, with the function that answers them`() {
        let line = #"<connections><action selector="open:" target="-2"/></connections>"#
        let recognizers =
            "<gestureRecognizers><clickGestureRecognizer>\(line)</clickGestureRecognizer></gestureRecognizers>"
        let image = "<imageView id=\"i\">\(recognizers)<imageCell key=\"cell\" image=\"shop\"/></imageView>"
        #expect(view(image).screen.element("i")?.gestures == [.tap: "open:"])
    }

    @Test func `a caption that points at its control keeps the connection, and a text of a row needs no name`() {
        let line = #"<connections><accessibilityConnection property="title" destination="f"/></connections>"#
        let caption = "<textField id=\"t\"><textFieldCell key=\"cell\" title=\"City\"/>\(line)</textField>"
        let field = #"<textField id="f"><textFieldCell key="cell" editable="YES"/></textField>"#
        #expect(view(caption + field).screen.element("t")?[.labelledBy]?.text == "f")
        let outlet = #"<connections><outlet property="textField" destination="f"/></connections>"#
        let row = view("<tableCellView id=\"r\"><subviews>\(field)</subviews>\(outlet)</tableCellView>").screen
        #expect(row.element("f")?.hasBuiltInName == true)
    }

    @Test(arguments: [("33.149999999999999", "33.15"), ("2.0", "2"), ("0.5", "0.5"), ("7", "7")])
    func `a number has the digits that people hear`(written: String, spoken: String) {
        let slider = "<slider id=\"s\"><sliderCell key=\"cell\" doubleValue=\"\(written)\"/></slider>"
        #expect(view(slider).screen.element("s")?.macRole == MacRole("Slider", value: spoken))
    }

    @Test(arguments: [
        "<button id=\"b\">\(Self.description)<buttonCell key=\"cell\" id=\"c\"/></button>",
        "<button id=\"b\"><buttonCell key=\"cell\" id=\"c\">\(Self.description)</buttonCell></button>",
    ])
    func `a description belongs to the control or to its cell`(button: String) {
        let element = view(button).screen.element("b")
        #expect(element?.label == "Find")
        #expect(element?.hint == "Looks in all notes")
        #expect(element?[.identifier]?.text == "find")
    }

    private static let description = #"<accessibility description="Find" help="Looks in all notes" identifier="find"/>"#

    @Test(arguments: [
        ("", ElementType.label), (#"editable="YES""#, .textField), (#"selectable="YES""#, .label),
    ])
    func `a text field is a static text unless its cell is editable`(attribute: String, type: ElementType) {
        let field = #"<textField id="t"><textFieldCell key="cell" title="Rome" \#(attribute)/></textField>"#
        let element = view(field).screen.element("t")
        #expect(element?.type == type)
        #expect(element?.text == "Rome")
    }

    @Test(arguments: [
        #"<secureTextField id="t"><secureTextFieldCell key="cell" editable="YES"/></secureTextField>"#,
        #"<textField id="t" customClass="NSSecureTextField"><textFieldCell key="cell" editable="YES"/></textField>"#,
    ])
    func `a secure field has a tag or an AppKit class of its own`(field: String) {
        let element = view(field).screen.element("t")
        #expect(element?.type == .secureTextField)
        #expect(element?.macRole == MacRole("Secure Edit Text"))
        #expect(element?.doubts == [])
    }

    @Test(arguments: [("YES", ElementType.textField), ("NO", .label)])
    func `a token field is a field only where it can be edited`(editable: String, type: ElementType) {
        let cell = #"<tokenFieldCell key="cell" selectable="YES" editable="\#(editable)"/>"#
        #expect(view("<tokenField id=\"t\">\(cell)</tokenField>").screen.element("t")?.type == type)
    }

    @Test func `title connections lead to a control or its cell, and outlets to a cell refer to the control`() {
        let caption = #"<textField id="t"><textFieldCell key="cell" id="tc" title="City"/></textField>"#
        for end in ["t", "tc"] {
            let line = #"<connections><accessibilityConnection property="title" destination="\#(end)"/></connections>"#
            let cell = "<textFieldCell key=\"cell\" editable=\"YES\">\(line)</textFieldCell>"
            let field = "<textField id=\"f\">\(cell)</textField>"
            let outlet = #"<connections><outlet property="city" destination="tc"/></connections>"#
            let owner = "<customObject id=\"-2\">\(outlet)</customObject>"
            let screen = mac(owner + "<view id=\"v\"><subviews>\(field)\(caption)</subviews></view>").screen
            #expect(screen.element("f")?[.labelledBy]?.text == "t")
            #expect(screen.element("t")?.doubts == .code)
        }
    }

    @Test func `frames are converted to an upper left origin if the superview's class is known`() {
        let inner = #"<view id="i"><rect key="frame" x="10" y="60" width="50" height="15"/></view>"#
        #expect(view(inner).screen.element("i")?.frame == Rect(x: 10, y: 5, width: 50, height: 15))
        let custom = #"<customView id="o" customClass="Canvas"><rect key="frame" x="0" y="0" width="90" height="70"/>"#
        let unknown = view("\(custom)<subviews>\(inner)</subviews></customView>").screen
        #expect(unknown.element("i")?.frame == nil)
        let split = #"<splitView id="o"><rect key="frame" x="0" y="0" width="90" height="70"/>"#
        #expect(view("\(split)<subviews>\(inner)</subviews></splitView>").screen.element("i")?.frame?.y == 60)
    }

    @Test func `a pop-up button's value is its choice, and a menu button's title is that of its first item`() {
        func popUp(_ attribute: String) -> Element? {
            let menu = #"<menu key="menu"><items><menuItem title="Actions"/><menuItem title="Cut"/></items></menu>"#
            let cell = #"<popUpButtonCell key="cell" title="Cut" \#(attribute)>\#(menu)</popUpButtonCell>"#
            return view("<popUpButton id=\"p\">\(cell)</popUpButton>").screen.element("p")
        }
        #expect(popUp("")?.macRole == MacRole("Pop Up Button", value: "Cut"))
        #expect(popUp("")?.title == nil)
        #expect(popUp(#"pullsDown="YES""#)?.macRole == MacRole("Menu Button"))
        #expect(popUp(#"pullsDown="YES""#)?.title == "Actions")
    }

    @Test func `the fixture's windows, panes and menus are screens`() {
        let document = ScreenDocument(parsing: fixture("screens/mac.storyboard"))
        #expect(document.problems == [])
        #expect(document.screens.map(\.name) == ["Main Menu", "Atelier", "ColoursViewController", "Ink", "Paper"])
        #expect(document.screens.allSatisfy { $0.platform == .macos })
        let menu = document.screens[1].elements.filter { $0.macRole == .menuItem }
        #expect(menu.map(\.title) == ["About Atelier", "Quit Atelier"])
        #expect(menu.map(\.isSystem) == [true, true])
    }

    @Test func `cells of a grid contain views, those of a matrix are controls`() {
        let button = #"<button key="contentView" id="b"><buttonCell key="cell" title="A"/></button>"#
        let grid = "<gridView id=\"g\"><gridCells><gridCell id=\"x\">\(button)</gridCell></gridCells></gridView>"
        #expect(view(grid).screen.element("b")?.title == "A")
        let cells = #"<cells><column><buttonCell type="radio" title="All" id="r"/></column></cells>"#
        let matrix = #"<matrix id="m"><buttonCell key="prototype" title="Radio" id="p"/>\#(cells)</matrix>"#
        #expect(view(matrix).outline == ["view v", "view m", "button r"])
    }

    @Test(arguments: [
        #"<view id="a"><connections><accessibilityConnection property="title" destination="a"/></connections></view>"#,
        #"<box id="a"><connections><accessibilityConnection property="title" destination="b"/></connections></box>"#,
        #"<window><view key="contentView"><rect key="frame" x="nan" y="1e999" width="-1" height="0"/></view></window>"#,
        "<tabView><tabViewItems><tabViewItem><tabView/></tabViewItem></tabViewItems></tabView>",
    ])
    func `invalid content does no harm`(objects: String) {
        #expect(mac(objects).problems.allSatisfy { $0.rule == .emptyScreen })
    }

    @Test(arguments: [
        (#"customClass="RoundCell""#, Doubts.code), (#"customClass="NSButtonCell""#, Doubts()),
        (#"image="lens" imagePosition="only""#, Doubts()),
        (#"title="Find" image="lens" imagePosition="only""#, Doubts.undecided),
    ])
    func `a custom cell class, or an image beside a title, makes the name uncertain`(cell: String, doubts: Doubts) {
        #expect(button(cell)?.doubts == doubts)
    }

    @Test(arguments: [("", Doubts()), (#"customClass="Grid""#, Doubts.code)])
    func `an outlet to a matrix makes its cells uncertain`(attribute: String, doubts: Doubts) {
        let cells = #"<cells><column><formCell id="e"/></column></cells>"#
        #expect(view("<form id=\"m\" \(attribute)>\(cells)</form>").screen.element("e")?.doubts == doubts)
    }

    @Test(arguments: [
        ("textField", "value", Doubts()), ("button", "value", Doubts()), ("slider", "value", Doubts()),
        ("button", "title", Doubts.code), ("textField", "toolTip", Doubts()),
        ("imageView", "value", Doubts.code.union(.undecided)),
    ])
    func `a binding of the input does not name the control`(tag: String, binding: String, doubts: Doubts) {
        let line = "<connections><binding name=\"\(binding)\" destination=\"-2\" keyPath=\"a\"/></connections>"
        let element = view("<\(tag) id=\"e\"><textFieldCell key=\"cell\" editable=\"YES\"/>\(line)</\(tag)>")
        #expect(element.screen.element("e")?.doubts == doubts)
    }

    @Test(arguments: [
        ("type=\"string\" keyPath=\"captionKey\" value=\"send\"", Doubts.code),
        ("type=\"number\" keyPath=\"localizedTitle\"", .code),
        ("type=\"number\" keyPath=\"pace\"", Doubts()),
        ("type=\"string\" keyPath=\"layer.name\" value=\"a\"", Doubts()),
        ("type=\"string\" keyPath=\"accessibilityIdentifier\" value=\"a\"", Doubts()),
    ])
    func `a runtime attribute with a text may name a control`(attribute: String, doubts: Doubts) {
        let attributes = "<userDefinedRuntimeAttribute \(attribute)/>"
        let more = "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>"
        #expect(button(#"type="square" image="lens""#, more)?.doubts == doubts)
    }

    @Test func `a bound field shows the placeholder of its binding`() {
        let options = #"<dictionary key="options"><string key="NSNullPlaceholder">Any town</string></dictionary>"#
        let line = "<connections><binding name=\"value\" keyPath=\"a\">\(options)</binding></connections>"
        let field = view("<textField id=\"t\"><textFieldCell key=\"cell\" editable=\"YES\"/>\(line)</textField>")
        #expect(field.screen.element("t")?[.placeholder]?.text == "Any town")
    }

    @Test func `a toolbar item passes its label, help and outlets to its control, and its label to a single segment`() {
        func toolbar(_ segments: String) -> Screen {
            let cell = "<segmentedCell key=\"cell\"><segments>\(segments)</segments></segmentedCell>"
            let item = #"<toolbarItem id="i" label="Zoom" toolTip="Makes it larger">"#
            let control = "<segmentedControl key=\"view\" id=\"s\">\(cell)</segmentedControl>"
            let bar = "<toolbar><allowedToolbarItems>\(item)\(control)</toolbarItem></allowedToolbarItems></toolbar>"
            let outlet = #"<connections><outlet property="zoom" destination="i"/></connections>"#
            return mac("<customObject>\(outlet)</customObject><window title=\"Map\">\(bar)</window>").screen
        }
        let one = toolbar(#"<segment image="lens"/>"#)
        #expect(one.element("s")?.hint == "Makes it larger")
        #expect(one.element("s")?.doubts == .code)
        #expect(one.elements.last?.label == "Zoom")
        #expect(toolbar(#"<segment image="lens"/><segment image="far"/>"#).elements.last?.label == nil)
    }

    @Test func `the label of a Touch Bar item names the control in it, with a controller of its own or without`() {
        let slider = #"<touchBarSliderItem label="Zoom"><slider key="slider" id="s"/></touchBarSliderItem>"#
        let button = #"<viewController key="viewController"><button key="view" id="b"/></viewController>"#
        let custom = "<touchBarCustomItem customizationLabel=\"Stop\">\(button)</touchBarCustomItem>"
        let screen = view("<touchBar><touchBarItems>\(slider)\(custom)</touchBarItems></touchBar>").screen
        #expect(screen.element("s")?.label == "Zoom")
        #expect(screen.element("b")?.label == "Stop")
    }

    @Test func `a menu item without a title gets one before the menu opens`() {
        let items = #"<menuItem id="a"/><menuItem id="b" title="Close"/>"#
        let screen = mac("<menu title=\"File\"><items>\(items)</items></menu>").screen
        #expect(screen.element("a")?.doubts == .code)
        #expect(screen.element("b")?.doubts == [])
    }

    @Test func `the content of a collection item is a template`() {
        let button = #"<view key="view"><subviews><button id="b"><buttonCell key="cell"/></button></subviews></view>"#
        #expect(mac("<collectionViewItem>\(button)</collectionViewItem>").screen.element("b")?.doubts == .template)
    }
}
