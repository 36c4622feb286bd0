import A11yEngine
import A11yModel
import A11yPolicy
import A11yProject
import ArgumentParser

/// `a11ylint config show`: the effective configuration, without overrides applied, and the origin of each value.
struct ConfigShowCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print the effective configuration, with the origin of each value.")

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    func run(on console: Console) throws -> ExitStatus {
        let project = try Project(self.project.request)
        try console.write(ConfigurationText(try project.configuration).text)
        return .passed
    }
}

/// A configuration as YAML, with the origin of each value in a comment.
private struct ConfigurationText {
    private(set) var text = ""
    private let active: ActiveConfiguration?

    init(_ active: ActiveConfiguration?) {
        self.active = active
        let plan = active?.plan ?? RulePlan(Configuration(path: "", folder: ""), among: Ruleset([]))
        for (name, value) in ConfigurationKey.shown(in: plan) { write(name, value, indent: 0) }
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
