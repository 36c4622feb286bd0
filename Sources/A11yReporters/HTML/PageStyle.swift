import A11yModel

/// How pages look: in light and dark mode, on paper, and on a phone.
enum PageStyle {
    /// The style sheet of a page; that of its maps is `MapStyle.sheet`.
    static let sheet =
        Palette.styled(variables) + text + parts + screens + changes + player + gallery + tables + form + narrow
        + wide + paper

    private static func variables(_ color: (Palette.Shade) -> String) -> String {
        ":root {\n" + Palette.shades.map { "  --\($0.name): \(color($0));\n" }.joined() + "}\n"
    }

    private static let text = """
        * { box-sizing: border-box; }
        html { scroll-padding-top: 1rem; }
        body { margin: 0; padding: 0 1.5rem; background: var(--ground); color: var(--ink); overflow-wrap: anywhere;
          font: 1rem/1.55 \(MapStyle.fonts); }
        header, main, footer { max-width: 90rem; margin: 0 auto; }
        header { padding-top: 1.5rem; }
        main:focus { outline: none; }
        h1, h2, h3, h4, h5 { line-height: 1.25; text-wrap: balance; margin: 0 0 .5em; }
        h1 { font-size: 2rem; letter-spacing: -.02em; }
        h2 { font-size: 1.5rem; letter-spacing: -.01em; margin-top: 2.5rem; }
        #summary > h2 { margin-top: 1.25rem; }
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
        .origin { font-size: 1.125rem; font-weight: 600; }
        .lead { color: var(--quiet); }
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
        .upright .sheet { max-width: 30rem; margin: 0 auto 2rem; }
        .account > h4:first-child { margin-top: 0; }
        .map { display: block; width: 100%; height: auto; margin: 0 auto; font-family: \(MapStyle.fonts); }
        .map + .map { margin-top: .75rem; }
        .graph { display: block; max-width: 100%; height: auto; font-family: \(MapStyle.fonts); }
        .sheet { margin: 0; padding: .75rem; border: 1px solid var(--hairline); border-radius: 16px;
          background: var(--paper); }
        .lying .sheet { margin-bottom: 2rem; }
        .shot { margin: .75rem 0 0; }
        .shot img { display: block; max-width: 100%; height: auto; margin: 0 auto; border-radius: 8px; }
        figcaption { padding: .5rem .5rem 0; }
        figcaption p { margin: 0 0 .5rem; }
        .legend { display: flex; flex-wrap: wrap; gap: .35rem 1.1rem; margin: 0; }
        .legend li { display: inline-flex; align-items: center; gap: .4rem; }
        .legend svg { flex: none; font-family: \(MapStyle.fonts); }
        .stops li { display: flex; gap: .75rem; padding: .45rem 0; border-top: 1px solid var(--hairline); }
        .stops > li:first-child, .container + ol > li:first-child { border-top: 0; }
        .stops div { min-width: 0; }
        .stops p { margin: 0; }
        .said { counter-reset: stop; }
        .said li:not(.within) { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 .75rem;
          counter-increment: stop; }
        .said li:not(.within) > * { grid-column: 2; }
        .said li:not(.within)::before { content: counter(stop); grid-row: 1 / span 9; background: var(--cursor);
          color: var(--onStrong); }
        .stops .within { display: block; padding-bottom: 0; }
        .within > ol { margin: 0; padding-inline-start: .75rem; border-inline-start: 2px solid var(--outline);
          list-style: none; }
        .container { color: var(--quiet); font-size: .9375rem; font-weight: 600; }
        .said li:not(.within)::before, .stop, .letter { flex: none; align-self: start; min-width: 1.6rem;
          height: 1.6rem; padding: 0 .35rem; font-size: .8125rem; font-weight: 700; line-height: 1.6rem;
          text-align: center; border-radius: .8rem;
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
        .gallery { padding: 0; list-style: none; }
        .gallery li { position: relative; display: grid; grid-template-columns: 3rem minmax(0, 1fr);
          column-gap: .75rem; align-content: start; padding: .5rem; border-bottom: 1px solid var(--hairline); }
        .gallery li > * { grid-column: 2; margin: 0; }
        .gallery .thumb { grid-column: 1; grid-row: 1 / span 5; width: 3rem; height: auto; max-height: 4.5rem;
          border: 1px solid var(--outline); border-radius: 4px; background: var(--paper); }
        .gallery .name { font-size: .9375rem; font-weight: 600; line-height: 1.3; }
        .gallery a::after { content: ""; position: absolute; inset: 0; }
        .gallery li:has([aria-current]) { background: var(--control); box-shadow: inset 3px 0 var(--link); }
        .gallery .note { font-size: .8125rem; line-height: 1.35; }
        #screens { max-height: 60vh; overflow-y: auto; overscroll-behavior: auto; }
        #screens > h2 { margin-top: 0; font-size: 1.25rem; }
        .bar { display: flex; gap: 2px; height: 5px; margin-top: .35rem; padding: 0; }
        .bar span { border-radius: 2px; }
        .bar .error { background: var(--error); }
        .bar .warning { background: var(--warning); }
        .bar .info { background: var(--info); }
        .bar .review { background: var(--review); }

        """

