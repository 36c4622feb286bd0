import Foundation
import Testing

@testable import A11yCommand

/// Runs that begin anew when a file changes.
@Suite struct WatchTests {
    @Test(.timeLimit(.minutes(1)))
    func `what is written, made and removed is checked anew, until Ctrl-C`() throws {
        let folder = try Folder(["ui/a.yaml": Screens.right])
        let log = try Folder()
        // Each step waits until the run before has said that it waits.
        let script = """
            a11ylint --watch -f compact --report json=report.json \
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

    @Test(.timeLimit(.minutes(1)))
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
        let folder = try Folder(["ui/a.yaml": "", "ui/en.lproj/a.strings": "", "rules/r.yaml": "", "ui/out.json": ""])
        let watched = Watched(
            paths: [folder.url("ui").path()], rules: DiscoveryRules(), others: [folder.url("rules").path()],
            written: [folder.url("ui/out.json").path()])
        for (path, expected) in [
            ("ui/a.yaml", 1), ("ui/b.yaml", 1), ("ui/en.lproj/a.strings", 1), ("rules/r.yaml", 1), ("ui/out.json", 0),
            (".a11ylint.yml", 1), ("ui/.a11ylint.yaml", 1), ("other.yaml", 0), ("ui/x.swift", 0),
        ] {
            let before = watched.snapshot
            try folder.write("written", to: path)
            #expect(watched.snapshot.changes(since: before).count == expected, "\(path)")
        }
    }
}
