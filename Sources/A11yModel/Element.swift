/// The index of an element in its screen. An index, so that values stay `Sendable` and cycles cannot exist.
package struct ElementID: Hashable, Comparable, Sendable {
    /// The place in `Screen.elements`.
    package let index: Int

    /// The element at `index`.
    @inlinable
    package init(_ index: Int) { self.index = index }

    /// Document order.
    @inlinable
    package static func < (left: ElementID, right: ElementID) -> Bool { left.index < right.index }
}

/// Why the file alone does not settle what an element is at run time: the letters of a rule's `confidence`.
package struct Doubts: OptionSet, Hashable, Sendable {
    /// A bit mask.
    package let rawValue: UInt8

    /// The doubts with this bit mask.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// C: an outlet or a custom class, so code may supply what is missing here.
    package static let code = Doubts(rawValue: 1 << 0)
    /// H: not visible now, though it would be a stop if it were shown.
    package static let hidden = Doubts(rawValue: 1 << 1)
    /// L: Auto Layout may give it another size or place.
    package static let layout = Doubts(rawValue: 1 << 2)
    /// G: an overlay, card, decoration or kind of control was inferred.
    package static let guessed = Doubts(rawValue: 1 << 3)
    /// T: text in a prototype cell or reusable view, replaced at run time.
    package static let template = Doubts(rawValue: 1 << 4)
    /// E: within 2 points of VoiceOver's row threshold.
    package static let edge = Doubts(rawValue: 1 << 5)
    /// P: the dump lacks the deciding attribute, or was cut.
    package static let partial = Doubts(rawValue: 1 << 6)
    /// No letter, since no rule can leave it out: the check itself saw that only a person can tell.
    package static let undecided = Doubts(rawValue: 1 << 7)
}

/// Sides of a rectangle, by their lengths.
package struct Sides: OptionSet, Hashable, Sendable {
    /// A bit mask.
    package let rawValue: UInt8

    /// The sides with this bit mask.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The width.
    package static let width = Sides(rawValue: 1 << 0)
    /// The height.
    package static let height = Sides(rawValue: 1 << 1)

    /// Every side with the word for it in a screen file.
    package static let names: [(name: String, side: Sides)] = [("width", .width), ("height", .height)]
}

