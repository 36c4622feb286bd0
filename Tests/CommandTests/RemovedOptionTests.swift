import Foundation
import Testing

/// What earlier versions took: options that are gone, and variables that gave options.
@Suite struct RemovedOptionTests {
    private let folder: Folder

    init() throws { folder = try Folder(["a.yaml": ConfigurationFileTests.screen]) }

    @Test(arguments: [
        ("--strict", "--fail-on warning"), ("--report=sarif=a", "--format NAME=PATH"), ("--changed", "--since auto"),
        ("--no-config", "--config none"), ("--watch", "watchexec -- a11ylint check, or an editor with the server"),
    ])
    func `an option that is gone is answered with the way that remains`(option: String, way: String) throws {
        let run = try a11ylint(["check", option], in: folder.url)
        #expect(run.status == 2)
        let name = option.prefix { $0 != "=" }
        #expect(run.errors == "Error: \(name) was removed; instead: \(way)\n")
    }

    @Test func `a command that is gone is answered, too`() throws {
        let run = try a11ylint(["baseline", "update", "--allow-growth"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors == "Error: “a11ylint baseline update” was removed; instead: a11ylint baseline\n")
    }

    @Test func `what is wrong with another option is told as ever`() throws {
        let run = try a11ylint(["baseline", "--reason", ""], in: folder.url)
        #expect(run.status == 2 && !run.errors.contains("was removed"), "\(run.errors)")
    }

    @Test func `a variable that gave an option is not read, and the user is told so`() throws {
        let environment = ["A11YLINT_FAIL_ON": "warning", "A11YLINT_STRICT": "1", "A11YLINT_SCREENS": "a"]
        let run = try a11ylint(["a.yaml"], in: folder.url, environment: environment)
        #expect(run.status == 0)
        let warnings = run.errors.split(separator: "\n").map { $0.prefix { $0 != ";" } }
        #expect(warnings == ["Warning: A11YLINT_FAIL_ON is not read", "Warning: A11YLINT_STRICT is not read"])
        #expect(try a11ylint(["a.yaml"], in: folder.url).errors == "")
    }
}
