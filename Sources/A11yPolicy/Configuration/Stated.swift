import A11yEngine
import A11yModel

/// A value with the place where somebody stated it.
package struct Located<Value: Sendable>: Sendable {
    /// The value.
    package let value: Value
    /// Where it stands.
    package let place: ConfigurationPlace

    /// A value that stands at a place.
    package init(_ value: Value, at place: ConfigurationPlace) {
        self.value = value
        self.place = place
    }
}

/// Path patterns with the folder that they are relative to: that of the file that holds them.
package struct FilePatterns: Sendable {
    /// The patterns, of which the last that matches decides.
    package let patterns: PathPatterns
    /// The folder, absolute and without `/` at the end.
    package let folder: String
    /// Where they stand.
    package let place: ConfigurationPlace

    /// Whether they mean the file at an absolute path, or a folder that it lies in.
    package func cover(_ file: String) -> Bool {
        relative(file).map { patterns.matches($0) } ?? false
    }

    /// The path relative to the folder; nil for one that lies elsewhere.
    package func relative(_ file: String) -> String? {
        file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : nil
    }
}
