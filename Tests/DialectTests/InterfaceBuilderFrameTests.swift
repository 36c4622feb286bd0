import A11yDialects
import A11yModel
import Testing
import TestSupport

/// What is known of a frame: insets, and constraints that hold only on some devices.
@Suite struct InterfaceBuilderFrameTests {
    @Test(arguments: [
        (#"minX="10" minY="20" width="30" height="40""#, Rect(x: 10, y: 20, width: 30, height: 40)),
        (#"width="30" height="40""#, Rect(x: 0, y: 0, width: 30, height: 40)),
        (#"minX="10" maxX="15" minY="5" maxY="5""#, Rect(x: 10, y: 5, width: 75, height: 40)),
        (#"maxX="15" width="30" height="40""#, Rect(x: 55, y: 0, width: 30, height: 40)),
        (#"minX="50" minY="25""#, Rect(x: 50, y: 25, width: 50, height: 25)),
    ])
    func `an inset is measured from the edges of the superview`(inset: String, frame: Rect) {
        let document = xib(
            """
            <view id="a"><rect key="frame" x="7" y="7" width="100" height="50"/><subviews>
            <view id="b"><frame key="frameInset" \(inset)/></view></subviews></view>
            """)
        #expect(document.screen.element("b")?.frame == frame)
    }

    @Test(
        arguments: [
            (#"<frame key="frameInset" maxX="15" height="40"/>"#, nil),
            (#"<frame key="frameInset" width="30" height="40"/>"#, Rect(x: 0, y: 0, width: 30, height: 40)),
            (#"<frame key="other" width="30" height="40"/>"#, nil),
            (#"<rect key="bounds" x="0" y="0" width="30" height="40"/>"#, nil),
            (#"<rect key="frame" x="9" y="9" width="0" height="0"/>"#, nil),
            (#"<rect key="frame" x="9" y="9" width="0" height="8"/>"#, Rect(x: 9, y: 9, width: 0, height: 8)),
            (#"<rect key="frame" width="30" height="40"/>"#, Rect(x: 0, y: 0, width: 30, height: 40)),
        ] as [(String, Rect?)])
    func `a view without layout has no frame`(node: String, frame: Rect?) {
        #expect(xib("<view id=\"a\">\(node)</view>").element?.frame == frame)
    }

    @Test(
        arguments: [
            // A constraint for other size classes does not count, and one with another constant there is uncertain.
            (
                #"""
                <constraints><constraint firstAttribute="height" constant="30" id="x"/>
                <constraint firstAttribute="height" constant="60" id="y"/></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="y"/></mask></variation>
                """#, Sides.height
            ),
            (
                #"""
                <constraints><constraint firstAttribute="height" constant="30" id="x"/>
                <constraint firstAttribute="height" constant="60" id="y"/></constraints>
                """#, []
            ),
            (
                #"""
                <constraints><constraint firstAttribute="height" constant="30" id="x"/></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="x"/></mask></variation>
                """#, []
            ),
            (
                #"""
                <constraints><constraint firstAttribute="height" constant="30" id="x"/></constraints>
                <variation key="widthClass=regular"><mask key="constraints"><exclude reference="x"/></mask></variation>
                """#, .height
            ),
            (
                #"""
                <constraints><constraint firstAttribute="height" constant="30" id="x">
                <variation key="widthClass=regular" constant="60"/></constraint></constraints>
                """#, []
            ),
        ] as [(String, Sides)])
    func `only installed constraints count`(constraints: String, sides: Sides) {
        let document = xib(
            """
            <button translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="44" height="30"/>\(constraints)</button>
            """)
        #expect(document.element?.fixedSides == sides)
    }

    @Test func `a view that only some size classes exclude is not hidden`() {
        let document = xib(
            """
            <view id="a"><subviews><label id="l" text="Wide"/></subviews><variation key="default">
            <mask key="subviews"><exclude reference="l"/></mask></variation><variation key="widthClass=regular">
            <mask key="subviews"><include reference="l"/></mask></variation></view>
            """)
        #expect(document.outline == ["view a", "label l"])
        #expect(document.screen.element("l")?[.hidden] == nil)
    }

    @Test func `a view that is installed in no size class is hidden`() {
        let document = xib(
            """
            <view id="a"><subviews><label id="l" text="Old"/><label id="m" text="New"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation></view>
            """)
        #expect(document.screen.element("l")?[.hidden] == .flag(true))
        #expect(document.screen.element("m")?[.hidden] == nil)
    }
}
