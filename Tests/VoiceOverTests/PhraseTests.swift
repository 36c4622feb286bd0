import Testing

@testable import A11yVoiceOver

/// Each language has all phrases, in its own words.
struct PhraseTests {
    /// A language under test.
    struct Language: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let phrases: Phrases
    }

    private static let english = Language(testDescription: "English", phrases: .english)
    private static let chinese = [
        Language(testDescription: "Simplified Chinese", phrases: .simplifiedChinese),
        Language(testDescription: "Traditional Chinese", phrases: .traditionalChinese),
    ]
    private static let german = Language(testDescription: "German", phrases: .german)
    private static let russian = Language(testDescription: "Russian", phrases: .russian)
    private static let all = [english, german, russian] + chinese

    /// Every phrase by the name of its field; those with numbers are called. Reflection finds the fields, but a closure
    /// from a mirror cannot be called.
    private func spoken(_ phrases: Phrases) -> [String: String] {
        let composed = [
            "percent": phrases.percent(23), "items": phrases.items(23), "row": phrases.row(23),
            "column": phrases.column(23), "rowSpan": phrases.rowSpan(23), "columnSpan": phrases.columnSpan(23),
            "series": phrases.series(23, 45), "page": phrases.page(23, 45),
        ]
        let fields = Mirror(reflecting: phrases).children.map { field in
            let name = field.label ?? ""
            return (name, field.value as? String ?? composed[name] ?? "")
        }
        return Dictionary(fields, uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: all)
    func `no phrase is empty`(in language: Language) {
        let empty = spoken(language.phrases).filter(\.value.isEmpty).keys.sorted()
        #expect(empty.isEmpty)
    }

    @Test(arguments: all)
    func `words that stand among the traits end like them`(in language: Language) {
        let unended = [
            "selected", "dimmed", "button", "backButton", "switchButton", "tab", "textField", "secureTextField",
            "isEditing", "heading", "link", "adjustable", "image", "searchField", "expanded", "collapsed",
            "series", "listStart", "listEnd", "landmarkStart", "landmarkEnd", "row", "column", "rowSpan", "columnSpan",
            "toggleHint", "editHint", "adjustHint", "collapseHint", "expandHint",
        ]
        let spoken = spoken(language.phrases)
        let astray = unended.filter { !(spoken[$0] ?? "").hasSuffix(".") }
        #expect(astray.isEmpty)
        #expect(language.phrases.selectedPrefix.hasSuffix(": "))
    }

    /// Phrases that are joined to others, or that get a full stop later, end in none.
    @Test(arguments: all)
    func `names, states and values have no full stop`(in language: Language) {
        let spoken = spoken(language.phrases)
        let bare = [
            "on", "off", "mixed", "back", "decrement", "increment", "progress", "inProgress", "percent", "page",
            "items",
        ]
        let astray = bare.filter { (spoken[$0] ?? ".").hasSuffix(".") }
        #expect(astray.isEmpty)
    }

    @Test(arguments: all)
    func `phrases with numbers say them`(in language: Language) throws {
        let spoken = spoken(language.phrases)
        let counted = ["percent", "items", "row", "column", "rowSpan", "columnSpan"]
        let astray = counted.filter { !(spoken[$0] ?? "").contains("23") }
        #expect(astray.isEmpty)
        for field in ["series", "page"] {
            let phrase = try #require(spoken[field])
            let index = try #require(phrase.firstRange(of: "23"))
            let count = try #require(phrase.firstRange(of: "45"))
            #expect(index.upperBound <= count.lowerBound)
        }
    }

    @Test(arguments: chinese + [russian])
    func `Chinese and Russian have no English left in them`(_ language: Language) {
        let latin = spoken(language.phrases).filter { $0.value.contains { $0.isASCII && $0.isLetter } }
        #expect(latin.keys.sorted().isEmpty)
    }

    @Test func `characters that differ are written in the script of the language`() {
        let simplified = Set(spoken(.simplifiedChinese).values.joined())
        let traditional = Set(spoken(.traditionalChinese).values.joined())
        #expect(simplified.isDisjoint(with: "鈕標題籤頁連結變開關閉點兩設單編輯進減數選轉動尋欄錯誤項換輪"))
        #expect(traditional.isDisjoint(with: "钮标题签页链结变开关闭点两设单编辑进减数选转动寻栏错误项换轮"))
    }

    @Test func `German has no English left in it`() {
        let (german, english) = (spoken(.german), spoken(.english))
        let shared = german.filter { english[$0.key] == $0.value }
        #expect(shared.keys.sorted().isEmpty)
    }

    @Test func `Russian spans name rows and columns as the positions in them do`() {
        #expect(Phrases.russian.rowSpan(2) == "Охватывает строк: 2.")
        #expect(Phrases.russian.columnSpan(3) == "Охватывает столбцов: 3.")
    }

    @Test func `English keeps its words`() throws {
        #expect(Phrases.english.rowSpan(2) == "Spans 2 rows.")
        #expect(Phrases.english.columnSpan(3) == "Spans 3 columns.")
        #expect(Phrases.english.row(1) == "Row 1.")
        #expect(Phrases.english.column(4) == "Column 4.")
    }
}
