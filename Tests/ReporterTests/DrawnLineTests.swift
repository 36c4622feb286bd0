import A11yModel
import TestSupport
import Testing

@testable import A11yReporters

/// Marks stand under what they mark, whatever stands in the line.
@Suite struct DrawnLineTests {
    private static let pieces = [
        "a", "key: ", "\t", "按钮", "👩‍👩‍👧", "e\u{301}", "🇨🇭", "\u{7}", "ｶﾞ", "한", "{ ", "❤️", "\u{202E}", "\"", " ",
    ]

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `the cells of a range hold what the range holds`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let before = (0..<dice.number(in: 0...60)).map { _ in dice.pick(Self.pieces) }.joined()
        let marked = (0...dice.number(in: 0...4)).map { _ in dice.pick(Self.pieces.filter { $0 != "\t" }) }.joined()
        let after = (0..<dice.number(in: 0...60)).map { _ in dice.pick(Self.pieces) }.joined()
        let text = before + "|" + marked + "|" + after
        let lines = LineTable(Array(text.utf8))
        let start = before.utf8.count + 1
        let range = SourceRange(start, start + marked.utf8.count)
        for width in [30, 60, 1000] {
            let line = DrawnLine(
                SourceRange(0, text.utf8.count), of: lines, around: range.start, width: width, cut: "…")
            #expect(cells(line.text) <= width)
            let place = line.place(of: range)
            let under = characters(of: line.text, in: place)
            let wanted = marked.map { visible(String($0)) }.joined()
            // What was cut off is missing at the end only.
            #expect(width == 1000 ? under == wanted : wanted.hasPrefix(under.replacing("…", with: "")), "\(text)")
        }
    }

    @Test func `a line of megabytes is shown around the mark`() {
        let long = String(repeating: "x", count: 3_000_000)
        let lines = LineTable(Array((long + "HERE" + long).utf8))
        let line = DrawnLine(
            SourceRange(0, 6_000_004), of: lines, around: 3_000_000, width: 40, cut: "...")
        #expect(line.text.count == 40)
        #expect(line.text.hasPrefix("...x") && line.text.hasSuffix("x..."))
        #expect(characters(of: line.text, in: line.place(of: SourceRange(3_000_000, 3_000_004))) == "HERE")
    }

    /// The characters of a text that stand in these cells.
    private func characters(of text: String, in place: Range<Int>) -> String {
        var cell = 0
        var found = ""
        for character in text {
            if place.contains(cell) { found.append(character) }
            cell += cells(character)
        }
        return found
    }
}
