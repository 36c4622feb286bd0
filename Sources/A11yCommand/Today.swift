// The one look at the calendar: what is accepted until a day depends on it.

import A11yModel
import Foundation

extension Day {
    /// The day on which the program runs, where it runs.
    static var today: Day? {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
        return Day(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    }
}
