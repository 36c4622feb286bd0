import A11yDialects
import A11yModel
import TestSupport
import Testing

/// Compares the dialects with Foundation's parsers: each element with its label, identifier, value and frame, in the
/// same order. The system's elements are left out, and listed here.
struct RunningAppOracleTests {
    /// The application is the screen. The system draws the others.
    private static let system: Set = ["Application", "Keyboard", "StatusBar"]

    @Test(arguments: [
        ("orders-source.xml", ["Vertical scroll bar, 2 pages"]), ("timetable.xml", []), ("films-tv.xml", []),
        ("notes-source.json", []), ("post-wrapped.json", []), ("weather-axe.json", []), ("weather-idb.json", []),
    ])
    func `each element is found with its texts and frame`(file: String, systemLabels: [String]) throws {
        let source = fixture("screens/\(file)")
        let screen = try #require(ScreenDocument(parsing: source).screens.first)
        let tops = try oracleNodes(source.bytes)
        let wanted = tops.flatMap { $0.type == "Application" ? [$0] + $0.children : [$0] }
            .flatMap { $0.type == "Application" ? [] : $0.listed(without: RunningAppOracleTests.system) }
            .filter { node in !systemLabels.contains { node.line.hasPrefix("“\($0)”") } }
        #expect(!wanted.isEmpty)
        #expect(screen.elements.map { line(of: $0, in: screen) } == wanted.map(\.line))
        for (element, node) in zip(screen.elements, wanted) {
            guard let value = node.value else { continue }
            #expect(says(element, value), "\(node.type) \(node.line): \(value)")
        }
    }

    private func line(of element: Element, in screen: Screen) -> String {
        var rect: [Double]?
        if let own = element.frame {
            let around = screen.ancestors(of: element.id).compactMap { screen[$0].frame }
            rect = [
                around.reduce(own.x) { $0 + $1.x }, around.reduce(own.y) { $0 + $1.y }, own.width, own.height,
            ]
        }
        let label = element.type == .label ? element.text : element.label
        return OracleNode.line(label ?? "", element[.identifier]?.text ?? "", rect)
    }

    /// Whether the element has a value in any form: a text, a state, a selection.
    private func says(_ element: Element, _ value: String) -> Bool {
        if element.value == value || element.text == value { return true }
        let state = ["1", "true"].contains(value)
        return element[.isOn]?.flag == state || (state && element.isTrue(.selected))
    }
}
