import A11yModel

/// SARIF 2.1.0, as the code scanning of GitHub reads it; other servers and editors do, too.
package enum SARIFReporter: Reporter {
    /// The Static Analysis Results Interchange Format.
    package static let name = "sarif"
    /// For the help of the rules.
    package static let needs: Set<ReportNeed> = [.cards]

    /// Sorted by path, place, rule; without times and absolute paths, so that equal runs give equal bytes.
    package static func render(_ run: Run, style: Rendering) -> String {
        JSON.object([
            ("$schema", .text(schema)),
            ("version", .text("2.1.0")),
            ("runs", .array([object(run, style)])),
        ]).rendered() + "\n"
    }

    /// The name of the folder that relative addresses begin at, in the words of CodeQL. Where it lies is the reader's.
    static let root = "%SRCROOT%"

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    private static func object(_ run: Run, _ style: Rendering) -> JSON {
        let files = run.filesForPrograms.filter { !$0.findings.isEmpty || !$0.shownSuppressed(style).isEmpty }
        var firsts: [String: Finding] = [:]
        for finding in files.flatMap({ $0.findings + $0.shownSuppressed(style) }) where firsts[finding.rule] == nil {
            firsts[finding.rule] = finding
        }
        let rules = firsts.sorted { $0.key < $1.key }
        let indices = Dictionary(zip(rules.map(\.key), 0...)) { first, _ in first }
        let driver = JSON.object([
            ("name", .text("a11ylint")),
            ("semanticVersion", .text(run.version)),
            ("rules", .array(rules.map { SARIFRule(id: $0.key, finding: $0.value, card: run.cards[$0.key]).json })),
        ])
        let about = JSON.object([("text", .text("The folder that paths are relative to: that of the repository."))])
        return .object([
            ("tool", .object([("driver", driver)])),
            ("automationDetails", .object([("id", .text(category(of: run)))])),
            (
                "invocations",
                .array([
                    .object([
                        ("executionSuccessful", .flag(run.exitCode != 2)), ("exitCode", .integer(run.exitCode)),
                    ])
                ])
            ),
            ("originalUriBaseIds", .object([(root, .object([("description", about)]))])),
            ("columnKind", .text("unicodeCodePoints")),
            ("results", .array(files.flatMap { results(on: $0, indices: indices, run, style) })),
        ])
    }

    private static func results(on report: Report, indices: [String: Int], _ run: Run, _ style: Rendering) -> [JSON] {
        let hashes = LineHashes(report.lines)
        return (report.entries + (style.showsSuppressed ? report.acceptedEntries : [])).map {
            SARIFResult(entry: $0, index: indices[$0.finding.rule] ?? 0, hashes: hashes, hasBaseline: run.hasBaseline)
                .json
        }
    }

    /// What keeps the runs of one commit apart: where one folder was checked, its path. The server takes what stands
    /// before the last slash for the category.
    private static func category(of run: Run) -> String {
        run.scope.isEmpty ? "a11ylint/" : "a11ylint/\(run.scope)/"
    }
}

extension Row.Kind {
    /// The level of a result. Nothing but `fail` may be the kind of one that has a level, and code scanning shows
    /// levels: so a finding for review is a note.
    var level: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info, .review: "note"
        }
    }
}
