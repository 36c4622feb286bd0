import A11yAgreement
import A11yLint
import A11yModel
import A11yReporters

// Records of what a device said.

/// A screen that has something to say in every part.
private let specimen = Source(
    path: "orders.yaml",
    text: """
        screen: Orders
        elements:
          - { type: label, text: Orders, traits: header, frame: [0, 60, 300, 40] }
          - { type: button, title: Add, hint: Adds an order, frame: [0, 120, 300, 40], customActions: [Split] }
          - { type: switch, label: Gift wrap, frame: [0, 180, 300, 40] }

        """)

/// A record is refused with a place in the file, or compared: then each of its stops stands in one row.
func examineRecord(_ bytes: [UInt8]) {
    guard let (screen, simulation) = simulate(specimen).screens.first else { return }
    do throws(RecordReader.Refusal) {
        let record = try RecordReader.read(Source(path: "record", bytes: bytes), named: screen.name)
        let comparison = SpeechComparison(screen, simulation, with: record)
        let numbers = comparison.rows.compactMap { $0.recorded?.number }
        law(numbers.sorted() == Array(1...max(1, record.stops.count)), "each stop of a record has a row")
        let style = Rendering(color: .off, glyphs: .unicode, layout: .framed, detail: .summary, width: 80)
        keepLaws(ofText: ComparisonText.render(comparison, allowing: [], style), "a comparison")
    } catch {
        law(0...bytes.count ~= error.offset && !error.sentence.isEmpty, "a refusal says where and why")
    }
}
