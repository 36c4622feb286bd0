import A11yLint
import A11yModel
import TestSupport
import Testing

/// Page sources from before 2021, which do not say which nodes are accessibility elements, and special cases of newer
/// ones.
struct OldPageSourceTests {
    private func speech(_ inner: String) throws -> [String] {
        let tag = "XCUIElementTypeApplication"
        let text = "<\(tag) x=\"0\" y=\"0\" width=\"390\" height=\"844\">\(inner)</\(tag)>"
        return try #require(simulate(Source(path: "source.xml", text: text)).screens.first)
            .simulation.stops.map(\.utterance.description)
    }

    private static let row = """
        <XCUIElementTypeTable x="0" y="0" width="390" height="800">
        <XCUIElementTypeCell LABEL x="0" y="0" width="390" height="44">
        <XCUIElementTypeStaticText label="Sounds" x="16" y="10" width="200" height="22"/>
        <XCUIElementTypeSwitch label="SWITCH" value="1" x="320" y="6" width="51" height="31">
        <XCUIElementTypeSwitch value="1" x="320" y="6" width="51" height="31"/></XCUIElementTypeSwitch>
        </XCUIElementTypeCell></XCUIElementTypeTable>
        """

    @Test func `a row with a switch of the same name is one stop, the switch`() throws {
        let row = OldPageSourceTests.row.replacing("LABEL", with: "label=\"Sounds\"")
        #expect(try speech(row.replacing("SWITCH", with: "Sounds")) == ["Sounds. Switch Button. On."])
        #expect(try speech(row.replacing("SWITCH", with: "Mute")) == ["Sounds", "Mute. Switch Button. On."])
    }

    @Test func `a container with a name is a stop if it holds only drawings`() throws {
        let image = "<XCUIElementTypeImage x=\"10\" y=\"10\" width=\"9\" height=\"9\"/>"
        let text = "<XCUIElementTypeStaticText label=\"Half price\" x=\"10\" y=\"10\" width=\"90\" height=\"9\"/>"
        func box(_ inner: String) -> String {
            let frame = "x=\"0\" y=\"0\" width=\"99\" height=\"44\""
            return "<XCUIElementTypeOther label=\"Close\" \(frame)>\(inner)</XCUIElementTypeOther>"
        }
        #expect(try speech(box(image)) == ["Close"])
        #expect(try speech(box("<XCUIElementTypeOther>\(image)</XCUIElementTypeOther>")) == ["Close"])
        #expect(try speech(box(text)) == ["Half price"])
    }

    @Test func `a sheet hides the screen behind it`() throws {
        let button = "<XCUIElementTypeButton label=\"NAME\" x=\"0\" y=\"YY\" width=\"90\" height=\"44\"/>"
        let behind = button.replacing("NAME", with: "Share").replacing("YY", with: "20")
        let inside = button.replacing("NAME", with: "Copy").replacing("YY", with: "600")
        let frame = "x=\"0\" y=\"600\" width=\"390\" height=\"200\""
        let sheet = "<XCUIElementTypeSheet label=\"Ways\" \(frame)>\(inside)</XCUIElementTypeSheet>"
        #expect(try speech(behind + sheet) == ["Copy. Button."])
    }

    @Test func `a web page scrolls, so its hidden nodes are reached`() throws {
        let place = "x=\"0\" y=\"1300\" width=\"90\" height=\"20\""
        let link = "<XCUIElementTypeLink label=\"More\" visible=\"false\" \(place)/>"
        let frame = "x=\"0\" y=\"0\" width=\"390\" height=\"800\""
        let page = "<XCUIElementTypeWebView \(frame)>\(link)</XCUIElementTypeWebView>"
        #expect(try speech(page) == ["More. Link."])
        #expect(try speech(link) == [])
    }
}
