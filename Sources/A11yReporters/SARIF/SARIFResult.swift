import A11yModel

/// A finding as a SARIF result.
struct SARIFResult {
    let reported: ReportedFinding
    /// The index of its rule in the list of rules.
    let index: Int
    let hashes: LineHashes
    /// Whether findings were compared with a baseline.
    let hasBaseline: Bool

    private var finding: Finding { reported.finding }
    private var lines: LineTable { reported.report.lines }

    var json: JSON {
        var fields: [JSON.Entry] = [
            ("ruleId", .text(finding.rule)),
            ("ruleIndex", .integer(index)),
            ("level", .text(reported.kind.level)),
            ("message", .object([("text", .text(message))])),
            ("locations", .array([location])),
        ]
        let places =
            others.enumerated().map { related($0, $1) }
            + codePlaces.enumerated().map { related(others.count + $0, $1) }
        if !places.isEmpty { fields.append(("relatedLocations", .array(places))) }
        if let fix = finding.fix { fields.append(("fixes", .array([object(fix)]))) }
        if hasBaseline {
            let isKnown = finding.acceptance?.means == .baseline
            fields.append(("baselineState", .text(isKnown ? "unchanged" : "new")))
        }
        fields.append(("partialFingerprints", .object(fingerprints)))
        if let acceptance = finding.acceptance { fields.append(("suppressions", suppressions(acceptance))) }
        let doubts = finding.doubts.isEmpty ? [] : [(key: "doubts", value: JSON.array(finding.doubts.map(\.json)))]
        let tools = finding.alsoFoundBy.map(JSON.text)
        let finders = tools.isEmpty ? [] : [(key: "foundBy", value: JSON.array(tools))]
        fields.append(
            ("properties", .object([("confidence", .text(finding.confidence.rawValue))] + doubts + finders)))
        return .object(fields)
    }

    private func suppressions(_ acceptance: Acceptance) -> JSON {
        let isInFile = [.comment, .notes].contains(acceptance.means)
        let kind: [JSON.Entry] = [("kind", .text(isInFile ? "inSource" : "external"))]
        let reason = acceptance.reason.isEmpty ? [] : [(key: "justification", value: JSON.text(acceptance.reason))]
        return .array([.object(kind + reason)])
    }

    private var others: [RelatedPlace] { finding.others }
    private var codePlaces: [CodeReference] { finding.code?.places ?? [] }

    /// The message, with links to the other places: code scanning shows only places that are linked.
    private var message: String {
        let statement = reported.markedMessage
        // Brackets make a link only before a parenthesis, and some readers show the backslash: escape only if needed.
        let text = statement.contains("](") ? SARIFResult.escaped(statement) : statement
        let inFile = others.prefix(SARIFResult.mostLinks).enumerated().map { number, other in
            let line = lines.place(of: other.range.start).line
            let isRepeat = number >= finding.related.count
            let title = isRepeat ? "line \(line)" : "\(visible(other.message)), line \(line)"
            return "[\(SARIFResult.escaped(title))](\(number + 1))"
        }
        let inCode = codePlaces.prefix(SARIFResult.mostLinks - inFile.count).enumerated().map { number, other in
            let file = other.place.path.split(separator: "/").last.map(String.init) ?? other.place.path
            let title = "\(visible(other.message)), \(visible(file)) line \(other.place.line)"
            return "[\(SARIFResult.escaped(title))](\(others.count + number + 1))"
        }
        let links = inFile + inCode
        if links.isEmpty { return text }
        return "\(text)\(text.hasSuffix(".") ? "" : ".") See \(links.joined(separator: ", "))."
    }

