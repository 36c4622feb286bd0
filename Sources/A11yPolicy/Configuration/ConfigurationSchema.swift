// The JSON Schema of configuration files: editors show its words and complete its keys.

import A11yEngine
import A11yModel
import A11ySyntax

extension Configuration {
    /// The schema as text.
    package static func schemaText(for rules: Ruleset, formats: [String]) -> String {
        schema(for: rules, formats: formats).rendered() + "\n"
    }

    /// The schema (draft-07) of configurations for these rules, and for reports in these formats.
    package static func schema(for rules: Ruleset, formats: [String]) -> JSON {
        let presets = presetNames.flatMap { [$0, "\($0)@\(version)"] }
        func properties(_ keys: [(String, String)], _ value: (String) -> JSON) -> JSON {
            .object(keys.map { ($0.0, value($0.0).described($0.1)) })
        }
        func mapping(_ keys: [(String, String)], required: [String] = [], _ value: (String) -> JSON) -> JSON {
            Schema.mapping(properties(keys, value), required: required)
        }
        let definitions: [(String, JSON)] = [
            ("severity", Schema.word(RuleSetting.Level.words)),
            (
                "level",
                Schema.optional(Schema.word(RuleSetting.Level.words)).described("How bad a finding is, or off.")
            ),
            ("setting", Schema.either([Schema.reference("severity"), longForm([]), Schema.type("null")])),
            ("patterns", Schema.list(Schema.text)),
            ("included-files", Schema.optional(Schema.list(Schema.text)).described("The only files it runs in.")),
            ("excluded-files", Schema.optional(Schema.list(Schema.text)).described("Files it does not run in.")),
            ("rules", ruleSchema(rules)),
            (
                "override",
                mapping(ConfigurationKey.Below.override, required: ["rules"]) { key in
                    switch key {
                    case "files": Schema.optional(Schema.reference("patterns"))
                    case "platforms": Schema.optional(Schema.list(Schema.word(Platform.allCases.map(\.rawValue))))
                    case "elements": Schema.optional(Schema.list(Schema.text))
                    default: Schema.either([Schema.reference("rules")])
                    }
                }.adding(
                    "anyOf",
                    .array(["files", "platforms", "elements"].map { .object([("required", .array([.text($0)]))]) }))
            ),
            (
                "suppression",
                mapping(ConfigurationKey.Below.suppression, required: ["rule"]) { key in
                    switch key {
                    case "rule": Schema.either([Schema.text, Schema.list(Schema.text)])
                    case "until": Schema.optional(Schema.text(like: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))
                    default: Schema.optional(Schema.text)
                    }
                }
            ),
        ]
        let keys = ConfigurationKey.allCases.map { key in
            (key.rawValue, Schema.optional(value(of: key, presets, formats, mapping)).described(key.purpose))
        }
        return .object([
            ("$schema", .text("http://json-schema.org/draft-07/schema#")),
            ("title", .text("Configuration of a11ylint, version 1")),
            ("description", .text("The file .a11ylint.yml; the nearest one above a file governs it.")),
            ("type", .array([.text("object"), .text("null")])),
            ("additionalProperties", .flag(false)),
            ("properties", .object(keys)),
            ("definitions", .object(definitions.map { (key: $0.0, value: $0.1) })),
        ])
    }

