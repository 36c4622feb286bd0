import Yams

/// A page or word list as the program unpacks it, without its YAML: `A11ySyntax.PackedTree` tells the format.
///
/// `leavingOut` names keys of the outermost mapping that are not packed. Fails where a file is no YAML.
func packed(_ yaml: String, leavingOut deferred: Set<String> = []) throws -> String {
    guard let node = try Yams.compose(yaml: yaml) else { return "" }
    return packed(node, leavingOut: deferred)
}

private func packed(_ node: Node, leavingOut deferred: Set<String> = []) -> String {
    switch node {
    case .mapping(let mapping):
        let entries = mapping.filter { !deferred.contains($0.key.string ?? "") }
        return "{" + entries.map { measured($0.key.string ?? "") + packed($0.value) }.joined() + "}"
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

/// A text behind the number of its bytes, so that nothing in it has to be escaped.
private func measured(_ text: String) -> String { "\(text.utf8.count):\(text)" }
