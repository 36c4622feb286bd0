import A11yModel

/// The list of a page: every screen with its findings and stops, and the files with findings in no screen; those
/// with the worst findings first, and the screens without findings in a list that opens.
struct Gallery {
    private let plan: PagePlan
    private let entries: [Entry]

    /// A screen, or what a file has beside its screens, with the counts of its findings.
    private struct Entry {
        let file: PageFile
        /// Nil for a file as a whole.
        let screen: NumberedScreen?
        /// The id of the section about it.
        let name: String
        let counts: [Int]

        var isClean: Bool { counts.allSatisfy { $0 == 0 } }

        init(_ file: PageFile, _ screen: NumberedScreen?, name: String) {
            self.file = file
            self.screen = screen
            self.name = name
            let kinds = (screen?.findings ?? file.numbered.rest).map(\.reported.kind)
            counts = FindingKind.allCases.map { kind in kinds.count { $0 == kind } }
        }
    }

    init(_ plan: PagePlan) {
        self.plan = plan
        entries = plan.files.flatMap { file in
            (file.numbered.rest.isEmpty ? [] : [Entry(file, nil, name: file.nameOfRest)])
                + file.numbered.screens.enumerated().map { Entry(file, $1, name: file.name(ofScreen: $0)) }
        }
    }

    /// Whether there is something to choose from.
    var isShown: Bool { entries.count > 1 }

    /// The section; nothing for a single screen.
    var markup: [Markup] {
        guard isShown else { return [] }
        let found = worstFirst(entries.filter { !$0.isClean }, by: \.counts)
        let clean = entries.filter(\.isClean)
        var parts = [tag("h2", ["id": "screens-title"], "Screens")]
        if !found.isEmpty { parts.append(list(found)) }
        if !clean.isEmpty {
            parts.append(folded("\(counted(clean.count, "screen")) without findings", list(clean)))
        }
        return [tag("section", ["id": "screens", "aria-labelledby": "screens-title"], parts)]
    }

    private func list(_ entries: [Entry]) -> Markup {
        tag("ul", ["class": "gallery", "role": "list"], entries.map(item))
    }

    private func item(_ entry: Entry) -> Markup {
        let stops = entry.screen.map { counted($0.map.stops.count, "stop") } ?? ""
        let counts = countWords(entry.counts)
        let facts: [[Markup]] = [
            counts.isEmpty ? [] : [.text(counts)], stops.isEmpty ? [] : [.text(stops)],
        ]
        // A screen that is not drawn is listed at its file; a file without findings in a large page nowhere.
        let href = !plan.isLarge || !entry.isClean ? entry.name : entry.file.isClean ? nil : entry.file.name
        let name = tag("bdi", ["class": "name"], breakable(entry.screen?.map.heading ?? "The file as a whole"))
        return tag(
            "li", [:],
            [
                href.map { tag("a", ["href": "#\($0)"], [name]) } ?? name,
                tag("p", ["class": "note"], joined(facts.filter { !$0.isEmpty }, by: " · ")),
                tag("p", ["class": "note"], breakable(entry.file.fileName)),
            ])
    }
}
