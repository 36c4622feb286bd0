// Where authors say that elements are, for VoiceOver alone.

import A11yEngine
import A11yModel
import A11yVoiceOver

/// A place on screen that an author gave to an element for VoiceOver's cursor.
struct AuthoredShape {
    /// `accessibilityFrame` or `path`.
    package let property: Property
    /// The rectangle around it, on screen.
    let bounds: Rect
}

extension LintContext {
    /// The shapes that an author gave to an element. A named path is computed from the view, and is none.
    func authoredShapes(of id: ElementID) -> [AuthoredShape] {
        let element = screen[id]
        guard element.written.contains(.accessibilityFrame) || element.written.contains(.path) else { return [] }
        let given: [(Property, Rect?)] = [
            (.accessibilityFrame, element[.accessibilityFrame]?.rect), (.path, element[.path]?.bounds),
        ]
        return given.compactMap { property, bounds in
            guard let bounds, bounds.hasArea else { return nil }
            return AuthoredShape(property: property, bounds: bounds)
        }
    }

    /// The author's activation point, on screen.
    func authoredPoint(of id: ElementID) -> Point? {
        guard let point = screen[id][.activationPoint]?.point, point.x.isFinite, point.y.isFinite else { return nil }
        return point
    }

    /// What of an element's frame is on the screen; nil where nothing is, or where nobody knows.
    func seenFrame(of id: ElementID) -> Rect? {
        let bounds = LintContext.bounds(of: screen, layout: simulation.layout)
        guard isVisible(id), let frame = frame(of: id), frame.hasArea else { return nil }
        return bounds.intersection(frame)
    }

    /// Whether all of what a view scrolls fits in it already, so that it never moves. Lists grow with their contents.
    func fitsItsContents(_ scroller: ElementID) -> Bool {
        guard screen[scroller].type == .scrollView || screen[scroller].type == .view, let window = frame(of: scroller)
        else { return false }
        let shown = screen[scroller].children.filter(isVisible)
        let frames = shown.compactMap(frame)
        guard !frames.isEmpty, frames.count == shown.count else { return false }
        return frames.allSatisfy { window.encloses($0, within: LintContext.sameCoordinate) }
    }
}
