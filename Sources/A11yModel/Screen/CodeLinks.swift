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

/// What code has to do with an element: how it reaches it, and what it does to it.
@usableFromInline
struct CodeLinks: Sendable {
    var outlets: [OutletConnection] = []
    var actions: [String] = []
    var tag = 0
    var gaps: [CodeGap] = []
    var attributes: [String: String] = [:]
    var code: ElementCode?
    var setInCode = PropertySet()
}

extension Element {
    /// Every property that leads to it: outlets of controllers, views, cells and the File's Owner, and what UIKit
    /// declares for the same purpose (`view`, `contentView`, `textLabel`, `rightBarButtonItem`).
    public var outlets: [OutletConnection] {
        get { shared.value.codeLinks.first?.outlets ?? [] }
        set { if !newValue.isEmpty || !outlets.isEmpty { changeCodeLinks { $0.outlets = newValue } } }
    }

    /// What its author calls it: its outlets, and its label in Xcode's outline.
    public var called: [String] {
        let texts = outlets.map(\.name) + [self[.outlet]?.text, self[.userLabel]?.text].compactMap { $0 }
        return texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
    }

    /// The base names of the methods that its connections call: `save` of `save:`.
    public var actions: [String] {
        get { shared.value.codeLinks.first?.actions ?? [] }
        set { if !newValue.isEmpty || !actions.isEmpty { changeCodeLinks { $0.actions = newValue } } }
    }

    /// Its `tag`, by which `viewWithTag` finds it; 0 without one.
    public var tag: Int {
        get { shared.value.codeLinks.first?.tag ?? 0 }
        set { if newValue != tag { changeCodeLinks { $0.tag = newValue } } }
    }

    /// What may change it beside code that names its outlets and classes, as far as the file tells.
    public var codeGaps: [CodeGap] {
        get { shared.value.codeLinks.first?.gaps ?? [] }
        set { if !newValue.isEmpty || !codeGaps.isEmpty { changeCodeLinks { $0.gaps = newValue } } }
    }

    /// The runtime attributes that give the app's properties a text, by their key paths.
    public var runtimeTexts: [String: String] {
        get { shared.value.codeLinks.first?.attributes ?? [:] }
        set { if !newValue.isEmpty || !runtimeTexts.isEmpty { changeCodeLinks { $0.attributes = newValue } } }
    }

    /// What the app's code does to it; nil if none was asked.
    public var code: ElementCode? {
        get { shared.value.codeLinks.first?.code }
        set { if newValue != nil || code != nil { changeCodeLinks { $0.code = newValue } } }
    }

    /// The properties whose assignments are those of code. The file has no bytes for them.
    public var setInCode: PropertySet {
        get { shared.value.codeLinks.first?.setInCode ?? PropertySet() }
        set { if newValue != setInCode { changeCodeLinks { $0.setInCode = newValue } } }
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
            case .declares, .harmless, .sets(.nothing), .maySet(.nothing): false
            case .sets(.known(let value)), .maySet(.known(let value)): value != self[property]
            case .sets, .maySet, .opens: true
            }
        } ?? false
    }

    /// Whether a line of code gives it a text, whatever that says: one that is about this property, and not about
    /// anything that may happen to the element.
    public func isGivenByCode(_ property: Property) -> Bool {
        code?.uses.contains { use in
            guard use.properties.contains(property), use.properties != .ofCode else { return false }
            return switch use.effect {
            case .declares, .harmless, .sets(.nothing), .maySet(.nothing): false
            case .sets, .maySet, .opens: true
            }
        } ?? false
    }

    /// Whether a binding of the file gives it a property, so that the file does not tell the value.
    public func isBound(_ property: Property) -> Bool {
        codeGaps.contains { gap in
            if case .binding = gap.cause.reason { gap.properties.contains(property) } else { false }
        }
    }

    private mutating func changeCodeLinks(_ change: (inout CodeLinks) -> Void) {
        var links = shared.value.codeLinks.first ?? CodeLinks()
        change(&links)
        shared.value.codeLinks = [links]
    }
}
