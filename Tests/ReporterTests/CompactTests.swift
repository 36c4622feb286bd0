import A11yModel
import A11yReporters
import Testing

@Suite struct CompactTests {
    @Test func `a finding is a line, sorted by path and place`() {
        let other = Samples.report(
            "a.yaml", "x\ny\n", [.init("y", rule: "r", message: "two\nlines", element: nil)])
        let text = CompactReporter.render(Samples.run([Samples.checkout, other]), style: .sample())
        #expect(
            text == """
                a.yaml:2:1: error: two\\nlines [r]
                screens/checkout.yaml:4:11: error: Image has no name and is not marked decorative [image-label]
                screens/checkout.yaml:7:11: error: Icon-only button has no accessible name [control-label]
                screens/checkout.yaml:10:12: warning: pay is 32 × 28 pt; 44 × 44 pt is the least a \
                finger hits reliably \
                [small-target]
                screens/checkout.yaml:11:11: review: A person must look at the order [order]
                screens/checkout.yaml:13:16: info: Contrast 2.81:1, needs 4.5:1 [text-contrast]

                """)
    }

    @Test func `a clean run has no line`() {
        #expect(CompactReporter.render(Samples.run([Samples.clean]), style: .sample()).isEmpty)
    }
}

@Suite struct ReporterListTests {
    @Test func `the list is sorted and its names are unique`() {
        let names = reporters.map { $0.name }
        #expect(names == Set(names).sorted())
    }

    @Test(arguments: reporters.map { $0.name })
    func `a reporter gives the same bytes for the same run in any order`(name: String) throws {
        let format = try #require(reporter(named: name))
        let reports = [Samples.checkout, Samples.awkward, Samples.clean]
        for style in [Rendering.sample(), .sample(color: .on, width: 60), .sample(glyphs: .ascii, layout: .plain)] {
            let first = format.render(Samples.run(reports), style: style)
            #expect(first == format.render(Samples.run(reports), style: style))
            #expect(first == format.render(Samples.run(reports.reversed()), style: style))
        }
    }
}
