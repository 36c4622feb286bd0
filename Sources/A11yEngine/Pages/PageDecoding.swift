// Pages, from text to rule.

import A11yModel
import A11ySyntax

extension Page {
    /// The keys of a page.
    package static let keys = [
        "aliases", "applies-to", "category", "check", "confidence", "criteria", "examples", "fix", "id", "inputs",
        "message", "most-per-screen", "outranks", "parameters", "parameters-in-strict", "platforms",
        "presets", "rationale", "remedy", "removes", "require", "severity", "sources", "title",
    ]

    /// Reads a page. What is wrong is collected, each with its place; a page with a mistake gives no rule.
    package static func decode(
        _ text: String, file: String, extent: Extent, checks: CheckList
    ) -> (page: Page?, problems: [PageProblem]) {
        let parsed = Syntax.parse(Source(path: file, text: text))
        let problems = parsed.problems.map { problem in
            PageProblem(Message("{expected}").rendered(problem.facts), at: problem.range)
        }
        return decode(parsed.tree.roots.first, problems, of: text, extent: extent, checks: checks)
    }

    /// The rules of pages whose heads are packed as a list. A page with a mistake gives none, which a test rules out.
    package static func rules(unpacking heads: StaticString, checks: CheckList) -> [Rule] {
        guard let list = PackedTree.unpacked(heads).roots.first else { return [] }
        return list.items.compactMap { decode($0, [], of: "", extent: .head, checks: checks).page?.rule }
    }

    private static func decode(
        _ root: Node?, _ problems: [PageProblem], of text: String, extent: Extent, checks: CheckList
    ) -> (page: Page?, problems: [PageProblem]) {
        guard let root, root.kind == .mapping else {
            let problem = PageProblem("a page is a mapping with the keys `id`, `title`, …", at: .fileStart)
            return (nil, problems + [problem])
        }
        var fields = PageFields(root, problems: problems)
        let page = decode(&fields, of: text, extent: extent, checks: checks)
        if extent == .whole { fields.noteUnknownKeys(Page.keys) }
        return (fields.problems.isEmpty ? page : nil, fields.problems.sorted { $0.range < $1.range })
    }

    private static func decode(
        _ fields: inout PageFields, of text: String, extent: Extent, checks: CheckList
    ) -> Page {
        let id = fields.text("id")
        let check = fields.optionalText("check")
        let confidence = fields.confidence()
        let rule = Rule(
            id: id,
            aliases: fields.words("aliases"),
            title: fields.text("title"),
            severity: fields.word("severity", default: Severity.warning),
            category: fields.text("category"),
            presets: fields.words("presets", among: ["preview", "recommended", "strict"]),
            sources: fields.words("sources"),
            criteria: fields.criteria("criteria", extent),
            inputs: fields.words("inputs", of: Input.self, default: Input.allCases),
            platforms: fields.words("platforms", of: Platform.self, default: [.ios, .ipados]),
            confidence: confidence.base,
            loweredBy: confidence.loweredBy,
            fix: fields.optionalWord("fix") ?? .none,
            removes: fields.property("removes"),
            remedy: onOneLine(fields.text("remedy")),
            messages: fields.messages("message"),
            outranks: fields.words("outranks"),
            mostPerScreen: fields.count("most-per-screen"),
            logic: logic(&fields, id: id, check: check, extent, checks),
            strictLogic: strictLogic(&fields, check: check.flatMap { checks[$0] }),
            settable: check.flatMap { checks[$0] }.flatMap { check in
                fields.root.entry("parameters").map {
                    Settable(check: check, parameters: $0, strict: fields.root.entry("parameters-in-strict"))
                }
            })
        return Page(
            rule: rule,
            rationale: extent == .whole ? fields.text("rationale") : "",
            check: check,
            parameters: extent == .whole ? parameters(fields.root.entry("parameters"), in: text) : [],
            strictParameters: extent == .whole ? parameters(fields.root.entry("parameters-in-strict"), in: text) : [],
            examples: extent == .whole ? fields.examples("examples") : [],
            outranked: fields.root.entry("outranks")?.items.map { (word: $0.text, range: $0.range) } ?? [])
    }

    private static func onOneLine(_ text: String) -> String {
        let lines = text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return lines.count == 1 ? text : lines.map { String(Substring($0)) }.joined(separator: " ")
    }

    private static func parameters(_ node: Node?, in text: String) -> [Parameter] {
        guard let node else { return [] }
        return node.entries.map { entry in
            Parameter(name: entry.key?.name ?? "", value: entry.words, note: comment(after: entry, in: text))
        }
    }

    /// The comment that stands behind a value in its line; empty without one.
    private static func comment(after node: Node, in text: String) -> String {
        let rest = text.utf8.dropFirst(node.range.end).prefix { $0 != UInt8(ascii: "\n") }
        let line = Words.trimmed(String(decoding: rest, as: UTF8.self))
        return line.hasPrefix("#") ? Words.trimmed(String(line.dropFirst())) : ""
    }

    private static func logic(
        _ fields: inout PageFields, id: String, check name: String?, _ extent: Extent, _ checks: CheckList
    ) -> Rule.Logic {
        if FileRule(rawValue: id) != nil { return .reader }
        let parameters = fields.root.entry("parameters")
        guard let name else {
            guard let applies = fields.predicate("applies-to"), let requires = fields.predicate("require") else {
                return .reader
            }
            if extent == .whole { fields.noteUnknownPlaceholders(LintContext.commonFacts) }
            return .predicate(Requirement(applies: applies, requires: requires))
        }
        let place = fields.root.entry("check")?.range ?? .fileStart
        if let key = (fields.root.entry("applies-to") ?? fields.root.entry("require"))?.key {
            fields.note(PageProblem("a page has a `check`, or `applies-to` and `require`, not both", at: key.range))
        }
        var reader = Parameters([parameters], place: parameters?.range ?? place)
        guard let check = checks[name]?.init(&reader) else {
            fields.note(.unknown("check", name, among: checks.names, at: place))
            return .reader
        }
        reader.finish(check: name)
        reader.problems.forEach { fields.note($0) }
        return .check(check)
    }

    /// The check once more, with the parameters that differ in the preset `strict`; nil where none does.
    private static func strictLogic(_ fields: inout PageFields, check: (any Check.Type)?) -> Rule.Logic? {
        guard let changes = fields.root.entry("parameters-in-strict") else { return nil }
        var reader = Parameters([changes, fields.root.entry("parameters")], place: changes.range)
        guard let type = check else {
            fields.note(PageProblem("`parameters-in-strict` needs a `check` with `parameters`", at: changes.range))
            return nil
        }
        let check = type.init(&reader)
        reader.finish(check: type.name)
        // What is wrong with the other parameters is told already.
        for problem in reader.problems where changes.range.contains(problem.range) { fields.note(problem) }
        return .check(check)
    }
}

extension Node {
    /// A parameter's value as people read it: a list with commas.
    fileprivate var words: String {
        kind == .scalar ? text : items.map(\.text).joined(separator: ", ")
    }
}
