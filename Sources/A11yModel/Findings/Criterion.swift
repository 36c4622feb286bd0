/// A criterion of an accessibility standard that a rule claims.
public struct Criterion: Hashable, Sendable {
    /// A standard.
    package enum Standard: String, Sendable {
        /// Web Content Accessibility Guidelines 2.2, W3C Recommendation of 5 October 2023.
        case wcag = "WCAG"
        /// ETSI EN 301 549 V3.2.1, clause 11.
        case en301549 = "EN 301 549"
    }

    /// The standard.
    package let standard: Standard
    /// The number: `4.1.2`.
    package let number: String
    /// The conformance level, A to AAA, of a WCAG criterion; empty for other standards.
    package let level: String

    /// A criterion by its standard and number.
    package init(standard: Standard, number: String) {
        self.standard = standard
        self.number = number
        level = standard == .wcag ? SuccessCriterion.numbered(number)?.level ?? "" : ""
    }

    /// Parses the form of rule pages, `wcag-4.1.2` or `en-11.4.1.2.1`; nil for anything else.
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

    /// The number of a clause of EN 301 549 in edition V4.1.1, which drops the last part of numbers that V3.2.1 splits
    /// by open and closed functionality; the same number for any other. The numbers of clause 11.5.2 are still those of
    /// V3.2.1: check the text of the standard before a rule claims one of them.
    package var laterNumber: String {
        guard standard == .en301549, let dot = number.lastIndex(of: ".") else { return number }
        let shorter = String(number[..<dot])
        return Criterion.unsplit.contains(shorter) ? shorter : number
    }

    /// The clause of EN 301 549 V4.1.1 for a WCAG criterion that has none in V3.2.1; nil for any other.
    package var newClause: String? { standard == .wcag && Criterion.added.contains(number) ? "11.\(number)" : nil }

    /// The title in reports: `WCAG 4.1.2 A`.
    package var title: String {
        level.isEmpty ? "\(standard.rawValue) \(number)" : "\(standard.rawValue) \(number) \(level)"
    }

    /// Clauses that V3.2.1 split and V4.1.1 does not.
    private static let unsplit: Set<String> = [
        "11.1.1.1", "11.1.3.1", "11.1.3.2", "11.1.3.5", "11.1.4.4", "11.2.1.1", "11.2.1.4", "11.2.5.3", "11.3.1.1",
        "11.4.1.2", "11.4.1.3",
    ]

    /// WCAG criteria whose clause is void in V3.2.1, and those that WCAG 2.2 added.
    private static let added: Set<String> = ["2.4.2", "2.4.11", "2.5.7", "2.5.8"]
}

