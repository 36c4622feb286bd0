import A11yModel
import A11ySyntax

// Decodes rule pages from YAML to `Page`, and collects every problem with its place.

extension Page {
    /// The keys of a page.
    public static let keys = [
        "aliases", "appkit", "applies-to", "category", "check", "confidence", "criteria", "doubt", "examples", "fix",
        "id", "inputs", "message", "most-per-screen", "needs", "outranks", "parameters", "parameters-in-strict",
        "platforms", "presets", "rationale", "remedy", "removes", "require", "rests-on", "severity", "sources",
        "swiftui", "title",
    ]

    /// Decodes a page. Problems are collected, each with its place; a page with a problem gives no rule.
    public static func decode(
        _ text: String, file: String, extent: Extent, checks: CheckList
    ) -> (page: Page?, problems: [PageProblem]) {
        let parsed = Syntax.parse(Source(path: file, text: text))
        let problems = parsed.problems.map { problem in
            PageProblem(Message("{expected}").rendered(problem.facts), at: problem.range)
        }
        return decode(parsed.value.roots.first, problems, of: text, extent: extent, checks: checks)
    }

    /// The rules of the packed heads of pages. A page with a problem is left out; a test makes sure that there is none.
    public static func rules(unpacking heads: StaticString, checks: CheckList) -> [Rule] {
        guard let list = PackedTree.unpacked(heads).roots.first else { return [] }
        return list.items.compactMap { decode($0, [], of: "", extent: .packed, checks: checks).page?.rule }
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
        let isAboutFiles = FileRule(rawValue: id) != nil
        let check = fields.optionalText("check")
        let type = check.flatMap { checks[$0] }
        let rule = Rule(
            id: id,
            isAboutFiles: isAboutFiles,
            aliases: fields.words("aliases"),
            severity: fields.word("severity", default: Severity.warning),
            category: fields.text("category"),
            presets: fields.words("presets", among: ["preview", "recommended", "strict"]),
            inputs: fields.inputs(),
            platforms: fields.words("platforms", of: Platform.self, default: [.ios, .ipados]),
            judgesMacViews: fields.root.entry("swiftui")?.text == "mac",
            readsStringTables: type?.readsStringTables ?? false,
            logic: isAboutFiles
                ? Deferred { .reader } : later(&fields, extent) { logic(&$0, check: check, type, extent, checks) },
            strictLogic: fields.root.entry("parameters-in-strict").map { changes in
                later(&fields, extent) { strictLogic(&$0, changes, check: type) }
            },
            settable: type.flatMap { check in
                fields.root.entry("parameters").map {
                    RuleParameters(check: check, parameters: $0, strict: fields.root.entry("parameters-in-strict"))
                }
            },
            details: details(&fields, extent))
        return Page(
            rule: rule,
            rationale: extent == .whole ? fields.text("rationale") : "",
            check: check,
            parameters: extent == .whole ? parameters(fields.root.entry("parameters"), in: text) : [],
            strictParameters: extent == .whole ? parameters(fields.root.entry("parameters-in-strict"), in: text) : [],
            examples: extent == .whole ? fields.examples("examples") : [],
            appKit: extent == .whole ? fields.optionalText("appkit") : nil,
            outranked: fields.root.entry("outranks")?.items.map { (word: $0.text, range: $0.range) } ?? [])
    }

    /// A part of a rule: decoded at once, with the mistakes in it; of a packed head, when it is asked for.
    private static func later<Part: Sendable>(
        _ fields: inout PageFields, _ extent: Extent, _ decode: @escaping @Sendable (inout PageFields) -> Part
    ) -> Deferred<Part> {
        guard extent == .packed else {
            let part = decode(&fields)
            return Deferred { part }
        }
        let root = fields.root
        return Deferred {
            var fields = PageFields(root, problems: [])
            return decode(&fields)
        }
    }

