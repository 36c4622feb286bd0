import A11yEngine
import A11yModel
import A11ySyntax

// Baseline files, from text to entries.

extension Baseline {
    /// The version of the format.
    static let version = 1
    /// The keys of a baseline, and those of an entry in the order in which they are written.
    private static let keys: [Key] = [
        Key("$schema", .text), Key("version", .version, isRequired: true), Key("entries", .files, isRequired: true),
        Key("contents", .files),
    ]
    static let entryKeys: [Key] = [
        Key("rule", .text, isRequired: true), Key("element", .text, isRequired: true), Key("property", .text),
        Key("key", .key, isRequired: true), Key("message", .text), Key("most", .count), Key("reason", .text),
        Key("expires", .day),
    ]

    /// Decodes a baseline, and collects the mistakes with their places. A baseline with mistakes must not be used:
    /// known findings might count as new, and new ones as known.
    package static func decode(_ source: Source) -> (baseline: Baseline, problems: [ConfigurationProblem]) {
        let parsed = Syntax.parse(source)
        var baseline = Baseline()
        var problems = parsed.problems.map { problem in
            ConfigurationProblem(Message("{expected}").rendered(problem.facts), at: problem.range)
        }
        // After a syntax error, further mistakes may be its consequences.
        guard problems.isEmpty else { return (baseline, problems) }
        guard let root = parsed.value.roots.first else {
            return (baseline, [ConfigurationProblem("the baseline is empty", at: .fileStart)])
        }
        problems = mistakes(in: root, "the baseline", keys)
        baseline.schema = root.entry("$schema")?.text
        for content in root.entry("contents").map({ Array($0.entries) }) ?? [] {
            baseline.contents[content.key?.name ?? ""] = content.text
        }
        for list in root.entry("entries").map({ Array($0.entries) }) ?? [] {
            if list.kind != .sequence {
                problems.append(ConfigurationProblem("a file must have a list of entries", at: list.range))
            }
            for item in list.items {
                problems += mistakes(in: item, "an entry", entryKeys)
                baseline.entries.append(Entry(item, of: list.key?.name ?? ""))
                baseline.places.append(item.range)
            }
        }
        return (baseline, problems.sorted { $0.range < $1.range })
    }

    /// What is wrong with the keys of an object and their values.
    private static func mistakes(in node: Node, _ owner: String, _ keys: [Key]) -> [ConfigurationProblem] {
        guard node.kind == .mapping else { return [ConfigurationProblem("\(owner) must be an object", at: node.range)] }
        let names = keys.map(\.name)
        let unknown = node.entries.compactMap(\.key).filter { !names.contains($0.name) }.map { key in
            ConfigurationProblem.unknown("key", key.name, in: owner, among: names, at: key.range)
        }
        return unknown
            + keys.compactMap { key in
                guard let value = node.entry(key.name) else {
                    return key.isRequired ? ConfigurationProblem("\(owner) has no `\(key.name)`", at: node.range) : nil
                }
                if key.form.isMet(by: value) { return nil }
                return ConfigurationProblem("`\(key.name)` must be \(key.form.rawValue)", at: value.range)
            }
    }

    /// A key with what it takes.
    struct Key {
        let name: String
        fileprivate let form: Form
        fileprivate let isRequired: Bool

        fileprivate init(_ name: String, _ form: Form, isRequired: Bool = false) {
            (self.name, self.form, self.isRequired) = (name, form, isRequired)
        }
    }

    /// What a key takes, in words.
    fileprivate enum Form: String {
        case count = "a whole number"
        case day = "a day of the calendar, such as “2027-03-31”"
        case files = "an object, by the paths of files"
        case key = "`v1:` and 16 hexadecimal digits"
        case text = "a text in quotation marks"
        case version = "1; a newer program may have written the file"

        func isMet(by value: Node) -> Bool {
            if self == .files { return value.kind == .mapping }
            guard value.kind == .scalar else { return false }
            switch self {
            case .count: return value.isPlain && Int(value.text).map { $0 >= 0 } == true
            case .version: return value.isPlain && value.text == String(Baseline.version)
            case .day: return !value.isPlain && Day(value.text) != nil
            case .key: return !value.isPlain && value.text.wholeMatch(of: /v1:[0-9a-f]{16}/) != nil
            case .text, .files: return !value.isPlain
            }
        }
    }
}

extension Baseline.Entry {
    /// The entry that an object of the file states.
    fileprivate init(_ node: Node, of path: String) {
        func text(_ key: String) -> String? { node.entry(key)?.text }
        self.init(
            path: path, rule: text("rule") ?? "", element: text("element") ?? "", property: text("property"),
            key: text("key") ?? "", message: text("message"), most: text("most").flatMap { Int($0) },
            reason: text("reason"), expires: text("expires").flatMap { Day($0) })
    }
}
