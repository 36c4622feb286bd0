import A11yModel
import A11yReporters
import A11yEngine
import A11yPolicy

/// A mistake in a configuration, or in another file of ours, with the file that it is in.
struct Complaint: Equatable {
    /// What kind of file it is, as one word.
    var kind = "config"
    /// The file.
    let path: String
    /// Its bytes.
    let bytes: [UInt8]
    /// What is wrong.
    let problem: ConfigurationProblem

    /// The mistakes of a file.
    static func all(_ problems: [ConfigurationProblem], in source: Source) -> [Complaint] {
        problems.map { Complaint(path: source.path, bytes: source.bytes, problem: $0) }
    }

    /// Where the mistake is and what it is, in a line: `.a11ylint.yml:3:5: unknown rule "low-contrst"`.
    var line: String {
        let place = LineTable(bytes).place(of: problem.range.start)
        let hint = problem.hint.isEmpty ? "" : "; \(problem.hint)"
        return visible("\(path):\(place.line):\(place.column): \(problem.message)\(hint)")
    }

    /// The mistakes as frames, with an empty line between them; one a line where there are none.
    static func rendered(_ complaints: [Complaint], _ style: Rendering) -> String {
        var tables: [String: LineTable] = [:]
        let frames = complaints.map { complaint in
            let lines = tables[complaint.path] ?? LineTable(complaint.bytes)
            tables[complaint.path] = lines
            return ComplaintFrame(
                kind: complaint.kind, message: "\(complaint.problem.message) in \(complaint.path)",
                path: complaint.path,
                lines: lines, range: complaint.problem.range, hint: complaint.problem.hint,
                help: complaint.problem.help
            ).rendered(style)
        }
        return frames.joined(separator: style.layout == .framed ? "\n" : "")
    }
}
