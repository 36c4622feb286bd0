import A11yModel

/// The known findings of a project, which do not count. An entry identifies its finding by rule and element, never by
/// line or number.
package struct Baseline: Sendable {
    /// A known finding.
    package struct Entry: Hashable, Sendable {
        /// The file of the finding, relative to the folder of the baseline.
        package var path: String
        /// The rule's id.
        package var rule: String
        /// The element, for people.
        package var element: String
        /// The property, for people; nil for the element as a whole.
        package var property: String?
        /// What identifies the finding, such as `v1:6f1c09d2a7b34e55`. Only this field is compared.
        package var key: String
        /// The message of the finding when the entry was written, for people.
        package var message: String?
        /// The most steps of a task of a flow that are accepted; nil for any other finding.
        package var most: Int?
        /// Why it is accepted; nil if no reason is given.
        package var reason: String?
        /// The last day on which it is accepted; nil for no limit.
        package var expires: Day?

        /// The key of a finding in the file at this path.
        static func key(of identity: Finding.Identity, ordinal: Int, in path: String) -> String {
            "v1:" + identity.fingerprint(in: path, ordinal: ordinal)
        }
    }

    /// The entries, in the order of the file.
    package var entries: [Entry] = []
    /// The digest of each file with entries, by path: see `digest(of:)`. It identifies a file that has moved.
    package var contents: [String: String] = [:]
    /// The `$schema` of the file; nil if it states none.
    package var schema: String?
    /// The places of the entries in the decoded file.
    package internal(set) var places: [SourceRange] = []

    /// A baseline without entries.
    package init() {}

    /// The digest of a file's bytes: the first 16 hexadecimal digits of their SHA-256.
    package static func digest(of bytes: [UInt8]) -> String { SHA256.hexDigest(of: bytes, first: 16) }
}

extension Baseline {
    /// The baseline as a file, sorted and with one entry on a line, so that two of them merge line by line. The same
    /// baseline always gives the same text.
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

    private var order: [UInt8] { [path, rule, element, property ?? "", key].flatMap { Array($0.utf8) + [0] } }

    /// The entry on a line.
    package var text: String {
        let values = [
            quoted(rule), quoted(element), property.map(quoted), quoted(key), message.map(quoted),
            most.map(String.init),
            reason.map(quoted), expires.map { quoted($0.description) },
        ]
        let fields = zip(Baseline.entryKeys.map(\.name), values).compactMap { key, value in
            value.map { "\(quoted(key)): \($0)" }
        }
        return "{" + fields.joined(separator: ", ") + "}"
    }
}

private func quoted(_ text: String) -> String { JSON.text(text).rendered(.compact) }
