import A11yModel
import A11yRules

/// Rules as a list: one line for each.
enum RuleList {
    /// In columns, for people.
    static func table(_ rules: [Rule]) -> String {
        let heading = ["RULE", "SEVERITY", "PRESET", "FAMILY", "CRITERIA", "TITLE"]
        let rows =
            [heading] + rules.map { [$0.id, $0.severity.rawValue, $0.preset, $0.category, $0.numbers, $0.title] }
        let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            return cells.joined(separator: "  ").trimmingEnd
        }
        let recommended = rules.count { $0.presets.contains("recommended") }
        let count = "\(counted(rules.count, "rule")), \(recommended) recommended: those are what a plain run applies."
        return lines.joined(separator: "\n") + "\n\n" + count + "\n“a11ylint explain RULE” tells more.\n"
    }

    /// One line a rule, for grep.
    static func compact(_ rules: [Rule]) -> String {
        rules.map { "\($0.id): \($0.severity.rawValue): \($0.title) [\($0.category)]\n" }.joined()
    }

    /// For programs.
    static func json(_ rules: [Rule]) -> JSON {
        .object([("schemaVersion", .integer(1)), ("rules", .array(rules.map(json)))])
    }

    private static func json(_ rule: Rule) -> JSON {
        .object([
            ("id", .text(rule.id)),
            ("title", .text(rule.title)),
            ("severity", .text(rule.severity.rawValue)),
            ("confidence", .text(rule.confidence.rawValue)),
            ("category", .text(rule.category)),
            ("presets", .array(rule.presets.map(JSON.text))),
            ("criteria", .array(rule.criteria.map(json))),
            ("inputs", .array(Input.allCases.filter(rule.inputs.contains).map { .text($0.rawValue) })),
            ("fix", .text(rule.fix.rawValue)),
            ("remedy", .text(rule.remedy)),
        ])
    }

    private static func json(_ criterion: Criterion) -> JSON {
        .object([
            ("standard", .text(criterion.standard.rawValue)),
            ("id", .text(criterion.number)),
            ("level", criterion.level.isEmpty ? .null : .text(criterion.level)),
        ])
    }
}

extension Rule {
    /// The narrowest preset that has it.
    var preset: String { presets.first ?? "all" }

    /// The numbers of its WCAG criteria; the European ones repeat them.
    var numbers: String {
        criteria.filter { $0.standard == .wcag }.map(\.number).joined(separator: " ")
    }
}

extension String {
    /// Without spaces at the end.
    fileprivate var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
