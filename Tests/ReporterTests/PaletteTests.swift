import A11yModel
import Testing

@testable import A11yReporters
@testable import A11yEngine
import A11yChecks
import A11yPolicy

/// The colours of pages and maps, measured with the code of our own contrast rules.
@Suite struct PaletteTests {
    @Test func `every pair of colours has the contrast that it needs, in light and in dark mode`() throws {
        for pair in Palette.pairs {
            for side in [\Palette.Shade.light, \.dark] {
                let front = try #require(Color(hex: pair.front[keyPath: side]))
                let back = try #require(Color(hex: pair.back[keyPath: side]))
                let ratio = front.contrast(with: back)
                #expect(ratio >= pair.least, "\(pair.front.name) on \(pair.back.name)")
            }
        }
    }

    @Test func `the style sheets use no other colours`() {
        let known = Set(Palette.shades.flatMap { [$0.light, $0.dark] })
        let sheets = PageStyle.sheet + MapStyle.sheet + MapStyle.sheetTexts
        let written = Set(sheets.matches(of: /#[0-9A-Fa-f]{6}\b/).map { String($0.0) })
        // The borders of printed pages.
        #expect(written.subtracting(known) == ["#999999"])
        #expect(!sheets.contains("{{"), "a colour or value is missing")
        #expect(!sheets.contains("<") && !sheets.contains("&"), "XML would read it otherwise than HTML")
    }
}

extension Palette {
    /// The pairs of foreground and background in use, with the contrast that each needs.
    fileprivate static let pairs: [(front: Shade, back: Shade, least: Double)] =
        [ground, paper, control, picture].flatMap { back in [(ink, back, 4.5), (quiet, back, 4.5)] }
        + [ground, paper].flatMap { back in [link, error, warning, info, review].map { ($0, back, 4.5) } }
        + [cursor, error, warning, info, review].map { (onStrong, $0, 4.5) }
        + [ground, paper, control, picture].flatMap { back in
            [cursor, error, warning, info, review].map { ($0, back, 3) }
        }
        + [(outline, paper, 3), (outline, ground, 3)]
}
