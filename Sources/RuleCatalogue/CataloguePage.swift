/// A built-in rule page as text, or a word list, or a schema; the lists `all`, `words` and `schemas` are generated from
/// their folders when the package is built.
public struct CataloguePage: Sendable {
    /// The file's name: a page's is `<id>.yaml`.
    public let file: StaticString
    /// The page without the keys that only `explain` and the tests read, packed as `A11ySyntax.PackedTree` tells;
    /// empty for a schema.
    public let head: StaticString
    /// The whole page.
    public let text: StaticString
}
