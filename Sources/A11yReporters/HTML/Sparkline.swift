import A11yModel

/// How many findings earlier runs had, as a small line in the summary of a page; and what this run has.
struct Sparkline {
    /// All findings of each run, and the errors among them; the last entry is this run.
    private let counts: [(all: Int, errors: Int)]
    private let since: Day

    /// The line of a run after others, of which there must be one.
    init?(of run: Run, after earlier: [TrendRun]) {
        let sorted = Trends(earlier).runs.suffix(Sparkline.mostRuns)
        guard let first = sorted.first else { return nil }
        since = first.day
        let former = sorted.map { earlier in
            (
                all: earlier.findings.count,
                errors: earlier.findings.count { $0.severity == .error && $0.confidence != .review }
            )
        }
        let findings = run.reports.flatMap(\.findings)
        counts = former + [(findings.count, findings.count { $0.severity == .error && $0.confidence != .review })]
    }

    var markup: Markup {
        let picture = tag(
            "svg",
            [
                "class": "spark", "viewBox": "0 0 \(decimal(Sparkline.width)) \(decimal(Sparkline.height))",
                "width": decimal(Sparkline.width), "height": decimal(Sparkline.height), "role": "img",
                "aria-label":
                    "Findings of \(counts.count) runs: \(counts.map { String($0.all) }.joined(separator: ", "))",
            ],
            [
                tag("path", ["class": "all", "d": data(counts.map(\.all))]),
                tag("path", ["class": "errors", "d": data(counts.map(\.errors))]),
            ])
        return tag("p", ["class": "trend"], [picture, .text(" "), tag("span", [:], sentence)])
    }

    private var sentence: String {
        let (first, last) = (counts[0], counts[counts.count - 1])
        let runs = counted(counts.count - 1, "earlier run")
        return "\(runs) since \(since): from \(first.all) to \(counted(last.all, "finding")), "
            + "from \(first.errors) to \(counted(last.errors, "error"))."
    }

    /// A line through these numbers, from left to right; 0 lies at the bottom.
    private func data(_ numbers: [Int]) -> String {
        let top = Double(max(counts.map(\.all).max() ?? 0, 1))
        let pitch = Sparkline.width / Double(max(numbers.count - 1, 1))
        let (low, range) = (Sparkline.height - Sparkline.inset, Sparkline.height - 2 * Sparkline.inset)
        let points = numbers.enumerated().map { index, number in
            "\(decimal(Double(index) * pitch)) \(decimal(low - Double(number) / top * range))"
        }
        return "M" + points.joined(separator: "L")
    }

    /// The size of the picture, and the room for the width of lines at its edges, in pixels.
    private static let width = 160.0
    private static let height = 36.0
    private static let inset = 2.0
    /// The most runs that are shown (ours): of more, the points are narrower than a pixel.
    private static let mostRuns = 150
}
