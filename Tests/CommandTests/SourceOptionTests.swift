import Foundation
import TestSupport
import Testing

/// Which code a run reads, as a user says it: by options and the configuration.
@Suite struct SourceOptionTests {
    /// The last note of `--verbose`, in which the number of files says which code was found; nil without code.
    private func code(
        _ arguments: [String], in folder: Folder, at path: String = ""
    ) throws -> String? {
        let run = try a11ylint(
            ["check", "--verbose", "-f", "compact"] + arguments, in: folder.url(path))
        #expect(run.status < 2, "\(run.errors)")
        return run.errors.split(separator: "\n").last { $0.hasPrefix("Note: code: ") }.map { line in
            String(line.dropFirst("Note: code: ".count).prefix { $0 != " " })
        }
    }

    /// An app with two files of code, and three more beside it.
    private func app(_ configuration: String? = nil) throws -> Folder {
        var files = [
            "Login/Two.swift": "", "Kit/A.m": "", "Kit/B.m": "", "Kit/C.m": "", "team/base.yml": "sources: ../Kit\n",
        ]
        files[".a11ylint.yml"] = configuration
        return try App.folder(files)
    }

    @Test(
        arguments: [
            ([], nil, nil), (["--sources", "auto"], nil, "5"), (["--sources", "Login"], nil, "2"),
            (["--sources", "Login/Two.swift"], nil, "1"), (["--sources=Kit", "--sources=Login"], nil, "5"),
            (["--sources", "Kit", "--sources", "auto"], nil, "5"), (["--set", "sources=Kit"], nil, "3"),
            (["--set", "sources=[Login, Kit]"], nil, "5"), (["--set", "sources=Kit", "--sources", "Login"], nil, "2"),
            ([], "sources: auto", "5"), ([], "sources: Kit", "3"), ([], "sources: [Kit, ./Login]", "5"),
            ([], "sources: []", nil), ([], "sources: null", nil), (["--sources", "Login"], "sources: Kit", "2"),
            (["--sources", "none"], "sources: Kit", nil), (["--config", "none"], "sources: Kit", nil),
            (["--set", "sources=[]"], "sources: Kit", nil), ([], "extends: [team/base.yml]", "3"),
            ([], "extends: [team/base.yml]\nsources: Login", "2"), ([], "extends: [team/base.yml]\nsources: []", nil),
        ] as [([String], String?, String?)])
    func `the command line wins over the configuration, and each path is relative to where it is written`(
        arguments: [String], configuration: String?, expected: String?
    ) throws {
        #expect(try code(arguments, in: app(configuration)) == expected)
    }

    @Test func `paths of a configuration are relative to it, those of the command line to the current folder`() throws {
        let folder = try app("sources: Kit")
        #expect(try code(["Main.storyboard"], in: folder, at: "Login") == "3")
        #expect(try code(["Main.storyboard", "--sources", "."], in: folder, at: "Login") == "2")
        #expect(try code(["Main.storyboard", "--sources", "auto"], in: folder, at: "Login") == "5")
    }

    @Test(
        arguments: [
            (["--sources", "Kti"], "Error: --sources: no file or folder “Kti”; did you mean “Kit”?\n"),
            (["--sources", "Auto"], "Error: --sources: no file or folder “Auto”; did you mean “auto”?\n"),
            (["--sources", "Kit/A.n"], "Error: --sources: no file or folder “Kit/A.n”; did you mean “Kit/A.m”?\n"),
            (["--sources", "team"], "Error: --sources: no code in “team”: no .swift, .m, .mm or .h\n"),
            (
                ["--sources", "team/base.yml"],
                "Error: --sources: no code in “team/base.yml”: no .swift, .m, .mm or .h\n"
            ),
            (["--set", "sources=nope"], "Error: --set sources=nope: no file or folder “nope”\n"),
            (["--sources", "Kit", "--sources", "none"], "Error: --sources none reads no code; give no other path\n"),
            (["--sources", ""], "Error: --sources takes a file, a folder, or auto\n"),
        ] as [([String], String)])
    func `an option that leads to no code ends the run`(arguments: [String], errors: String) throws {
        let folder = try app()
        for command in [["check"], ["speak", "Login/Main.storyboard"], ["map", "Login/Main.storyboard"]] {
            let run = try a11ylint(command + arguments, in: folder.url)
            #expect(run.status == 2)
            #expect(run.errors.hasPrefix(errors), "\(run.errors)")
            #expect(run.output == "")
        }
    }