/// The place that a container has for an element, where the file names it.
package enum Slot: String, CaseIterable, Sendable {
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
/// Whatever is counted by reference lies together behind one reference, see `Parts`: elements are handed about far more
/// often than they are changed, and a copy costs one count so, and not six.
package struct Element: Sendable {
    /// Its place in the screen.
    package let id: ElementID
    /// What kind of object it is, or, for a custom class, the UIKit type whose defaults it has.
    package var type: ElementType
    /// Whether nothing is known of its class or tag, which is then its `customClass`: it is taken for a plain view.
    package var isUnmodelled = false
    /// The superview or owner; nil for the children of a screen's root.
    package var parent: ElementID?
    /// Whether code answers a touch here although the file does not say with what: an Interface Builder action.
    package var hasHandler = false
    /// Whether the name is supplied at run time: by UIKit, to a system item or a button type with a built-in picture
    /// and name, or by the app, through a runtime attribute that looks it up.
    package var hasBuiltInName = false
    /// What a Mac's VoiceOver calls it, and what it holds; nil on other systems, and for what is no control.
    package var macRole: MacRole?
    /// The sides that a constraint gives the length at which they are drawn, whatever else the layout may change.
    package var fixedSides: Sides = []
    /// Which of its container's places it takes; nil where the file does not say.
    package var slot: Slot?
    /// Whether it belongs to the system (keyboard, status bar) and not to the app.
    package var isSystem = false
    /// What the dialect knows to be unsettled about this element. Descendants of a template inherit `.template`.
    package var doubts: Doubts = []
    /// All bytes of the element, its descendants included.
    package var range: SourceRange
    /// The bytes that stand for the element in a report: its start tag's name, or its first line.
    package var anchor: SourceRange
    /// The properties that the author wrote.
    package private(set) var written = PropertySet()
    @usableFromInline var parts = Parts()

    /// An element without properties.
    package init(id: ElementID, type: ElementType, parent: ElementID?, range: SourceRange, anchor: SourceRange) {
        self.id = id
        self.type = type
        self.parent = parent
        self.range = range
        self.anchor = anchor
    }

    /// The value the author gave to a property; nil where the file does not set it.
    @inlinable
    package subscript(property: Property) -> Value? {
        // Most properties are not set.
        written.contains(property) ? value(of: property) : nil
    }

    /// Where and how the author set a property; nil where the file does not set it.
    package func assignment(of property: Property) -> Assignment? {
        written.contains(property) ? assignments.first { $0.property == property } : nil
    }

    @usableFromInline
    func value(of property: Property) -> Value? {
        // Looked for by place, so that nothing is copied on the way.
        for index in parts.fields.assignments.indices where parts.fields.assignments[index].property == property {
            return parts.fields.assignments[index].value
        }
        return nil
    }
}

extension Element {
    /// The app's own class, where it has one.
    @inlinable
    package var customClass: String? {
        get { parts.fields.customClass }
        set { parts.fields.customClass = newValue }
    }

    /// The name of the element in its file: `id` in a screen file, the object id in Interface Builder; nil without one.
    @inlinable
    package var name: String? {
        get { parts.fields.name }
        set { parts.fields.name = newValue }
    }

    /// The subviews, back to front.
    @inlinable
    package var children: [ElementID] {
        get { parts.fields.children }
        _modify { yield &parts.fields.children }
    }

    /// Segments, or the items of a tab bar, in order.
    @inlinable
    package var items: [ElementID] {
        get { parts.fields.items }
        _modify { yield &parts.fields.items }
    }

    /// The explicit list; nil without one, empty for an empty one.
    @inlinable
    package var members: [Member]? {
        get { parts.fields.members }
        set { parts.fields.members = newValue }
    }

    /// What the author wrote, in the order of the file.
    package var assignments: [Assignment] {
        get { parts.fields.assignments }
        _modify {
            yield &parts.fields.assignments
            written = PropertySet(parts.fields.assignments.lazy.map(\.property))
        }
    }
}

extension Element {
    /// The author's `accessibilityLabel`; empty is not absent.
    package var label: String? { self[.label]?.text }
    /// The author's `accessibilityValue`.
    package var value: String? { self[.value]?.text }
    /// The author's `accessibilityHint`.
    package var hint: String? { self[.hint]?.text }
    /// The author's `accessibilityTraits`, which replace those of the class.
    package var traits: Traits? { self[.traits]?.traits }
    /// The author's `isAccessibilityElement`.
    package var isElement: Bool? { self[.isElement]?.flag }
    /// The text on screen.
    package var text: String? { self[.text]?.text }
    /// The title on screen.
    package var title: String? { self[.title]?.text }
    /// The frame in the parent's coordinates; nil is unknown.
    package var frame: Rect? { self[.frame]?.rect }
    /// What activating it does; equal words mean the same function.
    package var action: String? { self[.action]?.text }
    /// The gestures it answers; an empty word where what they do is unknown.
    package var gestures: [Gesture: String] { self[.gestures]?.gestures ?? [:] }
    /// Its custom actions.
    package var customActions: [CustomAction] { self[.customActions]?.actions ?? [] }
    /// Whether a flag property is set to true.
    @inlinable
    package func isTrue(_ property: Property) -> Bool {
        written.contains(property) && value(of: property)?.flag == true
    }
    /// Whether a flag property is set to false.
    @inlinable
    package func isFalse(_ property: Property) -> Bool {
        written.contains(property) && value(of: property)?.flag == false
    }
}
