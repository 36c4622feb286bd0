import A11yDialects
import A11yModel
import Testing

/// What a storyboard or xib tells about whether something of it can appear.
struct InterfaceBuilderReachTests {
    private func scene(_ id: String, _ attributes: String = "", leadingTo segues: String = "", inside: String = "")
        -> String
    {
        """
        <viewController id="\(id)" \(attributes)><view key="view" id="\(id)-view"/>\(inside)
        <connections>\(segues)</connections></viewController>
        """
    }

    private func segue(_ destination: String, _ kind: String = "show") -> String {
        #"<segue destination="\#(destination)" kind="\#(kind)" id="to-\#(destination)"/>"#
    }

    /// The object ids of the views of unreached screens, or of the bars that are hidden.
    private func document(_ scenes: String..., entry: String? = nil) -> ScreenDocument {
        let scenes = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
        let attribute = entry.map { "initialViewController=\"\($0)\"" } ?? ""
        let root = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
            """
        return ScreenDocument(
            parsing: Source(path: "Main.storyboard", text: "\(root) \(attribute)><scenes>\(scenes)</scenes></document>")
        )
    }

    private func unreached(_ document: ScreenDocument) -> [String] {
        document.screens.filter(\.isUnreached).compactMap { $0.elements.first?.fileID }
    }

    @Test func `a scene is reached from the entry point, by its identifier, and through segues from those`() {
        let found = document(
            scene("a", leadingTo: segue("b", "presentation")), scene("b", leadingTo: segue("c", "embed")), scene("c"),
            scene("d", #"storyboardIdentifier="Detail""#, leadingTo: segue("e")), scene("e"),
            scene("f", leadingTo: segue("g")), scene("g", leadingTo: segue("f")), entry: "a")
        #expect(unreached(found) == ["f-view", "g-view"])
    }

    @Test func `a segue of a view and a relationship lead to a scene, too`() {
        let it = #"<button id="open"><connections>\#(segue("b"))</connections></button>"#
        let found = document(
            stack(""),
            #"<viewController id="a"><view key="view" id="a-view"><subviews>\#(it)</subviews></view></viewController>"#,
            scene("b"), scene("c"), entry: "n")
        #expect(unreached(found) == ["c-view"])
    }

    @Test func `the system itself shows the initial scene of a watch app`() {
        let controllers = [
            ("a", "controller", ""), ("b", "controller", #"identifier="Log""#), ("c", "controller", ""),
            ("d", "notificationController", ""),
        ]
        let scenes = controllers.map { id, tag, name in
            #"<scene><objects><\#(tag) id="\#(id)" \#(name)><items><label id="\#(id)-view"/></items></\#(tag)>"#
                + "</objects></scene>"
        }.joined()
        let root = #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit""#
        let text = "\(root) initialViewController=\"a\"><scenes>\(scenes)</scenes></document>"
        let found = ScreenDocument(parsing: Source(path: "Interface.storyboard", text: text))
        let reached = found.screens.filter { !$0.isUnreached }
        #expect(reached.count == 3)
        #expect(reached.first?.entrances == nil)
        #expect(reached.dropFirst().first?.entrances?.names == ["Log"])
    }

    @Test func `without any entry, nothing is known`() {
        #expect(unreached(document(scene("a"), scene("b"))) == [])
    }

    @Test(arguments: [
        ("", ["two"]), (#"<outlet property="more" destination="two" id="x"/>"#, ["one"]),
        (
            #"<outlet property="view" destination="one" id="x"/><outlet property="more" destination="two" id="y"/>"#,
            []
        ),
        (#"<outletCollection property="all" destination="two" id="x"/>"#, ["one"]),
    ])
    func `a view of a xib is reached by an outlet, or as the first`(outlets: String, expected: [String]) {
        let found = xib(
            """
            <placeholder id="-1"><connections>\(outlets)</connections></placeholder>
            <view id="one"><subviews><label id="l" text="A"/></subviews></view>
            <view id="two"><subviews><label id="m" text="B"/></subviews>
            <connections><outlet property="me" destination="two" id="z"/></connections></view>
            """)
        #expect(unreached(found) == expected)
    }

    @Test func `the only view of a xib needs no outlet`() {
        #expect(unreached(xib(#"<view id="one"><subviews><label id="l" text="A"/></subviews></view>"#)) == [])
    }

    @Test func `a view beside a controller needs an outlet`() {
        let loose = #"<view id="two"><subviews><label id="l" text="A"/></subviews></view>"#
        #expect(unreached(document(scene("a") + loose, entry: "a")) == ["two"])
        let outlet = #"<outlet property="two" destination="two" id="x"/>"#
        #expect(unreached(document(scene("a", leadingTo: outlet) + loose, entry: "a")) == [])
    }

    private func stack(_ attributes: String, _ root: String = "a") -> String {
        """
        <navigationController id="n" \(attributes)><connections>\(segue(root, "relationship"))</connections>
        </navigationController>
        """
    }

    private func isHidden(_ type: ElementType, _ document: ScreenDocument) -> [Bool] {
        document.screens.flatMap(\.elements).filter { $0.type == type && $0.parent == nil }.map { $0.isTrue(.hidden) }
    }

    @Test(arguments: [("", true), (#"toolbarHidden="NO""#, false), (#"isToolbarHidden="NO""#, false)])
    func `a toolbar is hidden unless its navigation controller shows it`(attributes: String, isHidden: Bool) {
        let items = #"<toolbarItems><barButtonItem title="Sort" id="i"/></toolbarItems>"#
        let found = document(stack(attributes), scene("a", leadingTo: segue("b")), scene("b", inside: items))
        #expect(self.isHidden(.toolbar, found) == [isHidden])
        #expect(self.isHidden(.toolbar, document(scene("b", inside: items))) == [false], "without its controller")
    }

    @Test(arguments: [("", false), (#"navigationBarHidden="YES""#, true)])
    func `a navigation bar is shown unless its navigation controller hides it`(attributes: String, isHidden: Bool) {
        let item = #"<navigationItem key="navigationItem" title="Fruit" id="i"/>"#
        let found = document(stack(attributes), scene("a", inside: item))
        #expect(self.isHidden(.navigationBar, found) == [isHidden])
        let modal = document(
            stack(attributes), scene("a", leadingTo: segue("b", "presentation")), scene("b", inside: item))
        #expect(self.isHidden(.navigationBar, modal) == [false], "a modal screen is on no stack")
    }

    @Test func `code reaches the segments of a control and the idle buttons of a stack`() {
        let outlets = #"<outlet property="s" destination="s" id="x"/><outlet property="c" destination="c" id="y"/>"#
        let action = #"<connections><action selector="go:" destination="-1" id="z"/></connections>"#
        let found = xib(
            """
            <placeholder id="-1"><connections>\(outlets)</connections></placeholder>
            <view id="v"><subviews><stackView id="s"><subviews><button id="idle"/><button id="live">\(action)</button>
            <label id="l" text="A"/></subviews></stackView><button id="free"/>
            <segmentedControl id="c"><segments><segment title="A"/></segments></segmentedControl></subviews></view>
            """)
        let code = found.screen.elements.filter { $0.doubts.contains(.code) }.map { $0.fileID ?? "\($0.type)" }
        #expect(Set(code) == ["s", "c", "idle", "segment"])
    }
}
