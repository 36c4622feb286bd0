import A11yModel
import A11yEngine
import A11yChecks
import A11yLint
import A11yPolicy
import Foundation

/// Which configuration applies, as the user asked for.
package struct ProjectRequest: Sendable {
    /// The configuration file for all files; nil for the nearest one above each file.
    package var file: String?
    /// Whether configuration files are ignored.
    package var ignoresFiles = false
    /// Keys with values, as `--set` takes them.
    package var assignments: [String] = []
    /// Files and folders with the team's own rule pages.
    package var pages: [String] = []
    /// Where the code of the app is, files, folders or `auto`; empty for no code, nil for what the configuration says.
    package var sources: [String]?

    /// A request for the nearest configurations.
    package init() {}

    /// The value of `--config`, `--baseline` and `--sources` that overrules the configuration: there is none.
    package static let none = "none"

    /// Whether anything is configured for a file.
    package func isAny(for path: String) throws(Failure) -> Bool {
        if file != nil || !assignments.isEmpty || sources?.isEmpty == false { return true }
        if ignoresFiles { return false }
        let folder = FolderPath.parent(of: FolderPath.absolute(path, in: FolderPath.current)) ?? ""
        return try ConfigurationFiles.nearest(to: folder) != nil
    }
}

/// The configurations of a run: which one applies to each file, and the settings of the file.
///
/// A class, so that threads share what was read. The memory changes no answer.
package final class Project: Sendable {
    /// The current folder.
    package let current: String
    /// The settings without a configuration file.
    private let usual: FileSettings
    private let usualKnown: KnownRules
    private let files: ConfigurationFiles
    private let lookup: Lookup
    private let inputName: String?
    private let memory = Locked(Memory())
    /// The code that was looked for so far.
    let codeMemory = Locked(CodeMemory())
    /// How many threads search code.
    let jobs: Int

    /// How the configuration file is found.
    private enum Lookup {
        case nearest, named(String), none
    }

    private struct Memory {
        /// The configuration file for each folder.
        var fileByFolder: [String: String?] = [:]
        /// By the path of the configuration file; the empty path is for no file.
        var active: [String: ActiveConfiguration?] = [:]
        var settings: [String: [RulePlan.Matches: FileSettings]] = [:]
    }

    /// The project of the current folder, with the choices of the command line. `inputName` is the name of standard
    /// input; `jobs` threads search code.
    package init(
        _ request: ProjectRequest, rules: RuleRequest = RuleRequest(), inputName: String? = nil,
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount
    ) throws(Failure) {
        current = FolderPath.current
        self.inputName = inputName
        self.jobs = jobs
        files = ConfigurationFiles(
            current: current, pages: request.pages, choices: rules.choices,
            assigned: try AssignedSettings.configuration(request, in: current))
        if let path = request.file {
            guard FolderPath.exists(path) else { throw Failure(path, errno: ENOENT) }
            lookup = .named(FolderPath.absolute(path, in: current))
        } else {
            lookup = request.ignoresFiles ? .none : .nearest
        }
        usualKnown = try KnownRules(at: request.pages)
        let choices = try Project.choices(of: rules, among: usualKnown, files: files, lookup: lookup, in: current)
        var usual = FileSettings(usualKnown.rules.choosing(choices))
        usual.known = usualKnown.rules
        self.usual = usual
    }

    /// The rules that the command line chooses. It may name those that the configuration of the current folder adds.
    private static func choices(
        of rules: RuleRequest, among known: KnownRules, files: ConfigurationFiles, lookup: Lookup, in folder: String
    ) throws(Failure) -> RuleChoices {
        do throws(Failure) {
            return try rules.choices(among: known.rules)
        } catch {
            let file: String?
            switch lookup {
            case .none: file = nil
            case .named(let path): file = path
            case .nearest: file = try ConfigurationFiles.nearest(to: folder)
            }
            guard let file, let active = try files.activeConfiguration(file) else { throw error }
            return try rules.choices(among: active.known.rules)
        }
    }

    /// The configuration of the run: its formats, its gate, its files. Nil if nothing is configured.
    package var configuration: ActiveConfiguration? { get throws(Failure) { try configuration(inFolder: current) } }

    /// The same for commands that list rules: they work with a broken configuration too, after a warning.
    package func configurationIfUsable(warn: (String) -> Void) -> ActiveConfiguration? {
        do throws(Failure) {
            return try configuration
        } catch {
            let why = error.problems.isEmpty ? error.message : "“a11ylint config” tells why"
            warn("the configuration is not usable, and left out here: \(why)")
            return nil
        }
    }

    /// The configuration of a file; nil if nothing is configured.
    package func configuration(for path: String) throws(Failure) -> ActiveConfiguration? {
        try configuration(inFolder: FolderPath.parent(of: absolute(path)) ?? "")
    }

    /// Reads the configurations of these files, so that mistakes in them are known before anything is checked.
    package func prepare(_ paths: [String]) throws(Failure) {
        var folders: Set<Substring> = []
        for path in paths {
            let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
            if folders.insert(folder).inserted { _ = try configuration(for: path) }
        }
    }

    /// The settings of a file.
    package func settings(for path: String) -> FileSettings {
        guard let active = try? configuration(for: path) else { return usual }
        let file = absolute(path)
        let matches = active.plan.matches(file)
        let known = memory.withLock { $0.settings[active.file]?[matches] }
        var settings = known ?? active.plan.settings(matches)
        if known == nil { memory.withLock { $0.settings[active.file, default: [:]][matches] = settings } }
        settings.suppressions = active.plan.suppressions(in: file)
        return settings
    }

    /// All rules for the files of the run, with their pages.
    package var known: KnownRules {
        let all = activeConfigurations
        return all.isEmpty ? usualKnown : KnownRules(merging: all.map(\.known))
    }

    /// The number of rules that run where no override applies.
    package var ruleCount: Int {
        get throws(Failure) { try configuration?.plan.states(in: nil).count(where: \.isOn) ?? usual.rules.rules.count }
    }

    /// The former rule names on the command line and in the configurations. One sentence each, without a full stop.
    package func formerWords(_ request: RuleRequest) -> [String] {
        let rules = known.rules
        let names =
            request.formerNames(among: rules)
            + activeConfigurations.flatMap { $0.configuration.formerNames(among: rules) }
        var seen: Set<String> = []
        return names.filter { seen.insert($0.old).inserted }.map { "“\($0.old)” is called “\($0.new)” now" }
    }

    /// The configurations read so far, by path.
    package var activeConfigurations: [ActiveConfiguration] {
        memory.withLock { memory in
            memory.active.sorted { $0.key < $1.key }.compactMap(\.value)
        }
    }

    /// Whether a file is part of the configurations read so far: one that they extend, or a page of their own rules.
    package func isMade(of path: String) -> Bool {
        activeConfigurations.contains { active in
            let parts = active.sources.map(\.source.path) + active.known.sources.map(\.path)
            return parts.contains { FolderPath.absolute($0, in: current) == path }
        }
    }

    /// Whether a file is a page of the project's own rules: of the request, or of a configuration read so far.
    package func isRulePage(_ path: String) -> Bool {
        (known.sources + activeConfigurations.flatMap(\.known.sources)).contains {
            FolderPath.absolute($0.path, in: current) == path
        }
    }

    /// What `verify` reports of a rule page that holds, or is to hold, this text: its mistakes, or else the examples
    /// that do not hold.
    package func mistakes(onRulePage source: Source) -> [ConfigurationProblem] {
        let text = String(decoding: source.bytes, as: UTF8.self)
        var (page, problems) = Page.decode(text, file: source.path, extent: .whole)
        if let page { problems += page.unknownReferences(among: known.rules.adding([page.rule])) }
        let mistakes = problems.map { ConfigurationProblem($0.message, at: $0.range) }
        guard let page, mistakes.isEmpty else { return mistakes }
        let titles = Dictionary(page.examples.map { ($0.title, $0.range) }) { first, _ in first }
        return verify(page).map { broken in
            func words(_ lines: [String]) -> String { lines.isEmpty ? "nothing" : lines.joined(separator: "; ") }
            let message = "this example promises \(words(broken.expected)) and gives \(words(broken.actual))"
            return ConfigurationProblem(message, at: titles[broken.example] ?? .fileStart)
        }
    }

    /// Whether a file is a configuration, by its name or because one that was read so far extends it.
    package func isConfiguration(_ path: String) -> Bool {
        ConfigurationFiles.isNamedSo(path)
            || activeConfigurations.contains { active in
                active.sources.contains { FolderPath.absolute($0.source.path, in: current) == path }
            }
    }

    /// The mistakes in a configuration at an absolute path that holds, or is to hold, this text: those that
    /// `config` reports. What is wrong with other files that it needs is one mistake at its start.
    package func mistakes(inConfiguration source: Source) -> [ConfigurationProblem] {
        do throws(Failure) {
            let active = try files.activeConfiguration(source.path, reading: [source.path: source.bytes])
            return [active?.missingBaseline?.problem].compactMap(\.self)
        } catch {
            let mine = error.problems.filter { FolderPath.absolute($0.path, in: current) == source.path }
            if !mine.isEmpty { return mine.map(\.problem) }
            return [ConfigurationProblem(error.sentence, at: .fileStart)]
        }
    }

    /// The absolute path of a file of the run.
    package func absolute(_ path: String) -> String {
        let isInput = path == FileToCheck.standardInput
        return FolderPath.absolute(isInput ? inputName ?? "-" : path, in: current)
    }

    private func configuration(inFolder folder: String) throws(Failure) -> ActiveConfiguration? {
        let file = try configurationFile(for: folder)
        if let known = memory.withLock({ $0.active[file ?? ""] }) { return known }
        let active = try files.activeConfiguration(file)
        memory.withLock { $0.active[file ?? ""] = .some(active) }
        return active
    }

    /// The configuration file for a folder; nil without one.
    private func configurationFile(for folder: String) throws(Failure) -> String? {
        switch lookup {
        case .none: return nil
        case .named(let file): return file
        case .nearest:
            if let known = memory.withLock({ $0.fileByFolder[folder] }) { return known }
            return try memory.withLock { memory throws(Failure) in
                try ConfigurationFiles.nearest(to: folder, known: &memory.fileByFolder)
            }
        }
    }
}
