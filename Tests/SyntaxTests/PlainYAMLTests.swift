import A11yModel
import Foundation
import Testing

@testable import A11ySyntax

@Suite struct PlainYAMLTests {
    @Test(arguments: YAMLOracleTests.files)
    func `a file that is plain has the tree that libyaml's events make`(_ file: URL) throws {
        try compare(bytes(of: file))
    }

    @Test(arguments: [
        "a: 1", "a: 1\n", "a:\n", "a:", "a: b c  # d\n", "- a\n- b\n", "a:\n- b\n- c\nd: e\n",
        "a:\n  - b\n  -\n  - c: d\n    e:\n",
        "- - a\n  - b\n-\n  - c\n", "- a:\n  - b\n- c:\n    - d\n", "# a\n\n---\n# b\na: b\n", "  a: b\n  c: d\n",
        "a: 'b'\n\"c\" : \"d\"\n",
        "a: [1, -2, b c, \"d\", {}, []]\n", "a: { b: c, \"d\": [e], 'f' : g }  # h\n",
        "{\"a\":1,\"b\":{\"c\":[true,null]}}",
        "{\n  \"a\" : [\n    1,\n    2 # b\n  ]\n}\n", "a: b:c#d\n", "a: é😀 # ü\nñ: ß\n", "\u{FEFF}a: b\n",
        "a: -1\nb: .5\n", "a\n", "[a]\n",
        "a: b\na: c\n", "a: {b: 1, b: 2}\n", "a:\n\n\n  b: c\n\n# d\ne: f", "<<: a\n", "a: 'b\\c'\n", "a:\n  b\nc: d\n",
    ])
    func `what screens are written in is plain`(yaml: String) {
        #expect(compare(Array(yaml.utf8)))
    }

    @Test(arguments: [
        "", "# a\n", "---\n", "a: &b c\n", "a: *b\n", "a: !c d\n", "a: |\n  b\n", "a: >\n  b\n", "a: b\n  c\n",
        "a: \"b\n  c\"\n",
        "a: \"\\u00e9\"\n", "a: 'b''c'\n", "a:\tb\n", "a: b\r\n", "%YAML 1.2\n---\na: b\n", "a: b\n---\nc: d\n",
        "a: b\n...\n",
        "? a\n: b\n", "a: b: c\n", "a: - b\n", "[a]: b\n", "[a: b]\n", "{a, b}\n", "{a: }\n", "[a, ]\n", "[a, b\n",
        "a: \"b\n", "a: b\n c: d\n",
        "a:\n    b: c\n  d: e\n", "- a\nb: c\n", "a: b\n- c\n", "a: [b]#c\n", "a: \"b\"c\n", "a: @b\n", "a: {b: c:}\n",
        "a: \u{85}b\n",
        "a: \u{2028}b\n", "a: \u{FFFE}\n", "a: \u{7F}\n", "a: [\n---\n]\n", "a: { b:c:, d: e }\n",
        String(repeating: "a", count: 1024) + " : b\n", "{ " + String(repeating: "a", count: 1024) + " : b }\n",
    ])
    func `what is unusual is left to libyaml`(yaml: String) {
        #expect(!compare(Array(yaml.utf8)))
    }

    @Test(arguments: 1...300 as ClosedRange<UInt64>)
    func `changed files have the same tree whoever reads them`(seed: UInt64) throws {
        var randomness = Randomness(seed: seed)
        var text = try bytes(of: randomness.pick(YAMLOracleTests.files))
        let signs = Array(" \n:-[]{},'\"#a&*!|>%@`?.\\~é\t".utf8)
        for _ in 0..<Int.random(in: 1...8, using: &randomness) where !text.isEmpty {
            let index = Int.random(in: text.indices, using: &randomness)
            switch Int.random(in: 0..<4, using: &randomness) {
            case 0: text[index] = randomness.pick(signs)
            case 1: text.insert(randomness.pick(signs), at: index)
            case 2: text.remove(at: index)
            default: text.removeSubrange(index..<min(text.count, index + Int.random(in: 1...40, using: &randomness)))
            }
        }
        compare(text)
    }

    /// Compares the trees of a text, if it is plain. Returns whether it is.
    @discardableResult
    private func compare(_ bytes: [UInt8]) -> Bool {
        guard UTF8Text.firstInvalid(in: bytes) == nil else { return false }
        var plain = YAMLTreeParser(bytes, within: .fixed)
        guard plain.readPlain() else { return false }
        var whole = YAMLTreeParser(bytes, within: .fixed)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(whole.read(upTo: bytes.count) == nil, "\(text)")
        let trees = [plain.finished(isWhole: true), whole.finished(isWhole: true)]
        #expect(trees[0].value.records == trees[1].value.records, "\(text)")
        #expect(trees[0].value.names == trees[1].value.names, "\(text)")
        #expect(trees[0].value.texts == trees[1].value.texts, "\(text)")
        #expect(trees[0].value.comments.map(\.range) == trees[1].value.comments.map(\.range), "\(text)")
        #expect(trees[0].problems.map(\.range) == trees[1].problems.map(\.range), "\(text)")
        return true
    }
}
