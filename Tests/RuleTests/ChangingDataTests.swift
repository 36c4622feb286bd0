import Testing

@testable import A11yEngine
@testable import A11yChecks
@testable import A11yPolicy

/// Which endings of a name are data, and which belong to the name.
@Suite struct ChangingDataTests {
    @Test(arguments: [
        ("Volume 50%", "50%"), ("Volume, 50 %", "50 %"), ("音量５０％", "５０％"), ("Rated (99.5%)", "99.5%"),
        ("Position, 1:20", "1:20"), ("Position 1:02:33", "1:02:33"), ("Steps 34/50", "34/50"), ("Steps 3 / 5", "3 / 5"),
        ("Comments, 12 unread", "12 unread"), ("Likes: 1,204 likes.", "1,204 likes"), ("Like 1.2K likes", "1.2K likes"),
        ("赞 3400次", "3400次"), ("赞，1.2万次赞", "1.2万次赞"), ("評論 99則", "99則"),
    ])
    func `data is found at the end of a name`(label: String, data: String) {
        #expect(ChangingData(atEndOf: FoldedText(label, in: .of("en")))?.text == data)
    }

    @Test(arguments: [
        "", "50%", "19:30", "12 items", "Volume", "Report 2024", "Model 3", "Level 12", "Open 24/7", "12/05/2026",
        "Version 1:2", "Ratio 16:9", "第3条", "Top10%off", "Renew items", "v2 items", "iOS 17.4", "Room 1:20:3", "a/3/5",
        "Likes", "万", "新人", "%",
    ])
    func `a name without data keeps all of its words`(label: String) {
        #expect(ChangingData(atEndOf: FoldedText(label, in: .of("en")))?.text == nil)
    }

    @Test(arguments: [("Tasks 3/5", true), ("Tasks 5/12", true), ("Tasks 34/50", false), ("Tasks 13/20", false)])
    func `a small fraction may be a date`(label: String, isPerhapsDate: Bool) {
        #expect(ChangingData(atEndOf: FoldedText(label, in: .of("en")))?.isPerhapsDate == isPerhapsDate)
    }

    @Test(arguments: [
        ("1:20", true), ("12:30", true), ("1:02:33", true), ("1:2", false), ("120", false), ("1:20:3", false),
        (":20", false),
        ("a:20", false), ("100:20", false), ("", false),
    ])
    func `a time has two digits behind each colon`(word: String, isTime: Bool) {
        #expect(ChangingData.isTime(word) == isTime)
    }
}
