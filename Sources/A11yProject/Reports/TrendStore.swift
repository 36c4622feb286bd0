import A11yModel
import A11yReporters
import Foundation

/// A folder of reports, one for each run.
package struct TrendStore {
    /// The runs, those of one day in the order of their names.
    package private(set) var runs: [TrendRun] = []
    /// The reports that could not be read, and why.
    package private(set) var failures: [(path: String, failure: Failure)] = []

    /// What users say about reports: the words are paths in the store, or names of files.
    package struct Facts {
        var days: [String: Day]
        var versions: [String: String]

        /// Days and versions of the app by report.
        package init(days: [String: Day] = [:], versions: [String: String] = [:]) {
            self.days = days
            self.versions = versions
        }
    }

    /// How deep reports are looked for, in folders (ours).
    private static let deepest = 16

    /// Reads the reports in a folder and the folders in it. What is hidden is left out.
    package init(_ folder: String, _ facts: Facts = Facts()) throws(Failure) {
        let names = try TrendStore.reports(in: Location(folder), below: [], folder)
        let known = Set(names.flatMap { [$0.joined(separator: "/"), $0.last ?? ""] })
        for word in Set(facts.days.keys).union(facts.versions.keys).sorted() where !known.contains(word) {
            throw Failure(unknown: "report of the store", word, among: names.map { $0.joined(separator: "/") })
        }
        let base = folder.hasSuffix("/") ? folder : folder + "/"
        for parts in names.sorted(by: TrendStore.inOrder) {
            let name = parts.joined(separator: "/")
            do throws(Failure) {
                let file = try ReportFile(reading: try Source(reading: base + name, inputName: nil, upTo: .max))
                let day = try TrendStore.day(of: parts, asked: facts.days, at: base + name)
                let own = facts.versions[name] ?? facts.versions[parts.last ?? ""]
                runs.append(TrendRun(file, name: name, day: day, version: own ?? TrendStore.version(of: parts)))
            } catch {
                failures.append((name, error))
            }
        }
    }

    /// The paths of the reports in a folder, as lists of names.
    private static func reports(in folder: Location, below parents: [String], _ shown: String) throws(Failure)
        -> [[String]]
    {
        var found: [[String]] = []
        for entry in try FolderListing(folder).entries {
            guard let name = String(validating: entry.name, as: UTF8.self), !name.hasPrefix(".") else { continue }
            switch entry.kind {
            case .folder where parents.count < deepest:
                found += try reports(in: folder.appending(entry.name), below: parents + [name], shown)
            case .file, .link:
                if [".json", ".jsonl"].contains(where: name.hasSuffix) { found.append(parents + [name]) }
            case .folder, .other: continue
            }
        }
        return found
    }

    /// By names; numbers in them by value.
    private static func inOrder(_ left: [String], _ right: [String]) -> Bool {
        let (first, second) = (left.joined(separator: "/"), right.joined(separator: "/"))
        let order = first.compare(second, options: .numeric)
        return order == .orderedSame ? first < second : order == .orderedAscending
    }

    /// The day that the user says, else the one in the name of the report or of the nearest folder, else the one on
    /// which the file was last changed, in UTC.
    private static func day(of parts: [String], asked: [String: Day], at path: String) throws(Failure) -> Day {
        if let day = asked[parts.joined(separator: "/")] ?? asked[parts.last ?? ""] { return day }
        if let day = parts.reversed().lazy.compactMap(dayIn).first { return day }
        var status = stat()
        guard Location(path).withPath({ stat($0, &status) }) == 0 else { throw Failure(path, errno: errno) }
        var time = tm()
        var seconds = status.st_mtim.tv_sec
        // The C library counts years from 1900 and months from 0.
        guard gmtime_r(&seconds, &time) != nil,
            let day = Day(year: Int(time.tm_year) + 1900, month: Int(time.tm_mon) + 1, day: Int(time.tm_mday))
        else { throw Failure("\(path): the file has no date; give it one with --date") }
        return day
    }

    /// The first day that a name holds as `2026-11-02` or `20261102`.
    static func dayIn(_ name: String) -> Day? {
        for match in name.matches(of: /\d{4}-\d{2}-\d{2}|\d{8}/) {
            let isPart = name[..<match.range.lowerBound].last?.isNumber == true
            if isPart || name[match.range.upperBound...].first?.isNumber == true { continue }
            let digits = match.output.filter { $0 != "-" }
            if let day = Day("\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))") { return day }
        }
        return nil
    }

    /// The folders of the report without those that are days.
    private static func version(of parts: [String]) -> String {
        parts.dropLast().filter { dayIn($0) == nil }.joined(separator: "/")
    }
}

extension TrendRun {
    /// What a report tells.
    init(_ file: ReportFile, name: String, day: Day, version: String) {
        let unchecked = Set((file.run.unchecked ?? []).map(\.path))
        self.init(
            name: name, day: day, version: version,
            files: file.files.map { Set($0.map(\.path)).subtracting(unchecked) },
            findings: (file.findings ?? []).map { entry in
                TrendFinding(
                    fingerprint: entry.fingerprint, component: entry.component, rule: entry.rule,
                    severity: entry.severity, confidence: entry.confidence, path: entry.path,
                    screen: entry.screen ?? "", element: entry.element?.path ?? "", property: entry.property ?? "",
                    message: entry.message)
            }, accepted: Set(file.suppressed.map(\.fingerprint)))
    }
}
