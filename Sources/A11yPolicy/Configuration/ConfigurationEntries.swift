import A11yEngine
import A11yModel
import A11ySyntax

// The items in the lists and mappings of a configuration: rule settings, overrides, suppressions.

/// A key of a list's item: how it is described, decoded and shown.
struct EntryKey<Entry>: Sendable {
    let name: String
    /// Its description in the JSON Schema, which editors show.
    let purpose: String
    /// The JSON Schema of its value.
    let schema: JSON
    /// Whether an item must state it.
    var isRequired = false
    /// Decodes a node to the entry. Mistakes are noted in the decoder.
    let decode: @Sendable (Node, inout ConfigurationDecoder, inout Entry) -> Void
    /// Its value for `config`; nil if the entry does not state it.
    let json: @Sendable (Entry) -> JSON?

    /// An entry, as `config` prints it.
    static func json(of entry: Entry, by keys: [EntryKey]) -> JSON {
        .object(keys.compactMap { key in key.json(entry).map { (key.name, $0) } })
    }
}

/// The severity and options that a configuration states for a rule, or for the rules of a selector.
package struct RuleSetting: Placed {
    /// Whether the rules run, and the severity of their findings.
    package enum Level: Hashable, Sendable {
        case off
        case severity(Severity)

        init?(word: String) {
            let severity = Severity(rawValue: word)
            guard word == "off" || severity != nil else { return nil }
            self = severity.map(Level.severity) ?? .off
        }

        /// The word of the configuration.
        package var word: String {
            switch self {
            case .off: "off"
            case .severity(let severity): severity.rawValue
            }
        }

        /// The words of the configuration, in ascending order.
        static let words = ["off"] + Severity.allCases.map(\.rawValue)
    }

    /// The selector, as written.
    package let word: String
    /// Where it is stated.
    package let place: ConfigurationPlace
    /// The level; nil if only options are stated.
    package internal(set) var level: Located<Level>?
    /// The lowest level of their findings that fails a run; nil for that of the run.
    package internal(set) var failOn: Located<FailLevel>?
    /// The parameters that are set, in the order of the file.
    package internal(set) var options: [RuleOption] = []
    /// The only files in which the rules run; nil for all.
    var include: FilePatterns?
    /// The files in which the rules do not run.
    var exclude: FilePatterns?

    init(word: String, place: ConfigurationPlace) {
        self.word = word
        self.place = place
    }

    /// Whether the rules may run in the file at an absolute path.
    func mayRun(in file: String) -> Bool { include?.cover(file) != false && exclude?.cover(file) != true }

    fileprivate var json: JSON {
        let level = level.map { JSON.text($0.value.word) }
        let failOn = failOn.map { [(key: "fail-on", value: JSON.text($0.value.rawValue))] } ?? []
        if options.isEmpty, failOn.isEmpty { return level ?? .object([]) }
        return .object((level.map { [("severity", $0)] } ?? []) + failOn + options.map { ($0.name, $0.value) })
    }
}

