/// The index of an element in its screen. Indices instead of references keep values `Sendable` and rule out cycles.
public struct ElementID: Hashable, Comparable, Sendable {
    // Screens and simulations hold several of these for each element.
    @usableFromInline let stored: Int32

    /// The index in `Screen.elements`.
    @inlinable public var index: Int { Int(stored) }

    /// The element at `index`.
    @inlinable
    public init(_ index: Int) { stored = Int32(truncatingIfNeeded: index) }

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
/// All fields are shared by copies: elements are copied far more often than changed.
public struct Element: Sendable {
    @usableFromInline var shared: Shared<Fields>

    /// An element without properties.
    public init(id: ElementID, type: ElementType, parent: ElementID?, range: SourceRange, anchor: SourceRange) {
        shared = Shared(Fields(id: id, type: type, parent: parent, range: range, anchor: anchor))
    }

    /// The author's value of a property; nil if the file does not set it.
    ///
    /// Always inlined: most properties are not set, and a call would count a reference to find that out.
    @inlinable
    @inline(__always)
    public subscript(property: Property) -> Value? {
        written.contains(property) ? value(of: property) : nil
    }

    /// The author's assignment to a property; nil if the file does not set it.
    public func assignment(of property: Property) -> Assignment? {
        index(of: property).map { shared.value.assignments[$0] }
    }

    /// The bytes of the author's value of a property; nil if the file does not set it.
    public func range(of property: Property) -> SourceRange? {
        index(of: property).map { shared.value.assignments[$0].range }
    }

    @usableFromInline
    func value(of property: Property) -> Value? {
        index(of: property).map { shared.value.assignments[$0].value }
    }

    /// Where a property stands in `assignments`. By index, so that no assignment is copied.
    @inline(__always)
    private func index(of property: Property) -> Int? {
        guard written.contains(property) else { return nil }
        for index in assignments.indices where assignments[index].property == property { return index }
        return nil
    }
}

extension Element {
    /// Its index in the screen.
    @inlinable
    public var id: ElementID { shared.value.id }

    /// The kind of object; for a custom class, the UIKit type whose defaults it has.
    @inlinable
    public var type: ElementType {
        get { shared.value.type }
        set { shared.value.type = newValue }
    }

    /// Whether its class or tag, stored in `customClass`, is unknown. It then counts as a plain view.
    @inlinable
    public var isUnmodelled: Bool {
        get { shared.value.isUnmodelled }
        set { shared.value.isUnmodelled = newValue }
    }

    /// The superview or owner; nil for the children of a screen's root.
    @inlinable
    public var parent: ElementID? {
        get { shared.value.parent }
        set { shared.value.parent = newValue }
    }

    /// Whether code handles touches although the file does not say how: an Interface Builder action.
    @inlinable
    public var hasHandler: Bool {
        get { shared.value.hasHandler }
        set { shared.value.hasHandler = newValue }
    }

    /// Whether another object may change it or what is in it while the app runs: its delegate or data source, or the
    /// app's own controller of its table.
    @inlinable
    public var hasDelegate: Bool {
        get { shared.value.hasDelegate }
        set { shared.value.hasDelegate = newValue }
    }

    /// Whether the name is supplied at run time: by UIKit, to a system item or a button type with a built-in picture
    /// and name, or by the app, through a runtime attribute that looks it up.
    @inlinable
    public var hasBuiltInName: Bool {
        get { shared.value.hasBuiltInName }
        set { shared.value.hasBuiltInName = newValue }
    }

    /// The sides whose length a constraint fixes, whatever else the layout changes.
    @inlinable
    public var fixedSides: Sides {
        get { shared.value.fixedSides }
        set { shared.value.fixedSides = newValue }
    }

    /// The slot that it takes in its container; nil if the file names none.
    @inlinable
    public var slot: Slot? {
        get { shared.value.slot }
        set { shared.value.slot = newValue }
    }

    /// Whether it belongs to the system (keyboard, status bar) and not to the app.
    @inlinable
    public var isSystem: Bool {
        get { shared.value.isSystem }
        set { shared.value.isSystem = newValue }
    }

    /// The doubts that the dialect found. Descendants of a template inherit `.template`.
    @inlinable
    public var doubts: Doubts {
        get { shared.value.doubts }
        set { shared.value.doubts = newValue }
    }

    /// The bytes of the element, including its descendants.
    @inlinable
    public var range: SourceRange {
        get { shared.value.range }
        set { shared.value.range = newValue }
    }

    /// The bytes that a report marks for the element: the name of its start tag, or its first line.
    @inlinable
    public var anchor: SourceRange {
        get { shared.value.anchor }
        set { shared.value.anchor = newValue }
    }

    /// The properties that the author wrote.
    @inlinable
    public var written: PropertySet { shared.value.written }

    /// The app's own class; nil without one.
    @inlinable
    public var customClass: String? {
        get { shared.value.customClass }
        set { shared.value.customClass = newValue }
    }

    /// The id of the element in its file: `id` in a screen file, the object id in Interface Builder; nil without one.
    @inlinable
    public var fileID: String? {
        get { shared.value.fileID }
        set { shared.value.fileID = newValue }
    }

