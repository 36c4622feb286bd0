import A11yEngine
import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters
import ArgumentParser

/// `a11ylint config explain`: which rules check a file, and why.
struct ConfigExplainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain which configuration applies to a file, and what it changes there.")

    @Argument(help: "The file, which need not exist.", completion: .file())
    var path: String

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    func run(on console: Console) throws -> ExitStatus {
        let project = try Project(self.project.request)
        var lines = [path]
        guard let active = try project.configuration(for: path) else {
            lines.append("  No configuration governs it: the recommended rules judge it, as their pages say.")
            try console.write(lines.map { visible($0) + "\n" }.joined())
            return .passed
        }
        lines.append("  governed by \(enumerated(active.sources.reversed().map { $0.source.path }))")
        lines += exclusion(of: project.absolute(path), by: try project.configuration)
        lines += overrides(concerning: project.absolute(path), active)
        lines += differences(in: project.absolute(path), active)
        try console.write(lines.map { visible($0) + "\n" }.joined())
        return .passed
    }

    private func enumerated(_ files: [String]) -> String {
        guard let first = files.first else { return "the command line" }
        return files.count == 1 ? first : "\(first), which extends \(files.dropFirst().joined(separator: ", "))"
    }

    /// Whether the file is found when a folder is checked.
    private func exclusion(of file: String, by run: ActiveConfiguration?) -> [String] {
        guard let run else { return [] }
        if let exclude = run.configuration.exclude, let path = exclude.relative(file),
            let pattern = exclude.patterns.decisive(for: path)
        {
            let place = run.words(for: exclude.place)
            return ["  left out in folders by “\(pattern.text)” (\(place)); checked where it is named"]
        }
        if let include = run.configuration.include, !include.cover(file) {
            return ["  left out in folders: no pattern of “include” (\(run.words(for: include.place))) means it"]
        }
        return ["  looked for in folders"]
    }

    private func overrides(concerning file: String, _ active: ActiveConfiguration) -> [String] {
        let overrides = active.configuration.overrides
        if overrides.isEmpty { return [] }
        let concerning = overrides.filter { $0.files?.cover(file) != false }
        if concerning.isEmpty { return ["", "No override concerns it."] }
        return ["", "Overrides, of which the last decides:"]
            + concerning.map { override in
                let rules = override.rules.map { setting in
                    let level = setting.level.map { [$0.value.word] } ?? []
                    let options = setting.options.map { "\($0.name) = \($0.value.words)" }
                    return "\(setting.word) \((level + options).joined(separator: ", "))"
                }
                let place = active.words(for: override.place)
                return "  \(place)  \(override.scope): \(rules.joined(separator: "; "))"
            }
    }

    private func differences(in file: String, _ active: ActiveConfiguration) -> [String] {
        let states = active.plan.states(in: file)
        let differing = states.compactMap { state -> (id: String, words: String, place: String)? in
            let usual = state.rule.isRecommended
            var words: [String] = []
            if state.isOn != usual { words.append(state.isOn ? "on" : "off") }
            if state.isOn, let severity = state.severity, severity != state.rule.severity {
                words.append("\(severity.rawValue), not \(state.rule.severity.rawValue)")
            }
            words += state.isOn ? state.options.map { "\($0.name) = \($0.value.words)" } : []
            if words.isEmpty { return nil }
            let place = state.levelPlace ?? state.options.last?.place ?? active.configuration.presets?.last?.place
            return (state.rule.id, words.joined(separator: ", "), place.map(active.words) ?? "command line")
        }
        let count = states.count(where: \.isOn)
        let head = [
            "", "\(counted(count, "rule")) judge it, as their pages say" + (differing.isEmpty ? "." : ", but for:"),
        ]
        let width = differing.map(\.id.count).max() ?? 0
        return head
            + differing.map { rule in
                let padding = String(repeating: " ", count: width - rule.id.count)
                return "  \(rule.id)\(padding)  \(rule.words) (\(rule.place))"
            }
    }
}

extension JSON {
    /// The value of an option, for people.
    var words: String {
        switch self {
        case .array(let items): items.map(\.words).joined(separator: ", ")
        case .text(let text): text
        default: rendered(.compact)
        }
    }
}
