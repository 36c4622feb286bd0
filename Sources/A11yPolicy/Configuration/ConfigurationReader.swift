import A11yEngine
import A11yModel
import A11ySyntax

/// Reads the values of a configuration. What is wrong is collected, each mistake at its place; null is nothing.
struct ConfigurationReader {
    package let path: String
    package let folder: String
    package private(set) var problems: [ConfigurationProblem] = []

    init(path: String, folder: String) {
        self.path = path
        self.folder = folder
    }

    package mutating func note(_ problem: ConfigurationProblem) { problems.append(problem) }

    /// Notes that a value is not what its key takes.
    package mutating func wrong(_ node: Node, expected: String, hint: String = "") {
        let name = node.key.map { "\"\($0.name)\"" } ?? "an entry"
        note(ConfigurationProblem("\(name) must be \(expected)", at: node.range, hint: hint))
    }

    package func place(_ node: Node) -> ConfigurationPlace {
        ConfigurationPlace(
            path: path, range: node.key.map { SourceRange($0.range.start, node.range.end) } ?? node.range)
    }

    package func stated<Value>(_ value: Value, _ node: Node) -> Located<Value> { Located(value, at: place(node)) }

    /// The entries of a mapping that say something, each key once; notes keys that there are not.
    package mutating func entries(of node: Node, known: [String]?, kind: String, in owner: String = "") -> [(
        name: String, node: Node
    )] {
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
                // A key that stands twice is told by the reader of YAML.
                found.append((key.name, entry))
            }
        }
        return found
    }

    package mutating func text(_ node: Node) -> Located<String>? {
        guard node.kind == .scalar, !Words.trimmed(node.text).isEmpty else {
            wrong(node, expected: "a text")
            return nil
        }
        return stated(Words.trimmed(node.text), node)
    }

    package mutating func flag(_ node: Node) -> Located<Bool>? {
        var mistakes: [Problem] = []
        guard let flag = node.flag(&mistakes) else {
            wrong(node, expected: "true or false")
            return nil
        }
        return stated(flag, node)
    }

    /// A whole number from 1 on.
    package mutating func count(_ node: Node, upTo most: Int) -> Located<Int>? {
        var mistakes: [Problem] = []
        guard let count = node.integer(&mistakes), (1...most).contains(count) else {
            wrong(node, expected: "a whole number from 1 to \(most)")
            return nil
        }
        return stated(count, node)
    }

    package mutating func word(_ node: Node, among words: [String]) -> Located<String>? {
        if node.kind == .scalar, words.contains(node.text) { return stated(node.text, node) }
        let near = node.kind == .scalar ? nearest(node.text, among: words) : nil
        wrong(
            node, expected: "one of \(words.joined(separator: ", "))",
            hint: near.map { "did you mean \"\($0)\"?" } ?? "")
        return nil
    }

    /// A list of texts.
    package mutating func texts(_ node: Node) -> [Located<String>]? {
        guard node.kind == .sequence else {
            let written = node.kind == .scalar ? ": [\"\(node.text)\"]" : ""
            wrong(node, expected: "a list" + written)
            return nil
        }
        var texts: [Located<String>] = []
        for item in node.items {
            guard item.kind == .scalar, !Words.trimmed(item.text).isEmpty else {
                note(ConfigurationProblem("an entry of this list must be a text", at: item.range))
                continue
            }
            texts.append(stated(item.text, item))
        }
        return texts
    }

    /// A list of texts, or one of them alone.
    mutating func textOrTexts(_ node: Node) -> [Located<String>]? {
        node.kind == .scalar ? text(node).map { [$0] } : texts(node)
    }

    /// A list of path patterns.
    package mutating func patterns(_ node: Node) -> FilePatterns? {
        guard let texts = texts(node) else { return nil }
        return patterns(texts, of: node)
    }

    /// One path pattern.
    package mutating func pattern(_ node: Node) -> FilePatterns? {
        text(node).flatMap { patterns([$0], of: node) }
    }

    private mutating func patterns(_ texts: [Located<String>], of node: Node) -> FilePatterns {
        let patterns = texts.map { PathPattern($0.value) }
        for (pattern, text) in zip(patterns, texts) where pattern.isBroken {
            note(
                ConfigurationProblem(
                    "\"\(pattern.text)\" is no path pattern", at: text.place.range,
                    hint: "a bracket is not closed, or nothing stands behind a backslash"))
        }
        return FilePatterns(patterns: PathPatterns(patterns), folder: folder, place: place(node))
    }
}