    @Test(
        arguments: [
            ("sources: Kti", "no file or folder “Kti”", "1:1", "did you mean “Kit”?"),
            ("sources:\n  - Kit\n  - atuo", "no file or folder “atuo”", "3:5", "did you mean “auto”?"),
            ("sources: team", "no code in “team”: no .swift, .m, .mm or .h", "1:1", ""),
            ("sources: true", "“sources” must be a path, a list of paths, or auto", "1:10", "auto takes the project"),
            ("sources: off", "“sources” must be a path, a list of paths, or auto", "1:10", "[] reads no code"),
            ("sources: { path: Kit }", "“sources” must be a path, a list of paths, or auto", "1:10", ""),
            ("sources: ['']", "an entry of this list must be a text", "1:11", ""),
            ("source: Kit", "unknown key “source”", "1:1", "did you mean “sources”?"),
        ])
    func `a mistake in the configuration is shown with its place`(
        text: String, message: String, place: String, hint: String
    ) throws {
        let folder = try app(text)
        let run = try a11ylint(["check"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error[config]: \(message) in .a11ylint.yml\n"), "\(run.errors)")
        #expect(run.errors.contains("┌─ .a11ylint.yml:\(place)\n"), "\(run.errors)")
        #expect(hint.isEmpty || run.errors.contains(hint), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test func `auto without a project warns, and checks without code`() throws {
        let folder = try Folder([
            ".git/HEAD": "", "A/Main.storyboard": App.storyboard, "B/Main.storyboard": App.storyboard,
            "a.yaml": Screens.right,
        ])
        let plain = try a11ylint(["check", "-f", "compact"], in: folder.url)
        let run = try a11ylint(["check", "-f", "compact", "--sources", "auto"], in: folder.url)
        #expect(run.output == plain.output)
        #expect(run.status == plain.status)
        #expect(
            run.errors.hasPrefix("Warning: no code was read for A/Main.storyboard and 1 other file, because none is")
        )
        try FileManager.default.createDirectory(at: folder.url("A/A.xcodeproj"), withIntermediateDirectories: true)
        #expect(
            try a11ylint(["check", "--sources", "auto"], in: folder.url).errors.contains(
                "A/Main.storyboard and 1 other"))
        try folder.write("", to: "A/A.swift")
        // Without a project the repository is read.
        #expect(
            try a11ylint(["check", "--sources", "auto"], in: folder.url).errors.hasPrefix(
                "Warning: no project or package is around some files, so that all code in . is read\n"))
        // Screen files have no code.
        #expect(try a11ylint(["check", "a.yaml", "--sources", "auto"], in: folder.url).errors == "")
    }

    @Test func `a plain folder of code is read, and nothing above it`() throws {
        let folder = try Folder([
            "top/A/Main.storyboard": App.storyboard, "top/A.swift": App.controller(), "B.swift": "",
        ])
        let run = try a11ylint(["check", "--sources", "auto", "--verbose"], in: folder.url("top"))
        #expect(run.errors.contains("all code in . is read"))
        #expect(run.errors.contains("\nNote: code: 1 file"), "\(run.errors)")
    }

    @Test func `what is to do for more answers is said once`() throws {
        let folder = try App.folder(["Podfile": "", "Login/Card.xib": App.storyboard.replacing("Login", with: "Card")])
        let unread = try a11ylint(["check"], in: folder.url)
        #expect(unread.errors == "Note: 2 reviews rest on code that was not read: --sources auto reads it\n")
        for silent in [["--sources", "none"], ["--quiet"], ["--format", "json"]] {
            #expect(try a11ylint(["check"] + silent, in: folder.url).errors == "")
        }
        let read = try a11ylint(["check", "--sources", "auto"], in: folder.url)
        #expect(
            read.errors
                == "Note: 1 review rests on `CardViewController`, which is declared nowhere; the code that Podfile "
                + "names is not here: run “pod install”\n")
        try folder.write("", to: "Pods/A.swift")
        let fetched = try a11ylint(["check", "--sources", "auto"], in: folder.url)
        #expect(fetched.errors.hasSuffix("which is declared nowhere in the code that was read\n"))
    }

    @Test func `each file is read with the code that its own configuration names`() throws {
        let folder = try App.folder([
            "Other/.a11ylint.yml": "sources: Code", "Other/Main.storyboard": App.storyboard, "Other/Code/A.swift": "",
            "Other/Code/B.swift": "", ".a11ylint.yml": "sources: Login",
        ])
        let run = try a11ylint(["check", "--verbose", "-j", "2"], in: folder.url)
        let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("Note: code: ") }
        #expect(lines.map { $0.split(separator: " ")[2] } == ["1", "2"])
    }

    @Test(
        arguments: [
            ("", ["--sources", "auto"], "error"), ("", [], "review"),
            ("", ["--sources", "auto", "--config", "none"], "error"),
            ("closeButton.accessibilityLabel = \"Close\"", ["--sources", "auto"], ""),
            (
                "closeButton.accessibilityLabel = NSLocalizedString(\"close\", comment: \"\")", ["--sources", "Login"],
                ""
            ),
            ("decorate(closeButton)", ["--sources", "auto"], "review"),
        ] as [(String, [String], String)])
    func `the code decides how sure a finding is, or that there is none`(
        lines: String, arguments: [String], expected: String
    ) throws {
        let folder = try App.folder(["Login/en.lproj/Localizable.strings": "\"close\" = \"Close\";"], doing: lines)
        let run = try a11ylint(["check", "-f", "compact", "--select", "missing-label"] + arguments, in: folder.url)
        let words = run.output.split(separator: "\n").map { $0.split(separator: " ")[1].dropLast() }
        #expect(words.joined() == expected, "\(run.output)\(run.errors)")
    }

    @Test func `how much code was read is said with --verbose`() throws {
        let folder = try app()
        #expect(try a11ylint(["check", "--sources", "auto"], in: folder.url).errors == "")
        let run = try a11ylint(["check", "--sources", "auto", "--verbose"], in: folder.url)
        let line = run.errors.split(separator: "\n").last ?? ""
        let form = /Note: code: \d files? read \(0\.0 MB\)/
        #expect(line.wholeMatch(of: form) != nil, "\(run.errors)")
    }

    @Test func `code that is too large to be read is named`() throws {
        let folder = try app("sources: auto\nlimits: { file-size: 1 }")
        try folder.write(String(repeating: " ", count: 1_100_000), to: "Kit/A.m")
        let run = try a11ylint(["check"], in: folder.url)
        #expect(run.errors == "Warning: code could not be read: Kit/A.m\n")
    }

    @Test func `config prints the key with its place`() throws {
        let folder = try app("sources: [auto, Kit]")
        let shown = try a11ylint(["config"], in: folder.url).output
        #expect(shown.contains("sources:  # .a11ylint.yml:1\n  - auto\n  - Kit\n"), "\(shown)")
    }
}
