/// A place of SwiftUI code behind which nobody knows what a screen shows.
public struct UnreadView: Hashable, Sendable {
    /// Why.
    public enum Reason: Hashable, Sendable {
        /// A view of a library, or one that is not made of SwiftUI.
        case view(String)
        /// A modifier that is declared nowhere.
        case modifier(String)
        /// A value that is passed in, or that code computes.
        case value(String)
        /// The views are within each other too deep, too many, or have too many branches.
        case limit
    }

    /// Why.
    public let reason: Reason
    /// Its bytes in the file.
    public let range: SourceRange

    /// A place for a reason.
    public init(reason: Reason, range: SourceRange) {
        self.reason = reason
        self.range = range
    }

    /// What reading stopped at, in code.
    public var words: String {
        switch reason {
        case .view(let name): "`\(name)`"
        case .modifier(let name): "`.\(name)`"
        case .value(let name): name.isEmpty ? "code that is not understood" : "`\(name)`"
        case .limit: "too many views or branches"
        }
    }
}

/// How much of the SwiftUI views of a file was read.
public struct ViewReading: Hashable, Sendable {
    /// The views with a body that were read wholly.
    public var whole = 0
    /// Those that were read but for some parts.
    public var partial = 0
    /// Those of which nothing was read.
    public var unread = 0
    /// Whether code of UIKit builds views in it, which are not read.
    public var buildsUIKit = false
    /// The places at which reading stopped, in the order of the file.
    public var places: [UnreadView] = []

    /// No views.
    public init() {}

    /// All views.
    public var count: Int { whole + partial + unread }
}
