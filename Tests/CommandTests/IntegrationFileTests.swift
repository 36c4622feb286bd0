import Foundation
import TestSupport
import Testing

@testable import A11yCommand

/// The files by which other programs run ours: what they say is true of the program that was built with these tests.
@Suite struct IntegrationFileTests {
    /// A hook of `.pre-commit-hooks.yaml`, whose file is one key a line.
    struct Hook: CustomTestStringConvertible, Sendable {
        let keys: [String: String]
        var id: String { keys["id"] ?? "" }
        var entry: [String] { (keys["entry"] ?? "").split(separator: " ").map(String.init) }
        var testDescription: String { id }
    }

    static let hooks: [Hook] = {
        let file = packageRoot.appending(path: ".pre-commit-hooks.yaml")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n- ").dropFirst().map { block in
            let pairs = block.split(separator: "\n").compactMap { $0.firstMatch(of: /^ *([a-z_]+): (.*)$/) }
            return Hook(keys: Dictionary(pairs.map { (String($0.1), String($0.2)) }) { first, _ in first })
        }
    }()

    private static let ruby = installed("ruby")

    @Test func `there are the hooks that the documents name`() {
        #expect(Self.hooks.map(\.id) == ["a11ylint", "a11ylint-system", "a11ylint-baseline"])
    }

    @Test(arguments: hooks.filter { $0.id != "a11ylint-baseline" })
    func `a hook asks for files that can hold screens`(hook: Hook) throws {
        let pattern = try NSRegularExpression(pattern: try #require(hook.keys["files"]))
        func isAskedFor(_ name: String) -> Bool {
            pattern.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
        }
        for name in ["a.yaml", "a.yml", "b/c.xml", "App/Base.lproj/Main.storyboard", "x y/Cell.xib", "a.swift"] {
            #expect(isAskedFor(name), "\(name)")
        }
        for name in ["a.m", "yaml", "a.yaml.bak", "a.xibs", "storyboard/a.png"] {
            #expect(!isAskedFor(name), "\(name)")
        }
    }

    @Test(arguments: hooks.filter { $0.id != "a11ylint-baseline" })
    func `what a hook runs is understood`(hook: Hook) throws {
        let folder = try Folder([
            "good.yaml": Screens.right, "bad.yaml": Screens.error,
            "workflow.yml": "on: push\njobs: { a: { steps: [] } }\n",
        ])
        #expect(hook.entry.first == "a11ylint")
        let arguments = Array(hook.entry.dropFirst())
        #expect(try a11ylint(arguments + ["good.yaml", "workflow.yml"], in: folder.url).status == 0)
        #expect(try a11ylint(arguments + ["workflow.yml"], in: folder.url).status == 0)
        #expect(try a11ylint(arguments + ["good.yaml", "bad.yaml", "workflow.yml"], in: folder.url).status == 1)
    }

    @Test(.enabled(if: ruby != nil, "no Ruby is installed; `apt-get install ruby` brings one"))
    func `the Dangerfile of the documents comments on each finding at its line`() throws {
        let page = try String(contentsOf: packageRoot.appending(path: "docs/ci.md"), encoding: .utf8)
        let code = try #require(page.firstMatch(of: /```ruby\n((?s:.*?))```/)?.1)
        let folder = try Folder([
            "bad.yaml": Screens.error,
            "Dangerfile": """
            def warn(text, **place) = puts("warn #{place[:file]}:#{place[:line]} #{text}")
            def fail(text, **place) = puts("error #{place[:file]}:#{place[:line]} #{text}")
            def message(text, **place) = puts("message #{place[:file]}:#{place[:line]} #{text}")
            \(code)
            """,
        ])
        #expect(try a11ylint(["check", "--format", "json", "--output", "a11y.json"], in: folder.url).status == 1)
        let lines = try a11ylint(["check", "--format", "compact"], in: folder.url).output.split(separator: "\n")
        let run = try shell("\(try #require(Self.ruby)) Dangerfile", in: folder.url)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let comments = run.output.split(separator: "\n").filter { $0.contains("bad.yaml:") }
        #expect(!lines.isEmpty && comments.count == lines.count)
        for line in lines.filter({ $0.contains(": error: ") }) {
            let place = line.split(separator: ":").prefix(2).joined(separator: ":")
            #expect(comments.contains { $0.hasPrefix("error \(place) ") }, "\(line)")
        }
    }

    @Test func `the documents show the hook that the repository offers`() throws {
        let system = try #require(Self.hooks.first { $0.id == "a11ylint-system" })
        let shown = try String(contentsOf: packageRoot.appending(path: "docs/ci.md"), encoding: .utf8)
        for key in ["entry", "language", "files", "require_serial"] {
            #expect(shown.contains("\(key): \(system.keys[key] ?? "")\n"), "\(key)")
        }
    }

    @Test(arguments: ["github.yml", "gitlab.yml"])
    func `a job without its variables fails with a sentence`(path: String) throws {
        let folder = try Folder()
        // The lines of the file from the test on to its end are a part of a script.
        let file = packageRoot.appending(path: "Integrations/\(path)")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("fetch-depth: 0") || text.contains("GIT_DEPTH: \"0\""))
        let lines = text.split(separator: "\n").drop { !$0.contains("if [ -z") }
        let script = lines.prefix { $0.trimmingCharacters(in: .whitespaces) != "fi" } + ["fi"]
        for (variables, status) in [("", 2), ("A11Y_ARCHIVE=a", 2), ("A11Y_ARCHIVE=a A11Y_SHA256=b", 0)] {
            try folder.write(script.joined(separator: "\n"), to: "step.sh")
            let run = try shell("env A11Y_ARCHIVE= A11Y_SHA256= \(variables) bash -eu step.sh", in: folder.url)
            #expect(run.status == status, "\(run)")
            #expect(run.output.contains("A11Y_ARCHIVE and A11Y_SHA256 are not set") == (status == 2))
        }
    }

    @Test(arguments: ["", "\u{1B}[31m"])
    func `the problem matcher reads every finding of the compact format`(color: String) throws {
        let data = try Data(contentsOf: packageRoot.appending(path: ".github/a11ylint-matcher.json"))
        let matchers = try JSONDecoder().decode(Matchers.self, from: data).problemMatcher
        let run = try a11ylint(["check", "Fixtures/screens", "-f", "compact", "-q"])
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count > 20)
        for line in lines {
            let severity = try #require(line.firstMatch(of: #/^.+?:\d+:\d+: (\w+): /#)?.1)
            let painted =
                color.isEmpty
                ? line : "\(color)\(line.replacing(": \(severity):", with: ": \(color)\(severity)\u{1B}[0m:"))\u{1B}[0m"
            let read = matchers.compactMap { $0.fields(of: painted) }
            #expect(read.count == 1, "\(painted)")
            let fields = read.first ?? [:]
            let places = line.split(separator: ":", maxSplits: 3).map(String.init)
            #expect([fields["file"], fields["line"], fields["column"]] == places.prefix(3).map { $0 })
            let isNote = severity == "info" || severity == "review"
            #expect(fields["severity"] == (isNote ? nil : String(severity)))
            #expect(line.contains("[\(fields["code"] ?? "?")]"))
        }
    }

    /// The file of GitHub's problem matchers.
    private struct Matchers: Decodable {
        struct Matcher: Decodable {
            let pattern: [Pattern]

            /// What is read from a line; nil for a line that is not matched.
            func fields(of line: String) -> [String: String]? {
                guard let pattern = pattern.first, let expression = try? NSRegularExpression(pattern: pattern.regexp),
                    let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line))
                else { return nil }
                let groups: [(String, Int?)] = [
                    ("file", pattern.file), ("line", pattern.line), ("column", pattern.column),
                    ("severity", pattern.severity), ("code", pattern.code),
                ]
                return Dictionary(
                    uniqueKeysWithValues: groups.compactMap { name, group in
                        group.flatMap { Range(match.range(at: $0), in: line) }.map { (name, String(line[$0])) }
                    })
            }
        }

        struct Pattern: Decodable {
            let regexp: String
            let file: Int
            let line: Int
            let column: Int
            let severity: Int?
            let code: Int
        }

        let problemMatcher: [Matcher]
    }

    /// What the engines of `Integrations` run, as it stands in their files.
    private static let commands = [
        ("spark/a11ylint_spark.py", #"[program, "check", "--records", "--fail-on", "never", "--jobs", "1", *flags]"#),
        ("spark/test.py", #"[program, "check", "--records", "--fail-on", "never", records]"#),
        ("bazel/defs.bzl", #"["check"] + options"#),
        ("bazel/defs.bzl", #"["--config", config.path] if config else ["--config", "none"]"#),
        ("bazel/defs.bzl", #"["--baseline", baseline.path] if baseline else []"#),
        ("bazel/defs.bzl", #"["--color", "never"]"#), ("bazel/defs.bzl", #"["--format", "sarif"]"#),
    ]

    @Test(arguments: commands)
    func `engines run the program with options that it has`(file: String, command: String) throws {
        let text = try String(contentsOf: packageRoot.appending(path: "Integrations/\(file)"), encoding: .utf8)
        #expect(text.contains(command))
        let options = command.matches(of: /"(--[a-z-]+)"/).map { String($0.1) }
        let help = CheckCommand.helpMessage(includeHidden: true, columns: 400)
        for option in options { #expect(help.contains("\(option) ") || help.contains("\(option)\n"), "\(option)") }
    }
}
