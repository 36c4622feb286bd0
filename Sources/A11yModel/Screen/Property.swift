/// A property of an element. Its row in the table below states everything else about it: to add a property, add its
/// case and its row.
///
/// The raw value is the bit of the property in a `PropertySet`, so a test for a given property compiles to one
/// constant bit. It changes whenever a case is added; files hold the `word`.
///
/// The words are the names of the cases, so that no name is stated twice: `CodingKey` makes the compiler write them
/// down. Reflection would give them, too, in a fifth of the time of a small check.
public enum Property: Int, CaseIterable, CodingKey, Sendable {
    case type, customClass, inherits, id, identifier, userLabel
    case slot
    case frame, autoLayout, fixedSides, hidden, alpha, clipsToBounds
    case transform
    case enabled, disabled, selected, userInteractionEnabled
    case text, title, builtInName, placeholder
    case image, systemImage
    case font, adjustsFontForContentSizeCategory, fontMetrics, lines, minimumScale
    case textColor, backgroundColor, borderColor
    case contentType, keyboardType, inputView, links
    case decorative
    case isElement, label, attributedLabel, readingLines, value, hint, traits, addTraits, removeTraits
    case childBehavior, representation, sortPriority
    case elementsHidden, viewIsModal, groupChildren
    case elements, containerType, container, headerElements, customRotors
    case accessibilityFrame, path, localPath, activationPoint
    case speechLanguage, respondsToUserInteraction, userInputLabels
    case customActions, customContent
    case navigationStyle, textualContext, nextTextElement, previousTextElement, dragSources, dropPoints
    case directTouchOptions, ignoresInvertColors
    case showsLargeContentViewer, largeContentTitle, largeContentImage
    case action, handlesTouch, gestures, overrides
    case adjustableAction, headingLevel, accessoryType
    case onFocus, whileFocused, onSelect, onChange, keyCommands
    case layers, element
    case presentation, presented, largestUndimmedDetent, opaque, scrolls, labelledBy
    case items, selectedIndex, badge
    case minimum, maximum, current, progress, pages, currentPage
    case isOn, hitFrame
    case editing, secure, editable, expanded
    case row, column, rowSpan, columnSpan, rowHeaders, columnHeaders
    case recordedPlace, recordedSpeech, recordedHint
    case outlet, prototype, system, macRole, macValue, children

    /// The word for the property in a screen file: UIKit's name without the `accessibility` prefix.
    public var word: String { stringValue }

    /// The word.
    public var description: String { word }

    /// What the table says about the property.
    public var definition: Definition { Property.definitions[rawValue] }

    /// Other words that are accepted: UIKit's full name first, if it differs, then SwiftUI's modifier.
    public var aliases: [String] { Property.definitions[rawValue].aliases }

    /// The kind of value that it takes.
    public var kind: ValueKind { Property.definitions[rawValue].kind }

    /// The mappings that it may be written in.
    public var places: [ElementPlace] { Property.definitions[rawValue].places }

    /// The property with this word or alias; nil for any other word.
    public init?(word: String) {
        guard let found = Property.byWord[word] else { return nil }
        self = found
    }

    /// Every word that names a property, aliases included, sorted.
    public static let words: [String] = byWord.keys.sorted()

    private static let definitions = allCases.map(\.row)

    private static let byWord: [String: Property] = {
        var table: [String: Property] = [:]
        for property in allCases {
            table[property.word] = property
            for alias in property.aliases { table[alias] = property }
        }
        return table
    }()
}

extension Property {
    /// A row of the table of properties.
    public struct Definition: Sendable {
        /// Other names: UIKit's full name first, if it differs from the word of the property, then SwiftUI's modifier.
        public let aliases: [String]
        /// The kind of value.
        public let kind: ValueKind
        /// The mappings that may have the property.
        public let places: [ElementPlace]
        /// What the property means, in sentences, for schema, completion and help.
        public let meaning: String

        init(
            _ kind: ValueKind, alias: String? = nil, modifier: String? = nil, on places: [ElementPlace] = .notLayers,
            _ meaning: String
        ) {
            self.aliases = [alias, modifier].compactMap { $0 }
            self.kind = kind
            self.places = places
            self.meaning = meaning
        }
    }

