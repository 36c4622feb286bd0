import A11yModel
import A11yReporters
import A11yEngine
import A11yPolicy
import ArgumentParser

/// `a11ylint baseline show`: every entry, and what became of it.
struct BaselineShowCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "List the entries with their reasons, days and states.")

    /// How to list them.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, json
    }

    @OptionGroup
    var options: BaselineOptions

    @Option(name: [.short, .long], help: "How to list them.")
    var format = Format.table

    func run(on console: Console) throws -> ExitStatus {
        let review = try BaselineReview(options, on: console)
        let rows = zip(review.baseline.entries, review.match.states).sorted { $0.0 < $1.0 }
        try console.write(format == .json ? json(rows) : table(rows))
        return .passed
    }

    private func table(_ rows: [(Baseline.Entry, BaselineMatch.State)]) -> String {
        let heading = ["RULE", "ELEMENT", "STATE", "UNTIL", "REASON"]
        let cells = rows.map { entry, state in
            [entry.rule, entry.element, state.rawValue, entry.expires?.description ?? "", entry.reason ?? ""]
                .map { visible($0) }
        }
        let lines = inColumns([heading] + cells).map { "  \($0)\n" }
        var text = ""
        var path: String?
        for ((entry, _), line) in zip(rows, lines.dropFirst()) {
            if path != entry.path { text += (path == nil ? "" : "\n") + visible(entry.path) + "\n" + lines[0] }
            path = entry.path
            text += line
        }
        return text + (rows.isEmpty ? "" : "\n") + counted(rows.count, "entry", "entries") + ".\n"
    }

    private func json(_ rows: [(Baseline.Entry, BaselineMatch.State)]) -> String {
        let entries = rows.map { entry, state in
            JSON.object([
                ("path", .text(entry.path)), ("rule", .text(entry.rule)), ("element", .text(entry.element)),
                ("property", .optional(entry.property)), ("key", .text(entry.key)),
                ("message", .optional(entry.message)), ("reason", .optional(entry.reason)),
                ("expires", .optional(entry.expires?.description)), ("state", .text(state.rawValue)),
            ])
        }
        return JSON.object([("schemaVersion", .integer(1)), ("entries", .array(entries))]).rendered() + "\n"
    }
}
