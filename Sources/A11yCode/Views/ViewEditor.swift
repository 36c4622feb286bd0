import A11yModel

/// Adds modifiers to the views of a file of Swift.
package struct ViewEditor {
    private let file: CodeFile

    /// An editor of these bytes.
    package init(_ bytes: [UInt8]) { file = CodeFile(path: "", language: .swift, bytes: bytes) }

    /// The edit that adds a modifier, `.accessibilityAddTraits(.isHeader)`, behind the last of the view that is made at
    /// a range; nil where no view is made.
    package func edit(adding modifier: String, toViewAt range: SourceRange) -> Edit? {
        let tree = file.tree
        let view = tree.nodes.indices.first { id in
            let node = tree.nodes[id]
            return Int(node.start) == range.start && Int(node.end) == range.end && node.kind == .call
        }
        guard var id = view.map({ CodeTree.ID($0) }) else { return nil }
        var last: Int32?
        while let next = modified(id) {
            last = tree[tree[next].firstChild].place
            id = next
        }
        let end = Int(tree[id].end)
        // The dot of a modifier, or the brace that ends a view.
        let mark = last.map { Int($0) - 1 } ?? end - 1
        let line = file.bytes[..<mark].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let isFirst = file.bytes[line..<mark].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        let indentation = String(decoding: file.bytes[line..<mark], as: UTF8.self)
        return Edit(SourceRange(end, end), to: (isFirst ? "\n" + indentation : "") + modifier)
    }

    /// The call of a modifier on a view; nil if it has no more.
    private func modified(_ id: CodeTree.ID) -> CodeTree.ID? {
        let tree = file.tree
        let member = tree[id].parent
        guard member > 0, tree[member].kind == .member, tree[member].firstChild == id else { return nil }
        let call = tree[member].parent
        return call > 0 && tree[call].kind == .call && tree[call].firstChild == member ? call : nil
    }
}
