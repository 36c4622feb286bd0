import A11yModel
import A11yVoiceOver

// Where elements are: visible or not, near each other, in one row, inside a scroll view, and on the side where reading
// begins.

extension LintContext {
    /// Whether the element is visible: it and its ancestors are shown, and its frame is unknown, is on the screen after
    /// clipping, or can be scrolled into view.
    public func isVisible(_ id: ElementID) -> Bool { visible[id.index] }

    /// The visible area. Interface Builder may draw a view larger than its device, and then this is the larger size.
    public static func bounds(of screen: Screen, layout: Layout) -> Rect {
        var bounds = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        guard screen.input == .interfaceBuilder else { return bounds }
        for root in screen.roots {
            guard let frame = layout.frame(of: root), frame.isFinite else { continue }
            bounds.width = max(bounds.width, frame.maxX)
            bounds.height = max(bounds.height, frame.maxY)
        }
        return bounds
    }

    /// The area in which the subviews of a view are visible.
    private enum Window {
        case everything
        case nothing
        case area(Rect)
    }

    /// Whether each element is visible, by element index. One pass, parents before children.
    static func visibility(in screen: Screen, layout: Layout) -> [Bool] {
        let bounds = bounds(of: screen, layout: layout)
        var visible: [Bool] = []
        var windows: [Window] = []
        for element in screen.elements {
            let window = element.parent.map { windows[$0.index] } ?? .area(bounds)
            let frame = layout.frame(of: element.id).flatMap { $0.isZero || !$0.isFinite ? nil : $0 }
            let isSeen = layout.isShown[element.id.index] && meets(frame, window)
            visible.append(isSeen)
            windows.append(inner(of: element, frame: frame, isSeen: isSeen, window: window))
        }
        return visible
    }

    private static func meets(_ frame: Rect?, _ window: Window) -> Bool {
        switch window {
        case .everything: return true
        case .nothing: return false
        case .area(let area):
            guard let frame else { return true }
            return frame.maxX > area.x && frame.x < area.maxX && frame.maxY > area.y && frame.y < area.maxY
        }
    }

    private static func inner(of element: Element, frame: Rect?, isSeen: Bool, window: Window) -> Window {
        if element.isScroller { return isSeen ? .everything : .nothing }
        guard element.isTrue(.clipsToBounds), let frame, case .area(let area) = window else { return window }
        return area.intersection(frame).map(Window.area) ?? .nothing
    }
}

extension Element {
    /// Whether the view can scroll content into view.
    public var isScroller: Bool {
        switch type {
        case .scrollView, .tableView, .collectionView, .pickerView, .webView, .textView: true
        default: written.contains(.scrolls)
        }
    }
}

extension LintContext {
    /// The distance in points, on either axis, up to which two elements are near each other (ours).
    public static let nearDistance = 16.0

    /// Whether two elements of the same card, or outside cards, are near each other. If a frame is unknown: whether
    /// they are consecutive children of one parent.
    public func areNear(_ first: ElementID, _ second: ElementID) -> Bool {
        guard let one = frame(of: first), let other = frame(of: second) else {
            guard screen[first].parent == screen[second].parent else { return false }
            let siblings = siblings(of: first)
            guard let here = place(of: first, among: siblings), let there = place(of: second, among: siblings) else {
                return false
            }
            return abs(here - there) == 1
        }
        let across = max(other.x - one.maxX, one.x - other.maxX)
        let down = max(other.y - one.maxY, one.y - other.maxY)
        guard across <= LintContext.nearDistance, down <= LintContext.nearDistance else { return false }
        return innermostCard(of: first) == innermostCard(of: second)
    }

    /// Whether two frames look like one row: they overlap vertically by at least half of the smaller height.
    public func areInOneRow(_ one: Rect, _ other: Rect) -> Bool {
        min(one.maxY, other.maxY) - max(one.y, other.y) >= min(one.height, other.height) / 2
    }

    /// The innermost scroll view around an element.
    public func innermostScroller(of id: ElementID) -> ElementID? { facts.scroller[id.index] }
}

extension LintContext {
    /// The vertical distance in points from which VoiceOver starts a new row on this platform.
    public var rowGap: Double { FocusOrder.rowGap(of: screen.platform) }

    /// Whether one frame is entirely on the side of the other where reading begins.
    public func isLeading(_ one: Rect, of other: Rect, tolerance: Double) -> Bool {
        screen.direction == .ltr ? one.maxX <= other.x + tolerance : one.x >= other.maxX - tolerance
    }

    /// Whether an element is a bar or inside one. The position of a bar does not decide when VoiceOver reads it.
    public func isInBar(_ id: ElementID) -> Bool { facts.isInBar[id.index] }

    /// Whether the order of the stops in a group is written and does not follow from their frames: in an explicit list,
    /// or in the document of a web page.
    public func isExplicit(_ group: ElementID?) -> Bool {
        group.map { screen[$0].members != nil || screen[$0].type == .webView } ?? false
    }

    /// Whether a group is a web page, whose order and grouping the app does not decide.
    public func isWebPage(_ group: ElementID?) -> Bool { group.map { screen[$0].type == .webView } ?? false }

    /// Whether a stop only shows text: it is static text and a double tap does nothing.
    public func isPlainText(_ stop: Stop) -> Bool {
        let isText = stop.utterance.traits.contains(.staticText) || screen[stop.element].type == .label
        return isText && !isInteractive(stop.element)
    }
}
