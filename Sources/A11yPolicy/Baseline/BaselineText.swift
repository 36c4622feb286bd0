// Baselines as text: one entry a line, so that merging two of them is merging lines.

import A11yEngine
import A11yModel

extension Baseline {
    /// The baseline as a file: sorted, and without anything that another run would write otherwise.
    package var text: String {
        var lines = ["{"]
        if let schema { lines.append("  \"$schema\": \(quoted(schema)),") }
        lines.append("  \"version\": \(Baseline.version),")
        let lists = Dictionary(grouping: entries, by: \.path).sorted {
            $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
        }
        let written = lists.map { path, entries in
            "    \(quoted(path)): [\n" + entries.sorted(by: <).map { "      " + $0.text }.joined(separator: ",\n")
                + "\n    ]"
        }
        lines.append("  \"entries\": " + object(written) + (contents.isEmpty ? "" : ","))
        if !contents.isEmpty {
            let sorted = contents.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            lines.append("  \"contents\": " + object(sorted.map { "    \(quoted($0.key)): \(quoted($0.value))" }))
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private func object(_ members: [String]) -> String {
        members.isEmpty ? "{}" : "{\n" + members.joined(separator: ",\n") + "\n  }"
    }
}

extension Baseline.Entry: Comparable {
    /// By file, rule, element, property and key: the order in which entries are written.
    package static func < (left: Baseline.Entry, right: Baseline.Entry) -> Bool {
        left.order.lexicographicallyPrecedes(right.order)
    }

    private var order: [UInt8] {
        [path, rule, element, property ?? "", key].flatMap { Array($0.utf8) + [0] }
    }

    /// The entry on a line.
    package var text: String {
        let values = [rule, element, property, key, message, reason, expires?.description]
        let fields = zip(Baseline.entryKeys, values).compactMap { key, value in
            value.map { "\(quoted(key)): \(quoted($0))" }
        }
        return "{" + fields.joined(separator: ", ") + "}"
    }
}

private func quoted(_ text: String) -> String { JSON.text(text).rendered(.compact) }
