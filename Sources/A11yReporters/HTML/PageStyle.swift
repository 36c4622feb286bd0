import A11yModel
import RuleCatalogue

/// How pages look: in light and dark mode, on paper, and on a phone; on a wide screen with the list of screens on the
/// left, and beside it one of them. The stop that the address names is marked in the list and on the map; the selectors
/// pair them by their places.
enum PageStyle {
    /// The style sheet of a page; that of its maps is `MapStyle.sheet`.
    static let sheet = Palette.styled(variables) + CataloguePage.filled("page.css", with: values)

    private static func variables(_ color: (Palette.Shade) -> String) -> String {
        ":root {\n" + Palette.shades.map { "  --\($0.name): \(color($0));\n" }.joined() + "}\n"
    }

    private static var values: [String: String] {
        let marked = (1...mostPlayed).map {
            ".screen:has(.said > :nth-child(\($0)):target) .m-stops > :nth-child(\($0))"
        }
        let symbols = FindingKind.allCases.map { ($0.rawValue, $0.symbol(.unicode)) }
        return Dictionary(uniqueKeysWithValues: symbols).merging([
            "fonts": MapStyle.fonts, "marked": marked.joined(separator: ",\n"),
        ]) { $1 }
    }

    /// The most stops of a screen that are marked on its map (ours).
    private static let mostPlayed = 60
}
