import A11yModel

/// How many of a screen's stops are without an error or warning that is certain or likely. What is suppressed or in the
/// baseline counts as fixed, and a review does not count. A score informs; it never decides how a run ends.
struct ScreenScore {
    /// The stops without an error or warning.
    let good: Int
    /// All stops.
    let all: Int
    /// The errors and warnings on what is not a stop itself: a part of one, or an element that is never reached.
    let elsewhere: Int

    /// The score of a screen; nil without stops.
    init?(_ screen: NumberedScreen) {
        if screen.map.stops.isEmpty { return nil }
        let serious = screen.findings.filter { [.error, .warning].contains($0.reported.kind) }
        let wrong = Set(serious.flatMap(\.anchors))
        let stops = Set(screen.map.stops.map(\.anchor))
        elsewhere = serious.count { stops.isDisjoint(with: $0.anchors) }
        all = screen.map.stops.count
        good = screen.map.stops.count { !wrong.contains($0.anchor) }
    }

    /// The score in percent, rounded down: only a screen without any has 100.
    var percent: Int { good * 100 / all }

    /// `Score 81 %: 9 of 11 stops without an error or warning; 1 more is on no stop`.
    var words: String {
        let more = elsewhere == 0 ? "" : "; \(elsewhere) more \(elsewhere == 1 ? "is" : "are") on no stop"
        return "Score \(percent) %: \(good) of \(counted(all, "stop")) without an error or warning\(more)"
    }

    /// The screens of a run that have not all of their stops without an error or warning, the lowest scores first, and
    /// how many have.
    static func low(of run: Run) -> (screens: [(title: String, path: String, score: ScreenScore)], whole: Int) {
        let scored = NumberedReport.all(of: run).flatMap { file in
            file.screens.compactMap { screen in
                ScreenScore(screen).map { (title: screen.map.heading, path: file.report.path, score: $0) }
            }
        }
        let low = scored.filter { $0.score.good < $0.score.all }
            .sorted { ($0.score.percent, $0.path, $0.title) < ($1.score.percent, $1.path, $1.title) }
        return (low, scored.count - low.count)
    }

    /// The lowest scores, a line each below a heading; empty if all screens have 100 %.
    static func lines(
        of scores: (screens: [(title: String, path: String, score: ScreenScore)], whole: Int), most: Int,
        _ style: Rendering
    ) -> String {
        let low = scores.screens
        if low.isEmpty { return "" }
        let lines = low.prefix(most).map { entry in
            let score = "  \(entry.score.percent) % (\(entry.score.good) of \(entry.score.all))  "
            let title = visible(entry.title)
            let room = style.isWhole ? Int.max : style.width - cells(score) - cells(title) - 2
            let line = "\(score)\(fitted(visible(entry.path), to: max(room, 1), style.glyphs)), \(title)"
            return style.isWhole ? line : fitted(line, to: style.width, style.glyphs)
        }
        let rest = low.count - lines.count
        let more = rest > 0 ? ["  and \(counted(rest, "more screen")) below 100 %: --all"] : []
        let heading = "Screens by score, the share of stops without an error or warning"
        return (wrapped("\(heading) (\(scores.whole) have 100 %):", to: style.width) + lines + more)
            .map { $0 + "\n" }.joined()
    }
}
