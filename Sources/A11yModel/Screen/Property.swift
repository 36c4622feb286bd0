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
    struct Definition: Sendable {
        /// Other names: UIKit's full name first, if it differs from the word of the property, then SwiftUI's modifier.
        let aliases: [String]
        /// The kind of value.
        let kind: ValueKind
        /// The mappings that may have the property.
        let places: [ElementPlace]

        init(
            _ kind: ValueKind, alias: String? = nil, modifier: String? = nil, on places: [ElementPlace] = .notLayers
        ) {
            self.aliases = [alias, modifier].compactMap { $0 }
            self.kind = kind
            self.places = places
        }
    }

    /// The table of properties.
    private var row: Definition {
        switch self {
        case .type: Definition(.structure(.type), on: [.view])
        case .customClass: Definition(.structure(.name))
        case .inherits: Definition(.structure(.inherited), on: [.view])
        case .id: Definition(.structure(.name), on: .everywhere)
        case .identifier: Definition(.text, alias: "accessibilityIdentifier")
        case .userLabel, .title, .placeholder, .systemImage, .inputView, .largeContentTitle, .largeContentImage,
            .whileFocused, .recordedSpeech, .recordedHint, .macRole, .macValue:
            Definition(.text)
        case .slot: Definition(.word(Slot.allCases.map(\.rawValue)))
        case .frame: Definition(.rect, on: .everywhere)
        case .autoLayout, .clipsToBounds, .disabled, .builtInName, .adjustsFontForContentSizeCategory, .fontMetrics,
            .decorative, .handlesTouch, .presented, .opaque, .prototype, .system:
            Definition(.flag)
        case .fixedSides: Definition(.words(Sides.names.map(\.name)))
        case .hidden: Definition(.flag, alias: "isHidden")
        case .alpha, .minimumScale, .minimum, .maximum, .current, .progress: Definition(.number)
        case .transform: Definition(.openWord(["flipped"]))
        case .enabled: Definition(.flag, alias: "isEnabled")
        case .selected: Definition(.flag, alias: "isSelected")
        case .userInteractionEnabled: Definition(.flag, alias: "isUserInteractionEnabled")
        case .text, .image: Definition(.text, on: .everywhere)
        case .font: Definition(.font)
        case .lines: Definition(.count(least: 0), alias: "numberOfLines")
        case .textColor, .backgroundColor, .borderColor: Definition(.color)
        case .links, .readingLines: Definition(.texts)
        case .contentType: Definition(.openWord(Vocabulary.contentTypes), alias: "textContentType")
        case .keyboardType: Definition(.openWord(Vocabulary.keyboardTypes))
        case .isElement: Definition(.flag, alias: "isAccessibilityElement")
        case .label: Definition(.text, alias: "accessibilityLabel")
        case .value: Definition(.text, alias: "accessibilityValue")
        case .hint: Definition(.text, alias: "accessibilityHint")
        case .traits: Definition(.traits, alias: "accessibilityTraits")
        case .attributedLabel: Definition(.spans, alias: "accessibilityAttributedLabel")
        case .addTraits: Definition(.words(Traits.words + ["modal"]), alias: "accessibilityAddTraits")
        case .removeTraits: Definition(.words(Traits.words), alias: "accessibilityRemoveTraits")
        case .childBehavior: Definition(.behavior, alias: "accessibilityElement")
        case .representation:
            Definition(.structure(.mapping(.element)), alias: "accessibilityRepresentation", on: [.view])
        case .sortPriority: Definition(.number, alias: "accessibilitySortPriority")
        case .elementsHidden: Definition(.flag, alias: "accessibilityElementsHidden", modifier: "accessibilityHidden")
        case .viewIsModal: Definition(.flag, alias: "accessibilityViewIsModal")
        case .groupChildren: Definition(.flag, alias: "shouldGroupAccessibilityChildren")
        case .elements:
            Definition(
                .structure(.mappings(.member, orTexts: true)), alias: "accessibilityElements", on: [.view, .member])
        case .containerType:
            Definition(
                .word(["none", "dataTable", "list", "landmark", "semanticGroup"]), alias: "accessibilityContainerType")
        case .container: Definition(.words(["elementCount", "elementAtIndex", "indexOfElement"]))
        case .headerElements: Definition(.references, alias: "accessibilityHeaderElements")
        case .customRotors: Definition(.rotors, alias: "accessibilityCustomRotors", modifier: "accessibilityRotor")
        case .accessibilityFrame, .hitFrame: Definition(.rect)
        case .path: Definition(.path, alias: "accessibilityPath")
        case .localPath: Definition(.path)
        case .activationPoint: Definition(.point, alias: "accessibilityActivationPoint")
        case .speechLanguage: Definition(.text, alias: "accessibilityLanguage")
        case .respondsToUserInteraction: Definition(.flag, alias: "accessibilityRespondsToUserInteraction")
        case .userInputLabels:
            Definition(.texts, alias: "accessibilityUserInputLabels", modifier: "accessibilityInputLabels")
        case .customActions:
            Definition(.actions, alias: "accessibilityCustomActions", modifier: "accessibilityAction")
        case .customContent: Definition(.content, alias: "accessibilityCustomContent")
        case .navigationStyle:
            Definition(.word(["automatic", "separate", "combined"]), alias: "accessibilityNavigationStyle")
        case .textualContext:
            Definition(
                .openWord(Vocabulary.textualContexts), alias: "accessibilityTextualContext",
                modifier: "accessibilityTextContentType")
        case .nextTextElement: Definition(.reference, alias: "accessibilityNextTextNavigationElement")
        case .previousTextElement: Definition(.reference, alias: "accessibilityPreviousTextNavigationElement")
        case .directTouchOptions:
            Definition(.words(["silentOnTouch", "requiresActivation"]), alias: "accessibilityDirectTouchOptions")
        case .ignoresInvertColors: Definition(.flag, alias: "accessibilityIgnoresInvertColors")
        case .showsLargeContentViewer: Definition(.flag, modifier: "accessibilityShowsLargeContentViewer")
        case .dragSources: Definition(.texts, alias: "accessibilityDragSourceDescriptors")
        case .dropPoints: Definition(.texts, alias: "accessibilityDropPointDescriptors")
        case .adjustableAction: Definition(.text, alias: "accessibilityAdjustableAction")
        case .headingLevel:
            Definition(.openWord(["h1", "h2", "h3", "h4", "h5", "h6", "unspecified"]), alias: "accessibilityHeading")
        case .accessoryType:
            Definition(.word(["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]))
        case .action: Definition(.text, modifier: "onTapGesture")
        case .gestures: Definition(.gestures)
        case .overrides:
            Definition(
                .words([
                    "activate", "increment", "decrement", "scroll", "performEscape", "performMagicTap",
                    "didBecomeFocused", "didLoseFocus", "canBecomeFocused", "zoomIn", "zoomOut",
                ]))
        case .onFocus, .onSelect, .onChange: Definition(.event)
        case .keyCommands: Definition(.keyCommands, modifier: "keyboardShortcut")
        case .layers: Definition(.structure(.mappings(.layer, orTexts: false)), on: [.view])
        case .element: Definition(.structure(.mapping(.member)), on: [.layer])
        case .presentation: Definition(.word(["fullScreen", "sheet", "popover", "alert", "toast", "dim"]))
        case .largestUndimmedDetent: Definition(.text, alias: "largestUndimmedDetentIdentifier")
        case .scrolls: Definition(.word(["vertical", "horizontal", "both", "paging"]))
        case .labelledBy: Definition(.reference)
        case .items: Definition(.structure(.mappings(.item, orTexts: true)), on: [.view])
        // UISegmentedControl.noSegment is -1.
        case .selectedIndex: Definition(.count(least: -1))
        case .badge: Definition(.text, on: [.item])
        case .pages, .currentPage, .row, .column, .recordedPlace: Definition(.count(least: 0))
        case .isOn: Definition(.flagOrMixed)
        case .editing: Definition(.flag, alias: "isEditing")
        case .secure: Definition(.flag, alias: "isSecureTextEntry")
        case .editable: Definition(.flag, alias: "isEditable")
        case .expanded: Definition(.flag, alias: "accessibilityExpandedStatus", modifier: "isExpanded")
        case .rowSpan, .columnSpan: Definition(.count(least: 1))
        case .rowHeaders, .columnHeaders: Definition(.references)
        case .outlet: Definition(.flagOrName)
        case .children:
            Definition(.structure(.mappings(.element, orTexts: false)), alias: "subviews", on: [.view, .item])
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
