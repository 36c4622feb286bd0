import A11yModel

/// For build phases and plugins of Xcode: `/path:line:column: warning: message (rule)`, with notes for other places.
package enum XcodeReporter: Reporter {
    /// After the program.
    package static let name = "xcode"

    /// Xcode knows no word below a warning but `note`, and takes a note for a part of the issue before it. So infos and
    /// findings for review come first; the others follow by path and place, each with its notes.
    package static func render(_ run: Run, style: Rendering) -> String {
        let entries = run.entries
        let lines = entries.filter { word($0.kind) == "note" } + entries.filter { word($0.kind) != "note" }
        return lines.flatMap { self.lines(for: $0, root: run.root) }.map { $0 + "\n" }.joined()
    }

    private static func lines(for entry: Entry, root: String) -> [String] {
        let row = entry.row
        let path = row.path.hasPrefix("/") ? row.path : "\(visible(root))/\(row.path)"
        func line(_ place: Place, _ word: String, _ text: String) -> String {
            "\(path):\(place.line):\(place.column): \(word): \(text)"
        }
        let notes = entry.finding.others.map { other in
            line(entry.report.lines.place(of: other.range.start), "note", visible(other.message))
        }
        // Xcode shows what it could do; the program does it.
        let fix = entry.finding.fix.map { line(row.place, "note", visible($0.announcement)) }
        return [line(row.place, word(row.kind), "\(entry.statement) (\(row.rule))")] + notes + [fix].compactMap { $0 }
    }

    private static func word(_ kind: Row.Kind) -> String {
        switch kind {
        case .error: "error"
        case .warning: "warning"
        case .info, .review: "note"
        }
    }
}
