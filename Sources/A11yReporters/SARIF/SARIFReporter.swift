import A11yModel

/// SARIF 2.1.0, for GitHub's code scanning, other servers and editors.
package enum SARIFReporter: Reporter {
    /// For the help of the rules.
    package static let needs: Set<ReportNeed> = [.cards]

    /// Sorted by path, then in report order; without times and absolute paths, so that equal runs give equal bytes.
    package static func render(_ run: Run, style: Rendering) -> String {
        JSON.object([
            ("$schema", .text(schema)),
            ("version", .text("2.1.0")),
            ("runs", .array([object(run, style)])),
        ]).rendered() + "\n"
    }

    /// The base of relative URIs, under the name that CodeQL gives it. The reader knows where it is.
    static let root = "%SRCROOT%"

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    private static func object(_ run: Run, _ style: Rendering) -> JSON {
        let files = run.filesForPrograms.filter { !$0.findings.isEmpty || !$0.shownSuppressed(style).isEmpty }
        let found = Dictionary(grouping: files.flatMap { $0.findings + $0.shownSuppressed(style) }, by: \.rule)
        let rules = found.sorted { $0.key < $1.key }
        let indices = Dictionary(zip(rules.map(\.key), 0...)) { first, _ in first }
        let descriptors = rules.compactMap { id, findings in
            findings.first.map { SARIFRule(id: id, finding: $0, findings: findings, card: run.cards[id]).json }
        }
        let driver = JSON.object([
            ("name", .text("a11ylint")), ("semanticVersion", .text(run.version)), ("rules", .array(descriptors)),
        ])
        let notifications =
            run.filesForPrograms.filter { run.unchecked.contains($0.path) }.map(notification)
            + run.filesForPrograms.flatMap(notesOnViews)
        let invocation = JSON.object(
            [("executionSuccessful", .flag(run.exitCode != 2)), ("exitCode", .integer(run.exitCode))]
                + (notifications.isEmpty ? [] : [("toolExecutionNotifications", .array(notifications))]))
        let about = JSON.object([("text", .text("The folder that paths are relative to: that of the repository."))])
        return .object([
            ("tool", .object([("driver", driver)])),
            ("automationDetails", .object([("id", .text(category(of: run)))])),
            ("invocations", .array([invocation])),
            ("originalUriBaseIds", .object([(root, .object([("description", about)]))])),
            ("columnKind", .text("unicodeCodePoints")),
            ("results", .array(files.flatMap { results(on: $0, indices: indices, run, style) })),
        ])
    }

    /// Says that nothing was checked in a file.
    private static func notification(about report: Report) -> JSON {
        let place = JSON.object([("physicalLocation", .object([("artifactLocation", artifact(of: report))]))])
        return .object([
            ("level", .text("error")),
            ("message", .object([("text", .text(visible(report.unchecked?.text ?? "")))])),
            ("locations", .array([place])),
        ])
    }

    /// The location of a file.
    static func artifact(of report: Report) -> JSON { artifact(at: report.rootPath) }

    /// Says where the reading of views of SwiftUI stopped.
    private static func notesOnViews(in report: Report) -> [JSON] {
        (report.views?.places ?? []).map { unread in
            let place = report.lines.place(of: unread.range.start)
            let region = JSON.object([("startLine", .integer(place.line)), ("startColumn", .integer(place.column))])
            let location = JSON.object([("artifactLocation", artifact(of: report)), ("region", region)])
            return .object([
                ("level", .text("note")),
                ("message", .object([("text", .text("Not read: \(visible(unread.words))"))])),
                ("locations", .array([.object([("physicalLocation", location)])])),
            ])
        }
    }

    /// The location of the file at a path.
    static func artifact(at path: String) -> JSON {
        if path.hasPrefix("/") { return .object([("uri", .text(fileAddress(path)))]) }
        return .object([("uri", .text(percentEncoded(path))), ("uriBaseId", .text(root))])
    }

    private static func results(on report: Report, indices: [String: Int], _ run: Run, _ style: Rendering) -> [JSON] {
        let hashes = LineHashes(report.lines)
        let findings = report.findingsForPrograms + (style.showsSuppressed ? report.acceptedForPrograms : [])
        return findings.map { reported in
            let index = indices[reported.finding.rule] ?? 0
            return SARIFResult(reported: reported, index: index, hashes: hashes, hasBaseline: run.hasBaseline).json
        }
    }

    /// Tells several runs on one commit apart: by the folder that was checked, if there is only one. The server takes
    /// the text before the last slash as the category.
    private static func category(of run: Run) -> String { run.scope.isEmpty ? "a11ylint/" : "a11ylint/\(run.scope)/" }
}

