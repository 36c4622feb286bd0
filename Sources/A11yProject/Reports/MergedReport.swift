import A11yLint
import A11yModel

/// Reports of several runs, as one run over all of their files.
package struct MergedReport {
    /// The files, each once, with their findings, each once.
    package private(set) var reports: [Report] = []
    /// The version that made all of them; that of this program if they differ.
    package private(set) var version: String
    /// The greatest number of rules of a run.
    package private(set) var rules = 0
    /// The presets of all runs; empty if they differ.
    package private(set) var presets: [String] = []
    /// The configuration of all runs; nil if they differ.
    package private(set) var configuration: String?
    /// The lowest level that failed one of them.
    package private(set) var failLevel = FailLevel.never
    /// The worst exit code.
    package private(set) var exitCode: Int32 = 0
    /// The files in which nothing could be checked.
    package private(set) var unchecked: [String] = []

    /// A report to merge.
    package struct Input {
        /// The app whose paths are put below a folder of this name; nil to leave them.
        let app: String?
        let file: ReportFile

        /// Reads `report.json`, or `APP=report.json`.
        package init(_ word: String) throws(Failure) {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let isNamed = parts.count == 2 && !FolderPath.exists(word)
            app = isNamed ? parts[0] : nil
            if let app, app.isEmpty || app.contains("/") || app.hasPrefix(".") {
                throw Failure("\(word): “\(app)” is no name of an app; write APP=REPORT, such as Shop=\(parts[1])")
            }
            file = try ReportFile(reading: try Source(reading: isNamed ? parts[1] : word, inputName: nil, upTo: .max))
        }
    }

    /// Merges reports. `root` is the folder that their paths are relative to: files that are there and unchanged give
    /// formats for people their lines.
    package init(_ inputs: [Input], root: PathRoot) {
        let files = inputs.map(\.file)
        func same<Value: Equatable>(_ value: (ReportFile) -> Value) -> Value? {
            files.first.map(value).flatMap { first in files.allSatisfy { value($0) == first } ? first : nil }
        }
        version = same(\.tool.version) ?? Version.current.number
        presets = same(\.run.presets) ?? []
        configuration = same(\.run.config) ?? nil
        rules = files.map(\.summary.rules).max() ?? 0
        exitCode = files.map(\.run.exitCode).max() ?? 0
        failLevel = files.map(\.run.failOn).filter { $0 != .never }.max { $0.rank < $1.rank } ?? .never
        var places: [String: Int] = [:]
        for input in inputs {
            for report in input.reports(root) {
                guard let known = places[report.path] else {
                    places[report.path] = reports.count
                    reports.append(report)
                    continue
                }
                reports[known].add(report)
            }
            unchecked += (input.file.run.unchecked ?? []).map { input.path($0.path) }
        }
    }
}

extension Report {
    /// Adds what another run found in the same file.
    fileprivate mutating func add(_ other: Report) {
        let known = Set((findings + accepted).compactMap(\.knownFingerprint))
        findings += other.findings.filter { $0.knownFingerprint.map(known.contains) != true }
        accepted += other.accepted.filter { $0.knownFingerprint.map(known.contains) != true }
        inapplicable.merge(other.inapplicable) { first, _ in first }
        findings.sortInReportOrder()
        accepted.sortInReportOrder()
    }
}

extension MergedReport.Input {
    /// A path of the report, in the folder of its app.
    fileprivate func path(_ path: String) -> String { app.map { "\($0)/\(path)" } ?? path }

    /// The reports on its files.
    fileprivate func reports(_ root: PathRoot) -> [Report] {
        let findings = Dictionary(grouping: file.findings ?? [], by: \.path)
        let suppressed = Dictionary(grouping: file.suppressed, by: \.path)
        var reasonsByRule: [String: [String: String]] = [:]
        for note in file.notes {
            for (path, rules) in note.entries {
                for rule in rules { reasonsByRule[path, default: [:]][rule] = note.message }
            }
        }
        let reasons = Dictionary((file.run.unchecked ?? []).map { ($0.path, $0.reason) }) { first, _ in first }
        let listed = file.files ?? []
        let others = Set(findings.keys).union(suppressed.keys).subtracting(listed.map(\.path)).sorted()
        let files = listed + others.map { ReportFile.File(path: $0, screens: 0, elements: 0, stops: 0) }
        return files.map { entry in
            let (found, accepted) = (findings[entry.path] ?? [], suppressed[entry.path] ?? [])
            let lines = LineTable(of: found + accepted, in: app == nil ? root.path + "/" + entry.path : nil)
            var tally = Tally()
            (tally.screens, tally.elements, tally.stops) = (entry.screens, entry.elements, entry.stops)
            var report = Report(
                path: path(entry.path), lines: lines, findings: found.map { $0.finding(at: path(entry.path)) },
                tally: tally,
                inapplicable: reasonsByRule[entry.path] ?? [:])
            report.app = app
            report.accepted = accepted.map { $0.finding(at: path(entry.path)) }
            report.unchecked = reasons[entry.path].map { UncheckedReason($0, isDeclined: false) }
            return report
        }
    }
}

