import A11yModel
import Testing
import Yams

/// Data that is rendered as YAML, and parsed by another YAML parser.
@Suite struct RenderedYAMLTests {
    @Test func `collections are in block style, and a list of numbers is one line`() {
        let value = JSON.object([
            ("b", .array([.object([("c", .text("d e")), ("f", .array([.integer(1), .number(4.5)]))]), .array([])])),
            ("g", .object([("h", .null), ("i", .object([])), ("j", .flag(true))])),
            ("k", .array([.array([.text("l"), .array([.text("m")])])])),
        ])
        let expected = """
            b:
              - c: d e
                f: [1, 4.5]
              - []
            g:
              h: null
              i: {}
              j: true
            k:
              - - l
                - - m

            """
        #expect(value.yaml == expected)
    }

    @Test(arguments: [
        "", " ", "yes", "No", "on", "y", "null", "NULL", "true", "~", "1 of 5.", "12", "1.5", "1e3", "0x1F", "12:30",
        "2026-01-31", "- a", "-", "? a", ": a", "a: b", "a:", "a #b", "#b", "a ", " a", "[a]", "{a}", "a, b", "&a",
        "*a",
        "!a", "|", ">", "%a", "@a", "`a`", "'a'", "\"a\"", "a\nb", "a\r\nb", "a\tb", "a\\b", "…", "“a”", "---", "...",
        "<<", "=", "🙂", "a🙂", "a\u{FEFF}b", "a\u{85}b", "a\u{2028}b", "a\u{7F}\u{9F}\u{0}", "e\u{301}", "שלום",
        "搜索: 热搜词",
        "Tab. 1 of 3.", "a\u{FFFE}b", "$", "a - b", "a -b", "inf", ".inf", ".nan", "nan", "٣",
    ])
    func `every text is parsed as the same text`(text: String) throws {
        for value in [JSON.text(text), .array([.text(text)]), .object([("a", .text(text))]), .object([(text, .null)])] {
            try expectReadBack(value)
        }
    }

    @Test func `every character is parsed as the same character`() throws {
        let scalars =
            (0...0x2FFF).compactMap { Unicode.Scalar($0) } + ["\u{FFFD}", "\u{FFFF}", "\u{1F600}", "\u{10FFFF}"]
        try expectReadBack(.array(scalars.flatMap { [.text("a\(Character($0))b"), .text(String(Character($0)))] }))
    }

    @Test(arguments: [0, -1, 1.5, 1e21, 1e-9, 0.1, 44, 9_007_199_254_740_992, 1e300])
    func `numbers are parsed as the same numbers`(number: Double) throws {
        let back = try Yams.load(yaml: JSON.array([.number(number)]).yaml) as? [Any]
        #expect((back?.first as? Double ?? (back?.first as? Int).map(Double.init)) == number)
    }

    /// JSON is YAML, so the same parser must read the same data from both.
    private func expectReadBack(_ value: JSON, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let node = try #require(try Yams.compose(yaml: value.yaml), sourceLocation: sourceLocation)
        #expect(node.matches(value), "\(value.yaml)", sourceLocation: sourceLocation)
    }
}

extension Node {
    /// Whether the node equals a value in kind and text.
    fileprivate func matches(_ value: JSON) -> Bool {
        switch value {
        case .null: tag == Tag(.null)
        case .flag(let flag): bool == flag
        case .number(let number): float == number
        case .text(let text):
            tag == Tag(.str) && scalar?.string.unicodeScalars.elementsEqual(text.unicodeScalars) == true
        case .array(let items):
            sequence.map { $0.count == items.count && zip($0, items).allSatisfy { $0.matches($1) } } ?? false
        case .object(let entries):
            mapping.map { mapping in
                mapping.count == entries.count
                    && zip(mapping, entries).allSatisfy { $0.key.matches(.text($1.key)) && $0.value.matches($1.value) }
            } ?? false
        }
    }
}
