import A11yModel
import A11yReporters

/// Everything that accepts findings in some files, as a list.
struct SuppressionList {
    /// A suppression with its place.
    private struct Entry {
        var suppression: Suppression
        let path: String
        let rootPath: String
        let place: TextPosition?
        let end: TextPosition?

        /// `path:line:column`, as far as it is known.
        var position: String { visible(path) + (place.map { ":\($0.line):\($0.column)" } ?? "") }
    }

    private var entries: [Entry] = []
    private let files: Int

    /// Those of these reports, by file and place; an entry of the configuration once for all files, and those of
    /// `entries` too that are about none of them.
    init(_ reports: [Report], entries unmet: [Suppression]) {
        files = reports.count
        var configured: [Key: Suppression] = [:]
        for suppression in unmet {
            configured[Key(path: suppression.path ?? "", range: suppression.range)] = suppression
        }
        for report in reports.sorted(by: { $0.path < $1.path }) {
            for suppression in report.suppressions {
                guard let path = suppression.path else {
                    let range = suppression.range
                    entries.append(
                        Entry(
                            suppression: suppression, path: report.path, rootPath: report.rootPath,
                            place: report.lines.place(of: range.start), end: report.lines.place(of: range.end)))
                    continue
                }
                configured[Key(path: path, range: suppression.range), default: suppression.withoutFindings]
                    .add(suppression)
            }
        }
        for (key, suppression) in configured.sorted(by: { ($0.key.path, $0.key.range) < ($1.key.path, $1.key.range) }) {
            let lines = (try? Source(reading: key.path, inputName: nil)).map { LineTable($0.bytes) }
            entries.append(
                Entry(
                    suppression: suppression, path: key.path, rootPath: key.path,
                    place: lines?.place(of: key.range.start), end: lines?.place(of: key.range.end)))
        }
    }

    /// An entry of a configuration, for all files.
    private struct Key: Hashable {
        let path: String
        let range: SourceRange
    }

    /// What became of them.
    var states: Set<Suppression.State> { Set(entries.map(\.suppression.state)) }

    /// In columns, for people.
    var table: String {
        guard !entries.isEmpty else { return "No suppressions in \(counted(files, "file")).\n" }
        let heading = ["WHERE", "STATE", "FINDINGS", "UNTIL", "WHAT", "REASON"]
        let rows =
            [heading]
            + entries.map { entry in
                let suppression = entry.suppression
                let rules = suppression.rules.isEmpty ? "" : "[\(suppression.rules.joined(separator: ", "))]"
                return [
                    entry.position, suppression.state.rawValue, String(suppression.count),
                    suppression.until?.description ?? "-",
                    visible(suppression.means.rawValue + " " + suppression.verb + rules),
                    suppression.reason.isEmpty ? "-" : visible(suppression.reason),
                ]
            }
        return inColumns(rows).joined(separator: "\n") + "\n\n" + count + "\n"
    }

    /// For programs.
    var json: String {
        JSON.object([("schemaVersion", .integer(1)), ("suppressions", .array(entries.map(SuppressionList.object)))])
            .rendered() + "\n"
    }

    /// How many there are of each state: `3 suppressions in 1 file: 1 used, 2 unused.`
    private var count: String {
        let counts = Suppression.State.allCases.compactMap { state -> String? in
            let count = entries.count { $0.suppression.state == state }
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        return
            "\(counted(entries.count, "suppression")) in \(counted(files, "file")): \(counts.joined(separator: ", "))."
    }

    private static func object(_ entry: Entry) -> JSON {
        func object(_ place: TextPosition?) -> JSON {
            guard let place else { return .null }
            return .object([("line", .integer(place.line)), ("column", .integer(place.column))])
        }
        let suppression = entry.suppression
        return .object([
            ("path", .text(entry.rootPath)),
            ("range", .object([("start", object(entry.place)), ("end", object(entry.end))])),
            ("means", .text(suppression.means.rawValue)),
            ("verb", suppression.verb.isEmpty ? .null : .text(suppression.verb)),
            ("rules", .array(suppression.rules.map(JSON.text))),
            ("reason", .text(suppression.reason)),
            ("until", .optional(suppression.until?.description)),
            ("state", .text(suppression.state.rawValue)),
            ("findings", .integer(suppression.count)),
        ])
    }
}

extension Suppression {
    /// The same before any file was looked at.
    fileprivate var withoutFindings: Suppression {
        var empty = self
        empty.count = 0
        return empty
    }
}
