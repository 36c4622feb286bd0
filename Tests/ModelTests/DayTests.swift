import A11yModel
import Foundation
import Testing

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
