import A11yProject
import Foundation
import TestSupport
import Testing

/// `--records`: lines of JSON in, lines of JSON out.
@Suite struct RecordTests {
    private static let button = "screen: Pay\nelements:\n  - { type: button, id: buy, image: ic_buy }\n"

    private func check(_ input: String, _ options: [String] = [], in folder: URL = packageRoot) throws -> ProgramRun {
        try a11ylint(["check", "--config", "none", "--records"] + options, in: folder, input: input)
    }

    /// A line with these keys.
    private func line(_ record: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: record, options: .sortedKeys), as: UTF8.self) + "\n"
    }

    private func objects(_ output: String) throws -> [[String: Any]] {
        try output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    private func findings(_ answer: [String: Any]) throws -> [NSDictionary] {
        try #require(answer["findings"] as? [NSDictionary])
    }

    /// Every file of `Fixtures/screens` that can stand in a string.
    private static let fixtures: [String] = {
        let folder = packageRoot.appending(path: "Fixtures/screens")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.sorted().filter { name in
            let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return text != nil && !["findings", "speech"].contains(URL(filePath: name).pathExtension)
        }.notEmpty()
    }()

    @Test(arguments: fixtures)
    func `a record has the findings of the file alone, from its text and from its path`(name: String) throws {
        let path = "Fixtures/screens/\(name)"
        let alone = try a11ylint(["check", path, "--config", "none", "--format", "jsonl"])
        let text = try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
        let input = try line(["id": 1, "source": text, "name": path]) + line(["id": 2, "path": path])
        let run = try check(input)
        let expected = try objects(alone.output).dropLast().map { $0 as NSDictionary }
        let answers = try objects(run.output)
        #expect(answers.count == 2)
        for answer in answers {
            #expect(try findings(answer) == expected)
            #expect((answer["error"] is NSNull) == (alone.status != 2))
        }
        #expect(run.status == alone.status)
    }

    private static let faults: [(String, String, String)] = [
        ("", "invalid-line", "null"), ("  \t", "invalid-line", "null"),
        ("{\"id\":1,\"source\":\"<a", "invalid-line", "null"),
        ("nope", "invalid-line", "null"), ("[1]", "invalid-line", "null"), ("\"x\"", "invalid-line", "null"),
        ("{\"id\":1}", "invalid-record", "1"), ("{\"id\":1,\"source\":null}", "invalid-record", "1"),
        ("{\"id\":\"a\",\"source\":7}", "invalid-record", "\"a\""),
        ("{\"id\":1,\"source\":\"a\",\"path\":\"b\"}", "invalid-record", "1"),
        ("{\"id\":1,\"source\":\"a\",\"name\":[]}", "invalid-record", "1"),
        ("{\"id\":1,\"source\":\"a\",\"platform\":\"symbian\"}", "invalid-record", "1"),
        ("{\"id\":1,\"source\":\"a\",\"source\":\"b\"}", "invalid-record", "1"),
        ("{\"id\":9007199254740993,\"path\":\"/no/such/file\"}", "unreadable", "9007199254740993"),
        ("{\"id\": 1.0 ,\"source\":\"hello\"}", "unchecked", "1.0"), ("{\"source\":\"\"}", "unchecked", "null"),
        ("{\"id\":{\"a\":[\"}\"]},\"source\":\"<a>\"}", "unchecked", "{\"a\":[\"}\"]}"),
        ("{\"id\":1,\"source\":\"\\ud800\"}", "invalid-line", "null"),
        ("{\"id\":1,\"source\":\"a\u{1}\"}", "invalid-line", "null"),
        ("{\"id\":1,\"source\":\"\(String(repeating: "[", count: 100_000))\"}", "unchecked", "1"),
        (String(repeating: "[", count: 100_000), "invalid-line", "null"),
    ]

    @Test(arguments: faults)
    func `a fault is the answer to its record, and the others are checked`(
        text: String, kind: String, id: String
    ) throws {
        let good = try line(["id": "good", "source": RecordTests.button])
        let run = try check(good + text + "\r\n" + good)
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == 3)
        #expect(lines[0] == lines[2] && lines[0].hasPrefix(#"{"findings"#) == false)
        #expect(try findings(try objects(String(lines[0]))[0]).count == 2)
        #expect(lines[1].hasPrefix("{\"id\":\(id),"), "\(lines[1].prefix(200))")
        let error = try #require(try objects(String(lines[1]))[0]["error"] as? [String: String])
        #expect(error["kind"] == kind)
        // What has no id is found by its line.
        #expect(lines[1].contains("\"line\":2") == (kind == "invalid-line"))
        #expect(run.status == 2)
        #expect(try check(good + text + "\n", ["--fail-on", "never"]).status == 0)
    }

    @Test func `a line that is too large is passed over`() throws {
        let good = try line(["id": "good", "source": RecordTests.button])
        let folder = try Folder([".a11ylint.yml": "limits: { file-size: 1 }\n"])
        let large = "{\"source\":\"\(String(repeating: "x", count: 3 << 20))\"}\n"
        let run = try a11ylint(["check", "--records"], in: folder.url, input: good + large + good)
        let errors = try objects(run.output).map { ($0["error"] as? [String: String])?["kind"] }
        #expect(errors == [nil, "too-large", nil])
    }

    @Test(arguments: [["-j", "1"], ["-j", "2"], ["-j", "7"]])
    func `every record has one answer, in the order of the lines`(options: [String]) throws {
        let input = try (0..<200).map { try line(["id": $0, "source": RecordTests.button + "#\($0)\n"]) }.joined()
        let ids = try objects(try check(input, options).output).map { $0["id"] as? Int }
        #expect(ids == Array(0..<200))
    }

    @Test func `the last line needs no line feed, and no lines have no answer`() throws {
        let record = try line(["id": 1, "source": RecordTests.button])
        #expect(try check(String(record.dropLast())) == check(record))
        #expect(try check("") == ProgramRun(status: 0, output: "", errors: ""))
    }

    private static let gates: [([String], Int32)] = [
        ([], 1), (["--fail-on", "never"], 0), (["--ignore", "missing-label"], 0),
    ]

    @Test(arguments: gates)
    func `the gate is that of files`(options: [String], status: Int32) throws {
        #expect(try check(try line(["source": RecordTests.button]), options).status == status)
    }

    @Test func `fingerprints are those of the screen, whatever the record is called`() throws {
        let records: [[String: Any]] = [
            ["id": 1, "source": RecordTests.button, "name": "run-1/step-2.yaml", "screen": "pay"],
            ["id": 2, "source": "# another step\n" + RecordTests.button, "name": "run-2/step-9.yaml", "screen": "pay"],
            ["id": 3, "source": RecordTests.button, "screen": "cart"],
        ]
        let run = try check(try records.map { try line($0) }.joined())
        let prints = try objects(run.output).map { try findings($0).map { $0["fingerprint"] as? String } }
        #expect(prints[0] == prints[1] && prints[0] != prints[2])
    }

    @Test(
        arguments: [
            "--format table", "--format json=x", "-o x", "--flow", "--fix", "--diff", "--since auto",
            "--staged", "--baseline b", "--exclude a", "--limit 3", "--with-audit a.json",
            "--screenshots a",
        ])
    func `what is about files is refused`(options: String) throws {
        let run = try check("", options.split(separator: " ").map(String.init))
        #expect(run.status == 2)
        #expect(run.errors.contains("leave out"), "\(run.errors)")
    }

    @Test func `a configuration applies by the name of the record`() throws {
        let folder = try Folder([
            ".a11ylint.yml": "overrides:\n  - files: [old/]\n    rules: { missing-label: off }\n"
        ])
        let input = try line(["source": RecordTests.button, "name": "old/a"]) + line(["source": RecordTests.button])
        let run = try a11ylint(["check", "--records"], in: folder.url, input: input)
        let rules = try objects(run.output).map { try findings($0).compactMap { $0["rule"] as? String } }
        #expect(!rules[0].contains("missing-label") && rules[1].contains("missing-label"))
    }

    @Test func `a record states platform and language where its screen does not`() throws {
        let text = "screen: Pay\nelements:\n  - { type: button, title: Pay, frame: [0, 0, 80, 44] }\n"
        let records: [[String: Any]] = [["source": text], ["source": text, "platform": "iPadOS", "language": "de"]]
        let run = try a11ylint(
            ["speak", "--config", "none", "--records", "-"], input: try records.map { try line($0) }.joined())
        let transcripts = try objects(run.output).map { $0["transcript"] as? String ?? "" }
        #expect(transcripts[0].contains("Pay. Button.") && transcripts[1].contains("Pay. Taste."))
    }

    @Test(arguments: ["text", "yaml", "json"])
    func `speak answers with transcripts`(format: String) throws {
        let path = "Fixtures/screens/checkout.yaml"
        let alone = try a11ylint(["speak", "--config", "none", path, "--format", format])
        let input = try line(["id": 1, "path": path]) + "nope\n" + line(["id": 2, "source": "hello"])
        let run = try a11ylint(["speak", "--config", "none", "--records", "-", "--format", format], input: input)
        let answers = try objects(run.output)
        #expect(answers.map { $0["error"] is NSNull } == [true, false, false])
        #expect(run.status == 2)
        if format == "json" {
            #expect(
                answers[0]["transcript"] as? NSDictionary
                    == (try objects(alone.output.split(separator: "\n").joined()))[0] as NSDictionary)
        } else {
            #expect(answers[0]["transcript"] as? String == alone.output)
        }
    }

    @Test(arguments: ["yaml", "xml", "json"])
    func `convert answers with documents`(format: String) throws {
        let path = "Fixtures/screens/checkout.yaml"
        let alone = try a11ylint(["convert", "--config", "none", path, "--format", format])
        let input = try line(["id": 1, "path": path]) + line(["id": 2, "source": "<a"])
        let run = try a11ylint(["convert", "--config", "none", "--records", "-", "--format", format], input: input)
        let answers = try objects(run.output)
        #expect(answers[0]["document"] as? String == alone.output)
        #expect(answers[1]["document"] is NSNull && !(answers[1]["error"] is NSNull))
    }

    @Test func `lines in and out are those of the schema`() throws {
        let schema = try Schema(at: "Schemas/records.v1.schema.json")
        let report = try Schema(at: "Schemas/report.v1.schema.json")
        let records = try line(["id": 1, "source": RecordTests.button, "name": "a", "screen": "b"]) + line(["id": 2])
        let checked = try check(records + "nope\n")
        let spoken = try a11ylint(["speak", "--records", "-"], input: records)
        let converted = try a11ylint(["convert", "--records", "-"], input: records)
        for output in [records, checked.output, spoken.output, converted.output] {
            for object in try objects(output) {
                var object = object
                let definition = try #require(report.root["definitions"] as? [String: [String: Any]])
                for finding in object["findings"] as? [[String: Any]] ?? [] {
                    let wrong = report.violations(in: finding, by: try #require(definition["finding"]), at: "finding")
                    #expect(wrong == [])
                }
                // A reference to the schema of reports, which was checked.
                if object["findings"] != nil { object["findings"] = [Any]() }
                #expect(schema.violations(in: object, by: schema.root, at: "line") == [])
            }
        }
        let kinds = RecordError.Kind.allCases.map(\.rawValue)
        let text = try String(
            contentsOf: packageRoot.appending(path: "Schemas/records.v1.schema.json"), encoding: .utf8)
        for kind in kinds { #expect(text.contains("\"\(kind)\"")) }
    }

    @Test func `a reader that has read enough ends the run`() throws {
        let folder = try Folder(["in.jsonl": ""])
        let record = try line(["id": 1, "source": RecordTests.button])
        try String(repeating: record, count: 5_000).write(to: folder.url("in.jsonl"), atomically: true, encoding: .utf8)
        let run = try shell("a11ylint check --config none --records in.jsonl | head -n 1 | wc -l", in: folder.url)
        #expect(run.output.trimmingCharacters(in: .whitespaces) == "1\n")
        #expect(run.errors == "")
    }

    @Test func `a record is answered before the next one comes`() throws {
        let folder = try Folder(["talk.py": RecordTests.talk])
        let run = try shell("python3 talk.py", in: folder.url)
        #expect(run == ProgramRun(status: 0, output: "3 answers\n", errors: ""))
    }

    /// Sends a record, waits for its answer, and sends the next.
    private static let talk = """
        import json, subprocess
        lint = subprocess.Popen(["a11ylint", "check", "--config", "none", "--records", "--fail-on", "never"],
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for number in range(3):
            record = {"id": number, "source": "screen: A\\nelements: [{ type: button }]\\n"}
            lint.stdin.write(json.dumps(record).encode() + b"\\n")
            lint.stdin.flush()
            assert json.loads(lint.stdout.readline())["id"] == number
        lint.stdin.close()
        print("3 answers" if lint.wait() == 0 else "failed")

        """
}
