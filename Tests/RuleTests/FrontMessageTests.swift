import A11yChecks
import A11yEngine
import A11yLint
import A11yModel
import A11yPolicy
import Testing

/// Of two views over one another, no message calls the lower one in front.
@Suite struct FrontMessageTests {
    /// Where the upper panel stands to the lower one.
    enum Relation: String, CaseIterable, Sendable {
        case siblings, wrappers, windows, nested, unplaced
    }

    private static let flags = ["", ", viewIsModal: true", ", presentation: sheet", ", presentation: alert"]
    private static let cases = Relation.allCases.flatMap { relation in
        flags.flatMap { lower in flags.map { upper in (relation, lower, upper) } }
    }

    private func panel(_ id: String, _ flag: String, at y: Int, placed: Bool, holding inner: String = "") -> String {
        let frame = placed ? ", frame: [20, \(y), 350, 500]" : ""
        return "{ type: view, id: \(id), backgroundColor: '#FFFFFF'\(flag)\(frame), children: [{ type: button, title: "
            + "\(id) button, action: \(id)\(placed ? ", frame: [10, 10, 200, 44]" : "") }\(inner)] }"
    }

    private func elements(_ relation: Relation, _ lower: String, _ upper: String) -> String {
        let placed = relation != .unplaced
        let (under, over) = (
            panel("lower", lower, at: 100, placed: placed), panel("upper", upper, at: 150, placed: placed)
        )
        switch relation {
        case .siblings, .unplaced: return "- \(under)\n- \(over)"
        case .wrappers: return "- { type: view, children: [\(under)] }\n- { type: view, children: [\(over)] }"
        case .windows: return "- { type: window, children: [\(under)] }\n- { type: window, children: [\(over)] }"
        case .nested: return "- " + panel("lower", lower, at: 100, placed: placed, holding: ", \(over)")
        }
    }

    @Test(arguments: cases)
    func `the lower one is never in front`(relation: Relation, lower: String, upper: String) {
        let text = "screen: A\ntitle: A\nelements:\n\(elements(relation, lower, upper))\n"
        for finding in lint(Source(path: "screen.yaml", text: text), with: Ruleset.builtIn).findings {
            let message = finding.message
            #expect(!message.contains(/“?lower”?,? which lies in front/), "\(message)")
            #expect(!message.contains(/lower is modal and in front/), "\(message)")
            #expect(!message.contains(/lower” lies over/), "\(message)")
        }
    }
}
