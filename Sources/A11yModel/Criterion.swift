/// A criterion of an accessibility standard that a rule claims.
public struct Criterion: Hashable, Sendable {
    /// A standard.
    public enum Standard: String, Sendable {
        /// Web Content Accessibility Guidelines 2.2, W3C Recommendation of 5 October 2023.
        case wcag = "WCAG"
        /// ETSI EN 301 549 V3.2.1, clause 11.
        case en301549 = "EN 301 549"
    }

    /// The standard.
    public let standard: Standard
    /// The number: `4.1.2`.
    public let number: String

    /// The criterion of a WCAG number.
    public static func wcag(_ number: String) -> Criterion { Criterion(standard: .wcag, number: number) }

    /// A criterion by its standard and number.
    public init(standard: Standard, number: String) {
        self.standard = standard
        self.number = number
    }

    /// The criterion of a page's word: `wcag-4.1.2` or `en-11.4.1.2.1`; nil for anything else.
    public init?(word: String) {
        let parts = word.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, parts[1].allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
        switch parts[0] {
        case "wcag": self.init(standard: .wcag, number: String(parts[1]))
        case "en": self.init(standard: .en301549, number: String(parts[1]))
        default: return nil
        }
    }

    /// The conformance level, A to AAA, of a WCAG criterion that our rules claim; empty for other standards.
    public var level: String {
        guard standard == .wcag else { return "" }
        if Criterion.levelAA.contains(number) { return "AA" }
        return number == "2.5.5" ? "AAA" : "A"
    }

    /// As a report shows it: `WCAG 4.1.2 A`.
    public var title: String {
        level.isEmpty ? "\(standard.rawValue) \(number)" : "\(standard.rawValue) \(number) \(level)"
    }

    private static let levelAA: Set<String> = [
        "1.3.5", "1.4.3", "1.4.4", "2.4.6", "2.4.7", "2.4.11", "2.5.7", "2.5.8", "3.1.2", "4.1.3",
    ]
}
