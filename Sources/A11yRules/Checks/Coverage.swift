import A11yModel
import A11yVoiceOver

/// Stops under opaque views. Cost: linear in the stops times `mostCovers`.
struct Coverage: Check {
    static let name = "coverage"

    /// Share of a stop's frame, 0 to 1, from which it counts as covered.
    let share: Double

    /// Opacity, 0 to 1, from which nobody sees through a view (ours).
    private static let solid = 0.9
    /// Views, the largest first, that are looked at as covers (ours): it bounds the cost on hostile files, and screens
    /// with more opaque views than this outside of cells are not known.
    private static let mostCovers = 256

    init(_ parameters: inout Parameters) {
        share = parameters.number("share")
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.opaque) || subject.isSet(.backgroundColor) else { return [] }
        let overlays = subject.overlays
        let covers = covers(in: subject, overlays: overlays)
        guard !covers.isEmpty else { return [] }
        let modal = overlays.last { $0.isModal }
        let underlay = Set(modal.map { subject.underlay(of: $0).map(\.element) } ?? [])
        return subject.stops.compactMap { stop -> Fault? in
            let id = stop.element
            guard subject.isVisible(id), !underlay.contains(id), let frame = subject.frame(of: id) else { return nil }
            guard let cover = covers.first(where: { hides($0, id, frame, in: subject) }) else { return nil }
            return Fault(
                id,
                facts: ["cover": .text(subject.title(of: cover.id))],
                // A storyboard often shows alternatives one over the other.
                doubts: subject.screen.input == .interfaceBuilder ? .guessed : [],
                evidence: [cover.id],
                related: [RelatedPlace(message: "what lies over it", range: subject.screen[cover.id].anchor)])
        }
    }

    private struct Cover {
        let id: ElementID
        let frame: Rect
        let holdsStop: Bool
    }

    private func covers(in subject: Subject, overlays: [Overlay]) -> [Cover] {
        let over = Set(overlays.map(\.element))
        let subtrees = subject.subtrees
        let found = subject.elements.compactMap { id -> Cover? in
            guard isOpaque(id, in: subject), subject.isVisible(id), let frame = subject.frame(of: id) else {
                return nil
            }
            if subject.screen.lineage(of: id).contains(where: over.contains) { return nil }
            return Cover(id: id, frame: frame, holdsStop: subtrees[id].stops > 0)
        }
        let largest = found.sorted { ($1.frame.area, $0.id) < ($0.frame.area, $1.id) }
        return Array(largest.prefix(Coverage.mostCovers))
    }

    private func isOpaque(_ id: ElementID, in subject: Subject) -> Bool {
        let element = subject.screen[id]
        let background = element.isTrue(.opaque) ? 1 : element[.backgroundColor]?.color?.alpha ?? 0
        guard background >= Coverage.solid else { return false }
        let path = subject.screen.lineage(of: id)
        return path.reduce(background) { $0 * (subject.screen[$1][.alpha]?.number ?? 1) } >= Coverage.solid
    }

    private func hides(_ cover: Cover, _ id: ElementID, _ frame: Rect, in subject: Subject) -> Bool {
        // Later in document order is drawn later.
        guard id < cover.id, frame.share(coveredBy: cover.frame) >= share else { return false }
        let screen = subject.screen
        guard !screen.isDescendant(cover.id, of: id) else { return false }
        // What scrolls comes out from under what stands still.
        if let scroller = subject.innermostScroller(of: id), !screen.isDescendant(cover.id, of: scroller) {
            return false
        }
        let isOrnament =
            cover.frame.share(coveredBy: frame) >= share && !subject.isInteractive(cover.id)
            && !cover.holdsStop
        return !isOrnament
    }
}
