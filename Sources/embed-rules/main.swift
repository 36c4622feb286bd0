/// Writes the rule pages of a folder as one Swift file: `embed-rules FOLDER OUTPUT`.
///
/// Every page is embedded twice: whole, for `explain`, `verify` and the tests, and as its *head*, the top-level keys that
/// a plain run needs. Start-up parses heads only, and what a plain run does not need is not decoded.
import Foundation

/// The keys that only `explain` and the tests read.
let deferredKeys: Set<Substring> = ["rationale", "examples", "sources"]

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: embed-rules FOLDER OUTPUT\n".utf8))
    exit(2)
}

do {
    let folder = URL(fileURLWithPath: arguments[1])
    let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "yaml" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    var swift = "extension CataloguePage {\n    /// Every page of the folder, by name.\n"
    swift += "    public static let all: [CataloguePage] = [\n"
    for page in pages {
        let text = try String(contentsOf: page, encoding: .utf8)
        swift += "        CataloguePage(\n            file: \"\(page.lastPathComponent)\",\n"
        swift += "            head: \(literal(head(of: text))),\n            text: \(literal(text))),\n"
    }
    swift += "    ]\n}\n"
    try swift.write(to: URL(fileURLWithPath: arguments[2]), atomically: true, encoding: .utf8)
} catch {
    FileHandle.standardError.write(Data("embed-rules: \(error)\n".utf8))
    exit(1)
}

/// The page without the blocks of `deferredKeys`: a block is a line with a key in column 1 and all lines up to the next.
func head(of text: String) -> String {
    var kept: [Substring] = []
    var keeps = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if let first = line.first, first != " ", first != "#", first != "-" {
            keeps = !deferredKeys.contains(line.prefix { $0 != ":" })
        }
        if keeps { kept.append(line) }
    }
    return kept.joined(separator: "\n")
}

/// A raw multi-line string literal, with enough number signs that nothing in the text can end it or start an escape.
func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    return signs + "\"\"\"\n" + text + "\n\"\"\"" + signs
}
