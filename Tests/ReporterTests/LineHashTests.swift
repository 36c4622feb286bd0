import A11yModel
import Testing

@testable import A11yReporters

/// Line hashes of code scanning. The hashes of the first tests are those of the upload action's own tests.
@Suite struct LineHashTests {
    @Test func `an empty file has one line`() {
        #expect(hashes("") == ["c129715d7a2bc9a3:1"])
    }

    @Test func `spaces and tabs do not change a hash`() {
        let expected = ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
        #expect(hashes(" a\nb\n  \t\tc\n d") == expected)
        #expect(hashes("a\n\tb\nc \n d\t") == expected)
    }

    @Test(arguments: ["\n", "\r", "\r\n"])
    func `the kind of line break does not change a hash`(lineBreak: String) {
        let text = " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n".replacing("\n", with: lineBreak)
        #expect(
            hashes(text) == [
                "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
                "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
            ])
    }

    @Test func `a file may end without a line break`() {
        #expect(hashes(" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End").last == "e6ceba753e1a442:1")
    }

    @Test func `equal lines are numbered`() {
        let text = String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10)
        let same = (1...6).map { "a7f2ff13bc495cf2:\($0)" }
        let last = ["a7f2ff1481e87703", "a9cf91f7bbf1862b", "55ec222b86bcae53", "cc97dc7b1d7d8f7b", "c129715d7a2bc9a3"]
        #expect(hashes(text) == same + last.map { "\($0):1" })
    }

    @Test func `lines above a line do not change its hash`() {
        let text = "screen: 支付 👩‍👩‍👧\nelements:\n  - { type: button }\n"
        #expect(Array(hashes("# added\n\n" + text).suffix(4)) == hashes(text))
    }

    @Test func `a byte order mark counts as a character, and there is no line outside of the text`() {
        let lines = LineTable([0xEF, 0xBB, 0xBF, 0x61])
        #expect(LineHashes(lines)[1] != LineHashes(LineTable([0x61]))[1])
        #expect(LineHashes(lines)[0] == nil)
        #expect(LineHashes(lines)[2] == nil)
    }

    private func hashes(_ text: String) -> [String] {
        let lines = LineTable(Array(text.utf8))
        let hashes = LineHashes(lines)
        return (1...lines.count).compactMap { hashes[$0] }
    }
}
