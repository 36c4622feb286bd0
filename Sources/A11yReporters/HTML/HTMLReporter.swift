import A11yModel

/// For auditors: one page without scripts, with a map of each screen, what VoiceOver says there, and the findings with
/// their reasons and remedies. Also for paper, for telephones, and for those who listen to it.
package enum HTMLReporter: Reporter {
    /// The usual ending of such files.
    package static let name = "html"
    /// Everything.
    package static let needs: Set<ReportNeed> = [.cards, .maps]

    /// Findings by file, screen and place; the style is not looked at, and nothing tells when the page was made.
    package static func render(_ run: Run, style: Rendering) -> String {
        let reports = NumberedReport.all(of: run)
        let rules = RuleSection(run, reports)
        let files = reports.indices.map { FileSection(reports[$0], index: $0, rules: rules) }
        let title = "Accessibility report: \(Closing(run).found)"
        let head = tag(
            "head", [:],
            [
                tag("meta", ["charset": "utf-8"]),
                tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                tag("meta", ["name": "color-scheme", "content": "light dark"]),
                tag("meta", ["name": "generator", "content": "a11ylint \(run.version)"]),
                tag("title", [:], title),
                .style(PageStyle.sheet + MapStyle.sheet),
            ])
        let main = tag(
            "main", ["id": "main", "tabindex": "-1"],
            [SummarySection(run, files).markup] + files.map(\.markup) + rules.markup)
        let body = tag(
            "body", [:],
            [
                tag("a", ["class": "skip", "href": "#main"], "Skip to the report"),
                tag(
                    "header", [:],
                    [
                        tag("h1", [:], "Accessibility report"),
                        tag(
                            "p", ["class": "lead"],
                            "What VoiceOver makes of these screens: \(Closing(run).count(.unicode))."),
                        contents(files, hasRules: !rules.markup.isEmpty),
                    ]), main,
                tag("footer", [:], [tag("p", [:], "Made by a11ylint \(run.version).")]),
            ])
        let page = tag("html", ["xmlns": "http://www.w3.org/1999/xhtml", "lang": "en"], [head, body])
        return "<!DOCTYPE html>\n\(page.rendered)\n"
    }

    /// Links to the parts of the page. Of many files, the table in the summary has the links.
    private static func contents(_ files: [FileSection], hasRules: Bool) -> Markup {
        let mostFiles = 20
        let named = files.count > mostFiles ? [] : files.map { (href: $0.name, text: $0.path) }
        let parts = [("summary", "Summary")] + named + (hasRules ? [("rules", "Why it matters")] : [])
        return tag(
            "nav", ["aria-label": "Contents"],
            [
                tag(
                    "ul", ["role": "list"],
                    parts.map { tag("li", [:], [tag("a", ["href": "#\($0.0)", "dir": "auto"], $0.1)]) })
            ])
    }
}
