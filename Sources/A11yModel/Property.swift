/// A property of an element, by its word in a screen file: UIKit's name without the `accessibility` prefix.
package enum Property: String, CaseIterable, Codable, Sendable {
    case type, customClass, inherits, id, identifier
    case slot
    case frame, autoLayout, fixedSides, hidden, alpha, clipsToBounds
    case enabled, selected, userInteractionEnabled
    case text, title, builtInName, placeholder
    case image, systemImage
    case font, adjustsFontForContentSizeCategory, fontMetrics, lines, minimumScale
    case textColor, backgroundColor
    case contentType, keyboardType
    case decorative
    case isElement, label, value, hint, traits
    case elementsHidden, viewIsModal, groupChildren
    case elements, containerType, container
    case accessibilityFrame, path, activationPoint
    case speechLanguage, respondsToUserInteraction, userInputLabels
    case customActions, customContent
    case navigationStyle, textualContext, dragSources, dropPoints
    case action, handlesTouch, gestures, overrides
    case onFocus, onSelect, onChange, keyCommands
    case layers, element
    case presentation, opaque, scrolls, labelledBy
    case items, selectedIndex, badge
    case minimum, maximum, current, progress, pages, currentPage
    case isOn, hitFrame
    case editing, secure, editable, expanded
    case row, column, rowSpan, columnSpan, rowHeaders, columnHeaders
    case outlet, prototype, system, macRole, macValue, children

    /// Other names under which the property is accepted: UIKit's full name where it differs.
    package var aliases: [String] { Property.aliasTable[self] ?? [] }

    /// The property that a word names, be it the property's own word or an alias; nil for any other word.
    package init?(word: String) {
        guard let found = Property.byWord[word] else { return nil }
        self = found
    }

    /// Every word that names a property, aliases included.
    package static let words: [String] = byWord.keys.sorted()

    private static let byWord: [String: Property] = {
        var table: [String: Property] = [:]
        for property in allCases {
            table[property.rawValue] = property
            for alias in property.aliases { table[alias] = property }
        }
        return table
    }()

    private static let aliasTable: [Property: [String]] = [
        .identifier: ["accessibilityIdentifier"],
        .isElement: ["isAccessibilityElement"],
        .label: ["accessibilityLabel"],
        .value: ["accessibilityValue"],
        .hint: ["accessibilityHint"],
        .traits: ["accessibilityTraits"],
        .elementsHidden: ["accessibilityElementsHidden"],
        .viewIsModal: ["accessibilityViewIsModal"],
        .groupChildren: ["shouldGroupAccessibilityChildren"],
        .elements: ["accessibilityElements"],
        .containerType: ["accessibilityContainerType"],
        .path: ["accessibilityPath"],
        .activationPoint: ["accessibilityActivationPoint"],
        .speechLanguage: ["accessibilityLanguage"],
        .respondsToUserInteraction: ["accessibilityRespondsToUserInteraction"],
        .userInputLabels: ["accessibilityUserInputLabels"],
        .customActions: ["accessibilityCustomActions"],
        .customContent: ["accessibilityCustomContent"],
        .navigationStyle: ["accessibilityNavigationStyle"],
        .textualContext: ["accessibilityTextualContext"],
        .dragSources: ["accessibilityDragSourceDescriptors"],
        .dropPoints: ["accessibilityDropPointDescriptors"],
        .expanded: ["accessibilityExpandedStatus"],
        .hidden: ["isHidden"],
        .enabled: ["isEnabled"],
        .selected: ["isSelected"],
        .userInteractionEnabled: ["isUserInteractionEnabled"],
        .lines: ["numberOfLines"],
        .contentType: ["textContentType"],
        .children: ["subviews"],
        .editing: ["isEditing"],
        .secure: ["isSecureTextEntry"],
        .editable: ["isEditable"],
    ]
}
