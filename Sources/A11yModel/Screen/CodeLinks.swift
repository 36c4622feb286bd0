/// A property of an object through which code reaches an element.
public struct OutletConnection: Hashable, Sendable {
    /// The name of the property.
    public let name: String
    /// The app's class of the object that has the property; nil for a class of UIKit.
    public let owner: String?

    /// A connection.
    public init(_ name: String, of owner: String?) {
        self.name = name
        self.owner = owner
    }

    /// Whether it is a property of UIKit for the items of bars, and no outlet of the app.
    package var isSlot: Bool { OutletConnection.slots.contains(name) }

    private static let slots: Set<String> = [
        "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "toolbarItems",
        "tabBarItem",
    ]
}

/// A binding that hides a control while a property of an object is true, or while it is false.
public struct HiddenBinding: Hashable, Sendable {
    /// The property, from the bound object; in SwiftUI the condition.
    public let keyPath: String
    /// Whether it hides the control while the property is false.
    public let isNegated: Bool

    /// A binding of `hidden`.
    public init(keyPath: String, isNegated: Bool) {
        self.keyPath = keyPath
        self.isNegated = isNegated
    }
}

extension Element {
    /// What its author calls it: its outlets, and its label in Xcode's outline.
    public var called: [String] {
        let texts = self.outlets.map(\.name) + [self[.outlet]?.text, self[.userLabel]?.text].compactMap { $0 }
        return texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
    }

    /// Whether code may change one of these properties: code can reach the element, and was not read or leaves it open.
    public func mayBeSetByCode(_ properties: [Property]) -> Bool {
        mayBeSetByCode && code?.mayChange(properties) != false
    }

    /// Whether code may give it a label or value: none was read, or some does.
    public var mayBeNamedByCode: Bool {
        guard let code else { return true }
        return [.label, .value].contains { code.outcome(of: $0) != .untouched }
    }

    /// Whether code sets a property to what its text does not tell, so that the file's value never shows.
    public func isReplacedByCode(_ property: Property) -> Bool {
        guard case .supplied(let value)? = code?.outcome(of: property) else { return false }
        switch value {
        case .known: return false
        case .something, .localized: return true
        case .anything, .nothing: return written.contains(property)
        }
    }

    /// Whether code sets a text to another one than the file's at times, so that nobody may hear that of the file.
    public func isRewrittenByCode(_ property: Property) -> Bool {
        code?.uses.contains { use in
            guard use.properties.contains(property) else { return false }
            return switch use.effect {
            case .sets(.known(let value)), .maySet(.known(let value)): value != self[property]
            case let other: other.gives
            }
        } ?? false
    }

    /// Whether a line of code gives it a text, whatever that says: one that is about this property, and not about
    /// anything that may happen to the element.
    public func isGivenByCode(_ property: Property) -> Bool {
        code?.uses.contains {
            $0.properties.contains(property) && $0.properties != .ofCode && $0.effect.gives
        } ?? false
    }

    /// Whether a binding of the file gives it a property, so that the file does not tell the value.
    public func isBound(_ property: Property) -> Bool {
        self.codeGaps.contains { gap in
            if case .binding = gap.cause.reason { gap.properties.contains(property) } else { false }
        }
    }
}
