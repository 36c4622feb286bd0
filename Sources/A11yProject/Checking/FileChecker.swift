import A11yEngine
import A11yLint
import A11yModel
import A11yPolicy
import Foundation

/// The result for one file.
package struct CheckedFile: Sendable {
    /// The report.
    package var report: Report
    /// Whether the report belongs in the output.
    package let isKept: Bool
    /// Whether a part of the file could not be read.
    package let isBroken: Bool
}

/// The results of a run over files.
package struct CheckedFiles: ExaminedFiles {
    /// The reports that belong in the output.
    package var reports: [Report] = []
    /// Every file that was read, whether its report belongs in the output or not.
    package var looked: [(path: String, isBroken: Bool)] = []
    /// The files in which code of UIKit builds views, which are not read.
    package var coded = 0
    /// Files and folders that could not be read.
    package var failures: [Failure]
}

/// Checks the files of a run, several at once.
package struct FileChecker: Sendable {
    /// The settings of each file.
    package let project: Project
    /// The folder to which paths in machine-readable reports are relative.
    package let root: PathRoot
    /// Whether screen maps are needed.
    package var withMaps = false
    /// Which reports belong in the output.
    package let files: FileRequest
    /// How many files are checked at once.
    package let jobs: Int
    /// What Apple's audit found on the screen of the one file.
    package var audit: [AuditIssue] = []
    /// Texts that are checked instead of the files at these paths.
    package var texts: [String: Source] = [:]
    /// The date of the run, the same for every file.
    private let today = Day.today

    /// A checker for the files of a project.
    package init(
        project: Project, root: PathRoot, withMaps: Bool = false, files: FileRequest, jobs: Int
    ) {
        self.project = project
        self.root = root
        self.withMaps = withMaps
        self.files = files
        self.jobs = jobs
    }

    /// Checks files. `didCheck` is called after each of them, from any thread.
    package func check(_ discovery: Discovery, didCheck: @Sendable () -> Void = {}) -> CheckedFiles {
        var checked = CheckedFiles(failures: discovery.failures)
        let outcomes = inParallel(discovery.files, jobs: jobs, weight: \.size) { file in
            defer { didCheck() }
            return Result { () throws(Failure) in try check(file) }
        }
        for outcome in outcomes {
            switch outcome {
            case .success(let file):
                checked.looked.append((file.report.path, file.isBroken))
                if file.report.views?.buildsUIKit == true { checked.coded += 1 }
                if file.isKept { checked.reports.append(file.report) }
            case .failure(let failure): checked.failures.append(failure)
            }
        }
        return checked
    }

    /// Checks captures of a running app as the states of one screen, in this order.
    package func check(flow discovery: Discovery, in order: [FileToCheck]) throws(Failure) -> CheckedFiles {
        var checked = CheckedFiles(failures: discovery.failures)
        guard checked.failures.isEmpty else { return checked }
        var sources: [Source] = []
        var settings: [FileSettings] = []
        for file in order {
            var own = project.settings(for: file.path)
            own.today = today
            sources.append(try Source(file, inputName: files.stdinFilename, upTo: own.limits.bytes))
            settings.append(own)
        }
        checked.reports = try CaptureFlow(joining: sources, in: settings).reports(with: settings, withMaps: withMaps)
        for index in checked.reports.indices {
            checked.reports[index].rootPath = root.relative(checked.reports[index].path)
        }
        checked.looked = checked.reports.map { ($0.path, $0.isBroken) }
        return checked
    }

    /// The report on a record, with the settings for its path.
    func check(_ record: Record) throws(Failure) -> Report {
        var settings = record.settings(in: project)
        settings.today = today
        let source = try record.source(upTo: settings.limits.bytes)
        var report = report(on: source, record.path, with: settings)
        // A name is no path: it is the same in whatever folder a worker of a cluster runs.
        if let name = record.name { report.rootPath = name }
        report.screenKey = record.screen
        return report
    }

    /// Checks one file.
    package func check(_ file: FileToCheck) throws(Failure) -> CheckedFile {
        var settings = project.settings(for: file.path)
        let source: Source
        if file.content == nil, let text = texts[file.path] {
            source = text
        } else {
            source = try Source(file, inputName: files.stdinFilename, upTo: settings.limits.bytes)
        }
        settings.today = today
        settings.audit = audit
        let report = report(on: source, file.path, with: settings)
        return CheckedFile(
            report: report, isKept: files.keeps(report, on: source, file.origin), isBroken: report.isBroken)
    }

    /// The report on a source, with what lies beside the file at `path`.
    private func report(on source: Source, _ path: String, with settings: FileSettings) -> Report {
        let tables = settings.rules.readsStringTables ? StringTableFiles.sources(beside: path) : []
        var report = lint(source, with: settings, beside: tables, withMaps: withMaps, code: project.code(for: path))
        report.rootPath = root.relative(source.path)
        let places = (report.findings + report.accepted).flatMap { $0.code?.places ?? [] }
        for path in Set(places.map(\.place.path)) { report.codePaths[path] = root.relative(path) }
        return report
    }
}

extension Report {
    /// Whether the file may be one of ours: folders, hooks and editors also pass files that describe no screen.
    /// `isNamed` is true if the user named the file, and so wants to know why nothing is found in it.
    package func isRelevant(on source: Source, isNamed: Bool) -> Bool {
        guard tally.screens == 0 else { return true }
        let rules = Set(findings.map(\.rule))
        let isOfXcode = ["storyboard", "xib"].contains(source.extension)
        if rules.contains(FileRule.unknownFile.rawValue) { return isNamed || isOfXcode }
        // A file that breaks off before its format is clear may be a template of another tool, or a broken screen.
        let isUnrecognised = rules.isSubset(of: [FileRule.syntax.rawValue, FileRule.emptyScreen.rawValue])
        return isNamed || !isUnrecognised || isOfXcode || source.mentionsScreen
    }
}

// The only use of the calendar: suppressions and baseline entries can expire.

extension Day {
    /// The current date in the local time zone; nil if unknown.
    package static var today: Day? {
        var now = time(nil)
        var parts = tm()
        guard localtime_r(&now, &parts) != nil else { return nil }
        // The system counts years from 1900 and months from 0.
        return Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }
}
