import A11yModel
import Foundation
import TestSupport
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

@Suite struct DayTests {
    @Test(arguments: ["2027-03-31", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
    func aDayIsWrittenAsItIsRead(text: String) throws {
        #expect(try #require(Day(text)).description == text)
    }

    @Test(arguments: [
        "", "2027", "2027-3-31", "27-03-31", "2027-02-29", "1900-02-29", "2027-13-01", "2027-00-10", "2027-04-31",
        "2027-04-00", "0000-01-01", "2027/04/01", "2027-04-01 ", "٢٠٢٧-٠٤-٠١", "+027-04-01", "2027-04-01-",
    ])
    func whatNoCalendarHasIsNone(text: String) { #expect(Day(text) == nil) }

    @Test func everyDayOfFoundationsCalendarIsOne() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let start = try #require(calendar.date(from: DateComponents(year: 1896, month: 1, day: 1)))
        var before: Day?
        for offset in 0..<(110 * 366) {
            let date = try #require(calendar.date(byAdding: .day, value: offset, to: start))
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let day = Day(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
            #expect(day != nil)
            if let before, let day { #expect(before < day) }
            before = day
        }
    }
}
