import A11yModel
import Testing

@Suite struct ColorTests {
    @Test func `colours are read with and without alpha`() {
        #expect(Color(hex: "#FF0080") == Color(red: 1, green: 0, blue: 128.0 / 255))
        #expect(Color(hex: "#ff008000") == Color(red: 1, green: 0, blue: 128.0 / 255, alpha: 0))
    }

    @Test(arguments: ["", "#", "FF0080", "#FF008", "#FF00800", "#FF0080GG", "#+F0080", "#ＦＦ００８０", "# FF008", "red"])
    func `anything else is no colour`(_ text: String) {
        #expect(Color(hex: text) == nil)
    }
}
