import A11yModel
import Synchronization

/// What the mappings and tags of a tree lie in. Few runs ask, so it is found out when the first one does, in time
/// linear in the nodes; what it remembers changes no answer.
final class NodePaths: Sendable {
    private struct Index {
        /// For every node the one around it; itself for a root, `Record.none` for one that left the tree.
        var owners: [Int32]
        /// The mappings and tags, by where they begin.
        var containers: [Int32]
    }

    private let made = Mutex<Index?>(nil)

    /// The nodes from the root to the mapping or tag with exactly these bytes; nil where there is none. Cost: that of a
    /// search in a sorted list, and the depth.
    func path(to range: SourceRange, in records: [Record]) -> [Int32]? {
        made.withLock { made in
            let index = made ?? NodePaths.index(of: records)
            made = index
            var (low, high) = (0, index.containers.count)
            while low < high {
                let middle = (low + high) / 2
                let start = Int(records[Int(index.containers[middle])].start)
                if start < range.start { low = middle + 1 } else { high = middle }
            }
            let found = index.containers[low...].lazy.map { ($0, records[Int($0)]) }
                .prefix { Int($0.1.start) == range.start }.first { Int($0.1.end) == range.end }
            guard var node = found?.0 else { return nil }
            var path = [node]
            while index.owners[Int(node)] != node {
                node = index.owners[Int(node)]
                path.append(node)
            }
            return path.reversed()
        }
    }

    private static func index(of records: [Record]) -> Index {
        var owners = [Int32](repeating: Record.none, count: records.count)
        var root: Int32 = records.isEmpty ? Record.none : 0
        while root != Record.none {
            owners[Int(root)] = root
            root = records[Int(root)].next
        }
        var containers: [Int32] = []
        // What lies in a node was read after it, and so has a higher number.
        for number in records.indices where owners[number] != Record.none {
            let record = records[number]
            if record.spelling != .alias, record.kind == .mapping || record.kind == .element {
                containers.append(Int32(number))
            }
            var part = record.firstChild
            while part != Record.none {
                owners[Int(part)] = Int32(number)
                part = records[Int(part)].next
            }
        }
        containers.sort { (records[Int($0)].start, $0) < (records[Int($1)].start, $1) }
        return Index(owners: owners, containers: containers)
    }
}

extension Tree {
    /// The mapping or tag with exactly these bytes, behind the nodes that it lies in; nil where there is none.
    package func path(to range: SourceRange) -> [Node]? {
        paths.path(to: range, in: records)?.map { Node(tree: self, index: $0) }
    }
}
