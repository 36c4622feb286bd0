import A11yModel
import A11yReporters
import Foundation
import Testing

// Formats with a line or an object per finding.

@Suite struct CSVTests {
    @Test func `every field is read back, and every line has the same number of fields`() throws {
        let rows = rows(in: Samples.text("csv"))
        #expect(rows.count == 12)
        #expect(Set(rows.map(\.count)) == [19])
        #expect(rows[0].prefix(5) == ["path", "line", "column", "endLine", "endColumn"])
        let finding = try #require(rows.first { $0[7] == "equal-name" })
        #expect(finding[0] == Samples.places.rootPath)
        #expect(finding[1...4] == ["2", "3", "3", "5"])
        #expect(finding[8] == "Two are “[b](1)”, 50%: “,”")
        #expect(finding[9] == "2")
        let control = try #require(rows.first { $0[7] == "control" })
        #expect(control[8].hasPrefix("bell \\u{7}, line\\nbreak"))
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "＝1", "=cmd|' /C calc'!A0", "=\"a\",b", "=\u{301}"])
    func `a spreadsheet reads no field as a formula`(text: String) throws {
        let report = Samples.report("-", "x", [.init("x", rule: "r", message: text, element: text)])
        let fields = try #require(rows(in: Samples.text("csv", of: Samples.run([report]))).last)
        #expect(fields[0] == "'-")
        #expect(fields[8] == "'" + text)
        #expect(!fields.contains { $0.unicodeScalars.first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false })
    }

    @Test func `a combining accent hides neither a quote nor a comma`() throws {
        let message = "a\"\u{301}b,\u{301}c\"\u{308}"
        let report = Samples.report("a.yaml", "x", [.init("x", rule: "r", message: message, element: nil)])
        let fields = try #require(rows(in: Samples.text("csv", of: Samples.run([report]))).last)
        #expect(fields.count == 19)
        #expect(fields[8] == message)
    }

    /// A parser for RFC 4180: lines end with CR LF, and a quote in a field is doubled.
    private func rows(in text: String) -> [[String]] {
        var rows: [[String]] = [[]]
        var field = ""
        var isQuoted = false
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"" where isQuoted && rest.first == "\"":
                field.unicodeScalars.append(scalar)
                rest.removeFirst()
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                rows[rows.count - 1].append(field)
                field = ""
            case "\r" where !isQuoted && rest.first == "\n":
                rest.removeFirst()
                rows[rows.count - 1].append(field)
                field = ""
                rows.append([])
            default: field.unicodeScalars.append(scalar)
            }
        }
        return rows.dropLast()
    }
}

@Suite struct XcodeTests {
    @Test func `every line has the form that Xcode reads, with an absolute path`() {
        let lines = Samples.text("xcode").split(separator: "\n")
        #expect(lines.count == 11 + 2)
        for line in lines {
            #expect(line.contains(#/^/home/app/.+:\d+:\d+: (error|warning|note): .+/#), "\(line)")
        }
    }

    @Test func `a note follows its finding, and notes without one come first`() throws {
        let words = Samples.text("xcode").split(separator: "\n").map { line in
            ["error", "warning", "note"].first { line.contains(": \($0): ") } ?? ""
        }
        #expect(words.prefix { $0 == "note" }.count == 3)
        #expect(words.dropFirst(3).first == "warning")
        #expect(words.dropFirst(4).prefix(2) == ["note", "note"])
        #expect(!words.dropFirst(6).contains("note"))
    }

    @Test func `a path outside of the root stays as it is`() {
        var report = Samples.checkout
        report.rootPath = "/elsewhere/a.yaml"
        #expect(Samples.text("xcode", of: Samples.run([report])).hasPrefix("/elsewhere/a.yaml:"))
    }
}

@Suite struct ReviewdogTests {
    @Test func `columns are counted in bytes`() throws {
        let report = Samples.report("a.yaml", "x\n画a𐐀b\n", [.init("𐐀", rule: "r", message: "m", element: nil)])
        let result = try #require(try Samples.value("rdjson", of: Samples.run([report])) as? [String: Any])
        let location = (result["diagnostics"] as? [[String: Any]])?.first?["location"] as? [String: Any]
        let range = try #require(location?["range"] as? [String: [String: Int]])
        #expect(range == ["start": ["line": 2, "column": 5], "end": ["line": 2, "column": 9]])
    }

    @Test func `a rule with a criterion links to W3C's page`() {
        let text = Samples.text("rdjson")
        #expect(text.contains("https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html"))
    }
}

@Suite struct GitLabTests {
    @Test func `fingerprints of issues are unique and do not depend on lines`() throws {
        let twice = [Samples.checkout, Samples.checkout]
        let issues = try #require(try Samples.value("gitlab", of: Samples.run(twice)) as? [[String: Any]])
        let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
        #expect(fingerprints.count == 10)
        #expect(Set(fingerprints).count == 10)
        var moved = Samples.report("a.yaml", "\n\nx", [.init("x", rule: "r", message: "m", element: "e")])
        let once = try Samples.value("gitlab", of: Samples.run([moved])) as? [[String: Any]]
        moved.findings[0].range = SourceRange(0, 1)
        let again = try Samples.value("gitlab", of: Samples.run([moved])) as? [[String: Any]]
        #expect(once?.first?["fingerprint"] as? String == again?.first?["fingerprint"] as? String)
    }
}

@Suite struct CompactTests {
    @Test func `a terminal gets words in colour, broken between words`() {
        var style = Rendering.sample(width: 48)
        style.wrapsLines = true
        let report = Samples.report(
            "a.yaml", "x\n", [.init("x", rule: "rule", message: "Nobody hears this", element: nil)])
        let plain = CompactReporter.render(Samples.run([report]), style: style)
        #expect(plain == "a.yaml:1:1: error: Nobody hears this →\n    Change it [rule]\n")
        style.color = .on
        let painted = CompactReporter.render(Samples.run([report]), style: style)
        #expect(painted.contains("\u{1B}[1ma.yaml:1:1:\u{1B}[0m ") && painted.contains("\u{1B}[2m[rule]\u{1B}[0m"))
        #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    @Test func `each finding is a line, sorted by path and place`() {
        let other = Samples.report(
            "a.yaml", "x\ny\n", [.init("y", rule: "r", message: "two\nlines", element: nil)])
        let text = CompactReporter.render(Samples.run([Samples.checkout, other]), style: .sample())
        #expect(
            text == """
                a.yaml:2:1: error: two\\nlines → Change it [r]
                screens/checkout.yaml:4:11: error: Image has no name and is not marked decorative \
                → Change it [image-label]
                screens/checkout.yaml:7:11: error: Icon-only button has no accessible name → Change it [control-label]
                screens/checkout.yaml:10:12: warning: pay is 32 × 28 pt; 44 × 44 pt is the least a \
                finger hits reliably → Change it \
                [small-target]
                screens/checkout.yaml:11:11: review: A person must look at the order → Change it [order]
                screens/checkout.yaml:13:16: info: Contrast 2.81:1, needs 4.5:1 → Change it [text-contrast]

                """)
    }

    @Test func `a clean run is empty`() {
        #expect(CompactReporter.render(Samples.run([Samples.clean]), style: .sample()).isEmpty)
    }
}
