import A11yModel

/// Where elements are on the screen, and whether they can be seen.
package struct Layout: Sendable {
    /// The frame of each element on screen, by its index; nil where it or a superview's is unknown.
    package let frames: [Rect?]
    /// Whether each element is visible, by its index: neither it nor a superview is hidden or transparent.
    package let isShown: [Bool]

    /// The frame on screen of an element; nil where it is unknown.
    @inlinable
    package func frame(of id: ElementID) -> Rect? { frames[id.index] }

    /// Opacity at and below which a view cannot be seen: the vocabulary of the rules, so that a view that is fading
    /// counts.
    static let invisibleAlpha = 0.01

    /// Lays out a screen: frames are in the parent's coordinates, and document order puts parents first.
    ///
    /// Authors of screen files leave out the frames of mere wrappers, so what is in such an element counts from where
    /// its parent begins. In Interface Builder a missing frame means that nobody knows, and so it stays for all below.
    package init(_ screen: Screen) {
        var frames: [Rect?] = []
        var origins: [Point?] = []
        var shown: [Bool] = []
        var alphas: [Double] = []
        frames.reserveCapacity(screen.elements.count)
        origins.reserveCapacity(screen.elements.count)
        for element in screen.elements {
            let parent = element.parent?.index
            let outer = parent.map { origins[$0] } ?? Point(x: 0, y: 0)
            let frame = outer.flatMap { origin in element.frame?.offset(x: origin.x, y: origin.y) }
            frames.append(frame)
            let inherited = screen.input == .interfaceBuilder ? nil : outer
            origins.append(frame.map { Point(x: $0.x, y: $0.y) } ?? inherited)

            let alpha = (element[.alpha]?.number ?? 1) * (parent.map { alphas[$0] } ?? 1)
            alphas.append(alpha)
            let parentIsShown = parent.map { shown[$0] } ?? true
            shown.append(parentIsShown && !element.isTrue(.hidden) && alpha > Layout.invisibleAlpha)
        }
        self.frames = frames
        isShown = shown
    }

    /// The frame in which VoiceOver draws its cursor. An author's `accessibilityFrame` is on screen already; that of an
    /// element without a view is in its container's space, and wins over it.
    func cursor(of element: Element) -> Rect? {
        let own = frame(of: element.id)
        let authored = element[.accessibilityFrame]?.rect
        return element.isView ? authored ?? own : own ?? authored
    }

    /// The frame of the nearest view above an element whose frame is known; nil where none is.
    func surroundings(of id: ElementID, in screen: Screen) -> Rect? {
        for view in screen.ancestors(of: id) {
            if let frame = frame(of: view) { return frame }
        }
        return nil
    }

    /// The frame that decides about an element's place in the order. Items without a frame stand where their bar
    /// stands, in the order of the file.
    func place(of element: Element) -> Rect? {
        if let cursor = cursor(of: element) { return cursor }
        let isItem = element.type == .segment || element.type == .tabBarItem || element.type == .barButtonItem
        return isItem ? element.parent.flatMap { frame(of: $0) } : nil
    }
}
