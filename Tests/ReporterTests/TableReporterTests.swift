import A11yModel
import TestSupport
import Testing

@testable import A11yReporters

/// Whole reports, as a terminal shows them.
@Suite struct TableReporterGoldenTests {
    @Test func `a table of 100 columns`() {
        let text = TableReporter.render(Samples.run([Samples.checkout]), style: .sample())
        #expect(
            text == """
                screens/checkout.yaml · screen "Checkout" · 3 elements
                ┌───────────┬─────────────┬──────────────────────────────────────────────┬───────────────┬─────────┐
                │ Severity  │ Where       │ Problem                                      │ Criterion     │ Fix     │
                ├───────────┼─────────────┼──────────────────────────────────────────────┼───────────────┼─────────┤
                │ ✖ error   │ 4:11        │ Image has no name and is not marked          │ WCAG 1.1.1 A  │ by hand │
                │           │ image#hero  │ decorative                                   │               │         │
                │           │             │ → Change it                                  │               │         │
                │           │             │ image-label                                  │               │         │
                ├╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌┤
                │ ✖ error   │ 7:11        │ Icon-only button has no accessible name      │ WCAG 4.1.2 A  │ by hand │
                │           │ button#pay  │ → Change it                                  │               │         │
                │           │             │ control-label                                │               │         │
                ├╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌┤
                │ ▲ warning │ 10:12       │ pay is 32 × 28 pt; 44 × 44 pt is the least a │ WCAG 2.5.8 AA │ by hand │
                │           │ button#pay  │ finger hits reliably                         │               │         │
                │           │             │ → Change it                                  │               │         │
                │           │             │ small-target                                 │               │         │
                ├╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌┤
                │ ● info    │ 13:16       │ Contrast 2.81:1, needs 4.5:1                 │ WCAG 1.4.3 AA │ by hand │
                │           │ label#total │ → Change it                                  │               │         │
                │           │             │ text-contrast                                │               │         │
                ├╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌┤
                │ ? review  │ 11:11       │ A person must look at the order              │ –             │ by hand │
                │           │ label#total │ → Change it                                  │               │         │
                │           │             │ order                                        │               │         │
                └───────────┴─────────────┴──────────────────────────────────────────────┴───────────────┴─────────┘

                2 errors, 1 warning, 1 info, 1 to review in 1 file (1 screen, 3 elements, 2 stops, 54 rules)
                Exit 1: 2 findings at or above "error".
                Source excerpts: --format frame. Help on a rule: a11ylint explain image-label

                """)
    }

    @Test func `a list of 60 columns`() {
        let text = TableReporter.render(Samples.run([Samples.checkout]), style: .sample(width: 60))
        #expect(
            text == """
                screens/checkout.yaml · screen "Checkout" · 3 elements
                  4:11   ✖ error    Image has no name and is not marked
                                    decorative
                                    → Change it
                                    image-label · image#hero · WCAG 1.1.1 A
                                    fix: by hand
                  7:11   ✖ error    Icon-only button has no accessible name
                                    → Change it
                                    control-label · button#pay
                                    WCAG 4.1.2 A · fix: by hand
                  10:12  ▲ warning  pay is 32 × 28 pt; 44 × 44 pt is the
                                    least a finger hits reliably
                                    → Change it
                                    small-target · button#pay
                                    WCAG 2.5.8 AA · fix: by hand
                  13:16  ● info     Contrast 2.81:1, needs 4.5:1
                                    → Change it
                                    text-contrast · label#total
                                    WCAG 1.4.3 AA · fix: by hand
                  11:11  ? review   A person must look at the order
                                    → Change it
                                    order · label#total · fix: by hand

                2 errors, 1 warning, 1 info, 1 to review in 1 file (1
                screen, 3 elements, 2 stops, 54 rules)
                Exit 1: 2 findings at or above "error".
                Source excerpts: --format frame.
                Help on a rule: a11ylint explain image-label

                """)
    }

    @Test func `a table in ASCII`() {
        var report = Samples.checkout
        report.findings.removeLast(3)
        let text = TableReporter.render(Samples.run([report]), style: .sample(glyphs: .ascii, width: 80))
        #expect(
            text == """
                screens/checkout.yaml - screen "Checkout" - 3 elements
                +----------+------------+---------------------------------------+--------------+
                | Severity | Where      | Problem                               | Criterion    |
                +==========+============+=======================================+==============+
                | x error  | 4:11       | Image has no name and is not marked   | WCAG 1.1.1 A |
                |          | image#hero | decorative                            |              |
                |          |            | -> Change it                          |              |
                |          |            | image-label; fix by hand              |              |
                +----------+------------+---------------------------------------+--------------+
                | x error  | 7:11       | Icon-only button has no accessible    | WCAG 4.1.2 A |
                |          | button#pay | name                                  |              |
                |          |            | -> Change it                          |              |
                |          |            | control-label; fix by hand            |              |
                +----------+------------+---------------------------------------+--------------+

                2 errors in 1 file (1 screen, 3 elements, 2 stops, 54 rules)
                Exit 1: 2 findings at or above "error".
                Source excerpts: --format frame. Help on a rule: a11ylint explain image-label

                """)
    }

    @Test func `plain lines`() {
        let text = TableReporter.render(Samples.run([Samples.checkout]), style: .sample(layout: .plain))
        #expect(
            text == """
                screens/checkout.yaml:4:11: error: Image has no name and is not marked decorative \
                [image-label] (element image#hero; WCAG 1.1.1 A; fix by hand)
                screens/checkout.yaml:7:11: error: Icon-only button has no accessible name [control-label] \
                (element button#pay; WCAG 4.1.2 A; fix by hand)
                screens/checkout.yaml:10:12: warning: pay is 32 x 28 pt; 44 x 44 pt is the least a finger hits \
                reliably [small-target] (element button#pay; WCAG 2.5.8 AA; fix by hand)
                screens/checkout.yaml:13:16: info: Contrast 2.81:1, needs 4.5:1 [text-contrast] (element \
                label#total; WCAG 1.4.3 AA; fix by hand)
                screens/checkout.yaml:11:11: review: A person must look at the order [order] (element \
                label#total; fix by hand)
                2 errors, 1 warning, 1 info, 1 to review in 1 file (1 screen, 3 elements, 2 stops, 54 rules). \
                Exit 1: 2 findings at or above "error".

                """)
    }
}

