import A11yModel
import A11yReporters
import A11yVoiceOver

/// A walk as the lines of a terminal: the screen's name, the screen, the caption panel, the keys.
package enum WalkView {
    /// The least terminal that has room for all of these.
    package static let least = CellSize(columns: 40, rows: 12)

    /// As many lines as the terminal has rows, none wider than it.
    static func lines(of walker: Walker) -> [InkedLine] {
        let size = walker.size
        guard size.columns >= least.columns, size.rows >= least.rows else { return tooSmall(size, walker.glyphs) }
        if walker.page != nil { return page(of: walker) }
        let caption = Caption(walker, width: size.columns)
        // The panel keeps its height, so that the screen stays where it is; only a long caption takes more.
        let usual = min(max(size.rows / 4 - 1, leastCaption), mostCaption)
        let panel = min(max(usual, caption.lines.count), (size.rows - bars) * 2 / 3)
        let area = CellSize(columns: size.columns, rows: size.rows - bars - panel)

        let picture = Picture(
            walker.screen, walker.simulation, cursor: walker.position, size: area, glyphs: walker.glyphs)
        let drawn = picture?.lines ?? list(of: walker, area)
        let cut = [picture?.isCutAbove == true ? "above" : "", picture?.isCutBelow == true ? "below" : ""]
            .filter { !$0.isEmpty }
        let more = cut.isEmpty ? "" : "more " + cut.joined(separator: " and ")
        return [header(of: walker, more)] + drawn + [rule(of: walker)] + filled(caption.lines, panel, walker.glyphs)
            + [footer(of: walker)]
    }

    /// Lines of the panel where nothing long is said, on the smallest and on the largest terminal.
    private static let leastCaption = 3, mostCaption = 8
    /// The header, the rule above the panel, the keys.
    private static let bars = 3

    /// How many lines of a page are shown at a time.
    static func pageRows(in size: CellSize) -> Int { max(1, size.rows - pageBars) }

    /// The title of a page, and its keys.
    private static let pageBars = 2
}

extension WalkView {
    private static func header(of walker: Walker, _ more: String) -> InkedLine {
        let count = walker.screens.count
        let screens = count > 1 ? "screen \(walker.open + 1) of \(count)" : ""
        let right = [more, screens].filter { !$0.isEmpty }.joined(separator: ", ")
        let width = walker.size.columns - (right.isEmpty ? 0 : cells(right) + 2)
        let name = fitted(visible(walker.title, walker.glyphs), to: width, walker.glyphs)
        var line = InkedLine(name, .heading)
        line.add(spaces(walker.size.columns - cells(name) - cells(right)))
        line.add(right, .faint)
        return line
    }

    /// The line above the caption: where the cursor is, and how the rotor stands.
    private static func rule(of walker: Walker) -> InkedLine {
        let dash = walker.glyphs == .unicode ? "─" : "-"
        guard let stop = walker.stop else {
            return InkedLine(String(repeating: dash, count: walker.size.columns), .faint)
        }
        let place = "\(walker.position + 1) of \(walker.simulation.stops.count)"
        let setting =
            switch walker.rotor.setting(at: stop) {
            case .adjust: "adjust"
            case .jump(.actions) where !stop.actions.isEmpty: "actions (\(stop.actions.count))"
            case .jump(let rotor): "\(rotor.rawValue) (\(rotor.stops(in: walker.simulation).count))"
            }
        let arrows = walker.glyphs == .unicode ? "↑↓" : "rotor:"
        let right = "\(arrows) \(setting)"
        let between = walker.size.columns - cells(place) - cells(right) - 6
        var line = InkedLine(dash + " ", .faint)
        line.add(place, .strong)
        line.add(" " + String(repeating: dash, count: max(0, between)) + " ", .faint)
        line.add(right, .strong)
        line.add(" " + dash, .faint)
        return line
    }

    /// The keys that fit, the most needed ones whatever else is left out.
    private static func footer(of walker: Walker) -> InkedLine {
        let isUnicode = walker.glyphs == .unicode
        let first = [isUnicode ? "→ ← move" : "l h move", isUnicode ? "↑ ↓ flick" : "j k flick"]
        let last = ["? keys", "q leave"]
        let rest =
            ["Enter tap", "r rotor", "z escape"] + (walker.screens.count > 1 ? ["n screen"] : [])
            + (walker.findings.isEmpty ? [] : ["f finding"]) + ["i info"]
        var shown = first + last
        for key in rest {
            let longer = shown.dropLast(last.count) + [key] + last
            if cells(longer.joined(separator: "  ")) <= walker.size.columns { shown = Array(longer) }
        }
        return InkedLine(shown.joined(separator: "  "), .faint)
    }

