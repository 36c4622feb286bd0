import A11yEngine
import A11yModel

/// What tells people how a stop can be used.
extension LintContext {
    /// Traits that tell what kind of control a stop is, UIKit's private ones included.
    static let roleTraits: Traits = interactiveTraits.union([
        .tabBar, .tabBarItem, .backButton, .textEntry, .secureTextField,
    ])
}
