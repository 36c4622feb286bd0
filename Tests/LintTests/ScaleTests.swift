import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// Screens so large that a rule which compares each element with each other would never end.
@Suite struct ScaleTests {
    static let count = 300
    static let screens: [(name: String, text: String)] = [
        ("buttons in a column", siblings { "{ type: button, image: ic_\($0), frame: [0, \($0 * 50), 44, 44] }" }),
        ("buttons without frames", siblings { "{ type: button, title: Pay\($0 % 9) }" }),
        ("labels in one place", siblings { "{ type: label, text: t\($0 % 9), frame: [0, 0, 44, 44] }" }),
        ("views with the same function", siblings { "{ id: v\($0), action: open, frame: [\($0 % 300), 0, 44, 44] }" }),
        (
            "modal sheets",
            siblings { "{ id: s\($0), presentation: sheet, viewIsModal: true, children: [{ type: label, text: A }] }" }
        ),
        (
            "cells of a list",
            "screen: A\nelements:\n- type: tableView\n  children:\n" + (0..<count).map { cell($0) }.joined()
        ),
        (
            "lists that name all",
            "screen: A\nelements:\n- { elements: [\(ids)] }\n"
                + (0..<count).map { "- { id: e\($0), type: label, text: A }\n" }.joined()
        ),
        (
            "modal cousins",
            siblings { "{ id: p\($0), children: [{ viewIsModal: true, children: [{ type: label, text: A }] }] }" }
        ),
        (
            "actions for buttons",
            "screen: A\nelements:\n- isElement: true\n  customActions: [\(ids)]\n  children:\n"
                + (0..<count).map { "  - { type: button, title: e\($0), action: a\($0) }\n" }.joined()
                + (0..<count).map { "  - { type: label, text: t\($0) }\n" }.joined()
        ),
        (
            "gestures and actions",
            siblings { "{ type: label, text: A, gestures: { longPress: g\($0), pan: p }, customActions: [a\($0)] }" }
        ),
        (
            "buttons that are liked already",
            siblings { "{ children: [{ type: button, label: L\($0), selected: true, hint: Adds it, action: like }] }" }
        ),
        (
            "strips in a list",
            "screen: A\nelements:\n- type: tableView\n  children:\n" + (0..<count).map { strip($0) }.joined()
        ),
        ("references to nothing", siblings { "{ type: label, text: A, labelledBy: nobody\($0) }" }),
        ("one id", siblings { _ in "{ type: label, id: same, text: A }" }),
    ]

    private static func siblings(_ element: (Int) -> String) -> String {
        "screen: A\nelements:\n" + (0..<count).map { "- \(element($0))\n" }.joined()
    }

    private static func cell(_ index: Int) -> String {
        "  - { type: tableViewCell, frame: [0, \(index * 44), 390, 44], action: open,"
            + " children: [{ type: label, text: A\(index) },"
            + " { type: button, image: ic_like, action: like\(index) }] }\n"
    }

    private static func strip(_ index: Int) -> String {
        "  - { type: scrollView, frame: [0, \(index * 44), 390, 44],"
            + " children: [{ type: label, text: A\(index), frame: [400, 0, 99, 44] }] }\n"
    }

    private static let ids = (0..<count).map { "e\($0)" }.joined(separator: ", ")

    @Test(.timeLimit(.minutes(patience)), arguments: screens.map(\.name))
    func `hundreds of siblings end soon`(name: String) {
        let text = ScaleTests.screens.first { $0.name == name }?.text ?? ""
        let report = report(text, rules: .builtIn)
        #expect(report.tally.elements >= ScaleTests.count)
    }
}
