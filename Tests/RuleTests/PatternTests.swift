import Testing

@testable import A11yEngine
@testable import A11yChecks
@testable import A11yPolicy

@Suite struct PatternTests {
    @Test(arguments: [
        ("pay", "Please pay now", true), ("Pay", "Please pay now", false), ("", "", true), ("^$", "", true),
        ("^$", "x", false), ("^pay$", "pay", true), ("^pay$", "repay", false), ("b|^a", "cab", true),
        ("^(ic|img)_", "ic_close", true), ("^(ic|img)_", "music_close", false), ("a(b|c)*d", "xabcbcd", true),
        ("a(b|)d", "ad", true), ("colou?r", "color", true), ("go+gle", "ggle", false), (".", "\n", false),
        ("[a-cx]+$", "zzabcx", true), ("[^0-9]", "0123", false), ("[\\]-]", "a-b", true), ("[a-]", "-", true),
        ("\\d+ \\w+", "12 items", true), ("\\D", "12", false), ("^\\S+\\s\\S+$", "two words", true),
        ("\\.png$", "apng", false),
        ("\\W", "a_1", false), ("^.{0}$", "", nil), ("第\\d+页", "第12页", true), ("^.$", "é", true), ("^.$", "👩‍👩‍👧", true),
        ("(a*)*b", "aaab", true), ("(a|b)+$", "abba", true), ("(?:ab)+c", "ababc", true),
    ])
    func `a pattern agrees with Regex`(source: String, text: String, expected: Bool?) throws {
        let pattern = Pattern(source)
        #expect(pattern?.matches(text) == expected)
        guard let expected else { return }
        let match = try Regex(source).firstMatch(in: text)
        #expect((match != nil) == expected)
    }

    @Test(arguments: [
        "(", ")", "a)", "(a", "[", "[]", "[z-a]", "*a", "a**", "a+?", "\\", "\\q", "a{2}", "}", "(?=a)", "(?i)a", "^*",
        "a|*",
        "[[a]", "a]", String(repeating: "(", count: 40) + String(repeating: ")", count: 40),
        String(repeating: "a", count: Pattern.longest + 1),
    ])
    func `a broken or unsupported pattern is none`(source: String) {
        #expect(Pattern(source) == nil)
    }

    @Test(arguments: 1...40)
    func `random patterns agree with Regex`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        for _ in 0..<25 {
            let source = random.pattern(depth: 3)
            let regex = try Regex(source)
            let pattern = try #require(Pattern(source), "\(source)")
            for _ in 0..<8 {
                let text = String((0..<random.number(below: 7)).map { _ in random.pick(Array("ab1 _")) })
                let expected = try regex.firstMatch(in: text) != nil
                #expect(pattern.matches(text) == expected, "\(source) in “\(text)”, seed \(seed)")
            }
        }
    }

    @Test func `a pattern that makes backtracking explode ends at once`() throws {
        let pattern = try #require(Pattern(String(repeating: "a?", count: 200) + "(a*)*" + "b"))
        #expect(!pattern.matches(String(repeating: "a", count: 2000)))
    }
}

/// A reproducible random number generator (SplitMix64).
private struct Seeded {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number(below: choices.count)] }

    mutating func pattern(depth: Int) -> String {
        let atoms = ["a", "b", "1", ".", "[ab]", "[^a]", "[0-9_]", "\\d", "\\w", "\\s", "\\W", " "]
        guard depth > 0 else { return pick(atoms) }
        switch number(below: 9) {
        case 0, 1: return pattern(depth: depth - 1) + pattern(depth: depth - 1)
        case 2: return "(\(pattern(depth: depth - 1))|\(pattern(depth: depth - 1)))"
        case 3: return "(\(pattern(depth: depth - 1)))" + pick(["*", "+", "?"])
        case 4: return "^" + pattern(depth: depth - 1)
        case 5: return pattern(depth: depth - 1) + "$"
        case 6: return pick(atoms) + pick(["*", "+", "?"])
        default: return pick(atoms)
        }
    }
}
