// The entries of a configuration's lists and mappings: rules, overrides, suppressions.

import A11yEngine
import A11yModel
import A11ySyntax

extension ConfigurationReader {
    /// The items of a list that say something.
    package mutating func list(_ node: Node) -> [Node] {
        guard node.kind == .sequence else {
            wrong(node, expected: "a list")
            return []
        }
        return node.items.filter { !$0.isAbsent }
    }

    /// What a mapping says of rules: `NAME: warning`, or `NAME: { severity: warning, OPTION: VALUE }`.
    mutating func ruleSettings(_ node: Node) -> [RuleSetting] {
        var settings: [RuleSetting] = []
        for (name, value) in entries(of: node, known: nil, kind: "rule") {
            guard let key = value.key else { continue }
            var setting = RuleSetting(word: name, place: ConfigurationPlace(path: path, range: key.range))
            if value.kind == .mapping {
                for (option, node) in entries(of: value, known: nil, kind: "option") {
                    switch option {
                    case "severity": setting.level = level(node)
                    case "include": setting.include = patterns(node)
                    case "exclude": setting.exclude = patterns(node)
                    default: setting.options.append(.init(name: option, node: node, place: place(node)))
                    }
                }
            } else {
                setting.level = level(value)
            }
            settings.append(setting)
        }
        return settings
    }

    private mutating func level(_ node: Node) -> Located<RuleSetting.Level>? {
        if node.kind == .scalar, let level = RuleSetting.Level(word: node.text) { return stated(level, node) }
        let near = node.kind == .scalar ? nearest(node.text, among: RuleSetting.Level.words) : nil
        let words = RuleSetting.Level.words.joined(separator: ", ")
        let isSeverity = node.key?.name == "severity"
        wrong(
            node,
            expected: isSeverity ? "one of \(words)" : "one of \(words), or a mapping with a severity and options",
            hint: near.map { "did you mean \"\($0)\"?" } ?? "")
        return nil
    }

    /// An exception.
    package mutating func override(_ node: Node) -> Override? {
        var override = Override(place: place(node))
        let before = problems.count
        var hasRules = false
        var hasPlace = false
        let known = ConfigurationKey.Below.override.map(\.0)
        for (name, value) in entries(of: node, known: known, kind: "key", in: "an override") {
            switch name {
            case "files": override.files = patterns(value)
            case "platforms":
                for item in list(value) {
                    let word = word(item, among: Platform.allCases.map(\.rawValue))
                    if let platform = word.flatMap({ Platform(rawValue: $0.value) }) {
                        override.platforms.insert(platform)
                    }
                }
            case "elements": override.elements = elements(value)
            default:
                override.rules = ruleSettings(value)
                for setting in override.rules {
                    guard let scope = setting.include ?? setting.exclude else { continue }
                    note(ConfigurationProblem("an override says in \"files\" where it holds", at: scope.place.range))
                }
            }
            if name == "rules" { hasRules = true } else { hasPlace = true }
        }
        if problems.count == before {
            let start = SourceRange(node.range.start, node.range.start)
            if !hasRules { note(ConfigurationProblem("an override has \"rules\" that hold there", at: start)) }
            if !hasPlace {
                let places = "\"files\", \"platforms\" or \"elements\""
                note(ConfigurationProblem("an override says where it holds: \(places)", at: start))
            }
        }
        return override
    }

    private mutating func elements(_ node: Node) -> [ElementPattern] {
        (texts(node) ?? []).compactMap { text in
            if let pattern = ElementPattern(text.value) { return pattern }
            let hint = "such as \"#id\", \"type:button\" or \"**/list/*\""
            note(ConfigurationProblem("\"\(text.value)\" names no element", at: text.place.range, hint: hint))
            return nil
        }
    }

    /// Something that is accepted.
    package mutating func suppression(_ node: Node) -> Configuration.SuppressionEntry? {
        let entry = ConfiguredSuppression(selectors: [], words: [], path: path, range: node.range)
        var suppression = Configuration.SuppressionEntry(entry: entry)
        let before = problems.count
        let known = ConfigurationKey.Below.suppression.map(\.0)
        for (name, value) in entries(of: node, known: known, kind: "key", in: "a suppression") {
            switch name {
            case "rule": suppression.words = textOrTexts(value) ?? []
            case "file":
                suppression.files = pattern(value)
                suppression.entry.file = suppression.files?.patterns.patterns.first
            case "element": suppression.entry.element = text(value)?.value
            case "reason": suppression.entry.reason = text(value)?.value ?? ""
            default:
                suppression.entry.until = value.kind == .scalar ? Day(value.text) : nil
                if suppression.entry.until == nil {
                    wrong(value, expected: "a day", hint: "such as 2027-03-31")
                }
            }
        }
        suppression.entry.words = suppression.words.map(\.value)
        if suppression.words.isEmpty, problems.count == before {
            let start = SourceRange(node.range.start, node.range.start)
            note(ConfigurationProblem("a suppression names its \"rule\"", at: start))
        }
        return suppression
    }

    /// What is asked of everything that accepts findings.
    package mutating func policy(_ node: Node) -> Configuration.PolicyStatements {
        var policy = Configuration.PolicyStatements()
        let known = ConfigurationKey.Below.policy.map(\.0)
        for (name, value) in entries(of: node, known: known, kind: "key", in: "\"suppression-policy\"") {
            switch name {
            case "require-reason": policy.requiresReason = flag(value)
            case "allow-blanket": policy.allowsBlanket = flag(value)
            case "unused": policy.unused = level(value)
            default:
                let days = value.kind == .scalar && value.text.hasSuffix("d") ? Int(value.text.dropLast()) : nil
                guard let days, days > 0, value.text.first?.isNumber == true else {
                    wrong(value, expected: "a number of days", hint: "such as 365d")
                    continue
                }
                policy.maximumAge = stated(days, value)
            }
        }
        return policy
    }
}
