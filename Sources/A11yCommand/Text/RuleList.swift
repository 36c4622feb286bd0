import A11yEngine
import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters

/// Rules as a list: one line for each, with what the project makes of them.
struct RuleList {
    private let active: ActiveConfiguration?
    private let states: [String: RuleState]

    /// A list for a project; nil without a configuration.
    init(_ active: ActiveConfiguration?) {
        self.active = active
        let states = active?.plan.states(in: nil) ?? []
        self.states = Dictionary(states.map { ($0.rule.id, $0) }) { first, _ in first }
    }

    /// In columns, for people: those that a terminal has room for. A project's own column says which rules it changed,
    /// and where. `style` is nil for a file, whose lines are as long as they are.
    func table(_ rules: [Rule], _ style: Rendering?) -> String {
        var columns = [
            RuleColumn("RULE") { $0.id }, RuleColumn("SEVERITY", ink: { $0.severity.ink }) { $0.severity.rawValue },
            RuleColumn("PRESET") { $0.preset },
        ]
        if style.map({ $0.width >= RuleList.roomy }) != false {
            columns += [RuleColumn("CATEGORY") { $0.category }, RuleColumn("CRITERIA") { $0.numbers }]
        }
        if active != nil { columns.append(RuleColumn("PROJECT") { state(of: $0) ?? "" }) }
        columns.append(RuleColumn("TITLE") { $0.title })
        let recommended = rules.count { $0.presets.contains("recommended") }
        let plain = "\(recommended) recommended. A plain run applies the recommended ones."
        let running = "\(rules.count { states[$0.id]?.isOn == true }) run in this project."
        let count = "\(counted(rules.count, "rule")), \(active == nil ? plain : running)"
        return RuleColumn.lines(of: rules, in: columns, style).joined(separator: "\n")
            + "\n\n" + count + "\n“a11ylint explain RULE” explains one.\n"
    }

    /// The narrowest terminal whose list has columns for categories and criteria, in cells (ours).
    private static let roomy = 120

    /// One line a rule, for grep.
    func compact(_ rules: [Rule]) -> String {
        rules.map { "\($0.id): \($0.severity.rawValue): \($0.title) [\($0.category)]\n" }.joined()
    }

    /// For programs.
    func json(_ rules: [Rule]) -> JSON {
        .object([("schemaVersion", .integer(1)), ("rules", .array(rules.map { json($0) }))])
    }

    private func json(_ rule: Rule) -> JSON {
        .object([
            ("id", .text(rule.id)),
            ("title", .text(rule.title)),
            ("severity", .text((states[rule.id]?.severity ?? rule.severity).rawValue)),
            ("enabled", .flag(states[rule.id]?.isOn ?? rule.isRecommended)),
            ("confidence", .text(rule.confidence.rawValue)),
            ("category", .text(rule.category)),
            ("presets", .array(rule.presets.map(JSON.text))),
            ("criteria", .array(rule.criteria.map(RuleList.json))),
            ("inputs", .array(Input.allCases.filter(rule.inputs.contains).map { .text($0.rawValue) })),
            ("fix", .text(rule.fix.rawValue)),
            ("remedy", .text(rule.remedy)),
        ])
    }

    /// The state of a rule in the project, and where it is set; nil if the project does not change the rule.
    func state(of rule: Rule) -> String? {
        guard let active, let state = states[rule.id] else { return nil }
        var words = state.isOn ? [state.severity?.rawValue ?? "on"] : ["off"]
        words += state.isOn ? state.options.map { "\($0.name) = \($0.value.words)" } : []
        let place = state.levelPlace ?? state.options.last?.place
        return words.joined(separator: ", ") + (place.map { " (\(active.words(for: $0)))" } ?? "")
    }

    private static func json(_ criterion: Criterion) -> JSON {
        .object([
            ("standard", .text(criterion.standard.rawValue)),
            ("id", .text(criterion.number)),
            ("level", criterion.level.isEmpty ? .null : .text(criterion.level)),
        ])
    }
}

/// A column of the list of rules.
private struct RuleColumn {
    let title: String
    let ink: ((Rule) -> Ink)?
    let text: (Rule) -> String

    init(_ title: String, ink: ((Rule) -> Ink)? = nil, _ text: @escaping (Rule) -> String) {
        self.title = title
        self.ink = ink
        self.text = text
    }

    /// The list, the words of its last column broken to the width of the terminal.
    static func lines(of rules: [Rule], in columns: [RuleColumn], _ style: Rendering?) -> [String] {
        let color = style?.color ?? .off
        let rows = rules.map { rule in columns.map { $0.text(rule) } }
        let widths = columns.indices.map { column in
            max(cells(columns[column].title), rows.map { cells($0[column]) }.max() ?? 0)
        }
        let before = widths.dropLast().reduce(0) { $0 + $1 + gap }
        let room = style.map { max($0.width - before, leastTitle) } ?? .max
        let heading = zip(columns, widths).dropLast().map { $0.title + spaces($1 - cells($0.title) + gap) }.joined()
        return [Ink.strong.paint(heading + (columns.last?.title ?? ""), color)]
            + zip(rules, rows).flatMap { rule, row in
                let parts = zip(columns, zip(row, widths)).dropLast().map { column, cell in
                    let (text, width) = cell
                    let painted = column.ink.map { $0(rule).paint(text, color) } ?? text
                    return painted + spaces(width - cells(text) + gap)
                }
                return wrapped(row.last ?? "", to: room).enumerated().map { index, line in
                    (index == 0 ? parts.joined() : spaces(before)) + line
                }
            }
    }

    /// Cells between columns.
    private static let gap = 2
    /// The narrowest column of titles, in cells, even if the terminal is narrower.
    private static let leastTitle = 16
}

extension Rule {
    /// The narrowest preset that has it.
    var preset: String { presets.first ?? "all" }

    /// The numbers of its WCAG criteria; the European ones repeat them.
    var numbers: String { criteria.filter { $0.standard == .wcag }.map(\.number).joined(separator: " ") }
}

/// Rows as lines in columns, two blanks apart, each column as wide as its widest cell on a terminal. No line ends with
/// blanks.
func inColumns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column < $0.count ? cells($0[column]) : 0 }.max() ?? 0 }
    return rows.map { row in
        let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - cells($0)) }
        let line = padded.joined(separator: "  ")
        return line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
    }
}

extension JSON {
    /// The value of an option, for people.
    fileprivate var words: String {
        switch self {
        case .array(let items): items.map(\.words).joined(separator: ", ")
        case .text(let text): text
        default: rendered(.compact)
        }
    }
}
