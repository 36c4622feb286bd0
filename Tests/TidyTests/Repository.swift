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
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
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
    static let sources = files(in: "Sources", ending: ".swift").map(SwiftFile.init)
    static let tests = files(in: "Tests", ending: ".swift").map(SwiftFile.init)
    static let plugins = files(in: "Plugins", ending: ".swift").map(SwiftFile.init) + [SwiftFile("Package.swift")]

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

/// A Swift file, with its lines as they are written and as code alone.
struct SwiftFile: Sendable, CustomTestStringConvertible {
    let path: String
    let lines: [Substring]
    /// The lines without comments and without the contents of string literals.
    let code: [Substring]

    init(_ path: String) {
        self.path = path
        let text = Repository.text(path)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        code = codeOnly(text).split(separator: "\n", omittingEmptySubsequences: false)
    }

    var testDescription: String { path }

    /// The target: the folder below `Sources`.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    /// The functions and initialisers with a body: the line each begins in, from 1, and how many lines it takes.
    var functions: [(line: Int, lines: Int)] {
        var found: [(line: Int, lines: Int)] = []
        for (start, line) in code.enumerated() where line.contains(/^\s*[\w@() ]*\b(func|init|subscript)\b[^"]*[(<]/) {
            var depth = 0
            var hasBody = false
            scan: for (offset, text) in code[start...].enumerated() {
                for character in text {
                    if character == "{" { (depth, hasBody) = (depth + 1, true) }
                    if character == "}" { depth -= 1 }
                    if hasBody, depth == 0 {
                        found.append((start + 1, offset + 1))
                        break scan
                    }
                    // A requirement of a protocol ends with the protocol.
                    if depth < 0 { break scan }
                }
            }
        }
        return found
    }

    /// The places whose code matches, each as `path:line: text`.
    func places(of pattern: some RegexComponent) -> [String] {
        zip(code, lines).enumerated().filter { $0.element.0.contains(pattern) }
            .map { "\(path):\($0.offset + 1): \($0.element.1.drop { $0 == " " })" }
    }

    /// The lines, comments and all, that are so, each as `path:line`.
    func places(where isSo: (Substring) -> Bool) -> [String] {
        lines.enumerated().filter { isSo($0.element) }.map { "\(path):\($0.offset + 1)" }
    }

    /// The modules that it imports.
    var imports: Set<String> {
        Set(
            code.compactMap { $0.firstMatch(of: /^(?:@\w+ )*(?:public |internal |private )?import (\w+)/) }.map {
                String($0.1)
            })
    }
}
