/// Where the screen of a scene stands in its storyboard, and where segues lead from it.
public struct ScenePlace: Sendable {
    /// Its middle on the canvas of Interface Builder, in points; nil if the file does not say.
    public let center: Point?
    /// Whether the app comes here first, as far as the storyboard says.
    public let isEntry: Bool
    /// Where it leads, in the order of the file.
    public let ways: [Way]

    /// A segue to another screen of the storyboard, perhaps through controllers that have none of their own.
    public struct Way: Sendable {
        /// The kind of the segue, as the file has it: `show`, `presentation`, …; empty if it does not say.
        public let kind: String
        /// The bytes of the screen that it leads to.
        public let screen: SourceRange

        /// A way.
        public init(kind: String, screen: SourceRange) {
            self.kind = kind
            self.screen = screen
        }
    }

    /// A place.
    public init(center: Point?, isEntry: Bool, ways: [Way]) {
        self.center = center
        self.isEntry = isEntry
        self.ways = ways
    }
}
