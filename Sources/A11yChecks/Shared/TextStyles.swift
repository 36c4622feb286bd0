import A11yEngine
import A11yModel
import A11ySyntax

/// The sizes of text styles and the widths of texts.
enum TextStyles {
    /// The styles for titles.
    static let titles: Set<String> = ["largeTitle", "title1", "title2", "title3", "headline"]

    /// The body style whose size in points is nearest; the larger one if two are equally near.
    static func style(nearest size: Double) -> String {
        bodyStyles.min { abs($0.value - size) < abs($1.value - size) }?.key ?? "body"
    }

    /// All styles but that of headlines with their sizes, the larger ones first.
    private static let bodyStyles = Font.styleSizes.filter { $0.key != "headline" }.sorted {
        ($1.value, $0.key) < ($0.value, $1.key)
    }

    /// Character widths as shares of the font size: narrow characters, lower case and digits, capitals, and full-width
    /// characters of scripts without spaces. Approximate values for a grotesque (ours), sufficient to detect a line
    /// that is almost full.
    private static let advances = (narrow: 0.28, small: 0.55, capital: 0.67, square: 1.0)
    private static let narrow = Set("iljtfrI .,:;!'|()[]-".unicodeScalars)

    /// The approximate width in points of a text on one line.
    static func width(of text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { width, scalar in
            let advance =
                if RuleText.isUnspaced(scalar) {
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
    /// Parts of the names of icon fonts.
    private static let iconNames = ["icon", "awesome", "glyph"]
    /// Parts of the names of bold fonts.
    private static let boldNames = ["bold", "heavy", "black"]

    /// Whether its glyphs are icons.
    var isOfIcons: Bool { hasName(withOneOf: Font.iconNames) }

    /// Whether it is bold, as far as the file says. Among the styles only `headline` is.
    var isBold: Bool { bold ?? (style == "headline" || hasName(withOneOf: Font.boldNames)) }

    /// Searches bytes, since this runs for every text and most fonts of a file have the same few names.
    private func hasName(withOneOf parts: [String]) -> Bool {
        guard let name else { return false }
        let bytes = Array(name.lowercased().utf8)
        return parts.contains { bytes.offset(of: $0) != nil }
    }
}