extension FindingEntry {
    /// Every position of the finding in its file.
    fileprivate var positions: [Position] {
        let ranges = [range] + related.filter { $0.path == nil }.map(\.range) + [acceptance?.range].compactMap(\.self)
        return ranges.flatMap { [$0.start, $0.end] } + fix.edits.flatMap { [$0.start, $0.end] }
    }

    /// The finding in the file at a path.
    fileprivate func finding(at path: String) -> Finding {
        let (own, equal) = parts
        var finding = Finding(
            rule: rule, severity: severity, confidence: confidence, message: message, path: path, range: range.bytes,
            screen: screen ?? "",
            element: element.map {
                ElementReference(
                    type: $0.type, id: $0.id, path: $0.path, name: $0.name, range: range.bytes, anchor: range.bytes)
            },
            property: property.flatMap(Property.init(word:)), related: own,
            repeats: equal.map { place in
                Occurrence(
                    Finding(
                        rule: rule, severity: severity, confidence: confidence, message: place.message, path: path,
                        range: place.range))
            },
            criteria: criteria.compactMap { entry in
                Criterion.Standard(rawValue: entry.standard).map { Criterion(standard: $0, number: entry.id) }
            },
            measured: measured, remedy: help.text)
        finding.doubts = doubts.map { FindingDoubt(kind: $0.kind, name: $0.name, reason: $0.reason) }
        finding.alsoFoundBy = foundBy ?? []
        finding.fix = repair
        if repair == nil { finding.refusal = fix.description }
        finding.ordinal = 0
        finding.knownFingerprint = fingerprint
        let places = related.compactMap { place in
            place.path.map {
                CodeReference(
                    place.message,
                    at: CodePlace(path: $0, line: place.range.start.line, column: place.range.start.column))
            }
        }
        if code != nil || !places.isEmpty { finding.code = CodeEvidence(statement: code, places: places) }
        finding.acceptance = acceptance.flatMap { entry in
            Acceptance.Means(rawValue: entry.means).map {
                Acceptance(
                    $0, reason: entry.reason, until: entry.until.flatMap(Day.init), range: entry.range?.bytes)
            }
        }
        return finding
    }

    /// The places that it is compared with, and those of equal violations, which come last.
    private var parts: (own: [RelatedPlace], equal: [RelatedPlace]) {
        let places = related.filter { $0.path == nil }.map { RelatedPlace(message: $0.message, range: $0.range.bytes) }
        let equal = min(max(count - 1, 0), places.count)
        return (Array(places.dropLast(equal)), Array(places.suffix(equal)))
    }

    private var repair: Fix? {
        guard let kind = Fixability(rawValue: fix.applicability), kind != .none, let description = fix.description
        else { return nil }
        return Fix(
            kind, description,
            fix.edits.map { Edit(SourceRange($0.start.offset ?? 0, $0.end.offset ?? 0), to: $0.text) })
    }
}

extension LineTable {
    /// The lines of a file that findings are in: its own if it is there and the places are still right, else no lines
    /// but those places.
    fileprivate init(of findings: [FindingEntry], in path: String?) {
        let positions = findings.flatMap(\.positions)
        if !positions.isEmpty, let path, let source = try? Source(reading: path, inputName: nil) {
            self.init(source.bytes)
            if fit(positions) { return }
            // Places in another encoding or in a log are those of the text that was read in it.
            self = screens(in: source).lines
            if fit(positions) { return }
        }
        self.init([])
        recorded = RecordedPlaces(positions.compactMap { position in position.offset.map { ($0, position.place) } })
    }

    /// Whether these places are those of their offsets.
    private func fit(_ positions: [FindingEntry.Position]) -> Bool {
        positions.allSatisfy { position in
            position.offset.map { $0 <= bytes.count && place(of: $0) == position.place } ?? true
        }
    }
}
