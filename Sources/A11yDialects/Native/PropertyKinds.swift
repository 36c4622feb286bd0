import A11yModel

/// The kind of each property, and where it may occur.
extension Property {
    /// The kind of value of the property. A new property does not compile until it has a line here.
    var kind: ValueKind {
        switch self {
        case .type, .customClass, .inherits, .id, .elements, .layers, .element, .items, .children: .structure
        case .hidden, .clipsToBounds, .enabled, .selected, .userInteractionEnabled: .flag
        case .adjustsFontForContentSizeCategory, .fontMetrics, .decorative: .flag
        case .isElement, .elementsHidden, .viewIsModal, .groupChildren, .respondsToUserInteraction: .flag
        case .opaque, .editing, .secure, .editable, .expanded: .flag
        case .autoLayout, .builtInName, .handlesTouch, .outlet, .prototype, .system: .flag
        case .isOn: .flagOrMixed
        case .alpha, .minimumScale, .minimum, .maximum, .current, .progress: .number
        case .lines, .pages, .currentPage, .row, .column: .count(least: 0)
        case .rowSpan, .columnSpan: .count(least: 1)
        // UISegmentedControl.noSegment is -1.
        case .selectedIndex: .count(least: -1)
        case .identifier, .text, .title, .placeholder, .image, .systemImage, .badge: .text
        case .label, .value, .hint, .speechLanguage, .macRole, .macValue: .text
        case .contentType, .keyboardType, .textualContext, .action, .onFocus, .onSelect, .onChange: .text
        case .userInputLabels, .dragSources, .dropPoints: .texts
        case .containerType: .word(["none", "dataTable", "list", "landmark", "semanticGroup"])
        case .container: .words(["elementCount", "elementAtIndex", "indexOfElement"])
        case .navigationStyle: .word(["automatic", "separate", "combined"])
        case .presentation: .word(["fullScreen", "sheet", "popover", "alert", "toast", "dim"])
        case .scrolls: .word(["vertical", "horizontal", "both", "paging"])
        case .overrides: .words(Property.overridable)
        case .slot: .word(Slot.allCases.map(\.rawValue))
        case .fixedSides: .words(Sides.names.map(\.name))
        case .labelledBy: .reference
        case .rowHeaders, .columnHeaders: .references
        case .frame, .accessibilityFrame, .hitFrame: .rect
        case .activationPoint: .point
        case .path: .path
        case .textColor, .backgroundColor: .color
        case .font: .font
        case .traits: .traits
        case .gestures: .gestures
        case .customActions: .actions
        case .customContent: .content
        case .keyCommands: .keyCommands
        }
    }

    private static let overridable = [
        "activate", "increment", "decrement", "scroll", "performEscape", "performMagicTap", "didBecomeFocused",
        "didLoseFocus", "canBecomeFocused",
    ]
}

/// The place of an element, which determines the properties that it may have.
enum ElementPlace {
    /// A view.
    case view
    /// An accessibility element: a mapping in `elements`, or the `element` of a layer.
    case member
    /// A segment, or an item of a tab bar.
    case item
    /// A layer.
    case layer

    /// What an element at the place is called, with its article.
    var title: String {
        switch self {
        case .view: "a view"
        case .member: "an accessibility element"
        case .item: "an item"
        case .layer: "a layer"
        }
    }

    /// Whether an element at the place may have a property.
    func allows(_ property: Property) -> Bool {
        switch self {
        case .view: property != .element && property != .badge
        case .member: !ElementPlace.viewsOnly.contains(property)
        case .item: !ElementPlace.notOfItems.contains(property)
        case .layer: ElementPlace.ofLayers.contains(property)
        }
    }

    private static let viewsOnly: Set<Property> = [.type, .inherits, .children, .items, .layers, .element, .badge]
    private static let notOfItems: Set<Property> = [.type, .inherits, .items, .layers, .element, .elements]
    private static let ofLayers: Set<Property> = [.id, .text, .image, .frame, .element]
}

/// The keys of a screen.
enum ScreenKey: String, CaseIterable {
    case a11ylint, screen, schema = "$schema", input, platform, size, direction, language, customClass, title
    case whole, embedded, partial, cut, onAppear, elements

    var kind: ValueKind {
        switch self {
        case .a11ylint: .number
        case .screen, .schema, .language, .customClass, .title, .cut: .text
        case .whole, .embedded, .partial: .flag
        case .input: .word(Input.allCases.map(\.rawValue))
        case .platform: .word(Platform.allCases.map(\.rawValue))
        case .size: .size
        case .direction: .word(Direction.allCases.map(\.rawValue))
        case .onAppear, .elements: .structure
        }
    }
}

/// The kinds of property values.
enum ValueKind: Equatable {
    case flag, flagOrMixed
    case number
    /// A whole number from `least`.
    case count(least: Int)
    /// A text or an open set of words.
    case text
    /// The id of another element.
    case reference
    /// One word of a closed set.
    case word([String])
    case texts
    /// Ids of other elements.
    case references
    /// Words of a closed set.
    case words([String])
    case rect, point, size, path, color, font
    case traits, gestures, actions, content, keyCommands
    /// Other elements, or the class of the element itself: a part of the screen rather than a value.
    case structure
}
