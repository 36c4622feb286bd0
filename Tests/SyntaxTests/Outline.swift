import A11yModel
import A11ySyntax

/// A tree as text: a line for each node with its key or tag, the bytes of its range, and its text where that differs.
func outline(_ tree: Tree) -> String {
    tree.roots.map { outline($0, indent: "") }.joined(separator: "---\n")
}

func source(_ range: SourceRange, in tree: Tree) -> String {
    guard range.end <= tree.bytes.count else { return "‹outside›" }
    return String(decoding: tree.bytes[range.start..<range.end], as: UTF8.self)
}

private func outline(_ node: Node, indent: String) -> String {
    var line = indent
    if let key = node.key { line += key.name + ": " }
    let text = source(node.range, in: node.tree)
    switch node.kind {
    case .scalar: line += "‹\(text)›" + (text == node.text ? "" : " \(node.text.debugDescription)")
    case .mapping, .sequence: line += "‹\(text.prefix(1))…\(text.suffix(1))›"
    case .element: line += "<\(node.tag)>" + (node.text.isEmpty ? "" : " \(node.text.debugDescription)")
    }
    if node.isAlias { line += " alias" }
    line += "\n"
    for child in Array(node.entries) + Array(node.items) { line += outline(child, indent: indent + "  ") }
    return line
}

/// Every node of a tree, parents before children; aliases are not followed.
func allNodes(_ tree: Tree) -> [Node] {
    var found: [Node] = []
    var open = tree.roots
    while let node = open.popLast() {
        found.append(node)
        if !node.isAlias { open += Array(node.entries) + Array(node.items) }
    }
    return found
}

/// What is wrong with the ranges of a tree: none may leave the file or its parent, and keys and tags must spell their
/// names where they are written plainly.
func rangeFaults(_ tree: Tree) -> [String] {
    var faults: [String] = []
    for node in allNodes(tree) {
        if node.range.end > tree.bytes.count { faults.append("\(node.range) outside the file") }
        if let key = node.key, !node.isAlias {
            let text = source(key.range, in: tree)
            // Quotation marks, aliases and line breaks make a key's name another than its bytes.
            let isPlain = !text.hasPrefix("\"") && !text.hasPrefix("'") && !text.hasPrefix("*") && !text.contains("\n")
            if text != key.name, isPlain { faults.append("key \(key.name) at ‹\(text)›") }
        }
        if node.kind == .element, source(node.tagRange, in: tree) != node.tag { faults.append("tag \(node.tag)") }
        for child in Array(node.entries) + Array(node.items) where !node.isAlias && !node.range.contains(child.range) {
            faults.append("\(child.range) outside its parent \(node.range)")
        }
    }
    return faults
}

func parse(_ text: String) -> Parsed<Tree> {
    Syntax.parse(Source(path: "test", text: text))
}

/// The sentence of a problem and the text at its place.
func described(_ parsed: Parsed<Tree>) -> [String] {
    parsed.problems.map { problem in
        guard case .text(let expected)? = problem.facts["expected"] else { return "no sentence" }
        return "‹\(source(problem.range, in: parsed.tree))› \(expected)"
    }
}
