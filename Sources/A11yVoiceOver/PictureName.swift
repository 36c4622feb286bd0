/// How VoiceOver says the name of a picture that stands in for a label.
enum PictureName {
    /// An asset's name, with a pause where a separator stands: `bullets-hollow` is “bullets hollow” (GitHawk#119).
    static func spoken(asset: String) -> String {
        asset.split(whereSeparator: separators.contains).joined(separator: " ")
    }

    /// A symbol's name: UIKit has words for some symbols in the user's language, and says the raw name of the rest.
    /// Which is which is published nowhere; this is what SwiftLint#5165 records.
    static func spoken(symbol: String) -> String {
        if symbol == "plus" { return "Add" }
        return symbol.hasPrefix("NS") ? spoken(appKit: symbol) : spoken(asset: symbol)
    }

    /// A picture of AppKit, by its constant: `NSRefreshTemplate` is “refresh”. AppKit's own words are not published.
    private static func spoken(appKit constant: String) -> String {
        var name = constant.dropFirst("NS".count)
        if name.hasSuffix("Template") { name = name.dropLast("Template".count) }
        var words = ""
        for letter in name {
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
        return words
    }

    private static let separators: Set<Character> = ["-", "_", ".", "/", " "]
}
