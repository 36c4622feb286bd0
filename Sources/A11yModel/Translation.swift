/// The texts of a file in one language, as a string table beside it gives them.
package struct Translation: Sendable {
    /// The language, as BCP 47.
    package let language: String
    /// The path of the table, as a report shows it.
    package let path: String
    /// The texts by `<object id>.<property>`: Interface Builder's key for each text of the file.
    package var texts: [String: String] = [:]
    /// Keys whose text is the same in every language, as the table says.
    package var untranslatable: Set<String> = []

    /// The object ids of which a text is set as a runtime attribute: its key does not tell which.
    package var runtimeTexts: Set<String> = []

    /// A table without texts.
    package init(language: String, path: String) {
        self.language = language
        self.path = path
    }
}
