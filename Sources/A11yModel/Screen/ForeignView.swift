/// What a view of SwiftUI is whose code is not among the sources, as the key `opaque` of a configuration says.
public enum ForeignView: String, CaseIterable, Hashable, Sendable {
    /// A control with what its label shows.
    case button
    /// A view that holds those of its closures, and is not an accessibility element.
    case container
    /// A view that VoiceOver passes over.
    case decoration
    /// A text field with its title.
    case field
    /// A picture that nothing names.
    case image
    case text
    /// A switch with what its label shows.
    case toggle
}
