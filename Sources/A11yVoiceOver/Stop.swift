import A11yModel

/// An element on which the cursor halts.
public struct Stop: Hashable, Sendable {
    /// The element.
    public let element: ElementID
    /// Which control inside the element it is, where UIKit makes several that no file lists; nil for the element
    /// itself.
    public let part: Part?
    /// What is said.
    public let utterance: Utterance
    /// What VoiceOver says of containers when the cursor comes into them here, outermost first; no part of the
    /// description of the element.
    public var announcements: [String] = []
    /// The names of the custom actions on offer: the element's own, then those of the semantic groups around it.
    public var actions: [String] = []
    /// The frame in which VoiceOver draws its cursor, on screen; nil where it is unknown.
    public let frame: Rect?
    /// The innermost group (`groupChildren`, explicit list, meaningful container, window) whose block the stop belongs
    /// to.
    public let group: ElementID?
    /// Why its place in the order is not certain; nil where it is.
    public var fragility: Fragility?
    /// Whether it lies outside the screen: VoiceOver scrolls to it.
    public var isOffScreen = false
}
