// Where nodes are found by their bytes, and YAML nodes that are written once and used in several places.

import A11yModel

extension Tree {
    /// The path from the root to the mapping or element with exactly these bytes; nil if there is none. Cost: the nodes
    /// of the path and their siblings.
    public func path(to range: SourceRange) -> [Node]? {
        var path: [Node] = []
        var level = roots
        while let next = level.first(where: { !$0.isAlias && $0.range.contains(range) }) {
            path.append(next)
            if next.range == range, next.kind == .mapping || next.kind == .element { return path }
            level = Array(next.entries) + Array(next.items)
        }
        return nil
    }

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