/// An item of `overrides`: settings of rules for some files, platforms or elements.
package struct Override: Placed {
    /// Its files; nil for all.
    package internal(set) var files: FilePatterns?
    /// The platforms of its screens; empty for all.
    var platforms: Set<Platform> = []
    /// Its elements; empty for all, and for screens as a whole.
    var elements: [ElementPattern] = []
    /// The settings that apply there.
    package internal(set) var rules: [RuleSetting] = []
    /// Where it is stated.
    package let place: ConfigurationPlace

    init(place: ConfigurationPlace) { self.place = place }

    /// Whether it depends on more than the path of a file.
    var dependsOnScreens: Bool { !platforms.isEmpty || !elements.isEmpty }

    /// What it applies to, in words: `files “Legacy/”`.
    package var scope: String {
        func quoted(_ words: [String]) -> String { words.map { "“\($0)”" }.joined(separator: ", ") }
        var parts: [String] = []
        if let files { parts.append("files " + quoted(files.patterns.patterns.map(\.text))) }
        if !platforms.isEmpty {
            parts.append("platforms " + platforms.map(\.rawValue).sorted().joined(separator: ", "))
        }
        if !elements.isEmpty { parts.append("elements " + quoted(elements.map(\.text))) }
        return parts.joined(separator: " and ")
    }

    /// The keys of an item.
    static let keys: [EntryKey<Override>] = [
        EntryKey(
            name: "files", purpose: "The files that this is about, in gitignore's grammar, relative to this file.",
            schema: JSONSchema.reference("patterns"), decode: { $2.files = $1.patterns($0) }, json: { $0.files?.json }),
        EntryKey(
            name: "platforms", purpose: "The systems of the screens that this is about.",
            schema: JSONSchema.list(JSONSchema.word(Platform.allCases.map(\.rawValue))),
            decode: { node, decoder, override in
                override.platforms = Set(decoder.list(node).compactMap { decoder.word($0)?.value })
            },
            json: { $0.platforms.isEmpty ? nil : .array($0.platforms.map(\.rawValue).sorted().map(JSON.text)) }),
        EntryKey(
            name: "elements",
            purpose:
                "The elements that this is about: \"#id\", \"type:button\", or the way to them: \"**/list/*#row-*\".",
            schema: JSONSchema.list(JSONSchema.text), decode: { $2.elements = $1.elements($0) },
            json: { $0.elements.isEmpty ? nil : .array($0.elements.map { .text($0.text) }) }),
        EntryKey(
            name: "rules", purpose: "What holds there.", schema: JSONSchema.either([JSONSchema.reference("rules")]),
            isRequired: true,
            decode: { node, decoder, override in
                override.rules = decoder.ruleSettings(node)
                for setting in override.rules {
                    guard let scope = setting.include ?? setting.exclude else { continue }
                    decoder.note("an override says in “files” where it holds", at: scope.place.range)
                }
            },
            json: { .object($0.rules.map { ($0.word, $0.json) }) }),
    ]
}

extension Configuration {
    /// An item of `suppressions`.
    struct SuppressionEntry: Placed {
        /// Its files; nil for all.
        var files: FilePatterns?
        /// The rules that it names.
        var words: [Located<String>] = []
        /// The rest of it, which applies to each of the files.
        var entry: ConfiguredSuppression

        /// Where it is stated.
        var place: ConfigurationPlace { ConfigurationPlace(path: entry.path, range: entry.range) }

        /// The keys of an item.
        static let keys: [EntryKey<SuppressionEntry>] = [
            EntryKey(
                name: "rule", purpose: "The rule or selector whose findings are accepted, or a list of them.",
                schema: JSONSchema.either([JSONSchema.reference("rule"), JSONSchema.list(JSONSchema.reference("rule"))]
                ),
                isRequired: true, decode: { $2.words = $1.textOrTexts($0) ?? [] },
                json: { .array($0.words.map { .text($0.value) }) }),
            EntryKey(
                name: "file", purpose: "The files, in gitignore's grammar, relative to this file.",
                schema: JSONSchema.text, decode: { $2.files = $1.pattern($0) },
                json: { $0.files.map { .text($0.patterns.patterns.map(\.text).joined()) } }),
            EntryKey(
                name: "element", purpose: "The element: its id, its object id, or the way to it.",
                schema: JSONSchema.text,
                decode: { node, decoder, suppression in
                    suppression.entry.element = decoder.text(node).flatMap { decoder.element($0) }?.text
                },
                json: { $0.entry.element.map(JSON.text) }),
            EntryKey(
                name: "reason", purpose: "Why this is accepted.", schema: JSONSchema.text,
                decode: { $2.entry.reason = $1.text($0)?.value ?? "" },
                json: { $0.entry.reason.isEmpty ? nil : .text($0.entry.reason) }),
            EntryKey(
                name: "until", purpose: "The last day on which this holds, such as 2027-03-31.",
                schema: JSONSchema.text(like: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"), decode: { $2.entry.until = $1.day($0) },
                json: { $0.entry.until.map { .text($0.description) } }),
        ]
    }
}
