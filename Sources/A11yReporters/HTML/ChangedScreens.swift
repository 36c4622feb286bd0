import A11yModel

/// The section of a page about the screens that look or sound different than before: both maps, and what VoiceOver says
/// differently. It needs an earlier run of which the screens are known.
struct ChangedScreens {
    let changes: [ScreenChange]
    private let plan: PagePlan

    /// The changes of a page. Cost: that of comparing what is said on all screens.
    init(_ plan: PagePlan) {
        self.plan = plan
        guard let earlier = plan.run.earlier else {
            changes = []
            return
        }
        changes = plan.files.flatMap { file -> [ScreenChange] in
            guard var before = earlier.screens[file.path] else { return [] }
            return file.numbered.screens.enumerated().compactMap { index, screen in
                // Several screens may have one name: the first is compared with the first. The only one may be renamed.
                let isOnly = before.count == 1 && file.numbered.screens.count == 1
                let place = isOnly ? 0 : before.firstIndex { $0.map.title == screen.map.title }
                guard let place else { return nil }
                let change = ScreenChange(
                    from: before.remove(at: place), to: screen, section: file.name(ofScreen: index))
                return change.isEmpty ? nil : change
            }
        }
    }

    /// The section; nothing without changes.
    var markup: [Markup] {
        guard let earlier = plan.run.earlier, !changes.isEmpty else { return [] }
        let heading = tag("h2", ["id": "changes-title"], "Changed screens since \(visible(earlier.name))")
        let items = changes.enumerated().map { index, change in
            item(change, name: "change-\(index + 1)", isDrawn: index < ChangedScreens.mostDrawn)
        }
        return [tag("section", ["id": "changes", "aria-labelledby": "changes-title"], [heading] + items)]
    }

    private func item(_ change: ScreenChange, name: String, isDrawn: Bool) -> Markup {
        let isDetailed = plan.detail(ofScreen: change.section) != .words
        let link = tag("p", [:], [tag("a", ["href": "#\(change.section)"], "The screen in this report")])
        let summary = tag(
            "summary", [:],
            [tag("h3", ["dir": "auto"], change.after.map.heading), tag("span", ["class": "counts"], change.extent)])
        return tag(
            "details", ["class": "change", "open": changes.count <= ChangedScreens.mostOpen ? "open" : nil],
            [summary] + (isDrawn ? [pair(change, name: name)] : []) + change.table
                + (isDetailed ? [link] : []))
    }

    private func pair(_ change: ScreenChange, name: String) -> Markup {
        let sides = [("Before", change.before), ("Now", change.after)].map { label, screen in
            var marked: Set<Int> = []
            let plan = MapPlan(screen)
            let picture = MapPicture(
                plan: plan, prefix: "\(name)-\(label.lowercased())-", isLinked: false)
            let words = "\(label): \(MapWords(screen, plan).alternative)"
            return tag(
                "figure", ["class": "sheet"],
                [tag("figcaption", [:], label), picture.markup(words, after: &marked)])
        }
        return tag("div", ["class": "pair"], sides)
    }

    /// The most changes that are open from the start, and that have maps (ours).
    private static let mostOpen = 10
    private static let mostDrawn = 40
}

/// A screen before and after a change.
struct ScreenChange {
    let before: NumberedScreen
    let after: NumberedScreen
    /// The id of the screen's section.
    let section: String
    /// What VoiceOver says differently, in order; nil for nothing.
    private let rows: [(before: String?, after: String?)]
    private let new: Int
    private let gone: Int

    /// The change of a screen with this section.
    init(from before: NumberedScreen, to after: NumberedScreen, section: String) {
        self.before = before
        self.after = after
        self.section = section
        rows = ScreenChange.rows(from: ScreenChange.lines(of: before.map), to: ScreenChange.lines(of: after.map))
        let (former, present) = (ScreenChange.fingerprints(before), ScreenChange.fingerprints(after))
        new = present.subtracting(former).count
        gone = former.subtracting(present).count
    }

    /// Whether nothing changed.
    var isEmpty: Bool { rows.isEmpty && new == 0 && gone == 0 }

    /// How much changed, in words.
    var extent: String {
        let said = rows.isEmpty ? "" : "\(counted(rows.count, "line")) spoken differently"
        let parts = [said, new > 0 ? "\(counted(new, "new finding"))" : "", gone > 0 ? "\(gone) gone" : ""]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// What VoiceOver says differently; nothing if all is said as before.
    var table: [Markup] {
        if rows.isEmpty { return [] }
        var table = PageTable("What VoiceOver says differently", columns: ["Before", "Now"])
        let language = languageAttribute(after.map.language)
        for row in rows {
            table.add([
                row.before.map { [tag("del", ["lang": language, "dir": "auto"], $0)] } ?? [.text("–")],
                row.after.map { [tag("ins", ["lang": language, "dir": "auto"], $0)] } ?? [.text("–")],
            ])
        }
        return [table.markup]
    }

    /// What is said on a screen, a line for each stop, and what is never reached.
    private static func lines(of map: ScreenMap) -> [String] {
        map.stops.map { stop in
            (stop.announcements + [stop.words.isEmpty ? "(silence)" : stop.words] + stop.details)
                .joined(separator: " ")
        } + map.unreached.map { "Never reached: \($0.title)" }
    }

    /// The lines that differ; those that replace each other stand side by side.
    private static func rows(from old: [String], to new: [String]) -> [(before: String?, after: String?)] {
        if old == new { return [] }
        let (old, new) = (Array(old.prefix(mostLines)), Array(new.prefix(mostLines)))
        let (removed, added) = new.difference(from: old).offsets
        var rows: [(before: String?, after: String?)] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            let isRemoved = removed.contains(left)
            let isAdded = added.contains(right)
            if isRemoved || isAdded {
                rows.append((isRemoved ? old[left] : nil, isAdded ? new[right] : nil))
            }
            left += isRemoved || !isAdded ? 1 : 0
            right += isAdded || !isRemoved ? 1 : 0
        }
        return rows
    }

    private static func fingerprints(_ screen: NumberedScreen) -> Set<String> {
        Set(screen.findings.map(\.reported.fingerprint))
    }

    /// The most lines of a screen that are compared (ours): comparing takes quadratic time if everything differs.
    private static let mostLines = 1_000
}
