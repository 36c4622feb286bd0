import A11yModel
import A11yReporters
import Testing

@testable import A11yReporters

/// Step summaries in Markdown.
@Suite struct MarkdownTests {
    @Test(arguments: [
        ("a|b", "a\\|b"), ("`", "\\`"), ("<b>", "&lt;b&gt;"), ("&amp;", "&amp;amp;"), ("a\nb", "a\\\\nb"),
        ("@name", "@<!-- -->name"), ("#1: x", "#<!-- -->1: x"), (":smile:", ":<!-- -->smile:<!-- -->"),
        ("https://example.com", "https:<!-- -->//example.com"), ("www.example.com", "www\\.example.com"),
        ("[a](b)", "\\[a\\](b)"), ("*a* _b_", "\\*a\\* \\_b\\_"), ("画面 · “x”", "画面 · “x”"),
        ("\u{202E}", "\\\\u{202E}"),
    ])
    func `a character with a meaning in Markdown is escaped`(text: String, expected: String) {
        // At the end of a text, a colon cannot end the name of an emoji.
        #expect(markdown(text) == (text == ":smile:" ? ":<!-- -->smile:" : expected))
    }

    @Test func `every finding is a row of four cells, whatever its texts`() {
        let run = MapSamples.run([MapSamples.report(MapSamples.awkward)])
        let page = MarkdownReporter.render(run, style: .sample())
        let rows =
            page.split(separator: "\n").filter { $0.hasPrefix("| ✖") || $0.hasPrefix("| ▲") }
            + page.split(separator: "\n").filter { $0.hasPrefix("| ●") || $0.hasPrefix("| ?") }
        #expect(rows.count == run.reports[0].findings.count)
        for row in rows {
            let bars = row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
            #expect(bars == 5, "\(row)")
            let tags = row.matches(of: /<[^>]*>/).map { String($0.0) }
            #expect(Set(tags).subtracting(["<code>", "</code>", "<br>", "<!-- -->"]) == [], "\(row)")
        }
        for finding in run.reports[0].findings {
            #expect(rows.count { $0.contains("| \(markdownProse(visible(finding.message))) |") } == 1)
        }
        #expect(MarkdownReporter.render(run, style: .sample()) == page)
    }

    @Test func `a criterion links to W3C's page, and the remedy of a rule is listed once`() {
        let page = MarkdownReporter.render(MapSamples.run([MapSamples.report(["a", "b"])]), style: .sample())
        #expect(page.contains("[WCAG 4.1.2 A](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html)"))
        #expect(page.components(separatedBy: "<code>rule-0</code>: [Title of rule-0]").count == 2)
    }

    @Test func `more than 30 findings are folded`() {
        let few = MarkdownReporter.render(
            MapSamples.run([MapSamples.report((0..<90).map(String.init))]), style: .sample())
        let many = MarkdownReporter.render(
            MapSamples.run([MapSamples.report((0..<91).map(String.init))]), style: .sample())
        #expect(few.components(separatedBy: "<details>").count == 2)
        #expect(many.components(separatedBy: "<details>").count == 3)
        #expect(many.contains("<summary><code>screen.yaml</code>: 31 findings</summary>"))
    }

    @Test func `a report never exceeds a step summary, and counts the findings that it omits`() throws {
        let texts = (0..<3_000).map { "\($0) " + String(repeating: "long ", count: 400) }
        let reports = [MapSamples.report(texts, path: "a.yaml"), MapSamples.report(texts, path: "b.yaml")]
        let page = MarkdownReporter.render(MapSamples.run(reports), style: .sample())
        #expect(page.utf8.count < 1 << 20 && page.utf8.count > 900_000)
        let rows = page.split(separator: "\n").count { $0.hasPrefix("| ") && $0.contains("rule-") }
        let left = try #require(page.firstMatch(of: /(\d+) findings more are left out/)).1
        #expect(Int(left) == 2_000 - rows)
        #expect(page.components(separatedBy: "<details>").count == page.components(separatedBy: "</details>").count)
    }

    @Test func `a clean run is one sentence`() {
        let page = MarkdownReporter.render(Samples.run([Samples.clean]), style: .sample())
        #expect(page.hasPrefix("## a11ylint: No findings\n\nNo findings in 1 file"))
        #expect(!page.contains("|"))
    }
}
