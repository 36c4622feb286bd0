// Declarations of the part of Apple's Accessibility that Capture/A11yLintCapture.swift uses. Nothing of it runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// Apple documents them, and they have Apple's types.

/// A detail of an element.
open class AXCustomContent {
    public enum Importance { case `default`, high }
    public var label: String { "" }
    public var value: String { "" }
    public var importance: Importance { .default }
}

@MainActor
public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get }
}
