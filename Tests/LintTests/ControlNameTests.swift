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
            let simulation = VoiceOver.read(screen)
            for element in screen.elements {
                guard let id = element.fileID, expected[id] != nil else { continue }
                let name = simulation.name(of: element.id)
                names[id] = name.source == .image ? "" : name.text
            }
        }
        #expect(names == expected)
    }
}
