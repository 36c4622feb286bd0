import Foundation
import Testing

/// The cost of a task against the limit of a configuration and against a baseline.
@Suite struct TaskBaselineTests {
    private static let baseline = ".a11ylint-baseline.json"

    private static func screen(_ texts: Int) -> String {
        """
        screen: Basket
        states: [{ state: paid, by: tap pay, post: screenChanged, elements: [{ type: button, label: Done }] }]
        cost: from start to paid
        elements:
        \((0..<texts).map { "  - { type: label, text: Text \($0) }" }.joined(separator: "\n"))
          - { type: button, id: pay, title: Pay, action: pay }
        """
    }

    private func check(_ folder: Folder, _ more: String...) throws -> String {
        try a11ylint(["check", "-q", "-f", "compact", "--select", "costly-task"] + more, in: folder.url).output
    }

    @Test func `a configuration sets the limit, and a baseline accepts no more steps than there were`() throws {
        let folder = try Folder([
            ".git/HEAD": "", ".a11ylint.yml": "rules: { costly-task: { most: 4 } }\n",
            "basket.yaml": TaskBaselineTests.screen(3),
        ])
        #expect(try check(folder) == "")
        try folder.write(TaskBaselineTests.screen(4), to: "basket.yaml")
        #expect(try check(folder).contains("5 steps in all; 4 are allowed"))
        #expect(try a11ylint(["baseline", "--select", "costly-task"], in: folder.url).status == 0)
        #expect(try folder.text(TaskBaselineTests.baseline).contains(#""most": 5"#))
        #expect(try check(folder, "--baseline", TaskBaselineTests.baseline) == "")
        try folder.write(TaskBaselineTests.screen(6), to: "basket.yaml")
        #expect(try check(folder, "--baseline", TaskBaselineTests.baseline).contains("7 steps in all"))
    }
}
