import A11yModel

/// Where elements are on the screen, and whether they can be seen.
public struct Layout: Sendable {
    /// The frame of each element on screen, by its index; nil where it or a superview's is unknown.
    public let frames: [Rect?]
    /// Whether each element is visible, by its index: neither it nor a superview is hidden or transparent.
    public let isShown: [Bool]

    /// The frame on screen of an element; nil where it is unknown.
    public func frame(of id: ElementID) -> Rect? { frames[id.index] }

    /// Opacity at and below which a view cannot be seen: the vocabulary of the rules, so that a view that is fading counts.
    static let invisibleAlpha = 0.01

    /// Lays out a screen: frames are in the parent's coordinates, and document order puts parents first.
    public init(_ screen: Screen) {
        var frames: [Rect?] = []
        var shown: [Bool] = []
        var alphas: [Double] = []
        frames.reserveCapacity(screen.elements.count)
        for element in screen.elements {
            let parent = element.parent
            let origin = parent.map { frames[$0.index] } ?? Rect(x: 0, y: 0, width: 0, height: 0)
            if let frame = element.frame, let origin {
                frames.append(frame.offset(x: origin.x, y: origin.y))
            } else {
                frames.append(nil)
            }
            let alpha = (element[.alpha]?.number ?? 1) * (parent.map { alphas[$0.index] } ?? 1)
            alphas.append(alpha)
            let parentIsShown = parent.map { shown[$0.index] } ?? true
            shown.append(parentIsShown && !element.isTrue(.hidden) && alpha > Layout.invisibleAlpha)
        }
        self.frames = frames
        isShown = shown
    }
}