    /// Its role and state for VoiceOver on a Mac; nil on other systems and for elements that are not controls.
    public var macRole: MacRole? {
        get { shared.value.macRoles.first }
        set { shared.value.macRoles = newValue.map { [$0] } ?? [] }
    }

    /// The subviews, back to front.
    @inlinable
    public var children: [ElementID] {
        get { shared.value.children }
        _modify { yield &shared.value.children }
    }

    /// Segments, or the items of a tab bar, in order.
    @inlinable
    public var items: [ElementID] {
        get { shared.value.items }
        _modify { yield &shared.value.items }
    }

    /// The explicit list; nil without one, empty for an empty one.
    @inlinable
    public var members: [Member]? {
        get { shared.value.members }
        set { shared.value.members = newValue }
    }

    /// The author's assignments, in the order of the file.
    @inlinable
    public var assignments: [Assignment] {
        get { shared.value.assignments }
        _modify {
            yield &shared.value.assignments
            shared.value.noteWritten()
        }
    }
}

// Always inlined, as the subscript.
extension Element {
    /// The author's `accessibilityLabel`; empty is not absent.
    @inlinable @inline(__always) public var label: String? { self[.label]?.text }
    /// The author's `accessibilityValue`.
    @inlinable @inline(__always) public var value: String? { self[.value]?.text }
    /// The author's `accessibilityHint`.
    @inlinable @inline(__always) public var hint: String? { self[.hint]?.text }
    /// The author's `accessibilityTraits`, which replace those of the class.
    @inlinable @inline(__always) public var traits: Traits? { self[.traits]?.traits }
    /// The author's `isAccessibilityElement`.
    @inlinable @inline(__always) public var isElement: Bool? { self[.isElement]?.flag }
    /// The text on screen.
    @inlinable @inline(__always) public var text: String? { self[.text]?.text }
    /// The title on screen.
    @inlinable @inline(__always) public var title: String? { self[.title]?.text }
    /// The frame in the parent's coordinates; nil is unknown.
    @inlinable @inline(__always) public var frame: Rect? { self[.frame]?.rect }
    /// The function that activating it calls; equal words mean the same function.
    @inlinable @inline(__always) public var action: String? { self[.action]?.text }
    /// The gestures that it recognises, each with its function; the word is empty if the function is unknown.
    @inlinable @inline(__always) public var gestures: [Gesture: String] { self[.gestures]?.gestures ?? [:] }
    /// Its custom actions.
    @inlinable @inline(__always) public var customActions: [CustomAction] { self[.customActions]?.actions ?? [] }
    /// Whether code of the app may change it: through an outlet, or as its class.
    public var mayBeSetByCode: Bool { !doubts.isDisjoint(with: .anyCode) }
    /// Whether a flag property is set to true.
    @inlinable
    @inline(__always)
    public func isTrue(_ property: Property) -> Bool {
        written.contains(property) && value(of: property)?.flag == true
    }
    /// Whether a flag property is set to false.
    @inlinable
    @inline(__always)
    public func isFalse(_ property: Property) -> Bool {
        written.contains(property) && value(of: property)?.flag == false
    }
}

/// A property that the author wrote, with its value and the bytes of both.
public struct Assignment: Hashable, Sendable {
    // First, so that no byte is lost to alignment: elements are mostly made of these.
    /// Its value.
    public let value: Value
    /// Which property.
    public let property: Property
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
    @usableFromInline
    struct Fields: Sendable {
        @usableFromInline let id: ElementID
        @usableFromInline var type: ElementType
        @usableFromInline var isUnmodelled: Bool = false
        @usableFromInline var parent: ElementID?
        @usableFromInline var hasHandler: Bool = false
        @usableFromInline var hasDelegate: Bool = false
        @usableFromInline var hasBuiltInName: Bool = false
        @usableFromInline var fixedSides: Sides = []
        @usableFromInline var slot: Slot?
        @usableFromInline var isSystem: Bool = false
        @usableFromInline var doubts: Doubts = []
        @usableFromInline var range: SourceRange
        @usableFromInline var anchor: SourceRange
        @usableFromInline var written: PropertySet = PropertySet()
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

        @usableFromInline
        mutating func noteWritten() { written = PropertySet(assignments.lazy.map(\.property)) }
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

    /// An activity of unknown length. It says all that there is to say.
    public static let busyIndicator = MacRole("Busy Indicator")

    /// A role with the state that the control is in.
    public init(_ word: String, value: String = "") {
        self.word = word
        self.value = value
    }

    /// Whether what the control shows is a title: what another control shows is its value.
    public var showsTitle: Bool { MacRole.titled.contains(word) }

    /// Whether users tick it, so that its state is a word of VoiceOver's.
    public var isTicked: Bool { word == "Checkbox" || word == "Radio Button" }

    private static let titled: Set<String> = [
        "Button", "Checkbox", "Disclosure Triangle", "Menu Button", "Menu Item", "Radio Button", "Tab",
    ]
}

extension Element {
    /// Whether VoiceOver on a Mac says the title that the button draws in place of its label. A title that an image
    /// replaces is another matter.
    public var saysTitleForLabel: Bool {
        guard let role = macRole, ["Button", "Checkbox", "Radio Button"].contains(role.word) else { return false }
        return type == .button && title?.isEmpty == false && !doubts.contains(.undecided)
    }
}
