import A11yEngine
import A11yModel
import A11yPolicy
import Foundation

/// A baseline compared with the findings of a run.
package struct BaselineComparison {
    /// The file of the baseline.
    package let file: BaselineFile
    /// The states of the entries.
    package private(set) var match: BaselineMatch
    /// The bytes of the baseline.
    private let source: Source
    /// The checked files, by their paths from the folder of the baseline.
    private var files: [String: String] = [:]
    /// Why a moved file may not have been recognised, as a sentence with what to do; nil if that cannot be.
    package private(set) var doubt: String?

    /// A baseline as it was read.
    package init(_ file: BaselineFile, _ baseline: Baseline, from source: Source, today: Day?) {
        self.file = file
        self.source = source
        match = BaselineMatch(baseline, today: today)
    }

    /// Accepts known findings, and determines the states of entries: of files that were read completely, and of deleted
    /// files in folders that were searched.
    package mutating func apply(to checked: inout CheckedFiles, _ project: Project, walked folders: [String]) {
        for file in checked.looked { files[self.file.relative(file.path)] = file.path }
        for index in checked.reports.indices { accept(in: &checked.reports[index], project) }
        followMoves(&checked, project)
        let broken = Set(checked.looked.filter(\.isBroken).map { file.relative($0.path) })
        let walked = folders.map(file.relative)
        match.judge { [files, file] entry in
            if let path = files[entry.path] {
                return !broken.contains(entry.path) && project.settings(for: path).rules.rule(named: entry.rule) != nil
            }
            guard !file.holds(entry.path), walked.contains(where: { covers($0, entry.path) }) else { return false }
            return project.settings(for: entry.path).rules.rule(named: entry.rule) != nil
        }
    }

    private mutating func accept(in report: inout Report, _ project: Project, former: String? = nil) {
        let rules = project.settings(for: report.path).rules
        match.accept(in: &report, at: file.relative(report.path), former: former, rules: rules)
    }

    /// Follows moved files, by their content or by git, and accepts their findings.
    private mutating func followMoves(_ checked: inout CheckedFiles, _ project: Project) {
        let gone = match.leftovers.filter { files[$0] == nil && !file.holds($0) }.sorted()
        guard !gone.isEmpty else { return }
        let known = Set(match.baseline.entries.map(\.path))
        var arrived: [String: Int] = [:]
        var byContent: [String: [Int]] = [:]
        for (index, report) in checked.reports.enumerated() where !report.findings.isEmpty {
            let path = file.relative(report.path)
            guard !known.contains(path) else { continue }
            arrived[path] = index
            guard let bytes = (try? Source(reading: report.path, inputName: nil))?.bytes else { continue }
            byContent[Baseline.digest(of: bytes), default: []].append(index)
        }
        var former: [String: Int] = [:]
        for path in gone {
            guard let content = match.baseline.contents[path], byContent[content]?.isEmpty == false else { continue }
            former[path] = byContent[content]?.removeFirst()
        }
        let open = gone.filter { former[$0] == nil }
        let renames = open.isEmpty || arrived.isEmpty ? GitRenames() : GitRenames(since: file)
        var taken = Set(former.values)
        for path in open {
            guard let found = renames.paths[path].flatMap({ arrived[$0] }), taken.insert(found).inserted else {
                continue
            }
            former[path] = found
        }
        if renames.isCut, let lost = open.first(where: { former[$0] == nil }) {
            doubt =
                "“\(lost)” of the baseline is gone, and whether it was renamed cannot be seen in this shallow clone; "
                + GitProgram.unshallowing
        }
        for (path, index) in former.sorted(by: { $0.key < $1.key }) {
            accept(in: &checked.reports[index], project, former: path)
        }
    }

    /// A report on the baseline itself; nil without stale entries, or if their rule is off.
    package func report(_ root: PathRoot, _ rules: Ruleset) -> Report? {
        let findings = match.findings(with: rules, path: file.path)
        guard !findings.isEmpty else { return nil }
        var report = Report(path: file.path, lines: LineTable(source.bytes), findings: findings)
        report.rootPath = root.relative(file.path)
        report.numberEquals()
        return report
    }
}

/// Whether a folder or file is, or contains, the file at a path.
private func covers(_ folder: String, _ path: String) -> Bool {
    let steps = folder.split(separator: "/").filter { $0 != "." }
    let parts = path.split(separator: "/")
    // A folder above that of the baseline holds all of it.
    if !steps.isEmpty, steps.allSatisfy({ $0 == ".." }) { return parts.prefix { $0 == ".." }.count <= steps.count }
    return parts.starts(with: steps)
}

/// The files that moved since the baseline was committed last, as git tells it.
struct GitRenames {
    /// The new paths by the old ones, both from the folder of the baseline; empty where git keeps no such file, or is
    /// not there: then moved files are known by their content alone.
    private(set) var paths: [String: String] = [:]
    /// Whether the history ends where the baseline seems to be committed: the clone is shallow, and files may have been
    /// renamed before its first commit.
    private(set) var isCut = false

    /// No file moved.
    init() {}

    /// Asks git about the folder of a baseline.
    init(since file: BaselineFile) {
        guard let git = try? GitProgram(in: file.folderPath, environment: RunContext.current.environment) else {
            return
        }
        let name = String(file.path.split(separator: "/").last ?? "")
        // The commit, then its parents.
        let commits = (try? git.line(["log", "-1", "--format=%H %P", "--", name])) ?? ""
        let hashes = commits.split(separator: " ")
        guard let base = hashes.first.map({ String($0.prefix { $0.isHexDigit }) }), !base.isEmpty else { return }
        isCut = hashes.count == 1 && (try? git.isShallow) == true
        // An old path, then a new one, each ended by a zero byte.
        let options = ["--relative", "--name-status", "-M", "-z", "--diff-filter=R", "--no-ext-diff"]
        let told = (try? git.output(["diff"] + options + [base])) ?? []
        let parts = String(decoding: told, as: UTF8.self).split(separator: "\0").map {
            String($0).precomposedStringWithCanonicalMapping
        }
        for index in stride(from: 0, to: parts.count - 2, by: 3) { paths[parts[index + 1]] = parts[index + 2] }
    }
}
