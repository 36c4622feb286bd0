// What the reader of files met, in the words of the pages.

import A11yModel

extension Ruleset {
    /// The findings for what the reader met in a file, in the words of the pages; rules that are off stay silent.
    /// `editing` tells how the program would repair one that its page calls repairable.
    package func findings(
        for problems: [Problem], path: String, editing: (Problem, Fixability) -> Fix? = { _, _ in nil }
    ) -> [Finding] {
        problems.compactMap { problem in
            guard let rule = self[problem.rule.rawValue] else { return nil }
            var finding = Finding(
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
            if rule.fix != .none { finding.fix = editing(problem, rule.fix) }
            return finding
        }
    }
}
