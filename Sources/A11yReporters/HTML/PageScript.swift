import RuleCatalogue

/// The script of a page, which opens what links lead to. Without it the page is complete.
enum PageScript {
    /// What a browser may load and run: nothing but the page itself and this script.
    static let policy =
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src '\(hash)'; base-uri 'none'"

    /// The digest of `text` by which the policy allows it. A test computes it.
    static let hash = "sha256-BVmA6HVIXsb0tYWKz9Xil+LUVHEpe1VgfzgLRc9iCkY="

    /// Without `<` and `&`, so that the page is XML as well.
    static let text = "\n" + CataloguePage.filled("page.js")
}
