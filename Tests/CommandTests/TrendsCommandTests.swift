import A11yModel
import Foundation
import TestSupport
import Testing

@testable import A11yProject

/// `trends`: a folder of reports.
@Suite struct TrendsCommandTests {
    private static let screen = """
        screen: Orders
        elements:
          - { type: image, image: cart, isElement: true, frame: [16, 60, 44, 44] }
          - { type: button, title: Pay, frame: [16, 200, 20, 20] }

        """
    private static let repaired = screen.replacing("[16, 200, 20, 20]", with: "[16, 200, 48, 48]")

    /// The report on a screen.
    private func report(_ screen: String, _ format: String = "json") throws -> String {
        let folder = try Folder(["orders.yaml": screen])
        return try a11ylint(["check", "--no-config", "--exit-zero", "-f", format, "orders.yaml"], in: folder.url).output
    }

    /// Runs the command on a store of these files.
    private func trends(_ files: [String: String], _ options: [String] = []) throws -> ProgramRun {
        let folder = try Folder(["store/.keep": ""])
        for (name, text) in files { try folder.write(text, to: "store/\(name)") }
        return try a11ylint(["trends", "store"] + options, in: folder.url)
    }

    /// The entries of a list in the JSON of a store.
    private func entries(_ key: String, _ files: [String: String]) throws -> [JSON] {
        let json = try #require(JSON(reading: Array(try trends(files, ["-f", "json"]).output.utf8)))
        guard case .array(let entries)? = json[key] else { return [] }
        return entries
    }

    @Test func `days and versions stand in names, and JSON Lines is read, too`() throws {
        let files = [
            "5.0/2026-11-02.json": try report(Self.screen), "5.1/20261109.jsonl": try report(Self.repaired, "jsonl"),
        ]
        let run = try trends(files)
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        #expect(run.output.hasPrefix("2 runs from 2026-11-02 to 2026-11-09: "))
        #expect(run.output.contains("│ 2026-11-09 │ 5.1     │"))
        let findings = try entries("findings", files)
        let target = try #require(findings.first { $0["rule"]?.text == "small-target" })
        #expect(target["state"]?.text == "gone" && target["goneDay"]?.text == "2026-11-09")
        #expect(target["age"]?.integer == 7)
        let image = try #require(findings.first { $0["rule"]?.text == "unlabelled-image" })
        #expect(image["state"]?.text == "open" && image["age"]?.integer == 7)
    }

    @Test(arguments: ["text", "json", "markdown", "svg"])
    func `equal stores give equal bytes, also in a file`(format: String) throws {
        let files = ["a-2026-11-02.json": try report(Self.screen), "b-2026-11-02.json": try report(Self.repaired)]
        let run = try trends(files, ["-f", format])
        #expect(run.status == 0)
        #expect(try trends(files, ["-f", format]).output == run.output)
        let folder = try Folder([:])
        let path = folder.url("out").path()
        #expect(try trends(files, ["-f", format, "-o", path]).output == "")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == run.output)
    }

    @Test func `a broken report is named and left out`() throws {
        let run = try trends([
            "2026-11-02.json": try report(Self.screen), "2026-11-03.json": "{", "2026-11-04.json": "[]",
            "2026-11-05.json": try report(Self.screen), "notes.txt": "no report", ".hidden.json": "{",
        ])
        #expect(run.status == 2 && run.output.hasPrefix("2 runs from 2026-11-02 to 2026-11-05: "))
        #expect(run.errors.contains("2026-11-03.json: no JSON") && run.errors.contains("2026-11-04.json: "))
        #expect(!run.errors.contains("hidden"))
    }

    @Test func `a store without reports is an error`() throws {
        #expect(try trends([:]).errors.contains("no report"))
        let broken = try trends(["2026-11-03.json": "{"])
        #expect(broken.status == 2 && broken.output == "")
        let missing = try a11ylint(["trends", "nowhere"], in: try Folder([:]).url)
        #expect(missing.status == 2 && missing.errors.contains("nowhere"))
    }

    @Test func `the user can give a day and a version`() throws {
        let files = ["first.json": try report(Self.screen), "5.1/second.json": try report(Self.repaired)]
        let options = ["--date", "second.json=2026-11-09", "--date", "first.json=2026-11-02"]
        let run = try trends(files, options + ["--app-version", "first.json=5.0"])
        #expect(run.output.hasPrefix("2 runs from 2026-11-02 to 2026-11-09: "))
        #expect(run.output.contains("│ 2026-11-02 │ 5.0     │"))
    }

    @Test(arguments: [
        ["--date", "first.json"], ["--date", "first.json=2026-02-30"], ["--date", "=2026-11-02"],
        ["--date", "frist.json=2026-11-02"], ["--app-version", "other.json=1"], ["--limit", "0"], ["-f", "html"],
    ])
    func `what cannot be meant is refused`(options: [String]) throws {
        let run = try trends(["first.json": try report(Self.screen)], options)
        #expect(run.status == 2 && run.output == "" && run.errors != "")
    }

    @Test func `without a name, the file's own date counts`() throws {
        let folder = try Folder(["report.json": try report(Self.screen)])
        // 2026-11-02 23:30 UTC.
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_793_662_200)],
            ofItemAtPath: folder.url("report.json").path()
        )
        #expect(try a11ylint(["trends", "."], in: folder.url).output.hasPrefix("1 run on 2026-11-02: "))
    }

    @Test(arguments: [
        ("2026-11-02", "2026-11-02"), ("run-20261102T0930.json", "2026-11-02"), ("x2026-11-02-3.json", "2026-11-02"),
        ("12026-11-02", nil), ("202611021", nil), ("2026-02-30", nil), ("99999999-20261102", "2026-11-02"),
        ("build-7", nil), ("", nil),
    ])
    func `a day is found in a name`(name: String, day: String?) {
        #expect(TrendStore.dayIn(name)?.description == day)
    }

    @Test func `reports of one day are in the order of their numbers`() throws {
        let files = try Dictionary(
            uniqueKeysWithValues: [1, 2, 10].map { number in
                ("2026-11-02/run-\(number).json", try report(number == 10 ? Self.repaired : Self.screen))
            })
        let runs = try entries("runs", files)
        #expect(
            runs.map { $0["report"]?.text?.suffix(8) } == ["un-1.json", "un-2.json", "-10.json"].map { $0.suffix(8) })
        #expect(runs.map { $0["version"]?.text } == ["", "", ""])
    }
}
