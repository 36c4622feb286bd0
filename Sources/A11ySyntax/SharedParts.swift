// What is written once in YAML and stands in several places.

import A11yModel

extension Tree {
    /// The bytes of what aliases and merge keys stand for: whoever changes them changes several places. In the order of
    /// the file, none inside another. Cost: linear in the nodes, and that of sorting what is shared.
    package var sharedRanges: [SourceRange] {
        var ranges: Set<SourceRange> = []
        for alias in records where alias.spelling == .alias && alias.payload != Record.none {
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
