import Testing

@testable import A11yCode

/// A whole app of classes that descend from one another and whose functions share their names: the cost of all answers
/// grows as the app does.
@Suite struct AppGrowthTests {
    private static let depth = 20

    private static func source(_ family: Int) -> CodeSource {
        let classes = (0..<depth).map { number in
            let base = number == 0 ? "UIView" : "Card\(family)x\(number - 1)"
            let outlets = number == 0 ? (0..<4).map { "@IBOutlet var b\($0): UIButton!" }.joined(separator: "\n") : ""
            let word = number == 0 ? "" : "override "
            return """
                class Card\(family)x\(number): \(base) {
                    \(outlets)
                    override func awakeFromNib() { super.awakeFromNib(); update() }
                    \(word)func update() {
                        \(number == 0 ? "" : "super.update()")
                        b\(number % 4).accessibilityLabel = model.title
                        configure(b\(number % 4))
                    }
                    func refresh\(number)() {
                        if model.isEmpty { b\(number % 4).setTitle("Add", for: .normal) } else { update() }
                    }
                    \(number == 0 ? "func configure(_ button: UIButton) { button.isEnabled = true }" : "")
                }
                """
        }
        return CodeSource(path: "Card\(family).swift") {
            Array(("import UIKit\n" + classes.joined(separator: "\n")).utf8)
        }
    }

    /// How many steps the questions about all buttons of the first classes take.
    private static func steps(_ families: Int) -> Int {
        let index = CodeIndex((0..<families).map(source))
        for family in 0..<families {
            for number in [0, depth - 1] {
                for button in 0..<4 {
                    var question = CodeQuestion()
                    question.base = "UIButton"
                    question.outlets = [.init(owner: "Card\(family)x\(number)", name: "b\(button)")]
                    question.holders = ["Card\(family)x\(number)"]
                    _ = index.answer(to: question)
                }
            }
        }
        return index.statistics.steps
    }

    /// A file of views whose properties are called like those of all others.
    private static func views(_ number: Int) -> CodeSource {
        let code = """
            import SwiftUI
            struct Page\(number): View { var body: some View { Row\(number)(isOn: true, icon: .open) } }
            struct Row\(number): View {
                var isOn: Bool
                var icon: Icon\(number)
                var title = "Row"
                var body: some View { Text(isOn ? title : icon.name) }
            }
            enum Icon\(number) {
                case open, close
                var name: String { self == .open ? "Open" : "Close" }
            }
            """
        return CodeSource(path: "Page\(number).swift") { Array(code.utf8) }
    }

    @Test func `twice the views take twice the steps`() {
        let steps = [40, 80].map { count in
            let sources = (0..<count).map(Self.views)
            let index = CodeIndex(sources)
            for source in sources { _ = index.views(at: source.path, holding: source.read() ?? []) { _, _ in nil } }
            return index.statistics.steps
        }
        #expect(Double(steps[1]) < 2.1 * Double(steps[0]), "\(steps)")
    }

    @Test func `what the versions of a view share is read once`() {
        let rows = (0..<100).map { "Text(\"Row \($0)\")" }.joined(separator: "\n")
        let steps = [1, 8].map { cases in
            let shown = (0..<cases).map { "case .mode\($0): Text(\"Mode \($0)\")" }.joined(separator: "\n")
            let code = Array(
                """
                import SwiftUI
                struct Page: View {
                    let mode: Mode
                    var body: some View { VStack { \(rows)
                        switch mode { \(shown) }
                    } }
                }
                """.utf8)
            let index = CodeIndex([CodeSource(path: "Page.swift") { code }])
            _ = index.views(at: "Page.swift", holding: code) { _, _ in nil }
            return index.statistics.steps
        }
        #expect(Double(steps[1]) < 1.5 * Double(steps[0]), "\(steps)")
    }

    @Test func `twice the classes and questions take twice the steps`() {
        let (small, large) = (Self.steps(15), Self.steps(30))
        #expect(Double(large) < 2.1 * Double(small), "\(small) steps, then \(large)")
    }
}
