// The one look at the calendar: what is accepted until a day depends on it.

import A11yModel
import Foundation

extension Day {
    /// The day on which the program runs, where it runs.
    static var today: Day? {
        var now = time(nil)
        var parts = tm()
        guard localtime_r(&now, &parts) != nil else { return nil }
        // The system counts years from 1900 and months from 0.
        return Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }
}