@Suite struct TableReporterTests {
    @Test(arguments: [80, 100, 200], [Rendering.Glyphs.unicode, .ascii])
    func `all lines of a table have the same width`(width: Int, glyphs: Rendering.Glyphs) {
        for report in [Samples.checkout, Samples.awkward] {
            let plain = TableReporter.render(Samples.run([report]), style: .sample(glyphs: glyphs, width: width))
            let colored = TableReporter.render(
                Samples.run([report]), style: .sample(color: .on, glyphs: glyphs, width: width))
            let frame: Set<Character> = ["│", "┌", "├", "└", "|", "+"]
            for text in [plain, stripped(colored)] {
                let lines = text.split(separator: "\n").filter { frame.contains($0.first ?? " ") }
                #expect(lines.count > 10)
                #expect(Set(lines.map { cells($0) }).count == 1)
                #expect(lines.allSatisfy { cells($0) <= width })
            }
            #expect(stripped(colored) == plain)
        }
    }

    @Test(arguments: [40, 60, 80, 100])
    func `the heading of a table breaks between its parts, and never in a path`(width: Int) {
        var report = Samples.checkout
        for path in ["a.yaml", "Sources/Checkout/Payment/Resources/Base.lproj/PaymentMethods.storyboard"] {
            report.path = path
            let lines = TableReporter.render(Samples.run([report]), style: .sample(width: width))
                .split(separator: "\n").prefix { !$0.hasPrefix("┌") && !$0.hasPrefix("  ") }
            #expect(lines.first?.hasPrefix(path) == true)
            #expect(lines.allSatisfy { cells($0) <= max(width, cells(path)) })
            #expect(lines.joined(separator: " · ") == "\(path) · screen \"Checkout\" · 3 elements")
        }
    }

    @Test func `a tip offers source excerpts once, in formats without them`() {
        let tip = "Source excerpts: --format frame. Help on a rule: a11ylint explain image-label\n"
        let run = Samples.run([Samples.checkout])
        #expect(TableReporter.render(run, style: .sample()).hasSuffix(tip))
        let others = [
            FrameReporter.render(run, style: .sample()), SummaryReporter.render(run, style: .sample()),
            TableReporter.render(run, style: .sample(layout: .plain)),
            TableReporter.render(run, style: .sample(detail: .findings)),
            TableReporter.render(Samples.run([Samples.clean]), style: .sample()),
        ]
        #expect(others.allSatisfy { !$0.contains("Source excerpts") })
    }

