// The words of the rules about order: rows, the leading side, bars, plain text.

import A11yModel
import A11yVoiceOver

extension LintContext {
    /// The vertical distance, in points, that starts a new row for VoiceOver on this screen.
    package var rowGap: Double { FocusOrder.rowGap(of: screen.platform) }

    /// Whether one frame lies entirely on the side of another where reading begins.
    package func isLeading(_ one: Rect, of other: Rect, tolerance: Double) -> Bool {
        screen.direction == .ltr ? one.maxX <= other.x + tolerance : one.x >= other.maxX - tolerance
    }

    /// Whether an element is, or lies in, a bar, whose place on screen says nothing about when it is read.
    package func isInBar(_ id: ElementID) -> Bool { facts.isInBar[id.index] }

    /// Whether the order of the stops in a group is written down in an explicit list.
    package func isExplicit(_ group: ElementID?) -> Bool {
        group.map { screen[$0].members != nil } ?? false
    }

    /// Whether a stop only shows text: it is static, and nothing happens on a double tap.
    package func isPlainText(_ stop: Stop) -> Bool {
        let isText = stop.utterance.traits.contains(.staticText) || screen[stop.element].type == .label
        return isText && !isInteractive(stop.element)
    }
}
