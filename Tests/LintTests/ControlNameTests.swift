import A11yDialects
import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// That no control of a Mac or watch document is lost, and that it has the name that another reader finds.
@Suite struct ControlNameTests {
    @Test(arguments: [("mac.xib", 12), ("mac.storyboard", 5), ("watch.storyboard", 6)])
    func `another reader finds the same controls with the same names`(file: String, least: Int) throws {
        let source = fixture("screens/\(file)")
        let expected = try #require(ControlNameOracle.names(in: source))
        #expect(expected.count >= least)
        var names: [String: String] = [:]
        for screen in ScreenDocument(parsing: source).screens {
            let simulation = VoiceOver.simulate(screen)
            for element in screen.elements {
                guard let id = element.fileID, expected[id] != nil else { continue }
                let name = simulation.name(of: element.id)
                names[id] = name.source == .image ? "" : name.text
            }
        }
        #expect(names == expected)
    }

    @Test func `a title connection names a control of a Mac that draws no title of its own`() throws {
        func control(_ id: String, _ cell: String) -> String {
            let line = #"<connections><accessibilityConnection property="title" destination="c"/></connections>"#
            let tag = cell.hasPrefix("popUp") ? "popUpButton" : "button"
            return "<\(tag) id=\"\(id)\"><\(cell)/>\(line)</\(tag)>"
        }
        let caption = #"<textField id="c"><textFieldCell key="cell" title="Codec:"/></textField>"#
        let views =
            caption + control("mp3", #"buttonCell key="cell" title="MP3""#)
            + control("plain", #"buttonCell key="cell""#)
            + control("choice", #"popUpButtonCell key="cell" title="AAC""#)
        let document = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects><customView id="v"><subviews>"#
        let source = Source(path: "Audio.xib", text: document + views + "</subviews></customView></objects></document>")
        let screen = try #require(ScreenDocument(parsing: source).screens.first)
        let simulation = VoiceOver.simulate(screen)
        let names = ["mp3", "plain", "choice"].map { id in
            screen.element(withFileID: id).map { simulation.name(of: $0).text }
        }
        #expect(names == ["MP3", "Codec:", "Codec:"])
    }
}