    /// The details of a rule: of a page at once, with the mistakes in them; of an embedded head, which keeps them as
    /// one text, when they are asked for.
    private static func details(_ fields: inout PageFields, _ extent: Page.Extent) -> Deferred<RuleDetails> {
        guard extent == .packed, let packed = fields.root.entry("details") else {
            let details = RuleDetails(&fields, extent)
            return Deferred { details }
        }
        return Deferred {
            var fields = PageFields(PackedTree.unpacked(inside: packed).roots.first ?? packed, problems: [])
            return RuleDetails(&fields, extent)
        }
    }

    private static func parameters(_ node: Node?, in text: String) -> [Parameter] {
        guard let node else { return [] }
        return node.entries.map { entry in
            Parameter(name: entry.key?.name ?? "", value: entry.words, note: comment(after: entry, in: text))
        }
    }

    /// The comment after a value on its line; empty if there is none.
    private static func comment(after node: Node, in text: String) -> String {
        let rest = text.utf8.dropFirst(node.range.end).prefix { $0 != UInt8(ascii: "\n") }
        let line = RuleText.trimmed(String(decoding: rest, as: UTF8.self))
        return line.hasPrefix("#") ? RuleText.trimmed(String(line.dropFirst())) : ""
    }

    private static func logic(
        _ fields: inout PageFields, check name: String?, _ type: (any Check.Type)?, _ extent: Extent,
        _ checks: CheckList
    ) -> Rule.Logic {
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
        guard let check = type?.init(&reader) else {
            fields.note(.unknown("check", name, among: checks.names, at: place))
            return .reader
        }
        reader.finish(check: name)
        reader.problems.forEach { fields.note($0) }
        return .check(check)
    }

    /// The logic with the parameters of `parameters-in-strict`.
    private static func strictLogic(
        _ fields: inout PageFields, _ changes: Node, check: (any Check.Type)?
    ) -> Rule.Logic {
        var reader = Parameters([changes, fields.root.entry("parameters")], place: changes.range)
        guard let type = check else {
            fields.note(PageProblem("`parameters-in-strict` needs a `check` with `parameters`", at: changes.range))
            return .reader
        }
        let check = type.init(&reader)
        reader.finish(check: type.name)
        // Problems of the other parameters are already reported.
        for problem in reader.problems where changes.range.contains(problem.range) { fields.note(problem) }
        return .check(check)
    }
}

extension Node {
    /// A parameter's value; lists are joined with commas.
    fileprivate var words: String { kind == .scalar ? text : items.map(\.text).joined(separator: ", ") }
}

/// What a page says to do about a finding.
struct PageRemedy {
    /// In a file whose kind has no words of its own.
    var usual = ""
    /// In kinds of file with words of their own.
    var byInput: [Input: String] = [:]
    /// About these types of element, views of SwiftUI or variants of the message, in a kind of file, or in any where it
    /// is nil.
    var byType: [(input: Input?, types: [String], remedy: String)] = []
    /// In a Mac file of Interface Builder, whose inspectors have other words; nil if they are the same.
    var onMac: String?
    /// The same where a text stands beside the element.
    var onMacBeside: String?
}

/// Decodes the top-level keys of a page one by one, and collects problems with their places.
struct PageFields {
    let root: Node
    private(set) var problems: [PageProblem]

    init(_ root: Node, problems: [PageProblem]) {
        self.root = root
        self.problems = problems
    }

    mutating func note(_ problem: PageProblem) { problems.append(problem) }

    mutating func text(_ key: String) -> String {
        guard let text = optionalText(key) else {
            if root.entry(key) == nil { note(PageProblem("the page has no `\(key)`", at: .fileStart)) }
            return ""
        }
        return text
    }

    mutating func optionalText(_ key: String) -> String? {
        guard let node = root.entry(key) else { return nil }
        let text = node.kind == .scalar ? RuleText.trimmed(node.text) : ""
        guard !text.isEmpty else {
            note(PageProblem("`\(key)` must be a text", at: node.range))
            return nil
        }
        return text
    }

