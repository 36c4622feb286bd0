import A11yModel

/// The views on which a tap is a tap anywhere, such as the one that puts the keyboard away: they fill the screen, and
/// what people act on lies in them. Nobody needs to come to such a view, and what lies in it does not answer for it.
struct BackgroundTouches {
    private var views: Set<ElementID> = []

    /// Those of a screen on whose elements these responses are known, touches left out. Cost: linear in the elements.
    init(on screen: Screen, _ layout: Layout, amid responses: [Response]) {
        let area = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        var holdsTargets = Array(repeating: false, count: screen.elements.count)
        // From the end, so that what an element holds is known before it is passed on to its parent.
        for element in screen.elements.reversed() {
            let id = element.id
            let isElement = screen.isAccessibilityElement(id)
            if holdsTargets[id.index], !isElement, element.answersTouch {
                let share = layout.frame(of: id).map { area.share(coveredBy: $0) }
                if share.map({ $0 >= BackgroundTouches.leastShare }) ?? (element.parent == nil) { views.insert(id) }
            }
            let response = responses[id.index]
            let isTarget = (isElement || element.isOperable) && (response.responds || response == .disabled)
            if let parent = element.parent, isTarget || holdsTargets[id.index] { holdsTargets[parent.index] = true }
        }
    }

    /// Whether the view is one of them.
    func contains(_ id: ElementID) -> Bool { views.contains(id) }

    /// The share of the screen, 0 to 1, that such a view covers at least; ours, the same as for overlays.
    private static let leastShare = 0.8
}
