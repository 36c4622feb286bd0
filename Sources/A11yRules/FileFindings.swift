// What the reader of files met, in the words of the pages.

import A11yModel

extension Ruleset {
    /// The findings for what the reader met in a file, in the words of the pages; rules that are off stay silent.
    public func findings(for problems: [Problem], path: String) -> [Finding] {
        problems.compactMap { problem in
            guard let rule = self[problem.rule.rawValue] else { return nil }
            return Finding(
                rule: rule.id,
                severity: rule.severity,
                confidence: rule.confidence,
                message: rule.messages[problem.variant ?? ""]?.rendered(problem.facts) ?? rule.title,
                path: path,
                range: problem.range,
                related: [problem.related].compactMap { $0 },
                criteria: rule.criteria,
                measured: problem.facts,
                remedy: rule.remedy,
                fixability: rule.fix)
        }
    }
}
