// What is written once in YAML and stands in several places.

import A11yModel

extension Tree {
    /// The bytes of what aliases and merge keys stand for: whoever changes them changes several places. Cost: linear in
    /// the nodes.
    public var sharedRanges: [SourceRange] {
        records.lazy.filter { $0.spelling == .alias && $0.payload != Record.none }.map { alias in
            let record = self.records[Int(alias.payload)]
            return SourceRange(Int(record.start), Int(record.end))
        }
    }
}