    private var location: JSON {
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

    private func related(_ number: Int, _ other: CodeReference) -> JSON {
        let region = JSON.object([
            ("startLine", .integer(other.place.line)), ("startColumn", .integer(other.place.column)),
        ])
        let file = SARIFReporter.artifact(at: reported.report.rootPath(ofCode: other))
        return .object([
            ("id", .integer(number + 1)),
            ("physicalLocation", .object([("artifactLocation", file), ("region", region)])),
            ("message", .object([("text", .text(visible(other.message)))])),
        ])
    }

    private func physical(_ range: SourceRange) -> JSON {
        let extent = lines.extent(of: range)
        return .object([("artifactLocation", artifact), ("region", region(from: extent.start, to: extent.end))])
    }

    private func region(from start: TextPosition, to end: TextPosition) -> JSON {
        .object([
            ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
            ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
        ])
    }

    /// A fix: regions of the file with their replacements.
    private func object(_ fix: Fix) -> JSON {
        let replacements = fix.edits.map { edit in
            let region = region(from: lines.place(of: edit.range.start), to: lines.place(of: edit.range.end))
            let content = JSON.object([("text", .text(edit.text))])
            return JSON.object([("deletedRegion", region)] + (edit.text.isEmpty ? [] : [("insertedContent", content)]))
        }
        let change = JSON.object([("artifactLocation", artifact), ("replacements", .array(replacements))])
        return .object([
            ("description", .object([("text", .text(visible(fix.description)))])),
            ("artifactChanges", .array([change])),
        ])
    }

    /// The file: relative to the root, or absolute if it is outside.
    private var artifact: JSON { SARIFReporter.artifact(of: reported.report) }

    private var fingerprints: [JSON.Entry] {
        let line = hashes[lines.place(of: finding.range.start).line]
        let known = line.map { [(key: "primaryLocationLineHash", value: JSON.text($0))] } ?? []
        let component = finding.componentFingerprint.map { [(key: "a11ylintComponent/v1", value: JSON.text($0))] } ?? []
        return known + [("a11ylint/v1", .text(reported.fingerprint))] + component
    }

    /// A text with the brackets escaped, as SARIF asks for outside of links.
    private static func escaped(_ text: String) -> String { text.replacing(scalars: ["[": "\\[", "]": "\\]"]) }

    /// The most links in a message; all places are related locations anyway.
    private static let mostLinks = 10
}

/// The `primaryLocationLineHash` of each line, by which code scanning recognises a line from run to run. GitHub's
/// upload action publishes the algorithm, and applies it to reports without hashes.
///
/// It is a rolling hash of a hundred UTF-16 units from the start of the line, without spaces and tabs and with one line
/// feed per line break; then a colon and the ordinal among lines with the same hash. So a line keeps its hash if lines
/// are added above it or it is indented.
struct LineHashes {
    private let hashes: [String]

    /// The hashes of all lines of a text.
    init(_ lines: LineTable) {
        var units: [UInt16] = []
        var starts: [Int] = []
        for number in 1...max(lines.count, 1) {
            starts.append(units.count)
            if number == 1, lines.content(ofLine: 1)?.start != 0 { units.append(LineHashes.byteOrderMark) }
            units += (lines.content(ofLine: number).map(lines.text) ?? "").utf16.filter {
                !LineHashes.blanks.contains($0)
            }
            units.append(number < lines.count ? LineHashes.lineFeed : LineHashes.endOfFile)
        }
        hashes = LineHashes.numbered(LineHashes.windows(of: units, from: starts))
    }

    /// The hash of a line, counted from 1; nil if there is no such line.
    subscript(line: Int) -> String? { hashes.indices.contains(line - 1) ? hashes[line - 1] : nil }

    /// The hash of the window at each start. The text is followed by zeros.
    private static func windows(of units: [UInt16], from starts: [Int]) -> [UInt64] {
        let leaving = (0..<width).reduce(UInt64(1)) { power, _ in power &* base }
        var hash: UInt64 = 0
        var found: [UInt64] = []
        for end in 1...(units.count + width) {
            let entered = end <= units.count ? UInt64(units[end - 1]) : 0
            let start = end - width
            let left = start > 0 ? UInt64(units[start - 1]) : 0
            hash = hash &* base &+ entered &- leaving &* left
            if found.count < starts.count, starts[found.count] == start { found.append(hash) }
        }
        return found
    }

    private static func numbered(_ hashes: [UInt64]) -> [String] {
        var counts: [UInt64: Int] = [:]
        return hashes.map { hash in
            counts[hash, default: 0] += 1
            return "\(String(hash, radix: 16)):\(counts[hash, default: 1])"
        }
    }

    /// The units of a window, and the base of the hash; both are the action's.
    private static let width = 100
    private static let base: UInt64 = 37
    /// What the action reads after the last character.
    private static let endOfFile: UInt16 = 0xFFFF
    private static let lineFeed: UInt16 = 0x0A
    private static let blanks: Set<UInt16> = [0x20, 0x09]
    private static let byteOrderMark: UInt16 = 0xFEFF
}

extension FindingDoubt {
    /// The word of the doubt, the outlet or class whose code may settle it, and the reason.
    var json: JSON {
        .object([("kind", .text(kind)), ("name", name.map(JSON.text) ?? .null), ("reason", .text(reason))])
    }
}
