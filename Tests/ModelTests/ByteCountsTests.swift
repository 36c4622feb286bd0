import TestSupport
import Testing

@testable import A11yModel

@Suite struct ByteCountsTests {
    /// Every length around a word, and some around what a lane can count.
    static let lengths = Array(0...24) + [255 * 8 - 1, 255 * 8, 255 * 8 + 9, 5000]

    @Test(arguments: lengths) func `bytes are counted as one by one`(_ length: Int) {
        var dice = Dice(seed: UInt64(length))
        let bytes: [UInt8] = [0x00, 0x0A, 0x0D, 0x41, 0x7F, 0x80, 0x8A, 0xBF, 0xC0, 0xFF]
        let texts = [(0..<length).map { _ in dice.pick(bytes) }] + bytes.map { Array(repeating: $0, count: length) }
        let start = dice.number(in: 0...length)
        let ranges = [0..<length, start..<dice.number(in: start...length)]
        for (text, range) in texts.flatMap({ text in ranges.map { (text, $0) } }) {
            for byte in bytes {
                let count = text.count(of: byte, range.lowerBound, range.upperBound)
                #expect(count == text[range].count { $0 == byte })
            }
            let continuations = text.continuationCount(range.lowerBound, range.upperBound)
            #expect(continuations == text[range].count { $0 & 0xC0 == 0x80 })
        }
    }

    @Test func `what lies outside of the text does not count`() {
        #expect([0x0A, 0x0A].count(of: 0x0A, 2, 1) == 0)
        #expect([0x0A, 0x0A].count(of: 0x0A, -8, 9) == 2)
    }
}
