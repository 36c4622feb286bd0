import A11yLint
import A11yModel
import RuleCatalogue
import Testing

@testable import A11yEngine
@testable import A11yChecks
@testable import A11yPolicy

/// Word lists, and how names are searched for their words.
@Suite struct WordListTests {
    @Test(arguments: CataloguePage.words.map(\.file.description))
    func `a list has a position, and words without duplicates`(file: String) throws {
        let page = try #require(CataloguePage.words.first { $0.file.description == file })
        let name = try #require(file.split(separator: ".").first.map(String.init))
        let lines = page.text.description.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("# ") == true, "\(file) does not say what it is for")
        #expect(lines.contains("list: \(name)"))
        let position = lines.first { $0.hasPrefix("where: ") }?.dropFirst("where: ".count)
        #expect(position.flatMap { WordList.Where(rawValue: String($0)) } == WordList(named: name).position)
        let keys = lines.filter { $0.contains(/^[A-Za-z-]+:( \[|$)/) }.map { String($0.prefix { $0 != ":" }) }
        #expect(!keys.isEmpty)
        for key in keys {
            let words = WordList(named: name).words(under: key)
            #expect(!words.isEmpty, "\(key) is empty")
            #expect(words.allSatisfy { !RuleText.isBlank($0) } && Set(words).count == words.count, "\(key)")
        }
    }

    @Test(arguments: [
        ("role-button", "Play button", "en", "button"), ("role-button", "Play Button ", "en-GB", "button"),
        ("role-button", "One-button", "en", nil), ("role-button", "Buttons", "en", nil),
        ("role-button", "播放按钮", "en", "按钮"), ("role-button", "Play button", "zh-Hans", nil),
        ("role-button", "Play button", "fr", nil), ("role-text-field", "Name text field", "en_US", "text field"),
        ("stub", "Lorem ipsum dolor", "en", "lorem ipsum"), ("stub", "Buttons", "en", nil),
        ("purpose-emailAddress", "Your e-mail", "en", "e-mail"), ("purpose-emailAddress", "Emails", "en", nil),
        ("purpose-fullStreetAddress", "IP address", "en", nil), ("purpose-password", "请输入密码", "zh-Hans", "密码"),
        ("exit", "Close-up", "en", nil), ("exit", "Close it", "en", "close"), ("exit", "完成度", "zh-Hans", nil),
    ])
    func `a name is searched at the position of the list`(list: String, name: String, language: String, word: String?) {
        #expect(WordList(named: list).word(in: FoldedText(name, in: .of(language))) == word)
    }

    @Test(arguments: [
        ("Wi-Fi, on", ["Wi-Fi", "on"]), ("Peak-off", ["Peak-off"]), ("Send (disabled)", ["Send", "disabled"]),
        ("Unchecked - Rock", ["Unchecked", "Rock"]), ("Anna's list", ["Anna's list"]), ("美食 已选中", ["美食", "已选中"]),
        ("", []),
    ])
    func `a text is cut between commas, brackets and dashes`(text: String, segments: [String]) {
        #expect(RuleText.segments(of: text) == segments)
    }

    @Test(arguments: [
        ("closeButton", true), ("close_button", true), ("login.title", true), ("SaveButton", true),
        ("nav-bar-close", true), ("save-button", true), ("sign-in", false), ("iPhone", false), ("YouTube", false),
        ("macOS", false), ("Save", false), ("save draft", false), ("3.5", false), ("保存_按钮", false), ("", false),
    ])
    func `code is distinguished from words`(text: String, isCode: Bool) {
        #expect(CodeWords.isCode(text) == isCode)
    }

    @Test func `the two ways of writing Chinese share no character`() {
        let list = WordList(named: "han-form")
        let simplified = Set(list.words(under: "zh-Hans").joined())
        let traditional = Set(list.words(under: "zh-Hant").joined())
        #expect(simplified.count > 200 && traditional.count > 200)
        #expect(simplified.isDisjoint(with: traditional))
    }

    @Test func `where a language has no words, the rules about words say so`() {
        let text = "{ screen: A, language: fr, title: A, elements: [{ type: button, label: Play button }] }"
        let report = lint(Source(path: "a.yaml", text: text), with: .builtIn)
        #expect(report.findings.map(\.rule) == [])
        let silent = report.inapplicable.filter { $0.value == "there are no words for the language fr" }.keys.sorted()
        #expect(
            silent == [
                "gesture-hint", "gesture-in-label", "missing-input-purpose", "role-in-label", "stale-hint",
                "state-in-label", "stub-label",
                "vague-label",
            ])
    }
}
