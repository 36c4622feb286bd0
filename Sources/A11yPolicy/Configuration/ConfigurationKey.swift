import A11yModel

// The keys of a configuration file, each stated once. Decoding, inheritance, `config` and the JSON Schema follow this
// list. To add a key, add its entry here, its property to `Configuration` and its row to `docs/configuration.md`.

/// A key of a configuration file.
package struct ConfigurationKey: Sendable {
    /// The name; below another key, with that key's name in front: `platform`, `limits.nesting`.
    package let name: String
    /// What the key sets: its description in the JSON Schema, which editors show.
    let purpose: String
    /// The JSON Schema of the value, given the names of report formats.
    let schema: @Sendable (_ formats: [String]) -> JSON
    /// How the value is decoded, merged and shown.
    let value: ConfigurationValue

    /// All keys, in the order in which they are documented and shown.
    package static let all: [ConfigurationKey] = run + result + rules + files

    // MARK: - The table

    private static let run = [
        key(
            "version", "The format of this file: 1.",
            schema: { _ in .object([("const", .number(1))]) }, .formatVersion),
        key(
            "required-version",
            "The accepted versions of a11ylint, such as \">=1.2 <2\". Others stop with status 2.",
            schema: { _ in JSONSchema.either([JSONSchema.text, JSONSchema.type("number")]) },
            .notInherited(\.requiredVersion) { $1.versionRange($0) }),
        key(
            "extends",
            "Presets and configuration files to start from; this file takes precedence over them.",
            schema: { _ in JSONSchema.extensions }, .extensions),
        key(
            "platform", "The system of screens whose files state none.",
            schema: { _ in JSONSchema.word(Platform.allCases.map(\.rawValue)) },
            .single(\.platform, default: .text("ios"), json: { .text($0.value.rawValue) }) { $1.word($0) }),
        key(
            "locale", "The language of screens whose files state none, such as en or zh-Hans.",
            schema: { _ in JSONSchema.text(like: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$") },
            .single(\.locale, default: .text("en"), json: \.json) { $1.languageTag($0) }),
        key(
            "include", "Files to look for in folders, in gitignore's grammar, relative to this file.",
            schema: { _ in JSONSchema.reference("patterns") }, .single(\.include, json: \.json) { $1.patterns($0) }),
        key(
            "exclude", "Files to leave out, in gitignore's grammar, relative to this file.",
            schema: { _ in JSONSchema.reference("patterns") }, .single(\.exclude, json: \.json) { $1.patterns($0) }),
        key(
            "sources",
            "The app's code: auto for the project around a storyboard, or files and folders, relative to this file.",
            schema: { _ in JSONSchema.sources },
            .single(\.sources, json: { .array($0.items.map(\.json)) }) { $1.sources($0) }),
        key(
            "sources-strict",
            "Whether findings stay for review where code supplies what is missing and may not always run.",
            schema: { _ in JSONSchema.flag },
            .single(\.sourcesStrict, default: .flag(false), json: { .flag($0.value) }) { $1.flag($0) }),
        key(
            "opaque", "What views of SwiftUI are whose code is not among the sources, by their names.",
            schema: { _ in JSONSchema.foreignViews },
            .single(
                \.opaque,
                json: { .object($0.value.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value.rawValue)) }) }
            ) { $1.foreignViews($0) }),
    ]

    private static let result = [
        key(
            "fail-on", "The lowest level that fails a run, or never.",
            schema: { _ in JSONSchema.word(FailLevel.allCases.map(\.rawValue)) },
            .single(\.failOn, default: .text("error"), json: \.json) {
                $1.word($0, among: FailLevel.allCases.map(\.rawValue))
            }),
        key(
            "format", "How the report on standard output is written.",
            schema: { JSONSchema.word($0) },
            .single(\.format, default: .text("table"), json: \.json) { $1.word($0, among: $1.formats) }),
        key(
            "baseline", "The file with the findings that are known already, relative to this file.",
            schema: { _ in JSONSchema.text }, .single(\.baseline, json: \.json) { $1.text($0) }),
    ]

    private static let rules =
        [
            key(
                "rules", "Rules, or selectors of rules, each with a severity, or with a severity and options.",
                schema: { _ in JSONSchema.reference("rules") }, .rules),
            key(
                "overrides", "Exceptions for some files, systems or elements; the last one that holds decides.",
                schema: { _ in JSONSchema.list(JSONSchema.optional(JSONSchema.reference("override"))) },
                .combined(\.overrides, json: { EntryKey.json(of: $0, by: Override.keys) }) { node, decoder in
                    decoder.list(node).map { decoder.override($0) }
                }),
            key(
                "suppressions", "Findings that are accepted, in files that cannot carry comments.",
                schema: { _ in JSONSchema.list(JSONSchema.optional(JSONSchema.reference("suppression"))) },
                .combined(\.suppressions, json: { EntryKey.json(of: $0, by: Configuration.SuppressionEntry.keys) }) {
                    node, decoder in
                    decoder.list(node).map { decoder.suppression($0) }
                }),
        ]
        + group(
            "suppression-policy", "What is asked of everything that accepts findings.",
            [
                member(
                    "require-reason", "Whether every suppression must say why.", schema: JSONSchema.flag,
                    .single(\.policy.requiresReason, default: .flag(usualPolicy.requiresReason), json: \.json) {
                        $1.flag($0)
                    }),
                member(
                    "allow-blanket", "Whether a suppression may accept every rule at once.", schema: JSONSchema.flag,
                    .single(\.policy.allowsBlanket, default: .flag(usualPolicy.allowsBlanket), json: \.json) {
                        $1.flag($0)
                    }),
                member(
                    "unused", "How bad it is that a suppression matches nothing.",
                    schema: JSONSchema.reference("severity"),
                    .single(
                        \.policy.unused, default: .text(usualPolicy.unused?.rawValue ?? "off"),
                        json: { .text($0.value.word) }
                    ) { $1.level($0) }),
                member(
                    "max-age", "For how many days from today something may be accepted, such as 365d.",
                    schema: JSONSchema.text(like: "^[0-9]*[1-9][0-9]*d$"),
                    .single(\.policy.maximumAge, json: { .text("\($0.value)d") }) { $1.days($0) }),
            ])
        + [
            key(
                "custom-rules", "Pages of the team's own rules: files or folders, relative to this file.",
                schema: { _ in JSONSchema.list(JSONSchema.text) },
                .combined(\.customRules, json: \.json) { $1.texts($0) ?? [] })
        ]

    private static let files =
        [
            key(
                "reports",
                "Reports to write beside the one on standard output, each with its file, relative to this file.",
                schema: { JSONSchema.reports(in: $0) }, .reports)
        ]
        + group(
            "interface-builder", "What this project does in storyboards and xibs.",
            [
                member(
                    "naming-key-paths", "User-defined runtime attributes by which this project names its views.",
                    schema: JSONSchema.list(JSONSchema.text),
                    .single(\.namingKeyPaths, json: { .array($0.value.map(JSON.text)) }) { node, decoder in
                        decoder.texts(node).map { decoder.located($0.map(\.value), node) }
                    })
            ])
        + group(
            "limits", "What a file may cost; beyond a limit it is not read, and a finding says so.",
            Limit.allCases.map { limit in
                member(
                    limit.rawValue, "\(purpose(of: limit)) Unless set: \(limit.usual); at most \(limit.most).",
                    schema: JSONSchema.count(upTo: limit.most),
                    .single(\.limits[limit], json: { .number(Double($0.value)) }) { $1.count($0, upTo: limit.most) })
            })

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

    /// The defaults of `suppression-policy`.
    private static let usualPolicy = SuppressionPolicy()

    // MARK: - Making entries

    /// A key at the top level.
    private static func key(
        _ name: String, _ purpose: String,
        schema: @escaping @Sendable (_ formats: [String]) -> JSON, _ stored: ConfigurationValue
    ) -> ConfigurationKey {
        ConfigurationKey(
            name: name, purpose: purpose, schema: schema, value: stored)
    }

    /// A key below another, which `group` puts in front of its name.
    private static func member(
        _ name: String, _ purpose: String, schema: JSON, _ stored: ConfigurationValue
    ) -> ConfigurationKey {
        ConfigurationKey(name: name, purpose: purpose, schema: { _ in schema }, value: stored)
    }

    /// A key whose value is a mapping of other keys, followed by those.
    private static func group(
        _ name: String, _ purpose: String,
        _ members: [ConfigurationKey]
    ) -> [ConfigurationKey] {
        let group = key(
            name, purpose, schema: { JSONSchema.mapping(members, $0) }, .group(name, of: members))
        return [group]
            + members.map { member in
                ConfigurationKey(
                    name: "\(name).\(member.name)", purpose: member.purpose, schema: member.schema,
                    value: member.value)
            }
    }

    // MARK: - Using the table

    /// The keys of the file's top level.
    static let topLevel = all.filter { !$0.name.contains(".") }

    /// The configuration of a plan, as `config` prints it: each key with its effective value. Keys that are
    /// neither stated nor have a fixed default are left out.
    package static func shown(in plan: RulePlan) -> [(name: String, value: ShownValue)] {
        topLevel.compactMap { key in key.value.show(plan).map { (key.name, $0) } }
    }
}

/// A value as `config` prints it.
package indirect enum ShownValue {
    /// Where a value comes from.
    package enum Origin {
        /// Stated; at nil if there is no single place.
        case stated(ConfigurationPlace?)
        case byDefault

        init(_ place: ConfigurationPlace?) { self = place.map(Origin.stated) ?? .byDefault }
    }

    case value(JSON, Origin)
    /// Items that may come from different files.
    case list([(item: JSON, place: ConfigurationPlace)])
    case mapping([(name: String, value: ShownValue)])
}
