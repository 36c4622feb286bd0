import A11yProject
import Foundation
import TestSupport
import Testing

/// `--shard` and `merge`: runs over parts of the files, and one report of them.
@Suite struct MergeTests {
    private let folder: Folder
    /// A copy of the screens that is a repository of its own, so that formats for people name files as programs do.
    private let screens: URL

    init() throws {
        folder = try Folder([:])
        screens = folder.url("screens")
        try folder.write("", to: "screens/.git/HEAD")
        for name in MergeTests.names {
            let file = packageRoot.appending(path: "Fixtures/screens/\(name)")
            try FileManager.default.copyItem(at: file, to: screens.appending(path: name))
        }
    }

    /// Small screens of every kind.
    private static let names = [
        "account-kif.txt", "archive.xib", "checkout.yaml", "films-tv.xml", "mac-settings.xib", "order.yaml",
        "orders-record.json", "player.xib", "tasks.yaml", "tv.storyboard", "weather-idb.json",
    ]

    /// Runs the program over the screens.
    private func lint(_ words: [String]) throws -> ProgramRun { try a11ylint(words, in: screens) }

    /// The report of a part of the screens, in a file.
    private func part(_ shard: String, _ format: String = "json", _ paths: [String] = ["."]) throws
        -> String
    {
        let file = folder.url("\(shard.replacing("/", with: "-")).\(format)").path()
        let run = try lint(["check", "--config", "none", "--shard", shard, "-f", format, "-o", file] + paths)
        #expect(run.errors == "" || run.errors.contains("None of the files of part"), "\(run.errors)")
        return file
    }

    /// The formats that need nothing but what a JSON report holds.
    private static let whole = [
        "checkstyle", "compact", "csv", "github", "gitlab", "json", "jsonl", "junit", "markdown", "rdjson", "sarif",
        "table", "xcode",
    ]

    @Test(arguments: [1, 5])
    func `the parts make the report of one run, byte for byte`(count: Int) throws {
        let parts = try (1...count).map { try part("\($0)/\(count)") }
        let files = { (run: String) in
            MergeTests.whole.flatMap { ["-f", "\($0)=\(folder.url("\(run).\($0)").path())"] }
        }
        let one = try lint(["check", "--config", "none", "."] + files("one"))
        let merged = try lint(["merge"] + files("merged") + parts.shuffled())
        #expect(merged.status == one.status)
        for format in MergeTests.whole {
            let text = try folder.text("one.\(format)")
            #expect(try folder.text("merged.\(format)") == text && !text.isEmpty, "\(format)")
        }
    }

    @Test func `the parts are told as one run`() throws {
        let parts = try (1...2).map { try part("\($0)/2") }
        let one = try lint(["check", "--config", "none", "-f", "table", "."])
        #expect(try lint(["merge", "-f", "table"] + parts) == one)
    }

    @Test func `a merged summary has all but the scores, which need the screens`() throws {
        let one = try lint(["check", "--config", "none", "-f", "summary", "--all", "."]).output
        let merged = try lint(["merge", "-f", "summary", "--all", try part("1/2"), try part("2/2")]).output
        let parts = one.components(separatedBy: "\n\n")
        let others = parts.filter { !$0.hasPrefix("Screens by score") }
        #expect(others.count == parts.count - 1)
        #expect(merged == others.joined(separator: "\n\n"))
    }

    @Test func `JSON Lines hold as much as JSON`() throws {
        let parts = try (1...2).map { try part("\($0)/2", "jsonl") }
        let one = try lint(["check", "--config", "none", "-f", "json", "."])
        #expect(try lint(["merge", "-f", "json"] + parts).output == one.output)
    }

