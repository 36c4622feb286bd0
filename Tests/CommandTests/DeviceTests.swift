import Foundation
import FoundationXML
import TestSupport
import Testing

/// `speak --against`.
@Suite struct DeviceTests {
    private static let screen = """
        screen: Orders
        elements:
          - { type: label, text: Orders, traits: header, frame: [16, 60, 200, 30] }
          - { type: button, title: Add, frame: [16, 120, 60, 44] }
          - { type: button, title: Pay, frame: [16, 200, 60, 44] }

        """
    private static let two =
        "screens:\n" + ["One", "Two"].map { "  - { screen: \($0), elements: [{ type: label, text: Hi }] }\n" }.joined()
    private let folder: Folder

    init() throws {
        folder = try Folder([
            "orders.yaml": DeviceTests.screen, "two.yaml": DeviceTests.two,
            "same.txt": "Orders, heading\nAdd, button\nPay, button\n",
            "other.txt": "Orders, heading\nPay, button\nAdd, link\n",
            "broken.json": "{\"steps\": [{\"utterance\": \n",
        ])
    }

    private func speak(_ options: [String], _ file: String = "orders.yaml") throws -> ProgramRun {
        try a11ylint(["speak", file] + options, in: folder.url)
    }

    @Test(arguments: ["text", "json", "yaml", "html"])
    func `the status says whether anything differs`(format: String) throws {
        #expect(try speak(["--against", "same.txt", "--format", format]).status == 0)
        #expect(try speak(["--against", "other.txt", "--format", format]).status == 1)
    }

    @Test func `the table shows both sides and what only one says`() throws {
        let run = try speak(["--against", "other.txt"])
        #expect(run.output.contains("│ moved "))
        #expect(run.output.contains("role: Button"))
        #expect(run.output.contains("role: link"))
        #expect(run.output.hasSuffix("2 differences: 1 at another place, 1 in the role.\n"))
        #expect(run.errors == "")
    }

    private static let allowances: [([String], Int32)] = [
        (["--allow", "order,role"], 0), (["--allow", "order", "--allow", "role"], 0), (["--allow", "2"], 0),
        (["--allow", "1"], 1), (["--allow", "order"], 1), (["--allow", "order", "--allow", "1"], 0),
    ]

    @Test(arguments: allowances)
    func `what is allowed does not fail`(options: [String], status: Int32) throws {
        #expect(try speak(["--against", "other.txt"] + options).status == status)
    }

    @Test func `a narrow terminal and a dumb one list the differences`() throws {
        for environment in [["COLUMNS": "50"], ["TERM": "dumb"]] {
            let run = try a11ylint(
                ["speak", "orders.yaml", "--against", "other.txt"], in: folder.url, environment: environment)
            #expect(run.output.contains("role: predicted “Button”, said “link”."))
            #expect(!run.output.contains("│"))
        }
    }

    @Test func `the data says what the table says`() throws {
        let run = try speak(["--against", "other.txt", "--format", "json"])
        let data = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(data["differences"] as? [String: Int] == ["order": 1, "role": 1])
        let stops = try #require(data["stops"] as? [[String: Any]])
        #expect(stops.map { $0["kind"] as? String } == ["both", "both", "both"])
    }

    @Test func `the page is well-formed and holds both sides`() throws {
        #expect(try speak(["--against", "other.txt", "--format", "html", "--output", "page.html"]).status == 1)
        let page = try folder.text("page.html")
        let document = page.replacing("<!DOCTYPE html>\n", with: "")
        #expect(try XMLText(document).isWellFormed)
        #expect(page.contains("only here, role"))
    }

