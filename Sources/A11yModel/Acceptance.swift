/// Why a finding does not count: somebody looked at it and accepted it.
package struct Acceptance: Hashable, Codable, Sendable {
    /// Where somebody said so.
    package enum Means: String, CaseIterable, Codable, Sendable {
        /// A comment of the file itself.
        case comment
        /// The Notes of an object of Interface Builder.
        case notes
        /// The project's configuration.
        case configuration
        /// The project's baseline.
        case baseline
    }

    /// Where somebody said so.
    package let means: Means
    /// Why; empty where nobody said.
    package let reason: String
    /// The last day on which it holds; nil for ever.
    package let until: Day?
    /// The bytes that say so in the file of the finding; nil where they stand in another file.
    package let range: SourceRange?

    /// An acceptance by these means.
    package init(_ means: Means, reason: String = "", until: Day? = nil, range: SourceRange? = nil) {
        self.means = means
        self.reason = reason
        self.until = until
        self.range = range
    }
}

/// A day of the Gregorian calendar, without a time zone.
package struct Day: Hashable, Comparable, Codable, Sendable {
    /// The year, such as 2027.
    package let year: Int
    /// From 1 to 12.
    package let month: Int
    /// From 1 to the month's last.
    package let day: Int

    /// A day; nil where the calendar has none such.
    package init?(year: Int, month: Int, day: Int) {
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard 1...9999 ~= year, 1...12 ~= month, 1...lengths[month - 1] ~= day else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// A day as ISO 8601 writes it: `2027-03-31`.
    package init?(_ text: some StringProtocol) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ "-0123456789".utf8.contains($0) }),
            let year = Int(text.prefix(4)), let month = Int(text.dropFirst(5).prefix(2)),
            let day = Int(text.suffix(2))
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The days from this one to another; negative for one that has passed.
    package func days(until other: Day) -> Int { other.number - number }

    /// The days since the last day of February of the year 0, in the calendar as it is now.
    private var number: Int {
        // A year that begins in March ends with its leap day; its months from March on have 153 days in every five.
        let march = month > 2 ? month - 3 : month + 9
        let years = month > 2 ? year : year - 1
        return years * 365 + years / 4 - years / 100 + years / 400 + (march * 153 + 2) / 5 + day
    }

    /// The earlier one is less.
    package static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension Day: CustomStringConvertible {
    /// As ISO 8601 writes it.
    package var description: String {
        func padded(_ number: Int, to width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }
}
