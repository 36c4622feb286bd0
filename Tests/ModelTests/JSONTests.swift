import A11yModel
import Foundation
import Testing

@Suite struct JSONTests {
    @Test func `entries keep their order and are indented by two spaces`() {
        let value = JSON.object([
            ("b", .array([.integer(1), .null])), ("a", .object([])), ("c", .array([])), ("d", .flag(true)),
        ])
        #expect(value.rendered(.compact) == #"{"b":[1,null],"a":{},"c":[],"d":true}"#)
        #expect(
            value.rendered() == "{\n  \"b\": [\n    1,\n    null\n  ],\n  \"a\": {},\n  \"c\": [],\n  \"d\": true\n}")
    }

    @Test(arguments: [0, -1, 1.5, 1e21, 1e-9, 0.1, 44, 9_007_199_254_740_992, -0.0, .infinity, .nan])
    func `numbers are read back`(_ number: Double) throws {
        let text = "[" + JSON.number(number).rendered() + "]"
        let back = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
        #expect((back.first as? NSNumber)?.doubleValue == (number.isFinite ? number : nil), "\(text)")
    }

    @Test func `every character is read back`() throws {
        let plain = (0...0x2FFF).compactMap { Unicode.Scalar($0) }
        let all = plain + ["\u{FEFF}", "\u{FFFD}", "\u{1F600}", "\u{10FFFF}"]
        for scalar in all {
            let string = "a" + String(Character(scalar)) + "\"\\b"
            let text = JSON.array([.text(string)]).rendered(.compact)
            #expect(text.unicodeScalars.allSatisfy { !$0.mustBeEscaped })
            let back = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String])
            #expect(back.first.map { Array($0.unicodeScalars) } == Array(string.unicodeScalars), "U+\(scalar.value)")
        }
    }

    @Test(arguments: ["\"", "\\", "\n", "\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{2069}", "\u{FFFF}"])
    func `a character that is escaped is found wherever it stands`(sign: String) throws {
        for count in 0...24 {
            for place in 0...count {
                let text = String(repeating: "“é", count: place) + sign + String(repeating: "x", count: count - place)
                let written = JSON.array([.text(text)]).rendered(.compact)
                #expect(written.unicodeScalars.allSatisfy { !$0.mustBeEscaped }, "\(place) of \(count)")
                let back = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String]
                #expect(back?.first.map { Array($0.utf8) } == Array(text.utf8), "\(place) of \(count)")
            }
        }
    }

    @Test(arguments: ["“plain”", "é", "日本", "😀", "\u{A0}", "\u{2027}", "\u{202F}", "\u{2065}", "\u{206A}", "\u{FFFD}"])
    func `what needs no escape is copied`(sign: String) {
        for place in 0...17 {
            let text = String(repeating: "x", count: place) + sign
            #expect(JSON.text(text).rendered() == "\"\(text)\"")
        }
    }

    @Test(arguments: [0, 7, -7, 10, 99, 100, 1_234_567_890, 1 << 53, .min])
    func `whole numbers are written in digits`(number: Int) {
        #expect(JSON.object([("n", .integer(number))]).rendered(.compact) == "{\"n\":\(number)}")
    }

    @Test func `a text of several megabytes is whole`() {
        let words = (0..<150_000).map { "“\($0)” of all of them" }
        let text = JSON.array(words.map(JSON.text)).rendered(.compact)
        #expect(text == "[" + words.map { "\"\($0)\"" }.joined(separator: ",") + "]")
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func `random values are read back`(seed: UInt64) throws {
        var state = seed
        let value = random(&state, depth: 0)
        for layout in [JSON.Layout.compact, .indented] {
            let text = JSON.array([value]).rendered(layout)
            let back = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSArray
            #expect(back == [plain(value)] as NSArray, "seed \(seed): \(text)")
        }
    }

    /// The value as `JSONSerialization` parses it.
    private func plain(_ value: JSON) -> Any {
        switch value {
        case .null: NSNull()
        case .flag(let flag): NSNumber(value: flag)
        case .number(let number): NSNumber(value: number)
        case .text(let text): text
        case .array(let items): items.map(plain)
        case .object(let entries): Dictionary(uniqueKeysWithValues: entries.map { ($0.key, plain($0.value)) })
        }
    }

    private func random(_ state: inout UInt64, depth: Int) -> JSON {
        func next(_ count: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33 % count)
        }
        switch next(depth < 4 ? 6 : 4) {
        case 0: return .null
        case 1: return .flag(next(2) == 0)
        case 2: return .number(Double(next(2000) - 1000) / 8)
        case 3: return .text(["", "é", "\"\\", "a\nb", "\u{2028}", "😀"][next(6)])
        case 4: return .array((0..<next(4)).map { _ in random(&state, depth: depth + 1) })
        default: return .object((0..<next(4)).map { ("k\($0)\n", random(&state, depth: depth + 1)) })
        }
    }
}