    @Test(arguments: [
        (["--against", "none.txt"], "none.txt: no such file"),
        (["--against", "broken.json"], "broken.json:"),
        (["--against", "orders.yaml", "--check", "same.txt"], "--check and --against"),
        (["--format", "html"], "--format html belongs to --against"),
        (["--allow", "3"], "--allow belongs to --against"),
        (["--against", "self"], "holds no record of its own"),
        (["--against", "same.txt", "--against", "other.txt"], "1 file and 2 records"),
        (["--against", "same.txt", "--allow", "colour"], "colour"),
        (["--against", "same.txt", "--as", "keyboard"], "--against belongs to --as voiceover"),
        (["--against", "same.txt", "--rotor", "links"], "leave out --rotor"),
    ])
    func `what makes no sense is refused`(options: [String], message: String) throws {
        let run = try speak(options)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test func `of several screens, one is compared`() throws {
        let run = try speak(["--against", "same.txt"], "two.yaml")
        #expect(run.status == 2)
        #expect(run.errors.contains("choose with --screen among One, Two"))
        #expect(try speak(["--against", "same.txt", "--screen", "Two"], "two.yaml").status == 1)
    }

    @Test func `the agreement of several files and records is counted`() throws {
        let record = try String(
            contentsOf: packageRoot.appending(path: "Fixtures/screens/orders-record.json"), encoding: .utf8)
        for name in ["one.json", "two.json"] { try folder.write(record, to: name) }
        let own = try a11ylint(["speak", "one.json", "two.json", "--against", "self"], in: folder.url)
        #expect(own.status == 1 && own.errors == "")
        #expect(own.output.contains("Agreement") && own.output.contains("  two.json: 1 order\n"))
        let pairs = ["speak", "one.json", "orders.yaml", "--against", "self", "--against", "other.txt"]
        let run = try a11ylint(pairs + ["--format", "json"], in: folder.url)
        let data = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let names = try #require(data["records"] as? [[String: Any]]).map { $0["name"] as? String }
        #expect(names == ["one.json", "orders.yaml, other.txt"])
        #expect((data["order"] as? [String: Int])?["all"] == 2)
        #expect(try a11ylint(pairs + ["--allow", "order,role"], in: folder.url).status == 0)
    }

    @Test func `a record that is missing does not silence the others`() throws {
        let run = try a11ylint(
            ["speak", "orders.yaml", "orders.yaml", "--against", "none.txt", "--against", "other.txt"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains("none.txt"))
        #expect(run.output.hasSuffix("2 differences: 1 at another place, 1 in the role.\n"))
    }
}

/// A text that Foundation's parser reads.
private struct XMLText {
    let isWellFormed: Bool

    init(_ text: String) throws { isWellFormed = XMLParser(data: Data(text.utf8)).parse() }
}

/// `check --with-audit`.
@Suite struct AuditOptionTests {
    private let folder: Folder

    init() throws {
        folder = try Folder([
            "pay.yaml":
                "screen: Pay\ntitle: Pay\nelements: [{ type: button, id: pay, title: Pay, frame: [0, 0, 9, 9] }]\n",
            "other.yaml": "screen: A\ntitle: A\nelements: [{ type: button, title: A }]\n",
            "audit.json": """
            [{"auditType": "hitRegion", "compactDescription": "Hit area is small", "element": {"identifier": "pay"}},
             {"auditType": "contrast", "compactDescription": "Contrast failed", "element": {"identifier": "pay"}}]
            """,
        ])
    }

    @Test(arguments: [
        "table", "compact", "frame", "markdown", "html", "csv", "sarif", "xcode", "github", "junit", "json", "jsonl",
    ])
    func `each format says what the audit found, and that it found what we found`(format: String) throws {
        let run = try a11ylint(
            ["check", "pay.yaml", "--with-audit", "audit.json", "--format", format, "--no-config"], in: folder.url)
        let words = run.output.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
        #expect(words.contains("Contrast"))
        #expect(words.contains("found this too") || words.contains("foundBy"))
    }

    @Test func `warnings of the audit fail a run that fails on warnings`() throws {
        let arguments = ["check", "pay.yaml", "--with-audit", "audit.json", "--no-config", "--select", "audit-issue"]
        #expect(try a11ylint(arguments, in: folder.url).status == 0)
        #expect(try a11ylint(arguments + ["--fail-on", "warning"], in: folder.url).status == 1)
    }

    @Test(arguments: [
        (["."], "--with-audit belongs to the screen of one file; name that file"),
        (["pay.yaml", "--with-audit", "pay.yaml"], "pay.yaml:1:1:"),
        (["pay.yaml", "--with-audit", "none"], "none: no such"),
        (["pay.yaml", "--flow"], "--with-audit belongs to one capture"),
    ])
    func `what makes no sense is refused`(arguments: [String], message: String) throws {
        let run = try a11ylint(["check", "--with-audit", "audit.json"] + arguments, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
