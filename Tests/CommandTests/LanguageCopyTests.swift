import Foundation
import TestSupport
import Testing

/// Copies of one document by language.
@Suite struct LanguageCopyTests {
    private static func xib(_ title: String, _ more: String = "") -> String {
        let cell = #"<buttonCell key="cell" type="square" image="shop" imagePosition="only"/>"#
        let text = "<textField id=\"text-0-txt\"><textFieldCell key=\"cell\" title=\"\(title)\"/></textField>"
        return """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
            <objects><customView id="root-0-vew"><subviews>
            <button id="shop-0-btn">\(cell)</button>\(more)
            \(text)
            </subviews></customView></objects></document>
            """
    }

    @Test func `what is found in the copies for several languages is one finding with the languages`() throws {
        let only =
            #"<button id="only-0-btn"><buttonCell key="cell" type="square" image="pen" imagePosition="only"/></button>"#
        let folder = try Folder([
            "de.lproj/Shop.xib": LanguageCopyTests.xib("Laden", only),
            "en.lproj/Shop.xib": LanguageCopyTests.xib("Shop"),
            "fr.lproj/Shop.xib": LanguageCopyTests.xib("Magasin"), "fr.lproj/Other.xib": LanguageCopyTests.xib("Autre"),
        ])
        let run = try a11ylint([".", "-f", "compact", "-q", "--config", "none"], in: folder.url)
        let lines = run.output.split(separator: "\n")
        #expect(
            lines.map { $0.prefix { $0 != ":" } } == ["de.lproj/Shop.xib", "en.lproj/Shop.xib", "fr.lproj/Other.xib"])
        #expect(lines[0].contains("“pen”"))
        #expect(lines[1].contains("The copies for de and fr have it as well."))
        #expect(!lines[2].contains("copies"))
    }

    @Test func `one copy alone is as it is`() throws {
        let folder = try Folder(["de.lproj/Shop.xib": LanguageCopyTests.xib("Laden")])
        let run = try a11ylint([".", "-f", "compact", "-q", "--config", "none"], in: folder.url)
        #expect(run.output.hasPrefix("de.lproj/Shop.xib:3:"))
        #expect(!run.output.contains("copies"))
    }
}
