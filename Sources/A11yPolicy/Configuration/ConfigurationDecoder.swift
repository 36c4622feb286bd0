import A11yEngine
import A11yModel
import A11ySyntax

// Configurations, from text to values. A mistake never stops decoding: all of them are collected.

extension Configuration {
    /// The only version of the format.
    package static let version = "1"

    /// The names of presets. `all` counts as one here, the widest.
    package static let presetNames = Preset.allCases.map(\.rawValue) + ["all"]

    /// Decodes a configuration file in a folder, which is absolute and without `/` at the end. Mistakes are sorted by
    /// place; the other values are decoded all the same. `formats` are the names of report formats.
    ///
    /// `problems(among:)` checks the names of rules later, because the file itself may add rules.
    package static func decode(
        _ source: Source, in folder: String, formats: [String]
    ) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
        let parsed = Syntax.parse(source)
        var configuration = Configuration(path: source.path, folder: folder)
        var decoder = ConfigurationDecoder(path: source.path, folder: folder, formats: formats)
        for problem in parsed.problems {
            decoder.note(Message("{expected}").rendered(problem.facts), at: problem.range)
        }
        let roots = parsed.value.roots
        guard let root = roots.first, !root.isAbsent else { return (configuration, decoder.problems) }
        if roots.count > 1 {
            decoder.note("a configuration is one document", at: roots[1].range)
        }
        guard root.kind == .mapping else {
            if decoder.problems.isEmpty {
                let start = SourceRange(root.range.start, root.range.start)
                decoder.note("a configuration is a mapping of keys to values", at: start)
            }
            return (configuration, decoder.problems)
        }
        let keys = ConfigurationKey.topLevel
        for (name, node) in decoder.entries(of: root, known: keys.map(\.name), kind: "key") {
            keys.first { $0.name == name }?.value.decode(node, &decoder, &configuration)
        }
        return (configuration, decoder.problems.sorted { $0.range < $1.range })
    }

    /// What the name of a preset selects, with or without its version, and its plain name; nil for another word.
    package static func presetSelector(_ word: String) -> (selector: RuleSelector, name: String)? {
        if let preset = Preset(word: word) { return (.preset(preset), preset.rawValue) }
        return ["all", "all@\(version)"].contains(word) ? (.all, "all") : nil
    }
}

/// Decodes the values of a configuration, and collects the mistakes with their places. A value with a mistake is nil
/// or left out.
struct ConfigurationDecoder {
    let path: String
    let folder: String
    /// The names of report formats.
    let formats: [String]
    private(set) var problems: [ConfigurationProblem] = []

    // MARK: - Mistakes and places

    mutating func note(_ problem: ConfigurationProblem) { problems.append(problem) }

    mutating func note(_ message: String, at range: SourceRange, hint: String = "") {
        note(ConfigurationProblem(message, at: range, hint: hint))
    }

    /// Notes that a value is not what its key takes.
    mutating func wrong(_ node: Node, expected: String, hint: String = "") {
        let name = node.key.map { "“\($0.name)”" } ?? "an entry"
        note("\(name) must be \(expected)", at: node.range, hint: hint)
    }

    func place(_ node: Node) -> ConfigurationPlace {
        ConfigurationPlace(
            path: path, range: node.key.map { SourceRange($0.range.start, node.range.end) } ?? node.range)
    }

    func located<Value>(_ value: Value, _ node: Node) -> Located<Value> { Located(value, at: place(node)) }

    // MARK: - Mappings and lists

    /// The entries of a mapping with a value other than null, each key once. Keys outside of `known` are noted.
    mutating func entries(
        of node: Node, known: [String]?, kind: String, in owner: String = ""
    ) -> [(name: String, node: Node)] {
        guard node.kind == .mapping else {
            wrong(node, expected: "a mapping of keys to values")
            return []
        }
        var found: [(name: String, node: Node)] = []
        var seen: Set<String> = []
        for entry in node.entries {
            guard let key = entry.key else { continue }
            if let known, !known.contains(key.name) {
                note(.unknown(kind, key.name, in: owner, among: known, at: key.range))
            } else if seen.insert(key.name).inserted, !entry.isAbsent {
                // The YAML parser reports duplicate keys.
                found.append((key.name, entry))
            }
        }
        return found
    }

    /// Decodes the keys of a list's item, and returns the names of those that are stated.
    mutating func decode<Entry>(_ entry: inout Entry, from node: Node, by keys: [EntryKey<Entry>], in owner: String)
        -> Set<String>
    {
        var stated: Set<String> = []
        for (name, value) in entries(of: node, known: keys.map(\.name), kind: "key", in: owner) {
            keys.first { $0.name == name }?.decode(value, &self, &entry)
            stated.insert(name)
        }
        return stated
    }