    mutating func word<Word: RawRepresentable & CaseIterable>(_ key: String, default fallback: Word) -> Word
    where Word.RawValue == String {
        let text = text(key)
        guard !text.isEmpty else { return fallback }
        return word(text, at: root.entry(key)?.range ?? .fileStart, key: key) ?? fallback
    }

    mutating func optionalWord<Word: RawRepresentable & CaseIterable>(_ key: String) -> Word?
    where Word.RawValue == String {
        guard let node = root.entry(key) else { return nil }
        return word(node.text, at: node.range, key: key)
    }

    /// The property that a key names by its own word, not by an alias; nil, and a problem, for any other word.
    mutating func property(_ key: String) -> Property? { root.entry(key).flatMap { property($0, of: key) } }

    /// The properties that a key lists by their own words.
    mutating func properties(_ key: String) -> [Property] {
        guard let node = root.entry(key) else { return [] }
        if node.kind != .sequence { note(PageProblem("`\(key)` must be a list", at: node.range)) }
        return node.items.compactMap { property($0, of: key) }
    }

    private mutating func property(_ node: Node, of key: String) -> Property? {
        if let property = Property(word: node.text), property.word == node.text { return property }
        note(.unknown("word for `\(key)`", node.text, among: Property.allCases.map(\.word), at: node.range))
        return nil
    }

    private mutating func word<Word: RawRepresentable & CaseIterable>(
        _ text: String, at range: SourceRange, key: String
    ) -> Word? where Word.RawValue == String {
        if let word = Word(rawValue: text) { return word }
        note(.unknown("word for `\(key)`", text, among: Word.allCases.map(\.rawValue), at: range))
        return nil
    }

    mutating func words(_ key: String) -> [String] {
        guard let node = root.entry(key) else { return [] }
        guard node.kind == .sequence else {
            note(PageProblem("`\(key)` must be a list", at: node.range))
            return []
        }
        return node.items.map(\.text)
    }

    /// A list of words of a closed set.
    mutating func words(_ key: String, among known: [String]) -> [String] {
        let words = words(key)
        guard !words.isEmpty, let items = root.entry(key)?.items else { return words }
        for item in items where !known.contains(item.text) {
            note(.unknown("word for `\(key)`", item.text, among: known, at: item.range))
        }
        return words
    }

    mutating func words<Word: RawRepresentable & CaseIterable>(
        _ key: String, of type: Word.Type, default fallback: [Word]
    ) -> [Word] where Word.RawValue == String {
        guard let node = root.entry(key) else { return fallback }
        var found: [Word] = []
        for item in node.items {
            if let word: Word = word(item.text, at: item.range, key: key) { found.append(word) }
        }
        return found
    }

    /// The kinds of file that a rule applies to: those of `inputs` that tell all of `needs`.
    mutating func inputs() -> [Input] {
        let needs = words("needs", of: Capability.self, default: [])
        let told = words("inputs", of: Input.self, default: Input.allCases).filter { input in
            input != .swiftUI && needs.allSatisfy(input.capabilities.contains)
        }
        // Views have no frames: a rule is for them only if its page says so.
        return root.entry("swiftui") == nil ? told : told + [.swiftUI]
    }

    /// The criteria of a page. In an embedded head they are known to exist.
    mutating func criteria(_ key: String, _ extent: Page.Extent) -> [Criterion] {
        guard let node = root.entry(key) else { return [] }
        var found: [Criterion] = []
        for item in node.items {
            if let criterion = Criterion(word: item.text) {
                found.append(criterion)
                if extent == .whole, criterion.standard == .wcag, SuccessCriterion.numbered(criterion.number) == nil {
                    note(
                        .unknown(
                            "criterion of WCAG 2.2", criterion.number, among: SuccessCriterion.numbers, at: item.range))
                }
            } else {
                note(PageProblem("a criterion is written `wcag-4.1.2` or `en-11.4.1.2.1`", at: item.range))
            }
        }
        return found
    }

