import A11yModel
import A11yVoiceOver

// Facts about the elements of a screen, computed once for all rules.

/// Facts that many rules need, computed once and stored by element index. Cost: linear in the elements.
public struct ElementFacts: Sendable {
    /// Whether a touch does more than the class does by itself.
    private(set) var isTapped: [Bool] = []
    /// Whether users can operate the element.
    public private(set) var isInteractive: [Bool] = []
    /// Whether the element is enabled, as far as the file says.
    public private(set) var isEnabled: [Bool] = []
    /// Whether the element is a bar or is inside one.
    public private(set) var isInBar: [Bool] = []
    /// Whether the element is inside a template.
    private(set) var isInTemplate: [Bool] = []
    /// The innermost scroll view around the element.
    public private(set) var scroller: [ElementID?] = []
    /// Whether any element is inside two nested scroll views.
    public private(set) var hasNestedScrollers = false
    /// Whether any element is a tab bar or segmented control, or may have the trait of a tab bar or of a tab.
    public private(set) var hasTabRows = false
    /// The element itself if it is a card, or else the innermost card around it.
    public private(set) var card: [ElementID?] = []
    /// The text that the element draws, trimmed; nil if it draws none.
    public private(set) var shownText: [String?] = []

    /// Computes the facts of all elements. `touchable` says which elements touches reach.
    init(of screen: Screen, touchable: [Bool], cards: CardIndex) {
        // Document order: parents come first.
        for element in screen.elements {
            let isTapped = touchable[element.id.index] && element.answersTap
            let traits = element.traits
            let hasRole = traits.map { !$0.isDisjoint(with: LintContext.interactiveTraits) } ?? false
            self.isTapped.append(isTapped)
            isInteractive.append(touchable[element.id.index] && (isTapped || hasRole || element.isControl))
            isEnabled.append(!element.isFalse(.enabled) && traits?.contains(.notEnabled) != true)
            card.append(cards.contains(element.id) ? element.id : element.parent.flatMap { card[$0.index] })
            isInBar.append(
                [.navigationBar, .tabBar, .toolbar].contains(element.type)
                    || element.parent.map { isInBar[$0.index] } ?? false)
            shownText.append(element.drawnText)
            let isRow = element.type == .tabBar || element.type == .segmentedControl
            let isTab = traits.map { !$0.isDisjoint(with: [.tabBar, .tabBarItem]) } ?? false
            if isRow || isTab || element.written.contains(.addTraits) { hasTabRows = true }
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
    /// Whether a touch on the element does more than the class does by itself.
    fileprivate var answersTap: Bool {
        self.hasHandler || written.contains(.onSelect) || action != nil
            || written.contains(.gestures) && gestures[.tap] != nil
    }

    /// The text that the element itself draws, trimmed.
    fileprivate var drawnText: String? {
        guard let text = text ?? title, !RuleText.isBlank(text) else { return nil }
        return RuleText.trimmed(text)
    }
}

/// What occurs anywhere on a screen, so that a rule about something absent returns at once. Cost: linear in the
/// elements.
public struct ElementIndex: Sendable {
    /// The properties that any element sets, system elements included.
    public private(set) var written = PropertySet()
    /// Whether any element has a custom class.
    public private(set) var hasCustomClasses = false
    /// Whether any element has an explicit list.
    public private(set) var hasLists = false
    /// Whether any element is a cell of a table or collection.
    public private(set) var hasCells = false
    /// All layers in document order, the system's included.
    public private(set) var layers: [ElementID] = []
    /// The app's alerts in document order.
    public private(set) var alerts: [ElementID] = []

    /// Indexes a screen.
    init(of screen: Screen) {
        for element in screen.elements {
            written.formUnion(element.written)
            if element.customClass != nil { hasCustomClasses = true }
            if element.members != nil { hasLists = true }
            if element.isCell { hasCells = true }
            if element.type == .layer { layers.append(element.id) }
            if element.type == .alert, !element.isSystem { alerts.append(element.id) }
        }
    }
}

extension LintContext {
    /// Whether any element sets the property.
    public func isSet(_ property: Property) -> Bool { index.written.contains(property) }

    /// The app's own elements that set the property, in document order.
    public func elements(setting property: Property) -> [ElementID] {
        isSet(property) ? elements.filter { screen[$0].written.contains(property) } : []
    }

    /// Whether any element sets a frame, path or activation point for VoiceOver.
    public var hasAuthoredPlaces: Bool { isSet(.accessibilityFrame) || isSet(.path) || isSet(.activationPoint) }
}

/// Totals over each element and its descendants, computed once so that checks need not walk subtrees. Cost: linear in
/// the elements.
public struct Subtrees: Sendable {
    /// The totals of one subtree. Short numbers, since there is one for each element.
    public struct Sum: Sendable {
        /// The number of stops, and the positions of the first and last of them among all stops.
        public var stops: Int32 = 0
        /// The first stop, by its index; `Int32.max` without one.
        public var first = Int32.max
        /// The last stop, by its index; -1 without one.
        public var last: Int32 = -1
        /// Stops without an action of their own: a double tap goes through to the view below.
        public var plainStops: Int32 = 0
        /// Stops that users can operate.
        public var interactiveStops: Int32 = 0
        /// Visible, enabled elements that users can operate, whether they are stops or not.
        public var controls: Int32 = 0

        /// Whether VoiceOver reads all stops of the subtree without leaving it.
        public var isConsecutive: Bool { stops == last - first + 1 }

        fileprivate mutating func add(_ other: Sum) {
            stops += other.stops
            first = min(first, other.first)
            last = max(last, other.last)
            plainStops += other.plainStops
            interactiveStops += other.interactiveStops
            controls += other.controls
        }
    }

    private var sums: [Sum] = []

    /// The totals of an empty screen.
    init() {}

    /// Computes the totals of a screen.
    init(of context: LintContext) {
        let screen = context.screen
        sums = Array(repeating: Sum(), count: screen.elements.count)
        for (position, stop) in context.simulation.stops.enumerated() {
            let id = stop.element
            let isPlain = !screen[id].isControl && !context.answersTap(id)
            sums[id.index].add(
                Sum(
                    stops: 1, first: Int32(clamping: position), last: Int32(clamping: position),
                    plainStops: isPlain ? 1 : 0,
                    interactiveStops: context.isInteractive(id) ? 1 : 0))
        }
        // In reverse document order children come first, so every total is complete before it is added to the parent's.
        for element in screen.elements.reversed() {
            let id = element.id
            if context.isVisible(id), context.isEnabled(id), context.isInteractive(id) { sums[id.index].controls += 1 }
            if let parent = element.parent { sums[parent.index].add(sums[id.index]) }
        }
    }

    /// The totals of the subtree at an element.
    public subscript(id: ElementID) -> Sum { sums[id.index] }
}
