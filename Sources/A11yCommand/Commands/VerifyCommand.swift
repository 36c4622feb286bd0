import A11yEngine
import A11yLint
import A11yModel
import A11yProject
import A11yReporters
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
        let files = try RulePages(at: paths).files
        var examples = 0
        var mistakes = 0
        for file in files {
            let result = PageResult(file)
            examples += result.examples
            mistakes += result.mistakes.count
            try console.write(result.mistakes.map { $0 + "\n" }.joined())
        }
        let counts = "\(counted(files.count, "page")), \(counted(examples, "example"))"
        try console.write("\(counts): \(mistakes == 0 ? "all hold" : counted(mistakes, "mistake")).\n")
        return mistakes == 0 ? .passed : .failed
    }
}

/// The mistakes on a page.
private struct PageResult {
    /// How many examples were run.
    var examples = 0
    /// One text for each mistake, starting with its place.
    var mistakes: [String] = []

    init(_ file: RulePages.File) {
        let path = visible(file.source.path)
        mistakes = file.mistakes
        guard let page = file.page else { return }
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
