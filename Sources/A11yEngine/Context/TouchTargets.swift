import A11yModel
import A11yVoiceOver

// The areas that respond to touch.

/// A stop that responds to touch, with its area.
public struct TouchTarget: Sendable {
    /// The element.
    public let element: ElementID
    /// The area that responds to touch, on screen.
    public let area: Rect
    /// The frame of the VoiceOver cursor, on screen; nil if it has no size.
    public let cursor: Rect?
}

extension LintContext {
    /// The tolerance in points within which two coordinates count as equal: one pixel at a scale of 2.
    public static let sameCoordinate = 0.5

    /// The enabled, interactive stops with a known position, in document order.
    func findTouchTargets() -> [TouchTarget] {
        var found = wholeStops.compactMap { stop -> TouchTarget? in
            let id = stop.element
            guard isVisible(id), isInteractive(id), isEnabled(id), !isOnlyCalledControl(id), !isIdleButton(id),
                let area = touchArea(of: id)
            else { return nil }
            let cursor = stop.frame.flatMap { $0.hasArea ? $0 : nil }
            return TouchTarget(element: id, area: area, cursor: cursor)
        }
        found.sort { $0.element < $1.element }
        return found
    }

    /// Whether the element is a picture, text or plain view of Interface Builder that only its traits call a control.
    /// It has no action, gesture, outlet or class of the app, so no code can answer a touch on it.
    private func isOnlyCalledControl(_ id: ElementID) -> Bool {
        let element = screen[id]
        guard screen.input == .interfaceBuilder, !element.isControl, element.type != .control, !element.isCell else {
            return false
        }
        return !answersTap(id) && element.gestures.isEmpty && !element.mayBeSetByCode
    }

    /// Whether the element is a button of Interface Builder that is used as a picture or text: neither the file nor the
    /// code gives it anything to do.
    public func isIdleButton(_ id: ElementID) -> Bool {
        let element = screen[id]
        guard screen.input == .interfaceBuilder, element.type == .button, element.code != nil else { return false }
        return !answersTap(id) && element.gestures.isEmpty
            && !element.mayBeSetByCode([.action, .gestures, .handlesTouch])
    }

    /// The area on screen that responds to touch; nil if it is unknown or empty.
    public func touchArea(of id: ElementID) -> Rect? {
        guard let hit = screen[id][.hitFrame]?.rect else { return frame(of: id).flatMap { $0.hasArea ? $0 : nil } }
        guard let origin = origin(around: id) else { return nil }
        let area = hit.offset(x: origin.x, y: origin.y)
        return area.hasArea ? area : nil
    }

    /// The origin of the coordinates of the element's parent, on screen; nil if unknown.
    public func origin(around id: ElementID) -> Point? {
        for above in screen.ancestors(of: id) {
            if let frame = simulation.layout.frame(of: above) { return Point(x: frame.x, y: frame.y) }
            if screen.input == .interfaceBuilder { return nil }
        }
        return Point(x: 0, y: 0)
    }

    /// Whether one of the elements is an ancestor of the other.
    public func areNested(_ first: ElementID, _ second: ElementID) -> Bool {
        screen.isDescendant(first, of: second) || screen.isDescendant(second, of: first)
    }

    /// The innermost overlay or alternative around each target; nil for targets on the page itself. Targets in
    /// different ones are not offered at the same time.
    public func scopes(of targets: [TouchTarget]) -> [ElementID?] {
        let scopes = Set(overlays.map(\.element)).union(alternatives.keys)
        guard !scopes.isEmpty else { return targets.map { _ in nil } }
        return targets.map { target in screen.lineage(of: target.element).first(where: scopes.contains) }
    }

    /// The height in points that UIKit gives a text field with a border.
    private static let fieldHeight = 34.0 - sameCoordinate

    /// Whether the author does not choose the target's size, or part of the target is cut off: UIKit's controls have a
    /// size of their own, bars enlarge their items, links are part of a text, and scroll views clip their content.
    public func hasGivenSize(_ target: TouchTarget) -> Bool {
        let id = target.element
        switch screen[id].type {
        case .switch, .slider, .segment, .stepper, .pageControl, .textView, .searchBar, .datePicker, .pickerView,
            .barButtonItem, .tabBarItem:
            return true
        case .textField, .secureTextField:
            // In a running app, a low field may be drawn inside a taller box that passes its touches on.
            if screen.input.isOfRunningApp || target.area.height >= LintContext.fieldHeight { return true }
            // A touch anywhere in the cell around a field often begins editing.
            if screen.ancestors(of: id).contains(where: { screen[$0].isCell }) { return true }
        default: break
        }
        if isInBar(id) || screen.ancestors(of: id).contains(where: { screen[$0].type == .barButtonItem }) {
            return true
        }
        if screen[id].traits?.contains(.link) == true, screen[id].type != .button { return true }
        return isCutOff(target)
    }

    /// Whether the target crosses the edge of its scroll view.
    private func isCutOff(_ target: TouchTarget) -> Bool {
        guard let scroller = innermostScroller(of: target.element), let window = frame(of: scroller) else {
            return false
        }
        return !window.encloses(target.area, within: LintContext.sameCoordinate)
    }

    /// Whether an ancestor with the same function is large enough to be the target.
    public func isEnlarged(_ target: TouchTarget, to minimum: Double) -> Bool {
        screen.ancestors(of: target.element).contains { above in
            guard haveSameFunction(above, target.element), let area = touchArea(of: above) else { return false }
            return min(area.width, area.height) >= minimum
        }
    }
}

extension Rect {
    /// Whether width and height are finite and positive.
    public var hasArea: Bool { isFinite && width > 0 && height > 0 }

    /// The shortest distance in points between two rectangles; 0 if they touch or overlap.
    public func gap(to other: Rect) -> Double {
        let across = max(0, x - other.maxX, other.x - maxX)
        let down = max(0, y - other.maxY, other.y - maxY)
        return (across * across + down * down).squareRoot()
    }

    /// Whether two rectangles are equal within a tolerance in points.
    public func isNearly(_ other: Rect, within tolerance: Double) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
            && abs(height - other.height) <= tolerance
    }

    /// Whether the other rectangle is inside this one, within a tolerance in points.
    public func encloses(_ other: Rect, within tolerance: Double) -> Bool {
        other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }

    /// Whether the point is inside or on an edge.
    public func touches(_ point: Point) -> Bool { point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY }
}
