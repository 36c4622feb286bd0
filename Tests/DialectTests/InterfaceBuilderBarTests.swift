import A11yDialects
import A11yModel
import Testing
import TestSupport

@Suite struct InterfaceBuilderBarTests {
    private let document = storyboard(
        """
        <viewController id="c">
        <view key="view" id="v"/>
        <toolbarItems><barButtonItem systemItem="trash" id="delete"/></toolbarItems>
        <navigationItem key="navigationItem" title="Inbox" id="n">
        <rightBarButtonItems><barButtonItem title="Outer" id="outer"/><barButtonItem title="Inner" id="inner"/>
        </rightBarButtonItems>
        <barButtonItem key="backBarButtonItem" title=" " id="back"/>
        <view key="titleView" id="title"/>
        <barButtonItem key="leftBarButtonItem" systemItem="edit" id="left"/>
        </navigationItem>
        <tabBarItem key="tabBarItem" title="Mail" image="mail" id="tab"/>
        </viewController>
        """)

    @Test func `bars are above and below the view, whatever their order in the file`() {
        let screen = document.screen
        #expect(screen.roots.map { screen[$0].type } == [.navigationBar, .view, .toolbar, .tabBar])
        #expect(screen.title == "Inbox")
    }

    @Test func `bar items are ordered from the leading edge`() {
        let screen = document.screen
        let items = screen.element("n")?.children.map { screen[$0].fileID }
        #expect(items == ["back", "left", "title", "inner", "outer"])
    }

    @Test func `a navigation item's title belongs to the bar`() {
        let document = storyboard(
            #"<viewController id="c"><view/><navigationItem title="Inbox" id="n"/></viewController>"#)
        #expect(document.spelling(of: .title, on: document.screen.element("n")) == ["title", "Inbox"])
    }

    @Test func `a controller's tab item is reported with the controller, in a tab bar of its own`() throws {
        let screen = document.screen
        let bar = screen[try #require(screen.roots.last)]
        #expect(bar.fileID == nil)
        #expect(bar.items.map { screen[$0].fileID } == ["tab"])
        #expect(document.spelling(bar.range).hasPrefix("<tabBarItem"))
    }

    @Test(
        arguments: [
            (#"systemItem="trash""#, "Delete", true),
            (#"systemItem="done" title="Finish""#, "Finish", true),
            (#"title="Finish""#, "Finish", false),
            (#"image="finish""#, nil, false),
        ] as [(String, String?, Bool)])
    func `system items have built-in names`(attributes: String, title: String?, isBuiltIn: Bool) {
        let item = xib("<toolbar id=\"t\"><items><barButtonItem id=\"i\" \(attributes)/></items></toolbar>")
            .screen.element("i")
        #expect(item?.title == title)
        #expect(item?.hasBuiltInName == isBuiltIn)
    }

    @Test(arguments: [(#"title=" ""#, false), (#"title="""#, true), (#"image="arrow""#, false)])
    func `UIKit names a back item without content`(attributes: String, isBuiltIn: Bool) {
        let item = #"<barButtonItem key="backBarButtonItem" id="b" \#(attributes)/>"#
        let screen = storyboard(
            "<viewController id=\"c\"><view/><navigationItem>\(item)</navigationItem></viewController>"
        ).screen
        #expect(screen.element("b")?.hasBuiltInName == isBuiltIn)
        #expect((screen.element("b")?.title == "Back") == isBuiltIn)
    }

    @Test func `an empty navigation item creates no bar`() {
        let document = storyboard(
            #"<viewController id="c" title="Settings"><view id="v"/><navigationItem title="" id="n"/></viewController>"#
        )
        #expect(document.outline == ["view v"])
        #expect(document.screen.title == "Settings")
    }

    @Test func `the items of a placeholder's bar are a screen`() {
        let document = storyboard(
            """
            <viewControllerPlaceholder storyboardName="Other" id="c">
            <tabBarItem key="tabBarItem" title="" image="star" id="i"/></viewControllerPlaceholder>
            """)
        #expect(document.outline == ["tabBar -", "tabBarItem i"])
    }
}
