import A11yEngine
import A11yModel
import A11yPolicy
import A11yProject

// What can be written in a configuration, from the schema that the keys and the rules make.

extension Completion {
    /// Keys, rules and words, in the order of the schema.
    var configurationItems: [Item] {
        guard [.entry, .value].contains(place.part), !place.isMarkup else { return [] }
        let choices = ConfigurationChoices(at: place.path, knowing: view.known.rules)
        let written = Set(place.earlier)
        let keys = choices.keys.filter { !written.contains($0.name) }
        if place.part == .entry, !choices.keys.isEmpty { return keys.map(item) }
        // A list of one word is a list all the same.
        let isBare = choices.isList && place.part == .value && !place.isEnclosed && !isQuoted
        return choices.words.map { word in
            Item(label: word, kind: .enumMember, meaning: "", text: isBare ? "[\(word)]" : word, range: range)
        }
    }

    private func item(_ key: ConfigurationChoices.Key) -> Item {
        let next = view.lines.bytes.dropFirst(place.range.end).first { $0 != UInt8(ascii: " ") }
        let hasColon = isQuoted || next == UInt8(ascii: ":")
        let text = hasColon ? key.name : key.isOnOneLine ? key.name + ": " : key.name + ":"
        return Item(label: key.name, kind: .property, meaning: key.meaning, text: text, range: range)
    }
}

/// What a place in a configuration may hold, as its JSON Schema says.
struct ConfigurationChoices {
    /// A key of a mapping.
    struct Key {
        let name: String
        /// What it sets.
        let meaning: String
        /// Whether its value can stand behind its colon.
        let isOnOneLine: Bool
    }

    /// The keys that a mapping there may have.
    private(set) var keys: [Key] = []
    /// The words that may stand there.
    private(set) var words: [String] = []
    /// Whether only a list may stand there.
    private(set) var isList = false

    /// The choices where these keys lead in a configuration that may name these rules.
    init(at path: [String], knowing rules: Ruleset) {
        self.init(in: Configuration.schema(for: rules, formats: ConfigurationFiles.formats), at: path)
    }

    /// The choices where these keys lead, from the outermost one. Lists add no step to the path.
    private init(in schema: JSON, at path: [String]) {
        var parts = [schema]
        for key in path {
            let values = parts.compactMap { $0["properties"]?[key] }.flatMap { Self.alternatives(of: $0, in: schema) }
            isList = values.allSatisfy { $0.isOf(["array", "null"]) }
            parts = values.flatMap { [$0] + ($0["items"].map { Self.alternatives(of: $0, in: schema) } ?? []) }
        }
        for part in parts {
            keys +=
                part["properties"]?.entries.map { name, value in
                    let values = Self.alternatives(of: value, in: schema)
                    let isMapping = values.allSatisfy { $0["properties"] != nil || $0.isOf(["null"]) }
                    return Key(name: name, meaning: value["description"]?.text ?? "", isOnOneLine: !isMapping)
                } ?? []
            words += part.words
        }
        // A suppression names rules as a mapping of rules does, in its text.
        if path == ["suppressions", "rule"] {
            words += ConfigurationChoices(in: schema, at: ["rules"]).keys.map(\.name)
        }
    }

    /// The alternatives that a schema consists of.
    private static func alternatives(of schema: JSON, in whole: JSON) -> [JSON] {
        if let name = schema["$ref"]?.text?.split(separator: "/").last {
            return whole["definitions"]?[String(name)].map { alternatives(of: $0, in: whole) } ?? []
        }
        // An `anyOf` beside properties says which of them are required.
        guard schema["properties"] == nil, let several = schema["anyOf"]?.items else { return [schema] }
        return several.flatMap { alternatives(of: $0, in: whole) }
    }
}

extension JSON {
    /// The entries of an object; none of another value.
    fileprivate var entries: [JSON.Entry] {
        if case .object(let entries) = self { entries } else { [] }
    }

    /// Whether it is the schema of one of these types.
    fileprivate func isOf(_ types: [String]) -> Bool { self["type"]?.text.map(types.contains) ?? false }

    /// The words that the schema of a scalar allows.
    fileprivate var words: [String] {
        if isOf(["boolean"]) { return ["true", "false"] }
        let values = (self["enum"]?.items ?? []) + [self["const"]].compactMap(\.self)
        return values.map { $0.text ?? $0.rendered() }
    }
}
