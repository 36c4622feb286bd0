import A11yModel

/// Why the walk turned back at an element.
package enum Pruning: Hashable, Sendable {
    /// `elementsHidden` is set on it.
    case elementsHidden
    /// It is `hidden`, or its alpha is 0.
    case invisible
    /// It has no size, and clips or would be an element.
    case zeroSize
    /// The element above is a stop, and swallows what is inside.
    case insideElement(ElementID)
    /// The explicit list of the element above does not name it.
    case unlisted(ElementID)
    /// A sibling is modal.
    case behindModal(ElementID)

    /// The reason that an element itself gives; nil where the walk goes on.
    init?(of element: Element, in screen: Screen) {
        if element.isTrue(.elementsHidden) {
            self = .elementsHidden
        } else if element.isView, !element.isVisible {
            self = .invisible
        } else if element.isView, Pruning.vanishes(element, in: screen) {
            self = .zeroSize
        } else {
            return nil
        }
    }

    /// Whether a size of 0 by 0 takes it away. A plain wrapper without size stays transparent, as SwiftUI's bridge
    /// needs; Interface Builder writes 0 by 0 where it means that Auto Layout will decide.
    private static func vanishes(_ element: Element, in screen: Screen) -> Bool {
        guard screen.input != .interfaceBuilder, let frame = element.frame, frame.isZero else { return false }
        return element.isTrue(.clipsToBounds) || element.members != nil || screen.isAccessibilityElement(element.id)
    }
}
