import Foundation
import TestSupport
import Testing

@testable import A11yProject

/// The files for editors, against what the program reads and what editors ask of such files.
@Suite struct EditorFileTests {
    private func object(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: packageRoot.appending(path: "Editors/\(path)"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func `the extension has the program's version and what Visual Studio Code requires`() throws {
        let manifest = try object("vscode/package.json")
        #expect(manifest["version"] as? String == Version.current.number)
        for key in ["name", "publisher", "engines", "contributes", "activationEvents"] {
            #expect(manifest[key] != nil, "\(key)")
        }
        let main = try #require(manifest["main"] as? String)
        let file = packageRoot.appending(path: "Editors/vscode").appending(path: main).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: file.path()))
        let readme = try String(contentsOf: packageRoot.appending(path: "Editors/vscode/README.md"), encoding: .utf8)
        #expect(readme.contains("a11ylint-\(Version.current.number).vsix"))
    }

    @Test func `the entries for SchemaStore name our schemas and the files that they are for`() throws {
        let entries = try #require(try object("schemastore.json")["schemas"] as? [[String: Any]])
        #expect(!entries.isEmpty)
        for entry in entries {
            #expect(Set(entry.keys) == ["name", "description", "fileMatch", "url"])
            let url = try #require((entry["url"] as? String).flatMap(URL.init))
            let schema = packageRoot.appending(path: "Schemas").appending(path: url.lastPathComponent)
            #expect(FileManager.default.fileExists(atPath: schema.path()), "\(url)")
            let names = try #require(entry["fileMatch"] as? [String])
            #expect(names.allSatisfy { ConfigurationFiles.isNamedSo("/a/\($0)") || $0 == ".a11ylint-baseline.json" })
        }
    }
}
