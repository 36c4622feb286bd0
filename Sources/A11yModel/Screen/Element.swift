/// The index of an element in its screen. Indices instead of references keep values `Sendable` and rule out cycles.
public struct ElementID: Hashable, Comparable, Sendable {
    /// The index in `Screen.elements`.
    public let index: Int

    /// The element at `index`.
    @inlinable
    public init(_ index: Int) { self.index = index }

    /// Document order.
    @inlinable
    public static func < (left: ElementID, right: ElementID) -> Bool { left.index < right.index }
}

/// Sides of a rectangle, by their lengths.
public struct Sides: OptionSet, Hashable, Sendable {
    /// A bit mask.
    public let rawValue: UInt8

    /// The sides with this bit mask.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The width.
    public static let width = Sides(rawValue: 1 << 0)
    /// The height.
    public static let height = Sides(rawValue: 1 << 1)

    /// Every side with the word for it in a screen file.
    public static let names: [(name: String, side: Sides)] = [("width", .width), ("height", .height)]
}

/// The slot of an element in its container, if the file names one.
public enum Slot: String, CaseIterable, Sendable {
    /// Before the title of a navigation bar.
    case leading
    /// In the middle of a navigation bar, or at its trailing edge.
    case trailing
    /// Above the rows of a table.
    case header
    /// Below the rows of a table.
    case footer
    /// At the end of a table cell, where UIKit expects a control for the whole cell.
    case accessory
}

/// One object of a screen: a view, an item of a bar, or an accessibility element without a view.
///
/// All reference-counted fields are behind a single reference, see `Storage`: elements are copied far more often than
/// changed, and so a copy costs one reference count instead of six.
public struct Element: Sendable {
    /// Its index in the screen.
    public let id: ElementID
    /// The kind of object; for a custom class, the UIKit type whose defaults it has.
    public var type: ElementType
    /// Whether its class or tag, stored in `customClass`, is unknown. It then counts as a plain view.
    public var isUnmodelled = false
    /// The superview or owner; nil for the children of a screen's root.
    public var parent: ElementID?
    /// Whether code handles touches although the file does not say how: an Interface Builder action.
    public var hasHandler = false
    /// Whether the name is supplied at run time: by UIKit, to a system item or a button type with a built-in picture
    /// and name, or by the app, through a runtime attribute that looks it up.
    public var hasBuiltInName = false
    /// The sides whose length a constraint fixes, whatever else the layout changes.
    public var fixedSides: Sides = []
    /// The slot that it takes in its container; nil if the file names none.
    public var slot: Slot?
    /// Whether it belongs to the system (keyboard, status bar) and not to the app.
    public var isSystem = false
    /// The doubts that the dialect found. Descendants of a template inherit `.template`.
    public var doubts: Doubts = []
    /// The bytes of the element, including its descendants.
    public var range: SourceRange
    /// The bytes that a report marks for the element: the name of its start tag, or its first line.
    public var anchor: SourceRange
    /// The properties that the author wrote.
    public private(set) var written = PropertySet()
    @usableFromInline var storage = Storage()

    /// An element without properties.
    public init(id: ElementID, type: ElementType, parent: ElementID?, range: SourceRange, anchor: SourceRange) {
        self.id = id
        self.type = type
        self.parent = parent
        self.range = range
        self.anchor = anchor
    }

    /// The author's value of a property; nil if the file does not set it.
    @inlinable
    public subscript(property: Property) -> Value? {
        // Most properties are not set.
        written.contains(property) ? value(of: property) : nil
    }

    /// The author's assignment to a property; nil if the file does not set it.
    public func assignment(of property: Property) -> Assignment? {
        written.contains(property) ? assignments.first { $0.property == property } : nil
    }

    @usableFromInline
    func value(of property: Property) -> Value? {
        // By index, so that no assignment is copied.
        for index in storage.fields.assignments.indices where storage.fields.assignments[index].property == property {
            return storage.fields.assignments[index].value
        }
        return nil
    }
}

extension Element {
    /// The app's own class; nil without one.
    @inlinable
    public var customClass: String? {
        get { storage.fields.customClass }
        set { storage.fields.customClass = newValue }
    }

    /// The id of the element in its file: `id` in a screen file, the object id in Interface Builder; nil without one.
    @inlinable
    public var fileID: String? {
        get { storage.fields.fileID }
        set { storage.fields.fileID = newValue }
    }

    /// Its role and state for VoiceOver on a Mac; nil on other systems and for elements that are not controls.
    public var macRole: MacRole? {
        get { storage.fields.macRoles.first }
        set { storage.fields.macRoles = newValue.map { [$0] } ?? [] }
    }

    /// The subviews, back to front.
    @inlinable
    public var children: [ElementID] {
        get { storage.fields.children }
        _modify { yield &storage.fields.children }
    }

