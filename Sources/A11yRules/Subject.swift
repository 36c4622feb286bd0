import A11yModel
import A11yVoiceOver

/// What rules look at: a screen, and what VoiceOver makes of it. The vocabulary of the rules is defined on it, once.
public struct Subject: Sendable {
    /// The screen.
    public let screen: Screen
    /// VoiceOver's reading of it.
    public let reading: Reading
    /// Whether each element can be seen, by its index.
    let visible: [Bool]
    /// Whether touch reaches each element, by its index: no author-set `userInteractionEnabled: false` on it or above.
    let touchable: [Bool]
    /// Whether VoiceOver stops on each element or inside of it, by its index.
    let holding: [Bool]
    /// The repeated components of the screen.
    let cards: Cards

    /// A screen with its reading.
    public init(_ screen: Screen, _ reading: Reading) {
        self.screen = screen
        self.reading = reading
        visible = Subject.visibility(in: screen, layout: reading.layout)
        var touchable: [Bool] = []
        touchable.reserveCapacity(screen.elements.count)
        for element in screen.elements {
            let above = element.parent.map { touchable[$0.index] } ?? true
            touchable.append(above && !element.isFalse(.userInteractionEnabled))
        }
        self.touchable = touchable
        holding = Subject.holding(in: screen, reading)
        cards = Cards(in: screen)
    }

    /// The ids of all elements that an app's author can change: nothing of the system's.
    var elements: [ElementID] { screen.elements.lazy.filter { !$0.isSystem }.map(\.id) }

    /// The stops whose element is the app's own.
    var stops: [Stop] { reading.stops.filter { !screen[$0.element].isSystem } }

    /// The frame on screen; nil where it is unknown or has no size.
    func frame(of id: ElementID) -> Rect? {
        guard let frame = reading.layout.frame(of: id), frame.isFinite, !frame.isZero else { return nil }
        return frame
    }
}
