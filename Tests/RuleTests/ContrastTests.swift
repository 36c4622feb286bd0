import A11yModel
import Testing

@testable import A11yEngine
@testable import A11yChecks
@testable import A11yPolicy

/// Contrast ratios against published values: those of WCAG's understanding documents and of public contrast checkers,
/// rounded to hundredths.
@Suite struct ContrastTests {
    @Test(arguments: [
        ("#000000", "#FFFFFF", 21.0), ("#FFFFFF", "#FFFFFF", 1), ("#777777", "#FFFFFF", 4.48),
        ("#767676", "#FFFFFF", 4.54), ("#949494", "#FFFFFF", 3.03), ("#808080", "#FFFFFF", 3.95),
        ("#595959", "#FFFFFF", 7.0), ("#FF0000", "#FFFFFF", 4.0), ("#0000FF", "#FFFFFF", 8.59),
        ("#008000", "#FFFFFF", 5.14), ("#FFFF00", "#FFFFFF", 1.07), ("#FF00FF", "#FFFFFF", 3.14),
        ("#00FF00", "#000000", 15.3), ("#007AFF", "#FFFFFF", 4.02), ("#FF0000", "#0000FF", 2.15),
    ])
    func `a known pair has its known ratio`(one: String, other: String, ratio: Double) throws {
        let (one, other) = (try #require(Color(hex: one)), try #require(Color(hex: other)))
        #expect(abs(one.contrast(with: other) - ratio) <= 0.005)
        #expect(one.contrast(with: other) == other.contrast(with: one))
    }

    @Test(arguments: [
        (1.0, "1"), (2.999, "2.99"), (4.4781, "4.47"), (4.5, "4.5"), (3.04, "3.04"), (21, "21"),
    ])
    func `a ratio is never shown as more than it is`(ratio: Double, words: String) {
        #expect(Color.words(forRatio: ratio) == words)
    }

    /// Text and background colours on a coarse grid.
    private static let colours = stride(from: 0, through: 0xFF, by: 0x55).flatMap { red in
        stride(from: 0, through: 0xFF, by: 0x55).flatMap { green in
            stride(from: 0, through: 0xFF, by: 0x55).map { blue in
                Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
            }
        }
    }

    @Test(arguments: [3, 4.5])
    func `the colour that is offered passes, as it is written`(ratio: Double) throws {
        for background in ContrastTests.colours {
            for text in ContrastTests.colours where text.contrast(with: background) < ratio {
                let offered = try #require(Color(hex: text.nearest(withContrast: ratio, to: background).hex))
                #expect(offered.contrast(with: background) >= ratio)
            }
        }
    }

    @Test func `where nothing passes the better end is offered`() throws {
        let grey = try #require(Color(hex: "#777777"))
        #expect(grey.nearest(withContrast: 7, to: grey).hex == "#000000")
    }

    @Test func `grey on white is darkened just enough`() throws {
        let (grey, white) = (try #require(Color(hex: "#AAAAAA")), try #require(Color(hex: "#FFFFFF")))
        #expect(grey.nearest(withContrast: 4.5, to: white).hex == "#767676")
    }
}
