import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Foundation

/// What the project says about a run: which configuration governs each of its files, and which settings they have.
///
/// A class, so that whoever checks files in parallel shares what was read once; what it remembers changes no answer.
final class Project: Sendable {
    /// The folder of the process.
    let current: String
    /// What governs where no configuration file does.
    private let usual: FileSettings
    private let usualKnown: KnownRules
    private let files: ConfigurationFiles
    private let lookup: Lookup
    private let inputName: String?
    /// What the command line says of the rules.
    private let said: [[UInt8]]
    private let memory = Guarded(Memory())

    /// How configuration files are found.
    private enum Lookup {
        case nearest, named(String), none
    }

    private struct Memory {
        /// The configuration file of each folder that was asked for.
        var fileByFolder: [String: String?] = [:]
        /// What governs by a file, under its path; under no path what governs without one.
        var governing: [String: Governing?] = [:]
        var settings: [String: [RulePlan.Matches: FileSettings]] = [:]
    }

    /// The project around the current folder, with what the command line says on top. `inputName` is the name that
    /// standard input has.
    convenience init(
        _ options: ConfigurationOptions, rules: RuleOptions, inputName: String? = nil
    ) throws(Failure) {
        try self.init(
            options, pages: rules.pages.paths, choices: rules.choices, said: rules.inputs,
            inputName: inputName)
    }

    /// The project, with pages of the command line, and with what that chooses among the rules.
    init(
        _ options: ConfigurationOptions, pages: [String] = [],
        choices: @escaping @Sendable (Ruleset) throws(Failure) -> RuleChoices = { _ in RuleChoices() },
        said: [[UInt8]] = [], inputName: String? = nil
    ) throws(Failure) {
        current = FolderPath.current
        self.inputName = inputName
        self.said = said + options.assignments.map { Array($0.utf8) }
        files = ConfigurationFiles(
            current: current, pages: pages, choices: choices,
            assigned: try AssignedSettings.configuration(options.assignments, in: current))
        if let path = options.config {
            guard FolderPath.exists(path) else { throw Failure(path, errno: ENOENT) }
            lookup = .named(FolderPath.absolute(path, in: current))
        } else {
            lookup = options.noConfig ? .none : .nearest
        }
        usualKnown = try KnownRules(at: pages)
        var usual = FileSettings(usualKnown.rules.choosing(try choices(usualKnown.rules)))
        usual.known = usualKnown.rules
        self.usual = usual
    }

    /// What governs the run as a whole: its formats, its gate, its files. Nil where nothing is configured.
    var run: Governing? { get throws(Failure) { try governing(folder: current) } }

    /// The same for a command that tells of rules: whoever mends a configuration asks for them.
    func runIfUsable(on console: Console) -> Governing? {
        do throws(Failure) {
            return try run
        } catch {
            let why = error.complaints.isEmpty ? error.message : "“a11ylint config validate” tells why"
            console.warn("the configuration is not usable, and left out here: \(why)")
            return nil
        }
    }

    /// What governs a file; nil where nothing is configured.
    func governing(_ path: String) throws(Failure) -> Governing? {
        try governing(folder: FolderPath.parent(of: absolute(path)) ?? "")
    }

    /// Reads the configurations of these files, so that what is wrong with one is known before anything is checked.
    func prepare(_ paths: some Sequence<String>) throws(Failure) {
        var folders: Set<Substring> = []
        for path in paths {
            let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
            if folders.insert(folder).inserted { _ = try governing(path) }
        }
    }

    /// What a file is checked with.
    func settings(for path: String) -> FileSettings {
        guard let governing = try? governing(path) else { return usual }
        let file = absolute(path)
        let matches = governing.plan.matches(file)
        let known = memory.withLock { $0.settings[governing.file]?[matches] }
        var settings = known ?? governing.plan.settings(matches)
        if known == nil { memory.withLock { $0.settings[governing.file, default: [:]][matches] = settings } }
        settings.suppressions = governing.plan.suppressions(in: file)
        return settings
    }

    /// All that the settings of a file are made of, beside the program itself: what was chosen on the command line, the
    /// bytes of configurations and pages, and the file's place below its configuration. What was found with other
    /// inputs is not to be relied on.
    func inputs(for path: String) -> [[UInt8]] {
        let governing = try? governing(path)
        let folder = governing?.own?.folder ?? current
        let sources = (governing?.sources.map(\.source) ?? []) + (governing?.known ?? usualKnown).sources
        return said + [Array(FolderPath.shown(absolute(path), from: folder).utf8)]
            + sources.flatMap { [Array($0.path.utf8), $0.bytes] }
    }

    /// All rules that there are for the files that were asked for, with the pages behind them.
    var known: KnownRules {
        let all = allGoverning
        return all.isEmpty ? usualKnown : KnownRules(merging: all.map(\.known))
    }

    /// How many rules run where no exception holds.
    var ruleCount: Int { get throws(Failure) { try run?.usualRules.count ?? usual.rules.rules.count } }

    /// The former names by which the command line and the configurations call rules, with those that they have now.
    func formerNames(_ options: RuleOptions) -> [(old: String, new: String)] {
        let rules = known.rules
        let names =
            options.formerNames(among: rules)
            + allGoverning.flatMap { $0.configuration.formerNames(among: rules) }
        var told: Set<String> = []
        return names.filter { told.insert($0.old).inserted }
    }

    /// Everything that governs files that were asked for, by path.
    var allGoverning: [Governing] {
        memory.withLock { memory in
            memory.governing.sorted { $0.key < $1.key }.compactMap(\.value)
        }
    }

    /// Whether a file is a part of the configurations read so far: one that they extend, or a page of their own rules.
    func isMade(of path: String) -> Bool {
        allGoverning.contains { governing in
            let parts = governing.sources.map(\.source.path) + governing.known.sources.map(\.path)
            return parts.contains { FolderPath.absolute($0, in: current) == path }
        }
    }

    /// The absolute path of a file of the run.
    func absolute(_ path: String) -> String {
        let isInput = path == FileToCheck.standardInput
        return FolderPath.absolute(isInput ? inputName ?? "-" : path, in: current)
    }

    private func governing(folder: String) throws(Failure) -> Governing? {
        let file = try configurationFile(for: folder)
        if let known = memory.withLock({ $0.governing[file ?? ""] }) { return known }
        let governing = try files.governing(file)
        memory.withLock { $0.governing[file ?? ""] = .some(governing) }
        return governing
    }

    /// The configuration file that governs a file, or all in a folder, as a path from the current one; nil without one.
    func configurationFile(of path: String) throws(Failure) -> String? {
        let path = absolute(path)
        let isFolder = FolderPath.exists(path + "/.")
        let file = try configurationFile(for: isFolder ? path : FolderPath.parent(of: path) ?? "")
        return file.map { FolderPath.shown($0, from: current) }
    }

    /// The configuration file that governs a folder; nil without one.
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
