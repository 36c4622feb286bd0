import A11yModel
import A11yVoiceOver

/// A modal overlay, or a view with the modal flag: what people are meant to stay inside of.
package struct ModalView: Sendable {
    /// The view.
    package let element: ElementID
    /// Its overlay; nil for a view that only has the flag.
    package let overlay: Overlay?

    package var doubts: Doubts { overlay?.doubts ?? [] }
}

extension LintContext {
    /// The visible modal overlays and flagged views, each once, in document order.
    package func modalViews() -> [ModalView] {
        let overlays = overlays.filter(\.isModal)
        let modal = Set(overlays.map(\.element))
        let flagged = elements(setting: .viewIsModal).filter {
            screen[$0].isTrue(.viewIsModal) && isVisible($0) && screen[$0].type != .alert
        }
        if overlays.isEmpty, flagged.isEmpty { return [] }
        let only = flagged.filter { !modal.contains($0) }
        let views =
            overlays.map { ModalView(element: $0.element, overlay: $0) }
            + only.map { ModalView(element: $0, overlay: nil) }
        return views.sorted { $0.element < $1.element }
    }

    /// The stops on a view and inside of it, in their order. Cost: the elements of the view.
    package func stops(in id: ElementID) -> [Stop] {
        guard holdsStop(id) else { return [] }
        let inside = ([id] + screen.descendants(of: id)).filter { !screen[$0].isSystem }
        return inside.compactMap { simulation.position(of: $0) }.sorted().flatMap { first in
            // A stepper has two stops, one behind the other.
            simulation.stops[first...].prefix { $0.element == simulation.stops[first].element }
        }
    }

    /// The view whose modal flag would silence these stops and leave `overlay` to be reached: the innermost ancestor of
    /// the overlay, or itself, that all of them are siblings of, or lie in siblings of; else its outermost ancestor.
    package func modalTarget(of overlay: ElementID, silencing stops: [Stop]) -> ElementID {
        let path = Array(screen.lineage(of: overlay))
        let target = path.first { candidate in
            let parent = screen[candidate].parent
            return stops.allSatisfy { stop in
                let isBeside = parent.map { screen.isDescendant(stop.element, of: $0) } ?? true
                return isBeside && stop.element != candidate && !screen.isDescendant(stop.element, of: candidate)
            }
        }
        return target ?? path.last ?? overlay
    }

    /// Whether the walk comes to the element at all.
    package func isWalked(_ id: ElementID) -> Bool { simulation.cause(for: id, in: screen) == nil }

    /// Whether the element or one above answers the escape gesture.
    package func answersEscape(_ id: ElementID) -> Bool {
        isSet(.overrides)
            && screen.lineage(of: id).contains { screen[$0][.overrides]?.texts?.contains("performEscape") == true }
    }

    /// Whether the view only shows progress: an indicator and nothing that answers.
    package func isProgressOverlay(_ id: ElementID) -> Bool {
        let parts = screen.descendants(of: id)
        return parts.contains { screen[$0].type == .activityIndicator || screen[$0].type == .progressView }
            && !parts.contains(where: isInteractive)
    }
}
