/// A criterion of an accessibility standard that a rule claims.
package struct Criterion: Hashable, Codable, Sendable {
    /// A standard.
    package enum Standard: String, Codable, Sendable {
        /// Web Content Accessibility Guidelines 2.2, W3C Recommendation of 5 October 2023.
        case wcag = "WCAG"
        /// ETSI EN 301 549 V3.2.1, clause 11.
        case en301549 = "EN 301 549"
    }

    /// The standard.
    package let standard: Standard
    /// The number: `4.1.2`.
    package let number: String

    /// The criterion of a WCAG number.
    package static func wcag(_ number: String) -> Criterion { Criterion(standard: .wcag, number: number) }

    /// A criterion by its standard and number.
    package init(standard: Standard, number: String) {
        self.standard = standard
        self.number = number
    }

    /// The criterion of a page's word: `wcag-4.1.2` or `en-11.4.1.2.1`; nil for anything else.
    package init?(word: String) {
        guard let hyphen = word.utf8.firstIndex(of: UInt8(ascii: "-")) else { return nil }
        let number = word[hyphen...].dropFirst()
        let isNumber = number.utf8.allSatisfy { byte in
            byte == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        }
        guard isNumber, !number.isEmpty else { return nil }
        switch word[..<hyphen] {
        case "wcag": self.init(standard: .wcag, number: String(number))
        case "en": self.init(standard: .en301549, number: String(number))
        default: return nil
        }
    }

    /// The conformance level, A to AAA, of a WCAG criterion; empty for other standards.
    package var level: String { standard == .wcag ? SuccessCriterion.numbered(number)?.level ?? "" : "" }

    /// The number of a clause of EN 301 549 in edition V4.1.1, which drops the last part of numbers that were split by
    /// open and closed functionality; the same number for any other. Those of clause 11.5.2 are V3.2.1's: the later
    /// ones are to be taken from the standard's text before anybody claims them.
    package var laterNumber: String {
        guard standard == .en301549, let dot = number.lastIndex(of: ".") else { return number }
        let shorter = String(number[..<dot])
        return Criterion.unsplit.contains(shorter) ? shorter : number
    }

    /// The clause of EN 301 549 V4.1.1 for a WCAG criterion that has none in V3.2.1; nil for any other.
    package var newClause: String? {
        standard == .wcag && Criterion.added.contains(number) ? "11.\(number)" : nil
    }

    /// As a report shows it: `WCAG 4.1.2 A`.
    package var title: String {
        level.isEmpty ? "\(standard.rawValue) \(number)" : "\(standard.rawValue) \(number) \(level)"
    }

    /// Clauses that V3.2.1 split and V4.1.1 does not.
    private static let unsplit: Set<String> = [
        "11.1.1.1", "11.1.3.1", "11.1.3.2", "11.1.3.5", "11.1.4.4", "11.2.1.1", "11.2.1.4", "11.2.5.3", "11.3.1.1",
        "11.4.1.2", "11.4.1.3",
    ]

    /// WCAG criteria whose clause V3.2.1 leaves void, and those of WCAG 2.2.
    private static let added: Set<String> = ["2.4.2", "2.4.11", "2.5.7", "2.5.8"]
}
