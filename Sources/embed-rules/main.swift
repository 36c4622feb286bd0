/// Writes the rule pages, the word lists and the schemas as one Swift file: `embed-rules PAGES WORDS SCHEMAS OUTPUT`.
///
/// Every page is embedded twice: whole, for `explain`, `verify` and the tests, and as its *head*, the top-level keys
/// that a plain run needs, parsed already. A word list's head is all of it. A schema is never decoded, and has no head.
import Foundation

/// The keys that only `explain` and the tests read.
let deferredKeys: Set<String> = ["rationale", "examples"]

let arguments = CommandLine.arguments
guard arguments.count == 5 else {
    FileHandle.standardError.write(Data("usage: embed-rules PAGES WORDS SCHEMAS OUTPUT\n".utf8))
    exit(2)
}

do {
    var swift = "extension CataloguePage {\n"
    swift += try list("all", "Every rule page, by name.", folder: arguments[1])
    swift += try list("words", "Every word list, by name.", folder: arguments[2])
    swift += try list("schemas", "Every JSON Schema, by name.", folder: arguments[3])
    swift += "}\n"
    try swift.write(to: URL(fileURLWithPath: arguments[4]), atomically: true, encoding: .utf8)
} catch {
    FileHandle.standardError.write(Data("embed-rules: \(error)\n".utf8))
    exit(1)
}

/// A constant with the files of a folder that are text of ours.
func list(_ name: String, _ comment: String, folder: String) throws -> String {
    let files = try FileManager.default
        .contentsOfDirectory(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
        .filter { ["json", "yaml"].contains($0.pathExtension) }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    var swift = "    /// \(comment)\n    public static let \(name): [CataloguePage] = [\n"
    for file in files {
        let text = try String(contentsOf: file, encoding: .utf8)
        swift += "        CataloguePage(\n            file: \"\(file.lastPathComponent)\",\n"
        let head = file.pathExtension == "yaml" ? try packed(text, leavingOut: deferredKeys) : ""
        swift += "            head: \(literal(head)),\n            text: \(literal(text))),\n"
    }
    return swift + "    ]\n"
}

/// A raw multi-line string literal, with enough number signs that nothing in the text can end it or start an escape.
func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    return signs + "\"\"\"\n" + text + "\n\"\"\"" + signs
}
