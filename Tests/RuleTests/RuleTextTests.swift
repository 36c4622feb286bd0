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
}
