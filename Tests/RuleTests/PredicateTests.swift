import A11yLint
import A11yModel
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

@testable import A11yEngine

/// Conditions on pages: what each form matches, and what is unknown.
@Suite struct PredicateTests {
    private static let screen = """
        screen: Songs
        elements:
          - type: tableView
            id: table
            children:
              - type: tableViewCell
                id: cell
                isElement: false
                children:
                  - { type: label, id: title, text: Blue song, lines: 2, traits: [header] }
                  - { type: button, id: play, image: play, label: Play, customActions: [{ name: Stop }] }
          - { type: image, id: line, image: line, decorative: true }
          - { type: segmentedControl, id: kinds, items: [Songs, Films] }
        """

    @Test(arguments: [
        ("interactive", ["play"]), ("image", ["line"]), ("decorative", ["line"]),
        ("element", ["title", "play"]), ("{ label: present }", ["play"]),
        ("{ all: [text, { lines: absent }] }", []), ("{ any: [image, adjustable] }", ["line"]),
        ("{ not: { type: { one-of: [label, button, segment] } } }", ["table", "cell", "line", "kinds"]),
        ("{ inside: { type: { is: tableView } } }", ["cell", "title", "play"]),
        ("{ has: { label: present } }", ["table", "cell"]), ("{ has: { title: { is: Films } } }", ["kinds"]),
        ("{ has: { inside: { type: { is: segmentedControl } } } }", ["kinds"]),
        ("{ not: { has: { not: text } } }", ["title", "play", "line", "kinds"]),
        ("{ text: { contains: blue } }", ["title"]), ("{ text: { contains: blu } }", []),
        ("{ traits: { contains: header } }", ["title"]), ("{ speech: { matches: '^Blue.*Heading' } }", ["title"]),
        ("{ lines: { at-least: 2 } }", ["title"]), ("{ lines: { at-least: 3 } }", []),
        // A property that the screen does not give is unknown.
        ("{ not: { lines: { at-least: 3 } } }", ["title"]), ("{ customActions: { contains: Stop } }", ["play"]),
        ("{ has: { lines: { at-most: 1 } } }", []),
        ("{ not: { has: { lines: { at-most: 1 } } } }", ["title", "play", "line"]),
    ])
    func `a condition holds for the elements that it means`(condition: String, ids: [String]) throws {
        #expect(try PredicateTests.found(condition, in: PredicateTests.screen).sorted() == ids.sorted())
    }

    @Test func `a condition on what is above or below is asked no more often than there are elements`() {
        let screen = TestSupport.screen(PredicateTests.screen)
        for answers in [Predicate.answersAbove, Predicate.answersBelow] {
            var asked = 0
            let found = answers(
                { _ in
                    asked += 1
                    return nil
                }, screen)
            #expect(found.count == screen.elements.count)
            #expect(asked > 0 && asked <= screen.elements.count)
        }
    }

    @Test(.timeLimit(.minutes(patience)))
    func `conditions in conditions do not explode on a deep screen`() throws {
        let depth = 20
        var element = "{ type: button, id: leaf, label: A }"
        for _ in 0..<depth { element = "{ type: view, children: [\(element), { type: view }, { type: view }] }" }
        var condition = "{ label: { is: nobody } }"
        for level in 0..<20 { condition = "{ \(level.isMultiple(of: 2) ? "has" : "inside"): { not: \(condition) } }" }
        // If each level searched all others, this would never end.
        #expect(try PredicateTests.found(condition, in: "screen: A\nelements:\n  - \(element)\n") == [])
    }

    /// The ids of the elements that meet a condition, found by a rule that requires the opposite.
    private static func found(_ condition: String, in screen: String) throws -> [String] {
        let page = """
            id: house-rule
            title: A rule of the house
            severity: warning
            category: house
            remedy: Do it.
            message: '{element} is meant.'
            applies-to: \(condition)
            require: { all: [{ type: absent }] }
            """
        let decoded = Page.decode(page, file: "house-rule.yaml", extent: .head)
        let rule = try #require(decoded.page, "\(decoded.problems)").rule
        let findings = lint(Source(path: "a.yaml", text: screen), with: Ruleset([rule])).findings
        return findings.flatMap { [$0.element?.id] + $0.repeats.map { $0.element?.id } }.compactMap { $0 }
    }
}
