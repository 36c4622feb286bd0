import A11yModel

/// The section of a page about one file, which opens: the findings in the file as a whole, then each screen.
struct FileSection {
    let file: PageFile
    let plan: PagePlan

    var markup: Markup {
        let numbered = file.numbered
        let tally = numbered.report.tally
        let extent = [
            counted(tally.screens, "screen"), counted(tally.elements, "element"), counted(tally.stops, "stop"),
        ]
        let summary = tag(
            "summary", [:],
            [
                tag("h2", ["dir": "auto"], breakable(file.path)),
                tag(
                    "span", ["class": "counts"],
                    file.isClean ? "No findings" : countWords(file.numbered.report.countsByKind)),
            ])
        let rest =
            numbered.rest.isEmpty
            ? []
            : [
                tag(
                    "section", ["id": file.nameOfRest, "class": "part"],
                    [
                        tag("h3", [:], "The file as a whole"),
                        FindingItem.list(numbered.rest, level: 4, since: plan.run.earlier),
                    ])
            ]
        let body = [tag("p", ["class": "extent"], extent.joined(separator: ", "))] + rest + screens
        return tag(
            "details",
            ["id": file.name, "class": "file", "open": plan.isOpen && !file.isClean ? "open" : nil],
            [summary] + body)
    }

    /// The screens; in a large page those without findings are only named.
    private var screens: [Markup] {
        let all = file.numbered.screens.enumerated().map { (index: $0, screen: $1) }
        let drawn = all.filter { !plan.isLarge || !$0.screen.findings.isEmpty }
        let others = all.filter { plan.isLarge && $0.screen.findings.isEmpty }
        let names = others.map { $0.screen.map.title.isEmpty ? "a screen without a name" : "“\($0.screen.map.title)”" }
        let note =
            others.isEmpty
            ? []
            : [tag("p", ["class": "note"], prose("Nothing was found on \(names.joined(separator: ", "))."))]
        return drawn.map { index, screen in
            let name = file.name(ofScreen: index)
            return ScreenSection(screen, name: name, detail: plan.detail(ofScreen: name), earlier: plan.run.earlier)
                .markup
        } + note
    }
}
