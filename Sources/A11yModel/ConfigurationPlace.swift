/// An entry of a configuration file: where somebody said something that may turn out to concern nothing.
public struct ConfigurationPlace: Hashable, Codable, Sendable {
    /// The configuration file, as reports name it.
    public let path: String
    /// The bytes of the entry there.
    public let range: SourceRange

    /// An entry of a configuration file.
    public init(path: String, range: SourceRange) {
        self.path = path
        self.range = range
    }
}
