import A11yEngine
import A11yModel
import A11ySyntax

/// How large texts are.
enum TextStyles {
    /// Points of Dynamic Type's styles at the default size; Human Interface Guidelines, Typography, size Large.
    private static let sizes: [String: Double] = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
        "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
    ]

    /// The styles that are made for titles.
    package static let titles: Set<String> = ["largeTitle", "title1", "title2", "title3", "headline"]

    /// The size of a font in points; nil where the file does not say.
    package static func size(of font: Font) -> Double? { font.size ?? font.style.flatMap { sizes[$0] } }

    /// The style for running text whose size is nearest to one in points; the larger of two.
    package static func style(nearest size: Double) -> String {
        let known = sizes.filter { $0.key != "headline" }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return known.min { abs($0.value - size) < abs($1.value - size) }?.key ?? "body"
    }

    /// Advances of characters as shares of the font size: narrow letters and signs, small letters and digits, capitals;
    /// a character of a script without spaces is a square. Rough means of a grotesque (ours), enough to tell a line
    /// that is nearly full.
    private static let advances = (narrow: 0.28, small: 0.55, capital: 0.67, square: 1.0)
    private static let narrow = Set("iljtfrI .,:;!'|()[]-".unicodeScalars)

    /// About how wide a text is in one line, in points.
    package static func width(of text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { width, scalar in
            let advance =
                if Words.isUnspaced(scalar) {
                    advances.square
                } else if narrow.contains(scalar) {
                    advances.narrow
                } else {
                    scalar.properties.isUppercase ? advances.capital : advances.small
                }
            return width + advance * size
        }
    }
}

extension Font {
    /// Parts of font names whose glyphs are pictures.
    private static let iconNames = ["icon", "awesome", "glyph"]
    /// Parts of font names that say that the font is bold.
    private static let boldNames = ["bold", "heavy", "black"]

    /// Whether its letters are pictures.
    var isOfIcons: Bool { hasName(withOneOf: Font.iconNames) }

    /// Whether it is bold, as far as the file says. Of the styles, `headline` is.
    var isBold: Bool {
        bold ?? (style == "headline" || hasName(withOneOf: Font.boldNames))
    }

    /// Looked for in bytes, since it is asked of every text, and most fonts of a file have the same few names.
    private func hasName(withOneOf parts: [String]) -> Bool {
        guard let name else { return false }
        let bytes = Array(name.lowercased().utf8)
        return parts.contains { bytes.offset(of: $0) != nil }
    }
}
