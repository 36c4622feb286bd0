import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops covered by opaque views. Cost: linear in the stops times `mostCovers`.
struct ObscuredFocus: Check {
    /// The share of a stop's frame, 0 to 1, from which it counts as covered.
    let share: Double

    /// The opacity, 0 to 1, from which a view is opaque (ours).
    private static let solid = 0.9
    /// The number of views, largest first, that are tested as covers (ours). This bounds the cost on hostile files;
    /// real screens do not have more opaque views outside cells.
    private static let mostCovers = 256

    init(_ parameters: inout Parameters) {
        share = parameters.number("share")
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.opaque) || context.isSet(.backgroundColor) else { return [] }
        let overlays = context.overlays
        let covers = covers(in: context, overlays: overlays)
        guard !covers.isEmpty else { return [] }
        let modal = overlays.last { $0.isModal }
        let underlay = Set(modal.map { context.underlay(of: $0).map(\.element) } ?? [])
        return context.stops.compactMap { stop -> Violation? in
            let id = stop.element
            guard context.isVisible(id), !underlay.contains(id), let frame = context.frame(of: id) else { return nil }
            guard let cover = covers.first(where: { hides($0, id, frame, in: context) }) else { return nil }
            return Violation(
                id,
                facts: ["cover": .text(context.title(of: cover.id))],
                // Storyboards often show alternatives on top of each other.
                doubts: context.screen.input == .interfaceBuilder ? .guessed : [],
                evidence: [cover.id],
                related: [RelatedPlace(message: "what lies over it", range: context.screen[cover.id].anchor)])
        }
    }

    private struct Cover {
        let id: ElementID
        let frame: Rect
        let holdsStop: Bool
    }

    private func covers(in context: LintContext, overlays: [Overlay]) -> [Cover] {
        let over = Set(overlays.map(\.element))
        let subtrees = context.subtrees
        let found = context.elements.compactMap { id -> Cover? in
            guard isOpaque(id, in: context), context.isVisible(id), let frame = context.frame(of: id) else {
                return nil
            }
            if context.screen.lineage(of: id).contains(where: over.contains) { return nil }
            return Cover(id: id, frame: frame, holdsStop: subtrees[id].stops > 0)
        }
        let largest = found.sorted { ($1.frame.area, $0.id) < ($0.frame.area, $1.id) }
        return Array(largest.prefix(ObscuredFocus.mostCovers))
    }

    private func isOpaque(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        let background = element.isTrue(.opaque) ? 1 : element[.backgroundColor]?.color?.alpha ?? 0
        guard background >= ObscuredFocus.solid else { return false }
        let path = context.screen.lineage(of: id)
        return path.reduce(background) { $0 * (context.screen[$1][.alpha]?.number ?? 1) } >= ObscuredFocus.solid
    }

    private func hides(_ cover: Cover, _ id: ElementID, _ frame: Rect, in context: LintContext) -> Bool {
        // Later in document order is drawn later.
        guard id < cover.id, frame.share(coveredBy: cover.frame) >= share else { return false }
        let screen = context.screen
        guard !screen.isDescendant(cover.id, of: id), !context.excludeOneAnother(cover.id, id) else { return false }
        // Content can scroll out from under a view that does not scroll.
        if let scroller = context.innermostScroller(of: id), !screen.isDescendant(cover.id, of: scroller) {
            return false
        }
        let isOrnament =
            cover.frame.share(coveredBy: frame) >= share && !context.isInteractive(cover.id)
            && !cover.holdsStop
        return !isOrnament
    }
}
