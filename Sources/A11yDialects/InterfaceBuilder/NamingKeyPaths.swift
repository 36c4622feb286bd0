/// The runtime attributes by which projects name things while a file is loaded: an extension of a view, with a property
/// that looks a key up in the string table or in the icon font. What is named so is not without a name; what it is
/// called is not in the file.
///
/// Key-value coding reaches any property, so each project has words of its own. Those here were counted in public
/// projects; a project adds its own with `adding(_:)`.
package struct NamingKeyPaths: Sendable {
    /// The names of the properties: the key path, or what stands behind its last dot.
    package let properties: Set<String>

    /// These properties.
    package init(_ properties: Set<String>) { self.properties = properties }

    /// The properties of these names as well.
    package func adding(_ more: some Sequence<String>) -> NamingKeyPaths { NamingKeyPaths(properties.union(more)) }

    /// Whether setting `keyPath` names the object: `localizedTitle`, or `titleLabel.localizedText`.
    func name(_ keyPath: String) -> Bool {
        let last = keyPath.lastIndex(of: ".").map { keyPath[keyPath.index(after: $0)...] } ?? keyPath[...]
        return properties.contains(String(last))
    }

    /// What public projects use: keys of string tables, and the names of pictures that are drawn from a font.
    package static let common = NamingKeyPaths([
        "accessibilityKey", "accessibilityLabelKey", "i18nKey", "iconName", "iconText", "l10nKey", "locKey", "locText",
        "locTitle", "localeKey", "localizableString", "localizationKey", "localizedKey", "localizedPlaceholder",
        "localizedString", "localizedText", "localizedTitle", "placeholderKey", "stringKey", "textKey",
        "titleKey", "titleLocalizationKey", "translationKey", "xibLocKey", "xibLocTitleKey",
    ])
}
