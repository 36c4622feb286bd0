import A11yModel

/// How pages look: in light and dark mode, on paper, and on a phone.
enum PageStyle {
    /// The style sheet of a page; that of its maps is `MapStyle.sheet`.
    static let sheet =
        Palette.styled(variables) + text + parts + screens + changes + player + gallery + tables + heat + form + narrow
        + paper

    private static func variables(_ color: (Palette.Shade) -> String) -> String {
        ":root {\n" + Palette.shades.map { "  --\($0.name): \(color($0));\n" }.joined() + "}\n"
    }

    private static let text = """
        * { box-sizing: border-box; }
        html { scroll-padding-top: 1rem; }
        body { margin: 0; padding: 0 1.5rem; background: var(--ground); color: var(--ink); overflow-wrap: anywhere;
          font: 1rem/1.55 \(MapStyle.fonts); }
        header, main, footer { max-width: 80rem; margin: 0 auto; }
        header { padding-top: 3rem; }
        main:focus { outline: none; }
        h1, h2, h3, h4, h5 { line-height: 1.25; text-wrap: balance; margin: 0 0 .5em; }
        h1 { font-size: 2.25rem; letter-spacing: -.02em; }
        h2 { font-size: 1.5rem; letter-spacing: -.01em; margin-top: 3.5rem; }
        h3 { font-size: 1.25rem; margin-top: 2rem; }
        h4 { font-size: 1rem; margin-top: 2rem; }
        h5, .findings h4 { font-size: 1rem; font-weight: 600; margin: 0; text-wrap: pretty; }
        p, ul, ol, pre, table, figure { margin: 0 0 .75rem; }
        p { max-width: 46rem; text-wrap: pretty; }
        a { color: var(--link); text-underline-offset: .15em; }
        a:hover { text-decoration-thickness: .12em; }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
        code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace; }
        code { unicode-bidi: isolate; }
        pre { padding: .6rem .8rem; border-radius: 8px; background: var(--picture); white-space: pre-wrap; }
        pre code { font-size: 1em; }
        .lead { font-size: 1.125rem; color: var(--quiet); }
        .extent, .where, .note, figcaption, footer { color: var(--quiet); font-size: .9375rem; }
        footer { padding: 3rem 0 2rem; }
        .skip { position: absolute; left: -100vw; padding: .5rem 1rem; background: var(--paper); }
        .skip:focus { left: 1rem; top: .5rem; }

        """

    private static let parts = """
        nav ul, .figures, .legend, .stops, .findings { list-style: none; padding: 0; }
        nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
        nav li { min-width: 0; }
        .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem;
          max-width: 46rem; }
        .figures li { display: grid; grid-template-columns: auto 1fr; align-items: center; column-gap: .6rem;
          padding: .9rem 1rem; border: 1px solid var(--hairline); border-radius: 12px; background: var(--paper); }
        .figures strong { font-size: 1.75rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
        .figures span { grid-column: 1 / -1; color: var(--quiet); }
        .figures .none strong { color: var(--quiet); font-weight: 400; }
        .trend { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; }
        .spark path { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linejoin: round; }
        .spark .errors { stroke: var(--error); }
        .sign { flex: none; width: 1.15em; height: 1.15em; }
        .figures .sign { width: 1.5rem; height: 1.5rem; }
        .severity { display: inline-flex; align-items: center; gap: .35em; font-weight: 700; white-space: nowrap;
          vertical-align: top; }
        .severity::before { display: inline-grid; place-items: center; width: 1.25em; height: 1.25em;
          border-radius: 25%; color: var(--onStrong); font-size: .85em; }
        \(FindingKind.allCases.map { kind in
            """
            .severity.\(kind.rawValue) { color: var(--\(kind.rawValue)); }
                    .severity.\(kind.rawValue)::before { content: "\(kind.symbol(.unicode))" / "";
                      background: var(--\(kind.rawValue)); }
            """
        }.joined(separator: "\n        "))
        .finding, .rule { margin: 0 0 .75rem; padding: 1rem 1.25rem; border: 1px solid var(--hairline);
          border-radius: 12px; background: var(--paper); }
        .finding > :last-child, .rule > :last-child { margin-bottom: 0; }
        .finding .number { display: inline-block; vertical-align: top; color: var(--quiet);
          font-variant-numeric: tabular-nums; }
        .new { padding: 0 .4em; border-radius: 4px; background: var(--ink); color: var(--ground); font-size: .8125rem; }
        .finding .number::after { content: "."; }
        .finding .message { display: block; margin: .35rem 0; }
        .finding:target, .rule:target, .finding:focus { outline: 3px solid var(--link); }
        .signs { position: absolute; width: 0; height: 0; }
        mark { padding: 0 .1em; border-bottom: 2px solid var(--error); background: none; color: inherit; }
        .finding.warning mark { border-color: var(--warning); }
        .finding.info mark { border-color: var(--info); }
        .finding.review mark { border-color: var(--review); }
        .file, .clean { margin: 1.5rem 0 0; }
        .file > summary, .clean > summary { padding: .5rem 0; border-bottom: 1px solid var(--hairline);
          color: var(--ink); }
        .file > summary > h2, .clean > summary > h2 { display: inline; margin: 0; font-size: 1.25rem; }
        .counts { margin-inline-start: .75rem; color: var(--quiet); }
        .map a:is(:target, :has(:target)) .m-tag { stroke: var(--ink); stroke-width: 4; }
        .rule h3 { margin-top: 0; }
        details { margin: 0 0 .75rem; }
        details div { padding-top: .5rem; }
        summary { color: var(--link); cursor: pointer; }
        summary:hover { text-decoration: underline; }

        """

