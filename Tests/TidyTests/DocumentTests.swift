import Foundation
import Testing

/// What the documents claim, held against the project.
@Suite struct DocumentTests {
    @Test func `the table of targets is what the package declares and the files import`() throws {
        let rows = Repository.text("ARCHITECTURE.md").matches(of: /\n\| `([\w-]+)` \| [^|]+ \|([^|]*)\|/)
        let package = Repository.text("Package.swift")
        var named: Set<String> = []
        for row in rows {
            let target = String(row.1)
            named.insert(target)
            let allowed = Set(row.2.matches(of: /`(\w+)`/).map { String($0.1) })
            let files = Repository.sources.filter { $0.target == target }
            #expect(!files.isEmpty, "ARCHITECTURE.md speaks of \(target)")
            let imports = Set(files.flatMap(\.imports))
            #expect(imports.subtracting(allowed) == [], "imports of \(target) that ARCHITECTURE.md does not allow")
            #expect(allowed.subtracting(imports) == [], "imports that ARCHITECTURE.md gives to \(target) for nothing")
            let declared = dependencies(of: target, in: package)
            let needed = allowed.subtracting(["Dispatch", "Foundation", "Synchronization"]).map {
                $0 == "CYaml" ? "Yams" : $0
            }
            #expect(declared == Set(needed), "dependencies of \(target) in Package.swift")
        }
        #expect(Set(Repository.folders(in: "Sources")) == named)
    }

    @Test func `every property of screen files is described`() {
        let cases = SwiftFile("Sources/A11yModel/Screen/Property.swift").code.prefix { !$0.contains("var word") }
            .compactMap { $0.wholeMatch(of: /\s+case ([\w, ]+)/)?.1 }
        let properties = cases.flatMap { $0.split(separator: ", ") }
        #expect(properties.count > 60)
        let rows = Repository.text("docs/screen-format.md").split(separator: "\n").filter { $0.hasPrefix("|") }
        for property in properties { #expect(rows.contains { $0.contains("`\(property)`") }, "\(property)") }
    }

    @Test func `the server runs the command that the README gives for the tests`() {
        let commands = blocks("sh", in: Repository.text("README.md")).flatMap { $0 }
        #expect(commands.contains("swift test"))
        let script = Repository.text(".ci/run").split(separator: "\n")
        // What follows only puts the closing line of the runner last.
        #expect(script.last?.hasPrefix("swift test 2>&1 | awk ") == true)
    }

    @Test func `every make target is explained`() {
        let lines = Repository.text("Makefile").split(separator: "\n")
        let targets = lines.filter { $0.hasPrefix(".PHONY:") }.flatMap { $0.split(separator: " ").dropFirst() }
        #expect(!targets.isEmpty)
        for target in targets { #expect(lines.contains { $0.hasPrefix("\(target): ## ") }, "make \(target)") }
    }

    @Test(arguments: Repository.handwrittenDocuments)
    func `the files, folders and tests that a document names exist`(document: String) {
        let text = Repository.text(document)
        for path in Set(text.matches(of: /`((?:Sources|Rules|Fixtures|Tests|scripts|\.ci)\/[\w.\/-]+)`/).map(\.1)) {
            let file = Repository.root.appending(path: String(path))
            #expect(FileManager.default.fileExists(atPath: file.path()), "\(document) names \(path)")
        }
        let names = Set(Repository.tests.map { String($0.path.split(separator: "/").last ?? "") })
        for suite in Set(text.matches(of: /`(\w+Tests)`/).map(\.1)) {
            #expect(names.contains("\(suite).swift"), "\(document) names \(suite)")
        }
    }

    @Test func `every suite that ARCHITECTURE.md names is in the list of docs/testing.md`() {
        func suites(_ document: String) -> Set<String> {
            Set(Repository.text(document).matches(of: /`(\w+Tests)`/).map { String($0.1) })
        }
        #expect(suites("docs/testing.md").count > 50)
        #expect(suites("ARCHITECTURE.md").subtracting(suites("docs/testing.md")) == [])
    }

    @Test func `every decision is in the index`() {
        let index = Repository.text("docs/decisions/README.md")
        let pages = Repository.files(in: "docs/decisions", ending: ".md").filter { !$0.hasSuffix("/README.md") }
        #expect(pages.count > 15)
        for page in pages { #expect(index.contains("](\(page.split(separator: "/").last ?? ""))"), "\(page)") }
    }

    @Test(arguments: Repository.documents)
    func `links lead somewhere`(document: String) {
        let folder = document.split(separator: "/").dropLast().joined(separator: "/")
        let text = Repository.text(document)
        #expect(!text.isEmpty, "\(document) is missing")
        for link in text.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
            let target = Repository.root.appending(path: folder).appending(path: String(link.1)).standardized
            #expect(FileManager.default.fileExists(atPath: target.path()), "\(document) links to \(link.1)")
        }
    }

    /// What the package says a target depends on.
    private func dependencies(of target: String, in package: String) -> Set<String> {
        let pieces = package.components(separatedBy: "name: \"\(target)\"").dropFirst()
        let names = pieces.compactMap { piece in
            piece.prefixMatch(of: /,\s*dependencies: \[([^\]]*)\]/)?.1.matches(of: /"(\w+)"/)
                .map { String($0.1) }
        }
        return Set(names.flatMap { $0 })
    }

    /// The lines of each fenced block of a language.
    private func blocks(_ language: String, in text: String) -> [[Substring]] {
        text.split(separator: "\n```\(language)\n").dropFirst().map { block in
            block.split(separator: "\n```", maxSplits: 1).first?.split(separator: "\n") ?? []
        }
    }
}
