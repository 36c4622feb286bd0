import A11yModel
import A11ySyntax
import Testing

/// Searching bytes, and the places of what was found.
@Suite struct ByteReadingTests {
    @Test func `a text is found at any offset, across blocks and at the end`() {
        for place in [0, 1, 62, 63, 64, 65, 127, 128, 200] {
            let bytes = Array((String(repeating: "ab", count: 100) + "  ").utf8)
            let text = Array(bytes.prefix(place)) + Array("a11y".utf8) + Array(bytes.dropFirst(place).prefix(70))
            #expect(text.offset(of: "a11y") == place)
            #expect(text.offset(of: "a11y", from: place) == place)
            #expect(text.offset(of: "a11y", from: place + 1) == nil)
            #expect(Array(text.prefix(place + 3)).offset(of: "a11y") == nil)
        }
        #expect([UInt8]().offset(of: "a") == nil)
        #expect(Array("b%".utf8).offset(of: "%") == 1)
    }

    @Test func `a search finds what comparing at every byte finds`() {
        let letters = Array("ab<:\n\u{E9}".utf8)
        var random = Randomness(seed: 23)
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...30, using: &random)).compactMap { _ in
                letters.randomElement(using: &random)
            }
            let sought = ["a", "<<", "ab", "b:a", "é", "\n:", ""].randomElement(using: &random) ?? "a"
            let start = Int.random(in: 0...3, using: &random)
            let expected = bytes.indices.first {
                $0 >= start && !sought.isEmpty && bytes[$0...].starts(with: sought.utf8)
            }
            #expect(bytes.offset(of: sought, from: start) == expected, "\(sought) in \(bytes) from \(start)")
        }
    }

    @Test func `ranges behind characters of any width count bytes`() throws {
        let labels = (0..<40).map { String(repeating: $0 % 3 == 0 ? "é画" : "plain text ", count: $0 % 5) + "😀\($0)" }
        let text = labels.map { "- { label: '\($0)', note: \($0) }" }.joined(separator: "\n")
        let parsed = Syntax.parse(Source(path: "test.yaml", text: text))
        let bytes = Array(text.utf8)
        let root = try #require(parsed.value.roots.first)
        for (item, label) in zip(root.items, labels) {
            let range = try #require(item.entry("label")).range
            #expect(String(decoding: bytes[range.start..<range.end], as: UTF8.self) == "'\(label)'")
        }
    }
}
