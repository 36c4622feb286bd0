// How messages name gestures, and which of them move over a view.

import A11yEngine
import A11yModel

extension Gesture {
    /// The gesture with its article.
    package var title: String {
        switch self {
        case .tap: "a tap"
        case .doubleTap: "a double tap of the finger"
        case .longPress: "a long press"
        case .swipeLeft: "a swipe to the left"
        case .swipeRight: "a swipe to the right"
        case .swipeUp: "a swipe up"
        case .swipeDown: "a swipe down"
        case .pan: "a drag"
        case .pinch: "a pinch"
        case .rotate: "a turn of two fingers"
        }
    }

    /// Whether a finger moves along a direction: what scrolls, drags and adjusts.
    var isStroke: Bool {
        switch self {
        case .swipeLeft, .swipeRight, .swipeUp, .swipeDown, .pan: true
        case .tap, .doubleTap, .longPress, .pinch, .rotate: false
        }
    }

    /// Whether the stroke goes sideways, or anywhere.
    var isSideways: Bool { self == .pan || self == .swipeLeft || self == .swipeRight }
}

extension Element {
    /// Whether a stroke on it may be its own scrolling: a list that scrolls up and down is free for strokes to the
    /// side.
    package func scrolls(along gesture: Gesture) -> Bool {
        guard isScroller, gesture.isStroke else { return false }
        let isDown = gesture == .swipeUp || gesture == .swipeDown
        switch self[.scrolls]?.text {
        case "vertical": return isDown || gesture == .pan
        case "horizontal": return !isDown
        case .some: return true
        case nil: return type != .tableView || isDown || gesture == .pan
        }
    }
}