    private static func value(
        of key: ConfigurationKey, _ presets: [String], _ formats: [String],
        _ mapping: ([(String, String)], [String], (String) -> JSON) -> JSON
    ) -> JSON {
        switch key {
        case .version: return .object([("const", .number(1))])
        case .requiredVersion: return Schema.either([Schema.text, .object([("type", .text("number"))])])
        case .extends:
            // A file may have any name with a slash or an ending in it.
            let name = Schema.either([Schema.word(presets), Schema.text(like: "^[^:]*(/[^:]*|\\.ya?ml)$")])
            return Schema.either([name, Schema.list(name)])
        case .platform: return Schema.word(Platform.allCases.map(\.rawValue))
        case .locale: return Schema.text(like: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$")
        case .include, .exclude: return Schema.reference("patterns")
        case .failOn: return Schema.word(failLevels)
        case .format: return Schema.word(formats)
        case .baseline: return Schema.text
        case .rules: return Schema.reference("rules")
        case .overrides: return Schema.list(Schema.optional(Schema.reference("override")))
        case .suppressions: return Schema.list(Schema.optional(Schema.reference("suppression")))
        case .suppressionPolicy:
            return mapping(ConfigurationKey.Below.policy, []) { key in
                switch key {
                case "unused": Schema.optional(Schema.reference("severity"))
                case "max-age": Schema.optional(Schema.text(like: "^[0-9]*[1-9][0-9]*d$"))
                default: Schema.optional(Schema.flag)
                }
            }
        case .customRules: return Schema.list(Schema.text)
        case .reports:
            let file = Schema.optional(Schema.text).described("The file of this report.")
            return Schema.mapping(.object(formats.map { ($0, file) }))
        case .cache:
            return mapping(ConfigurationKey.Below.cache, []) { key in
                Schema.optional(key == "enabled" ? Schema.flag : Schema.text)
            }
        case .limits:
            return mapping(ConfigurationKey.Below.limits, []) { name in
                let most = Double(Limit(rawValue: name)?.most ?? 1)
                return Schema.optional(
                    Schema.type("integer").adding("minimum", .number(1)).adding("maximum", .number(most)))
            }
        case .interfaceBuilder:
            return mapping(ConfigurationKey.Below.interfaceBuilder, []) { _ in
                Schema.optional(Schema.list(Schema.text))
            }
        }
    }

    /// Rules and selectors, each with what it takes.
    private static func ruleSchema(_ known: Ruleset) -> JSON {
        let rules = known.rules.flatMap { rule -> [(key: String, value: JSON)] in
            let options = rule.settable?.kinds.map { (key: $0.name, value: option($0.kind, $0.value)) } ?? []
            let forms = [Schema.reference("severity"), longForm(options), Schema.type("null")]
            let value = Schema.either(options.isEmpty ? [Schema.reference("setting")] : forms)
            return ([rule.id] + rule.aliases).map { ($0, value.described("\(rule.title).")) }
        }
        let names = Set(rules.map(\.key))
        let selectors = RuleSelector.words(among: known).filter { !names.contains($0) }
        return Schema.mapping(.object(rules + selectors.map { ($0, Schema.reference("setting")) }))
    }

    /// A severity with options.
    private static func longForm(_ options: [(key: String, value: JSON)]) -> JSON {
        let common = ["include", "exclude"].map { (key: $0, value: Schema.reference("\($0)d-files")) }
        return Schema.mapping(.object([("severity", Schema.reference("level"))] + options + common))
    }

    private static func option(_ kind: Parameters.Kind, _ value: Node) -> JSON {
        let schema =
            switch kind {
            case .number: Schema.type("number")
            case .count: Schema.type("integer").adding("minimum", .number(0))
            case .words: Schema.list(Schema.anyScalar)
            case .word(let words): Schema.word(words)
            }
        let usual = value.kind == .scalar ? value.text : value.items.map(\.text).joined(separator: ", ")
        return Schema.optional(schema).described("Unless set: \(usual.isEmpty ? "none" : usual).")
    }
}

/// The parts that schemas are made of.
private enum Schema {
    static let text = JSON.object([("type", .text("string")), ("pattern", .text("\\S"))])
    static let flag = type("boolean")
    static let anyScalar = JSON.object([("type", .array(["string", "number", "boolean"].map(JSON.text)))])

    static func type(_ name: String) -> JSON { .object([("type", .text(name))]) }
    static func text(like pattern: String) -> JSON { text.setting("pattern", .text(pattern)) }
    static func word(_ words: [String]) -> JSON { .object([("enum", .array(words.map(JSON.text)))]) }
    static func reference(_ name: String) -> JSON { .object([("$ref", .text("#/definitions/\(name)"))]) }
    static func list(_ item: JSON) -> JSON { type("array").adding("items", item) }
    static func either(_ schemas: [JSON]) -> JSON { .object([("anyOf", .array(schemas))]) }
    static func optional(_ schema: JSON) -> JSON { either([schema, type("null")]) }

    static func mapping(_ properties: JSON, required: [String] = []) -> JSON {
        let mapping = type("object").adding("additionalProperties", .flag(false)).adding("properties", properties)
        return required.isEmpty ? mapping : mapping.adding("required", .array(required.map(JSON.text)))
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
