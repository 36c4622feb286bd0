import A11yModel

/// Merge keys: `<<: *defaults`, or a list of aliases.
extension YAMLReader {
    /// Merge keys of a mapping, which should have one; each costs the keys of the mapping. Ours.
    static let mostMerges = 1000

    /// Replaces the merge entries by those that they bring, behind the mapping's own: a key that is there wins.
    mutating func merge(_ entries: [Int32], into mapping: Int32) {
        if entries.isEmpty { return }
        var known = Set(builder.children(of: mapping).map { builder.records[Int($0)].name })
        for entry in entries { merge(entry, into: mapping, beside: &known) }
    }

    private mutating func merge(_ entry: Int32, into mapping: Int32, beside known: inout Set<Int32>) {
        let merged = builder.records[Int(entry)]
        builder.remove(entry, from: mapping)
        guard let sources = mergeSources(entry) else {
            let range = SourceRange(Int(merged.start), Int(merged.end))
            return report(
                "a mapping, or a list of mappings, expected behind `<<`", at: range, unchecked: "what it merges")
        }
        for source in sources {
            for child in builder.children(of: source) where known.insert(builder.records[Int(child)].name).inserted {
                var record = builder.records[Int(child)]
                record.payload = record.spelling == .alias ? record.payload : child
                record.spelling = .alias
                (record.start, record.end) = (merged.start, merged.end)
                (record.nameStart, record.nameEnd) = (merged.nameStart, merged.nameEnd)
                (record.firstChild, record.next) = (Record.none, Record.none)
                _ = builder.add(record, to: mapping)
            }
        }
    }

    /// The mappings that a merge entry names; nil where it names anything else.
    private func mergeSources(_ entry: Int32) -> [Int32]? {
        let target = resolved(entry)
        switch builder.records[Int(target)].kind {
        case .mapping: return [target]
        case .sequence:
            let items = builder.children(of: target).map(resolved)
            return items.allSatisfy { builder.records[Int($0)].kind == .mapping } ? items : nil
        case .scalar, .element: return nil
        }
    }

    private func resolved(_ index: Int32) -> Int32 {
        let record = builder.records[Int(index)]
        return record.spelling == .alias ? record.payload : index
    }
}