    @Test func `a table fits 80 columns even with places far into a file`() {
        let far = String(repeating: "\n", count: 99_999) + String(repeating: "_", count: 9_999)
        let report = Samples.report(
            "a.xib", far + "x",
            [
                .init(
                    "x", rule: "r", severity: .warning, message: "two words", element: "some-long-id",
                    criteria: [.wcag("2.4.6")])
            ])
        let text = TableReporter.render(Samples.run([report]), style: .sample(width: 80))
        #expect(text.contains("│ 100000:10000  │"))
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("│") }.allSatisfy { cells($0) <= 80 })
    }

    @Test(arguments: [(80, 30), (100, 37), (120, 50), (300, 80)])
    func `messages get the room that other columns leave, up to a readable width`(width: Int, least: Int) {
        let report = Samples.report(
            "a.xib", "x",
            [
                .init(
                    "x", rule: "r", severity: .warning, message: String(repeating: "words ", count: 99),
                    element: "an-id-longer-than-any-column-may-become-for-it", criteria: [.wcag("2.4.6")])
            ])
        let text = TableReporter.render(Samples.run([report]), style: .sample(width: width))
        let header = text.split(separator: "\n").first { $0.contains("Problem") } ?? ""
        let columns = header.split(separator: "│")
        #expect(columns.count == (width < 100 ? 4 : 5))
        #expect(columns.count > 2 && cells(columns[2]) - 2 >= least)
        #expect(width < 300 || cells(columns[2]) - 2 == least)
    }

    @Test(arguments: [20, 40, 60, 100])
    func `the summary fits the terminal`(width: Int) {
        let text = TableReporter.render(Samples.run([Samples.checkout]), style: .sample(color: .on, width: width))
        let closing = stripped(text).split(separator: "\n\n").last?.split(separator: "\n") ?? []
        #expect(closing.count >= 3)
        #expect(closing.allSatisfy { cells($0) <= width })
        #expect(text.contains("\u{1B}[31;1mExit 1\u{1B}[0m: 2 findings"))
    }

    @Test(arguments: [40, 79])
    func `a narrow terminal gets a list that fits it`(width: Int) {
        for report in [Samples.checkout, Samples.awkward] {
            let text = TableReporter.render(Samples.run([report]), style: .sample(color: .on, width: width))
            let findings = stripped(text).split(separator: "\n").filter { $0.hasPrefix("  ") }
            #expect(findings.count >= report.findings.count * 2)
            #expect(findings.allSatisfy { cells($0) <= width })
            #expect(!text.contains("│"))
        }
    }

    @Test(arguments: [40, 80, 100, 200])
    func `nothing is cut off`(width: Int) {
        let text = TableReporter.render(Samples.run([Samples.awkward]), style: .sample(width: width))
        #expect(text.count { $0 == "x" } >= 300)
        #expect(!text.contains("…"))
    }

    @Test func `no control character of a file reaches the terminal`() {
        for reporter in [TableReporter.self, CompactReporter.self] as [any Reporter.Type] {
            for layout in [Rendering.Layout.framed, .plain] {
                let text = reporter.render(Samples.run([Samples.awkward]), style: .sample(layout: layout))
                let controls = text.unicodeScalars.filter {
                    $0.properties.generalCategory == .control && $0 != "\n" || (0x202A...0x202E).contains($0.value)
                }
                #expect(controls.isEmpty)
                #expect(text.contains("\\u{1B}[31m"))
            }
        }
    }

    @Test func `a plain report is ASCII`() {
        let text = TableReporter.render(Samples.run([Samples.checkout]), style: .sample(color: .on, layout: .plain))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) })
    }

    @Test func `a table with ASCII glyphs is ASCII`() {
        let text = TableReporter.render(Samples.run([Samples.checkout]), style: .sample(glyphs: .ascii))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) })
    }

    @Test func `without colour there is no escape sequence`() {
        let text = TableReporter.render(Samples.run([Samples.checkout]), style: .sample(color: .off))
        #expect(!text.contains("\u{1B}"))
    }

    @Test func `severities have their base colours`() {
        let text = TableReporter.render(Samples.run([Samples.checkout]), style: .sample(color: .on))
        #expect(text.contains("\u{1B}[31;1m✖ error\u{1B}[0m"))
        // Yellow is not legible on a light terminal.
        #expect(text.contains("\u{1B}[1m▲ warning\u{1B}[0m"))
        #expect(text.contains("\u{1B}[36m● info\u{1B}[0m"))
        #expect(text.contains("\u{1B}[31;1mExit 1\u{1B}[0m"))
    }

    @Test func `the screen is named above the table, or beside each element if there are several`() {
        let one = TableReporter.render(Samples.run([Samples.checkout]), style: .sample())
        #expect(one.hasPrefix("screens/checkout.yaml · screen \"Checkout\" · 3 elements\n"))
        var report = Samples.checkout
        report.tally.screens = 2
        let two = TableReporter.render(Samples.run([report]), style: .sample())
        #expect(two.hasPrefix("screens/checkout.yaml · 2 screens · 3 elements\n"))
        #expect(two.contains("│ Checkout "))
        for style in [Rendering.sample(layout: .plain), .sample(width: 60)] {
            #expect(TableReporter.render(Samples.run([report]), style: style).contains("screen \"Checkout\""))
        }
    }
}
