// What fingers aim at.

import A11yModel
import A11yVoiceOver

/// A stop that answers to touch, and where.
package struct Target: Sendable {
    /// The element.
    package let element: ElementID
    /// The area that answers to touch, on screen.
    package let area: Rect
    /// The frame in which VoiceOver draws its cursor, on screen; nil where it has no size.
    package let cursor: Rect?
}

extension LintContext {
    /// Points by which coordinates that are meant to be the same may differ: a pixel on a screen of two to a point.
    package static let sameCoordinate = 0.5

    /// The enabled, interactive stops whose place is known, in the order of the file.
    func findTargets() -> [Target] {
        let found = wholeStops.compactMap { stop -> Target? in
            let id = stop.element
            guard isVisible(id), isInteractive(id), isEnabled(id), let area = touchArea(of: id) else { return nil }
            let cursor = stop.frame.flatMap { $0.hasArea ? $0 : nil }
            return Target(element: id, area: area, cursor: cursor)
        }
        return found.sorted { $0.element < $1.element }
    }

    /// The area on screen that answers to touch; nil where it is unknown or has none.
    package func touchArea(of id: ElementID) -> Rect? {
        guard let hit = screen[id][.hitFrame]?.rect else { return frame(of: id).flatMap { $0.hasArea ? $0 : nil } }
        guard let origin = origin(around: id) else { return nil }
        let area = hit.offset(x: origin.x, y: origin.y)
        return area.hasArea ? area : nil
    }

    /// Where on screen the coordinates of an element's parent begin; nil where nobody knows.
    package func origin(around id: ElementID) -> Point? {
        for above in screen.ancestors(of: id) {
            if let frame = simulation.layout.frame(of: above) { return Point(x: frame.x, y: frame.y) }
            if screen.input == .interfaceBuilder { return nil }
        }
        return Point(x: 0, y: 0)
    }

    /// Whether one element lies in the other, at any depth.
    package func areNested(_ first: ElementID, _ second: ElementID) -> Bool {
        screen.isDescendant(first, of: second) || screen.isDescendant(second, of: first)
    }

    /// The innermost overlay around each target; nil for those on the page itself. What lies in different ones is not
    /// offered at once.
    package func scopes(of targets: [Target]) -> [ElementID?] {
        let overlays = Set(overlays.map(\.element))
        guard !overlays.isEmpty else { return targets.map { _ in nil } }
        return targets.map { target in screen.lineage(of: target.element).first(where: overlays.contains) }
    }

    /// Whether the target's size is not its author's to choose, or is not all of it: UIKit's controls have one of their
    /// own, bars enlarge what is on them, links stand in a text, and scrolling cuts what it has not brought in yet.
    package func hasGivenSize(_ target: Target) -> Bool {
        let id = target.element
        switch screen[id].type {
        case .switch, .slider, .segment, .stepper, .pageControl, .textField, .secureTextField, .textView, .searchBar,
            .datePicker, .pickerView, .barButtonItem, .tabBarItem:
            return true
        default: break
        }
        if isInBar(id) || screen.ancestors(of: id).contains(where: { screen[$0].type == .barButtonItem }) {
            return true
        }
        if screen[id].traits?.contains(.link) == true, screen[id].type != .button { return true }
        return isCutOff(target)
    }

    /// Whether the target crosses the edge of the scroller that it is in.
    private func isCutOff(_ target: Target) -> Bool {
        guard let scroller = innermostScroller(of: target.element), let window = frame(of: scroller) else {
            return false
        }
        return !window.encloses(target.area, within: LintContext.sameCoordinate)
    }

    /// Whether something around the target that does the same is large enough for both.
    package func isEnlarged(_ target: Target, to minimum: Double) -> Bool {
        screen.ancestors(of: target.element).contains { above in
            guard haveSameFunction(above, target.element), let area = touchArea(of: above) else { return false }
            return min(area.width, area.height) >= minimum
        }
    }
}

extension Rect {
    /// Whether both sides are finite and more than nothing.
    package var hasArea: Bool { isFinite && width > 0 && height > 0 }

    /// Points between the edges of two rectangles, as the crow flies; 0 where they meet.
    package func gap(to other: Rect) -> Double {
        let across = max(0, x - other.maxX, other.x - maxX)
        let down = max(0, y - other.maxY, other.y - maxY)
        return (across * across + down * down).squareRoot()
    }

    /// Whether two rectangles are the same but for a tolerance in points.
    package func isNearly(_ other: Rect, within tolerance: Double) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
            && abs(height - other.height) <= tolerance
    }

    /// Whether the other rectangle lies in this one, but for a tolerance in points.
    package func encloses(_ other: Rect, within tolerance: Double) -> Bool {
        other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }

    /// Whether the point lies inside or on any edge.
    package func touches(_ point: Point) -> Bool { point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY }
}
