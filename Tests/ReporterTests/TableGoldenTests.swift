import A11yModel
import A11yReporters
import Testing

/// Whole reports, as they look.
@Suite struct TableGoldenTests {
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
                │           │             │ image-label                                  │               │         │
                ├╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌┤
                │ ✖ error   │ 7:11        │ Icon-only button has no accessible name      │ WCAG 4.1.2 A  │ by hand │
                │           │ button#pay  │ control-label                                │               │         │
                ├╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌┤
                │ ▲ warning │ 10:12       │ pay is 32 × 28 pt; 44 × 44 pt is the least a │ WCAG 2.5.8 AA │ by hand │
                │           │ button#pay  │ finger hits reliably                         │               │         │
                │           │             │ small-target                                 │               │         │
                ├╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌┤
                │ ● info    │ 13:16       │ Contrast 2.81:1, needs 4.5:1                 │ WCAG 1.4.3 AA │ by hand │
                │           │ label#total │ text-contrast                                │               │         │
                ├╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌┤
                │ ? review  │ 11:11       │ A person must look at the order              │ –             │ by hand │
                │           │ label#total │ order                                        │               │         │
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
                                    image-label · image#hero · WCAG 1.1.1 A
                                    fix: by hand
                  7:11   ✖ error    Icon-only button has no accessible name
                                    control-label · button#pay
                                    WCAG 4.1.2 A · fix: by hand
                  10:12  ▲ warning  pay is 32 × 28 pt; 44 × 44 pt is the
                                    least a finger hits reliably
                                    small-target · button#pay
                                    WCAG 2.5.8 AA · fix: by hand
                  13:16  ● info     Contrast 2.81:1, needs 4.5:1
                                    text-contrast · label#total
                                    WCAG 1.4.3 AA · fix: by hand
                  11:11  ? review   A person must look at the order
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
                |          |            | image-label; fix by hand              |              |
                +----------+------------+---------------------------------------+--------------+
                | x error  | 7:11       | Icon-only button has no accessible    | WCAG 4.1.2 A |
                |          | button#pay | name                                  |              |
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
