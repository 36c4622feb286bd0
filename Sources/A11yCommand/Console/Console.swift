import A11yProject
import A11yReporters
import Foundation

/// What a command runs in: the folder and the streams, and the terminals behind the streams.
struct Console: Sendable {
    /// The folder, the environment and the streams.
    let context: RunContext
    /// The terminal behind standard output.
    let terminal: Terminal
    /// The terminal behind standard error.
    let errorTerminal: Terminal

    /// The console of a run; what is behind its streams is asked of the system.
    init(_ context: RunContext) {
        self.context = context
        terminal = Terminal(behind: context.output, environment: context.environment)
        errorTerminal = Terminal(behind: context.errors, environment: context.environment)
    }

    /// Writes to a file if there is one, else to standard output.
    func write(_ text: String, to file: String? = nil, after premise: RenderedReport.Premise = .anything)
        throws(Failure)
    {
        let target: OutputTarget
        if let file { target = try OutputTarget(file) } else { target = .standardOutput }
        try write([RenderedReport(text: text, target: target, premise: premise)])
    }

    /// Writes all of these texts, or none of the files.
    func write(_ reports: [RenderedReport]) throws(Failure) { try publish(reports) }

    /// Writes a text to a file if there is one, else to standard output; on a terminal that it does not fit on,
    /// through a pager.
    func page(_ text: String, to file: String? = nil) throws(Failure) {
        if let file { return try write(text, to: file) }
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        if terminal.isTerminal, !terminal.isDumb, let rows = Terminal.rows(of: context.output), count > rows,
            let pager = Pager(in: context.environment), pager.shows(text)
        {
            return
        }
        try write(text)
    }

    /// How texts for people are drawn on standard output, in at most `widest` cells.
    func style(_ color: ColorChoice, widest: Int = .max) -> Rendering {
        Rendering(
            color: terminal.usesColor(color) ? .on : .off, glyphs: terminal.showsUnicode ? .unicode : .ascii,
            layout: terminal.isDumb ? .plain : .framed, detail: .summary,
            width: min(terminal.width, widest))
    }

    /// Writes bytes to standard output unchanged, in any encoding.
    func write(_ bytes: [UInt8]) throws(Failure) { try sendBytes(bytes, to: context.output, named: "standard output") }

    /// Writes a report to standard error unchanged.
    func report(_ bytes: [UInt8]) throws(Failure) { try sendBytes(bytes, to: context.errors, named: "standard error") }

    /// Prints an error on standard error. If that fails, there is nowhere to report it.
    func complain(_ message: String) { say("Error", message) }

    /// Prints a failure on standard error, mistakes in configurations with their lines.
    func complain(_ failure: Failure) {
        guard !failure.problems.isEmpty else { return complain(failure.message) }
        let terminal = errorTerminal
        let style = Rendering(
            color: terminal.usesColor(.auto) ? .on : .off, glyphs: terminal.showsUnicode ? .unicode : .ascii,
            layout: terminal.isDumb ? .plain : .framed, detail: .summary, width: terminal.width)
        let end = "Exit \(ExitStatus.unusable.rawValue): \(failure.message).\n"
        let text = FileProblem.rendered(failure.problems, style) + end
        try? send(text, to: context.errors, named: "standard error")
    }

    /// Prints a warning on standard error.
    func warn(_ message: String) { say("Warning", message) }

    /// Says on standard error what to do next; without a full stop.
    func note(_ message: String) { say("Note", message) }

    /// Prints a line on standard error.
    func tell(_ line: String) { try? send(visible(line) + "\n", to: context.errors, named: "standard error") }

    private func say(_ kind: String, _ message: String) {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
        try? send("\(kind): \(lines.joined(separator: "\n"))\n", to: context.errors, named: "standard error")
    }
}