extension FindingKind {
    /// The level of a result in SARIF and in Xcode; a review is a note. SARIF has a kind `review`, but a result of that
    /// kind has no level, and code scanning shows levels.
    var level: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info, .review: "note"
        }
    }
}

/// A rule as a SARIF reporting descriptor: what code scanning shows beside a finding.
struct SARIFRule {
    let id: String
    /// The first finding of the rule, which stands in for a missing card.
    let finding: Finding
    /// All findings of the rule.
    let findings: [Finding]
    let card: RuleCard?

    var json: JSON {
        let kind = card.map { FindingKind(severity: $0.severity, confidence: $0.confidence) } ?? FindingKind(finding)
        let link = card?.link.map { [(key: "helpUri", value: JSON.text($0))] } ?? []
        let fields: [JSON.Entry] = [
            ("id", .text(id)),
            ("name", .text(SARIFRule.cut(id, to: SARIFRule.longestName))),
            ("shortDescription", text(card?.title ?? id)),
            ("fullDescription", text(reason)),
        ]
        return .object(
            fields + link + [
                ("help", .object([("text", .text(help)), ("markdown", .text(markdown))])),
                ("defaultConfiguration", .object([("level", .text(kind.level))])),
                ("properties", properties(kind)),
            ])
    }

    private func text(_ text: String) -> JSON {
        .object([("text", .text(SARIFRule.cut(text, to: SARIFRule.longestDescription)))])
    }

    private var criteria: [Criterion] { card?.criteria ?? finding.criteria }
    /// In the words of the kinds of files that were checked.
    private var remedy: String { remedies(of: findings).joined(separator: " ") }

    /// The first paragraph of the rationale.
    private var reason: String {
        let paragraph = card?.rationale.split(separator: "\n\n").first.map(String.init) ?? remedy
        let lines = paragraph.split(separator: "\n").joined(separator: " ")
        return lines.isEmpty ? id : lines
    }

    private var help: String {
        let known = criteria.map(\.title).joined(separator: ", ")
        let parts = [
            card?.rationale ?? "", remedy.isEmpty ? "" : "What to do: \(remedy)",
            known.isEmpty ? "" : "Criteria: \(known)", "More: a11ylint explain \(id)\(documentation { $0 })",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The help with an example of each kind and links to the criteria.
    private var markdown: String {
        let examples = card?.examples ?? []
        let shown = [examples.first(where: \.isBad), examples.first { !$0.isBad }].compactMap { $0 }
        let known = criteria.map { criterion in
            let page = criterion.standard == .wcag ? SuccessCriterion.numbered(criterion.number)?.understanding : nil
            return page.map { "- [\(criterion.title)](\($0))" } ?? "- \(criterion.title)"
        }
        let parts =
            [card?.rationale ?? "", remedy.isEmpty ? "" : "**What to do:** \(remedy)"] + shown.map(block)
            + [known.isEmpty ? "" : "**Criteria**\n\n" + known.joined(separator: "\n")]
            + ["More: `a11ylint explain \(id)`\(documentation { "`\($0)`" })"]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Where the rule's page lies, with the path as `code` writes it. `helpUri` must be absolute and cannot say it.
    private func documentation(_ code: (String) -> String) -> String {
        card?.documentation.map { ", or \(code($0)) in the repository of a11ylint" } ?? ""
    }

    private func block(_ example: RuleCard.Example) -> String {
        let text = example.text.hasSuffix("\n") ? example.text : example.text + "\n"
        return "**\(example.isBad ? "Found" : "Not found"):** \(example.title)\n\n\(fenced("\n\(text)"))"
    }

    private func properties(_ kind: FindingKind) -> JSON {
        var tags = ["accessibility"]
        for tag in (card.map { [$0.category] } ?? []) + criteria.map(\.title) where !tags.contains(tag) {
            tags.append(tag)
        }
        let fields: [JSON.Entry] = [
            ("tags", .array(tags.prefix(SARIFRule.mostTags).map(JSON.text))),
            ("precision", .text(precision)),
            ("problem.severity", .text(kind == .info || kind == .review ? "recommendation" : kind.rawValue)),
        ]
        return .object(fields + (card?.documentation.map { [(key: "documentation", value: .text($0))] } ?? []))
    }

    private var precision: String {
        switch card?.confidence ?? finding.confidence {
        case .certain: "very-high"
        case .likely: "high"
        case .review: "low"
        }
    }

    private static func cut(_ text: String, to length: Int) -> String {
        text.unicodeScalars.count <= length
            ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(length - 1))) + "…"
    }

    /// GitHub's limits for a rule: the characters of its name and of each description, and the number of tags.
    private static let longestName = 255
    private static let longestDescription = 1024
    private static let mostTags = 20
}
