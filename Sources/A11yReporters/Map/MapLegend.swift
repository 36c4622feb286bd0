import A11yModel

/// What the signs on a map mean: those that are on it.
enum MapLegend {
    /// A sign in a box of 28 by 20, given what the names of the map's parts begin with; and its meaning.
    typealias Entry = (symbol: (_ prefix: String) -> [Markup], words: String)

    private static let box = Rect(x: 4, y: 3, width: 20, height: 14)

    /// The entries for a map.
    static func entries(for plan: MapPlan) -> [Entry] {
        var entries: [Entry] = []
        if !plan.numbers.isEmpty {
            let number = Rect(x: 5, y: 1, width: 18, height: 18)
            entries.append(({ _ in MapSymbols.number("1", in: number, unit: 1) }, "VoiceOver stops here"))
        }
        if plan.numbers.count > 1 {
            let line = tag("path", ["class": "m-path", "stroke-width": "1.5", "d": "M1 12Q12 5 21 9"])
            let head = tag("path", ["class": "m-heads", "d": "M27 12L20.2 11.3L22.6 6.6Z"])
            entries.append(({ _ in [line, head] }, "its way"))
        }
        let kinds = Set(plan.marks.flatMap { $0.findings.map(\.row.kind) })
        for kind in [Row.Kind.error, .warning, .info, .review] where kinds.contains(kind) {
            let symbol = [MapSymbols.outline(kind, round: box, unit: 1)] + MapSymbols.badge(kind, in: inner)
            entries.append(({ _ in symbol }, kind == .review ? "to review" : kind.rawValue))
        }
        if !plan.letters.isEmpty {
            entries.append(
                (
                    { prefix in
                        [MapSymbols.rect(box, "m-unreached", radius: 3, width: 1, fill: "url(#\(prefix)hatch)")]
                    }, "never reached"
                ))
        }
        if plan.canvas.isLarger {
            entries.append(({ _ in [MapSymbols.rect(box, "m-beyond", width: 1)] }, "off the screen"))
        }
        return entries
    }

    private static let inner = Rect(x: 7, y: 3, width: 14, height: 14)
}
