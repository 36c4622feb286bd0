import A11yModel
import A11ySyntax

/// YAML written again as flow collections with quoted texts, the keys of every mapping backwards: what a program would
/// write that keeps its keys in another order.
package func reordered(_ tree: Tree) -> String {
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
    Double(text) != nil || flags[text.lowercased()] != nil || ["null", "~", ""].contains(text.lowercased())
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

/// YAML as the data that it stands for; nil for a stream of several documents.
package func screenJSON(of tree: Tree) -> JSON? {
    let roots = tree.roots.filter { !$0.isAbsent }
    return roots.count == 1 ? json(of: roots[0]) : nil
}

private func json(of node: Node) -> JSON {
    switch node.kind {
    case .mapping, .element: .object(node.entries.map { ($0.key?.name ?? "", json(of: $0)) })
    case .sequence: .array(node.items.map(json))
    case .scalar: node.isPlain ? data(of: node.text, key: node.key?.name) : .text(node.text)
    }
}

/// The words for flags.
private let flags = ["true": true, "false": false, "yes": true, "no": false, "on": true, "off": false]

/// Whether a key of a screen takes a flag.
private func takesFlag(_ key: String?) -> Bool {
    let kinds: [ValueKind] = [.flag, .flagOrMixed, .flagOrName]
    return key.flatMap(Property.init(word:)).map { kinds.contains($0.kind) } ?? ["bold", "spellOut"].contains(key)
}

/// What a scalar without quotation marks stands for.
private func data(of text: String, key: String?) -> JSON {
    if takesFlag(key), let flag = flags[text.lowercased()] { return .flag(flag) }
    return switch text {
    case "true": .flag(true)
    case "false": .flag(false)
    case "", "~", "null": .null
    default: Double(text).map(JSON.number) ?? .text(text)
    }
}
