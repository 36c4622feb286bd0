/// How maps look, on a light and on a dark ground. Colours are written out rather than as variables, which many
/// programs that show SVG do not know.
enum MapStyle {
    /// System fonts, without serifs.
    static let fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif"

    /// The rules for everything on a map.
    static let sheet = """
        .m-caption { overflow: hidden; }
        .m-outline, .m-path, .m-cross { fill: none; }
        .m-path { opacity: 0.8; }
        .m-cross { stroke-linecap: round; }
        .m-strong, .m-dark { font-weight: 700; font-variant-numeric: tabular-nums; }

        """ + Palette.styled(colors)

    /// The rules for the texts of a sheet, which has no page round it.
    static let sheetTexts =
        ".s-heading { font-weight: 700; }\n"
        + Palette.styled { color in
            """
            .s-paper { fill: \(color(Palette.paper)); }
            .s-heading, .s-words { fill: \(color(Palette.ink)); }
            .s-detail { fill: \(color(Palette.quiet)); }

            """
        }

    private static func colors(_ color: (Palette.Shade) -> String) -> String {
        let severities: [Row.Kind] = [.error, .warning, .info, .review]
        return """
            .m-beyond { fill: \(color(Palette.ground)); stroke: \(color(Palette.outline)); stroke-dasharray: 3 5; }
            .m-screen { fill: \(color(Palette.paper)); stroke: \(color(Palette.outline)); }
            .m-container { fill: none; stroke: \(color(Palette.hairline)); }
            .m-words { fill: \(color(Palette.hairline)); }
            .m-picture { fill: \(color(Palette.picture)); stroke: \(color(Palette.hairline)); }
            .m-sight { fill: \(color(Palette.outline)); }
            .m-control { fill: \(color(Palette.control)); stroke: \(color(Palette.outline)); }
            .m-field { fill: \(color(Palette.paper)); stroke: \(color(Palette.outline)); }
            .m-caption { fill: \(color(Palette.ink)); }
            .m-hatch { stroke: \(color(Palette.outline)); stroke-opacity: 0.55; }
            .m-unreached { stroke: \(color(Palette.outline)); }
            .m-letter { fill: \(color(Palette.paper)); stroke: \(color(Palette.quiet)); }
            .m-dark { fill: \(color(Palette.ink)); }
            .m-path { stroke: \(color(Palette.cursor)); }
            .m-heads { fill: \(color(Palette.cursor)); }
            .m-number { fill: \(color(Palette.cursor)); stroke: \(color(Palette.paper)); }
            .m-strong, .m-solid { fill: \(color(Palette.onStrong)); }
            .m-cross { stroke: \(color(Palette.onStrong)); }
            .m-tag { stroke: \(color(Palette.paper)); }

            """
                + severities.map { kind in
                    let name = kind.rawValue
                    let shade = color(Palette.shade(of: kind))
                    return ".m-\(name) { fill: \(shade); }\n.m-\(name)-line { stroke: \(shade); }\n"
                }.joined()
    }
}
