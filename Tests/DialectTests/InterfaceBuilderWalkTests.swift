import A11yDialects
import A11yModel
import Testing
import TestSupport

@Suite struct InterfaceBuilderWalkTests {
    @Test(arguments: [
        #"<view id="a"><subviews><label id="x"/></subviews></view>"#,
        #"<view id="a"><subviews><stackView id="s"><subviews><label id="x"/></subviews></stackView></subviews></view>"#,
        #"""
        <tableView id="a"><prototypes><tableViewCell id="c"><view key="contentView" id="x"/>
        </tableViewCell></prototypes></tableView>
        """#,
        #"""
        <tableView id="a"><sections><tableViewSection><cells><tableViewCell id="x"/></cells>
        </tableViewSection></sections></tableView>
        """#,
        #"<tableView id="a"><label key="tableHeaderView" id="x"/></tableView>"#,
        #"<tableView id="a"><label key="tableFooterView" id="x"/></tableView>"#,
        #"<collectionView id="a"><cells><collectionViewCell id="x"/></cells></collectionView>"#,
        #"<collectionView id="a"><collectionReusableView key="sectionHeaderView" id="x"/></collectionView>"#,
        #"""
        <visualEffectView id="a"><view key="contentView" id="v"><subviews><label id="x"/></subviews>
        </view></visualEffectView>
        """#,
        #"<toolbar id="a"><items><barButtonItem id="x" title="A"/></items></toolbar>"#,
        #"<tabBar id="a"><items><tabBarItem id="x" title="A"/></items></tabBar>"#,
        #"""
        <navigationBar id="a"><items><navigationItem id="n"><label key="titleView" id="x"/>
        </navigationItem></items></navigationBar>
        """#,
        #"""
        <toolbar id="a"><items><barButtonItem id="i"><segmentedControl key="customView" id="x"/>
        </barButtonItem></items></toolbar>
        """#,
        #"""
        <navigationBar id="a"><items><navigationItem id="n"><searchController key="searchController" id="s">
        <searchBar key="searchBar" id="x"/></searchController></navigationItem></items></navigationBar>
        """#,
        #"<view id="a"><keyOfNextYear><group><label id="x"/></group></keyOfNextYear></view>"#,
        #"<view id="a"><subviews><holographicView id="x"/></subviews></view>"#,
        #"<view id="a"><lens key="lens" id="x"><rect key="frame" x="0" y="0" width="1" height="1"/></lens></view>"#,
    ])
    func `a view is found under any key`(object: String) throws {
        let screen = xib(object).screen
        let found = try #require(screen.element("x"))
        #expect(screen.isDescendant(found.id, of: try #require(screen.element("a")).id))
    }

    @Test(arguments: [
        #"<constraints><constraint firstAttribute="width" constant="1" id="x"/></constraints>"#,
        #"<viewLayoutGuide key="safeArea" id="x"/>"#,
        #"""
        <collectionViewFlowLayout key="collectionViewLayout" id="x">
        <size key="itemSize" width="1" height="1"/></collectionViewFlowLayout>
        """#,
        #"<variation key="default"><mask key="subviews"><exclude reference="x"/></mask></variation>"#,
        #"<menu key="menu" id="x"><menuElement/></menu>"#,
        #"<barButtonItem systemItem="flexibleSpace" id="x"/>"#,
        #"<barButtonItem systemItem="fixedSpace" width="8" id="x"/>"#,
    ])
    func `layout, resources and spaces are not elements`(part: String) {
        #expect(xib("<view id=\"a\">\(part)</view>").outline == ["view a"])
    }

    @Test func `segments and tabs are items, other parts are children`() throws {
        let screen = xib(
            """
            <view id="a"><subviews>
            <segmentedControl id="s"><segments><segment title="Day"/><segment title="" image="week"/></segments>
            </segmentedControl>
            <tabBar id="t"><items><tabBarItem id="i" systemItem="more"/></items></tabBar>
            </subviews></view>
            """
        ).screen
        let segments = try #require(screen.element("s"))
        #expect(segments.children == [])
        #expect(segments.items.map { screen[$0].type } == [.segment, .segment])
        #expect(segments.items.map { screen[$0].title } == ["Day", nil])
        #expect(segments.items.map { screen[$0][.image]?.text } == [nil, "week"])
        #expect(screen.element("t")?.items.map { screen[$0].fileID } == ["i"])
    }

    @Test func `the range of an element is its node, its anchor the tag`() throws {
        let document = xib(#"<view id="a"><subviews><label id="b" text="Hi"/></subviews></view>"#)
        let label = try #require(document.screen.element("b"))
        #expect(document.spelling(label.range) == #"<label id="b" text="Hi"/>"#)
        #expect(document.spelling(label.anchor) == "label")
        #expect(document.screen.elements.map { document.spelling($0.anchor) } == ["view", "label"])
    }

    @Test(arguments: [
        (
            #"<navigationController id="c"><navigationBar key="navigationBar" id="n"/></navigationController>"#,
            FileRule.uncheckedDocument
        ),
        (#"<tabBarController id="c"><tabBar key="tabBar" id="t"/></tabBarController>"#, .uncheckedDocument),
        (
            #"""
            <viewControllerPlaceholder storyboardName="Other" id="c"><navigationItem title="Other" id="n"/>
            </viewControllerPlaceholder>
            """#, .uncheckedDocument
        ),
        (#"<placeholder placeholderIdentifier="IBFirstResponder" id="c"/><exit id="e"/>"#, .emptyScreen),
    ])
    func `a scene that shows nothing is not a screen`(objects: String, rule: FileRule) {
        let document = storyboard(objects)
        #expect(document.screens.isEmpty)
        #expect(document.problems.map(\.rule) == [rule])
    }

    @Test func `a view beside a controller is a screen of its own`() {
        let document = storyboard(
            #"<viewController id="c"><view id="v"/></viewController><label id="l"/><tapGestureRecognizer id="t"/>"#)
        #expect(document.screens.map { $0.elements.map(\.fileID) } == [["v"], ["l"]])
        #expect(document.screens.map(\.isWhole) == [true, false])
    }

    @Test func `controllers inside controllers are screens in the order of the file`() {
        let document = xib(
            """
            <window id="w"/><tabBarController id="t"><viewControllers>
            <viewController id="a"><view key="view" id="v"/></viewController>
            <viewController id="b"><label key="view" id="l"/></viewController>
            </viewControllers></tabBarController>
            """)
        #expect(document.screens.map { $0.elements.map(\.fileID) } == [["w"], ["v"], ["l"]])
    }

    @Test(arguments: [
        (#"<tableView id="t"><prototypes><tableViewCell id="x"/></prototypes></tableView>"#, true),
        (
            #"""
            <tableView id="t"><sections><tableViewSection><cells><tableViewCell id="x"/></cells>
            </tableViewSection></sections></tableView>
            """#,
            false
        ),
        (#"<collectionView id="t"><cells><collectionViewCell id="x"/></cells></collectionView>"#, true),
        (#"<tableViewCell id="x"/>"#, true),
        (#"<collectionReusableView id="x"/>"#, true),
        (#"<view id="x"/>"#, false),
    ])
    func `cells that are filled at run time are templates`(object: String, isTemplate: Bool) {
        #expect(xib(object).screen.element("x")?.doubts == (isTemplate ? .template : []))
    }
}
