import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy

/// A configuration as it governs files: read, with all that it inherits, and applied to the rules.
struct Governing: Sendable {
    /// The folder of the process.
    let current: String
    /// The configuration file itself, without what it inherits; nil where only the command line says something.
    let own: Configuration?
    /// Its path, absolute; empty without a file.
    let file: String
    /// The files that it is made of: those that it extends first, itself last.
    let sources: [(source: Source, folder: String)]
    /// The lines of these files, by their paths.
    let lines: [String: LineTable]
    /// All rules that there are where it governs, the team's own included.
    let known: KnownRules
    /// Its rules.
    let plan: RulePlan

    /// What it says, with all that it inherits.
    var configuration: Configuration { plan.configuration }

    /// The rules that run where no exception holds.
    var usualRules: [RuleState] { plan.states(in: nil).filter(\.isOn) }

    /// The place of something that it says, for people: `.a11ylint.yml:3`.
    func words(for place: ConfigurationPlace) -> String {
        guard let lines = lines[place.path] else { return place.path }
        return "\(place.path):\(lines.place(of: place.range.start).line)"
    }

    /// A file that it names, relative to the file that states it, as a path from the current folder.
    func path(_ stated: Located<String>) -> String {
        let folder = sources.first { $0.source.path == stated.place.path }?.folder ?? current
        return FolderPath.shown(FolderPath.absolute(stated.value, in: folder), from: current)
    }

    /// The reports that it asks for, with their files.
    var reports: [(format: String, file: String)] {
        configuration.reports.map { ($0.format.value, path($0.file)) }
    }

    /// The baseline; nil where it names none.
    var baseline: String? { configuration.baseline.map(path) }

    /// The folder of the cache; nil where it names none.
    var cacheFolder: String? { configuration.cacheFolder.map(path) }
}
