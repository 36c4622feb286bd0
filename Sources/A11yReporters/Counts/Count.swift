import A11yModel

/// How many findings of each kind belong together: to one rule, one criterion or one file.
struct Count {
    /// What they have in common, safe to print.
    let name: String
    /// What else there is to say of it; may be empty.
    let note: String
    /// Their numbers by kind; a kind that is not there has none.
    private(set) var numbers: [Row.Kind: Int] = [:]

    /// How many there are of a kind.
    func callAsFunction(_ kind: Row.Kind) -> Int { numbers[kind, default: 0] }

    /// In words: `2 errors, 1 to review`.
    var words: String { Row.Kind.allCases.filter { self($0) > 0 }.map { $0.counted(self($0)) }.joined(separator: ", ") }

    /// The counts by what `names` says of each finding, the most and worst first.
    private static func counts(
        of run: Run, by names: (Finding, Report) -> [(name: String, note: String)]
    ) -> [Count] {
        var counts: [String: Count] = [:]
        for report in run.reports {
            for finding in report.findings {
                for (name, note) in names(finding, report) {
                    counts[name, default: Count(name: name, note: note)].numbers[Row.Kind(finding), default: 0] += 1
                }
            }
        }
        return counts.values.sorted { left, right in
            let kind = Row.Kind.allCases.first { left($0) != right($0) }
            return kind.map { left($0) > right($0) } ?? (left.name < right.name)
        }
    }

    /// By rule, with the rule's title where it is known.
    static func byRule(_ run: Run) -> [Count] {
        counts(of: run) { finding, _ in [(visible(finding.rule), visible(run.cards[finding.rule]?.title ?? ""))] }
    }

    /// By success criterion; a finding may belong to several of them.
    static func byCriterion(_ run: Run) -> [Count] {
        counts(of: run) { finding, _ in
            finding.criteria.filter { $0.standard == .wcag }.map {
                (visible($0.title), SuccessCriterion.numbered($0.number)?.name ?? "")
            }
        }
    }

    /// By file.
    static func byFile(_ run: Run) -> [Count] {
        counts(of: run) { _, report in [(visible(report.path), counted(report.tally.screens, "screen"))] }
    }
}

extension Row.Kind {
    /// A number of findings of this kind, in words.
    func counted(_ number: Int) -> String {
        self == .review ? "\(number) to review" : A11yModel.counted(number, rawValue)
    }

    /// What a column of such numbers is called.
    var plural: String { self == .review ? "Review" : rawValue.capitalizedFirst + "s" }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
