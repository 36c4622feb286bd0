import A11yModel
import A11yReporters
import Foundation
import Testing

/// Workflow commands, parsed as the runner parses them.
@Suite struct GitHubTests {
    @Test func `the runner reads every field as it was written`() throws {
        let commands = commands(in: Samples.text("github"))
        let finding = try #require(commands.first { $0.properties["title"] == "equal-name" })
        #expect(finding.level == "warning")
        #expect(finding.properties["file"] == Samples.places.rootPath)
        #expect(finding.message == "Two are “[b](1)”, 50%: “,” (and 1 more like it) → Change it")
        let emoji = try #require(commands.first { $0.properties["title"] == "emoji-👩‍👩‍👧" })
        #expect(emoji.properties["file"] == "画面/\\u{1B}[31mスクリーン.yaml")
        #expect(emoji.properties["line"] == "2")
    }

    @Test func `a path with line breaks and accents on its colons is one property`() throws {
        var report = Samples.report("a", "x", [.init("x", rule: "r", message: "m", element: nil)])
        report.rootPath = "a\r\n::b:\u{301}:c,\u{301}%0A"
        let commands = commands(in: Samples.text("github", of: Samples.run([report])))
        #expect(commands.count == 1)
        #expect(commands.first?.properties["file"] == "a\\r\\n::b:\u{301}:c,\u{301}%0A")
        #expect(commands.first?.properties["line"] == "1")
    }

    @Test func `a run without files is a notice, and one without a readable element a warning`() throws {
        let unread = Samples.report("a.xml", "", elements: 0)
        #expect(commands(in: Samples.text("github", of: Samples.run([]))).map(\.level) == ["notice"])
        #expect(commands(in: Samples.text("github", of: Samples.run([unread]))).map(\.level) == ["warning"])
    }

    @Test func `a range of several lines has no columns`() throws {
        let commands = commands(in: Samples.text("github"))
        let finding = try #require(commands.first { $0.properties["title"] == "equal-name" })
        #expect(finding.properties["line"] == "2")
        #expect(finding.properties["endLine"] == "3")
        #expect(finding.properties["col"] == nil)
        #expect(finding.properties["endColumn"] == nil)
        let other = try #require(commands.first { $0.properties["title"] == "small-target" })
        #expect(other.properties["col"] == "12")
        #expect(other.properties["endColumn"] == "29")
    }

    @Test(arguments: [
        (10, 10, 10, [10, 10, 10]), (11, 0, 0, [10, 0, 1]), (0, 11, 9, [0, 10, 10]), (0, 11, 10, [0, 10, 10]),
        (3, 2, 30, [3, 2, 10]), (0, 0, 0, [0, 0, 0]),
    ])
    func `ten annotations per level are written, and the other findings listed`(
        errors: Int, warnings: Int, infos: Int, expected: [Int]
    ) {
        let text = Samples.text("github", of: Samples.crowd(errors: errors, warnings: warnings, infos: infos))
        let levels = commands(in: text).map(\.level)
        #expect(["error", "warning", "notice"].map { level in levels.count { $0 == level } } == expected)
        #expect(levels == levels.sorted { rank($0) < rank($1) })
        let listed = text.split(separator: "\n").filter { $0.hasPrefix("- a.yaml:") }
        let isSplit = !listed.isEmpty
        #expect(levels.count - (isSplit ? 1 : 0) + listed.count == errors + warnings + infos)
        #expect(text.contains("\(listed.count) more finding") == isSplit)
    }

    private struct Command {
        let level: String
        let properties: [String: String]
        let message: String
    }

    private func commands(in text: String) -> [Command] {
        // By scalars, as in the runner: combining accents do not hide a separator.
        text.unicodeScalars.split(separator: "\n").filter { $0.starts(with: "::".unicodeScalars) }.map { line in
            let body = line.dropFirst(2)
            let end = body.firstRange(of: Array("::".unicodeScalars))?.lowerBound ?? body.endIndex
            let head = body[..<end].split(separator: " ", maxSplits: 1)
            let pairs = (head.count > 1 ? head[1] : body[end..<end]).split(separator: ",").map { pair in
                let parts = pair.split(separator: "=", maxSplits: 1).map { String($0) }
                return (parts[0], parts.count > 1 ? unescaped(parts[1]) : "")
            }
            return Command(
                level: String(head.first ?? body), properties: Dictionary(pairs) { $1 },
                message: unescaped(String(body[end...].dropFirst(2))))
        }
    }

    private func unescaped(_ text: String) -> String {
        [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
    }

    private func rank(_ level: String) -> Int { ["error", "warning", "notice"].firstIndex(of: level) ?? 3 }
}
