/// What an entry of the configuration that suppresses findings was to one file.
package struct ConfiguredUse: Hashable, Sendable {
    /// The configuration file.
    package let path: String
    /// The bytes of the entry there.
    package let range: SourceRange
    /// Whether its rules ran and found nothing to suppress.
    package let isUnused: Bool
    /// The nearest names in the file, for an entry whose `element` matches none there; else nil.
    package let nearest: [String]?

    /// The use of an entry.
    package init(path: String, range: SourceRange, isUnused: Bool, nearest: [String]? = nil) {
        (self.path, self.range, self.isUnused, self.nearest) = (path, range, isUnused, nearest)
    }
}

/// Why a finding does not count: it is suppressed or in the baseline.
package struct Acceptance: Hashable, Sendable {
    /// The kind of place where a finding is accepted.
    package enum Means: String, CaseIterable, Sendable {
        /// A comment in the file itself.
        case comment
        /// The Notes of an object of Interface Builder.
        case notes
        /// The project's configuration.
        case configuration
        /// The project's baseline.
        case baseline
        /// Code of the app that supplies what is missing and may not always run.
        case code
    }

    /// The kind of place.
    package let means: Means
    /// The reason; empty without one.
    package let reason: String
    /// The last day on which it is valid; nil without a limit.
    package let until: Day?
    /// The bytes of the suppression in the file of the finding; nil if it is in another file.
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
package struct Day: Hashable, Comparable, Sendable {
    /// The year, such as 2027.
    package let year: Int
    /// From 1 to 12.
    package let month: Int
    /// From 1 to the month's last.
    package let day: Int

    /// A day; nil for a date that does not exist.
    package init?(year: Int, month: Int, day: Int) {
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard 1...9999 ~= year, 1...12 ~= month, 1...lengths[month - 1] ~= day else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Parses a day in ISO 8601 form, `2027-03-31`; nil for any other text.
    package init?(_ text: some StringProtocol) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ "-0123456789".utf8.contains($0) }),
            let year = Int(text.prefix(4)), let month = Int(text.dropFirst(5).prefix(2)),
            let day = Int(text.suffix(2))
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The number of days from this one to another; negative if the other is earlier.
    package func days(until other: Day) -> Int { other.number - number }

    /// The number of days since the end of February of the year 0, in the proleptic Gregorian calendar.
    private var number: Int {
        // A year that starts in March ends with its leap day, and every five months from March on have 153 days.
        let march = month > 2 ? month - 3 : month + 9
        let years = month > 2 ? year : year - 1
        return years * 365 + years / 4 - years / 100 + years / 400 + (march * 153 + 2) / 5 + day
    }

    /// By date.
    package static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension Day: CustomStringConvertible {
    /// In ISO 8601 form.
    package var description: String {
        func padded(_ number: Int, to width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }
}

/// The location of a configuration entry, which identifies the entry when a run checks whether it is used.
public struct ConfigurationPlace: Hashable, Sendable {
    /// The configuration file, as reports name it.
    package let path: String
    /// The bytes of the entry there.
    package let range: SourceRange

    /// An entry of a configuration file.
    package init(path: String, range: SourceRange) {
        self.path = path
        self.range = range
    }
}
