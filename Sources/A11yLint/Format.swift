// Our own format as a table, for schemas and editors.

import A11yDialects
import A11yModel

/// The words of our own format.
package enum Format {
    /// The keys that a mapping may have, in the order in which the documentation tells them.
    package static func keys(of mapping: FormatMapping) -> [FormatKey] { NativeFormat.keys(of: mapping) }

    /// The types that an element may have, by their words in a file.
    package static var types: [FormatWord] { NativeFormat.types }

    /// XML: the tags that may stand in an element beside those of types, with the mappings that they write.
    package static var partTags: [(tag: String, mapping: FormatMapping)] { NativeFormat.partTags }

    /// The JSON Schema (draft-07) of its files.
    package static var schema: JSON { NativeSchema.json }
}
