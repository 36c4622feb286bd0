// Configurations, from text to values.

import A11yEngine
import A11yModel
import A11ySyntax

extension Configuration {
    /// The only version of the format.
    package static let version = "1"

    /// The words of `fail-on`.
    static let failLevels = Severity.allCases.reversed().map(\.rawValue) + ["never"]

    /// Reads a configuration file that lies in a folder, which is absolute and without `/` at the end. What is wrong is
    /// collected, sorted by place; what is right is there all the same. `formats` are the names of formats for reports.
    ///
    /// Names of rules are compared later, by `problems(among:)`: the file itself may add rules.
    package static func decode(
        _ source: Source, in folder: String, formats: [String]
    ) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
        let parsed = Syntax.parse(source)
        var configuration = Configuration(path: source.path, folder: folder)
        var reader = ConfigurationReader(path: source.path, folder: folder)
        for problem in parsed.problems {
            reader.note(ConfigurationProblem(Message("{expected}").rendered(problem.facts), at: problem.range))
        }
        let roots = parsed.tree.roots
        guard let root = roots.first, !root.isAbsent else { return (configuration, reader.problems) }
        if roots.count > 1 {
            reader.note(ConfigurationProblem("a configuration is one document", at: roots[1].range))
        }
        guard root.kind == .mapping else {
            if reader.problems.isEmpty {
                let range = SourceRange(root.range.start, root.range.start)
                reader.note(ConfigurationProblem("a configuration is a mapping of keys to values", at: range))
            }
            return (configuration, reader.problems)
        }
        let keys = ConfigurationKey.allCases.map(\.rawValue)
        for (name, node) in reader.entries(of: root, known: keys, kind: "key") {
            if let key = ConfigurationKey(rawValue: name) { configuration.read(key, node, &reader, formats) }
        }
        return (configuration, reader.problems.sorted { $0.range < $1.range })
    }

    private mutating func read(
        _ key: ConfigurationKey, _ node: Node, _ reader: inout ConfigurationReader, _ formats: [String]
    ) {
        switch key {
        case .version:
            guard node.kind == .scalar, node.isPlain, node.text == Configuration.version else {
                return reader.wrong(node, expected: "1, the only version of this format")
            }
        case .requiredVersion:
            guard let text = reader.text(node) else { return }
            guard let range = VersionRange(text.value) else {
                return reader.wrong(node, expected: "a range of versions", hint: "such as \">=1.2 <2\"")
            }
            requiredVersion = Located(range, at: text.place)
        case .extends: extends = reader.textOrTexts(node)?.compactMap { Configuration.extended($0, &reader) }
        case .platform:
            let word = reader.word(node, among: Platform.allCases.map(\.rawValue))
            platform = word.flatMap { word in Platform(rawValue: word.value).map { Located($0, at: word.place) } }
        case .locale:
            guard let text = reader.text(node) else { return }
            guard LanguageTag.isWellFormed(text.value) else {
                return reader.wrong(node, expected: "the tag of a language", hint: "such as en or zh-Hans")
            }
            locale = text
        case .include: include = reader.patterns(node)
        case .exclude: exclude = reader.patterns(node)
        case .failOn: failOn = reader.word(node, among: Configuration.failLevels)
        case .format: format = reader.word(node, among: formats)
        case .baseline: baseline = reader.text(node)
        case .rules: rules = [reader.ruleSettings(node)]
        case .overrides: overrides = reader.list(node).compactMap { reader.override($0) }
        case .suppressions: suppressions = reader.list(node).compactMap { reader.suppression($0) }
        case .suppressionPolicy: policy = reader.policy(node)
        case .customRules: customRules = reader.texts(node) ?? []
        case .reports:
            for (name, value) in reader.entries(of: node, known: formats, kind: "format") {
                guard let file = reader.text(value) else { continue }
                reports.append((reader.stated(name, value), file))
            }
        case .cache:
            let known = ConfigurationKey.Below.cache.map(\.0)
            for (name, value) in reader.entries(of: node, known: known, kind: "key", in: "\"cache\"") {
                if name == "enabled" { cacheEnabled = reader.flag(value) } else { cacheFolder = reader.text(value) }
            }
        case .interfaceBuilder:
            let known = ConfigurationKey.Below.interfaceBuilder.map(\.0)
            for (_, value) in reader.entries(of: node, known: known, kind: "key", in: "\"interface-builder\"") {
                namingKeyPaths = reader.texts(value).map { reader.stated($0.map(\.value), value) }
            }
        case .limits:
            let known = ConfigurationKey.Below.limits.map(\.0)
            for (name, value) in reader.entries(of: node, known: known, kind: "key", in: "\"limits\"") {
                guard let limit = Limit(rawValue: name) else { continue }
                limits[limit] = reader.count(value, upTo: limit.most)
            }
        }
    }

    private static func extended(_ text: Located<String>, _ reader: inout ConfigurationReader) -> Extension? {
        let word = text.value
        if word.contains("://") {
            let problem = "\"\(word)\" is an address; only presets and files can be extended"
            reader.note(ConfigurationProblem(problem, at: text.place.range))
            return nil
        }
        if let (selector, name) = presetSelector(word) { return .preset(selector, name: name, text.place) }
        let isPath = word.contains("/") || word.hasSuffix(".yml") || word.hasSuffix(".yaml")
        if isPath { return .file(text) }
        reader.note(.unknown("preset", word, among: presetNames, at: text.place.range))
        return nil
    }

    /// What the name of a preset chooses, with the number of its version or without, and its plain name; nil for
    /// another word. `all` is a preset here, as it is the widest.
    package static func presetSelector(_ word: String) -> (selector: RuleSelector, name: String)? {
        if let preset = Preset(word: word) { return (.preset(preset), preset.rawValue) }
        return ["all", "all@\(version)"].contains(word) ? (.all, "all") : nil
    }

    /// The names of presets.
    package static let presetNames = Preset.allCases.map(\.rawValue) + ["all"]
}
