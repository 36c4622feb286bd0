import A11yModel
import Testing

/// What is found by words is what a loop over bytes finds, whatever the length of the text and the place in it.
@Suite struct ByteWordsTests {
    /// Texts of every length up to 40, of bytes that are close to those that are looked for.
    private static let texts: [[UInt8]] = {
        var randomness = Randomness(seed: 12)
        let choice: [UInt8] = [
            0x00, 0x09, 0x0A, 0x0D, 0x1F, 0x20, 0x21, 0x22, 0x26, 0x3C, 0x61, 0x7F, 0x80, 0xBF, 0xFF,
        ]
        return (0...40).flatMap { length in
            (0..<4).map { _ in
                (0..<length).map { _ in
                    choice.randomElement(using: &randomness) ?? UInt8.random(in: 0...255, using: &randomness)
                }
            }
        }
    }()

    @Test func `words mark the bytes below a limit, and those that equal one`() {
        for byte in UInt8.min...UInt8.max {
            for place in 0..<ByteWord.count {
                let word = ByteWord.each(0x61) & ~(0xFF << UInt64(8 * place)) | UInt64(byte) << UInt64(8 * place)
                let mark: UInt64 = 0x80 << UInt64(8 * place)
                let others = ByteWord.highest & ~mark
                for limit: UInt8 in [1, 0x0E, 0x20, 0x40, 0x80] {
                    let expected = (byte < limit ? mark : 0) | (0x61 < limit ? others : 0)
                    #expect(ByteWord.below(limit, in: word) == expected, "\(byte) below \(limit)")
                }
                for sought: UInt8 in [0, 0x0A, 0x7F, 0x80, 0xFF, byte] where sought != 0x61 {
                    #expect(ByteWord.equal(to: sought, in: word) == (byte == sought ? mark : 0), "\(byte), \(sought)")
                }
            }
        }
    }

    @Test func `the first marked byte is found from any offset`() {
        for text in ByteWordsTests.texts {
            for start in 0...text.count {
                let found = text.span.firstIndex(from: start) { ByteWord.below(0x0E, in: $0) }
                #expect(found == text[start...].firstIndex { $0 < 0x0E } ?? text.count, "\(text) from \(start)")
                let quote = text.span.firstIndex(from: start) { ByteWord.equal(to: 0x22, in: $0) }
                #expect(quote == text[start...].firstIndex(of: 0x22) ?? text.count, "\(text) from \(start)")
                let wide = text.span.firstNonASCII(from: start)
                #expect(wide == text[start...].firstIndex { $0 >= 0x80 } ?? text.count, "\(text) from \(start)")
            }
            let beyond = text.span.firstIndex(from: text.count + 3) { _ in ByteWord.highest }
            #expect(beyond == text.count)
        }
    }

    @Test func `the marked bytes of any range are counted`() {
        for text in ByteWordsTests.texts {
            for start in 0...text.count {
                for end in start...text.count {
                    let count = text.span.count(from: start, upTo: end) { ByteWord.below(0x20, in: $0) }
                    let expected = text[start..<end].count { $0 < 0x20 }
                    #expect(count == expected, "\(text) from \(start) to \(end)")
                }
            }
        }
    }

    @Test func `counts do not overflow in long texts`() {
        let text = [UInt8](repeating: 0x0A, count: 10_000)
        let count = text.span.count(from: 3, upTo: 9_999) { ByteWord.equal(to: 0x0A, in: $0) }
        #expect(count == 9_996)
    }

    @Test func `what lies outside of a text does not count`() {
        let text: [UInt8] = [0x0A, 0x0A]
        let count = text.span.count(from: -8, upTo: 9) { ByteWord.equal(to: 0x0A, in: $0) }
        #expect(count == 2)
        let none = text.span.count(from: 2, upTo: 1) { ByteWord.equal(to: 0x0A, in: $0) }
        #expect(none == 0)
    }

    @Test func `the word of a range has its bytes and zeros`() {
        for text in ByteWordsTests.texts {
            for start in 0...text.count {
                for end in start...text.count {
                    let expected = text[start..<end].prefix(ByteWord.count).reversed().reduce(0) {
                        $0 << 8 | UInt64($1)
                    }
                    let word = text.span.word(from: start, upTo: end)
                    #expect(word == expected, "\(text) from \(start) to \(end)")
                }
            }
        }
    }

    @Test func `ranges are equal if their bytes are`() {
        for length in 0...40 {
            let text = (0..<length).map { UInt8($0) }
            let twice = [0xFF] + text + [0xFE] + text
            let second = length + 2
            let areEqual = twice.span.areEqual(from: 1, from: second, length: length)
            #expect(areEqual)
            for place in 0..<length {
                var other = twice
                other[second + place] ^= 0x80
                let areEqual = other.span.areEqual(from: 1, from: second, length: length)
                #expect(!areEqual, "\(place) of \(length)")
            }
        }
    }

    @Test func `blocks beyond ASCII are found at any offset`() {
        for place in [0, 1, 7, 8, 63, 64, 65, 127, 128, 200] {
            var text = [UInt8](repeating: 0x61, count: 230)
            text[place] = 0xC3
            for start in [0, place / 2, place] {
                let found = text.span.firstNonASCII(from: start)
                #expect(found == place)
            }
            let none = text.span.firstNonASCII(from: place + 1)
            #expect(none == text.count)
        }
    }
}