    /// Segments, or the items of a tab bar, in order.
    @inlinable
    public var items: [ElementID] {
        get { storage.fields.items }
        _modify { yield &storage.fields.items }
    }

    /// The explicit list; nil without one, empty for an empty one.
    @inlinable
    public var members: [Member]? {
        get { storage.fields.members }
        set { storage.fields.members = newValue }
    }

    /// The author's assignments, in the order of the file.
    public var assignments: [Assignment] {
        get { storage.fields.assignments }
        _modify {
            yield &storage.fields.assignments
            written = PropertySet(storage.fields.assignments.lazy.map(\.property))
        }
    }
}

extension Element {
    /// The author's `accessibilityLabel`; empty is not absent.
    public var label: String? { self[.label]?.text }
    /// The author's `accessibilityValue`.
    public var value: String? { self[.value]?.text }
    /// The author's `accessibilityHint`.
    public var hint: String? { self[.hint]?.text }
    /// The author's `accessibilityTraits`, which replace those of the class.
    public var traits: Traits? { self[.traits]?.traits }
    /// The author's `isAccessibilityElement`.
    public var isElement: Bool? { self[.isElement]?.flag }
    /// The text on screen.
    public var text: String? { self[.text]?.text }
    /// The title on screen.
    public var title: String? { self[.title]?.text }
    /// The frame in the parent's coordinates; nil is unknown.
    public var frame: Rect? { self[.frame]?.rect }
    /// The function that activating it calls; equal words mean the same function.
    public var action: String? { self[.action]?.text }
    /// The gestures that it recognises, each with its function; the word is empty if the function is unknown.
    public var gestures: [Gesture: String] { self[.gestures]?.gestures ?? [:] }
    /// Its custom actions.
    public var customActions: [CustomAction] { self[.customActions]?.actions ?? [] }
    /// Whether code of the app may change it: through an outlet, or as its class.
    public var mayBeSetByCode: Bool { !doubts.isDisjoint(with: .anyCode) }
    /// Whether a flag property is set to true.
    @inlinable
    public func isTrue(_ property: Property) -> Bool {
        written.contains(property) && value(of: property)?.flag == true
    }
    /// Whether a flag property is set to false.
    @inlinable
    public func isFalse(_ property: Property) -> Bool {
        written.contains(property) && value(of: property)?.flag == false
    }
}

/// A property that the author wrote, with its value and the bytes of both.
public struct Assignment: Hashable, Sendable {
    /// Which property.
    public let property: Property
    /// Its value.
    public let value: Value
    /// The bytes of the value; without the quotation marks in XML.
    public let range: SourceRange
    /// The bytes of the key or attribute name.
    public let keyRange: SourceRange

    /// `property` set to `value`, written at `keyRange` and `range`.
    public init(_ property: Property, _ value: Value, range: SourceRange, keyRange: SourceRange) {
        self.property = property
        self.value = value
        self.range = range
        self.keyRange = keyRange
    }
}

/// An entry of an explicit list (`accessibilityElements`).
public struct Member: Hashable, Sendable {
    /// The id that the list names; nil for an element that the list itself holds.
    public let name: String?
    /// The listed element; nil where no element has that name.
    public let target: ElementID?
    /// The bytes of the entry.
    public let range: SourceRange

    /// An entry of a list.
    public init(name: String?, target: ElementID?, range: SourceRange) {
        self.name = name
        self.target = target
        self.range = range
    }
}

extension Element {
    /// The reference-counted fields, in a buffer that copies share until one of them is changed. An array with one item
    /// is such a copy-on-write buffer, and it is `Sendable`; a class with mutable fields would not be.
    @usableFromInline
    struct Storage: Sendable {
        @usableFromInline
        struct Fields: Sendable {
            @usableFromInline var customClass: String?
            @usableFromInline var fileID: String?
            @usableFromInline var children: [ElementID] = []
            @usableFromInline var items: [ElementID] = []
            @usableFromInline var members: [Member]?
            @usableFromInline var assignments: [Assignment] = []
            /// What code has to do with the element; empty for most elements, so that they need no memory for it.
            @usableFromInline var codeLinks: [CodeLinks] = []
            /// The role on a Mac; empty for every other element.
            @usableFromInline var macRoles: [MacRole] = []
        }

        @usableFromInline var buffer = [Fields()]

        @inlinable var fields: Fields {
            _read { yield buffer[0] }
            _modify { yield &buffer[0] }
        }
    }
}

/// The word of VoiceOver on a Mac for an AppKit control, in English, and the state that the control shows.
public struct MacRole: Hashable, Sendable {
    /// The role, such as `Checkbox`.
    public let word: String
    /// The state or choice; empty without one, or if the class determines it.
    public let value: String

    /// An item of a menu. Its menu places it.
    public static let menuItem = MacRole("Menu Item")

    /// A role with the state that the control is in.
    public init(_ word: String, value: String = "") {
        self.word = word
        self.value = value
    }
}
