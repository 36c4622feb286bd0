import A11yEngine
import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters
import ArgumentParser
import RuleCatalogue

/// `a11ylint schema`: the JSON Schemas of what the program reads and writes, for the version that is installed.
struct SchemaCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema (draft-07) of a format.")

    @Argument(
        help: ArgumentHelp("What it describes: \(names.joined(separator: ", ")). Without it, all are listed."),
        completion: .list(names))
    var name: String?

    func run(on console: Console) throws -> ExitStatus {
        guard let name else {
            try console.write(Self.list)
            return .passed
        }
        guard let schema = CataloguePage.schemas.first(where: { Self.name(of: $0) == name }) else {
            throw Failure(unknown: "schema", name, among: Self.names)
        }
        try console.write(try configurationSchema() ?? schema.text.description)
        return .passed
    }

    /// The schema of configurations, in a project with rules of its own: its editors shall know those too.
    private func configurationSchema() throws(Failure) -> String? {
        guard name == "config", let file = try ConfigurationFiles.nearest(to: FolderPath.current) else { return nil }
        let source = Source(path: file, bytes: try Source(reading: file, inputName: nil).bytes)
        let own = Configuration.decode(source, in: "", formats: []).configuration
        guard !own.customRules.isEmpty || own.extends?.isEmpty == false else { return nil }
        let known = try ConfigurationFiles(
            current: FolderPath.current, pages: [], choices: { _ in RuleChoices() }, assigned: nil
        ).activeConfiguration(file)?.known
        return known.map { Configuration.schemaText(for: $0.rules, formats: reporters.map { $0.name }) }
    }

    private static var names: [String] { CataloguePage.schemas.map(name) }

    /// The names, each with the title of its schema.
    private static var list: String {
        let rows = CataloguePage.schemas.map { schema in
            [name(of: schema), JSON(reading: Array(schema.text.description.utf8))?["title"]?.text ?? ""]
        }
        return inColumns(rows).map { $0 + "\n" }.joined()
    }

    /// `report` for `report.v1.schema.json`.
    private static func name(of schema: CataloguePage) -> String {
        String(schema.file.description.prefix { $0 != "." })
    }
}
