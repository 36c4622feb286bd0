import A11yEngine
import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters
import ArgumentParser

/// `a11ylint config`: the effective configuration, and the origin of each value.
struct ConfigCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Print the effective configuration, with the origin of each value.",
        discussion: """
            Of a file, it is the configuration that applies to it, with the overrides that concern it. Exit status: 0; \
            2 if there are mistakes in the configuration, each of which is reported.
            """)

    @Argument(help: "The file, which need not exist (default: any in the current folder).", completion: .file())
    var path: String?

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    func run(on console: Console) throws -> ExitStatus {
        if let path, FolderPath.exists(path + "/.") { throw Failure("\(path) is a folder; name a file in it") }
        let project = try Project(self.project.request)
        let file = path.map(project.absolute)
        let active = try file.map(project.configuration) ?? project.configuration
        if let active, let (place, missing) = active.missingBaseline {
            throw Failure("\(active.words(for: place)): \(missing.message); \(missing.hint)")
        }
        var comments = [source(of: active)]
        if let file, let run = try project.configuration { comments += exclusion(of: file, by: run) }
        let text = ConfigurationText(active, for: file).text
        try console.write(comments.map { "# \(visible($0))\n" }.joined() + text)
        return .passed
    }

    private func source(of active: ActiveConfiguration?) -> String {
        guard let active else { return "No configuration applies." }
        let files = active.sources.reversed().map { $0.source.path }
        guard let first = files.first else { return "The command line" }
        return files.count == 1 ? first : "\(first), which extends \(files.dropFirst().joined(separator: ", "))"
    }

    /// Why the file is not found when a folder is checked.
    private func exclusion(of file: String, by run: ActiveConfiguration) -> [String] {
        if let exclude = run.configuration.exclude, let path = exclude.relative(file),
            let pattern = exclude.patterns.decisive(for: path)
        {
            let place = run.words(for: exclude.place)
            return ["Left out in folders by “\(pattern.text)” (\(place)); checked where it is named."]
        }
        if let include = run.configuration.include, !include.cover(file) {
            return ["Left out in folders: no pattern of “include” (\(run.words(for: include.place))) means it."]
        }
        return []
    }
}

/// A configuration as YAML, with the origin of each value in a comment.
private struct ConfigurationText {
    private(set) var text = ""
    private let active: ActiveConfiguration?

    /// The configuration as it applies to the file at an absolute path; to any without one.
    init(_ active: ActiveConfiguration?, for file: String?) {
        self.active = active
        let plan = active?.plan ?? RulePlan(Configuration(path: "", folder: ""), among: Ruleset([]))
        let shown = ConfigurationKey.shown(in: file.map(plan.applied) ?? plan)
        for (name, value) in shown { write(name, value, indent: 0) }
    }

    private mutating func write(_ key: String, _ value: ShownValue, indent: Int) {
        switch value {
        case .value(let value, let origin): write(.object([(key, value)]), origin, indent: indent)
        case .list(let items):
            write("\(key):", indent: indent)
            for (item, place) in items { write(.array([item]), .stated(place), indent: indent + 2) }
        case .mapping(let entries):
            write("\(key):", indent: indent)
            for (name, value) in entries { write(name, value, indent: indent + 2) }
        }
    }

    /// Writes a value, with its origin behind the first line.
    private mutating func write(_ value: JSON, _ origin: ShownValue.Origin, indent: Int) {
        for (index, line) in value.yaml.split(separator: "\n").enumerated() {
            let comment = index == 0 ? words(for: origin).map { "  # \($0)" } : nil
            write(line + (comment ?? ""), indent: indent)
        }
    }

    private mutating func write(_ line: some StringProtocol, indent: Int) {
        text += String(repeating: " ", count: indent) + line + "\n"
    }

    private func words(for origin: ShownValue.Origin) -> String? {
        switch origin {
        case .stated(let place): place.flatMap { active?.words(for: $0) }
        case .byDefault: "default"
        }
    }
}
