import A11yLint
import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters
import ArgumentParser

/// `a11ylint explain-code`: every occurrence of an element in the code of the app, and what findings make of it.
struct ExplainCodeCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain-code",
        abstract: "Explain what the code of the app does to an element of a storyboard or xib.",
        discussion: """
            Lists each place in the code that names the element's outlets, with what it does there; what else may \
            change the element; and which of its properties findings therefore take as they are in the file, as set \
            in code, or as open.

            The element is named as reports name it: by its outlet, its label in Xcode's outline, its object id, or \
            “button#kx2-Qf-9aB”. The code is what the configuration names, and else the project around the file.

            Exit status: 0; 2 if there is no such element, if there are several, or without code.
            """)

    @Argument(help: "A storyboard or xib.", completion: .file(extensions: ["storyboard", "xib"]))
    var path: String

    @Argument(help: "The element, such as kx2-Qf-9aB or shareButton.")
    var element: String

    @Option(name: [.short, .long], help: "How to write it.")
    var format = TextFormat.text

    @Flag(help: "Also list what else has the name of an outlet, and why it does not change the element.")
    var all = false

    @Flag(help: "One thing per line, without indents and colour: for screen readers.")
    var plain = false

    @Option(help: ArgumentHelp("When to use colour.", valueName: "when"))
    var color = ColorChoice.auto

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    @OptionGroup(title: "Configuration")
    var code: SourceOptions

    func validate() throws {
        if code.readsNone { throw ValidationError("--sources none leaves nothing to explain") }
    }

    func run(on console: Console) throws -> ExitStatus {
        let project = try readingProject(on: console)
        let source = try Source(reading: path, inputName: nil)
        let settings = project.settings(for: path)
        guard project.hasOutlets(path), let code = project.code(for: path) else {
            throw Failure("\(path): not the name of a storyboard or xib, the only files whose elements code names")
        }
        guard let pattern = ElementPattern(element) else { throw Failure("“\(element)” names no element") }
        let found = explainCode(of: pattern, in: source, with: settings, code: code)
        guard let (named, _, first) = found.first else { throw reason(without: pattern, in: source) }
        if found.count > 1 {
            let list = found.map { "\($0.element.title) on “\($0.explanation.screen)” (line \($0.line))" }
            throw Failure("\(path): “\(element)” names \(list.count) elements: \(list.joined(separator: ", "))")
        }
        var explanation = first
        if all, let question = explanation.question { explanation.mentions = code.mentions(question) }
        let text = CodeText(explanation: explanation, objectID: named.id ?? element, text: code.text)
        switch format {
        case .json: try console.write(text.json.rendered() + "\n")
        case .text where plain || console.terminal.isDumb: try console.write(text.plainText)
        case .text:
            let color: Rendering.ColorMode = console.terminal.usesColor(color) ? .on : .off
            try console.write(text.text(width: console.terminal.width, color: color))
        }
        return .passed
    }

    /// The project. Unless the user names the code, it is that around the file.
    private func readingProject(on console: Console) throws(Failure) -> Project {
        var request = project.request(reading: code.named)
        var project = try Project(request)
        let configured = try project.configuration(for: path)?.configuration.sources
        if configured?.items.isEmpty != false {
            request.sources = [SourcePaths.automatic]
            project = try Project(request)
        }
        for warning in try project.prepareCode(for: [path]) {
            guard project.hasCodeAround(path) else { throw Failure(warning) }
            console.warn(warning)
        }
        return project
    }

    /// Why there is no such element: with the nearest names of the file.
    private func reason(without pattern: ElementPattern, in source: Source) -> Failure {
        let read = screens(in: source)
        guard !read.screens.isEmpty else { return Failure(noScreenIn: path, read.problems) }
        let names = ElementNames(of: read.screens)
        guard let near = names.nearest(pattern), near.count > 1 else {
            return Failure(unknown: "element of \(path)", element, among: names.all)
        }
        let list = near.map { "“\($0)”" }.joined(separator: " or ")
        return Failure("no element of \(path) is called “\(element)”; did you mean \(list)?")
    }
}
