import A11yLint
import A11yModel
import A11yCode
import TestSupport
import Testing

/// What is asked about the elements of a screen.
@Suite struct CodeQuestionTests {
    private static func question(_ id: String, in text: String) throws -> CodeQuestion? {
        let screens = document(text, path: "Main.storyboard").screens
        let screen = try #require(screens.first { $0.element(withFileID: id) != nil })
        let element = try #require(screen.element(withFileID: id))
        return CodeQuestions(about: screen).elements.first { $0.id == element }?.question
    }

    private typealias Outlet = CodeQuestion.Outlet

    @Test func `nothing is asked about elements that code does not reach`() throws {
        #expect(try Self.question("b", in: AppScreens.home("<button id=\"b\"/>")) == nil)
    }

    /// Code sets the title of a Mac's window on the window.
    @Test func `about a Mac's controller nothing is asked`() throws {
        let mac = AppScreens.home(#"<button id="b"/>"#, outlets: ["save": "b"])
            .replacing("3.CocoaTouch.Storyboard.XIB", with: "3.Cocoa.Storyboard.XIB")
            .replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
        for screen in document(mac, path: "Main.storyboard").screens {
            #expect(CodeQuestions(about: screen).elements.map(\.question.platform) == [.macos])
            #expect(CodeQuestions(about: screen).controller == nil)
        }
    }

    @Test func `an outlet is asked about with its class, its holders and its tag`() throws {
        let text = AppScreens.home(
            #"<view id="w" customClass="Card"><subviews><button id="b" tag="4"/></subviews>"#
                + #"<connections><outlet property="inner" destination="b" id="1"/></connections></view>"#,
            outlets: ["save": "b", "card": "w"])
        var expected = CodeQuestion()
        expected.outlets = [Outlet(owner: "Card", name: "inner"), Outlet(owner: "Home", name: "save")]
        expected.base = "UIButton"
        expected.holders = ["Card", "Home"]
        var (card, root) = (CodeQuestion.View(), CodeQuestion.View())
        (card.ownClass, card.outlets) = ("Card", [Outlet(owner: "Home", name: "card")])
        root.outlets = [Outlet(owner: "Home", name: "view")]
        expected.views = [card, root]
        expected.actions = []
        expected.hasGestures = false
        expected.tag = 4
        let question = try #require(try Self.question("b", in: text))
        #expect(Set(question.outlets) == Set(expected.outlets))
        expected.outlets = question.outlets
        #expect(question == expected)
    }

    @Test(arguments: [
        (#"<view id="b" customClass="Badge"/>"#, "Badge", "UIView"),
        (#"<view id="b" customClass="UIControl"/>"#, nil, "UIControl"),
        (#"<imageView id="b" customClass="Avatar"/>"#, "Avatar", "UIImageView"),
        (#"<webView id="b" customClass="Page"/>"#, "Page", "WKWebView"),
        (#"<gadget id="b" customClass="Gadget"><rect key="frame" width="1" height="1"/></gadget>"#, "Gadget", "UIView"),
        (#"<gadget id="b"><rect key="frame" width="1" height="1"/></gadget>"#, nil, "UIView"),
    ])
    func `a class is asked about as the app's or UIKit's`(element: String, own: String?, base: String) throws {
        let question = try #require(try Self.question("b", in: AppScreens.home(element)))
        #expect(question.ownClass == own)
        #expect(question.base == base)
        #expect(question.outlets.isEmpty)
    }

    @Test func `a prototype is asked about with its cell, a segment with its control`() throws {
        let cell =
            #"<tableView id="t"><prototypes><tableViewCell id="r" customClass="Row">"#
            + #"<tableViewCellContentView key="contentView" id="n"><subviews><label id="l"/></subviews>"#
            + "</tableViewCellContentView></tableViewCell></prototypes></tableView>"
        let label = try #require(try Self.question("l", in: AppScreens.home(cell)))
        #expect(label.isInTemplate)
        #expect(label.holders == ["Row", "Home"])
        #expect(label.outlets.isEmpty)
        let outlets = (label.views ?? []).flatMap(\.outlets)
        #expect(outlets.contains(Outlet(owner: "Row", name: "contentView")))

        let control = #"<segmentedControl id="s"><segments><segment title="Day"/></segments></segmentedControl>"#
        let text = AppScreens.home(control, outlets: ["modes": "s"])
        let screen = try #require(document(text, path: "Main.storyboard").screens.first)
        let questions = CodeQuestions(about: screen).elements.map(\.question).filter {
            $0.outlets.contains { $0.name == "modes" }
        }
        #expect(questions.count == 2)
        #expect(Set(questions).count == 1)
    }

    @Test func `no question is better than one about unknown ways`() throws {
        // Code comes to a tab by its number.
        let tabs =
            #"<tabBarController id="c" customClass="Tabs"><tabBar key="tabBar" id="t"><items>"#
            + #"<tabBarItem title="One" id="a"/></items></tabBar></tabBarController>"#
        #expect(try Self.question("a", in: AppScreens.storyboard(tabs))?.base == "UITabBarItem")
        // An empty item of a toolbar in a view.
        let bar = #"<toolbar id="t"><items><barButtonItem id="b"/></items></toolbar>"#
        #expect(try Self.question("b", in: AppScreens.home(bar)) == nil)
        // An item of the controller's bar is one of a list that the index reads itself.
        let items =
            #"<viewController id="c" customClass="Home"><view key="view" id="v"/><navigationItem key="navigationItem" "#
            + #"id="n"><barButtonItem key="rightBarButtonItem" id="b"/></navigationItem></viewController>"#
        let item = try #require(try Self.question("b", in: AppScreens.storyboard(items)))
        #expect(item.outlets.isEmpty)
        #expect(item.base == "UIBarButtonItem")
        #expect(item.holders == ["Home"])
        // In a stack that code reaches, it loops over the buttons.
        let stack = #"<stackView id="s"><subviews><button id="b"/></subviews></stackView>"#
        let question = try #require(try Self.question("b", in: AppScreens.home(stack, outlets: ["keys": "s"])))
        #expect(question.outlets.isEmpty)
        #expect((question.views ?? []).flatMap(\.outlets).contains(Outlet(owner: "Home", name: "keys")))
    }

    @Test func `the controller is asked about for its title`() throws {
        let screen = try #require(document(AppScreens.home(""), path: "Main.storyboard").screens.first)
        var expected = CodeQuestion()
        expected.ownClass = "Home"
        expected.base = "UIViewController"
        #expect(CodeQuestions(about: screen).controller == expected)
    }
}

/// Storyboards with one controller of the app.
enum AppScreens {
    static func storyboard(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="c">
        <scenes><scene sceneID="s"><objects>
        \(objects)
        </objects></scene></scenes></document>
        """
    }

    /// A screen of the class `Home` with these views, and outlets from their names to object ids.
    static func home(_ views: String, outlets: [String: String] = [:]) -> String {
        let connections = outlets.sorted { $0.key < $1.key }.map { name, id in
            "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(name)\"/>"
        }.joined()
        return storyboard(
            """
            <viewController id="c" customClass="Home"><view key="view" id="v">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews>
            \(views)
            </subviews></view><connections>\(connections)</connections></viewController>
            """)
    }
}
