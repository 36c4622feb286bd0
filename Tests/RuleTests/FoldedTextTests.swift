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
                    let wording = FoldedText(text, in: .of(language))
                    #expect(wording.lists.contains(list.bit), "\(text) in \(language)")
                }
                #expect(list.contains(exactly: FoldedText(word, in: .of(language))), "\(word)")
                // Chinese words are found in texts of every language.
                guard word.unicodeScalars.contains(where: RuleText.isUnspaced) else { continue }
                #expect(list.contains(exactly: FoldedText(word, in: .of("fr"))), "\(word)")
            }
        }
    }

    private static let texts: [(text: String, features: TextFeatures)] = [
        ("Pay", .letter), ("3", .number), ("a-b", [.letter, .hyphen, .cut]), ("", []), (" a ", .letter), ("~", .word),
        ("a b", [.letter, .gap, .word]), ("3:20", [.number, .cut, .measure]), ("☆", [.word, .wide]),
        ("首页", [.letter, .word, .unspaced, .wide]), ("三", [.letter, .number, .word, .unspaced, .wide]),
        ("％", [.cut, .measure, .word, .wide]),
    ]

    @Test(arguments: texts)
    func `what a text is made of is seen in one pass`(text: String, features: TextFeatures) {
        #expect(FoldedText(text, in: .of("en")).features == features)
    }

    private func name(of page: CataloguePage) -> String {
        page.file.description.split(separator: ".").first.map(String.init) ?? ""
    }
}
