/// A name or a member, alone or called.
struct Reference {
    /// The name, member or call.
    let node: CodeNode
    /// What is called; the node itself where nothing is called.
    let callee: CodeNode
    /// The name; empty where something else is called.
    let name: String
    /// What the name is a member of.
    let base: CodeNode?
    /// Whether it is `.name` without a base.
    let isImplicit: Bool
    /// What is passed, and what its label names: `size` of `ofSize:`, `systemFontOfSize:` and `size:`. Nil where
    /// nothing is called.
    let arguments: [(key: String, value: CodeNode)]?

    init(_ node: CodeNode, in app: CodeApp) {
        let tree = app.tree(node.file)
        let isCall = tree[node.id].kind == .call && tree[node.id].firstChild >= 0
        let callee = node.at(isCall ? tree[node.id].firstChild : node.id)
        let kind = tree[callee.id].kind
        let base = kind == .member ? tree[callee.id].firstChild : -1
        let name = [.name, .member, .macro].contains(kind) ? tree.name(of: callee.id) : ""
        self.node = node
        self.callee = callee
        self.name = name
        self.base = base >= 0 ? node.at(base) : nil
        isImplicit = kind == .member && base < 0
        let passed = tree.children(of: node.id).filter { tree[$0].kind == .argument && tree[$0].firstChild >= 0 }
        let found = passed.enumerated().map { number, id in
            let isFirst = number == 0 && tree[node.id].form == .message
            let label = isFirst ? name : tree.name(of: id)
            return (key: Reference.key(label, isFirst: isFirst), value: node.at(tree[id].firstChild))
        }
        arguments = isCall || kind == .macro ? found : nil
    }

    /// What is passed under a key.
    subscript(key: String) -> CodeNode? { arguments?.first { $0.key == key }?.value }

    /// Whether it is a name without a dot.
    var isBare: Bool { base == nil && !isImplicit && !name.isEmpty }

    /// What a label names: its last word in `ofSize`, `forKey` and the first piece of a selector, `colorWithRed`.
    private static func key(_ label: String, isFirst: Bool) -> String {
        if label == "systemImageNamed" { return "systemName" }
        let isPhrase = isFirst || label.hasPrefix("of") || label.hasPrefix("for")
        guard isPhrase, let start = label.lastIndex(where: \.isUppercase) else { return label == "_" ? "" : label }
        return label[start...].lowercased()
    }
}

/// Whether a name begins with a capital, as types do.
func isCapital(_ name: String) -> Bool {
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    if first < 128 { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
    return name.first { $0 != "_" }?.isUppercase ?? false
}

extension CodeNode {
    /// Another node of the same file.
    func at(_ id: CodeTree.ID) -> CodeNode { CodeNode(file: file, id: id) }
}
