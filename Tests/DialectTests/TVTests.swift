import A11yDialects
import A11yModel
import Testing
import TestSupport

/// What is different in documents for televisions.
@Suite struct TVTests {
    private func tv(_ subviews: String) -> Screen {
        let root = #"<document type="com.apple.InterfaceBuilder.AppleTV.XIB" targetRuntime="AppleTV">"#
        let view = "<view id=\"v\"><subviews>\(subviews)</subviews></view>"
        return document("\(root)<objects>\(view)</objects></document>", path: "Film.xib").screen
    }

    @Test(arguments: ["", #" editable="YES""#])
    func `a text view cannot be typed into`(attribute: String) {
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
