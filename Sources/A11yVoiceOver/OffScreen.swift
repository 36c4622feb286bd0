// What has been scrolled out of sight.

import A11yModel

extension Layout {
    /// Points that must be left of an element, in width and in height, for it to be on screen; from the successor of
    /// cashapp/AccessibilitySnapshot's parser (RoyalPineapple/AccessibilitySnapshotBH).
    private static let leastVisible = 2.0

    /// Whether nothing of an element is left on the screen once scrolling views have clipped it. VoiceOver reaches it
    /// all the same, by scrolling. False where a frame is unknown, and in Interface Builder's files, whose frames are
    /// those of the canvas.
    func isOffScreen(_ id: ElementID, in screen: Screen) -> Bool {
        guard screen.input != .interfaceBuilder else { return false }
        guard var rest = cursor(of: screen[id]), rest.width > 0, rest.height > 0 else { return false }
        let size = screen.size
        var clips = [Rect(x: 0, y: 0, width: size.width, height: size.height)]
        clips += screen.ancestors(of: id).filter { screen[$0].isScrollable }.compactMap(frame(of:))
        for clip in clips {
            guard let common = rest.intersection(clip) else { return true }
            rest = common
        }
        return rest.width <= Layout.leastVisible || rest.height <= Layout.leastVisible
    }
}

extension Element {
    fileprivate var isScrollable: Bool {
        self[.scrolls] != nil || [.scrollView, .tableView, .collectionView].contains(type)
    }
}
