import A11yEngine
import A11yModel
import A11ySyntax

// Baseline files, from text to entries.

extension Baseline {
    /// The keys of a baseline.
    private static let keys = ["$schema", "version", "entries", "contents"]
    /// The keys of an entry, in the order in which they are written.
    static let entryKeys = ["rule", "element", "property", "key", "message", "most", "reason", "expires"]
    /// The version of the format.
    static let version = 1

    /// Decodes a baseline, and collects the mistakes with their places. A baseline with mistakes must not be used:
    /// known findings might count as new, and new ones as known.
    package static func decode(_ source: Source) -> (baseline: Baseline, problems: [ConfigurationProblem]) {
        let parsed = Syntax.parse(source)
        var decoder = BaselineDecoder(
            problems: parsed.problems.map { problem in
                ConfigurationProblem(Message("{expected}").rendered(problem.facts), at: problem.range)
            })
        var baseline = Baseline()
        // After a syntax error, further mistakes may be its consequences.
        guard decoder.problems.isEmpty else { return (baseline, decoder.problems) }
        guard let root = parsed.value.roots.first, root.kind == .mapping else {
            let expected = "a baseline is an object with `version` and `entries`"
            return (baseline, [ConfigurationProblem(expected, at: parsed.value.roots.first?.range ?? .fileStart)])
        }
        decoder.noteUnknownKeys(of: root, among: keys, "key of a baseline")
        decoder.checkVersion(of: root)
        baseline.schema = decoder.text("$schema", of: root)
        if let contents = decoder.object("contents", of: root) {
            for entry in contents.entries { baseline.contents[entry.key?.name ?? ""] = entry.text }
        }
        let isThere = root.entry("entries") != nil
        if let entries = decoder.object("entries", of: root) {
            baseline.decodeEntries(entries, &decoder)
        } else if !isThere {
            decoder.note("the baseline has no `entries`", at: root.range)
        }
        return (baseline, decoder.problems.sorted { $0.range < $1.range })
    }

    private mutating func decodeEntries(_ files: Node, _ decoder: inout BaselineDecoder) {
        var lists: [BaselineLayout.List] = []
        for list in files.entries {
            guard let path = list.key else { continue }
            guard list.kind == .sequence else {
                decoder.note("`\(path.name)` must be a list of entries", at: list.range)
                continue
            }
            let first = entries.count
            var ranges: [SourceRange] = []
            for item in list.items {
                guard let entry = decoder.entry(item, of: path.name) else { continue }
                entries.append(entry)
                ranges.append(item.range)
            }
            let range = SourceRange(path.range.start, list.range.end)
            lists.append(BaselineLayout.List(range: range, first: first, entries: ranges))
        }
        layout = BaselineLayout(range: files.range, lists: lists)
    }
}

/// Decodes the parts of a baseline, and collects the mistakes.
private struct BaselineDecoder {
    var problems: [ConfigurationProblem]

    mutating func note(_ message: String, hint: String = "", at range: SourceRange) {
        problems.append(ConfigurationProblem(message, at: range, hint: hint))
    }

    mutating func noteUnknownKeys(of node: Node, among known: [String], _ kind: String) {
        for key in node.entries.compactMap(\.key) where !known.contains(key.name) {
            let hint = nearest(key.name, among: known).map { "did you mean `\($0)`?" }
            note(
                "`\(key.name)` is no \(kind)", hint: hint ?? "the keys are \(known.joined(separator: ", "))",
                at: key.range)
        }
    }

    mutating func checkVersion(of root: Node) {
        guard let node = root.entry("version") else {
            note(
                "the baseline has no `version`", hint: "this program reads version \(Baseline.version)", at: root.range)
            return
        }
        if node.kind == .scalar, node.isPlain, node.text == String(Baseline.version) { return }
        note(
            "`version` must be \(Baseline.version)", hint: "a newer program may have written it", at: node.range)
    }

    mutating func object(_ key: String, of root: Node) -> Node? {
        guard let node = root.entry(key) else { return nil }
        if node.kind == .mapping { return node }
        note("`\(key)` must be an object, by the paths of files", at: node.range)
        return nil
    }

    mutating func text(_ key: String, of node: Node) -> String? {
        guard let value = node.entry(key) else { return nil }
        if value.kind == .scalar, !value.isPlain { return value.text }
        note("`\(key)` must be a text in quotation marks", at: value.range)
        return nil
    }

    private mutating func number(_ key: String, of node: Node) -> Int? {
        guard let value = node.entry(key) else { return nil }
        if value.kind == .scalar, value.isPlain, let number = Int(value.text), number >= 0 { return number }
        note("`\(key)` must be a whole number", at: value.range)
        return nil
    }

    private mutating func required(_ key: String, of node: Node) -> String? {
        if node.entry(key) == nil { note("the entry has no `\(key)`", at: node.range) }
        return text(key, of: node)
    }

    mutating func entry(_ node: Node, of path: String) -> Baseline.Entry? {
        guard node.kind == .mapping else {
            note("an entry is an object with `rule`, `element` and `key`", at: node.range)
            return nil
        }
        noteUnknownKeys(of: node, among: Baseline.entryKeys, "key of an entry")
        let rule = required("rule", of: node)
        let element = required("element", of: node)
        let key = required("key", of: node)
        if let key, !isKey(key), let range = node.entry("key")?.range {
            note("`key` must be `v1:` and 16 hexadecimal digits", at: range)
        }
        let expires = text("expires", of: node)
        let day = expires.flatMap { Day($0) }
        if let expires, day == nil, let range = node.entry("expires")?.range {
            note("`\(expires)` is no day of the calendar", hint: "a day is written 2027-03-31", at: range)
        }
        guard let rule, let element, let key else { return nil }
        return Baseline.Entry(
            path: path, rule: rule, element: element, property: text("property", of: node), key: key,
            message: text("message", of: node), most: number("most", of: node), reason: text("reason", of: node),
            expires: day)
    }

    private func isKey(_ key: String) -> Bool {
        key.hasPrefix("v1:") && key.utf8.count == 19
            && key.utf8.dropFirst(3).allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
}

/// The places of the entries in a baseline file, for findings about them and their autofixes.
package struct BaselineLayout: Sendable {
    /// The entries of one file.
    struct List: Sendable {
        /// From the path to the end of its list.
        let range: SourceRange
        /// The index of its first entry in `Baseline.entries`.
        let first: Int
        /// The bytes of its entries.
        let entries: [SourceRange]
    }

    /// All lists, including the braces around them.
    let range: SourceRange
    /// The lists, in the order of the file.
    let lists: [List]

    /// The bytes of each entry.
    var entries: [SourceRange] { lists.flatMap(\.entries) }
}