    /// The lines on exactly this many rows, with a mark if they are truncated.
    private static func filled(_ lines: [InkedLine], _ rows: Int, _ glyphs: Rendering.Glyphs) -> [InkedLine] {
        guard lines.count > rows else { return lines + Array(repeating: InkedLine(), count: rows - lines.count) }
        return lines.prefix(rows - 1) + [
            InkedLine(glyphs == .unicode ? "… (i shows all)" : "... (i shows all)", .faint)
        ]
    }

    private static func tooSmall(_ size: CellSize, _ glyphs: Rendering.Glyphs) -> [InkedLine] {
        let times = glyphs == .unicode ? "×" : "x"
        let needed = "\(least.columns)\(times)\(least.rows)"
        let text = "a11ylint walk needs \(needed) cells; here are \(size.columns)\(times)\(size.rows). q leaves."
        let lines = wrapped(text, to: max(1, size.columns)).prefix(max(0, size.rows)).map { InkedLine($0) }
        return lines + Array(repeating: InkedLine(), count: max(0, size.rows - lines.count))
    }
}

extension WalkView {
    /// The stops as a numbered list, if there is no picture.
    private static func list(of walker: Walker, _ area: CellSize) -> [InkedLine] {
        let stops = walker.simulation.stops
        let top = max(0, min(walker.position - area.rows / 2, stops.count - area.rows))
        let width = String(stops.count).count
        let mark = walker.glyphs == .unicode ? "▶ " : "> "
        let shown = stops.indices.dropFirst(top).prefix(area.rows).map { index in
            let isCursor = index == walker.position
            let number = String(index + 1)
            let description = stops[index].utterance.description
            let said = visible(description.isEmpty ? Picture.silence : description, walker.glyphs)
            let line = (isCursor ? mark : "  ") + spaces(width - number.count) + number + ". " + said
            return InkedLine(fitted(line, to: area.columns, walker.glyphs), isCursor ? .cursor : nil)
        }
        return shown + Array(repeating: InkedLine(), count: area.rows - shown.count)
    }

    private static func page(of walker: Walker) -> [InkedLine] {
        let rows = pageRows(in: walker.size)
        let text = walker.pageText
        // A terminal that grew may show more than was scrolled to.
        let top = min(walker.pageTop, max(0, text.count - rows))
        let shown = text.dropFirst(top).prefix(rows).map { InkedLine($0) }
        let isWhole = text.count <= rows
        let arrows = walker.glyphs == .unicode ? "↑ ↓" : "k j"
        let keys = isWhole ? "any key closes" : "\(arrows) scroll  any other key closes"
        let title = fitted(visible(walker.pageTitle, walker.glyphs), to: walker.size.columns, walker.glyphs)
        return [InkedLine(title, .heading)] + shown + Array(repeating: InkedLine(), count: rows - shown.count)
            + [InkedLine(keys, .faint)]
    }
}

/// What is said at the cursor, as VoiceOver's caption panel shows it, and what the last gesture set off.
struct Caption {
    /// The lines of the panel, none wider than asked for.
    let lines: [InkedLine]

    /// The caption of a walk, wrapped to this many cells.
    init(_ walker: Walker, width: Int) {
        lines = Caption.texts(of: walker).flatMap { text, ink in
            wrapped(visible(text, walker.glyphs), to: width).map { InkedLine($0, ink) }
        }
    }

    /// The sentences with their inks, the most urgent first: on a small terminal the last ones may be cut.
    private static func texts(of walker: Walker) -> [(text: String, ink: Ink?)] {
        guard let stop = walker.stop else {
            let nowhere = "VoiceOver stops nowhere on this screen."
            return [(nowhere, .strong)] + (walker.answer.map { [($0, .info)] } ?? [])
        }
        let description = stop.utterance.description
        var texts: [(text: String, ink: Ink?)] = stop.announcements.map { ($0, .faint) }
        texts.append((description.isEmpty ? Picture.silence : description, .strong))
        if let answer = walker.answer { texts.append((answer, .info)) }
        texts += walker.findings(on: stop.element).map { finding in
            let ink: Ink = finding.confidence == .review ? .review : finding.severity == .error ? .error : .warning
            return (finding.walkWords, ink)
        }
        if let hint = stop.utterance.spokenHint { texts.append((hint, .faint)) }
        if !stop.actions.isEmpty { texts.append(("Actions: " + stop.actions.joined(separator: ", "), nil)) }
        if Picture.isOffScreen(stop, in: walker.screen, walker.simulation) {
            texts.append(("Off the screen: VoiceOver scrolls to it.", .warning))
        } else if Picture.frame(of: stop, in: walker.screen, walker.simulation) == nil {
            texts.append(("Where it lies is not known.", .faint))
        }
        if stop.fragility.map({ $0 != .unknownFrame }) == true {
            texts.append(("Its place in the order is not certain: i tells why.", .warning))
        }
        return texts
    }
}
