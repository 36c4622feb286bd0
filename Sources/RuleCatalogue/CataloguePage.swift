/// A built-in rule page as text, or a word list, or a schema; the lists `all`, `words` and `schemas` are generated from
/// their folders when the package is built, and so is `heads`, what lint runs need of the pages.
package struct CataloguePage: Sendable {
    /// The file's name: a page's is `<id>.yaml`.
    package let file: StaticString
    /// A word list, packed as `A11ySyntax.PackedTree` tells; empty for a page, which is packed in `heads`, and a
    /// schema.
    package let head: StaticString
    /// The whole page.
    package let text: StaticString
}
