import A11yEngine
import A11yModel
import A11ySyntax

// The JSON Schema of configuration files, by which editors explain and complete keys.

extension Configuration {
    /// The schema as text.
    package static func schemaText(for rules: Ruleset, formats: [String]) -> String {
        schema(for: rules, formats: formats).rendered() + "\n"
    }

    /// The schema (draft-07) of configurations for these rules, and for reports in these formats.
    private static func schema(for rules: Ruleset, formats: [String]) -> JSON {
        let properties = ConfigurationKey.topLevel.map { ($0.name, $0.describedSchema(formats)) }
        let severity = JSONSchema.word(RuleSetting.Level.words)
        let override = JSONSchema.mapping(Override.keys)
        let places = Override.keys.filter { !$0.isRequired }
        let files = JSONSchema.optional(JSONSchema.list(JSONSchema.text))
        let definitions: [JSON.Entry] = [
            ("severity", severity),
            ("level", JSONSchema.optional(severity).described("How bad a finding is, or off.")),
            (
                "fail-level",
                JSONSchema.optional(JSONSchema.word(FailLevel.allCases.map(\.rawValue))).described(
                    "The lowest level of its findings that fails a run.")
            ),
            (
                "setting",
                JSONSchema.either([JSONSchema.reference("severity"), longForm([]), JSONSchema.type("null")])
            ),
            ("patterns", JSONSchema.list(JSONSchema.text)),
            ("included-files", files.described("The only files it runs in.")),
            ("excluded-files", files.described("Files it does not run in.")),
            ("rules", ruleSchema(rules)),
            (
                "override",
                override.adding("anyOf", .array(places.map { .object([("required", .array([.text($0.name)]))]) }))
            ),
            ("rule", JSONSchema.either([JSONSchema.word(RuleSelector.words(among: rules)), JSONSchema.text])),
            ("suppression", JSONSchema.mapping(SuppressionEntry.keys)),
        ]
        return .object([
            ("$schema", .text("http://json-schema.org/draft-07/schema#")),
            ("title", .text("Configuration of a11ylint, version 1")),
            ("description", .text("The file .a11ylint.yml; the nearest one above a file governs it.")),
            ("type", .array([.text("object"), .text("null")])),
            ("additionalProperties", .flag(false)),
            ("properties", .object(properties)),
            ("definitions", .object(definitions)),
        ])
    }

    /// Rules and selectors, each with its settings.
    private static func ruleSchema(_ known: Ruleset) -> JSON {
        let rules = known.rules.flatMap { rule -> [JSON.Entry] in
            let options = rule.settable?.kinds.map { (key: $0.name, value: option($0.kind, $0.value)) } ?? []
            let forms = [JSONSchema.reference("severity"), longForm(options), JSONSchema.type("null")]
            let value = JSONSchema.either(options.isEmpty ? [JSONSchema.reference("setting")] : forms)
            return ([rule.id] + rule.aliases).map { ($0, value.described("\(rule.title).")) }
        }
        let names = Set(rules.map(\.key))
        let selectors = RuleSelector.words(among: known).filter { !names.contains($0) }
        return JSONSchema.mapping(.object(rules + selectors.map { ($0, JSONSchema.reference("setting")) }))
    }

    /// A severity with options.
    private static func longForm(_ options: [JSON.Entry]) -> JSON {
        let common = ["include", "exclude"].map { (key: $0, value: JSONSchema.reference("\($0)d-files")) }
        let levels = [
            (key: "severity", value: JSONSchema.reference("level")),
            (key: "fail-on", value: JSONSchema.reference("fail-level")),
        ]
        return JSONSchema.mapping(.object(levels + options + common))
    }

