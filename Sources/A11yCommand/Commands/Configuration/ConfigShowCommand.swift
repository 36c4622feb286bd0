import A11yChecks
import A11yEngine
import A11yModel
import A11yPolicy
import A11yProject
import ArgumentParser

/// `a11ylint config show`: what holds where no exception does, and where each value is from.
struct ConfigShowCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print the configuration with all that it inherits, and where each value is from.")

    @OptionGroup
    var project: ProjectOptions

    func run(on console: Console) throws -> ExitStatus {
        let project = try Project(self.project.request)
        try console.write(ConfigurationText(try project.configuration).text)
        return .passed
    }
}

/// A configuration as YAML in which every value tells where it is from.
private struct ConfigurationText {
    private(set) var text = ""
    private let governing: ActiveConfiguration?

    init(_ governing: ActiveConfiguration?) {
        self.governing = governing
        let said = governing?.configuration ?? Configuration(path: "", folder: "")
        let presets = said.presets ?? []
        if said.presets == nil {
            write("extends", .array([.text("recommended")]), nil)
        } else {
            write("extends", .array(presets.map { .text($0.name) }), presets.last?.place, isSet: true)
        }
        write("platform", .text(said.platform?.value.rawValue ?? "ios"), said.platform?.place)
        write("locale", .text(said.locale?.value ?? "en"), said.locale?.place)
        if let include = said.include { write("include", words(include), include.place) }
        if let exclude = said.exclude { write("exclude", words(exclude), exclude.place) }
        write("fail-on", .text(said.failOn?.value ?? "error"), said.failOn?.place)
        write("format", .text(said.format?.value ?? "table"), said.format?.place)
        if let baseline = said.baseline { write("baseline", .text(baseline.value), baseline.place) }
        writeRules()
        writeList("overrides", said.overrides.map { (json($0), $0.place) })
        writeList(
            "suppressions",
            said.suppressions.map { ($0.json, ConfigurationPlace(path: $0.entry.path, range: $0.entry.range)) })
        writePolicy(said.policy, said.suppressionPolicy)
        if !said.customRules.isEmpty {
            writeList("custom-rules", said.customRules.map { (.text($0.value), $0.place) })
        }
        writeBlock("reports", said.reports.map { ($0.format.value, .text($0.file.value), $0.format.place) })
        writeBlock(
            "cache",
            [("enabled", .flag(said.cacheEnabled?.value ?? true), said.cacheEnabled?.place)]
                + (said.cacheFolder.map { [("folder", .text($0.value), $0.place)] } ?? []))
        if let naming = said.namingKeyPaths {
            writeBlock("interface-builder", [("naming-key-paths", .array(naming.value.map(JSON.text)), naming.place)])
        }
        writeBlock(
            "limits",
            Limit.allCases.compactMap { limit in
                said.limits[limit].map { (limit.rawValue, .number(Double($0.value)), $0.place) }
            })
    }

    private func words(_ patterns: FilePatterns) -> JSON { .array(patterns.patterns.patterns.map { .text($0.text) }) }

    /// Writes a key with its value, and where it is from behind the first line.
    private mutating func write(
        _ key: String, _ value: JSON, _ place: ConfigurationPlace?, indent: Int = 0, isSet: Bool = false
    ) {
        let origin = place.flatMap { governing?.words(for: $0) } ?? (isSet ? nil : "default")
        let lines = JSON.object([(key, value)]).yaml.split(separator: "\n")
        for (index, line) in lines.enumerated() {
            let comment = index == 0 ? origin.map { "  # \($0)" } ?? "" : ""
            text += String(repeating: " ", count: indent) + line + comment + "\n"
        }
    }

    private mutating func writeBlock(_ key: String, _ entries: [(String, JSON, ConfigurationPlace?)]) {
        if entries.isEmpty { return }
        text += "\(key):\n"
        for (name, value, place) in entries { write(name, value, place, indent: 2) }
    }

    private mutating func writeList(_ key: String, _ items: [(JSON, ConfigurationPlace)]) {
        if items.isEmpty { return }
        text += "\(key):\n"
        for (item, place) in items {
            let lines = JSON.array([item]).yaml.split(separator: "\n")
            for (index, line) in lines.enumerated() {
                let comment = index == 0 ? governing.map { "  # \($0.words(for: place))" } ?? "" : ""
                text += "  " + line + comment + "\n"
            }
        }
    }

    /// Every rule of which something is stated, whatever selector states it.
    private mutating func writeRules() {
        guard let governing else { return }
        let states = governing.plan.states(in: nil).filter { $0.levelPlace != nil || !$0.options.isEmpty }
        if states.isEmpty { return }
        text += "rules:\n"
        for state in states {
            let level = JSON.text(state.isOn ? (state.severity ?? state.rule.severity).rawValue : "off")
            if state.options.isEmpty {
                write(state.rule.id, level, state.levelPlace, indent: 2)
            } else {
                text += "  \(state.rule.id):\n"
                write("severity", level, state.levelPlace, indent: 4)
                for option in state.options { write(option.name, option.value, option.place, indent: 4) }
            }
        }
    }

    private mutating func writePolicy(_ said: Configuration.PolicyStatements, _ policy: SuppressionPolicy) {
        var entries: [(String, JSON, ConfigurationPlace?)] = [
            ("require-reason", .flag(policy.requiresReason), said.requiresReason?.place),
            ("allow-blanket", .flag(policy.allowsBlanket), said.allowsBlanket?.place),
            ("unused", .text(policy.unused?.rawValue ?? "off"), said.unused?.place),
        ]
        if let age = said.maximumAge { entries.append(("max-age", .text("\(age.value)d"), age.place)) }
        writeBlock("suppression-policy", entries)
    }

    private func json(_ override: Override) -> JSON {
        var entries: [(key: String, value: JSON)] = []
        if let files = override.files { entries.append(("files", words(files))) }
        if !override.platforms.isEmpty {
            entries.append(("platforms", .array(override.platforms.map(\.rawValue).sorted().map(JSON.text))))
        }
        if !override.elements.isEmpty { entries.append(("elements", .array(override.elements.map { .text($0.text) }))) }
        entries.append(("rules", .object(override.rules.map { ($0.word, $0.json) })))
        return .object(entries)
    }
}

extension RuleSetting {
    /// What it says, as the configuration has it.
    fileprivate var json: JSON {
        let level = level.map { JSON.text($0.value.word) }
        if options.isEmpty { return level ?? .object([]) }
        return .object((level.map { [("severity", $0)] } ?? []) + options.map { ($0.name, $0.value) })
    }
}

extension RuleSetting.Level {
    /// The word of the configuration.
    var word: String {
        switch self {
        case .off: "off"
        case .severity(let severity): severity.rawValue
        }
    }
}

extension Configuration.SuppressionEntry {
    fileprivate var json: JSON {
        var entries: [(key: String, value: JSON)] = [("rule", .array(words.map { .text($0.value) }))]
        if let files { entries.append(("file", .text(files.patterns.patterns.map(\.text).joined()))) }
        if let element = entry.element { entries.append(("element", .text(element))) }
        if !entry.reason.isEmpty { entries.append(("reason", .text(entry.reason))) }
        if let until = entry.until { entries.append(("until", .text(until.description))) }
        return .object(entries)
    }
}
