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

            The object id of an element stands in the Identity inspector of Xcode and in reports behind “#”. The code \
            is what the configuration names, and else the project around the file.

            Exit status: 0; 2 if there is no such element or no code.
            """)

    /// How it is written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(help: "A storyboard or xib.", completion: .file(extensions: ["storyboard", "xib"]))
    var path: String

    @Argument(help: "The object id of the element, such as kx2-Qf-9aB.")
    var objectID: String

    @Option(name: [.short, .long], help: "How to write it.")
    var format = Format.text

    @Flag(help: "One thing per line, without indents and colour: for screen readers.")
    var plain = false

    @Option(help: ArgumentHelp("When to use colour.", valueName: "when"))
    var color = ColorChoice.auto

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    @OptionGroup(title: "Configuration")
    var sources: SourceOptions

    func validate() throws {
        if sources.noSources { throw ValidationError("--no-sources leaves nothing to explain") }
    }

    func run(on console: Console) throws -> ExitStatus {
        let project = try readingProject()
        let source = try Source(reading: path, inputName: nil)
        let settings = project.settings(for: path)
        guard let code = project.code(for: path) else {
            throw Failure("\(path): not the name of a storyboard or xib, the only files whose elements code names")
        }
        let id = objectID.hasPrefix("#") ? String(objectID.dropFirst()) : objectID
        guard let explanation = explainCode(of: id, in: source, with: settings, code: code) else {
            throw reason(without: id, in: source)
        }
        let text = CodeText(explanation: explanation, objectID: id, text: code.text)
        switch format {
        case .json: try console.write(text.json.rendered() + "\n")
        case .text where plain || console.terminal.isDumb: try console.write(text.plainText)
        case .text:
            let color: Rendering.ColorMode = console.terminal.usesColor(color) ? .on : .off
            try console.write(text.text(width: console.terminal.width(asked: nil), color: color))
        }
        return .passed
    }

    /// The project. Unless the user names the code, it is that around the file.
    private func readingProject() throws(Failure) -> Project {
        var request = project.request(reading: sources)
        var project = try Project(request)
        let configured = try project.configuration(for: path)?.configuration.sources
        if configured?.items.isEmpty != false {
            request.sources = [SourcePaths.automatic]
            project = try Project(request)
        }
        if let warning = try project.prepareCode(for: [path]).first { throw Failure(warning) }
        return project
    }

    /// Why there is no such element: with the nearest ids of the file.
    private func reason(without id: String, in source: Source) -> Failure {
        let read = screens(in: source)
        guard !read.screens.isEmpty else { return Failure(noScreenIn: path, read.problems) }
        return Failure(
            unknown: "element of \(path)", id, among: read.screens.flatMap { $0.elements.compactMap(\.fileID) })
    }
}