    private static let form = """
        #filter { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: .5rem 1rem;
          height: 3.5rem; padding: 0 .75rem; border: 1px solid var(--outline);
          border-radius: 12px; background: var(--paper); }
        #filter[hidden] { display: none; }
        html:has(#filter:not([hidden])) { scroll-padding-top: 4.25rem; }
        #filter > label { display: flex; flex: 1 1 auto; align-items: center; gap: .5rem; min-width: 0;
          max-width: 30rem; }
        #filter > label > span, #filter legend, #filter details label > span { color: var(--quiet);
          font-size: .875rem; }
        #filter input[type=search] { width: 100%; min-width: 0; }
        #filter > label > span, #filter summary { white-space: nowrap; }
        #filter details { margin: 0; }
        #filter details > div { position: absolute; inset-inline: 0; top: 100%; display: flex; flex-wrap: wrap;
          align-items: end; gap: .75rem 1.25rem; padding: .75rem; border: 1px solid var(--outline);
          border-radius: 12px; background: var(--paper); }
        #filter details label > span { display: block; }
        #filter output { margin-inline-start: auto; white-space: nowrap; font-variant-numeric: tabular-nums; }
        #filter fieldset { margin: 0; padding: 0; border: 0; }
        #filter fieldset div { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .2rem 0; }
        #filter input[type=search], #filter select, #filter button { padding: .3rem .6rem; font: inherit;
          color: var(--ink); border: 1px solid var(--outline); border-radius: 8px; background: var(--paper);
          max-width: 100%; }
        #filter button { min-width: 2.25rem; }
        #filter button + button { margin-inline-start: -.5rem; }
        #filter input[type=checkbox] { width: 1.1rem; height: 1.1rem; vertical-align: -.15rem;
          accent-color: var(--link); }
        @media screen and (max-height: 44rem) { #filter { position: relative; } }
        [hidden] { display: none !important; }

        """

    private static let tables = """
        table { width: 100%; max-width: 60rem; margin-top: 1.5rem; border-collapse: collapse; }
        caption { padding-bottom: .4rem; font-weight: 600; text-align: start; }
        th, td { padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--hairline); text-align: start;
          vertical-align: top; font-variant-numeric: tabular-nums; }
        thead th { color: var(--quiet); font-size: .875rem; font-weight: 600; }
        tbody th { font-weight: 400; }
        thead th, .rule-name { white-space: nowrap; overflow-wrap: normal; }

        """

    private static let narrow = """
        @media (max-width: 40rem) {
          body { padding: 0 1rem; }
          header { padding-top: 1.5rem; }
          h1 { font-size: 1.75rem; }
          .figures { grid-template-columns: repeat(2, minmax(0, 1fr)); }
          .finding, .rule { padding: .9rem 1rem; }
          table, table :is(caption, tbody, tr, th, td) { display: block; }
          table thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          table tbody tr { padding: .6rem 0; border-bottom: 1px solid var(--hairline); }
          table :is(th, td) { padding: 0; border: 0; }
          table td::before { content: attr(data-label) ": "; color: var(--quiet); }
          table td:empty { display: none; }
          #filter { gap: .5rem; margin: 0 -.5rem; }
          #filter summary { display: block; text-decoration: underline; }
          #filter > label > span, #filter output span { position: absolute; width: 1px; height: 1px; overflow: hidden;
            clip-path: inset(50%); }
        }

        """

