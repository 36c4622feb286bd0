import Foundation
import TestSupport
import Testing

/// The generated reference of the rules: `Rules/README.md`, and a page for each rule in `docs/rules`.
@Suite struct RuleReferenceTests {
    @Test func `the index and the pages are what the rule pages say, and no other page is there`() throws {
        let folder = try Folder(["Rules/README.md": ""])
        try FileManager.default.createDirectory(at: folder.url("docs/rules"), withIntermediateDirectories: true)
        let arguments = ["rules", "--format", "markdown", "--output", "Rules/README.md", "--pages", "docs/rules"]
        let result = try a11ylint(arguments, in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        if isUpdatingGoldens { try replaceReference(from: folder) }
        let written = try names(in: folder.url)
        #expect(written.count > 100)
        #expect(try names(in: packageRoot) == written, "`make docs` rewrites the pages")
        for path in ["Rules/README.md"] + written.map({ "docs/rules/\($0)" }) {
            let committed = try? String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
            #expect(try committed == folder.text(path), "`make docs` rewrites \(path)")
        }
    }

    @Test func `an index without pages links to none, and pages need an index`() throws {
        let index = try a11ylint(["rules", "missing-label", "--format", "markdown"]).output
        #expect(index.contains("| `missing-label` | Control without a name | error | recommended |"))
        for arguments in ["--pages pages", "--pages pages -f markdown", "--pages pages -o list.md"] {
            let result = try a11ylint(["rules"] + arguments.split(separator: " ").map(String.init))
            #expect(result.status == 2 && result.errors.contains("--pages needs --format markdown"), "\(result)")
        }
    }

    @Test(arguments: ["missing-label", "small-target", "syntax"])
    func `explain names the page of a rule`(rule: String) throws {
        let text = try a11ylint(["explain", rule, "--all"]).output
        #expect(text.contains("\n\nDocumentation\n    docs/rules/\(rule).md\n"))
    }

    @Test func `what explain says of a rule fits two screens of a small terminal`() throws {
        let pages = packageRoot.appending(path: "Rules/Pages").path()
        let rules = try FileManager.default.contentsOfDirectory(atPath: pages).map { $0.replacing(".yaml", with: "") }
        #expect(rules.count > 100)
        for rule in rules { try expectShortExplanation(of: rule) }
    }

    private func expectShortExplanation(of rule: String) throws {
        let text = try a11ylint(["explain", rule], environment: ["COLUMNS": "80"]).output
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 2 * 28, "\(text)")
        #expect(text.contains("\nWhat to do\n") && text.contains("\nBad"), "\(text)")
        #expect(text.contains(": a11ylint explain \(rule) --all\n"))
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "docs/rules").path()).sorted()
    }

    private func replaceReference(from folder: Folder) throws {
        for path in ["Rules/README.md", "docs/rules"] {
            try? FileManager.default.removeItem(at: packageRoot.appending(path: path))
            try FileManager.default.copyItem(at: folder.url(path), to: packageRoot.appending(path: path))
        }
    }
}
