import A11yModel

/// What a project assumes about files that do not state it.
package struct Assumptions: Sendable {
    /// The platform of screens; nil for the default.
    package var platform: Platform?
    /// The language of screens, as BCP 47; nil for the default.
    package var language: String?
    /// The runtime attributes that name things.
    package var naming = NamingKeyPaths.common
    /// The limits for parsing.
    package var limits = Limits.usual

    /// The assumptions without a project.
    package init() {}

    /// Completes a screen with what its file leaves open. Only native files may leave the platform open: other formats
    /// belong to one.
    func complete(_ screen: inout Screen) {
        if let language, !screen.statements.contains(.language) { screen.language = language }
        guard let platform, screen.input == .native, !screen.statements.contains(.platform) else { return }
        screen.platform = platform
        if !screen.statements.contains(.size) { screen.size = platform.defaultSize }
    }
}

/// The runtime attributes by which projects name things while a file is loaded: an extension of a view, with a property
/// that looks up a key in the string table or in the icon font. An object with such an attribute has a name, but the
/// file does not contain it.
///
/// Key-value coding reaches any property, so each project has its own. The common ones were counted in public projects;
/// a project adds its own with `adding(_:)`.
package struct NamingKeyPaths: Sendable {
    /// The names of the properties: the key path, or its part behind the last dot.
    package let properties: Set<String>

    /// The key paths of these properties.
    package init(_ properties: Set<String>) { self.properties = properties }

    /// These and more properties.
    package func adding(_ more: some Sequence<String>) -> NamingKeyPaths { NamingKeyPaths(properties.union(more)) }

    /// Whether setting `keyPath` names the object: `localizedTitle`, or `titleLabel.localizedText`.
    func name(_ keyPath: String) -> Bool {
        let dot = keyPath.utf8.lastIndex(of: UInt8(ascii: "."))
        return properties.contains(dot.map { String(keyPath[keyPath.utf8.index(after: $0)...]) } ?? keyPath)
    }

    /// What public projects use: keys of string tables, and the names of images from an icon font.
    package static let common = NamingKeyPaths([
        "accessibilityKey", "accessibilityLabelKey", "i18nKey", "iconName", "iconText", "l10nKey", "locKey", "locText",
        "locTitle", "localeKey", "localizableString", "localizationKey", "localizedKey", "localizedPlaceholder",
        "localizedString", "localizedText", "localizedTitle", "placeholderKey", "stringKey", "textKey",
        "titleKey", "titleLocalizationKey", "translationKey", "xibLocKey", "xibLocTitleKey",
    ])
}