    @Test func `reports that name a rule and a path in each note can be read`() throws {
        let file = try part("1/1")
        let one = try lint(["merge", "-f", "json", file])
        let text = try Data(contentsOf: URL(filePath: file))
        var report = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
        let notes = try #require(report["notes"] as? [[String: Any]])
        #expect(!notes.isEmpty)
        report["notes"] = notes.flatMap { note in
            (note["paths"] as? [String] ?? []).flatMap { path in
                (note["rules"] as? [String] ?? []).map { ["path": path, "rule": $0, "message": note["message"] ?? ""] }
            }
        }
        let old = folder.url("old.json")
        try JSONSerialization.data(withJSONObject: report).write(to: old)
        #expect(try lint(["merge", "-f", "json", old.path()]).output == one.output)
    }

    @Test func `every file is in one part, and stays there when others come`() throws {
        let paths = (0..<500).map { "App/Screen\($0).xib" }
        let shards = try (1...7).map { try #require(Shard("\($0)/7")) }
        for path in paths { #expect(shards.filter { $0.holds(path) }.count == 1) }
        for shard in shards { #expect(30...120 ~= paths.filter(shard.holds).count) }
    }

    @Test(arguments: ["0/3", "4/3", "1/0", "-1/3", "1", "1/2/3", "a/b", "", "/", "1.0/2"])
    func `a part that does not exist is refused`(word: String) throws {
        #expect(Shard(word) == nil)
        #expect(try a11ylint(["check", "--shard", word, "Fixtures/screens"]).status == 2)
    }

    @Test func `a report replaces no file of another part`() throws {
        let text = "screen: A\nelements: [{ type: button }]\n"
        let names = (0..<6).map { "\($0).yaml" }
        let app = try Folder(Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
        for name in names {
            #expect(try a11ylint(["check", "--shard", "1/2", "-o", name] + names, in: app.url).status == 2)
            #expect(try app.text(name) == text)
        }
    }

    @Test(arguments: ["../up", ".", "a/b"])
    func `an app has a name, not a path`(app: String) throws {
        let one = try part("1/1", "json", ["checkout.yaml"])
        let run = try a11ylint(["merge", "\(app)=\(one)"])
        #expect(run.status == 2 && run.errors.contains("is no name of an app"), "\(run.errors)")
    }

    @Test func `numbers that no report has are refused`() throws {
        let one = try String(
            contentsOfFile: try part("1/1", "json", ["checkout.yaml"]), encoding: .utf8)
        for count in ["9223372036854775807", "-1"] {
            let folder = try Folder([
                "a.json": one.replacing(
                    "\"elements\": 6,\n      \"stops\"", with: "\"elements\": \(count),\n      \"stops\"")
            ])
            let run = try a11ylint(["merge", "a.json", "B=a.json"], in: folder.url)
            #expect(run.status == 2 && run.errors.contains("is that of no report"), "\(run.errors)")
        }
    }

    @Test func `a part without files passes`() throws {
        let run = try a11ylint(["check", "--config", "none", "--shard", "1/997", "Fixtures/screens/checkout.yaml"])
        let other = try a11ylint(["check", "--config", "none", "--shard", "997/997", "Fixtures/screens/checkout.yaml"])
        #expect(run.status == 0 && other.status == 0)
        #expect(run.errors.contains("None of the files of part 1 of 997 describes a screen."))
    }

    @Test func `a finding that two reports have is there once`() throws {
        let one = try part("1/1")
        let twice = try a11ylint(["merge", "-f", "json", one, one])
        #expect(try twice.output == String(contentsOfFile: one, encoding: .utf8))
    }

    @Test func `a report on one line keeps its findings`() throws {
        let one = try part("1/1", "json", ["checkout.yaml"])
        let text = try String(contentsOfFile: one, encoding: .utf8)
        let line = try Folder([
            "r.json": text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "")
        ])
        #expect(try a11ylint(["merge", "-f", "json", line.url("r.json").path()]).output == text)
    }

    @Test func `apps stay apart`() throws {
        let one = try part("1/1", "json", ["checkout.yaml"])
        let run = try a11ylint(["merge", "-f", "compact", "Shop=\(one)", "Till=\(one)"])
        let paths = Set(run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } })
        #expect(
            paths.isSuperset(of: ["Shop/checkout.yaml", "Till/checkout.yaml"]))
    }