    /// The items of a list other than null.
    mutating func list(_ node: Node) -> [Node] {
        guard node.kind == .sequence else {
            wrong(node, expected: "a list")
            return []
        }
        return node.items.filter { !$0.isAbsent }
    }

    /// A list of texts.
    mutating func texts(_ node: Node) -> [Located<String>]? {
        guard node.kind == .sequence else {
            let written = node.kind == .scalar ? ": [\"\(node.text)\"]" : ""
            wrong(node, expected: "a list" + written)
            return nil
        }
        var texts: [Located<String>] = []
        for item in node.items {
            guard item.kind == .scalar, !RuleText.trimmed(item.text).isEmpty else {
                note("an entry of this list must be a text", at: item.range)
                continue
            }
            texts.append(located(item.text, item))
        }
        return texts
    }

    /// A list of texts, or a single one.
    mutating func textOrTexts(_ node: Node) -> [Located<String>]? {
        node.kind == .scalar ? text(node).map { [$0] } : texts(node)
    }

    /// A list of path patterns.
    mutating func patterns(_ node: Node) -> FilePatterns? { texts(node).map { patterns($0, of: node) } }

    /// A single path pattern.
    mutating func pattern(_ node: Node) -> FilePatterns? { text(node).map { patterns([$0], of: node) } }

    /// Where the code of the app is: a path, a list of paths, or `auto`.
    mutating func sources(_ node: Node) -> SourcePaths? {
        let isSwitch = node.kind == .scalar && node.isPlain && ["true", "false", "on", "off"].contains(node.text)
        guard node.kind != .mapping, !isSwitch else {
            let hint =
                ["false", "off"].contains(node.text) ? "[] reads no code" : "auto takes the project around a file"
            wrong(node, expected: "a path, a list of paths, or auto", hint: hint)
            return nil
        }
        return textOrTexts(node).map { SourcePaths(items: $0, folder: folder, place: place(node)) }
    }

    /// What views are, by their names.
    mutating func foreignViews(_ node: Node) -> Located<[String: ForeignView]>? {
        var found: [String: ForeignView] = [:]
        for (name, node) in entries(of: node, known: nil, kind: "view") { found[name] = word(node)?.value }
        return located(found, node)
    }

    private mutating func patterns(_ texts: [Located<String>], of node: Node) -> FilePatterns {
        let patterns = texts.map { PathPattern($0.value) }
        for (pattern, text) in zip(patterns, texts) {
            guard let complaint = pattern.complaint else { continue }
            note("“\(pattern.text)” is no path pattern", at: text.place.range, hint: complaint)
        }
        return FilePatterns(patterns: PathPatterns(patterns), folder: folder, place: place(node))
    }

    // MARK: - Scalars

    /// What a node is read as; nil where it is not what its key takes, which is noted.
    private mutating func read<Value>(
        _ node: Node, as value: Value?, expected: String, hint: String = ""
    ) -> Located<Value>? {
        if value == nil { wrong(node, expected: expected, hint: hint) }
        return value.map { located($0, node) }
    }

    mutating func text(_ node: Node) -> Located<String>? {
        let text = node.kind == .scalar ? RuleText.trimmed(node.text) : ""
        return read(node, as: text.isEmpty ? nil : text, expected: "a text")
    }

    mutating func flag(_ node: Node) -> Located<Bool>? {
        var mistakes: [Problem] = []
        return read(node, as: node.flag(&mistakes), expected: "true or false")
    }

    /// A whole number, at least 1.
    mutating func count(_ node: Node, upTo most: Int) -> Located<Int>? {
        var mistakes: [Problem] = []
        let count = node.integer(&mistakes).flatMap { (1...most).contains($0) ? $0 : nil }
        return read(node, as: count, expected: "a whole number from 1 to \(most)")
    }

    /// One of some words.
    mutating func word(_ node: Node, among words: [String]) -> Located<String>? {
        let isKnown = node.kind == .scalar && words.contains(node.text)
        let expected = "one of \(words.joined(separator: ", "))"
        return read(node, as: isKnown ? node.text : nil, expected: expected, hint: hint(for: node, among: words))
    }

    /// One of the words of a type.
    mutating func word<Value: CaseIterable & RawRepresentable<String>>(_ node: Node) -> Located<Value>? {
        word(node, among: Value.allCases.map(\.rawValue)).flatMap { Value(rawValue: $0.value) }.map {
            located($0, node)
        }
    }

    private func hint(for node: Node, among words: [String]) -> String {
        let near = node.kind == .scalar ? nearest(node.text, among: words) : nil
        return near.map { "did you mean “\($0)”?" } ?? ""
    }

    /// A range of versions, such as `>=1.2 <2`.
    mutating func versionRange(_ node: Node) -> Located<VersionRange>? {
        guard let text = text(node)?.value else { return nil }
        return read(node, as: VersionRange(text), expected: "a range of versions", hint: "such as \">=1.2 <2\"")
    }

