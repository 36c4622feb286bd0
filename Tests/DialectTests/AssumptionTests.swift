import A11yDialects
import A11yModel
import Testing

/// What a project assumes about files that do not state it.
@Suite struct AssumptionTests {
    private func screen(_ text: String, path: String = "a.yaml") throws -> Screen {
        var assumptions = Assumptions()
        assumptions.platform = .tvos
        assumptions.language = "de"
        return try #require(
            ScreenDocument(parsing: Source(path: path, text: text), assuming: assumptions).screens.first)
    }

    @Test func `a file without platform and language gets the project's`() throws {
        let screen = try screen("screen: A\nelements: [{ type: button }]")
        #expect(screen.platform == .tvos)
        #expect(screen.size == Platform.tvos.defaultSize)
        #expect(screen.language == "de")
    }

    @Test func `a file's own statements win over the project's`() throws {
        let text = "screen: A\nplatform: ios\nlanguage: fr\nelements: [{ type: button }]"
        let screen = try screen(text)
        #expect(screen.platform == .ios)
        #expect(screen.size == Platform.ios.defaultSize)
        #expect(screen.language == "fr")
        #expect(try self.screen("screen: A\nsize: [100, 200]\nelements: [{ type: button }]").size.width == 100)
    }

    @Test func `an Interface Builder document states its platform, and its folder the language`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
              <objects><view id="a"><subviews><button id="b"/></subviews></view></objects>
            </document>
            """
        #expect(try screen(text, path: "Base.lproj/A.xib").platform == .ios)
        #expect(try screen(text, path: "Base.lproj/A.xib").language == "de")
        #expect(try screen(text, path: "fr.lproj/A.xib").language == "fr")
    }
}