    mutating func messages(_ key: String) -> [String: Message] {
        if root.entry(key) == nil { note(PageProblem("the page has no `\(key)`", at: .fileStart)) }
        return optionalMessages(key)
    }

    /// A remedy, or one for each kind of file, or types of element or variants of the message in it, and one, with the
    /// key `''`, for any other.
    mutating func remedy() -> PageRemedy {
        var remedy = PageRemedy()
        guard let node = root.entry("remedy"), node.kind == .mapping else {
            remedy.usual = onOneLine(text("remedy"))
            return remedy
        }
        for entry in node.entries {
            let words = onOneLine(RuleText.trimmed(entry.text))
            switch entry.key?.name ?? "" {
            case "": remedy.usual = words
            case "mac": remedy.onMac = words
            case "mac-beside": remedy.onMacBeside = words
            case let name:
                var names = name.split(separator: " ").map { String($0) }
                let input = names.first.flatMap(Input.init)
                if input != nil { names.removeFirst() }
                let variants = root.entry("message")?.entries.compactMap { $0.key?.name } ?? []
                for name in names
                where ElementType(rawValue: name) == nil && SwiftUIView.named(name) == nil && !variants.contains(name) {
                    noteUnknown(name, at: entry.key?.range ?? entry.range)
                }
                if !names.isEmpty {
                    remedy.byType.append((input, names, words))
                } else if let input {
                    remedy.byInput[input] = words
                }
            }
        }
        if remedy.usual.isEmpty {
            note(PageProblem("`remedy` has no text with the key `''`, for any other file", at: node.range))
        }
        return remedy
    }

    /// A word in a key of a remedy that is no kind of file, no type of element and no variant of the message.
    private mutating func noteUnknown(_ word: String, at range: SourceRange) {
        let known = Input.allCases.map(\.rawValue) + ElementType.allCases.map(\.rawValue)
        note(.unknown("word for `remedy`", word, among: known, at: range))
    }

    private func onOneLine(_ text: String) -> String {
        let lines = text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return lines.count == 1 ? text : lines.map { String(Substring($0)) }.joined(separator: " ")
    }

    /// A text, or one for each variant; empty without the key.
    mutating func optionalMessages(_ key: String) -> [String: Message] {
        guard let node = root.entry(key) else { return [:] }
        if node.kind == .scalar { return ["": Message(node.text)] }
        return Dictionary(node.entries.map { ($0.key?.name ?? "", Message($0.text)) }) { first, _ in first }
    }

    /// Reports placeholders in messages that are no known fact.
    mutating func noteUnknownPlaceholders(_ known: [String]) {
        guard let node = root.entry("message") else { return }
        for text in node.kind == .scalar ? [node] : Array(node.entries) {
            for word in Message(text.text).placeholders where !known.contains(word) {
                note(.unknown("fact for a message of a condition", word, among: known, at: text.range))
            }
        }
    }

    /// A whole number from 1; nil without the key.
    mutating func count(_ key: String) -> Int? {
        guard let node = root.entry(key) else { return nil }
        if node.kind == .scalar, node.isPlain, let count = Int(node.text), count > 0 { return count }
        note(PageProblem("`\(key)` must be a whole number, 1 or more", at: node.range))
        return nil
    }

    mutating func predicate(_ key: String) -> Predicate? {
        guard let node = root.entry(key) else {
            note(PageProblem("a page has a `check`, or both `applies-to` and `require`", at: .fileStart))
            return nil
        }
        return Predicate.decode(node, &problems)
    }

    mutating func examples(_ key: String) -> [Example] {
        guard let node = root.entry(key) else {
            note(PageProblem("the page has no `examples`: they are its tests", at: .fileStart))
            return []
        }
        return node.items.compactMap { Example.decode($0, &problems) }
    }

    mutating func noteUnknownKeys(_ known: [String]) {
        for entry in root.entries {
            guard let key = entry.key, !known.contains(key.name) else { continue }
            note(.unknown("key of a page", key.name, among: known, at: key.range))
        }
    }
}
