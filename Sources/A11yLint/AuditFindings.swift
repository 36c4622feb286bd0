import A11yDialects
import A11yEngine
import A11yModel
import A11yVoiceOver

// What Apple's audit found on a screen, beside what was found here.

/// The issues in a result of Apple's audit; a problem with its place for a file that is none.
package func auditIssues(in source: Source) -> Parsed<[AuditIssue]> { AuditResult.read(source) }

extension Report {
    /// Merges the issues of an audit: one about the same element and the same matter as a finding is told with it; any
    /// other is a finding of its own, at its element.
    mutating func merge(_ issues: [AuditIssue], on screens: [Screen], with rules: Ruleset) {
        guard !issues.isEmpty else { return }
        let places = AuditPlaces(screens)
        var own: [Problem] = []
        for issue in issues {
            let place = places.element(of: issue)
            if let place, let index = findings.firstIndex(where: { $0.isAbout(place, as: issue) }) {
                findings[index].alsoFoundBy = [AuditIssue.tool]
                continue
            }
            var facts: Facts = ["text": .text(issue.text)]
            let name = issue.label.isEmpty ? issue.described.isEmpty ? issue.identifier : issue.described : issue.label
            if !name.isEmpty { facts["name"] = .text(name) }
            let variant = place != nil ? (name.isEmpty ? "nameless" : nil) : (name.isEmpty ? "whole" : "elsewhere")
            let range = place?.anchor ?? screens.first?.anchor ?? .fileStart
            own.append(Problem(.auditIssue, at: range, variant: variant, facts: facts))
        }
        var found = rules.findings(for: own, path: path)
        for index in found.indices { found[index].alsoFoundBy = [AuditIssue.tool] }
        findings += found
    }
}

extension AuditIssue {
    /// What people call the program whose findings these are.
    static let tool = "Apple’s audit"
}

extension Finding {
    /// Whether it says of an element what an audit says of it.
    fileprivate func isAbout(_ other: Element, as issue: AuditIssue) -> Bool {
        guard let kind = issue.kind, kind.rules.contains(rule) else { return false }
        return element?.anchor == other.anchor || repeats.contains { $0.element?.anchor == other.anchor }
    }
}

/// The elements of the screens of a file, with what an audit tells of an element.
private struct AuditPlaces {
    private let entries: [(element: Element, label: String, frame: Rect?)]

    init(_ screens: [Screen]) {
        entries = screens.flatMap { screen in
            let simulation = VoiceOver.simulate(screen)
            return screen.elements.map { element in
                (element, simulation.name(of: element.id).text, simulation.layout.frame(of: element.id))
            }
        }
    }

    /// The only element that fits best; nil if none has the identifier, the label or the frame, or several do.
    func element(of issue: AuditIssue) -> Element? {
        var best: (score: Int, element: Element?) = (0, nil)
        for entry in entries {
            let score = AuditPlaces.score(of: entry, for: issue)
            if score > best.score {
                best = (score, entry.element)
            } else if score == best.score {
                best.element = nil
            }
        }
        return best.score >= AuditPlaces.leastScore ? best.element : nil
    }

    /// Any of identifier, label and frame is enough; the type only decides between equals.
    private static let leastScore = 2

    private static func score(
        of entry: (element: Element, label: String, frame: Rect?), for issue: AuditIssue
    ) -> Int {
        let element = entry.element
        var score = 0
        let identifiers = [element[.identifier]?.text, element.fileID].compactMap { $0 }
        if !issue.identifier.isEmpty, identifiers.contains(issue.identifier) { score += 6 }
        if !issue.label.isEmpty, issue.label == entry.label || issue.label == element.label { score += 3 }
        if let one = issue.frame, let other = entry.frame, one.isNear(other) { score += 4 }
        if !issue.type.isEmpty, issue.type.lowercased() == element.type.rawValue.lowercased() { score += 1 }
        return score
    }
}

extension Rect {
    /// Whether all sides are at the same place but for rounding.
    fileprivate func isNear(_ other: Rect) -> Bool {
        let pairs = [(x, other.x), (y, other.y), (width, other.width), (height, other.height)]
        return pairs.allSatisfy { abs($0 - $1) <= 1 }
    }
}
