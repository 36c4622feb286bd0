/// A built-in rule page as text, or a word list, a schema or a template. The lists `all`, `words`, `schemas` and
/// `templates` are generated from their folders when the package is built, and so is `heads`, what lint runs need of
/// the pages.
package struct CataloguePage: Sendable {
    /// The file's name: a page's is `<id>.yaml`.
    package let file: StaticString
    /// A word list, packed as `A11ySyntax.PackedTree` tells; empty for a page, which is packed in `heads`, a
    /// schema and a template.
    package let head: StaticString
    /// The whole page.
    package let text: StaticString
}

extension CataloguePage {
    /// The template with a name, with values in place of `{{KEY}}`; empty if there is none, which tests rule out.
    package static func filled(_ name: String, with values: [String: String] = [:]) -> String {
        let template = templates.first { $0.file.description == name }?.text.description ?? ""
        return template.replacing(/\{\{(\w+)\}\}/) { values[String($0.output.1)] ?? String($0.output.0) }
    }
}