    private static let gates: [([String], Int32)] = [
        ([], 1), (["--fail-on", "never"], 0), (["--max-warnings", "0"], 1), (["--fail-on", "warning"], 1),
    ]

    @Test(arguments: gates)
    func `the gate is that of one run`(options: [String], status: Int32) throws {
        let one = try part("1/1", "json", ["checkout.yaml"])
        #expect(try a11ylint(["merge", "-f", "json"] + options + [one]).status == status)
    }

    @Test func `warnings count together`() throws {
        let text = "screen: A\nelements:\n  - { type: button, title: Pay, frame: [0, 100, 30, 30] }\n"
        let app = try Folder(["a.yaml": text, "b.yaml": text])
        var files: [String] = []
        for name in ["a", "b"] {
            let run = try a11ylint(
                ["check", "\(name).yaml", "--select", "small-target", "--max-warnings", "1", "-f", "json"], in: app.url)
            #expect(run.status == 0)
            try run.output.write(to: app.url("\(name).json"), atomically: true, encoding: .utf8)
            files.append("\(name).json")
        }
        #expect(try a11ylint(["merge", "--max-warnings", "1"] + files, in: app.url).status == 1)
        #expect(try a11ylint(["merge", "--max-warnings", "2"] + files, in: app.url).status == 0)
    }

    private static let broken: [(String, String)] = [
        ("", "no JSON"), ("{", "no JSON"), ("[]", "is of another kind"), ("{}", "schemaVersion is missing"),
        (#"{"schemaVersion": "1"}"#, "schemaVersion is of another kind"), ("<sarif/>", "no JSON"),
        (#"{"$schema": "x", "version": "2.1.0", "runs": []}"#, "schemaVersion is missing"),
    ]

    @Test(arguments: broken)
    func `what is no report is refused with the reason`(text: String, reason: String) throws {
        let folder = try Folder(["r.json": text])
        let run = try a11ylint(["merge", "r.json"], in: folder.url)
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors.contains("r.json") && run.errors.contains(reason), "\(run.errors)")
    }

    @Test func `a report of another version is refused, and a broken finding is named`() throws {
        let one = try String(
            contentsOfFile: try part("1/1", "json", ["checkout.yaml"]), encoding: .utf8)
        let changes = [
            ("\"schemaVersion\": 1", "\"schemaVersion\": 2", "a report of version 2"),
            ("\"severity\": \"error\"", "\"severity\": \"awful\"", "findings[0].severity has a value"),
            ("\"fingerprint\": \"", "\"fingerprints\": \"", "findings[0].fingerprint is missing"),
        ]
        for (old, new, reason) in changes {
            let folder = try Folder(["r.json": one.replacing(old, with: new, maxReplacements: 1)])
            let run = try a11ylint(["merge", "r.json"], in: folder.url)
            #expect(run.status == 2 && run.errors.contains(reason), "\(run.errors)")
        }
    }

    @Test func `a report that breaks off anywhere is refused, and nothing crashes`() throws {
        let one = try String(
            contentsOfFile: try part("1/1", "json", ["checkout.yaml"]), encoding: .utf8)
        var dice = Dice(seed: 21)
        for _ in 0..<60 {
            var bytes = Array(one.utf8)
            if dice.chance(50) {
                bytes.removeLast(dice.number(in: 2...bytes.count))
            } else {
                bytes[dice.number(in: 0...bytes.count - 1)] = UInt8(dice.number(in: 0...255))
            }
            let folder = try Folder([:])
            try Data(bytes).write(to: folder.url("r.json"))
            #expect([0, 1, 2].contains(try a11ylint(["merge", "r.json"], in: folder.url).status))
        }
    }
}
