/// A built-in rule page as text; the list `all` is generated from `Rules/Pages` when the package is built.
public struct CataloguePage: Sendable {
    /// The page's file name, `<id>.yaml`.
    public let file: StaticString
    /// The page without the keys that only `explain` and the tests read.
    public let head: StaticString
    /// The whole page.
    public let text: StaticString
}
