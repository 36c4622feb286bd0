import A11yModel

/// For audits: a page with a gallery and a map of each screen, what VoiceOver says there, and the findings with their
/// reasons and remedies, the worst files first. It is complete without its script, which opens what links lead to, and
/// suits printers, phones and screen readers.
package enum HTMLReporter: Reporter {
    /// Everything.
    package static let needs: Set<ReportNeed> = [.cards, .maps, .commit]

    /// By file, screen and reading order, without the date of the run. The style is ignored.
    package static func render(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run)
        let plan = PagePlan(run)
        let summary = SummarySection(closing, plan)
        let changed = ChangedScreens(plan)
        let main = tag(
            "main", ["id": "main", "tabindex": "-1"],
            [summary.markup] + changed.markup + findings(plan) + [summary.details]
                + clean(plan) + RuleSection(plan).markup)
        return page(
            "Accessibility report: " + (run.appName.isEmpty ? "" : "\(run.appName), ") + closing.found,
            style: PageStyle.sheet + MapStyle.sheet, version: run.version,
            head: [tag("meta", ["http-equiv": "Content-Security-Policy", "content": PageScript.policy])],
            body: [
                tag("a", ["class": "skip", "href": "#main"], "Skip to the report"), kindSymbols,
                header(closing, contents(plan, changed)), main, footer(version: run.version), .script(PageScript.text),
            ])
    }

    /// What was checked, and how much was found.
    private static func header(_ closing: Closing, _ contents: Markup) -> Markup {
        let run = closing.run
        let origin = [run.appName, run.commit?.words ?? ""].filter { !$0.isEmpty }
        return tag(
            "header", [:],
            [tag("h1", [:], "Accessibility report")]
                + (origin.isEmpty
                    ? [] : [tag("p", ["class": "origin", "dir": "auto"], origin.joined(separator: " · "))])
                + [
                    tag("p", ["class": "lead"], "What VoiceOver makes of these screens: \(closing.count(.unicode))."),
                    contents,
                ])
    }

    /// The list of screens, and beside it the files: those with findings, and in a small page the others.
    private static func findings(_ plan: PagePlan) -> [Markup] {
        let list = Gallery(plan).markup
        let shown = plan.isLarge ? plan.found : plan.files
        let files = tag("div", ["id": "files"], shown.map { FileSection(file: $0, plan: plan).markup })
        return list.isEmpty ? [files] : [tag("div", ["class": "split"], list + [files])]
    }

    /// The files without findings of a large page, in one line that opens.
    private static func clean(_ plan: PagePlan) -> [Markup] {
        if plan.clean.isEmpty || !plan.isLarge { return [] }
        let title = "\(counted(plan.clean.count, "file")) without findings"
        let items = plan.clean.map { file in
            let tally = file.numbered.report.tally
            let extent = "\(counted(tally.screens, "screen")), \(counted(tally.stops, "stop"))"
            return tag("li", [:], [tag("bdi", [:], breakable(file.path)), .text(": \(extent)")])
        }
        return [
            tag(
                "details", ["id": "clean", "class": "clean"],
                [tag("summary", [:], [tag("h2", [:], title)]), tag("ul", [:], items)])
        ]
    }

    /// Links to the sections.
    private static func contents(_ plan: PagePlan, _ changed: ChangedScreens) -> Markup {
        let screens = Gallery(plan).isShown
        let parts = [
            ("summary", "Summary"),
            changed.changes.isEmpty ? nil : ("changes", "Changed screens"),
            screens ? ("screens", "Screens") : ("files", "Findings"), ("tables", "Tables"),
            plan.clean.isEmpty || !plan.isLarge ? nil : ("clean", "Files without findings"),
            plan.found.isEmpty ? nil : ("rules", "Why it matters"),
        ]
        let links = parts.compactMap { $0 }.map { tag("li", [:], [tag("a", ["href": "#\($0.0)"], $0.1)]) }
        return tag("nav", ["aria-label": "Contents"], [tag("ul", ["role": "list"], links)])
    }
}
