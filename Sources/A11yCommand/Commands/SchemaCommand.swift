import ArgumentParser
import RuleCatalogue

/// `a11ylint schema`: the JSON Schemas of what the program writes, for the version that is installed.
struct SchemaCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema (draft-07) of a format.")

    @Argument(help: ArgumentHelp("What it describes: \(names.joined(separator: ", ")).", valueName: "name"))
    var name: String

    func run(on console: Console) throws -> ExitStatus {
        guard let schema = CataloguePage.schemas.first(where: { Self.name(of: $0) == name }) else {
            throw Failure(unknown: "schema", name, among: Self.names)
        }
        try console.write(schema.text.description)
        return .passed
    }

    private static var names: [String] { CataloguePage.schemas.map(name) }

    /// `report` for `report.v1.schema.json`.
    private static func name(of schema: CataloguePage) -> String {
        String(schema.file.description.prefix { $0 != "." })
    }
}
