import A11yEngine
import A11yModel

/// The keys of a configuration file, in the order in which people write them, and what each is for. The words are those
/// of the schema, which editors show.
package enum ConfigurationKey: String, CaseIterable, Sendable {
    case version
    case requiredVersion = "required-version"
    case extends, platform, locale, include, exclude
    case failOn = "fail-on"
    case format, baseline, rules, overrides, suppressions
    case suppressionPolicy = "suppression-policy"
    case customRules = "custom-rules"
    case reports, cache
    case interfaceBuilder = "interface-builder"
    case limits

    /// What it is for.
    package var purpose: String {
        switch self {
        case .version: "The format of this file: 1."
        case .requiredVersion: "The versions of a11ylint that will do, such as \">=1.2 <2\". Others stop with status 2."
        case .extends:
            "Presets and other configuration files that this one begins with; what is stated here decides over them."
        case .platform: "The system of screens whose files do not say it."
        case .locale: "The language of screens whose files do not say it, such as en or zh-Hans."
        case .include: "Files to look for in folders, in gitignore's grammar, relative to this file."
        case .exclude: "Files to leave out, in gitignore's grammar, relative to this file."
        case .failOn: "The least severity that fails a run; never, if none does."
        case .format: "How the report on standard output is written."
        case .baseline: "The file with the findings that are known already, relative to this file."
        case .rules: "Rules, or selectors of rules, each with a severity, or with a severity and options."
        case .overrides: "Exceptions for some files, systems or elements; the last one that holds decides."
        case .suppressions: "Findings that are accepted, in files that cannot carry comments."
        case .suppressionPolicy: "What is asked of everything that accepts findings."
        case .customRules: "Pages of the team's own rules: files or folders, relative to this file."
        case .reports: "Reports to write beside the one on standard output, each with its file, relative to this file."
        case .cache: "What is kept from run to run."
        case .interfaceBuilder: "What this project does in storyboards and xibs."
        case .limits: "What a file may cost; beyond a limit it is not read, and a finding says so."
        }
    }

    /// The keys below some of these, each with what it is for.
    package enum Below {
        package static let override = [
            ("files", "The files that this is about, in gitignore's grammar, relative to this file."),
            ("platforms", "The systems of the screens that this is about."),
            (
                "elements",
                "The elements that this is about: \"#id\", \"type:button\", or the way to them: \"**/list/*#row-*\"."
            ),
            ("rules", "What holds there."),
        ]
        package static let suppression = [
            ("rule", "The rule or selector whose findings are accepted, or a list of them."),
            ("file", "The files, in gitignore's grammar, relative to this file."),
            ("element", "The element: its id, its object id, or the way to it."),
            ("reason", "Why this is accepted."),
            ("until", "The last day on which this holds, such as 2027-03-31."),
        ]
        package static let policy = [
            ("require-reason", "Whether every suppression must say why."),
            ("allow-blanket", "Whether a suppression may accept every rule at once."),
            ("unused", "How bad it is that a suppression matches nothing."),
            ("max-age", "For how many days from today something may be accepted, such as 365d."),
        ]
        package static let cache = [
            ("enabled", "Whether results are kept from run to run."),
            ("folder", "The folder in which they are kept, relative to this file."),
        ]
        package static let limits = Limit.allCases.map { limit in
            (limit.rawValue, "\(purpose(of: limit)) Unless set: \(limit.usual); at most \(limit.most).")
        }
        package static let interfaceBuilder = [
            ("naming-key-paths", "User-defined runtime attributes by which this project names its views.")
        ]

        private static func purpose(of limit: Limit) -> String {
            switch limit {
            case .fileSize: "MiB of a file."
            case .nesting: "Levels of nesting."
            case .values: "Values, tags and attributes of a file."
            case .aliasedValues: "Values of a YAML file with every alias written out."
            case .textLength: "Bytes of a text of an element; of a longer one the beginning is judged."
            case .problems: "Problems of a file after which it is not read on."
            }
        }
    }
}
