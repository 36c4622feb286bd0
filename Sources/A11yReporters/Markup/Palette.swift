import A11yModel

/// The colours of pages and maps by purpose, for light and dark mode.
///
/// A test computes the contrast of each of the `pairs`: WCAG 2.2 asks for 4.5:1 for texts (1.4.3) and 3:1 for graphics
/// (1.4.11).
enum Palette {
    /// A colour as `#RRGGBB` for light and for dark mode.
    struct Shade {
        let name: String
        let light: String
        let dark: String
    }

    /// Behind everything.
    static let ground = Shade(name: "ground", light: "#F5F6F8", dark: "#101216")
    /// Behind texts and screens.
    static let paper = Shade(name: "paper", light: "#FFFFFF", dark: "#191C22")
    /// Texts.
    static let ink = Shade(name: "ink", light: "#1A1E27", dark: "#E9EBF0")
    /// Secondary texts.
    static let quiet = Shade(name: "quiet", light: "#565D6B", dark: "#A8AFBC")
    /// Lines between things that space separates as well.
    static let hairline = Shade(name: "hairline", light: "#DADEE6", dark: "#333944")
    /// Outlines of elements on a map.
    static let outline = Shade(name: "outline", light: "#7F8899", dark: "#7C8596")
    static let link = Shade(name: "link", light: "#0B57BD", dark: "#8AB8FF")
    /// VoiceOver's cursor: its stop numbers and its path.
    static let cursor = Shade(name: "cursor", light: "#4049B0", dark: "#B1B9FF")
    /// Behind controls.
    static let control = Shade(name: "control", light: "#E6EAF6", dark: "#2A3145")
    /// Behind pictures.
    static let picture = Shade(name: "picture", light: "#EDEFF3", dark: "#252A33")
    /// Texts on a strong colour.
    static let onStrong = Shade(name: "onStrong", light: "#FFFFFF", dark: "#14161B")
    static let error = Shade(name: "error", light: "#B3231B", dark: "#FF9C92")
    static let warning = Shade(name: "warning", light: "#855000", dark: "#F3BC55")
    static let info = Shade(name: "info", light: "#0A6074", dark: "#74CDE0")
    static let review = Shade(name: "review", light: "#673D9E", dark: "#CDAEFF")

    /// Every colour.
    static let shades = [
        ground, paper, ink, quiet, hairline, outline, link, cursor, control, picture, onStrong, error, warning, info,
        review,
    ]

    /// The colour of a kind of finding.
    static func shade(of kind: FindingKind) -> Shade {
        switch kind {
        case .error: error
        case .warning: warning
        case .info: info
        case .review: review
        }
    }

    /// CSS rules for both modes: `color` returns the colour of a shade in the mode at hand.
    static func styled(_ rules: (_ color: (Shade) -> String) -> String) -> String {
        "\(rules(\.light))@media screen and (prefers-color-scheme: dark) {\n\(rules(\.dark))}\n"
    }
}
