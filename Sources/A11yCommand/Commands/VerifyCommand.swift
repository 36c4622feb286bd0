import A11yLint
import A11yModel
import A11yReporters
import A11yRules
import ArgumentParser

/// `a11ylint verify`: runs the examples of rule pages, as our own tests run those of the built-in ones.
struct VerifyCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Run the examples on rule pages.",
        discussion:
            "Exit status: 0 if every example holds, 1 if one does not or a page has a mistake, 2 if there is no page.")

    @Argument(help: "Rule pages, or folders of them.", completion: .file())
    var paths: [String]

    func run(on console: Console) throws -> ExitStatus {
        let discovery = Discovery(at: paths, extensions: ["yaml", "yml"])
        for failure in discovery.failures { console.complain(failure.message) }
        guard discovery.failures.isEmpty else { return .unusable }
        guard !discovery.files.isEmpty else { throw Failure("no rule page in \(paths.joined(separator: ", "))") }
        var examples = 0
        var mistakes = 0
        for file in discovery.files {
            let verdict = PageVerdict(try Source(reading: file.path, inputName: nil))
            examples += verdict.examples
            mistakes += verdict.mistakes.count
            try console.write(verdict.mistakes.map { $0 + "\n" }.joined())
        }
        let counts = "\(counted(discovery.files.count, "page")), \(counted(examples, "example"))"
        try console.write("\(counts): \(mistakes == 0 ? "all hold" : counted(mistakes, "mistake")).\n")
        return mistakes == 0 ? .passed : .failed
    }
}

/// What is wrong with a page.
private struct PageVerdict {
    /// How many examples were run.
    var examples = 0
    /// One text for each mistake, starting with its place.
    var mistakes: [String] = []

    init(_ source: Source) {
        let (page, problems) = Page.decode(
            String(decoding: source.bytes, as: UTF8.self), file: source.path, extent: .whole)
        let lines = LineTable(source.bytes)
        let path = visible(source.path)
        mistakes = problems.map { problem in
            let place = lines.place(of: problem.range.start)
            return "\(path):\(place.line):\(place.column): error: \(visible(problem.message))"
        }
        guard let page else { return }
        examples = page.examples.count
        mistakes += verify(page).map { broken in
            let promised = broken.expected.isEmpty ? ["nothing"] : broken.expected
            let found = broken.actual.isEmpty ? ["nothing"] : broken.actual
            let lines = promised.map { "  promised: \($0)" } + found.map { "  found:    \($0)" }
            return (["\(path): error: “\(broken.example)” does not hold"] + lines.map { visible($0) })
                .joined(separator: "\n")
        }
    }
}
