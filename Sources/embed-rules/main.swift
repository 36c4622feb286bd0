/// Writes the rule pages, the word lists, the schemas and the templates as one Swift file:
/// `embed-rules PAGES WORDS SCHEMAS TEMPLATES OUTPUT`.
///
/// Every page is embedded twice: whole, for `explain`, `verify` and the tests, and as its *head*, what other runs need,
/// parsed already. All heads are one list, which is unpacked at once. A word list's head is all of it. A schema
/// or template is never decoded, and has no head.
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 6 else {
    FileHandle.standardError.write(Data("usage: embed-rules PAGES WORDS SCHEMAS TEMPLATES OUTPUT\n".utf8))
    exit(2)
}

do {
    var swift = "extension CataloguePage {\n"
    swift += try list("all", "Every rule page, by name.", of: files(in: arguments[1])) { _ in "" }
    swift += try heads(of: files(in: arguments[1]))
    swift += try list("words", "Every word list, by name.", of: files(in: arguments[2])) { try packed($0) }
    swift += try list("schemas", "Every JSON Schema, by name.", of: files(in: arguments[3])) { _ in "" }
    swift += try list("templates", "Every template, by name.", of: files(in: arguments[4])) { _ in "" }
    swift += "}\n"
    try swift.write(to: URL(fileURLWithPath: arguments[5]), atomically: true, encoding: .utf8)
} catch {
    FileHandle.standardError.write(Data("embed-rules: \(error)\n".utf8))
    exit(1)
}

/// The names and texts of the files of a folder that are text of ours, by name.
func files(in folder: String) throws -> [(name: String, text: String)] {
    try FileManager.default
        .contentsOfDirectory(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
        .filter { ["css", "js", "json", "yaml", "yml"].contains($0.pathExtension) }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
        .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
}

/// A constant with these files, and the head that each has.
func list(
    _ name: String, _ comment: String, of files: [(name: String, text: String)], head: (String) throws -> String
) throws -> String {
    var swift = "    /// \(comment)\n    package static let \(name): [CataloguePage] = [\n"
    for file in files {
        swift += "        CataloguePage(\n            file: \"\(file.name)\",\n"
        swift += "            head: \(literal(try head(file.text))),\n            text: \(literal(file.text))),\n"
    }
    return swift + "    ]\n"
}

/// A constant with the heads of pages, packed as one list.
func heads(of pages: [(name: String, text: String)]) throws -> String {
    let heads = try pages.map { try packedHead(of: $0.text) }
    return "    /// What lint runs need of the pages, packed as one list in their order.\n"
        + "    package static let heads: StaticString = \(literal("[" + heads.joined() + "]"))\n"
}

/// A raw multi-line string literal, with enough number signs that nothing in the text can end it or start an escape.
func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    return signs + "\"\"\"\n" + text + "\n\"\"\"" + signs
}