    /// The table of properties, in the order in which the documentation lists them.
    private var row: Definition {
        switch self {
        case .type:
            Definition(
                .structure(.type), on: [.view],
                "What the element is: a type of this format, a UIKit class, or a class of your own.")
        case .customClass: Definition(.structure(.name), "The app’s own class.")
        case .inherits:
            Definition(
                .structure(.inherited), on: [.view],
                "The type whose defaults the app’s own class has.")
        case .id:
            Definition(.structure(.name), on: .everywhere, "Names the element in this file; each id is given once.")
        case .identifier:
            Definition(.text, alias: "accessibilityIdentifier", "The identifier for automation, which is never spoken.")
        case .userLabel: Definition(.text, "What its author calls it in Xcode’s outline, which is never spoken.")
        case .slot:
            Definition(
                .word(Slot.allCases.map(\.rawValue)),
                "The place in a navigation bar or a table, where frames do not tell.")
        case .frame:
            Definition(
                .rect, on: .everywhere,
                "x, y, width and height in points, in the parent’s coordinates. Absent is unknown.")
        case .autoLayout: Definition(.flag, "Whether constraints decide about the frame when the app runs.")
        case .fixedSides:
            Definition(
                .words(Sides.names.map(\.name)),
                "The sides whose length a constraint fixes, whatever else the layout changes.")
        case .hidden: Definition(.flag, alias: "isHidden", "Whether it is hidden: neither seen nor reached.")
        case .alpha: Definition(.number, "How opaque it is, from 0 to 1. At 0 nobody reaches it.")
        case .clipsToBounds: Definition(.flag, "Whether what reaches out of its frame is cut off.")
        case .transform:
            Definition(
                .openWord(["flipped"]),
                "How what is in it is drawn. `flipped` turns it upside down, as lists do that begin at the bottom.")
        case .disabled: Definition(.flag, "SwiftUI’s `disabled`: the opposite of `enabled`.")
        case .enabled:
            Definition(
                .flag, alias: "isEnabled", "Whether the control can be used. VoiceOver says “Dimmed” where it cannot.")
        case .selected:
            Definition(.flag, alias: "isSelected", "Whether it is selected, which VoiceOver says before the name.")
        case .userInteractionEnabled: Definition(.flag, alias: "isUserInteractionEnabled", "Whether it takes touches.")
        case .text: Definition(.text, on: .everywhere, "The text that is drawn.")
        case .title: Definition(.text, "The title that is drawn.")
        case .builtInName: Definition(.flag, "Whether UIKit names it when the app runs, as it does “Done”.")
        case .placeholder:
            Definition(.text, "What an empty field shows. VoiceOver reads it as the value, and never as the name.")
        case .image: Definition(.text, on: .everywhere, "The name of the picture among the app’s assets.")
        case .systemImage: Definition(.text, "The name of an SF Symbol.")
        case .font: Definition(.font, "The font: a text style, or a size with weight and name.")
        case .adjustsFontForContentSizeCategory:
            Definition(.flag, "Whether the text follows the size that people choose.")
        case .fontMetrics: Definition(.flag, "Whether the font is scaled by UIFontMetrics.")
        case .lines:
            Definition(
                .count(least: 0), alias: "numberOfLines",
                "The most lines that the text may take; 0 for as many as it needs.")
        case .minimumScale: Definition(.number, "How far the text shrinks before it is cut off, from 0 to 1.")
        case .textColor:
            Definition(
                .color, "The colour of the text: `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, or a mapping with the name of one.")
        case .backgroundColor:
            Definition(
                .color, "The colour behind it: `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, or a mapping with the name of one.")
        case .borderColor:
            Definition(
                .color, "The colour of its border: `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, or a mapping with the name of one.")
        case .inputView:
            Definition(.text, "What comes up in place of the keyboard, such as `picker`: then nothing is typed there.")
        case .links:
            Definition(
                .texts,
                "The links in its text, each a part of it. VoiceOver finds those of a text view, not of a label.")
        case .contentType:
            Definition(
                .openWord(Vocabulary.contentTypes), alias: "textContentType",
                "What is typed there, as in UITextContentType: `emailAddress`, `password`, …")
        case .keyboardType: Definition(.openWord(Vocabulary.keyboardTypes), "The keyboard that it brings up.")
        case .decorative: Definition(.flag, "Declares that it conveys nothing, so that no user misses it.")
        case .isElement:
            Definition(
                .flag, alias: "isAccessibilityElement",
                "Whether VoiceOver stops there. Unless it is set, the class decides.")
        case .label:
            Definition(
                .text, alias: "accessibilityLabel",
                "The name that VoiceOver says. Empty is not absent: it says nothing.")
        case .value:
            Definition(.text, alias: "accessibilityValue", "What VoiceOver says after the name: the state or content.")
        case .hint:
            Definition(.text, alias: "accessibilityHint", "What VoiceOver says after a pause: what will happen.")
        case .traits:
            Definition(
                .traits, alias: "accessibilityTraits",
                "What it is and does for VoiceOver. The list takes the place of the class’s own traits.")
        case .attributedLabel:
            Definition(
                .spans, alias: "accessibilityAttributedLabel",
                "The label in parts that are spoken differently: a list of mappings with text and language, pitch, "
                    + "spellOut, punctuation, phonetic or headingLevel.")
        case .readingLines:
            Definition(
                .texts, "The lines by which the reading protocol reads it, from `accessibilityContent(forLineNumber:)`."
            )
        case .addTraits:
            Definition(
                .words(Traits.words + ["modal"]), alias: "accessibilityAddTraits",
                "Traits beside those of the class, as SwiftUI adds them; `modal` sets `viewIsModal`.")
        case .removeTraits:
            Definition(
                .words(Traits.words), alias: "accessibilityRemoveTraits",
                "Traits of the class that it does not have, as SwiftUI removes them.")
        case .childBehavior:
            Definition(
                .behavior, alias: "accessibilityElement",
                "SwiftUI’s `accessibilityElement(children:)`: it is an element that combines or ignores what is in it, "
                    + "or a container.")
        case .representation:
            Definition(
                .structure(.mapping(.element)), alias: "accessibilityRepresentation", on: [.view],
                "The view that stands for it, as in SwiftUI: its type and what it says, at the place of this view.")
        case .sortPriority:
            Definition(
                .number, alias: "accessibilitySortPriority",
                "SwiftUI’s order among siblings: the greatest is read first; 0 unless said otherwise.")
        case .elementsHidden:
            Definition(
                .flag, alias: "accessibilityElementsHidden", modifier: "accessibilityHidden",
                "Hides it and everything in it from VoiceOver.")
        case .viewIsModal:
            Definition(
                .flag, alias: "accessibilityViewIsModal", "Whether VoiceOver stays in it: its siblings are silenced.")
        case .groupChildren:
            Definition(
                .flag, alias: "shouldGroupAccessibilityChildren", "Whether what is in it is read before anything else.")
        case .elements:
            Definition(
                .structure(.mappings(.member, orTexts: true)), alias: "accessibilityElements", on: [.view, .member],
                "What VoiceOver finds in it, in the order of reading: ids, or mappings for elements without a view. "
                    + "An empty list hides everything.")
        case .containerType:
            Definition(
                .word(["none", "dataTable", "list", "landmark", "semanticGroup"]), alias: "accessibilityContainerType",
                "What kind of container it is for VoiceOver.")
        case .container:
            Definition(
                .words(["elementCount", "elementAtIndex", "indexOfElement"]),
                "The methods of a container that the class implements.")
        case .headerElements:
            Definition(
                .references, alias: "accessibilityHeaderElements",
                "The ids of what is read as the header of this container before its first element; on tvOS.")
        case .customRotors:
            Definition(
                .rotors, alias: "accessibilityCustomRotors", modifier: "accessibilityRotor",
                "Rotors of the app: a list of mappings with name and the ids of the elements at which it stops.")
        case .accessibilityFrame:
            Definition(.rect, "Where VoiceOver draws its cursor: x, y, width and height on the screen.")
        case .path:
            Definition(
                .path, alias: "accessibilityPath",
                "The shape of VoiceOver’s cursor on the screen: a list of points, `oval` or `rect`, or one of these "
                    + "with its rectangle.")
        case .localPath:
            Definition(
                .path,
                "That shape in the element’s own coordinates, where code converts it each time with "
                    + "`UIAccessibilityConvertPathToScreenCoordinates`.")
        case .activationPoint:
            Definition(
                .point, alias: "accessibilityActivationPoint", "Where a double tap lands: x and y on the screen.")
        case .speechLanguage:
            Definition(
                .text, alias: "accessibilityLanguage", "The language in which it is spoken, as BCP 47: `en`, `zh-Hans`."
            )
        case .respondsToUserInteraction:
            Definition(
                .flag, alias: "accessibilityRespondsToUserInteraction",
                "Whether it does something, for Full Keyboard Access and its like.")
        case .userInputLabels:
            Definition(
                .texts, alias: "accessibilityUserInputLabels", modifier: "accessibilityInputLabels",
                "The names by which Voice Control knows it, the best one first.")
        case .customActions:
            Definition(
                .actions, alias: "accessibilityCustomActions", modifier: "accessibilityAction",
                "What else can be done with it, chosen by a flick up or down.")
        case .customContent:
            Definition(
                .content, alias: "accessibilityCustomContent",
                "Details that VoiceOver tells on demand, or with the element where they are important.")
        case .navigationStyle:
            Definition(
                .word(["automatic", "separate", "combined"]), alias: "accessibilityNavigationStyle",
                "How Switch Control scans it: as one, or its parts apart.")
        case .textualContext:
            Definition(
                .openWord(Vocabulary.textualContexts), alias: "accessibilityTextualContext",
                modifier: "accessibilityTextContentType",
                "What kind of text it is, which decides how it is read: `sourceCode`, `messaging`, …")
        case .nextTextElement:
            Definition(
                .reference, alias: "accessibilityNextTextNavigationElement",
                "The id of the text where reading by line or word goes on.")
        case .previousTextElement:
            Definition(
                .reference, alias: "accessibilityPreviousTextNavigationElement",
                "The id of the text before this one, for reading by line or word.")
        case .directTouchOptions:
            Definition(
                .words(["silentOnTouch", "requiresActivation"]), alias: "accessibilityDirectTouchOptions",
                "How an element that allows direct interaction takes touches.")
        case .ignoresInvertColors:
            Definition(
                .flag, alias: "accessibilityIgnoresInvertColors",
                "Whether Smart Invert leaves its colours, as it should those of photos and videos.")
        case .showsLargeContentViewer:
            Definition(
                .flag, modifier: "accessibilityShowsLargeContentViewer",
                "Whether a long touch shows it large, where its text does not grow with the chosen size.")
        case .largeContentTitle: Definition(.text, "The text that the large content viewer shows.")
        case .largeContentImage: Definition(.text, "The picture that the large content viewer shows.")
        case .dragSources:
            Definition(
                .texts, alias: "accessibilityDragSourceDescriptors", "The names of what can be dragged from here.")
        case .dropPoints:
            Definition(.texts, alias: "accessibilityDropPointDescriptors", "The names of what can be dropped on.")
        case .adjustableAction:
            Definition(
                .text, alias: "accessibilityAdjustableAction",
                "SwiftUI’s action for swipes up and down, which makes it adjustable: what they do.")
        case .headingLevel:
            Definition(
                .openWord(["h1", "h2", "h3", "h4", "h5", "h6", "unspecified"]), alias: "accessibilityHeading",
                "SwiftUI’s level of a heading, which makes none by itself: the trait `header` does.")
        case .accessoryType:
            Definition(
                .word(["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]),
                "What is at the end of a table cell. A checkmark means selected; a detail button is a control.")
        case .action:
            Definition(.text, modifier: "onTapGesture", "What activating it does. Equal words mean the same function.")
        case .handlesTouch:
            Definition(.flag, "Whether code answers a touch here; which function that is stands elsewhere.")
        case .gestures: Definition(.gestures, "The gestures that it answers, each with what it does.")
        case .overrides:
            Definition(
                .words([
                    "activate", "increment", "decrement", "scroll", "performEscape", "performMagicTap",
                    "didBecomeFocused", "didLoseFocus", "canBecomeFocused", "zoomIn", "zoomOut",
                ]), "The methods of accessibility that the class answers itself.")
        case .onFocus:
            Definition(.event, "What happens when VoiceOver’s cursor comes to it: `scrollToVisible`, …")
        case .whileFocused:
            Definition(.text, "What the app does as long as VoiceOver’s cursor is on it: `pauseAutoplay`, …")
        case .onSelect: Definition(.event, "What happens when it is chosen: `reloadData`, …")
        case .onChange: Definition(.event, "What happens when its value changes: `post:layoutChanged`, …")
        case .keyCommands: Definition(.keyCommands, modifier: "keyboardShortcut", "Shortcuts of a keyboard.")
        case .layers:
            Definition(
                .structure(.mappings(.layer, orTexts: false)), on: [.view],
                "Texts and pictures that are drawn and are no views.")
        case .element:
            Definition(
                .structure(.mapping(.member)), on: [.layer], "The accessibility element that stands for the layer.")
        case .presentation:
            Definition(
                .word(["fullScreen", "sheet", "popover", "alert", "toast", "dim"]),
                "What it is, where it lies over the screen. `dim` is the darkened area behind something.")
        case .presented:
            Definition(
                .flag,
                "Whether the system presents it, as with `present(_:animated:)` or SwiftUI’s `sheet`: then nothing "
                    + "behind it is reached, and VoiceOver’s cursor moves into it.")
        case .largestUndimmedDetent:
            Definition(
                .text, alias: "largestUndimmedDetentIdentifier",
                "The height up to which a sheet leaves the page behind it in use: `medium`, `large`, or its own name.")
        case .opaque: Definition(.flag, "Whether it covers what is behind it.")
        case .scrolls:
            Definition(.word(["vertical", "horizontal", "both", "paging"]), "The directions in which it scrolls.")
        case .labelledBy: Definition(.reference, "The id of the visible label that names this field.")
        case .items:
            Definition(
                .structure(.mappings(.item, orTexts: true)), on: [.view],
                "The segments of a segmented control, or the items of a tab bar.")
        // UISegmentedControl.noSegment is -1.
        case .selectedIndex: Definition(.count(least: -1), "Which of the items is selected, from 0; -1 for none.")
        case .badge: Definition(.text, on: [.item], "The badge of a tab bar item.")
        case .minimum: Definition(.number, "The least value of a slider or stepper.")
        case .maximum: Definition(.number, "The greatest value of a slider or stepper.")
        case .current: Definition(.number, "Where a slider or stepper stands.")
        case .progress: Definition(.number, "How far a progress view is, from 0 to 1.")
        case .pages: Definition(.count(least: 0), "How many pages a page control has.")
        case .currentPage: Definition(.count(least: 0), "Which page a page control is on, from 0.")
        case .isOn: Definition(.flagOrMixed, "Whether a switch is on; `mixed` where it is neither.")
        case .hitFrame:
            Definition(.rect, "Where it answers to touch, in the parent’s coordinates, if not in its frame.")
        case .editing: Definition(.flag, alias: "isEditing", "Whether the text is being edited.")
        case .secure: Definition(.flag, alias: "isSecureTextEntry", "Whether what is typed stays hidden.")
        case .editable: Definition(.flag, alias: "isEditable", "Whether the text can be edited.")
        case .expanded:
            Definition(
                .flag, alias: "accessibilityExpandedStatus", modifier: "isExpanded",
                "Whether it is expanded; absent where it cannot be.")
        case .row: Definition(.count(least: 0), "Its row in a data table, from 0.")
        case .column: Definition(.count(least: 0), "Its column in a data table, from 0.")
        case .rowSpan: Definition(.count(least: 1), "How many rows of a data table it takes.")
        case .columnSpan: Definition(.count(least: 1), "How many columns of a data table it takes.")
        case .rowHeaders: Definition(.references, "The ids of a data table’s row headers.")
        case .columnHeaders: Definition(.references, "The ids of a data table’s column headers.")
        case .recordedPlace:
            Definition(
                .count(least: 0),
                "Its place among the stops that a device recorded. Where one element has it, VoiceOver stops at those "
                    + "with it, in their order, and at no others.")
        case .recordedSpeech:
            Definition(.text, "What VoiceOver was recorded to say at it, in place of what would be composed.")
        case .recordedHint:
            Definition(.text, "What VoiceOver was recorded to say after a pause behind `recordedSpeech`.")
        case .outlet:
            Definition(
                .flagOrName,
                "Whether code can reach it, and may set what is missing here; the name of its outlet, if that is known."
            )
        case .prototype: Definition(.flag, "Whether its texts, and those in it, are replaced when the app runs.")
        case .system: Definition(.flag, "Whether the system makes it, and not the app.")
        case .macRole: Definition(.text, "What VoiceOver on a Mac calls the control.")
        case .macValue: Definition(.text, "The state or choice that VoiceOver on a Mac tells.")
        case .children:
            Definition(
                .structure(.mappings(.element, orTexts: false)), alias: "subviews", on: [.view, .item],
                "The views in it, back to front.")
        }
    }
}

/// A set of properties, one bit each. Inlinable, so that a set that is written out is a number.
public struct PropertySet: Hashable, Sendable {
    @usableFromInline var bits: UInt128 = 0

    /// An empty set.
    @inlinable public init() {}

    /// The set of these properties.
    @inlinable
    public init(_ properties: some Sequence<Property>) {
        for property in properties { insert(property) }
    }

    /// Whether the property is in the set.
    @inlinable
    public func contains(_ property: Property) -> Bool { bits &>> UInt128(property.rawValue) & 1 == 1 }

    /// Whether no property is in the set.
    @inlinable public var isEmpty: Bool { bits == 0 }

    /// Whether the two sets have no property in common.
    @inlinable
    public func isDisjoint(with other: PropertySet) -> Bool { bits & other.bits == 0 }

    /// Whether all properties are in another set.
    @inlinable
    public func isSubset(of other: PropertySet) -> Bool { bits & ~other.bits == 0 }

    /// Adds the properties of another set.
    @inlinable
    public mutating func formUnion(_ other: PropertySet) { bits |= other.bits }

    /// The properties of both sets.
    public func union(_ other: PropertySet) -> PropertySet {
        var both = self
        both.formUnion(other)
        return both
    }

    /// Adds a property.
    @inlinable
    public mutating func insert(_ property: Property) { bits |= 1 &<< UInt128(property.rawValue) }
}

extension PropertySet: Sequence {
    /// The properties in their order.
    public struct Iterator: IteratorProtocol {
        fileprivate var rest: PropertySet

        /// The next property.
        public mutating func next() -> Property? {
            defer { rest.bits &= rest.bits &- 1 }
            return Property(rawValue: rest.bits.trailingZeroBitCount)
        }
    }

    /// The properties in their order.
    public func makeIterator() -> Iterator { Iterator(rest: self) }

    /// The first property; nil of an empty set.
    public var first: Property? { first { _ in true } }
}

extension PropertySet: ExpressibleByArrayLiteral {
    /// The set of these properties.
    @inlinable
    public init(arrayLiteral elements: Property...) { self.init(elements) }
}

/// The mappings of our own format that properties are written in.
public enum ElementPlace: Sendable {
    case view
    /// An accessibility element: a mapping in `elements`, or the `element` of a layer.
    case member
    /// A segment, or the item of a tab bar.
    case item
    case layer
}

extension [ElementPlace] {
    fileprivate static var notLayers: [ElementPlace] { [.view, .member, .item] }
    fileprivate static var everywhere: [ElementPlace] { [.view, .member, .item, .layer] }
}
