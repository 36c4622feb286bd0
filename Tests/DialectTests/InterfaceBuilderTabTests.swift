import A11yDialects
import A11yModel
import Testing
import TestSupport

/// The tabs of a tab bar controller, which are in other scenes.
@Suite struct InterfaceBuilderTabTests {
    private func controller(_ id: String, shows destinations: String..., bar: String = "") -> String {
        let segues = destinations.map {
            #"<segue destination="\#($0)" kind="relationship" relationship="viewControllers"/>"#
        }
        return "<tabBarController id=\"\(id)\">\(bar)<connections>\(segues.joined())</connections></tabBarController>"
    }

    private func tab(_ id: String, of owner: String) -> String {
        let item = #"<tabBarItem key="tabBarItem" title="\#(id)" id="\#(id)"/>"#
        return "<navigationController id=\"\(owner)\">\(item)</navigationController>"
    }

    @Test func `tabs are in their bar in the order of its segues, the first one selected`() throws {
        let bar = #"<tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="618" width="375" height="49"/></tabBar>"#
        let document = storyboard(tab("b", of: "2"), controller("t", shows: "1", "2", bar: bar), tab("a", of: "1"))
        #expect(document.screens.count == 1)
        #expect(document.problems == [])
        #expect(document.outline == ["tabBar bar", "tabBarItem a", "tabBarItem b"])
        let found = try #require(document.screen.element("bar"))
        #expect(found.items.map { document.screen[$0].fileID } == ["a", "b"])
        #expect(found[.selectedIndex]?.number == 0)
        #expect(!document.screen.isWhole)
    }

    @Test func `a controller that two tab bars show has its tab once`() {
        let document = storyboard(
            controller("t", shows: "1"), controller("u", shows: "1", "2"), tab("a", of: "1"), tab("b", of: "2"))
        #expect(document.problems == [])
        #expect(document.screens.map { $0.elements.compactMap(\.fileID) } == [["a"], ["b"]])
    }

    @Test func `links to other storyboards are tabs, too, and their controllers create no screens`() {
        let link = """
            <viewControllerPlaceholder storyboardName="Other" id="1">
            <tabBarItem key="tabBarItem" systemItem="more" id="i"/></viewControllerPlaceholder>
            """
        let document = storyboard(controller("t", shows: "1"), link)
        #expect(document.outline == ["tabBar -", "tabBarItem i"])
        #expect(document.screen.element("i")?.doubts == .code)
    }

    @Test func `the tab of a navigation controller replaces that of its root view controller`() {
        let segue = #"<segue destination="2" kind="relationship" relationship="rootViewController"/>"#
        let document = storyboard(
            controller("t", shows: "1"),
            """
            <navigationController id="1"><tabBarItem key="tabBarItem" title="Outer" id="a"/>
            <connections>\(segue)</connections></navigationController>
            """,
            """
            <viewController id="2"><view id="v"/><tabBarItem key="tabBarItem" title="Inner" id="b"/></viewController>
            """)
        #expect(document.screens.flatMap(\.elements).compactMap(\.fileID) == ["a", "v", "b"])
        #expect(document.screens.last?.element("b")?.isTrue(.hidden) == true)
        #expect(document.screens.first?.element("a")?[.hidden] == nil)
    }

    @Test func `a controller in a split view controller shows no tab of its own`() {
        let segue = #"<segue destination="2" kind="relationship" relationship="masterViewController"/>"#
        let document = storyboard(
            #"<splitViewController id="1"><connections>\#(segue)</connections></splitViewController>"#,
            tab("a", of: "2"))
        #expect(document.screen.element("a")?.isTrue(.hidden) == true)
    }

    /// Only code comes to them, so that they may be its pages; a scene with a segue is shown by itself.
    @Test func `scenes beside a page view controller may be its pages`() {
        func scene(_ id: String, _ rest: String) -> String {
            #"<viewController id="\#(id)" \#(rest)><view id="v\#(id)"/></viewController>"#
        }
        let pages = #"<pageViewController id="p"/>"#
        let segue = #"<viewController id="3"><view/><connections><segue destination="2" kind="show"/></connections>"#
        let scenes = [
            scene("1", #"storyboardIdentifier="one""#), scene("2", #"storyboardIdentifier="two""#),
            segue + "</viewController>",
        ]
        let document = storyboard(scenes[0], scenes[1], scenes[2], pages)
        #expect(document.screens.map(\.isEmbedded) == [true, false, false])
        #expect(storyboard(scenes[0], scenes[1], scenes[2]).screens.allSatisfy { !$0.isEmbedded })
    }

    @Test(arguments: [
        #"<viewControllerPlaceholder storyboardName="Other" id="1"/>"#, #"<navigationController id="1"/>"#,
        #"<hostingController id="1"/>"#,
    ])
    func `a file of controllers alone is reported as unchecked, not as empty`(controller: String) {
        #expect(storyboard(controller).problems.map(\.rule) == [.uncheckedDocument])
    }

    @Test func `a prompt is a line above the items, and a title view hides the title`() {
        let screen = storyboard(
            """
            <viewController id="c"><view/><navigationItem key="navigationItem" title="Shelf" prompt="Wait" id="n">
            <view key="titleView" id="v"/><barButtonItem key="leftBarButtonItem" title="Sort" id="l"/></navigationItem>
            </viewController>
            """
        ).screen
        let bar = screen.element("n")
        #expect(bar?.title == nil)
        #expect(screen.title == "Shelf")
        #expect(bar?.children.map { screen[$0].text ?? screen[$0].fileID } == ["Wait", "l", "v"])
        #expect(bar?.children.map { screen[$0].slot } == [.leading, .leading, .trailing])
    }
}
