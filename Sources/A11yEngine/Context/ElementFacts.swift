import A11yModel
import A11yVoiceOver

/// What many rules ask about elements, found once for all of them, by the element's index. Cost: linear in the
/// elements.
package struct ElementFacts: Sendable {
    /// Whether a touch does something beside what the class itself does.
    private(set) var isTapped: [Bool] = []
    /// Whether it answers to a person.
    package private(set) var isInteractive: [Bool] = []
    /// Whether it is enabled, as far as the file says.
    package private(set) var isEnabled: [Bool] = []
    /// Whether it is a bar, or lies in one.
    package private(set) var isInBar: [Bool] = []
    /// Whether it lies in a template.
    private(set) var isInTemplate: [Bool] = []
    /// The innermost scroller around it.
    package private(set) var scroller: [ElementID?] = []
    /// Whether some element lies in two scrollers.
    package private(set) var hasNestedScrollers = false
    /// Whether some element is a row of tabs, or has the trait.
    package private(set) var hasTabRows = false
    /// The card that it is, or else the innermost around it.
    package private(set) var card: [ElementID?] = []
    /// The text that it draws, trimmed; nil where it draws none.
    package private(set) var shownText: [String?] = []

    /// The facts of a screen without elements.
    init() {}

    /// The facts about all elements. `touchable` tells which of them touch reaches.
    init(of screen: Screen, touchable: [Bool], cards: Cards) {
        let count = screen.elements.count
        isTapped.reserveCapacity(count)
        isInteractive.reserveCapacity(count)
        isEnabled.reserveCapacity(count)
        isInBar.reserveCapacity(count)
        isInTemplate.reserveCapacity(count)
        scroller.reserveCapacity(count)
        card.reserveCapacity(count)
        shownText.reserveCapacity(count)
        // Document order puts parents first.
        for element in screen.elements {
            let isTapped = touchable[element.id.index] && element.answersTap
            let traits = element.traits
            let hasRole = traits.map { !$0.isDisjoint(with: LintContext.interactiveTraits) } ?? false
            self.isTapped.append(isTapped)
            isInteractive.append(touchable[element.id.index] && (isTapped || hasRole || element.isControl))
            isEnabled.append(!element.isFalse(.enabled) && traits?.contains(.notEnabled) != true)
            card.append(cards.contains(element.id) ? element.id : element.parent.flatMap { card[$0.index] })
            isInBar.append(element.isBar || element.parent.map { isInBar[$0.index] } ?? false)
            shownText.append(element.drawnText)
            let isRow = element.type == .tabBar || element.type == .segmentedControl
            if isRow || traits?.contains(.tabBar) == true { hasTabRows = true }
            if let parent = element.parent {
                let above = screen[parent]
                let inner = above.isScroller ? parent : scroller[parent.index]
                if let inner, scroller[inner.index] != nil { hasNestedScrollers = true }
                scroller.append(inner)
                isInTemplate.append(above.doubts.contains(.template) || isInTemplate[parent.index])
            } else {
                scroller.append(nil)
                isInTemplate.append(false)
            }
        }
    }
}

extension Element {
    /// Whether a touch that reaches it does something beside what the class itself does.
    fileprivate var answersTap: Bool {
        hasHandler || written.contains(.onSelect) || action != nil
            || written.contains(.gestures) && gestures[.tap] != nil
    }

    fileprivate var isBar: Bool { type == .navigationBar || type == .tabBar || type == .toolbar }

    /// The text that it draws by itself, trimmed.
    fileprivate var drawnText: String? {
        guard let text = text ?? title, !Words.isBlank(text) else { return nil }
        return Words.trimmed(text)
    }
}
