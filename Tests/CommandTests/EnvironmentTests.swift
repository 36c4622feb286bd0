import Foundation
import Testing

/// Variables stand for flags: below those of the command line, above the configuration.
@Suite struct EnvironmentTests {
    private func check(
        _ environment: [String: String], _ arguments: [String] = [], configuration: String = ""
    ) throws -> ProgramRun {
        let folder = try Folder(["a.yaml": ConfigurationFileTests.screen, ".a11ylint.yml": configuration])
        return try a11ylint(arguments, in: folder.url, environment: environment)
    }

    @Test(
        arguments: [
            (["A11YLINT_FAIL_ON": "warning"], 1), (["A11YLINT_STRICT": "1"], 1), (["A11YLINT_STRICT": "false"], 0),
            (["A11YLINT_STRICT": ""], 0), (["A11YLINT_MAX_WARNINGS": "0"], 1),
            (["A11YLINT_STRICT": "1", "A11YLINT_IGNORE": "small-target,tiny-target"], 0),
            (["A11YLINT_SET": "fail-on=warning\nrules.tiny-target=off"], 1),
            (["A11YLINT_CONFIG": "none.yml"], 2), (["A11YLINT_JOBS": "1", "A11YLINT_FORMAT": "json"], 0),
            (["A11YLINT_OTHER": "1"], 0),
        ] as [([String: String], Int32)])
    func `a variable is its flag`(environment: [String: String], status: Int32) throws {
        #expect(try check(environment, ["a.yaml"]).status == status)
    }

    @Test(arguments: [[], ["check"], ["lint", "a.yaml", "-q"]])
    func `a variable counts however the command is written`(arguments: [String]) throws {
        #expect(try check(["A11YLINT_FAIL_ON": "warning"], arguments).status == 1)
    }

    @Test(
        arguments: [
            (["A11YLINT_FAIL_ON": "warning"], ["--fail-on", "error"]), (["A11YLINT_FAIL_ON": "never"], ["--strict"]),
            (["A11YLINT_STRICT": "1"], ["--fail-on=never"]), (["A11YLINT_FORMAT": "nonsense"], ["-fjson"]),
            (["A11YLINT_QUIET": "1"], ["-v"]), (["A11YLINT_CONFIG": "none.yml"], ["--no-config"]),
        ] as [([String: String], [String])])
    func `the command line decides over a variable`(environment: [String: String], arguments: [String]) throws {
        #expect(try check(environment, arguments) == check([:], arguments))
    }

    @Test func `a variable decides over the configuration`() throws {
        #expect(try check([:], configuration: "fail-on: warning").status == 1)
        #expect(try check(["A11YLINT_FAIL_ON": "error"], configuration: "fail-on: warning").status == 0)
        #expect(try check(["A11YLINT_NO_CONFIG": "1"], configuration: "fail-on: warning").status == 0)
    }

    @Test(
        arguments: [
            ("FAIL_ON", "often"), ("STRICT", "perhaps"), ("SELECT", "missing-labl"), ("FORMAT", "xml"), ("JOBS", "-3"),
            ("MAX_WARNINGS", "-1"), ("MIN_SEVERITY", "bad"), ("PRESET", "strct"), ("SET", "fail-on=often"),
            ("CONFIG", "none.yml"), ("REPORT", "sarif"),
        ] as [(String, String)])
    func `a value that is no good names its variable`(name: String, value: String) throws {
        let run = try check(["A11YLINT_\(name)": value])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("Error: A11YLINT_\(name)"), "\(run.errors)")
    }

    @Test func `other commands heed which configuration governs`() throws {
        let folder = try Folder([".a11ylint.yml": "locale: de"])
        #expect(try a11ylint(["config", "path"], in: folder.url).output == ".a11ylint.yml\n")
        let run = try a11ylint(["config", "path"], in: folder.url, environment: ["A11YLINT_NO_CONFIG": "1"])
        #expect(run.status == 1)
        #expect(try a11ylint(["rules"], in: folder.url, environment: ["A11YLINT_FORMAT": "json"]).status == 0)
    }
}
