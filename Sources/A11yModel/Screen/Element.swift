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
    /// Above the rows of a table, or of a section of a collection.
    case header
    /// Below the rows of a table.
    case footer
    /// At the end of a table cell, where UIKit expects a control for the whole cell.
    case accessory
}

/// One object of a screen: a view, an item of a bar, or an accessibility element without a view.
///
/// All fields are shared by copies: elements are copied far more often than changed. They are members of the element.
@dynamicMemberLookup
public struct Element: Sendable {
    @usableFromInline var shared: Shared<Fields>

    /// An element without properties.
    public init(id: ElementID, type: ElementType, parent: ElementID?, range: SourceRange, anchor: SourceRange) {
        shared = Shared(Fields(id: id, type: type, parent: parent, range: range, anchor: anchor))
    }

    /// A field.
    @inlinable
    public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
        _read { yield shared.value[keyPath: field] }
        _modify { yield &shared.value[keyPath: field] }
    }

    /// The author's value of a property; nil if the file does not set it.
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

    func value(of property: Property) -> Value? { index(of: property).map { shared.value.assignments[$0].value } }

    /// Where a property stands in `assignments`. By index, so that no assignment is copied.
    private func index(of property: Property) -> Int? {
        guard written.contains(property) else { return nil }
        for index in assignments.indices where assignments[index].property == property { return index }
        return nil
    }
}

extension Element {
    /// Its index in the screen.
    @inlinable public var id: ElementID { shared.value.id }

    /// The properties that the author wrote.
    @inlinable public var written: PropertySet { shared.value.written }

    /// The kind of object; for a custom class, the UIKit type whose defaults it has.
    @inlinable public var type: ElementType {
        get { shared.value.type }
        set { shared.value.type = newValue }
    }

    /// The doubts that the dialect found. Descendants of a template inherit `.template`.
    public var doubts: Doubts {
        get { shared.value.doubts }
        set { shared.value.doubts = newValue }
    }

    /// Its role and state for VoiceOver on a Mac; nil on other systems and for elements that are not controls.
    public var macRole: MacRole? {
        get { shared.value.macRole }
        set { shared.value.macRole = newValue }
    }

    /// What the app's code does to it; nil if none was asked.
    public var code: ElementCode? {
        get { shared.value.code }
        set { shared.value.code = newValue }
    }

    /// The bytes of the element, including its descendants.
    public var range: SourceRange {
        get { shared.value.range }
        set { shared.value.range = newValue }
    }

    /// The author's assignments, in the order of the file.
    public var assignments: [Assignment] {
        get { shared.value.assignments }
        _modify {
            yield &shared.value.assignments
            shared.value.noteWritten()
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
    public func isTrue(_ property: Property) -> Bool { written.contains(property) && value(of: property)?.flag == true }
    /// Whether a flag property is set to false.
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
    /// What is known of an element beside its properties, and what the file sets of these.
    public struct Fields: Sendable {
        @usableFromInline let id: ElementID
        @usableFromInline var type: ElementType
        /// Whether its class or tag, stored in `customClass`, is unknown. It then counts as a plain view.
        public var isUnmodelled = false
        /// The superview or owner; nil for the children of a screen's root.
        public var parent: ElementID?
        /// Whether code handles touches although the file does not say how: an Interface Builder action.
        public var hasHandler = false
        /// Whether another object may change it or what is in it while the app runs: its delegate or data source, or
        /// the app's own controller of its table.
        public var hasDelegate = false
        /// Whether the name is supplied at run time: by UIKit, to a system item or a button type with a built-in
        /// picture and name, or by the app, through a runtime attribute that looks it up.
        public var hasBuiltInName = false
        /// The sides whose length a constraint fixes, whatever else the layout changes.
        public var fixedSides: Sides = []
        /// The sides that are as long as its content, since no constraint of the file is about them.
        public var huggedSides: Sides = []
        /// The sides that grow and shrink with the superview, by autoresizing.
        public var stretchedSides: Sides = []
        /// The slot that it takes in its container; nil if the file names none.
        public var slot: Slot?
        /// Whether it belongs to the system (keyboard, status bar) and not to the app.
        public var isSystem = false
        var doubts: Doubts = []
        var range: SourceRange
        /// The bytes that a report marks for the element: the name of its start tag, or its first line.
        public var anchor: SourceRange
        @usableFromInline var written = PropertySet()
        /// The app's own class; nil without one.
        public var customClass: String?
        /// The id of the element in its file: `id` in a screen file, the object id in Interface Builder; nil without
        /// one.
        public var fileID: String?
        /// The subviews, back to front.
        public var children: [ElementID] = []
        /// Segments, or the items of a tab bar, in order.
        public var items: [ElementID] = []
        /// The explicit list; nil without one, empty for an empty one.
        public var members: [Member]?
        var assignments: [Assignment] = []
        var macRole: MacRole?
        /// Every property that leads to it: outlets of controllers, views, cells and the File's Owner, and what UIKit
        /// declares for the same purpose (`view`, `contentView`, `textLabel`, `rightBarButtonItem`).
        public var outlets: [OutletConnection] = []
        /// The base names of the methods that its connections call: `save` of `save:`.
        public var actions: [String] = []
        /// Its `tag`, by which `viewWithTag` finds it; 0 without one.
        public var tag = 0
        /// What may change it beside code that names its outlets and classes, as far as the file tells.
        public var codeGaps: [CodeGap] = []
        /// Whether a key works the button of a Mac window.
        public var hasKey = false
        /// Whether an arrow in a control of SwiftUI turns as the state does that its action toggles.
        public var turnsArrow = false
        /// The binding of a Mac window, or the `if` without `else` of SwiftUI, that hides it; nil without one.
        public var hiddenBy: HiddenBinding?
        /// The key path of what a binding shows in a control of a Mac window.
        public var shownKey: String?
        /// Where Xcode draws it in a superview of a Mac window whose origin its class may change.
        public var drawn: Rect?
        /// The runtime attributes that give the app's properties a text, by their key paths.
        public var runtimeTexts: [String: String] = [:]
        var code: ElementCode?
        /// The properties whose assignments are those of code. The file has no bytes for them.
        public var setInCode = PropertySet()

        init(id: ElementID, type: ElementType, parent: ElementID?, range: SourceRange, anchor: SourceRange) {
            (self.id, self.type, self.parent, self.range, self.anchor) = (id, type, parent, range, anchor)
        }

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
