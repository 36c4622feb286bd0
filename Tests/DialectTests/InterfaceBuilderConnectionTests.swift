import A11yDialects
import A11yModel
import Testing
import TestSupport

@Suite struct InterfaceBuilderConnectionTests {
    private func button(_ connection: String) -> Element? {
        xib("<button id=\"b\"><connections>\(connection)</connections></button>").element
    }

    @Test func `an action is a handler, not a function`() {
        let element = button(#"<action selector="press:" destination="-1" eventType="touchUpInside" id="x"/>"#)
        #expect(element?.hasHandler == true)
        #expect(element?.action == nil)
    }

    @Test(
        arguments: [
            (#"<segue destination="c" kind="show" id="x"/>"#, "segue:c"),
            (#"<segue destination="c" kind="presentation" modalPresentationStyle="formSheet" id="x"/>"#, "segue:c"),
            (#"<segue destination="e" kind="unwind" unwindAction="done:" id="x"/>"#, "unwind:e:done:"),
            (#"<segue destination="c" kind="embed" id="x"/>"#, nil),
            (#"<segue destination="c" trigger="accessoryAction" kind="show" id="x"/>"#, nil),
            (#"<segue destination="c" kind="show" id="x"/><segue destination="d" kind="show" id="y"/>"#, "segue:c"),
        ] as [(String, String?)])
    func `a segue is a function, named by its destination`(segue: String, function: String?) {
        #expect(button(segue)?.action == function)
    }

    @Test func `the range of a segue is its destination`() {
        let document = xib(#"<button><connections><segue destination="c" kind="show" id="x"/></connections></button>"#)
        #expect(document.spelling(of: .action, on: document.element) == ["segue", "c"])
    }

    @Test(arguments: [
        (#"<outlet property="title" destination="b" id="x"/>"#, true),
        (#"<outletCollection property="buttons" destination="b" id="x"/>"#, true),
        (#"<outlet property="view" destination="b" id="x"/>"#, false),
        (#"<outlet property="delegate" destination="b" id="x"/>"#, false),
        (#"<outlet property="dataSource" destination="b" id="x"/>"#, false),
        (#"<outlet property="prefetchDataSource" destination="b" id="x"/>"#, false),
        (#"<outlet property="title" destination="other" id="x"/>"#, false),
    ])
    func `an outlet of the app to an element makes it uncertain`(outlet: String, isReachable: Bool) {
        let owner =
            #"""
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections>\#(outlet)</connections></placeholder>
            """#
        for objects in [owner + #"<button id="b"/>"#, #"<button id="b"/>"# + owner] {
            let element = xib(objects).element
            #expect((element?[.outlet] != nil) == isReachable)
            #expect(element?.doubts == (isReachable ? .code : []))
        }
    }

    @Test(arguments: [
        ("customClass=\"Cell\"", true), ("style=\"IBUITableViewCellStyleDefault\"", false),
    ])
    func `code of a cell reaches the parts that UIKit gives it`(attribute: String, isReachable: Bool) {
        let screen = xib(
            """
            <tableView><sections><tableViewSection><cells><tableViewCell id="c" textLabel="l" \(attribute)><subviews>
            <label id="l"/><label id="m"/></subviews></tableViewCell></cells></tableViewSection></sections></tableView>
            """
        ).screen
        #expect(screen.element("l")?[.outlet]?.text == (isReachable ? "textLabel" : nil))
        #expect(screen.element("m")?.doubts == [])
    }

    @Test func `an outlet to a constraint leaves its side open`() {
        let screen = xib(
            """
            <view id="v" customClass="Panel"><subviews><button id="b" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="30" height="30"/><constraints>
            <constraint firstAttribute="width" constant="30" id="w"/>
            <constraint firstAttribute="height" constant="30" id="h"/></constraints></button></subviews>
            <connections><outlet property="buttonHeight" destination="h" id="o"/></connections></view>
            """
        ).screen
        #expect(screen.element("b")?.fixedSides == .width)
        #expect(screen.element("b")?.doubts == .layout)
    }

    @Test func `an outlet of a view does not affect the view`() {
        let document = xib(
            """
            <tableViewCell id="c" customClass="Cell"><subviews><label id="l"/></subviews><connections>
            <outlet property="titleLabel" destination="l" id="x"/></connections></tableViewCell>
            """)
        #expect(document.screen.element("l")?.doubts == .code)
        #expect(document.screen.element("c")?[.outlet] == nil)
    }

    @Test func `an outlet in another scene is found too`() {
        let document = storyboard(
            #"<viewController id="a"><view id="v"><subviews><label id="l"/></subviews></view></viewController>"#,
            """
            <viewController id="b"><label id="w"/><connections>
            <outlet property="far" destination="l" id="x"/></connections></viewController>
            """)
        #expect(document.screens.map { $0.elements.filter { $0[.outlet] != nil }.map(\.fileID) } == [["l"], []])
    }

    @Test(arguments: [
        (#"<tapGestureRecognizer id="r"/>"#, [Gesture.tap: ""]),
        (#"<tapGestureRecognizer numberOfTapsRequired="2" id="r"/>"#, [.doubleTap: ""]),
        (#"<pongPressGestureRecognizer id="r"/>"#, [.longPress: ""]),
        (#"<swipeGestureRecognizer direction="left" id="r"/>"#, [.swipeLeft: ""]),
        (#"<swipeGestureRecognizer id="r"/>"#, [.swipeRight: ""]),
        (#"<panGestureRecognizer id="r"/>"#, [.pan: ""]),
        (#"<pinchGestureRecognizer id="r"/>"#, [.pinch: ""]),
        (#"<rotationGestureRecognizer id="r"/>"#, [.rotate: ""]),
        (
            #"""
            <tapGestureRecognizer id="r"><connections><segue destination="c" kind="show" id="x"/>
            </connections></tapGestureRecognizer>
            """#,
            [.tap: "segue:c"]
        ),
        (#"<gestureRecognizer customClass="Shake" id="r"/>"#, [:]),
        (#"<tapGestureRecognizer id="other"/>"#, [:]),
    ])
    func `a recognizer is a gesture of its view`(recognizer: String, gestures: [Gesture: String]) {
        let view = """
            <imageView id="i"><connections>
            <outletCollection property="gestureRecognizers" destination="r" id="x"/></connections></imageView>
            """
        #expect(xib(view + recognizer).element?.gestures == gestures)
        #expect(xib(recognizer + view).element?.gestures == gestures)
    }

    @Test func `recognizers are gestures, not handlers, and do not make a name uncertain`() {
        let element = xib(
            """
            <view id="v"><connections><outletCollection property="gestureRecognizers" destination="r" id="x"/>
            <outletCollection property="gestureRecognizers" destination="s" id="y"/></connections></view>
            <tapGestureRecognizer id="r"><connections><action selector="tap:" destination="-1" id="z"/></connections>
            </tapGestureRecognizer><panGestureRecognizer id="s"><connections>
            <action selector="pan:" destination="-1" id="w"/></connections></panGestureRecognizer>
            """
        ).element
        #expect(element?.hasHandler == false)
        #expect(element?.gestures == [.tap: "", .pan: ""])
        #expect(element?.doubts == [])
    }

    @Test func `a recognizer without a target is uncertain`() {
        let element = xib(
            """
            <view id="v"><connections><outletCollection property="gestureRecognizers" destination="r" id="x"/>
            </connections></view><tapGestureRecognizer id="r"/>
            """
        ).element
        #expect(element?.gestures == [.tap: ""])
        #expect(element?.doubts == .code)
    }

    @Test(arguments: ["hideKeyboard:", "view_endEditing:", "onTapDismissKeyBoard", "textField.resignFirstResponder"])
    func `a tap that dismisses the keyboard is recognised by its method`(selector: String) {
        let element = xib(
            """
            <view id="v"><connections><outletCollection property="gestureRecognizers" destination="r" id="x"/>
            </connections></view><tapGestureRecognizer id="r"><connections>
            <action selector="\(selector)" destination="-1" id="z"/></connections></tapGestureRecognizer>
            """
        ).element
        #expect(element?.gestures == [.tap: "dismissKeyboard"])
    }

    @Test func `a custom class makes the element uncertain and keeps the tag's type`() {
        let element = xib(#"<button customClass="LikeButton" customModule="App"/>"#).element
        #expect(element?.customClass == "LikeButton")
        #expect(element?.type == .button)
        #expect(element?.doubts == .customClass)
    }
}
