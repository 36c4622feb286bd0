import Yams

/// A word list as the program unpacks it, without its YAML: `A11ySyntax.PackedTree` tells the format. Fails where a
/// file is no YAML.
func packed(_ yaml: String) throws -> String { try Yams.compose(yaml: yaml).map(packed) ?? "" }

/// The head of a page: the keys that say when a rule applies and how it checks. What only findings and lists of rules
/// need is one more text, `details`, packed for itself, so that the program unpacks it for the rules that need it.
func packedHead(of page: String) throws -> String {
    guard case .mapping(let keys)? = try Yams.compose(yaml: page) else { return "" }
    let head = keys.filter { headKeys.contains($0.key.string ?? "") }
    let details = keys.filter { !headKeys.contains($0.key.string ?? "") && !proseKeys.contains($0.key.string ?? "") }
    return "{" + packed(head) + measured("details") + measured("{" + packed(details) + "}") + "}"
}

/// The keys of a page that the program needs of every rule.
private let headKeys: Set<String> = [
    "aliases", "applies-to", "category", "check", "id", "inputs", "needs", "parameters", "parameters-in-strict",
    "swiftui",
    "platforms", "presets", "require", "severity",
]

/// The keys that only `explain` and the tests read, which are in no head.
private let proseKeys: Set<String> = ["appkit", "rationale", "examples"]

private func packed(_ node: Node) -> String {
    switch node {
    case .mapping(let mapping): return "{" + packed(Array(mapping)) + "}"
    case .sequence(let sequence):
        return "[" + sequence.map { packed($0) }.joined() + "]"
    case .scalar(let scalar):
        // Only without quotation marks can a scalar mean a number, a flag or nothing.
        return scalar.style == .plain ? measured(scalar.string) : "\"" + measured(scalar.string)
    case .alias:
        // Yams puts what an alias stands for in its place.
        return "\"" + measured("")
    }
}

private func packed(_ entries: [(key: Node, value: Node)]) -> String {
    entries.map { measured($0.key.string ?? "") + packed($0.value) }.joined()
}

/// A text behind the number of its bytes, so that nothing in it has to be escaped.
private func measured(_ text: String) -> String { "\(text.utf8.count):\(text)" }
