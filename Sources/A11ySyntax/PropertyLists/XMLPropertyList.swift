import A11yModel

/// Property lists in XML that hold the snapshot of an app. They become the tree that JSON would give, with the places
/// of the XML.
enum XMLPropertyList {
    /// The key that every element of a snapshot has. Other property lists stay XML.
    static let sign = "<key>elementType</key>"

    /// The tree of mappings, sequences and scalars; nil if the file is no property list with a snapshot. Cost: linear
    /// in the nodes.
    static func collections(of tree: Tree) -> Tree? {
        guard let root = tree.roots.first, root.tag == "plist", let top = root.items.first(where: { _ in true }),
            tree.bytes.offset(of: sign) != nil
        else { return nil }
        var builder = TreeBuilder(expecting: tree.bytes.count)
        var pending: [(node: Node, key: Node?, parent: Int32?)] = [(top, nil, nil)]
        var next = 0
        // In breadth, so that the parts of a collection follow each other.
        while next < pending.count {
            let (node, key, parent) = pending[next]
            next += 1
            let index = builder.add(record(of: node, under: key, in: &builder), to: parent)
            pending += parts(of: node).map { ($0.value, $0.key, index) }
        }
        return builder.tree(of: tree.bytes, in: .xml, unfinished: []).broken(off: tree.unfinished)
    }

    /// The values of a `dict`, each with its key, or those of an `array`; empty for any other tag.
    private static func parts(of node: Node) -> [(key: Node?, value: Node)] {
        guard node.tag == "dict" else { return node.tag == "array" ? node.items.map { (nil, $0) } : [] }
        var parts: [(Node?, Node)] = []
        var key: Node?
        for item in node.items {
            if item.tag == "key" {
                key = item
            } else if let name = key {
                parts.append((name, item))
                key = nil
            }
        }
        return parts
    }

    private static func record(of node: Node, under key: Node?, in builder: inout TreeBuilder) -> StoredNode {
        let isCollection = ["dict", "array"].contains(node.tag)
        let range = isCollection ? node.range : content(of: node)
        var record = StoredNode(kind: .scalar, start: UInt32(range.start), end: UInt32(range.end))
        if let key {
            let written = content(of: key)
            record.isEntry = true
            record.name = builder.intern(key.text)
            (record.nameStart, record.nameEnd) = (UInt32(written.start), UInt32(written.end))
        }
        guard !isCollection else {
            record.kind = node.tag == "dict" ? .mapping : .sequence
            return record
        }
        record.spelling = node.tag == "string" ? .stored : .storedPlain
        record.payload = builder.store(["true", "false"].contains(node.tag) ? node.tag : node.text)
        return record
    }

    /// The bytes between the tags; all bytes of an empty element.
    private static func content(of node: Node) -> SourceRange {
        let bytes = node.tree.bytes
        guard let open = bytes[node.tagRange.end..<node.range.end].firstIndex(of: UInt8(ascii: ">")) else {
            return node.range
        }
        let end = bytes[(open + 1)..<max(open + 1, node.range.end)].lastIndex(of: UInt8(ascii: "<")) ?? node.range.end
        return end > open + 1 ? SourceRange(open + 1, end) : node.range
    }
}