    private static func option(_ kind: Parameters.Kind, _ value: Node) -> JSON {
        let schema =
            switch kind {
            case .number: JSONSchema.type("number")
            case .count: JSONSchema.type("integer").adding("minimum", .number(0))
            case .words: JSONSchema.list(JSONSchema.anyScalar)
            case .word(let words): JSONSchema.word(words)
            }
        let usual = value.kind == .scalar ? value.text : value.items.map(\.text).joined(separator: ", ")
        return JSONSchema.optional(schema).described("Unless set: \(usual.isEmpty ? "none" : usual).")
    }
}

extension ConfigurationKey {
    /// The schema of the key, which may also be null.
    fileprivate func describedSchema(_ formats: [String]) -> JSON {
        JSONSchema.optional(schema(formats)).described(purpose)
    }
}

/// The parts that schemas consist of.
enum JSONSchema {
    static let text = JSON.object([("type", .text("string")), ("pattern", .text("\\S"))])
    static let flag = type("boolean")
    fileprivate static let anyScalar = JSON.object([
        ("type", .array(["string", "number", "boolean"].map(JSON.text)))
    ])

    static func type(_ name: String) -> JSON { .object([("type", .text(name))]) }
    static func text(like pattern: String) -> JSON { text.setting("pattern", .text(pattern)) }
    static func word(_ words: [String]) -> JSON { .object([("enum", .array(words.map(JSON.text)))]) }
    static func reference(_ name: String) -> JSON { .object([("$ref", .text("#/definitions/\(name)"))]) }
    static var foreignViews: JSON {
        type("object").adding("additionalProperties", word(ForeignView.allCases.map(\.rawValue)))
    }
    static func list(_ item: JSON) -> JSON { type("array").adding("items", item) }
    static func either(_ schemas: [JSON]) -> JSON { .object([("anyOf", .array(schemas))]) }
    static func optional(_ schema: JSON) -> JSON { either([schema, type("null")]) }

    static func count(upTo most: Int) -> JSON {
        type("integer").adding("minimum", .number(1)).adding("maximum", .number(Double(most)))
    }

    /// A mapping of keys below another.
    static func mapping(_ members: [ConfigurationKey], _ formats: [String]) -> JSON {
        mapping(.object(members.map { ($0.name, $0.describedSchema(formats)) }))
    }

    /// An item of a list.
    fileprivate static func mapping<Entry>(_ keys: [EntryKey<Entry>]) -> JSON {
        let properties = keys.map { key in
            (key.name, (key.isRequired ? key.schema : optional(key.schema)).described(key.purpose))
        }
        return mapping(.object(properties), required: keys.filter(\.isRequired).map(\.name))
    }

    fileprivate static func mapping(_ properties: JSON, required: [String] = []) -> JSON {
        let mapping = type("object").adding("additionalProperties", .flag(false)).adding("properties", properties)
        return required.isEmpty ? mapping : mapping.adding("required", .array(required.map(JSON.text)))
    }

    /// The value of `extends`. A file may have any name with a slash or an ending in it.
    static let extensions: JSON = {
        let presets = Configuration.presetNames.flatMap { [$0, "\($0)@\(Configuration.version)"] }
        let name = either([word(presets), text(like: "^[^:]*(/[^:]*|\\.ya?ml)$")])
        return either([name, list(name)])
    }()

    /// The value of `sources`: any text is a path.
    static let sources: JSON = {
        let path = either([word([SourcePaths.automatic]), text])
        return either([path, list(path)])
    }()

    /// The value of `reports`.
    static func reports(in formats: [String]) -> JSON {
        let file = optional(text).described("The file of this report.")
        return mapping(.object(formats.map { ($0, file) }))
    }
}

extension JSON {
    fileprivate func described(_ words: String) -> JSON { adding("description", .text(words)) }

    fileprivate func adding(_ key: String, _ value: JSON) -> JSON {
        guard case .object(let entries) = self else { return self }
        return .object(entries + [(key, value)])
    }

    fileprivate func setting(_ key: String, _ value: JSON) -> JSON {
        guard case .object(let entries) = self else { return self }
        return .object(entries.map { $0.key == key ? (key, value) : $0 })
    }
}