/// A success criterion of the Web Content Accessibility Guidelines 2.2, W3C Recommendation of 5 October 2023.
package struct SuccessCriterion: Sendable {
    /// Its number: `4.1.2`.
    package let number: String
    /// Its conformance level: `A`, `AA` or `AAA`.
    package let level: String
    /// Its name: `Name, Role, Value`.
    package let name: String

    /// The URL of W3C's page that explains it, which ends in its name in lower case with hyphens.
    package var understanding: String {
        let words = name.lowercased().split { !$0.isLetter && $0 != "-" }
        return "https://www.w3.org/WAI/WCAG22/Understanding/\(words.joined(separator: "-")).html"
    }

    /// What W3C's documents on apps say about it, as a sentence: WCAG2ICT, the Note of 11 December 2025, and the
    /// editors' draft of WCAG2Mobile where it is finished. Nil for a criterion that they read as it is, or that we
    /// have not compared.
    package var noteOnApps: String? { SuccessCriterion.notesOnApps[number] }

    private static let notesOnApps = [
        "2.4.2":
            "WCAG2Mobile (draft): the title of a screen may be its navigation title, its top heading or its active "
            + "tab.",
        "2.4.4": "WCAG2Mobile (draft): what leads on in menus, navigation and tabs counts as a link.",
        "2.5.8": "WCAG2ICT (2025-12-11): in apps, 24 CSS pixels are 24 density-independent units; a slider or a map is "
            + "one target.",
        "4.1.2": "WCAG2ICT (2025-12-11): the platform's own controls usually meet it by themselves.",
    ]

    /// The criterion with this number; nil if WCAG 2.2 has none.
    package static func numbered(_ number: String) -> SuccessCriterion? { byNumber[number] }

    /// The numbers of all criteria.
    package static let numbers: [String] = table.map(\.number)

    private static let byNumber = Dictionary(table.map { ($0.number, $0) }) { first, _ in first }

    /// All criteria. 4.1.1 is obsolete and not in WCAG 2.2.
    private static let table: [SuccessCriterion] = [
        SuccessCriterion(number: "1.1.1", level: "A", name: "Non-text Content"),
        SuccessCriterion(number: "1.2.1", level: "A", name: "Audio-only and Video-only (Prerecorded)"),
        SuccessCriterion(number: "1.2.2", level: "A", name: "Captions (Prerecorded)"),
        SuccessCriterion(number: "1.2.3", level: "A", name: "Audio Description or Media Alternative (Prerecorded)"),
        SuccessCriterion(number: "1.2.4", level: "AA", name: "Captions (Live)"),
        SuccessCriterion(number: "1.2.5", level: "AA", name: "Audio Description (Prerecorded)"),
        SuccessCriterion(number: "1.2.6", level: "AAA", name: "Sign Language (Prerecorded)"),
        SuccessCriterion(number: "1.2.7", level: "AAA", name: "Extended Audio Description (Prerecorded)"),
        SuccessCriterion(number: "1.2.8", level: "AAA", name: "Media Alternative (Prerecorded)"),
        SuccessCriterion(number: "1.2.9", level: "AAA", name: "Audio-only (Live)"),
        SuccessCriterion(number: "1.3.1", level: "A", name: "Info and Relationships"),
        SuccessCriterion(number: "1.3.2", level: "A", name: "Meaningful Sequence"),
        SuccessCriterion(number: "1.3.3", level: "A", name: "Sensory Characteristics"),
        SuccessCriterion(number: "1.3.4", level: "AA", name: "Orientation"),
        SuccessCriterion(number: "1.3.5", level: "AA", name: "Identify Input Purpose"),
        SuccessCriterion(number: "1.3.6", level: "AAA", name: "Identify Purpose"),
        SuccessCriterion(number: "1.4.1", level: "A", name: "Use of Color"),
        SuccessCriterion(number: "1.4.2", level: "A", name: "Audio Control"),
        SuccessCriterion(number: "1.4.3", level: "AA", name: "Contrast (Minimum)"),
        SuccessCriterion(number: "1.4.4", level: "AA", name: "Resize Text"),
        SuccessCriterion(number: "1.4.5", level: "AA", name: "Images of Text"),
        SuccessCriterion(number: "1.4.6", level: "AAA", name: "Contrast (Enhanced)"),
        SuccessCriterion(number: "1.4.7", level: "AAA", name: "Low or No Background Audio"),
        SuccessCriterion(number: "1.4.8", level: "AAA", name: "Visual Presentation"),
        SuccessCriterion(number: "1.4.9", level: "AAA", name: "Images of Text (No Exception)"),
        SuccessCriterion(number: "1.4.10", level: "AA", name: "Reflow"),
        SuccessCriterion(number: "1.4.11", level: "AA", name: "Non-text Contrast"),
        SuccessCriterion(number: "1.4.12", level: "AA", name: "Text Spacing"),
        SuccessCriterion(number: "1.4.13", level: "AA", name: "Content on Hover or Focus"),
        SuccessCriterion(number: "2.1.1", level: "A", name: "Keyboard"),
        SuccessCriterion(number: "2.1.2", level: "A", name: "No Keyboard Trap"),
        SuccessCriterion(number: "2.1.3", level: "AAA", name: "Keyboard (No Exception)"),
        SuccessCriterion(number: "2.1.4", level: "A", name: "Character Key Shortcuts"),
        SuccessCriterion(number: "2.2.1", level: "A", name: "Timing Adjustable"),
        SuccessCriterion(number: "2.2.2", level: "A", name: "Pause, Stop, Hide"),
        SuccessCriterion(number: "2.2.3", level: "AAA", name: "No Timing"),
        SuccessCriterion(number: "2.2.4", level: "AAA", name: "Interruptions"),
        SuccessCriterion(number: "2.2.5", level: "AAA", name: "Re-authenticating"),
        SuccessCriterion(number: "2.2.6", level: "AAA", name: "Timeouts"),
        SuccessCriterion(number: "2.3.1", level: "A", name: "Three Flashes or Below Threshold"),
        SuccessCriterion(number: "2.3.2", level: "AAA", name: "Three Flashes"),
        SuccessCriterion(number: "2.3.3", level: "AAA", name: "Animation from Interactions"),
        SuccessCriterion(number: "2.4.1", level: "A", name: "Bypass Blocks"),
        SuccessCriterion(number: "2.4.2", level: "A", name: "Page Titled"),
        SuccessCriterion(number: "2.4.3", level: "A", name: "Focus Order"),
        SuccessCriterion(number: "2.4.4", level: "A", name: "Link Purpose (In Context)"),
        SuccessCriterion(number: "2.4.5", level: "AA", name: "Multiple Ways"),
        SuccessCriterion(number: "2.4.6", level: "AA", name: "Headings and Labels"),
        SuccessCriterion(number: "2.4.7", level: "AA", name: "Focus Visible"),
        SuccessCriterion(number: "2.4.8", level: "AAA", name: "Location"),
        SuccessCriterion(number: "2.4.9", level: "AAA", name: "Link Purpose (Link Only)"),
        SuccessCriterion(number: "2.4.10", level: "AAA", name: "Section Headings"),
        SuccessCriterion(number: "2.4.11", level: "AA", name: "Focus Not Obscured (Minimum)"),
        SuccessCriterion(number: "2.4.12", level: "AAA", name: "Focus Not Obscured (Enhanced)"),
        SuccessCriterion(number: "2.4.13", level: "AAA", name: "Focus Appearance"),
        SuccessCriterion(number: "2.5.1", level: "A", name: "Pointer Gestures"),
        SuccessCriterion(number: "2.5.2", level: "A", name: "Pointer Cancellation"),
        SuccessCriterion(number: "2.5.3", level: "A", name: "Label in Name"),
        SuccessCriterion(number: "2.5.4", level: "A", name: "Motion Actuation"),
        SuccessCriterion(number: "2.5.5", level: "AAA", name: "Target Size (Enhanced)"),
        SuccessCriterion(number: "2.5.6", level: "AAA", name: "Concurrent Input Mechanisms"),
        SuccessCriterion(number: "2.5.7", level: "AA", name: "Dragging Movements"),
        SuccessCriterion(number: "2.5.8", level: "AA", name: "Target Size (Minimum)"),
        SuccessCriterion(number: "3.1.1", level: "A", name: "Language of Page"),
        SuccessCriterion(number: "3.1.2", level: "AA", name: "Language of Parts"),
        SuccessCriterion(number: "3.1.3", level: "AAA", name: "Unusual Words"),
        SuccessCriterion(number: "3.1.4", level: "AAA", name: "Abbreviations"),
        SuccessCriterion(number: "3.1.5", level: "AAA", name: "Reading Level"),
        SuccessCriterion(number: "3.1.6", level: "AAA", name: "Pronunciation"),
        SuccessCriterion(number: "3.2.1", level: "A", name: "On Focus"),
        SuccessCriterion(number: "3.2.2", level: "A", name: "On Input"),
        SuccessCriterion(number: "3.2.3", level: "AA", name: "Consistent Navigation"),
        SuccessCriterion(number: "3.2.4", level: "AA", name: "Consistent Identification"),
        SuccessCriterion(number: "3.2.5", level: "AAA", name: "Change on Request"),
        SuccessCriterion(number: "3.2.6", level: "A", name: "Consistent Help"),
        SuccessCriterion(number: "3.3.1", level: "A", name: "Error Identification"),
        SuccessCriterion(number: "3.3.2", level: "A", name: "Labels or Instructions"),
        SuccessCriterion(number: "3.3.3", level: "AA", name: "Error Suggestion"),
        SuccessCriterion(number: "3.3.4", level: "AA", name: "Error Prevention (Legal, Financial, Data)"),
        SuccessCriterion(number: "3.3.5", level: "AAA", name: "Help"),
        SuccessCriterion(number: "3.3.6", level: "AAA", name: "Error Prevention (All)"),
        SuccessCriterion(number: "3.3.7", level: "A", name: "Redundant Entry"),
        SuccessCriterion(number: "3.3.8", level: "AA", name: "Accessible Authentication (Minimum)"),
        SuccessCriterion(number: "3.3.9", level: "AAA", name: "Accessible Authentication (Enhanced)"),
        SuccessCriterion(number: "4.1.2", level: "A", name: "Name, Role, Value"),
        SuccessCriterion(number: "4.1.3", level: "AA", name: "Status Messages"),
    ]
}

extension [Criterion] {
    /// W3C's page on the first of them that is WCAG's; nil without one.
    package var link: String? {
        lazy.filter { $0.standard == .wcag }.compactMap { SuccessCriterion.numbered($0.number) }.first?.understanding
    }
}
