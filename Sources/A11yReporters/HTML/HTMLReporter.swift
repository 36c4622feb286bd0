import A11yModel

/// For audits: a page without scripts, with a map of each screen, what VoiceOver says there, and the findings with
/// their reasons and remedies. It also suits printers, phones and screen readers.
package enum HTMLReporter: Reporter {
    /// The usual extension of such files.
    package static let name = "html"
    /// Everything.
    package static let needs: Set<ReportNeed> = [.cards, .maps]

    /// By file, screen and reading order, without a date. The style is ignored.
    package static func render(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run)
        let rules = RuleSection(run)
        let files = NumberedReport.all(of: run).enumerated().map { FileSection($1, index: $0, rules: rules) }
        let head = tag(
            "head", [:],
            [
                tag("meta", ["charset": "utf-8"]),
                tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                tag("meta", ["name": "color-scheme", "content": "light dark"]),
                tag("meta", ["name": "generator", "content": "a11ylint \(run.version)"]),
                tag("title", [:], "Accessibility report: \(closing.found)"),
                .style(PageStyle.sheet + MapStyle.sheet),
            ])
        let header = tag(
            "header", [:],
            [
                tag("h1", [:], "Accessibility report"),
                tag("p", ["class": "lead"], "What VoiceOver makes of these screens: \(closing.count(.unicode))."),
                contents(files, hasRules: !rules.markup.isEmpty),
            ])
        let main = tag(
            "main", ["id": "main", "tabindex": "-1"],
            [SummarySection(closing, files).markup] + files.map(\.markup) + rules.markup)
        let body = tag(
            "body", [:],
            [
                tag("a", ["class": "skip", "href": "#main"], "Skip to the report"), header, main,
                tag("footer", [:], [tag("p", [:], "Made by a11ylint \(run.version).")]),
            ])
        let page = tag("html", ["xmlns": "http://www.w3.org/1999/xhtml", "lang": "en"], [head, body])
        return "<!DOCTYPE html>\n\(page.rendered)\n"
    }

    /// Links to the sections. If there are many files, only the table in the summary links to them.
    private static func contents(_ files: [FileSection], hasRules: Bool) -> Markup {
        let mostFiles = 20
        let named = files.count > mostFiles ? [] : files.map { (href: $0.name, text: $0.path) }
        let parts = [("summary", "Summary")] + named + (hasRules ? [("rules", "Why it matters")] : [])
        let links = parts.map { tag("li", [:], [tag("a", ["href": "#\($0.0)", "dir": "auto"], $0.1)]) }
        return tag("nav", ["aria-label": "Contents"], [tag("ul", ["role": "list"], links)])
    }
}
