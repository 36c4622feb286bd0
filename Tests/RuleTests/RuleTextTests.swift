import TestSupport
import Testing

@testable import A11yEngine
@testable import A11yChecks
@testable import A11yPolicy

/// Comparing hints with labels, and splitting identifiers.
@Suite struct RuleTextTests {
    @Test(arguments: [
        ("play", "plays", true), ("dismisses", "dismiss", true), ("play", "play", true), ("play", "player", false),
        ("new", "news", true), ("a", "", false),
    ])
    func `the third person and the plural are the same word`(one: String, other: String, isSame: Bool) {
        #expect(RuleText.isOneWord(one[...], other[...]) == isSame)
        #expect(RuleText.isOneWord(other[...], one[...]) == isSame)
    }

    @Test(arguments: [
        ("removes the like", "remove", true), ("turns wi fi off", "turn off", true),
        ("off it turns", "turn off", false),
        ("removal", "remove", false), ("取消这个赞", "取消", true), ("赞", "取消", false), ("", "undo", false),
    ])
    func `a text holds a phrase with words in between`(text: String, phrase: String, isHeld: Bool) {
        #expect(RuleText.holds(text, phrase) == isHeld)
    }

    @Test(arguments: [
        ("deleteRow", "delete row"), ("delete_row", "delete row"), ("RGBSlider", "rgb slider"), ("play", "play"),
        ("segue:abc-12", "segue abc 12"), ("TTRangeSlider", "tt range slider"), ("seekTo2", "seek to2"), ("", ""),
        ("删除", "删除"), ("__", ""),
    ])
    func `a name in code falls into its words`(name: String, words: String) {
        #expect(RuleText.parts(ofIdentifier: name).joined(separator: " ") == words)
    }

    @Test func `letters are folded as Unicode's tables say`() throws {
        for value in UInt32(0xA1)...0x52F {
            let scalar = try #require(Unicode.Scalar(value))
            guard scalar.properties.isAlphabetic else { continue }
            let folded = scalar.properties.lowercaseMapping
            #expect(RuleText.folded("\(scalar)x") == "\(folded)x", "U+\(String(value, radix: 16))")
        }
    }

    @Test func `a hyphen inside a word stays in every text, ASCII or not`() {
        var dice = Dice(seed: 23)
        let parts = ["-", "-", "a", "B", "7", " ", ".", "--", "x-y", "Sign-In", "\n"]
        for _ in 0..<2_000 {
            let text = (0..<dice.number(in: 0...8)).map { _ in dice.pick(parts) }.joined()
            let joined = RuleText.foldedJoiningHyphens(text)
            #expect(joined == RuleText.folded(RuleText.joiningHyphens(in: text)), "\(text)")
            // What is not ASCII is folded character by character.
            #expect(RuleText.foldedJoiningHyphens(text + " é") == (joined.isEmpty ? "é" : joined + " é"), "\(text)")
        }
    }

    @Test func `an excerpt of ASCII is cut as any other text is`() {
        let words = String(repeating: "one two \n three  four\t", count: 12)
        let excerpt = RuleText.excerpt(words)
        let wide = RuleText.excerpt(words.replacing("n", with: "ñ"))
        #expect(excerpt.contains(" … "))
        #expect(wide == excerpt.replacing("n", with: "ñ"))
    }
}
