import A11yModel
import Synchronization

/// The parents of the mappings and elements of a tree. Few runs need them, so they are computed on first use, in time
/// linear in the nodes. The cache never changes a result.
final class NodePaths: Sendable {
    private struct OwnerTable {
        /// The parent of every node; a root's is the root itself, that of a removed node is `StoredNode.none`.
        var owners: [Int32]
        /// The mappings and elements, sorted by start.
        var containers: [Int32]
    }

    private let made = Mutex<OwnerTable?>(nil)

    /// The nodes from the root to the mapping or element with exactly these bytes; nil if there is none. Cost: a binary
    /// search, and the depth.
    func path(to range: SourceRange, in records: [StoredNode]) -> [Int32]? {
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

    private static func index(of records: [StoredNode]) -> OwnerTable {
        var owners = [Int32](repeating: StoredNode.none, count: records.count)
        var root: Int32 = records.isEmpty ? StoredNode.none : 0
        while root != StoredNode.none {
            owners[Int(root)] = root
            root = records[Int(root)].next
        }
        var containers: [Int32] = []
        // Children are read after their parent, and so have higher numbers.
        for number in records.indices where owners[number] != StoredNode.none {
            let record = records[number]
            if record.spelling != .alias, record.kind == .mapping || record.kind == .element {
                containers.append(Int32(number))
            }
            var part = record.firstChild
            while part != StoredNode.none {
                owners[Int(part)] = Int32(number)
                part = records[Int(part)].next
            }
        }
        containers.sort { (records[Int($0)].start, $0) < (records[Int($1)].start, $1) }
        return OwnerTable(owners: owners, containers: containers)
    }
}

extension Tree {
    /// The path from the root to the mapping or element with exactly these bytes; nil if there is none.
    public func path(to range: SourceRange) -> [Node]? {
        paths.path(to: range, in: records)?.map { Node(tree: self, index: $0) }
    }
}

/// YAML nodes that are written once and used in several places.

extension Tree {
    /// The ranges of the nodes that aliases and merge keys refer to: an edit there changes several places. In the order
    /// of the file, without nested ranges. Cost: linear in the nodes, plus sorting the shared ranges.
    public var sharedRanges: [SourceRange] {
        var ranges: Set<SourceRange> = []
        for alias in records where alias.spelling == .alias && alias.payload != StoredNode.none {
            let record = records[Int(alias.payload)]
            ranges.insert(SourceRange(Int(record.start), Int(record.end)))
        }
        var outermost: [SourceRange] = []
        for range in ranges.sorted(by: { ($0.start, -$0.end) < ($1.start, -$1.end) })
        where outermost.last?.contains(range) != true {
            outermost.append(range)
        }
        return outermost
    }
}
