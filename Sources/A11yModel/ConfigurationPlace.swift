/// An entry of a configuration file: where somebody said something that may turn out to concern nothing.
package struct ConfigurationPlace: Hashable, Codable, Sendable {
    /// The configuration file, as reports name it.
    package let path: String
    /// The bytes of the entry there.
    package let range: SourceRange

    /// An entry of a configuration file.
    package init(path: String, range: SourceRange) {
        self.path = path
        self.range = range
    }
}
