import A11yEngine
import A11yModel
import A11yVoiceOver

/// Touch targets that overlap. Cost: linear in the stops, plus the targets near each.
///
/// A target entirely inside another is no violation. In front, such as the button that closes a banner, it takes its
/// touches and leaves the rest; behind, it is covered, which other rules report.
struct OverlappingTargets: Check {
    /// The share, 0 to 1, of the smaller target that another may cover.
    private let share: Double

    /// The tolerance in points within which frames count as equal (ours).
    private static let tolerance = 0.5
    /// For shares in per cent.
    private static let percent = 100.0

    init(_ parameters: inout Parameters) {
        share = parameters.number("share")
    }

    func violations(in context: LintContext) -> [Violation] { targets(in: context) + veils(in: context) }

    private func targets(in context: LintContext) -> [Violation] {
        let targets = context.targets
        let places = RectIndex(targets.map(\.area))
        let scopes = context.scopes(of: targets)
        return targets.indices.compactMap { below -> Violation? in
            let meets = places.indices(around: targets[below].area).filter { above in
                above > below && scopes[above] == scopes[below]
                    && standsStill(targets[above].element, over: targets[below].element, in: context)
                    && areDifferent(targets[below].element, targets[above].element, in: context)
            }
            if let same = meets.last(where: {
                targets[below].area.isNearly(targets[$0].area, within: OverlappingTargets.tolerance)
            }) {
                return violation(targets[below], targets[same], isSame: true, in: context)
            }
            let shares = meets.map { (above: $0, share: overlap(targets[below].area, targets[$0].area)) }
            guard let worst = shares.max(by: { $0.share < $1.share }), worst.share > share else { return nil }
            return violation(targets[below], targets[worst.above], isSame: false, in: context)
        }
    }

    /// Whether scrolling does not separate the two: content scrolls out from under a floating view.
    private func standsStill(_ above: ElementID, over below: ElementID, in context: LintContext) -> Bool {
        context.innermostScroller(of: below).map { context.screen.isDescendant(above, of: $0) } ?? true
    }

    /// Whether two targets have different functions, as far as the file says.
    private func areDifferent(_ one: ElementID, _ other: ElementID, in context: LintContext) -> Bool {
        if context.areNested(one, other) || context.haveSameFunction(one, other) { return false }
        if context.screen[one].testsHits || context.screen[other].testsHits { return false }
        // A list lays out its cells without overlap, whatever frames a storyboard stores.
        if context.screen[one].isCell, context.screen[other].isCell { return false }
        guard context.function(of: one) == nil, let name = context.name(of: one) else { return true }
        // Two targets of the same name may be halves of one thing.
        return context.name(of: other).map { RuleText.folded($0) != RuleText.folded(name) } ?? true
    }

    /// The share of the smaller area that both cover; 0 if one is inside the other.
    private func overlap(_ one: Rect, _ other: Rect) -> Double {
        if one.encloses(other, within: OverlappingTargets.tolerance)
            || other.encloses(one, within: OverlappingTargets.tolerance)
        {
            return 0
        }
        return one.area <= other.area ? one.share(coveredBy: other) : other.share(coveredBy: one)
    }

    /// Whether code that was read shows, hides or fades one of two without the other.
    private func takeTurns(_ one: ElementID, _ other: ElementID, in context: LintContext) -> Bool {
        let screen = context.screen
        return [(one, other), (other, one)].contains { id, rest in
            screen.lineage(of: id).prefix { !screen.isDescendant(rest, of: $0) }.contains { above in
                guard let code = screen[above].code else { return false }
                return [.hidden, .alpha].contains { code.outcome(of: $0) != .untouched }
            }
        }
    }

    private func violation(_ below: TouchTarget, _ above: TouchTarget, isSame: Bool, in context: LintContext)
        -> Violation
    {
        let percent = (overlap(below.area, above.area) * OverlappingTargets.percent).rounded()
        let names = (first: context.quote(of: below.element), second: context.quote(of: above.element))
        return Violation(
            below.element,
            property: .frame,
            variant: isSame ? "same" : nil,
            facts: [
                "first": .text(names.first), "second": .text(names.second), "top": .text(names.second),
                "percent": .number(percent),
            ],
            // Storyboards show alternatives on top of each other, and code shows one of them at a time.
            doubts: isSame && context.screen.input == .interfaceBuilder
                || takeTurns(below.element, above.element, in: context) ? .undecided : [],
            evidence: [above.element],
            related: [RelatedPlace(message: "what lies over it", range: context.screen[above.element].anchor)],
            isCause: isSame)
    }
}

// Views without a stop of their own that lie over a target.

extension OverlappingTargets {
    /// Views in front of a stop that take the touch of its double tap.
    private func veils(in context: LintContext) -> [Violation] {
        let veils = context.elements.filter { isVeil($0, in: context) }
        guard !veils.isEmpty else { return [] }
        let targets = context.targets
        let scopes = context.scopes(of: targets)
        return veils.compactMap { veil -> Violation? in
            let scope = context.overlays.map(\.element).last { context.screen.isDescendant(veil, of: $0) }
            let under = targets.indices.first { index in
                scopes[index] == scope && takes(veil, touchOf: targets[index].element, in: context)
            }
            guard let under else { return nil }
            let stop = targets[under].element
            // Nobody can use a control below a plain view, so that this may be meant otherwise.
            let answers =
                !context.screen[veil].gestures.isEmpty || context.isInteractive(veil)
                || context.screen[veil].type == .control
            return Violation(
                veil, variant: "veil",
                facts: ["first": .text(context.quote(of: stop)), "second": .text(context.quote(of: veil))],
                doubts: answers && context.screen.input == .native ? [] : .undecided, evidence: [stop],
                related: [RelatedPlace(message: "what lies under it", range: context.screen[stop].anchor)])
        }
    }

    /// Whether a view takes touches, shows nothing and is no stop; one that fills the screen is a layer of its own.
    private func isVeil(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        guard [.view, .control].contains(element.type), element.children.isEmpty, context.isVisible(id),
            context.touchable[id.index], element.customClass == nil, context.simulation.position(of: id) == nil,
            context.shownText(of: id) == nil, !context.isInDim(id), element[.decorative] == nil,
            let frame = context.frame(of: id), context.bounds.share(coveredBy: frame) < LintContext.overlayShare
        else { return false }
        return context.screen.input == .native || !element.gestures.isEmpty
    }

    /// Whether a view in front of a stop covers the point at which VoiceOver taps.
    private func takes(_ veil: ElementID, touchOf stop: ElementID, in context: LintContext) -> Bool {
        guard stop < veil, !context.areNested(stop, veil), !context.haveSameFunction(stop, veil),
            standsStill(veil, over: stop, in: context), !context.excludeOneAnother(stop, veil),
            !context.screen[stop].overrides("activate"), let area = context.frame(of: veil),
            let point = context.screen[stop][.activationPoint]?.point
                ?? context.simulation.stop(of: stop)?.frame?.center
        else { return false }
        return area.touches(point)
    }
}