    private static let screens = """
        .screen { margin-top: 1.5rem; }
        .upright { display: grid; grid-template-columns: minmax(0, 28rem) minmax(0, 1fr); gap: 2.5rem;
          align-items: start; }
        .account > h4:first-child { margin-top: 0; }
        .map { display: block; width: 100%; height: auto; margin: 0 auto; font-family: \(MapStyle.fonts); }
        .map + .map { margin-top: .75rem; }
        .graph { display: block; max-width: 100%; height: auto; font-family: \(MapStyle.fonts); }
        .sheet { margin: 0; padding: .75rem; border: 1px solid var(--hairline); border-radius: 16px;
          background: var(--paper); }
        .lying .sheet { margin-bottom: 2rem; }
        figcaption { padding: .5rem .5rem 0; }
        figcaption p { margin: 0 0 .5rem; }
        .legend { display: flex; flex-wrap: wrap; gap: .35rem 1.1rem; margin: 0; }
        .legend li { display: inline-flex; align-items: center; gap: .4rem; }
        .legend svg { flex: none; font-family: \(MapStyle.fonts); }
        .stops > li { display: flex; gap: .75rem; padding: .45rem 0; border-top: 1px solid var(--hairline); }
        .stops > li:first-child { border-top: 0; }
        .stops div { min-width: 0; }
        .stops p { margin: 0; }
        .said { counter-reset: stop; }
        .said > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 .75rem;
          counter-increment: stop; }
        .said > li > * { grid-column: 2; }
        .said > li::before { content: counter(stop); grid-row: 1 / span 9; background: var(--cursor);
          color: var(--onStrong); }
        .said > li::before, .stop, .letter { flex: none; align-self: start; min-width: 1.6rem; height: 1.6rem;
          padding: 0 .35rem; font-size: .8125rem; font-weight: 700; line-height: 1.6rem; text-align: center;
          border-radius: .8rem;
          font-variant-numeric: tabular-nums; }
        .stop { background: var(--cursor); color: var(--onStrong); }
        .letter { border: 1px solid var(--quiet); border-radius: .3rem; line-height: 1.5rem; }
        .words, .announced, .detail { unicode-bidi: plaintext; text-align: start; }
        .announced, .detail, .silent, .found { color: var(--quiet); font-size: .9375rem; }
        .silent { font-style: italic; }

        """

    private static let changes = """
        .change > summary > h3 { display: inline; }
        .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 24rem)); gap: 1.5rem; }
        .pair .map { max-height: 36rem; }
        .change td { width: 50%; }
        .change del, .change ins { text-decoration: none; }
        .change del { color: var(--quiet); text-decoration: line-through; }
        .change ins { font-weight: 600; }

        """

    /// The stop that the address names is marked in the list and on the map; the selectors pair them by their places.
    private static let player: String = {
        let pairs = (1...mostPlayed).map {
            ".screen:has(.said > :nth-child(\($0)):target) .m-stops > :nth-child(\($0))"
        }
        return """
            .said > :target { outline: 3px solid var(--cursor); outline-offset: -1px; border-radius: 8px; }
            .said > li { padding-inline: .5rem; }
            .steps { display: none; }
            .said > :target .steps { display: block; }
            \(pairs.joined(separator: ",\n")) { stroke-opacity: 1; stroke-width: 4px; fill: var(--cursor);
              fill-opacity: .15; }
            @media (prefers-reduced-motion: no-preference) {
              html { scroll-behavior: smooth; }
              .m-focus { transition: stroke-opacity .2s, fill-opacity .2s; }
            }

            """
    }()

    /// The most stops of a screen that are marked on its map (ours).
    private static let mostPlayed = 60

    private static let gallery = """
        .gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 1.25rem 1rem;
          padding: 0; list-style: none; }
        .gallery li { min-width: 0; }
        .gallery .thumb { display: block; width: 100%; height: auto; max-height: 14rem; margin-bottom: .4rem;
          border: 1px solid var(--outline); border-radius: 8px; background: var(--paper); }
        .gallery .name { font-weight: 600; line-height: 1.3; }
        .gallery .note { margin: .2rem 0 0; font-size: .8125rem; line-height: 1.35; }
        .gallery .note + .note { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
          overflow: hidden; }
        .bar { display: flex; gap: 2px; height: 5px; margin-top: .35rem; padding: 0; }
        .bar span { border-radius: 2px; }
        .bar .error { background: var(--error); }
        .bar .warning { background: var(--warning); }
        .bar .info { background: var(--info); }
        .bar .review { background: var(--review); }

        """