    /// The list of screens on the left, and beside it one of them: the map, and what is found and said there.
    private static let wide = """
        #files { container-type: inline-size; min-width: 0; }
        @media screen and (min-width: 62.01rem) {
          .split { display: grid; grid-template-columns: 19rem minmax(0, 1fr); gap: 2rem; align-items: start;
            margin-top: 2rem; }
          #screens { position: sticky; top: 4.25rem; max-height: calc(100vh - 5rem); }
          .split .file:first-child, .single .file { margin-top: 0; }
          .single > .file:not(.chosen), .single > .file:has(> .chosen) > :is(.part:not(.chosen), .scenes) {
            display: none; }
        }
        @container (min-width: 54rem) {
          .upright { display: grid; grid-template-columns: minmax(0, 26rem) minmax(0, 1fr); gap: 2rem;
            align-items: start; }
          .upright .sheet:not(.long) { position: sticky; top: 4.25rem; }
          .upright .sheet:not(.long) .map { max-height: calc(100vh - 12rem); }
        }

        """

    private static let paper = """
        @page { margin: 1.2cm; }
        @media print {
          html { font-size: 8.5pt; }
          body { padding: 0; background: none; }
          .skip, nav, #filter, #screens, .scenes, .extent, .play, .steps { display: none; }
          header { padding: 0; }
          h2, .file > summary > h2, .clean > summary > h2 { font-size: 1.25rem; margin: 1em 0 .3em; }
          h3, h4 { font-size: 1.1rem; margin: .6em 0 .2em; }
          p, ul, ol, table, details { margin-bottom: .4rem; }
          .figures li { padding: .4rem .6rem; }
          .file { margin: .5rem 0 0; }
          .file > summary { padding: 0; }
          summary::marker { content: ""; }
          .file div { padding-top: 0; }
          .screen { margin: 0; }
          .screen > :is(h3, .score) { display: inline; margin-inline-end: .75em; }
          /* One line: where it is, then as much of the message as there is room for. */
          .finding { display: flex; align-items: baseline; gap: .5em; margin: 0; padding: 0;
            border: 0; border-radius: 0; font-size: 7.5pt; line-height: 1.5; }
          .finding > :is(h4, h5) { display: contents; font-size: inherit; font-weight: 400; }
          .finding > :is(pre, p:not(.where), details), .finding .criteria { display: none; }
          .finding :is(.where, .message) { overflow: hidden; margin: 0; font-size: inherit; text-overflow: ellipsis;
            white-space: nowrap; }
          /* A line may break there even where white space does not wrap. */
          .finding wbr { display: none; }
          .finding .where { order: 1; flex: none; max-width: 35%; }
          .finding .message { order: 2; flex: 1 1 0; }
          /* Drawn and read out where there is an error; elsewhere the findings do. */
          .screen:not(:has(.finding.error)) :is(.sheet, .stops, h4, .account > p) { display: none; }
          :is(.screen, .file):not(:has(.finding)), .screen > div > .note { display: none; }
          .upright .sheet { max-width: 8cm; margin: 0 0 .4rem; }
          .sheet { max-width: 8cm; padding: .2cm; border-color: #999999; break-inside: avoid; }
          .upright { display: block; }
          .upright .sheet:not(.long) { position: static; }
          .upright .sheet .map, .upright .sheet:not(.long) .map, .map, .shot img { max-height: 10cm; }
          .map + .map, figcaption .legend { display: none; }
          .stops { columns: 2; column-gap: 1.5rem; }
          .stops li { padding: .1rem 0; }
          .stops li:not(.within), .container { break-inside: avoid; }
          .container { break-after: avoid; }
          .rule { padding: 0; border: 0; break-inside: avoid; }
          .rule details, .rule .note { display: none; }
          th, td { padding: .1rem .5rem .1rem 0; }
          tr, .figures li { break-inside: avoid; }
          h1, h2, h3, h4, h5 { break-after: avoid; }
          details::details-content { content-visibility: visible; block-size: auto; }
          a { color: inherit; text-decoration: none; }
        }

        """
}
