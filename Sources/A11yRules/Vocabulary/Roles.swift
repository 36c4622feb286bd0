// Roles, and taps that are meant for no element.

import A11yModel

extension Subject {
    /// Traits that tell what kind of control a stop is, UIKit's private ones included.
    static let roleTraits: Traits = interactiveTraits.union([
        .tabBar, .tabBarItem, .backButton, .textEntry, .secureTextField,
    ])

    /// Share of the screen, or of its scroller, that a background covers (ours).
    static let backgroundShare = 0.8

    /// Whether a tap on the element is meant for no element: it covers nearly everything and holds controls, or all it
    /// does is to put the keyboard away.
    func isBackgroundTap(_ id: ElementID) -> Bool {
        guard answersTap(id) else { return false }
        if let function = function(of: id), WordList.endEditing.contains(whole: function) { return true }
        guard let frame = frame(of: id), covers(frame, around: id) else { return false }
        return screen.descendants(of: id).contains { isInteractive($0) }
    }

    private func covers(_ frame: Rect, around id: ElementID) -> Bool {
        let bounds = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        if bounds.share(coveredBy: frame) >= Subject.backgroundShare { return true }
        guard let scroller = innermostScroller(of: id).flatMap({ self.frame(of: $0) }) else { return false }
        return scroller.share(coveredBy: frame) >= Subject.backgroundShare
    }
}