    private static let heat = """
        .wide { overflow-x: auto; }
        .heat { width: auto; }
        .heat th, .heat td { padding: .3rem .5rem; }
        .heat thead th { vertical-align: bottom; }
        .heat thead span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; }
        .heat tbody th { min-width: 9rem; max-width: 20rem; }
        .heat td { text-align: center; border: 1px solid var(--hairline); }
        .heat td a { display: block; font-weight: 600; }
        .heat-1 { background: color-mix(in srgb, var(--cursor) 6%, var(--paper)); }
        .heat-2 { background: color-mix(in srgb, var(--cursor) 12%, var(--paper)); }
        .heat-3 { background: color-mix(in srgb, var(--cursor) 18%, var(--paper)); }
        .heat-4 { background: color-mix(in srgb, var(--cursor) 24%, var(--paper)); }

        """

    private static let form = """
        #filter { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: end;
          gap: .5rem 1.25rem; margin: 1.5rem 0 0; padding: .75rem 1rem; border: 1px solid var(--outline);
          border-radius: 12px; background: var(--paper); }
        #filter[hidden] { display: none; }
        @media screen and (max-height: 45rem) { #filter { position: static; } }
        @media screen and (min-height: 45rem) and (min-width: 40rem) {
          html:has(#filter:not([hidden])) { scroll-padding-top: 12rem; }
        }
        #filter > label > span, #filter legend { display: block; color: var(--quiet); font-size: .875rem; }
        #filter fieldset { margin: 0; padding: 0; border: 0; }
        #filter fieldset div { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .2rem 0; }
        #filter input[type=search], #filter select, #filter button { padding: .3rem .6rem; font: inherit;
          color: var(--ink); border: 1px solid var(--outline); border-radius: 8px; background: var(--paper);
          max-width: 100%; }
        #filter input[type=checkbox] { width: 1.1rem; height: 1.1rem; vertical-align: -.15rem;
          accent-color: var(--link); }
        .moves { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; }
        [hidden] { display: none !important; }

        """

    private static let tables = """
        table { width: 100%; max-width: 60rem; margin-top: 1.5rem; border-collapse: collapse; }
        caption { padding-bottom: .4rem; font-weight: 600; text-align: start; }
        th, td { padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--hairline); text-align: start;
          vertical-align: top; font-variant-numeric: tabular-nums; }
        thead th { color: var(--quiet); font-size: .875rem; font-weight: 600; overflow-wrap: normal; }
        tbody th { font-weight: 400; }

        """

    private static let narrow = """
        @media (max-width: 62rem) {
          .upright { display: block; }
          .upright .sheet { max-width: 30rem; margin: 0 auto 2rem; }
        }
        @media (max-width: 40rem) {
          body { padding: 0 1rem; }
          header { padding-top: 1.5rem; }
          h1 { font-size: 1.75rem; }
          .figures { grid-template-columns: repeat(2, minmax(0, 1fr)); }
          .finding, .rule { padding: .9rem 1rem; }
          table:not(.heat), table:not(.heat) :is(caption, tbody, tr, th, td) { display: block; }
          table:not(.heat) thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
            clip-path: inset(50%); }
          table:not(.heat) tbody tr { padding: .6rem 0; border-bottom: 1px solid var(--hairline); }
          table:not(.heat) :is(th, td) { padding: 0; border: 0; }
          table:not(.heat) td::before { content: attr(data-label) ": "; color: var(--quiet); }
          table:not(.heat) td:empty { display: none; }
          #filter { position: static; }
        }
        @media screen and (min-width: 62.01rem) {
          .upright .sheet:not(.long) { position: sticky; top: 1rem; }
          .upright .sheet:not(.long) .map { max-height: calc(100vh - 9rem); }
        }

        """

    private static let paper = """
        @page { margin: 1.5cm; }
        @media print {
          body { padding: 0; background: none; font-size: 10pt; }
          .skip, nav { display: none; }
          .upright { display: block; }
          .upright .map { max-width: 11cm; max-height: 20cm; }
          .lying .map { max-height: 20cm; }
          .sheet, .finding, .rule, .figures li { border-color: #999999; }
          .sheet, .finding, .stops > li, tr { break-inside: avoid; }
          h1, h2, h3, h4, h5 { break-after: avoid; }
          #filter, .play, .steps { display: none; }
          .screen > h3, .screen > h3 + div > .sheet { break-after: avoid; }
          .gallery li { break-inside: avoid; }
          .stops { columns: 2; column-gap: 2rem; }
          .rule details { display: none; }
          details::details-content { content-visibility: visible; block-size: auto; }
          a { color: inherit; }
        }

        """
}
