import A11yModel
import A11ySyntax

/// The top-level keys of a page, read one by one; mistakes are collected with their places.
struct PageFields {
    package let root: Node
    package private(set) var problems: [PageProblem]

    init(_ root: Node, problems: [PageProblem]) {
        self.root = root
        self.problems = problems
    }

    package mutating func note(_ problem: PageProblem) { problems.append(problem) }

    package mutating func text(_ key: String) -> String {
        guard let text = optionalText(key) else {
            if root.entry(key) == nil { note(PageProblem("the page has no `\(key)`", at: .fileStart)) }
            return ""
        }
        return text
    }

    mutating func optionalText(_ key: String) -> String? {
        guard let node = root.entry(key) else { return nil }
        let text = node.kind == .scalar ? Words.trimmed(node.text) : ""
        guard !text.isEmpty else {
            note(PageProblem("`\(key)` must be a text", at: node.range))
            return nil
        }
        return text
    }

    package mutating func word<Word: RawRepresentable & CaseIterable>(_ key: String, default fallback: Word) -> Word
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
    mutating func property(_ key: String) -> Property? {
        guard let node = root.entry(key) else { return nil }
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

    package mutating func words(_ key: String) -> [String] {
        guard let node = root.entry(key) else { return [] }
        guard node.kind == .sequence else {
            note(PageProblem("`\(key)` must be a list", at: node.range))
            return []
        }
        return node.items.map(\.text)
    }

    /// A list of words of a closed set.
    package mutating func words(_ key: String, among known: [String]) -> [String] {
        let words = words(key)
        guard !words.isEmpty, let items = root.entry(key)?.items else { return words }
        for item in items where !known.contains(item.text) {
            note(.unknown("word for `\(key)`", item.text, among: known, at: item.range))
        }
        return words
    }

    package mutating func words<Word: RawRepresentable & CaseIterable>(
        _ key: String, of type: Word.Type, default fallback: [Word]
    ) -> [Word] where Word.RawValue == String {
        guard let node = root.entry(key) else { return fallback }
        var found: [Word] = []
        for item in node.items {
            if let word: Word = word(item.text, at: item.range, key: key) { found.append(word) }
        }
        return found
    }

    /// The criteria of a page; of a head they are known to exist.
    package mutating func criteria(_ key: String, _ extent: Page.Extent) -> [Criterion] {
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

    /// `confidence: certain`, or `{ base: certain, lowered-by: [C, H] }`.
    package mutating func confidence() -> (base: Confidence, loweredBy: Doubts) {
        guard let node = root.entry("confidence") else { return (.certain, []) }
        let base = node.kind == .scalar ? node : node.entry("base")
        let level: Confidence? = base.flatMap { word($0.text, at: $0.range, key: "confidence") }
        var doubts: Doubts = []
        if let letters = node.entry("lowered-by")?.items {
            for letter in letters {
                if let doubt = Doubts(letter: letter.text) {
                    doubts.insert(doubt)
                } else {
                    note(PageProblem("`lowered-by` takes the letters C, H, L, G, T, E and P", at: letter.range))
                }
            }
        }
        return (level ?? .certain, doubts)
    }

    package mutating func messages(_ key: String) -> [String: Message] {
        guard let node = root.entry(key) else {
            note(PageProblem("the page has no `\(key)`", at: .fileStart))
            return [:]
        }
        if node.kind == .scalar { return ["": Message(node.text)] }
        return Dictionary(node.entries.map { ($0.key?.name ?? "", Message($0.text)) }) { first, _ in first }
    }

    /// Notes what stands between braces in a message and is none of the facts there are.
    mutating func noteUnknownPlaceholders(_ known: [String]) {
        guard let node = root.entry("message") else { return }
        for text in node.kind == .scalar ? [node] : Array(node.entries) {
            for word in Message(text.text).placeholders where !known.contains(word) {
                note(.unknown("fact for a message of a condition", word, among: known, at: text.range))
            }
        }
    }

    /// A whole number from 1; nil without the key.
    package mutating func count(_ key: String) -> Int? {
        guard let node = root.entry(key) else { return nil }
        if node.kind == .scalar, node.isPlain, let count = Int(node.text), count > 0 { return count }
        note(PageProblem("`\(key)` must be a whole number, 1 or more", at: node.range))
        return nil
    }

    package mutating func predicate(_ key: String) -> Predicate? {
        guard let node = root.entry(key) else {
            note(PageProblem("a page has a `check`, or both `applies-to` and `require`", at: .fileStart))
            return nil
        }
        return Predicate.decode(node, &problems)
    }

    package mutating func examples(_ key: String) -> [Example] {
        guard let node = root.entry(key) else {
            note(PageProblem("the page has no `examples`: they are its tests", at: .fileStart))
            return []
        }
        return node.items.compactMap { Example.decode($0, &problems) }
    }

    package mutating func noteUnknownKeys(_ known: [String]) {
        for entry in root.entries {
            guard let key = entry.key, !known.contains(key.name) else { continue }
            note(.unknown("key of a page", key.name, among: known, at: key.range))
        }
    }
}

extension Doubts {
    /// The doubt of a letter in a page.
    package init?(letter: String) {
        switch letter {
        case "C": self = .code
        case "H": self = .hidden
        case "L": self = .layout
        case "G": self = .guessed
        case "T": self = .template
        case "E": self = .edge
        case "P": self = .partial
        default: return nil
        }
    }
}
