import A11yEngine
import A11yModel

/// Texts whose colour is too close to the colour behind them, as far as both are known. Cost: linear in the elements
/// times their depth and the views tested behind a text.
struct LowContrast: RepairingCheck {
    /// The minimum ratios of normal and large text.
    private let normal, large: Double
    /// The sizes in points from which text, and bold text, is large.
    private let largeSize, largeBold: Double
    /// The tolerance of the ratio.
    private let tolerance: Double

    /// The ratio below which a text is invisible (ours). In Interface Builder, code then sets one of the two colours.
    private static let unseen = 1.05

    init(_ parameters: inout Parameters) {
        normal = parameters.number("normal")
        large = parameters.number("large")
        largeSize = parameters.number("large-size")
        largeBold = parameters.number("large-bold")
        tolerance = parameters.number("tolerance")
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.textColor) else { return [] }
        let coloured = context.elements.filter { isMeasurable($0, in: context) }
        guard !coloured.isEmpty else { return [] }
        let backdrops = Backdrops(in: context)
        return coloured.compactMap { id in
            backdrops.backdrop(of: id).flatMap { violation(at: id, on: $0, in: context) }
        }
    }

    private func violation(at id: ElementID, on backdrop: Backdrops.Backdrop, in context: LintContext) -> Violation? {
        let element = context.screen[id]
        guard let colour = Shade(of: element[.textColor]), context.shownText(of: id) != nil,
            let fading = fading(of: id, over: backdrop.element, in: context)
        else { return nil }
        let seen = colour.seen(over: backdrop.shade, alpha: fading.alpha)
        let minimum = minimum(for: element)
        let light = seen.light.contrast(with: backdrop.shade.light)
        let dark = seen.dark.contrast(with: backdrop.shade.dark)
        // In the light every app is seen; not every app has a dark appearance.
        let isDark = light >= minimum - tolerance
        let ratio = isDark ? dark : light
        guard ratio < minimum - tolerance, !(isDark && context.screen.isAlwaysLight) else { return nil }
        let (front, back) = isDark ? (seen.dark, backdrop.shade.dark) : (seen.light, backdrop.shade.light)
        let isUnseen =
            ratio < LowContrast.unseen && context.screen.input == .interfaceBuilder
            && !context.screen[backdrop.element].setInCode.contains(.backgroundColor)
        let isOpen = isUnseen || isDark || fading.isOpen
        return Violation(
            id,
            property: .textColor,
            variant: isDark ? "dark" : fading.alpha < 1 ? "faded" : nil,
            facts: [
                "text": .text(context.quote(of: id)), "ratio": .text(Color.words(forRatio: ratio)),
                "minimum": .number(minimum),
                "colour": .text(front.nearest(withContrast: minimum, to: back).hex),
                "alpha": .number((fading.alpha * LowContrast.percent).rounded()),
            ],
            doubts: isOpen ? backdrop.doubts.union(.undecided) : backdrop.doubts,
            // A text stays on its own and its parent's colour wherever the layout puts it.
            settled: backdrop.doubts.isEmpty ? .layout : [],
            evidence: backdrop.element == id ? [] : [backdrop.element],
            related: backdrop.element == id
                ? [] : [RelatedPlace(message: "its background", range: context.screen[backdrop.element].anchor)])
    }

    /// For an alpha in percent.
    private static let percent = 100.0

    /// How far the text is faded over its background, and whether code may set an alpha of it; nil if the background
    /// fades with it over something else.
    private func fading(
        of id: ElementID, over back: ElementID, in context: LintContext
    ) -> (alpha: Double, isOpen: Bool)? {
        var alpha: Double = 1
        var isOpen = false
        for above in context.screen.lineage(of: id) {
            let element = context.screen[above]
            guard let own = element[.alpha]?.number, own < 1 else { continue }
            if above == back || context.screen.isDescendant(back, of: above) { return nil }
            alpha *= own
            isOpen = isOpen || element.mayBeSetByCode([.alpha])
        }
        return (alpha, isOpen)
    }

    /// Whether the colour of a text is known, and users must read the text.
    private func isMeasurable(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        guard Shade(of: element[.textColor]) != nil, context.isVisible(id) else { return false }
        guard let text = context.shownText(of: id), RuleText.hasLetters(text) else { return false }
        let names = [element.fileID, element.customClass, element[.identifier]?.text]
        if names.contains(where: { $0.map { $0.lowercased().contains("logo") } == true }) { return false }
        return context.screen.lineage(of: id).allSatisfy { above in
            !context.screen[above].isTrue(.decorative) && context.isEnabled(above)
        }
    }

    /// The minimum ratio of a text; if the font is unknown, that of large text.
    private func minimum(for element: Element) -> Double {
        guard let font = element[.font]?.font, let size = font.pointSize else { return large }
        return size >= (font.isBold ? largeBold : largeSize) ? large : normal
    }

    private func isLight(_ color: Color) -> Bool {
        color.contrast(with: Color(red: 0, green: 0, blue: 0)) > color.contrast(with: Color(red: 1, green: 1, blue: 1))
    }

    /// Uses the nearest readable colour.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.variant == nil, case .text(let hex)? = violation.facts["colour"],
            let color = Color(hex: hex), context.screen[id][.textColor]?.color?.alpha == 1
        else { return nil }
        // White on a filled control turns to black: its author had better choose the other colour of the two.
        if let old = context.screen[id][.textColor]?.color, context.screen[id][.backgroundColor] != nil,
            isLight(old) != isLight(color)
        {
            return .refused("the text would turn from light to dark, or from dark to light: choose a background")
        }
        let isRecoloured = context.screen.lineage(of: id).contains {
            context.screen[$0].code.map { $0.outcome(of: .backgroundColor) != .untouched } ?? false
        }
        if isRecoloured { return .refused("code sets the background, which may be another one in the dark") }
        return Repair("Sets the text colour to \(hex).", [.set(.textColor, .color(color), on: id)])
    }
}
