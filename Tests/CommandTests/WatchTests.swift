import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Foundation
import TestSupport
import Testing

@testable import A11yProject

/// Runs that begin anew when a file changes.
@Suite struct WatchTests {
    @Test(.timeLimit(.minutes(patience)))
    func `what is written, made and removed is checked anew, until Ctrl-C`() throws {
        let folder = try Folder(["ui/a.yaml": Screens.right])
        let log = try Folder()
        // Each step waits until the run before has said that it waits.
        let script = """
            a11ylint --watch -f compact --format json=report.json \
              >'\(log.url("out").path())' 2>'\(log.url("errors").path())' &
            waits() {
              for try in $(seq 300); do
                [ "$(grep -c Watching '\(log.url("errors").path())')" -ge $1 ] && return; sleep 0.1
              done
            }
            waits 1; cp bad ui/a.yaml
            waits 2; cp bad ui/b.yaml
            waits 3; rm ui/a.yaml ui/b.yaml
            waits 4; kill -INT $!; wait $!; echo $?
            """
        try folder.write(Screens.error, to: "bad")
        let run = try shell("set -m\n" + script, in: folder.url)
        #expect(run.output == "130\n")
        let errors = try log.text("errors")
        let changes = errors.split(separator: "\n").filter { $0.hasSuffix("changed.") }
        #expect(changes == ["ui/a.yaml changed.", "ui/b.yaml changed.", "2 files changed."])
        #expect(errors.contains("Error: nothing to check"))
        #expect(try log.text("out").split(separator: "\n").count { $0.hasPrefix("ui/a.yaml:") } == 2)
        #expect(try !log.text("out").contains("\u{1B}"))
    }

    @Test(.timeLimit(.minutes(patience)))
    func `a configuration that changes decides what is watched from then on, and its mistakes are shown`() throws {
        let folder = try Folder([
            "in/a.yaml": Screens.right, "out/b.yaml": Screens.right, ".a11ylint.yml": "exclude: [out/]\n",
            "error": Screens.error, "slip": "exclude: [in/]\nrule: {}\n", "other": "exclude: [in/]\n",
        ])
        let log = try Folder()
        let script = """
            a11ylint --watch -f compact >'\(log.url("out").path())' 2>'\(log.url("errors").path())' &
            waits() {
              for try in $(seq 300); do
                [ "$(grep -c Watching '\(log.url("errors").path())')" -ge $1 ] && return; sleep 0.1
              done
            }
            waits 1; cp slip .a11ylint.yml
            waits 2; cp other .a11ylint.yml
            waits 3; cp error out/b.yaml
            waits 4; kill -INT $!; wait $!; echo $?
            """
        let run = try shell("set -m\n" + script, in: folder.url)
        #expect(run.output == "130\n")
        #expect(try log.text("errors").contains(".a11ylint.yml:2:1"))
        #expect(try log.text("out").hasPrefix("out/b.yaml:"))
    }

    @Test(.timeLimit(.minutes(patience)))
    func `code that is written is a change`() throws {
        let folder = try App.folder(["new.swift": App.controller("closeButton.accessibilityLabel = title")])
        let log = try Folder()
        let script = """
            a11ylint check Login --watch --sources Login -f compact \
              >'\(log.url("out").path())' 2>'\(log.url("errors").path())' &
            waits() {
              for try in $(seq 300); do
                [ "$(grep -c Watching '\(log.url("errors").path())')" -ge $1 ] && return; sleep 0.1
              done
            }
            waits 1; cp new.swift Login/LoginViewController.swift
            waits 2; kill -INT $!; wait $!; echo $?
            """
        #expect(try shell("set -m\n" + script, in: folder.url).output == "130\n")
        #expect(try log.text("errors").contains("\nLogin/LoginViewController.swift changed.\n"))
    }

    @Test(.timeLimit(.minutes(patience)))
    func `a watch ends when nobody reads any more`() throws {
        let folder = try Folder(["a.yaml": Screens.error])
        let run = try shell("a11ylint --watch -f compact 2>errors | head -n 1; echo ${PIPESTATUS[0]}", in: folder.url)
        #expect(run.output.hasSuffix("\n0\n"))
    }

    @Test(arguments: [
        ("-", "exclude each other"), ("--staged", "exclude each other"), ("missing.yaml", "no such file"),
        ("-f tabel", "table"), ("--select no-such-rule", "no-such-rule"),
    ])
    func `what cannot be watched ends at once`(line: String, word: String) throws {
        let folder = try Folder.repository(["a.yaml": Screens.error])
        let run = try a11ylint(["--watch"] + line.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains(word))
    }

    @Test func `a configuration, a table and a rule page are watched, a report is not`() throws {
        let folder = try Folder([
            "ui/a.yaml": "", "ui/en.lproj/a.strings": "", "rules/r.yaml": "", "ui/out.json": "", "code/a.swift": "",
        ])
        var rules = DiscoveryRules()
        // What a configuration includes says nothing about tables.
        let source = Source(path: folder.url(".a11ylint.yml").path(), bytes: Array("include: [\"*.yaml\"]".utf8))
        let configuration = Configuration.decode(source, in: folder.url.path(), formats: []).configuration
        rules.configured = { _ in configuration }
        let watched = WatchedFiles(
            paths: [folder.url("ui").path()], rules: rules, others: [folder.url("rules").path()],
            written: [folder.url("ui/out.json").path()], code: [folder.url("code").path()])
        for (path, expected) in [
            ("ui/a.yaml", 1), ("ui/b.yaml", 1), ("ui/en.lproj/a.strings", 1), ("rules/r.yaml", 1), ("ui/out.json", 0),
            (".a11ylint.yml", 1), ("ui/.a11ylint.yaml", 1), ("other.yaml", 0), ("ui/x.swift", 1), ("x.swift", 0),
            ("code/a.swift", 1), ("code/b.m", 1), ("code/en.lproj/Localizable.strings", 1), ("code/c.txt", 0),
        ] {
            let before = watched.snapshot
            try folder.write("written", to: path)
            #expect(watched.snapshot.changes(since: before).count == expected, "\(path)")
        }
    }
}
