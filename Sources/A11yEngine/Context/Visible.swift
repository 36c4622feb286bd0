// The word "visible".

import A11yModel
import A11yVoiceOver

extension LintContext {
    /// Whether the element can be seen: it and what it lies in are shown, and its frame is unknown, meets the screen
    /// after clipping, or can be scrolled into view.
    package func isVisible(_ id: ElementID) -> Bool { visible[id.index] }

    /// The area in which things can be seen. A view of Interface Builder may be drawn larger than its device.
    package static func bounds(of screen: Screen, layout: Layout) -> Rect {
        var bounds = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        guard screen.input == .interfaceBuilder else { return bounds }
        for root in screen.roots {
            guard let frame = layout.frame(of: root), frame.isFinite else { continue }
            bounds.width = max(bounds.width, frame.maxX)
            bounds.height = max(bounds.height, frame.maxY)
        }
        return bounds
    }

    /// What a view leaves to see of its subviews.
    private enum Window {
        case everything
        case nothing
        case area(Rect)
    }

    /// Whether each element is visible, parents before children, in one pass.
    static func visibility(in screen: Screen, layout: Layout) -> [Bool] {
        let bounds = bounds(of: screen, layout: layout)
        var visible: [Bool] = []
        var windows: [Window] = []
        visible.reserveCapacity(screen.elements.count)
        windows.reserveCapacity(screen.elements.count)
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
    /// Whether it can bring into view what lies outside of it.
    package var isScroller: Bool {
        if self[.scrolls] != nil { return true }
        switch type {
        case .scrollView, .tableView, .collectionView, .pickerView, .webView, .textView: return true
        default: return false
        }
    }
}
