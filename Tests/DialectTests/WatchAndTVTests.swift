import A11yDialects
import A11yModel
import TestSupport
import Testing

/// Watch storyboards.
@Suite struct WatchTests {
    private let document = ScreenDocument(parsing: fixture("screens/watch.storyboard"))

    @Test func `each controller is a screen, also of glances and notifications`() {
        #expect(document.problems == [])
        #expect(document.screens.map(\.platform) == [.watchos, .watchos, .watchos])
        #expect(document.screens.map(\.title) == ["Rowing", nil, nil])
    }

    @Test func `names and hints are attributes`() {
        let button = document.screen.element("wat-00-004")
        #expect(button?.label == "Last crew")
        #expect(button?.hint == "Opens the log")
        #expect(document.screen.element("wat-00-022")?.traits == .image)
        #expect(document.screen.element("wat-00-022")?.isElement == true)
    }

    @Test func `nothing has a frame, and rows are templates`() {
        #expect(document.screens.allSatisfy { $0.elements.allSatisfy { $0.frame == nil } })
        #expect(document.screen.element("wat-00-018")?.type == .tableViewCell)
        #expect(document.screen.element("wat-00-018")?.doubts.contains(.template) == true)
    }

    @Test func `a slider has its minimum and maximum`() {
        let slider = document.screen.element("wat-00-014")
        #expect(slider?[.minimum]?.number == 16)
        #expect(slider?[.maximum]?.number == 40)
    }
}

/// What differs in documents for televisions.
@Suite struct TVTests {
    private func tv(_ subviews: String) -> Screen {
        let root = #"<document type="com.apple.InterfaceBuilder.AppleTV.XIB" targetRuntime="AppleTV">"#
        let view = "<view id=\"v\"><subviews>\(subviews)</subviews></view>"
        return document("\(root)<objects>\(view)</objects></document>", path: "Film.xib").screen
    }

    @Test(arguments: ["", #" editable="YES""#])
    func `a text view is not editable`(attribute: String) {
        let screen = tv("<textView id=\"t\" text=\"A long night at sea\"\(attribute)/>")
        #expect(screen.platform == .tvos)
        #expect(screen.element("t")?[.editable]?.flag == false)
    }

    @Test func `a poster is a control with its title`() {
        let poster = tv(#"<tvPosterView id="p" title="The sea"/>"#).element("p")
        #expect(poster?.type == .button)
        #expect(poster?.title == "The sea")
    }
}