    /// A BCP 47 tag.
    mutating func languageTag(_ node: Node) -> Located<String>? {
        guard let text = text(node)?.value else { return nil }
        let tag = LanguageTag.isWellFormed(text) ? text : nil
        return read(node, as: tag, expected: "the tag of a language", hint: "such as en or zh-Hans")
    }

    /// A day, such as `2027-03-31`.
    mutating func day(_ node: Node) -> Day? {
        let day = node.kind == .scalar ? Day(node.text) : nil
        return read(node, as: day, expected: "a day", hint: "such as 2027-03-31")?.value
    }

    /// A number of days, such as `365d`.
    mutating func days(_ node: Node) -> Located<Int>? {
        let isOfDays = node.kind == .scalar && node.text.hasSuffix("d") && node.text.first?.isNumber == true
        let days = (isOfDays ? Int(node.text.dropLast()) : nil).flatMap { $0 > 0 ? $0 : nil }
        return read(node, as: days, expected: "a number of days", hint: "such as 365d")
    }

    /// A severity, or `off`.
    mutating func level(_ node: Node) -> Located<RuleSetting.Level>? {
        let level = node.kind == .scalar ? RuleSetting.Level(word: node.text) : nil
        let words = RuleSetting.Level.words
        let others = node.key?.name == "severity" ? "" : ", or a mapping with a severity and options"
        let expected = "one of \(words.joined(separator: ", "))\(others)"
        return read(node, as: level, expected: expected, hint: hint(for: node, among: words))
    }

    // MARK: - Values of single keys

    /// An item of `extends`: a preset, or a file.
    mutating func extended(_ text: Located<String>) -> Configuration.Extension? {
        let word = text.value
        if word.contains("://") {
            note("“\(word)” is an address; only presets and files can be extended", at: text.place.range)
            return nil
        }
        if let (selector, name) = Configuration.presetSelector(word) {
            return .preset(selector, name: name, text.place)
        }
        if word.contains("/") || word.hasSuffix(".yml") || word.hasSuffix(".yaml") { return .file(text) }
        note(.unknown("preset", word, among: Configuration.presetNames, at: text.place.range))
        return nil
    }

    /// A mapping of rules: `NAME: warning`, or `NAME: { severity: warning, OPTION: VALUE }`.
    mutating func ruleSettings(_ node: Node) -> [RuleSetting] {
        var settings: [RuleSetting] = []
        for (name, value) in entries(of: node, known: nil, kind: "rule") {
            guard let key = value.key else { continue }
            var setting = RuleSetting(word: name, place: ConfigurationPlace(path: path, range: key.range))
            if value.kind == .mapping {
                for (option, node) in entries(of: value, known: nil, kind: "option") {
                    switch option {
                    case "severity": setting.level = level(node)
                    case "fail-on": setting.failOn = word(node)
                    case "include": setting.include = patterns(node)
                    case "exclude": setting.exclude = patterns(node)
                    default: setting.options.append(RuleOption(name: option, node: node, place: place(node)))
                    }
                }
            } else {
                setting.level = level(value)
            }
            settings.append(setting)
        }
        return settings
    }

    /// An item of `overrides`.
    mutating func override(_ node: Node) -> Override {
        var override = Override(place: place(node))
        let before = problems.count
        let stated = decode(&override, from: node, by: Override.keys, in: "an override")
        if problems.count == before {
            let start = SourceRange(node.range.start, node.range.start)
            if !stated.contains("rules") { note("an override has “rules” that hold there", at: start) }
            if stated.subtracting(["rules"]).isEmpty {
                note("an override says where it holds: “files”, “platforms” or “elements”", at: start)
            }
        }
        return override
    }

    /// The patterns of an override's `elements`.
    mutating func elements(_ node: Node) -> [ElementPattern] { (texts(node) ?? []).compactMap { element($0) } }

    /// A single pattern of elements.
    mutating func element(_ text: Located<String>) -> ElementPattern? {
        if let pattern = ElementPattern(text.value) { return pattern }
        let hint =
            "such as \"#id\", \"type:button\" or \"**/list/*\"; * and ? stand for characters, ** for steps of the way"
        note("“\(text.value)” names no element", at: text.place.range, hint: hint)
        return nil
    }

    /// An item of `suppressions`.
    mutating func suppression(_ node: Node) -> Configuration.SuppressionEntry {
        let entry = ConfiguredSuppression(selectors: [], words: [], path: path, range: node.range)
        var suppression = Configuration.SuppressionEntry(entry: entry)
        let before = problems.count
        _ = decode(&suppression, from: node, by: Configuration.SuppressionEntry.keys, in: "a suppression")
        suppression.entry.words = suppression.words.map(\.value)
        if suppression.words.isEmpty, problems.count == before {
            note("a suppression names its “rule”", at: SourceRange(node.range.start, node.range.start))
        }
        return suppression
    }
}
