import A11yModel

/// A finding as a result of SARIF.
struct SARIFResult {
    let entry: Entry
    /// Where its rule stands among the rules.
    let index: Int
    let hashes: LineHashes
    /// Whether findings were compared with a baseline.
    var hasBaseline = false

    var json: JSON {
        var fields: [(key: String, value: JSON)] = [
            ("ruleId", .text(entry.finding.rule)),
            ("ruleIndex", .integer(index)),
            ("level", .text(entry.kind.level)),
            ("message", .object([("text", .text(message))])),
            ("locations", .array([location])),
        ]
        if !others.isEmpty { fields.append(("relatedLocations", .array(others.enumerated().map { related($0, $1) }))) }
        if let fix = entry.finding.fix { fields.append(("fixes", .array([object(fix)]))) }
        if hasBaseline {
            let isKnown = entry.finding.acceptance?.means == .baseline
            fields.append(("baselineState", .text(isKnown ? "unchanged" : "new")))
        }
        fields.append(("partialFingerprints", .object(fingerprints)))
        if let acceptance = entry.finding.acceptance { fields.append(("suppressions", suppressions(acceptance))) }
        fields.append(("properties", .object([("confidence", .text(entry.finding.confidence.rawValue))])))
        return .object(fields)
    }

    private func suppressions(_ acceptance: Acceptance) -> JSON {
        let isInFile = [.comment, .notes].contains(acceptance.means)
        let kind: [(key: String, value: JSON)] = [("kind", .text(isInFile ? "inSource" : "external"))]
        let reason = acceptance.reason.isEmpty ? [] : [(key: "justification", value: JSON.text(acceptance.reason))]
        return .array([.object(kind + reason)])
    }

    private var others: [RelatedPlace] { entry.finding.others }

    /// The message, with links to the other places: code scanning shows those that are linked.
    private var message: String {
        let statement = entry.statement
        // A bracket is a link's only before a parenthesis; not every reader takes the backslash away.
        let text = statement.contains("](") ? SARIFResult.escaped(statement) : statement
        let links = others.prefix(SARIFResult.mostLinks).enumerated().map { number, other in
            let line = entry.report.lines.place(of: other.range.start).line
            let isRepeat = number >= entry.finding.related.count
            let title = isRepeat ? "line \(line)" : "\(visible(other.message)), line \(line)"
            return "[\(SARIFResult.escaped(title))](\(number + 1))"
        }
        if links.isEmpty { return text }
        return "\(text)\(text.hasSuffix(".") ? "" : ".") See \(links.joined(separator: ", "))."
    }

    private var location: JSON {
        let finding = entry.finding
        let screen = finding.screen.isEmpty ? [] : [finding.screen]
        var logical: [JSON] = []
        if let element = finding.element {
            logical = [
                .object([
                    ("name", .text(element.title)),
                    ("fullyQualifiedName", .text((screen + [element.path]).joined(separator: " > "))),
                    ("kind", .text("element")),
                ])
            ]
        } else if let name = screen.first {
            logical = [
                .object([("name", .text(name)), ("fullyQualifiedName", .text(name)), ("kind", .text("screen"))])
            ]
        }
        let place = [(key: "physicalLocation", value: physical(finding.range))]
        return .object(logical.isEmpty ? place : place + [("logicalLocations", .array(logical))])
    }

    private func related(_ number: Int, _ other: RelatedPlace) -> JSON {
        .object([
            ("id", .integer(number + 1)),
            ("physicalLocation", physical(other.range)),
            ("message", .object([("text", .text(visible(other.message)))])),
        ])
    }

    private func physical(_ range: SourceRange) -> JSON {
        let span = entry.report.lines.span(of: range)
        return .object([
            ("artifactLocation", artifact),
            (
                "region",
                .object([
                    ("startLine", .integer(span.start.line)), ("startColumn", .integer(span.start.column)),
                    ("endLine", .integer(span.end.line)), ("endColumn", .integer(span.end.column)),
                ])
            ),
        ])
    }

    /// What repairs it: regions of the file with what takes their place.
    private func object(_ fix: Fix) -> JSON {
        let replacements = fix.edits.map { edit in
            let start = entry.report.lines.place(of: edit.range.start)
            let end = entry.report.lines.place(of: edit.range.end)
            let region = JSON.object([
                ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
                ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
            ])
            let content = JSON.object([("text", .text(edit.text))])
            return JSON.object([("deletedRegion", region)] + (edit.text.isEmpty ? [] : [("insertedContent", content)]))
        }
        let change = JSON.object([("artifactLocation", artifact), ("replacements", .array(replacements))])
        return .object([
            ("description", .object([("text", .text(visible(fix.description)))])),
            ("artifactChanges", .array([change])),
        ])
    }

    /// The file: relative to the root, or absolute where it lies outside.
    private var artifact: JSON {
        let path = entry.report.rootPath
        if path.hasPrefix("/") { return .object([("uri", .text(fileAddress(path)))]) }
        return .object([("uri", .text(percentEncoded(path))), ("uriBaseId", .text(SARIFReporter.root))])
    }

    private var fingerprints: [(key: String, value: JSON)] {
        let line = hashes[entry.report.lines.place(of: entry.finding.range.start).line]
        let known = line.map { [(key: "primaryLocationLineHash", value: JSON.text($0))] } ?? []
        return known + [("a11ylint/v1", .text(entry.fingerprint))]
    }

    /// A text in which no bracket begins or ends a link: SARIF has them written with a backslash.
    private static func escaped(_ text: String) -> String {
        text.writing(["[": "\\[", "]": "\\]"])
    }

    /// Links in a message; a list of a hundred rows needs no more to be believed, and all are related locations.
    private static let mostLinks = 10
}
