import A11yModel
import A11yVoiceOver

/// What there is on a screen at all, so that a rule about what is not there ends at once. Cost: linear in the elements.
package struct ElementIndex: Sendable {
    /// What the author wrote of any element, the system's own included.
    package private(set) var written = PropertySet()
    /// Whether some element is of a class of the app's own.
    package private(set) var hasCustomClasses = false
    /// Whether some element has an explicit list.
    package private(set) var hasLists = false
    /// Whether some element is a cell of a table or collection.
    package private(set) var hasCells = false
    /// All layers, the system's own included, in document order.
    package private(set) var layers: [ElementID] = []
    /// The app's alerts, in document order.
    package private(set) var alerts: [ElementID] = []

    /// The index of a screen.
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
    package func isSet(_ property: Property) -> Bool { index.written.contains(property) }

    /// The app's own elements that set a property, in document order.
    package func elements(setting property: Property) -> [ElementID] {
        isSet(property) ? elements.filter { screen[$0].written.contains(property) } : []
    }

    /// Whether any author says where an element is for VoiceOver.
    package var hasAuthoredPlaces: Bool { isSet(.accessibilityFrame) || isSet(.path) || isSet(.activationPoint) }
}
