// Where a double tap lands.

import A11yModel

extension Stop {
    /// Where VoiceOver taps when the stop is activated, on screen: the author's point, else the middle of the frame,
    /// a path notwithstanding; on a slider the middle of its thumb. Nil where the frame is unknown.
    package func activationPoint(on screen: Screen) -> Point? {
        let element = screen[self.element]
        if let point = element[.activationPoint]?.point { return point }
        guard let frame else { return nil }
        if frame.width <= 0 || frame.height <= 0, let bounds = element[.path]?.bounds { return bounds.center }
        guard element.type == .slider else { return frame.center }
        // UIKit's thumb is a circle about as high as the slider, so its middle stays half of that from either end.
        let thumb = min(frame.height, frame.width)
        let share = element.sliderShare
        let run = (frame.width - thumb) * (screen.direction == .ltr ? share : 1 - share)
        return Point(x: frame.x + thumb / 2 + run, y: frame.center.y)
    }
}
