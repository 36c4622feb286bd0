import A11ySyntax

/// YAML written again as flow collections with quoted texts, the keys of every mapping backwards: what a program would
/// write that keeps its keys in another order.
public func reordered(_ tree: Tree) -> String {
    tree.roots.filter { !$0.isAbsent }.map(reordered).joined(separator: "\n---\n") + "\n"
}

private func reordered(_ node: Node) -> String {
    switch node.kind {
    case .mapping, .element:
        let entries = node.entries.map { "\(quoted($0.key?.name ?? "")): \(reordered($0))" }
        return "{ \(entries.reversed().joined(separator: ", ")) }"
    case .sequence:
        return "[\(node.items.map(reordered).joined(separator: ", "))]"
    case .scalar:
        return node.isPlain && isNoText(node.text) ? node.text : quoted(node.text)
    }
}

/// Whether an unquoted scalar means something else than its characters.
private func isNoText(_ text: String) -> Bool {
    Double(text) != nil || ["true", "false", "null", "~", ""].contains(text.lowercased())
}

private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": quoted += "\\" + String(scalar)
        case "\n": quoted += "\\n"
        case "\t": quoted += "\\t"
        case "\r": quoted += "\\r"
        default: quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "\""
}
