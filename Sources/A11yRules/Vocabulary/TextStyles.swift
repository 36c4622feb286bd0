import A11yModel

/// How large texts are.
enum TextStyles {
    /// Points of Dynamic Type's styles at the default size; Human Interface Guidelines, Typography, size Large.
    private static let sizes: [String: Double] = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
        "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
    ]

    /// The styles that are made for titles.
    static let titles: Set<String> = ["largeTitle", "title1", "title2", "title3", "headline"]

    /// The size of a font in points; nil where the file does not say.
    static func size(of font: Font) -> Double? { font.size ?? font.style.flatMap { sizes[$0] } }
}
