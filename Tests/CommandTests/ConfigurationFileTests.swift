import Foundation
import Testing

/// Which configuration governs, and what it does, as a user sees it.
@Suite struct ConfigurationFileTests {
    static let screen = """
        screen: Cart
        elements:
          - { type: label, text: Cart, traits: [header] }
          - { type: button, id: pay, label: Pay, frame: [16, 100, 32, 28] }
        """

    /// What a run over some files answers: its status, then its findings, `path rule severity`.
    private func check(
        _ files: [String: String], _ arguments: [String] = [], in folder: String = "", input: String = "",
        environment: [String: String] = [:]
    ) throws -> (run: ProgramRun, findings: [String]) {
        let project = try Folder(files)
        let run = try a11ylint(
            ["check", "--format", "compact", "-q"] + arguments, in: project.url(folder), input: input,
            environment: environment)
        let findings = run.output.split(separator: "\n").map { line in
            let parts = line.split(separator: ":")
            return "\(parts[0]) \(parts[3].dropFirst()) \(line.split(separator: "[").last?.prefix { $0 != "]" } ?? "")"
        }
        return (run, findings)
    }

    @Test func `a baseline that does not exist makes a configuration invalid`() throws {
        let folder = try Folder([".a11ylint.yml": "fail-on: error\nbaseline: gone.json"])
        let run = try a11ylint(["config"], in: folder.url)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "Error: .a11ylint.yml:2: there is no baseline “gone.json”; “a11ylint baseline” writes it\n")
        try folder.write("{}", to: "gone.json")
        #expect(try a11ylint(["config"], in: folder.url).status == 0)
    }

    @Test func `the nearest configuration above a file governs it, alone`() throws {
        let files = [
            ".a11ylint.yml": "rules: { small-target: error }", "a.yaml": Self.screen, "b/c/a.yaml": Self.screen,
            "b/.a11ylint.yaml": "rules: { small-target: { severity: info } }",
        ]
        #expect(try check(files).findings == ["a.yaml error small-target", "b/c/a.yaml info small-target"])
        #expect(try check(files, ["../a.yaml"], in: "b").findings == ["../a.yaml error small-target"])
        #expect(try check(files, ["--config", "none"]).findings.filter { $0.contains("error") } == [])
        #expect(try check(files, ["--config", "b/.a11ylint.yaml"]).findings.filter { $0.contains("info") }.count == 2)
    }

    @Test func `a repository is as far as it is looked for`() throws {
        let files = [
            ".a11ylint.yml": "rules: { small-target: off }", "b/.git/HEAD": "", "b/a.yaml": Self.screen,
        ]
        #expect(try check(files, ["b"]).findings == ["b/a.yaml warning small-target"])
    }

    @Test func `standard input is governed by its name`() throws {
        let files = ["b/.a11ylint.yml": "rules: { small-target: off }"]
        let named = ["-", "--stdin-filename", "b/a.yaml"]
        #expect(try check(files, named, input: Self.screen).findings == [])
        #expect(try check(files, ["-"], input: Self.screen).findings.count == 1)
    }

    @Test func `what is extended is relative to the file that names it, and gives way`() throws {
        let files = [
            "a.yaml": Self.screen, "old/a.yaml": Self.screen,
            ".a11ylint.yml": "extends: [team/base.yml]\nfail-on: never",
            "team/base.yml": "extends: [more.yml]\nfail-on: info\nrules: { small-target: { minimum: 20 } }",
            "team/more.yml": "rules: { small-target: error }\noverrides: [{ files: [old/], rules: { all: off } }]",
        ]
        let (run, findings) = try check(files, ["--set", "rules.small-target.minimum=30"])
        #expect(findings == ["a.yaml error small-target", "old/a.yaml error small-target"])
        #expect(run.status == 0)
        #expect(try check(files).findings == [])
    }

    @Test(
        arguments: [
            ([".a11ylint.yml": "", ".a11ylint.yaml": ""], "holds both .a11ylint.yml and .a11ylint.yaml"),
            ([".a11ylint.yml": "extends: [b.yml]", "b.yml": "extends: [./.a11ylint.yml]"], "b.yml → .a11ylint.yml"),
            ([".a11ylint.yml": "extends: [b.yml]"], "no file “b.yml”"),
            ([".a11ylint.yml": "extends: [b/]", "b/c.yml": ""], "“b/” is a folder; name a file in it"),
            ([".a11ylint.yml/a": ""], ".a11ylint.yml: a folder, and not a file"),
            ([".a11ylint.yml": "limits: { nestin: 9 }"], "unknown key “nestin” of “limits”"),
            ([".a11ylint.yml": "custom-rules: [rules]"], "no file or folder “rules”"),
            ([".a11ylint.yml": "required-version: \">=90\"\nrulez: 1"], "and .a11ylint.yml:1 requires “>=90”"),
            (["b/.a11ylint.yml": "rulez: 1", "b/a.yaml": screen], "┌─ b/.a11ylint.yml:1:1"),
            ([".a11ylint.yml": "rules:\n  \u{1B}[31m: off"], #"\u{1B}[31m"#),
        ] as [([String: String], String)])
    func `what is wrong ends the run before it begins`(files: [String: String], words: String) throws {
        let run = try check(["a.yaml": Self.screen].merging(files) { $1 }).run
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(words), "\(run.errors)")
        #expect(!run.errors.contains("\u{1B}"))
    }

    @Test func `a file that is inherited by many ways says what it says once`() throws {
        let files = [
            "a.yaml": Self.screen, ".a11ylint.yml": "extends: [./b.yml, ./c.yml]", "b.yml": "extends: [./d.yml]",
            "c.yml": "extends: [./d.yml]\nrules: { small-target: info }",
            "d.yml": """
            rules: { small-target: error }
            suppressions: [{ rule: small-target, element: "#pay", reason: drawn by hand }]
            overrides: [{ files: [a.yaml], rules: { low-contrast: off } }]
            """,
        ]
        #expect(try check(files).findings == [])
        let project = try Folder(files)
        #expect(try a11ylint(["check", "--all"], in: project.url).output.contains("1 suppressed"))
        let shown = try a11ylint(["config"], in: project.url).output
        #expect(shown.components(separatedBy: "drawn by hand").count == 2)
        #expect(shown.components(separatedBy: "low-contrast").count == 2)
    }

    @Test func `what is asked of suppressions is inherited by those of the file itself`() throws {
        let entries = "suppressions: [{ rule: low-contrast }, { rule: small-target }]\n"
        func rules(_ policy: String) throws -> [String] {
            try check([
                "a.yaml": Self.screen, ".a11ylint.yml": entries + "extends: [./b.yml]",
                "b.yml": "suppression-policy: { \(policy) }",
            ]).findings
        }
        #expect(try rules("unused: off, require-reason: false") == [])
        #expect(
            try rules("unused: error, require-reason: false") == [".a11ylint.yml error unused-suppression"])
        #expect(try rules("unused: off").count == 2)
    }

    @Test(arguments: [(90, Int32(0)), (2000, 2)])
    func `a chain of files ends somewhere`(length: Int, status: Int32) throws {
        var files = ["a.yaml": Self.screen, "c\(length).yml": "rules: { small-target: off }"]
        for number in 0..<length {
            // Each is named twice: read twice, they would never come to an end.
            files["c\(number).yml"] = "extends: [./c\(number + 1).yml, ./c\(number + 1).yml]"
        }
        let run = try check(files, ["--config", "c0.yml"]).run
        #expect(run.status == status)
        #expect(run.output == "")
        #expect(status == 0 || run.errors.contains("one file extends another more than 100 times over"))
    }

    @Test func `an error is drawn with its line`() throws {
        let run = try check([".a11ylint.yml": "rules:\n  low-contrst: error\n", "a.yaml": Self.screen]).run
        #expect(
            run.errors.hasPrefix(
                """
                error[config]: unknown rule “low-contrst” in .a11ylint.yml
                  ┌─ .a11ylint.yml:2:3
                  │
                2 │ low-contrst: error
                  │ ^^^^^^^^^^^ did you mean “low-contrast”?
                  │
                  = help   a11ylint rules lists all
                """))
        #expect(run.errors.hasSuffix("\nExit 2: the configuration is not usable; nothing was checked.\n"))
    }

    @Test func `an exception that concerns nothing is told in a run over the whole project`() throws {
        let files = [
            "b/.a11ylint.yml": "overrides:\n  - { files: [old/], rules: { small-target: off } }\n",
            "b/a.yaml": "screen: A\nelements: [{ type: label, text: A, traits: [header] }]", "b/c/a.yaml": Self.screen,
        ]
        let unused = "b/.a11ylint.yml warning unused-override"
        #expect(try check(files, ["b"]).findings == [unused, "b/c/a.yaml warning small-target"])
        #expect(try check(files).findings.contains(unused))
        #expect(try !check(files, ["b/c"]).findings.contains(unused))
        #expect(try check(files, ["b", "--ignore", "unused-override,small-target"]).findings == [])
    }

    @Test func `reports are written where the configuration says, relative to it`() throws {
        let project = try Folder([
            ".a11ylint.yml": "format: summary\nreports: { csv: build/out.csv }", "b/a.yaml": Self.screen,
        ])
        let run = try a11ylint(["check", "a.yaml"], in: project.url("b"))
        #expect(try project.text("build/out.csv").contains("small-target"))
        #expect(run.output.contains("small-target"))
        let json = try a11ylint(["check", "a.yaml", "--format", "json"], in: project.url("b")).output
        #expect(json.contains(#""config": ".a11ylint.yml""#))
    }

    @Test func `the folder of a report need not be there where the configuration says it`() throws {
        let project = try Folder([".a11ylint.yml": "reports: { csv: build/a11y/out.csv }", "b/a.yaml": Self.screen])
        _ = try a11ylint(["check", "a.yaml"], in: project.url("b"))
        #expect(try project.text("build/a11y/out.csv").contains("small-target"))
    }

    @Test func `the folder of a report is made when the report is written`() throws {
        let project = try Folder([".a11ylint.yml": "reports: { csv: build/a11y/out.csv }", "b/a.yaml": Self.screen])
        for arguments in [["b", "--diff"], ["no such file"], ["b", "--select", "no-such-rule"]] {
            _ = try a11ylint(["check"] + arguments, in: project.url)
            #expect(!FileManager.default.fileExists(atPath: project.url("build").path()), "\(arguments)")
        }
        try project.write("", to: "build")
        let run = try a11ylint(["check", "b"], in: project.url)
        #expect(run.status == 2)
        #expect(run.errors == "Error: build/a11y/out.csv: not a directory\n")
    }

    @Test func `a team's own rules come with the configuration`() throws {
        let page = """
            id: hintless
            title: Button without a hint
            severity: warning
            category: house
            inputs: [native]
            rationale: Our buttons need hints.
            remedy: Say what it does.
            applies-to: { type: { is: button } }
            require: { hint: present }
            message: '{element} has no hint.'
            examples: []
            """
        let files = [
            "a.yaml": Self.screen, "rules/hintless.yaml": page,
            ".a11ylint.yml": "custom-rules: [rules]\nrules: { hintless: error, small-target: off }",
        ]
        let (run, findings) = try check(files)
        #expect(findings == ["a.yaml error hintless"], "\(run.errors)")
    }

    @Test(
        arguments: [
            (["--set", "rules.small-target=off"], 0), (["--set", "fail-on=warning"], 1),
            (["--set", "rules.wcag:2.5.5=error"], 1), (["--set", "rules.small-target.minimum=20"], 0),
            (["--set", "fail-on=often"], 2), (["--set", "rules.smal-target=off"], 2), (["--set", "fail-on"], 2),
            (["--select", "all", "--fail-on", "never"], 0), (["--select", "strct"], 2), (["--config", "none.yml"], 2),
        ] as [([String], Int32)])
    func `flags stand above the configuration`(arguments: [String], status: Int32) throws {
        #expect(try check(["a.yaml": Self.screen], arguments).run.status == status)
        #expect(try check(["a.yaml": Self.screen, ".a11ylint.yml": "locale: en"], arguments).run.status == status)
    }
}
