import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// What comments, Notes and the configuration suppress, and what they leave.
@Suite struct SuppressionTests {
    /// A screen with the ids of the elements on which `missing-label` is suppressed, and of those on which it is not.
    struct Placed: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let accepted: [String]
        var left: [String] = []
    }

    static let placed: [Placed] = [
        Placed(
            testDescription: "the next element, not those in it, nor the one behind",
            text: """
                screen: A
                elements:
                  # a11ylint:ignore[missing-label] why

                  # some other words
                  - type: button
                    id: a
                    image: a
                  - { type: button, id: b, image: b }
                """, accepted: ["a"], left: ["b"]),
        Placed(
            testDescription: "an element that a line of its own ends",
            text: """
                screen: A
                elements:
                  - { type: button, id: a, image: a } # a11ylint:ignore[missing-label] why
                  - type: button # a11ylint:ignore[missing-label] why
                    id: b
                    image: b
                  - { type: button, id: c, image: c }
                """, accepted: ["a", "b"], left: ["c"]),
        Placed(
            testDescription: "an element and everything in it",
            text: """
                screen: A
                elements:
                  # a11ylint:ignore-tree[missing-label] why
                  - type: view
                    children:
                      - { type: button, id: a, image: a }
                      - type: view
                        children: [{ type: button, id: b, image: b }]
                  - { type: button, id: c, image: c }
                """, accepted: ["a", "b"], left: ["c"]),
        Placed(
            testDescription: "the list below a key of an element",
            text: """
                screen: A
                elements:
                  - type: view
                    # a11ylint:ignore[missing-label] why
                    children:
                      - { type: button, id: a, image: a }
                      - { type: button, id: b, image: b }
                """, accepted: ["a"], left: ["b"]),
        Placed(
            testDescription: "the whole file",
            text: """
                # yaml-language-server: $schema=x
                # a11ylint:ignore-file[category:naming] why
                screen: A
                elements:
                  - { type: button, id: a, image: a }
                  - { type: button, id: b, image: b }
                """, accepted: ["a", "b"]),
        Placed(
            testDescription: "a range of equal indentation, selector by selector",
            text: """
                screen: A
                elements:
                  - { type: button, id: a, image: a }
                  # a11ylint:off[missing-label, small-target] why
                  - { type: button, id: b, image: b, frame: [0, 0, 9, 9] }
                  # a11ylint:on[missing-label]
                  - { type: button, id: c, image: c }
                  # a11ylint:on[small-target]
                """, accepted: ["b", "b"], left: ["a", "c"]),
        Placed(
            testDescription: "XML: the next element, and the one that a comment follows",
            text: """
                <screen name="A">
                  <!-- a11ylint:ignore[missing-label] why -->
                  <button id="a" image="a"/>
                  <button id="b" image="b"/> <!-- note --> <!-- a11ylint:ignore[missing-label] why -->
                  <view> <!-- a11ylint:ignore-tree[missing-label] why -->
                    <button id="c" image="c"/>
                  </view>
                  <button id="d" image="d"/>
                </screen>
                """, accepted: ["a", "b", "c"], left: ["d"]),
        Placed(
            testDescription: "XML: a file, and a range among siblings",
            text: """
                <?xml version="1.0"?>
                <!-- a11ylint:ignore-file[small-target] why -->
                <screen name="A">
                  <!-- a11ylint:off[missing-label] why -->
                  <view><button id="a" image="a"/></view>
                  <button id="b" image="b" frame="0 0 9 9"/>
                  <!-- a11ylint:on[missing-label] -->
                  <button id="c" image="c"/>
                </screen>
                """, accepted: ["a", "b", "b"], left: ["c"]),
        Placed(
            testDescription: "Interface Builder: the Notes of a button, and those of a controller",
            text: storyboard(
                buttonNotes: ["For translators.\na11ylint:ignore[missing-label] why"], controllerNotes: []),
            accepted: ["btn-a"], left: ["btn-b"]),
        Placed(
            testDescription: "Interface Builder: a directive in several fragments",
            text: storyboard(
                buttonNotes: [], controllerNotes: ["a11ylint:ignore", "-tree[missing-label] why", " and why"]),
            accepted: ["btn-a", "btn-b"]),
    ]

    private static func storyboard(buttonNotes: [String], controllerNotes: [String]) -> String {
        func notes(_ fragments: [String]) -> String {
            guard !fragments.isEmpty else { return "" }
            let parts = fragments.map { "<fragment content=\"\($0.replacing("\n", with: "&#10;"))\"/>" }.joined()
            return "<attributedString key=\"userComments\">\(parts)</attributedString>"
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s"><objects><viewController title="Order" id="ctl">
            <view key="view" id="root"><subviews>
            <button id="btn-a"><state key="normal" image="a"/>\(notes(buttonNotes))</button>
            <button id="btn-b"><state key="normal" image="b"/></button>
            </subviews></view>\(notes(controllerNotes))
            </viewController></objects></scene></scenes></document>
            """
    }

    static let rules = Ruleset.builtIn.selecting([.rule("missing-label"), .rule("small-target"), .rule("low-contrast")])

    @Test(arguments: placed)
    func `a directive suppresses at its place and nowhere else`(placed: Placed) {
        let report = report(placed.text, path: "a", rules: SuppressionTests.rules)
        #expect(report.accepted.map { $0.element?.id } == placed.accepted)
        let found = report.findings.filter { $0.rule == "missing-label" }
        #expect(found.map { $0.element?.id } == placed.left)
        #expect(report.findings.filter { $0.rule != "missing-label" }.map(\.message) == [])
        #expect(report.accepted.allSatisfy { $0.acceptance?.reason.hasPrefix("why") == true })
    }

    @Test func `a directive behind or above a property covers nothing else of the element`() {
        func text(_ above: String, _ behind: String) -> String {
            """
            screen: A
            elements:
              - type: label
                id: a
                text: Total
                \(above)
                textColor: "#9A9A9A"\(behind)
                backgroundColor: "#FFFFFF"
            """
        }
        let directive = "# a11ylint:ignore[low-contrast] why"
        for text in [text(directive, ""), text("hint: Sum", " " + directive)] {
            let report = report(text, rules: SuppressionTests.rules)
            #expect(report.accepted.map(\.rule) == ["low-contrast"], "\(text)")
            #expect(report.findings.map(\.message) == [], "\(text)")
        }
    }

    @Test func `of a violation in several rows only the rows with a directive are suppressed`() throws {
        let rows = (0..<4).map { row in
            """
                  - type: tableViewCell
                    children:
                      - { type: label, text: Song \(row) }
                      \(row == 0 || row == 2 ? "# a11ylint:ignore[missing-label] why \(row)" : "# nothing")
                      - { type: button, id: play\(row), image: play.png }
            """
        }
        let text = "screen: A\nelements:\n  - type: tableView\n    children:\n" + rows.joined(separator: "\n")
        let report = report(text, rules: SuppressionTests.rules)
        let left = try #require(report.findings.first { $0.rule == "missing-label" })
        #expect(left.element?.id == "play1" && left.repeats.map { $0.element?.id } == ["play3"])
        #expect(report.accepted.map { $0.element?.id } == ["play0", "play2"])
        #expect(report.accepted.map { $0.acceptance?.reason } == ["why 0", "why 2"])
        #expect(report.accepted.allSatisfy { $0.repeats.isEmpty })
    }

    @Test func `a suppressed finding still outranks others`() {
        let plain = report("screen: A\nelements:\n  - { type: button, id: a, image: a }", rules: .recommended)
        let text = "screen: A\nelements:\n  # a11ylint:ignore[missing-label] why\n  - { type: button, id: a, image: a }"
        let accepting = report(text, rules: .recommended)
        #expect(accepting.findings.map(\.rule) == plain.findings.map(\.rule).filter { $0 != "missing-label" })
    }

    @Test func `findings about directives can be suppressed in a file, except for malformed ones`() {
        let text = """
            # a11ylint:ignore-file[unexplained-suppression, unused-suppression] from before
            # a11ylint:ignore-file[category:files]
            screen: A
            elements:
              # a11ylint:ignore[vague-label]
              - { type: button, title: Pay now }
              # a11ylint:ignore[vague-labels]
              - { type: button, title: Go back }
            """
        let report = report(text, rules: .recommended)
        #expect(report.findings.map(\.rule).filter { $0.hasSuffix("suppression") } == ["invalid-suppression"])
    }
}
