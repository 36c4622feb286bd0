import A11yModel

/// An element on which the cursor halts. A stop never changes once it was read, so all who look at it share it.
package final class Stop: Sendable {
    /// The element.
    package let element: ElementID
    /// Which control inside the element it is, where UIKit makes several that no file lists; nil for the element
    /// itself.
    package let part: Part?
    /// What is said.
    package let utterance: Utterance
    /// What VoiceOver says of containers when the cursor comes into them here, outermost first; no part of the
    /// description of the element.
    package let announcements: [String]
    /// The names of the custom actions on offer: the element's own, then those of the semantic groups around it.
    package let actions: [String]
    /// The frame in which VoiceOver draws its cursor, on screen; nil where it is unknown.
    package let frame: Rect?
    /// The innermost group (`groupChildren`, explicit list, meaningful container, window) whose block the stop belongs
    /// to.
    package let group: ElementID?
    /// Why its place in the order is not certain; nil where it is.
    package let fragility: Fragility?
    /// Whether it lies outside the screen: VoiceOver scrolls to it.
    package let isOffScreen: Bool

    init(
        element: ElementID, part: Part?, utterance: Utterance, announcements: [String], actions: [String],
        frame: Rect?, group: ElementID?, fragility: Fragility?, isOffScreen: Bool
    ) {
        self.element = element
        self.part = part
        self.utterance = utterance
        self.announcements = announcements
        self.actions = actions
        self.frame = frame
        self.group = group
        self.fragility = fragility
        self.isOffScreen = isOffScreen
    }
}

extension Stop: Hashable {
    /// Whether both are the same stop, heard and drawn alike.
    package static func == (left: Stop, right: Stop) -> Bool {
        left.element == right.element && left.part == right.part && left.utterance == right.utterance
            && left.announcements == right.announcements && left.actions == right.actions && left.frame == right.frame
            && left.group == right.group && left.fragility == right.fragility
            && left.isOffScreen == right.isOffScreen
    }

    /// By its element and part, of which a screen has no two stops.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(element)
        hasher.combine(part)
    }
}
