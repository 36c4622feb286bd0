// What is told by all that lies in a node of a page source.

extension PageNode {
    /// Whether it or something below it has a label: what a list has not made yet has none.
    var hasWords: Bool {
        var pending = [self]
        while let node = pending.popLast() {
            if let label = node[.label], !label.text.isEmpty { return true }
            pending += node.children
        }
        return false
    }

    /// Whether something lies in it, and only what meets a condition.
    func isAround(_ meets: (PageNode) -> Bool) -> Bool {
        var pending = children
        guard !pending.isEmpty else { return false }
        while let node = pending.popLast() {
            guard meets(node) else { return false }
            pending += node.children
        }
        return true
    }

    /// The label of the switch that lies in it; nil without one.
    var switchName: String? {
        var pending = children
        while let node = pending.popLast() {
            if node.type == "Switch" { return node[.label]?.text }
            pending += node.children
        }
        return nil
    }
}
