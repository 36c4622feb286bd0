import Foundation
import Testing

/// A transcript that is kept, and what `speak --check` tells of it.
@Suite struct SpeakCheckTests {
    private static let screen = """
        screen: Pay
        elements:
          - { type: button, id: pay, title: Pay }
          - { type: image, id: hero, image: hero }

        """
    private let folder: Folder

    init() throws {
        folder = try Folder(["pay.yaml": SpeakCheckTests.screen, "two.yaml": SpeakCheckTests.screen])
    }

    @Test(arguments: ["text", "json", "yaml"])
    func `what was printed is what is expected`(format: String) throws {
        try keep(["-f", format])
        #expect(try check(["-f", format]) == ProgramRun(status: 0, output: "", errors: ""))
    }

    @Test(arguments: ["text", "json", "yaml"])
    func `how lines end, and where things stand in the file, is no difference`(format: String) throws {
        try keep(["-f", format])
        let kept = try folder.text("pay.golden")
        try folder.write("\u{FEFF}" + kept.replacing("\n", with: "\r\n") + "\r\n\r\n", to: "pay.golden")
        try folder.write("\n\n# moved\n" + SpeakCheckTests.screen, to: "pay.yaml")
        #expect(try check(["-f", format]) == ProgramRun(status: 0, output: "", errors: ""))
        try folder.write(kept.trimmingCharacters(in: .newlines), to: "pay.golden")
        #expect(try check(["-f", format]).status == 0)
    }

    @Test(arguments: [
        ["-f", "text"], ["-f", "json"], ["-f", "yaml"], ["--as", "keyboard"], ["--rotor", "actions"],
    ])
    func `another word is a difference, and the command to accept it does so`(options: [String]) throws {
        try keep(options)
        let changed = SpeakCheckTests.screen.replacing("title: Pay", with: "title: Buy, customActions: [Wait]")
        try folder.write(changed, to: "pay.yaml")
        let run = try check(options)
        #expect(run.status == 1)
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("--- pay.golden\n+++ current\n@@ "))
        let last = try #require(run.output.split(separator: "\n").last)
        let command = try #require(last.split(separator: "accept the difference: ").last)
        #expect(try shell(String(command), in: folder.url).status == 0)
        #expect(try check(options).status == 0)
    }

    @Test func `the command to accept is one that a shell reads right`() throws {
        try folder.write("", to: "what's kept.golden")
        let run = try a11ylint(
            ["speak", "pay.yaml", "--screen", "Pay", "--check", "what's kept.golden"], in: folder.url)
        let command = "a11ylint speak pay.yaml --screen Pay > 'what'\\''s kept.golden'"
        #expect(run.output.hasSuffix("To accept the difference: \(command)\n"))
    }

    @Test func `only a difference in a line that tells a place is none`() throws {
        try folder.write("screen: Pay\nelements: [{ type: button, title: Pay (line 1) }]\n", to: "pay.yaml")
        try keep([])
        try folder.write("screen: Pay\nelements: [{ type: button, title: Pay (line 2) }]\n", to: "pay.yaml")
        #expect(try check([]).status == 1)
    }

    @Test func `one stop more moves numbers, which are no difference of their own`() throws {
        let rows = (1...9).map { "  - { type: label, text: Row \($0) }\n" }
        try folder.write("screen: Rows\nelements:\n" + rows.joined(), to: "pay.yaml")
        try keep([])
        try folder.write("screen: Rows\nelements:\n  - { type: label, text: New }\n" + rows.joined(), to: "pay.yaml")
        let lines = try check([]).output.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.dropFirst(2) == ["+   1. New"])
        #expect(lines.contains("    2. Row 1"))
    }

    @Test func `a place in the rotor is a difference`() throws {
        let title = "  - { type: label, text: Title, traits: [header] }\n"
        try folder.write("screen: Rows\nelements:\n" + title, to: "pay.yaml")
        try keep(["--rotor", "headings"])
        try folder.write("screen: Rows\nelements:\n  - { type: label, text: New }\n" + title, to: "pay.yaml")
        let run = try check(["--rotor", "headings"])
        #expect(run.status == 1)
        #expect(run.output.contains("\n-  1. Title. Heading.\n+  2. Title. Heading.\n"))
    }

    @Test func `colour marks what is gone and what is new`() throws {
        try folder.write("Pay\n  1. Buy. Button.\n", to: "pay.golden")
        #expect(try !check([]).output.contains("\u{1B}"))
        #expect(try check(["--color", "always"]).output.contains("\u{1B}"))
    }

    @Test func `without a transcript, the command to write it is told`() throws {
        let run = try check(["--screen", "Pay"])
        let expected =
            "Error: pay.golden: no such file or directory; to write it: "
            + "a11ylint speak pay.yaml --screen Pay > pay.golden\n"
        #expect(run == ProgramRun(status: 2, output: "", errors: expected))
    }

    @Test(arguments: [
        "pay.yaml two.yaml --check pay.yaml", "pay.yaml --check -", "pay.yaml --check pay.yaml -o out.txt",
        "missing.yaml --check pay.yaml", "pay.yaml --as braille", "pay.yaml --rotor links --as keyboard",
        "pay.yaml --language english", "pay.yaml --language d", "pay.yaml --language de_AT", "pay.yaml --idiom watch",
        "pay.yaml two.yaml -f yaml", "watch.yaml --idiom pad",
    ])
    func `what cannot be done ends with 2`(line: String) throws {
        try folder.write("screen: Watch\nplatform: watchos\nelements: []\n", to: "watch.yaml")
        let run = try a11ylint(["speak"] + line.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("Error: "))
    }

    @Test func `a transcript of several files is written to one`() throws {
        let arguments = ["speak", "pay.yaml", "two.yaml"]
        let printed = try a11ylint(arguments, in: folder.url)
        let written = try a11ylint(arguments + ["-o", "both.txt"], in: folder.url)
        #expect(written == ProgramRun(status: 0, output: "", errors: ""))
        #expect(try folder.text("both.txt") == printed.output)
    }

    /// A pad has wider rows than a phone: 13 points instead of 8.
    @Test(arguments: [("phone", ["A", "B"]), ("pad", ["B", "A"])])
    func `the idiom decides about rows`(idiom: String, expected: [String]) throws {
        let screen = """
            screen: Rows
            elements:
              - { type: label, text: A, frame: [200, 100, 50, 20] }
              - { type: label, text: B, frame: [0, 110.5, 50, 20] }

            """
        try folder.write(screen, to: "rows.yaml")
        let run = try a11ylint(["speak", "rows.yaml", "--idiom", idiom], in: folder.url)
        let stops = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
        #expect(stops.map { String($0.dropFirst("  1. ".count)) } == expected)
    }

    private func keep(_ options: [String]) throws {
        let run = try a11ylint(["speak", "pay.yaml"] + options, in: folder.url)
        #expect(run.status == 0)
        try folder.write(run.output, to: "pay.golden")
    }

    private func check(_ options: [String]) throws -> ProgramRun {
        try a11ylint(["speak", "pay.yaml", "--check", "pay.golden"] + options, in: folder.url)
    }
}
