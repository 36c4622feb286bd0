import A11yModel

/// The frames of elements on screen, and their visibility.
public struct Layout: Sendable {
    /// The frame of each element on screen, by its index; nil if its own or a superview's is unknown.
    public let frames: [Rect?]
    /// Whether each element is visible, by its index: neither it nor a superview is hidden or transparent.
    public let isShown: [Bool]

    /// The frame on screen of an element; nil if unknown.
    public func frame(of id: ElementID) -> Rect? { frames[id.index] }

    /// The highest opacity at which a view counts as invisible, the same as for the rules. It covers a view that is
    /// fading.
    static let invisibleAlpha = 0.01

    /// Lays out a screen: frames are in the parent's coordinates, and document order puts parents first.
    ///
    /// Authors of screen files omit the frames of mere wrappers, so the contents of such an element are relative to the
    /// origin of its parent. In Interface Builder files a missing frame is unknown, and so are all frames below it.
    public init(_ screen: Screen) {
        var frames: [Rect?] = []
        var bases: [Base?] = []
        var shown: [Bool] = []
        var alphas: [Double] = []
        for element in screen.elements {
            let parent = element.parent?.index
            let outer = parent.map { bases[$0] } ?? Base()
            let frame = outer.flatMap { base in element.frame.map(base.place) }
            frames.append(frame)
            let inherited = screen.input == .interfaceBuilder ? nil : outer
            let turns = element.written.contains(.transform) && element[.transform]?.text == "flipped"
            bases.append(frame.map { Base(of: $0, isFlipped: outer?.isFlipped == true ? !turns : turns) } ?? inherited)

            let alpha = (element[.alpha]?.number ?? 1) * (parent.map { alphas[$0] } ?? 1)
            alphas.append(alpha)
            let parentIsShown = parent.map { shown[$0] } ?? true
            shown.append(parentIsShown && !element.isTrue(.hidden) && alpha > Layout.invisibleAlpha)
        }
        self.frames = frames
        isShown = shown
    }

    /// Where the coordinates of the views in a view begin: at its upper left corner, or at the lower one if what is in
    /// it is drawn upside down.
    private struct Base {
        var corner = Point(x: 0, y: 0)
        var isFlipped = false

        init() {}

        init(of frame: Rect, isFlipped: Bool) {
            corner = Point(x: frame.x, y: isFlipped ? frame.maxY : frame.y)
            self.isFlipped = isFlipped
        }

        /// The place on screen of a frame in these coordinates.
        func place(_ frame: Rect) -> Rect {
            frame.offset(x: corner.x, y: isFlipped ? corner.y - frame.y - frame.maxY : corner.y)
        }
    }

    /// The frame of VoiceOver's cursor. An author's `accessibilityFrame` is in screen coordinates already. For an
    /// element without a view, its frame in the container wins over it.
    func cursor(of element: Element) -> Rect? {
        let own = frame(of: element.id)
        let authored = element[.accessibilityFrame]?.rect
        return element.isView ? authored ?? own : own ?? authored
    }

    /// The frame of the nearest ancestor with a known frame; nil without one.
    func enclosingFrame(of id: ElementID, in screen: Screen) -> Rect? {
        for view in screen.ancestors(of: id) {
            if let frame = frame(of: view) { return frame }
        }
        return nil
    }

    /// The frame by which an element is sorted. Items without a frame use that of their bar and keep the order of the
    /// file.
    func place(of element: Element) -> Rect? {
        if let cursor = cursor(of: element) { return cursor }
        let isItem = element.type == .segment || element.type == .tabBarItem || element.type == .barButtonItem
        return isItem ? element.parent.flatMap { frame(of: $0) } : nil
    }
}

extension Layout {
    /// An element is on screen if more than this many points of it are visible in width and in height; from the
    /// successor of cashapp/AccessibilitySnapshot's parser (RoyalPineapple/AccessibilitySnapshotBH).
    private static let leastVisible = 2.0

    /// Whether scroll views and the screen clip an element away. VoiceOver still reaches it, by scrolling. False if a
    /// frame is unknown, and for Interface Builder files, whose frames are those of the canvas.
    func isOffScreen(_ id: ElementID, in screen: Screen) -> Bool {
        guard screen.input != .interfaceBuilder else { return false }
        guard let whole = cursor(of: screen[id]), whole.width > 0, whole.height > 0 else { return false }
        let size = screen.size
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        guard var rest = whole.intersection(bounds) else { return true }
        for view in screen.ancestors(of: id) where screen[view].isScrollable {
            guard let clip = frame(of: view) else { continue }
            guard let common = rest.intersection(clip) else { return true }
            rest = common
        }
        // A thin element that is on the screen as a whole is visible.
        return rest.width < whole.width && rest.width <= Layout.leastVisible
            || rest.height < whole.height && rest.height <= Layout.leastVisible
    }
}

extension Element {
    /// Whether it clips its contents and scrolls them.
    var isScrollable: Bool {
        switch type {
        case .scrollView, .tableView, .collectionView: true
        default: written.contains(.scrolls)
        }
    }
}
