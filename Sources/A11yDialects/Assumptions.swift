import A11yModel

/// What a project says of files that do not say it themselves.
package struct Assumptions: Sendable {
    /// The system that screens are for; nil for the usual one.
    package var platform: Platform?
    /// The language of screens, as BCP 47; nil for the usual one.
    package var language: String?
    /// The runtime attributes that name things.
    package var naming = NamingKeyPaths.common
    /// What a file may cost.
    package var limits = Limits.usual

    /// What holds without a project.
    package init() {}

    /// Gives a screen what its file leaves open. Only our own files may leave their system open: the words of the
    /// others are a system's own.
    func complete(_ screen: inout Screen) {
        if let language, !screen.statements.contains(.language) { screen.language = language }
        guard let platform, screen.input == .native, !screen.statements.contains(.platform) else { return }
        screen.platform = platform
        if !screen.statements.contains(.size) { screen.size = platform.defaultSize }
    }
}
