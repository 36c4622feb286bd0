import RuleCatalogue
import Testing

@testable import A11yEngine
@testable import A11yChecks
@testable import A11yPolicy

/// Folded texts: a quick test that rules out a match must never be wrong.
@Suite struct FoldedTextTests {
    @Test func `there are not more lists than bits`() {
        #expect(WordList.all.count <= UInt64.bitWidth)
        #expect(Set(WordList.all.map(\.bit)).count == WordList.all.count)
        #expect(WordList.all.map(\.bit) == CataloguePage.words.map { WordList(named: name(of: $0)).bit })
    }

    @Test(arguments: CataloguePage.words.indices)
    func `a text that holds a word is seen to do so before any list is looked at`(index: Int) {
        let list = WordList.all[index]
        if list.position == .nowhere { return }
        for language in ["en", "zh-Hans", "zh-Hant"] {
            for word in list.words(under: language) {
                let large = word.uppercased()
                for text in [word, " \(word). ", "A, \(word)", "\(word) - 3", "（\(word)）", "\(large)/x"] {
                    let wording = FoldedText(text, language: language)
                    #expect(wording.lists.contains(list.bit), "\(text) in \(language)")
                }
                #expect(list.contains(exactly: FoldedText(word, language: language)), "\(word)")
                // Chinese words are found in texts of every language.
                guard word.unicodeScalars.contains(where: RuleText.isUnspaced) else { continue }
                #expect(list.contains(exactly: FoldedText(word, language: "fr")), "\(word)")
            }
        }
    }

    @Test(arguments: [
        ("Pay now", "pay"), ("Pay now", "Now"), ("A pay now b", "pay, now"), ("首页推荐", "页推"), ("首页 new", "new"),
        ("xab 首", "ab 首"), ("Cafe\u{301} au lait", "Café"), ("Café au lait", "Cafe\u{301}"), ("豈", "\u{F900}"),
        ("설정", "서\u{11AF}정"), ("Pay", ""), ("１２ items", "12"),
    ])
    func `what holds a text is never taken not to`(whole: String, part: String) {
        let (one, other) = (FoldedText(whole, language: "en"), FoldedText(part, language: "en"))
        if RuleText.contains(folded: one.folded, other.folded) { #expect(one.mayContain(other)) }
        #expect(FoldedText(whole + " " + part, language: "en").mayContain(other))
    }

    @Test(arguments: [("Pay now", "later"), ("首页", "设置"), ("Pay", "首页"), ("Pay now", "pay nowhere")])
    func `most texts are seen not to hold others without comparing them`(whole: String, part: String) {
        #expect(!FoldedText(whole, language: "en").mayContain(FoldedText(part, language: "en")))
    }

    private static let texts: [(text: String, features: TextFeatures)] = [
        ("Pay", .letter), ("3", .number), ("a-b", [.letter, .hyphen, .cut]), ("", []), (" a ", .letter), ("~", .word),
        ("a b", [.letter, .gap, .word]), ("3:20", [.number, .cut, .measure]), ("☆", [.word, .wide]),
        ("首页", [.letter, .word, .unspaced, .wide]), ("三", [.letter, .number, .word, .unspaced, .wide]),
        ("％", [.cut, .measure, .word, .wide]),
    ]

    @Test(arguments: texts)
    func `what a text is made of is seen in one pass`(text: String, features: TextFeatures) {
        #expect(FoldedText(text, language: "en").features == features)
    }

    @Test(arguments: [
        ("photo.PNG", ".png", true), ("photo.png ", ".png", false), ("png", ".png", false), ("保存。", "。", true),
        ("Save.", "。", false), ("a", "", true),
    ])
    func `an ending is compared without regard to capitals`(text: String, ending: String, mayEnd: Bool) {
        #expect(RuleText.mayEnd(text, with: ending) == mayEnd)
    }

    private func name(of page: CataloguePage) -> String {
        page.file.description.split(separator: ".").first.map(String.init) ?? ""
    }
}
