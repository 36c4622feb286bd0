import A11yDialects
import A11yModel
import Testing
import TestSupport

@Suite struct InterfaceBuilderDocumentTests {
    private func document(type: String, runtime: String, more: String = "") -> ScreenDocument {
        TestSupport.document(
            """
            <document type="com.apple.InterfaceBuilder\(type)" targetRuntime="\(runtime)" \(more)><objects>
            <view id="a"/></objects></document>
            """, path: "a.xib")
    }

    @Test(arguments: [
        ("3.CocoaTouch.XIB", "iOS.CocoaTouch", Platform.ios),
        ("3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", .ios),
        ("3.CocoaTouch.iPad.XIB", "iOS.CocoaTouch.iPad", .ipados),
        (".AppleTV.XIB", "AppleTV", .tvos), (".AppleTV.Storyboard", "AppleTV", .tvos),
        (".WatchKit.Storyboard", "watchKit", .watchos),
        ("3.Cocoa.XIB", "MacOSX.Cocoa", .macos), ("3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", .macos),
    ])
    func `the root determines the platform of a document`(type: String, runtime: String, platform: Platform) {
        let document = document(type: type, runtime: runtime)
        #expect(document.screens.map(\.platform) == [platform])
        #expect(document.screens.map(\.input) == [.interfaceBuilder])
        #expect(document.problems == [])
    }

    @Test(arguments: [
        (".AppleTV.Storyboard", "AppleTV", #"launchScreen="YES""#, "A launch screen"),
        ("3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", #"launchScreen="YES""#, "A launch screen"),
        ("9.Glasses.XIB", "glasses", "", "An Interface Builder document for an unknown system"),
    ])
    func `documents of unknown systems and launch screens are recognised, not checked`(
        type: String, runtime: String, more: String, kind: String
    ) throws {
        let document = document(type: type, runtime: runtime, more: more)
        #expect(document.screens.isEmpty)
        let problem = try #require(document.problems.first)
        #expect(document.problems.count == 1)
        #expect(problem.rule == .uncheckedDocument)
        #expect(problem.facts == ["kind": .text(kind)])
        #expect(document.spelling(problem.range) == "document")
    }

    @Test func `an archive of Xcode 3 is an old format`() {
        let document = TestSupport.document(
            #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data/></archive>"#)
        #expect(document.problems.map(\.rule) == [.oldFormat])
        #expect(document.problems.map { document.spelling($0.range) } == ["archive"])
    }

    @Test(arguments: [
        (#"<document version="3.0"/>"#, "a.xib", true),
        (#"<document version="3.0"/>"#, "a.xml", false),
        (#"<document type="letter"/>"#, "a.xib", false),
        (#"<screen name="A"/>"#, "a.xib", false),
    ])
    func `the extension decides only if the root does not`(text: String, path: String, isOurs: Bool) {
        let rules = TestSupport.document(text, path: path).problems.map(\.rule)
        #expect(rules.contains(.uncheckedDocument) == isOurs)
    }

    @Test(arguments: [
        (#"<device id="retina4_7" orientation="portrait"/>"#, 375, 667),
        (#"<device id="retina4_7" orientation="landscape"/>"#, 667, 375),
        (#"<device id="ipad12_9rounded" orientation="landscape"/>"#, 1366, 1024),
        (#"<device id="holodeck" orientation="portrait"/>"#, 390, 844),
        ("", 390, 844),
    ])
    func `the device determines the size`(device: String, width: Double, height: Double) {
        let document = storyboard(#"<viewController id="c"><view id="v"/></viewController>"#, device: device)
        #expect(document.screen.size == Size(width: width, height: height))
    }

    @Test(arguments: [
        (#"<device id="retina4_0"/>"#, "375", "2000", Size(width: 375, height: 2000)),
        (#"<device id="retina4_7"/>"#, "200", "100", Size(width: 375, height: 667)),
        ("", "600", "600", Size(width: 600, height: 600)),
    ])
    func `a root view larger than the device, or without one, determines the size`(
        device: String, width: String, height: String, size: Size
    ) {
        let view = #"<view id="v"><rect key="frame" x="0" y="0" width="\#(width)" height="\#(height)"/></view>"#
        #expect(storyboard("<viewController id=\"c\">\(view)</viewController>", device: device).screen.size == size)
    }

    @Test(arguments: [
        ("App/zh-Hans.lproj/Main.storyboard", "zh-Hans"),
        ("App/pt_BR.lproj/Main.storyboard", "pt-BR"),
        ("App/Base.lproj/Main.storyboard", "en"),
        ("App/Main.storyboard", "en"),
    ])
    func `a localised folder determines the language`(path: String, language: String) {
        let document = storyboard(#"<viewController id="c"><view id="v"/></viewController>"#, path: path)
        #expect(document.screen.language == language)
    }

    @Test(arguments: [
        (#"storyboardIdentifier="Home" userLabel="First" customClass="HomeController" title="A""#, "Home"),
        (#"userLabel="First" customClass="HomeController" title="A""#, "First"),
        (#"customClass="HomeController" title="A""#, "HomeController"),
        (#"title="A""#, "A"),
        (#"title="""#, "viewController c"),
        ("", "viewController c"),
    ])
    func `a scene has the author's name for it`(attributes: String, name: String) {
        #expect(storyboard("<viewController id=\"c\" \(attributes)><view/></viewController>").screen.name == name)
    }

    @Test func `names are unique`() {
        func scene(_ id: String) -> String {
            "<viewController id=\"\(id)\" customClass=\"Home\"><view/></viewController>"
        }
        #expect(
            storyboard(scene("a"), scene("b"), scene("b")).screens.map(\.name) == ["Home", "Home (b)", "Home (b) 2"])
    }

    @Test func `a xib has an incomplete screen for each view`() {
        let document = xib(#"<view id="a"/><view id="b" userLabel="Footer"/><view id="c"/>"#, path: "UI/Card.xib")
        #expect(document.screens.map(\.name) == ["Card", "Footer", "Card (c)"])
        #expect(document.screens.map(\.isWhole) == [false, false, false])
    }

    @Test func `a duplicate id is reported at the second view`() throws {
        let document = xib(#"<view id="a"><subviews><label id="b"/><button id="b"/></subviews></view>"#)
        let problem = try #require(document.problems.first)
        #expect(document.problems.map(\.rule) == [.duplicateID])
        #expect(problem.facts == ["id": "b", "element": "label"])
        let first = try #require(problem.related?.range)
        #expect(first < problem.range)
        #expect([first, problem.range].map(document.spelling) == ["b", "b"])
    }
}
