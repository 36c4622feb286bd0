import A11yModel
import Testing

/// The criteria of both standards.
@Suite struct CriterionTests {
    @Test(arguments: [
        ("1.1.1", "A", "non-text-content"), ("1.4.3", "AA", "contrast-minimum"),
        ("2.5.5", "AAA", "target-size-enhanced"),
        ("4.1.2", "A", "name-role-value"), ("1.2.1", "A", "audio-only-and-video-only-prerecorded"),
        ("3.3.4", "AA", "error-prevention-legal-financial-data"), ("2.2.2", "A", "pause-stop-hide"),
    ])
    func `a success criterion has a level and a page that explains it`(number: String, level: String, page: String) {
        #expect(Criterion.wcag(number).level == level)
        #expect(
            SuccessCriterion.numbered(number)?.understanding
                == "https://www.w3.org/WAI/WCAG22/Understanding/\(page).html")
    }

    @Test func `there are those of WCAG 2.2, and no other`() {
        #expect(SuccessCriterion.numbers.count == 86)
        #expect(Set(SuccessCriterion.numbers).count == 86)
        for number in ["4.1.1", "1.4.14", "", "4.1"] { #expect(SuccessCriterion.numbered(number) == nil) }
    }

    @Test(arguments: [
        ("en-11.4.1.2.1", "11.4.1.2"), ("en-11.1.1.1.1", "11.1.1.1"), ("en-11.2.4.3", "11.2.4.3"),
        ("en-11.5.2.5", "11.5.2.5"), ("wcag-4.1.2", "4.1.2"),
    ])
    func `the later edition drops the last part of numbers that were split`(word: String, number: String) {
        #expect(Criterion(word: word)?.laterNumber == number)
    }

    @Test func `some criteria have a clause in the later edition only`() {
        #expect(Criterion.wcag("2.5.8").newClause == "11.2.5.8")
        #expect(Criterion.wcag("4.1.2").newClause == nil)
        #expect(Criterion(word: "en-11.2.4.2")?.newClause == nil)
    }
}
