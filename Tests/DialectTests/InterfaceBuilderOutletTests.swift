import A11yDialects
import A11yModel
import Testing
import TestSupport

/// The properties by which code reaches elements, with the classes that have them.
@Suite struct InterfaceBuilderOutletTests {
    private static func outlet(_ name: String, to id: String, tag: String = "outlet") -> String {
        "<connections><\(tag) property=\"\(name)\" destination=\"\(id)\" id=\"c\"/></connections>"
    }

    @Test(
        arguments: [
            // A controller, before and after its view.
            (
                #"<viewController id="c" customClass="Home">\#(outlet("save", to: "b"))"#
                    + #"<view key="view" id="v"><subviews><button id="b"/></subviews></view></viewController>"#,
                [OutletConnection("save", of: "Home")]
            ),
            (
                #"<viewController id="c"><view key="view" id="v"><subviews><button id="b"/></subviews></view>"#
                    + #"\#(outlet("save", to: "b"))</viewController>"#,
                [OutletConnection("save", of: nil)]
            ),
            // A view around it.
            (
                #"<viewController id="c" customClass="Home"><view key="view" id="v" customClass="Card">"#
                    + #"<subviews><button id="b"/></subviews>\#(outlet("save", to: "b"))</view></viewController>"#,
                [OutletConnection("save", of: "Card")]
            ),
            // A collection.
            (
                #"<viewController id="c" customClass="Home"><view key="view" id="v"><subviews><button id="b"/>"#
                    + "</subviews></view>\(outlet("all", to: "b", tag: "outletCollection"))</viewController>",
                [OutletConnection("all", of: "Home")]
            ),
            // An object that is not drawn, beside the controller.
            (
                #"<viewController id="c" customClass="Home"><view key="view" id="v"><subviews><button id="b"/>"#
                    + "</subviews></view></viewController>"
                    + #"<customObject id="o" customClass="Source">\#(outlet("save", to: "b"))</customObject>"#,
                [OutletConnection("save", of: "Source")]
            ),
            // Delegates set nothing.
            (
                #"<viewController id="c" customClass="Home"><view key="view" id="v"><subviews><button id="b"/>"#
                    + #"</subviews></view>\#(outlet("delegate", to: "b"))</viewController>"#,
                []
            ),
        ])
    func `an outlet keeps the class of the object that has it`(objects: String, outlets: [OutletConnection]) throws {
        let element = try #require(storyboard(objects).screen.element("b"))
        #expect(element.outlets == outlets)
        #expect(element.doubts == (outlets.isEmpty ? [] : .code))
    }

    @Test func `every outlet counts, of the File's Owner too`() throws {
        let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel">"#
        let document = xib(
            owner + #"<connections><outlet property="first" destination="b" id="1"/>"#
                + #"<outlet property="second" destination="b" id="2"/><outlet property="view" destination="v" id="3"/>"#
                + #"</connections></placeholder><view id="v"><subviews><button id="b" tag="7"/></subviews></view>"#)
        let screen = document.screen
        #expect(screen.ownerClass == "Panel")
        let names = ["first", "second"].map { OutletConnection($0, of: "Panel") }
        #expect(screen.element("b")?.outlets == names)
        #expect(screen.element("b")?.tag == 7)
        // The property that every controller has says nothing about what code changes.
        #expect(screen.element("v")?.outlets == [OutletConnection("view", of: "Panel")])
        #expect(screen.element("v")?.doubts == [])
    }

    @Test(arguments: [
        ("customClass=\"Row\"", ["Home", "Row"]), ("", ["Home"]),
    ])
    func `code of a cell and of its table's controller reaches what UIKit puts into it`(
        attribute: String, owners: [String]
    ) throws {
        let cell =
            #"<tableViewCell id="r" \#(attribute) textLabel="l"><tableViewCellContentView key="contentView" id="n">"#
            + #"<subviews><label id="l"/></subviews></tableViewCellContentView></tableViewCell>"#
        let table = #"<tableView key="view" id="t"><prototypes>\#(cell)</prototypes></tableView>"#
        let screen = storyboard(
            #"<tableViewController id="c" customClass="Home">\#(table)</tableViewController>"#
        ).screen
        #expect(screen.controllerClass == "UITableViewController")
        #expect(screen.element("l")?.outlets == owners.map { OutletConnection("textLabel", of: $0) })
        #expect(screen.element("n")?.outlets == owners.map { OutletConnection("contentView", of: $0) })
        #expect(screen.element("n")?.doubts == [])
    }

    @Test(arguments: [
        (#"<barButtonItem key="leftBarButtonItem" id="b"/>"#, ["leftBarButtonItem", "leftBarButtonItems"]),
        (
            #"<rightBarButtonItems><barButtonItem id="b"/></rightBarButtonItems>"#,
            ["rightBarButtonItem", "rightBarButtonItems"]
        ),
        (#"<button key="titleView" id="b"/>"#, ["titleView"]),
    ])
    func `a controller reaches the items of its bar`(item: String, names: [String]) throws {
        let controller =
            #"<viewController id="c" customClass="Home"><view key="view" id="v"/>"#
            + #"<navigationItem key="navigationItem" id="n">\#(item)</navigationItem></viewController>"#
        let element = try #require(storyboard(controller).screen.element("b"))
        #expect(element.outlets == names.map { OutletConnection($0, of: "Home") })
    }

    @Test(
        arguments: [
            (
                #"<button id="b"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" "#
                    + #"keyPath="titleKey" value="x"/></userDefinedRuntimeAttributes></button>"#,
                [Property.title, .label], [Property.font]
            ),
            (
                #"<view id="b"><connections><outletCollection property="gestureRecognizers" destination="t" id="1"/>"#
                    + #"</connections></view><tapGestureRecognizer id="t"/>"#,
                [.gestures, .action], [.label]
            ),
            (#"<tabBarItem id="b"/>"#, [.label, .image], [.frame]),
        ] as [(String, [Property], [Property])])
    func `what the file leaves to code beside outlets is open`(
        objects: String, open: [Property], closed: [Property]
    ) throws {
        let element = try #require(xib(objects).screen.element("b"))
        #expect(element.doubts.contains(.code))
        let properties = element.codeGaps.map(\.properties)
        for property in open { #expect(properties.contains { $0.contains(property) }) }
        for property in closed { #expect(!properties.contains { $0.contains(property) }) }
    }

    @Test func `a view beside a controller belongs to it`() {
        let document = storyboard(
            #"<viewController id="c" customClass="Home"><view key="view" id="v"/></viewController>"#
                + #"<view id="w"><subviews><label id="l"/></subviews></view>"#)
        #expect(document.screens.map(\.ownerClass) == ["Home", "Home"])
        #expect(document.screens.map(\.customClass) == ["Home", nil])
    }
}
