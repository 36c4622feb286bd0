/// The texts of a file in one language, as a string table beside it gives them.
public struct Translation: Sendable {
    /// The language, as BCP 47.
    public let language: String
    /// The path of the table, as a report shows it.
    public let path: String
    /// The texts by `<object id>.<property>`: Interface Builder's key for each text of the file.
    public var texts: [String: String] = [:]
    /// Keys whose text is the same in every language, as the table says.
    public var untranslatable: Set<String> = []

    /// The object ids of which a text is set as a runtime attribute: its key does not tell which.
    public var runtimeTexts: Set<String> = []

    /// A table without texts.
    public init(language: String, path: String) {
        self.language = language
        self.path = path
    }
}
