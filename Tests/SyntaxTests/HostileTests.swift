import A11yModel
import A11ySyntax
import Foundation
import Testing

@Suite struct HostileTests {
    @Test(arguments: projectFiles("Fixtures/hostile"))
    func `a hostile file has a problem and a valid tree`(_ file: URL) throws {
        let parsed = Syntax.parse(Source(path: file.path, bytes: try bytes(of: file)))
        #expect(!parsed.problems.isEmpty)
        #expect(parsed.problems.allSatisfy { $0.range.end <= parsed.value.bytes.count })
        #expect(rangeFaults(parsed.value) == [])
    }

    struct Large: CustomTestStringConvertible, Sendable {
        var name: String
        var problem: String
        var text: @Sendable () -> String
        var testDescription: String { name }
    }

    static let tooDeep = Limits.fixed.expectation(of: .nesting)
    static let large = [
        Large(name: "brackets", problem: tooDeep) { String(repeating: "[", count: 20_000) },
        Large(name: "closed brackets", problem: tooDeep) {
            String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
        },
        Large(name: "braces", problem: tooDeep) { String(repeating: "{a: ", count: 20_000) },
        Large(name: "JSON", problem: tooDeep) {
            String(repeating: "{\"a\":[", count: 10_000) + String(repeating: "]}", count: 10_000)
        },
        Large(name: "dashes", problem: tooDeep) { String(repeating: "- ", count: 20_000) },
        Large(name: "question marks", problem: "a word or a text expected as a key, not a collection") {
            String(repeating: "? ", count: 20_000)
        },
        Large(name: "elements", problem: tooDeep) {
            String(repeating: "<a>", count: 20_000) + String(repeating: "</a>", count: 20_000)
        },
        Large(name: "indentation", problem: tooDeep) {
            (0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        },
        Large(name: "depth by aliases", problem: tooDeep) {
            "a0: &a0 [x]\n"
                + (1..<40).map { level in
                    "a\(level): &a\(level) " + String(repeating: "[", count: 9) + "*a\(level - 1)"
                        + String(repeating: "]", count: 9) + "\n"
                }.joined()
        },
        Large(
            name: "size by merge keys",
            problem: Limits.fixed.expectation(of: .aliasedValues)
        ) {
            "m0: &m0 {k0: 0}\n" + (1..<3000).map { "m\($0): &m\($0) {<<: *m\($0 - 1), k\($0): 0}\n" }.joined()
        },
        Large(name: "directives", problem: "at most 1000 lines that begin with `%` expected") {
            (0..<20_000).map { "%TAG !t\($0)! x\n" }.joined() + "---\na\n"
        },
        Large(name: "end tags", problem: "a start tag expected before this end tag") {
            "<a/>" + String(repeating: "</a>", count: 20_000)
        },
        Large(name: "less-than signs", problem: "a tag expected behind `<`: as a character it is written `&lt;`") {
            "<a>" + String(repeating: "< ", count: 40_000)
        },
        Large(name: "less-than signs in a value", problem: "`&lt;` expected: that is how `<` is written in a value") {
            "<a b=\"" + String(repeating: "<", count: 40_000) + "\"/>"
        },
        Large(name: "ampersands", problem: "`&amp;` expected: that is how `&` is written") {
            "<a>" + String(repeating: "&", count: 40_000) + "</a>"
        },
        Large(name: "open quotation mark", problem: "a closing quotation mark expected: it is opened here") {
            "<a b=\"" + String(repeating: "x", count: 40_000)
        },
        Large(
            name: "open quotation mark in YAML",
            problem: "a closing quotation mark expected: it is opened here and closed nowhere"
        ) {
            "a: \"" + String(repeating: "x", count: 40_000)
        },
    ]

    @Test(arguments: large)
    func `a file that is too deep, too large or endless is cut off`(_ sample: Large) {
        let parsed = parse(sample.text())
        #expect(described(parsed).contains { $0.hasSuffix("› " + sample.problem) }, "\(described(parsed))")
        #expect(parsed.problems.count <= Limits.fixed[.problems])
        #expect(rangeFaults(parsed.value) == [])
    }

    @Test func `a value of five million bytes is parsed`() {
        let value = "é" + String(repeating: "x234", count: 1_250_000)
        for text in ["<a b=\"\(value)\"/>", "b: \(value)\n", "{\"b\": \"\(value)\"}"] {
            let parsed = parse(text)
            #expect(parsed.problems.isEmpty)
            #expect(parsed.value.roots.first?.entry("b")?.text == value)
        }
    }

    @Test func `many attributes and names cost linear time`() {
        let attributes = (0..<50_000).map { " a\($0)=\"\"" }.joined()
        let parsed = parse("<a\(attributes)/>")
        #expect(parsed.problems.isEmpty)
        #expect(parsed.value.roots.first?.entry("a49999") != nil)
    }

    static let samples = [
        """
        \u{FEFF}# é
        screen: &s "Ho\\tme"
        elements:
          - { type: button, frame: [0, 1, 2, 3], label: *s }
          - label: |
              é one

              two
            <<: &d { a: 'it''s' }
        ---
        - *s

        """,
        """
        \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE a [ <!ENTITY b "c"> ]>
        <画面 a='1' b="&amp;é\t">
          text <!-- no --> &#65; <![CDATA[ <x> ]]> <b/><?pi ?>
        </画面>

        """,
    ]

    @Test(arguments: samples)
    func `a file that breaks off is parsed up to there`(_ sample: String) {
        let bytes = Array(sample.utf8)
        for length in bytes.indices {
            let parsed = Syntax.parse(Source(path: "test", bytes: Array(bytes[..<length])))
            #expect(rangeFaults(parsed.value) == [], "cut after \(length) bytes")
            #expect(parsed.problems.allSatisfy { $0.range.end <= length }, "cut after \(length) bytes")
            let lastTag = bytes.count - "</画面>\n".utf8.count
            if sample.contains("<?xml"), (4...lastTag).contains(length) {
                #expect(!parsed.problems.isEmpty, "cut after \(length) bytes")
            }
        }
    }

    @Test(arguments: samples, 1...150 as ClosedRange<UInt64>)
    func `random bytes never trap`(_ sample: String, seed: UInt64) {
        var randomness = Randomness(seed: seed)
        var bytes = Array(sample.utf8)
        for _ in 0..<Int.random(in: 1...8, using: &randomness) {
            let index = Int.random(in: 0..<bytes.count, using: &randomness)
            switch Int.random(in: 0..<3, using: &randomness) {
            case 0: bytes.remove(at: index)
            case 1: bytes.insert(UInt8.random(in: 0...255, using: &randomness), at: index)
            default: bytes[index] = randomness.pick(Array("<>&\"'=/ :-[]{}*&!|#%@`\n\t\0".utf8))
            }
        }
        let parsed = Syntax.parse(Source(path: "test", bytes: bytes))
        #expect(rangeFaults(parsed.value) == [], "seed \(seed)")
        #expect(parsed.problems.allSatisfy { $0.range.end <= parsed.value.bytes.count }, "seed \(seed)")
    }
}
