import A11yModel
import TestSupport
import Testing

@testable import A11yReporters

/// Whole frames, as a terminal shows them.
@Suite struct FrameReporterTests {
    private func frame(
        _ text: String, _ problems: [Samples.Problematic], card: RuleCard? = nil, style: Rendering = .sample(),
        change: (inout Report) -> Void = { _ in }
    ) -> String {
        var report = Samples.report("a.yaml", text, problems)
        change(&report)
        let cards = card.map { [$0.id: $0] } ?? [:]
        let run = Run(
            reports: [report], version: "1.2.3", rules: 54, cards: cards, failLevel: .error, exitCode: 1)
        return FrameReporter.render(run, style: style)
    }

    @Test func `a finding shows its place, and the first of a rule its reason and remedy`() {
        let card = RuleCard(
            id: "image-label", title: "Picture without a name", category: "naming", severity: .error,
            confidence: .certain, rationale: "Nobody\nhears it.\n\nAnother paragraph.", remedy: "")
        let text = frame(
            "screen: A\nelements:\n  - type: image\n    id: hero\n  - type: image\n    id: other\n",
            [
                .init(
                    "type: image", rule: "image-label", message: "Image has no name", element: "hero", type: "image",
                    criteria: [.wcag("1.1.1")]),
                .init("other", rule: "image-label", message: "Image has no name", element: nil),
            ], card: card)
        #expect(
            text == """
                error[image-label]: Image has no name
                  ┌─ a.yaml:3:5 · image#hero · WCAG 1.1.1 A
                  │
                3 │ - type: image
                  │   ^^^^^^^^^^^
                  │
                  = why    Nobody hears it.
                  = fix    Change it.
                  = more   a11ylint explain image-label
                  = allow  an entry of `suppressions` in .a11ylint.yml with `rule: image-label` and a `reason`

                error[image-label]: Image has no name
                  ┌─ a.yaml:6:9
                  │
                6 │ id: other
                  │     ^^^^^
                  │

                2 errors in 1 file (1 screen, 1 element, 1 stop, 54 rules)
                Exit 1: 2 findings at or above "error".
                Help on a rule: a11ylint explain image-label

                """)
    }

    @Test func `related places are marked in the excerpt, and listed if they are far away`() {
        let file = """
            a: 价格 # far
            b:
            c:
            d:
            e: { text: "价格 👩‍👩‍👧", color: red, back: grey }
            f:
            g:
            h:
            i: there
            """
        var style = Rendering.sample()
        style.isBrief = true
        let problem = Samples.Problematic("red", rule: "contrast", message: "Too pale", element: nil)
        let text = frame(file, [problem], style: style) { report in
            func place(_ text: String, _ message: String) -> RelatedPlace {
                let start = file.utf8.count - file[(file.range(of: text)?.lowerBound ?? file.startIndex)...].utf8.count
                return RelatedPlace(message: message, range: SourceRange(start, start + text.utf8.count))
            }
            report.findings[0].related = [
                place("\"价格 👩‍👩‍👧\"", "this text"), place("grey", "on this"), place("there", "and there"),
            ]
            var again = report.findings[0]
            again.related = []
            report.findings[0].repeats = (0..<6).map { _ in Occurrence(again) }
            again.message = "Paler still"
            report.findings[0].repeats.insert(Occurrence(again), at: 1)
        }
        #expect(
            text.hasPrefix(
                """
                error[contrast]: Too pale (and 7 more like it)
                  ┌─ a.yaml:5:31
                  │
                5 │ e: { text: "价格 👩‍👩‍👧", color: red, back: grey }
                  │            ---------         ^^^        ---- on this
                  │            this text
                  ┊
                9 │ i: there
                  │    ----- and there
                  │
                  = also   a.yaml:5:31
                  = also   a.yaml:5:31 Paler still
                  = also   a.yaml:5:31
                  = also   a.yaml:5:31
                  = also   a.yaml:5:31
                  = also   in 2 more places
                """), "\(text)")
    }

    @Test func `a range of several lines has a bar`() {
        let text = frame(
            "a:\n  b: 1\n  c: 2\nd: 3\n", [.init("b: 1\n  c: 2\nd", rule: "r", message: "M", element: nil)])
        #expect(
            text.hasPrefix(
                """
                error[r]: M
                  ┌─ a.yaml:2:3
                  │
                2 │ ╭   b: 1
                3 │ │   c: 2
                4 │ ╰ d: 3
                  │

                """), "\(text)")
    }

    @Test func `with ASCII glyphs, only text from the file is not ASCII`() {
        let text = frame(
            "a: 价格\n", [.init("价格", rule: "r", message: "“M” …", element: nil)], style: .sample(glyphs: .ascii))
        #expect(
            text.hasPrefix(
                """
                error[r]: "M" ...
                  +- a.yaml:1:4
                  |
                1 | a: 价格
                  |    ^^^^
                  |

                """), "\(text)")
    }

    @Test(arguments: [20, 40, 60, 100])
    func `frames fit the width, and colour changes no text`(width: Int) {
        for report in [Samples.checkout, Samples.awkward] {
            let plain = FrameReporter.render(Samples.run([report]), style: .sample(width: width))
            let colored = FrameReporter.render(Samples.run([report]), style: .sample(color: .on, width: width))
            #expect(stripped(colored) == plain)
            if width >= 40 { #expect(plain.split(separator: "\n").allSatisfy { cells($0) <= width }, "\(plain)") }
        }
    }

    @Test func `the plain layout is that of the table format`() {
        let run = Samples.run([Samples.checkout])
        let style = Rendering.sample(layout: .plain)
        #expect(FrameReporter.render(run, style: style) == TableReporter.render(run, style: style))
    }
}

