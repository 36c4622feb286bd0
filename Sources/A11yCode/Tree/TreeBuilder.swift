/// Puts the nodes of a tree together, children before or after their parents.
struct TreeBuilder {
    private(set) var nodes: [CodeTree.Node] = []
    /// The last child of each node; -1 without one.
    private var lastChild: [CodeTree.ID] = []

    /// A builder that expects about this many nodes.
    init(capacity: Int) {
        nodes.reserveCapacity(capacity)
        lastChild.reserveCapacity(capacity)
    }

    /// Adds a node without a parent.
    mutating func add(_ node: CodeTree.Node) -> CodeTree.ID {
        nodes.append(node)
        lastChild.append(-1)
        return CodeTree.ID(nodes.count - 1)
    }

    /// How many nodes there are.
    var count: Int { nodes.count }

    /// Takes back all nodes from an index on. Nothing before them may have them as children.
    mutating func removeAll(from count: Int) {
        nodes.removeLast(nodes.count - count)
        lastChild.removeLast(lastChild.count - count)
    }

    /// Makes a node the last child of another.
    mutating func append(_ child: CodeTree.ID, to parent: CodeTree.ID) {
        nodes[Int(child)].parent = parent
        let last = lastChild[Int(parent)]
        if last < 0 { nodes[Int(parent)].firstChild = child } else { nodes[Int(last)].next = child }
        lastChild[Int(parent)] = child
    }

    /// The last child of a node; -1 without children.
    func lastChild(of id: CodeTree.ID) -> CodeTree.ID { lastChild[Int(id)] }

    /// Makes nodes the first children of another.
    mutating func prepend(_ children: some Collection<CodeTree.ID>, to parent: CodeTree.ID) {
        let (first, last) = (nodes[Int(parent)].firstChild, lastChild[Int(parent)])
        removeChildren(of: parent)
        for child in children { append(child, to: parent) }
        guard first >= 0 else { return }
        append(first, to: parent)
        lastChild[Int(parent)] = last
    }

    /// Makes a node one without children.
    mutating func removeChildren(of parent: CodeTree.ID) {
        nodes[Int(parent)].firstChild = -1
        lastChild[Int(parent)] = -1
    }

    /// A node, to be changed in place.
    subscript(id: CodeTree.ID) -> CodeTree.Node {
        _read { yield nodes[Int(id)] }
        _modify { yield &nodes[Int(id)] }
    }
}
