import A11yDialects
import A11yModel
import TestSupport

/// A rule and the line at which it speaks.
struct Mark: Hashable, Comparable, CustomStringConvertible {
    let rule: String
    let line: Int

    var description: String { "\(line): \(rule)" }
    static func < (left: Mark, right: Mark) -> Bool { (left.line, left.rule) < (right.line, right.rule) }
}

/// The violations that comments of a fixture announce: `# missing-label: why` names the rule with a finding at the next
/// line that has something on it. In XML, where comments stand between elements, that is the line of the element's tag.
func marks(in text: String, rules: Set<String>) -> [Mark] {
    var waiting: [String] = []
    var marks: [Mark] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let content = line.drop { $0 == " " }
        if content.hasPrefix("#") || content.hasPrefix("<!--") {
            let word = content.drop { "#<!- ".contains($0) }.prefix { $0 != ":" }
            if rules.contains(String(word)) { waiting.append(String(word)) }
        } else if !content.isEmpty {
            marks += waiting.map { Mark(rule: $0, line: index + 1) }
            waiting = []
        }
    }
    return marks + waiting.map { Mark(rule: $0, line: 0) }
}

extension Report {
    /// The findings by the lines that they mark.
    var marks: [Mark] { findings.map { Mark(rule: $0.rule, line: lines.place(of: $0.range.start).line) } }

    /// The findings by the lines on which their elements begin.
    func marksOfElements(in document: ScreenDocument) -> [Mark] {
        findings.map { finding in
            let screen = document.screens.first { $0.name == finding.screen }
            let element = finding.element?.id.flatMap { screen?.element($0) }
            // What is wrong with a screen's own properties is told of an element, and stands where they are written.
            let isWithin = element.map { $0.range.contains(finding.range) } ?? true
            let anchor = isWithin ? element?.anchor ?? screen?.anchor ?? finding.range : finding.range
            return Mark(rule: finding.rule, line: lines.place(of: anchor.start).line)
        }
    }
}
