import Foundation
import Testing

/// The files of the project, as they lie on the disk.
enum Repository {
    /// The folder of the package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of a file; empty where there is none.
    static func text(_ path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }

    /// The files below a folder whose names end so, sorted.
    static func files(in folder: String, ending: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path())?.allObjects ?? []
        // What `make code-oracle` builds is not the project's.
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) && !$0.contains(".build/") }
            .map { "\(folder)/\($0)" }.sorted()
    }

    /// The folders in a folder, sorted.
    static func folders(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())) ?? []
        return names.filter { name in
            let path = root.appending(path: "\(folder)/\(name)").path()
            return (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
        }.sorted()
    }

    /// Every Swift file that is part of a product or of its tests.
    static let sources = files(in: "Sources", ending: ".swift").map { SwiftFile($0) }
    static let tests = files(in: "Tests", ending: ".swift").map { SwiftFile($0, isCode: false) }
    static let capture = files(in: "Capture", ending: ".swift").map { SwiftFile($0) }
    static let plugins = files(in: "Plugins", ending: ".swift").map { SwiftFile($0) } + [SwiftFile("Package.swift")]

    /// The documents that people write and read, without rule pages and without console sessions that are only tests.
    static let handwrittenDocuments =
        [
            "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "STABILITY.md",
            "Rules/TUTORIAL.md",
        ] + files(in: "docs", ending: ".md").filter { !$0.hasPrefix("docs/rules/") }

    /// Every Markdown document of the project.
    static let documents = Set(
        handwrittenDocuments
            + ["docs/rules", "Rules", "Fixtures"].flatMap { files(in: $0, ending: ".md") }
    ).sorted()
}

/// Whether a line holds one of these words. A regular expression for each line takes most of the time of all tests of
/// this kind.
private func holds(one words: [String], _ line: Substring) -> Bool {
    let text = String(line)
    return words.contains { strstr(text, $0) != nil }
}

/// A Swift file, with its lines as they are written and as code alone.
struct SwiftFile: Sendable, CustomTestStringConvertible {
    let path: String
    let lines: [Substring]
    /// The lines without comments and without the contents of string literals.
    let code: [Substring]
    /// The functions and initialisers with a body: the line each begins in, from 1, and how many lines it takes.
    let functions: [(line: Int, lines: Int)]
    /// The modules that it imports.
    let imports: Set<String>

    /// Reads a file; of one that `isCode` says is none, the lines alone.
    init(_ path: String, isCode: Bool = true) {
        self.path = path
        let text = Repository.text(path)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        code = codeOnly(isCode ? text : "").split(separator: "\n", omittingEmptySubsequences: false)
        functions = SwiftFile.functions(in: code)
        imports = SwiftFile.imports(in: code)
    }

    var testDescription: String { path }

    /// The target: the folder below `Sources`.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    /// The places whose code matches, each as `path:line: text`. What matches holds one of the `words`.
    func places(of pattern: some RegexComponent, with words: [String]) -> [String] {
        zip(code, lines).enumerated()
            .filter { holds(one: words, $0.element.0) && $0.element.0.contains(pattern) }
            .map { "\(path):\($0.offset + 1): \($0.element.1.drop { $0 == " " })" }
    }

    /// The lines, comments and all, that are so, each as `path:line`.
    func places(where isSo: (Substring) -> Bool) -> [String] {
        lines.enumerated().filter { isSo($0.element) }.map { "\(path):\($0.offset + 1)" }
    }

    private static func functions(in code: [Substring]) -> [(line: Int, lines: Int)] {
        let braces = code.map { line in
            (opening: line.utf8.count { $0 == UInt8(ascii: "{") }, closing: line.utf8.count { $0 == UInt8(ascii: "}") })
        }
        let beginning = /^\s*[\w@() ]*\b(func|init|subscript)\b[^"]*[(<]/
        let words = ["func", "init", "subscript"]
        return code.indices.filter { holds(one: words, code[$0]) && code[$0].contains(beginning) }.compactMap { start in
            var depth = 0
            var hasBody = false
            for index in start..<code.count {
                depth += braces[index].opening - braces[index].closing
                hasBody = hasBody || braces[index].opening > 0
                if hasBody, depth <= 0 { return (start + 1, index - start + 1) }
                // A requirement of a protocol ends with the protocol.
                if depth < 0 { return nil }
            }
            return nil
        }
    }

    private static func imports(in code: [Substring]) -> Set<String> {
        let lines = code.filter { ["import ", "@", "public ", "internal ", "private "].contains(where: $0.hasPrefix) }
        let imported = /^(?:@\w+ )*(?:public |internal |private )?import (\w+)/
        return Set(
            lines.filter { holds(one: ["import"], $0) }.compactMap { line in
                line.firstMatch(of: imported).map { String($0.1) }
            })
    }
}