/// Marks stand below what they mark, whatever the line holds.
@Suite struct ExcerptLineTests {
    private static let pieces = [
        "a", "key: ", "\t", "按钮", "👩‍👩‍👧", "e\u{301}", "🇨🇭", "\u{7}", "ｶﾞ", "한", "{ ", "❤️", "\u{202E}", "\"", " ",
    ]

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `the cells of a range show the text of the range`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let before = (0..<dice.number(in: 0...60)).map { _ in dice.pick(Self.pieces) }.joined()
        let marked = (0...dice.number(in: 0...4)).map { _ in dice.pick(Self.pieces.filter { $0 != "\t" }) }.joined()
        let after = (0..<dice.number(in: 0...60)).map { _ in dice.pick(Self.pieces) }.joined()
        let text = before + "|" + marked + "|" + after
        let lines = LineTable(Array(text.utf8))
        let start = before.utf8.count + 1
        let range = SourceRange(start, start + marked.utf8.count)
        for width in [30, 60, 1000] {
            let line = ExcerptLine(
                SourceRange(0, text.utf8.count), of: lines, around: range.start, width: width, cut: "…")
            #expect(cells(line.text) <= width)
            let place = line.place(of: range)
            let under = characters(of: line.text, in: place)
            let wanted = marked.map { visible(String($0)) }.joined()
            // A cut line may lack the end of the marked text, not its beginning.
            #expect(width == 1000 ? under == wanted : wanted.hasPrefix(under.replacing("…", with: "")), "\(text)")
        }
    }

    @Test func `a line of megabytes is shown around the mark`() {
        let long = String(repeating: "x", count: 3_000_000)
        let lines = LineTable(Array((long + "HERE" + long).utf8))
        let line = ExcerptLine(
            SourceRange(0, 6_000_004), of: lines, around: 3_000_000, width: 40, cut: "...")
        #expect(line.text.count == 40)
        #expect(line.text.hasPrefix("...x") && line.text.hasSuffix("x..."))
        #expect(characters(of: line.text, in: line.place(of: SourceRange(3_000_000, 3_000_004))) == "HERE")
    }

    /// The characters of a text in these cells.
    private func characters(of text: String, in place: Range<Int>) -> String {
        var cell = 0
        var found = ""
        for character in text {
            if place.contains(cell) { found.append(character) }
            cell += cells(character)
        }
        return found
    }
}
