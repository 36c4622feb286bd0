import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// The autofix of an unused suppression leaves no trace of it.
@Suite struct SuppressionRemovalTests {
    struct Removal: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let before: String
        let after: String

        init(testDescription: String, before: String, after: String) {
            self.testDescription = testDescription
            self.before = before
            self.after = after
        }

        /// A removal in the elements of a YAML screen.
        init(_ description: String, _ before: [String], _ after: [String], newline: String = "\n") {
            func text(_ elements: [String]) -> String {
                (["screen: A", "title: A", "elements:"] + elements).map { $0 + newline }.joined()
            }
            self.init(testDescription: description, before: text(before), after: text(after))
        }
    }

    private static let named = "  - { type: button, title: Pay now }"
    private static let unnamed = "  - { type: button, image: a }"

    static let removals: [Removal] = [
        Removal("a line of its own", ["  # a11ylint:ignore[vague-label] why", named], [named]),
        Removal(
            "a line of its own that ends with CR LF", ["  # a11ylint:ignore[vague-label] why", named], [named],
            newline: "\r\n"),
        Removal(
            "behind a value, with the blanks before it", [named + " \t # a11ylint:ignore[vague-label] why"], [named]),
        Removal(
            "the first of two selectors", ["  # a11ylint:ignore[vague-label , missing-label] why", unnamed],
            ["  # a11ylint:ignore[missing-label] why", unnamed]),
        Removal(
            "the last of two selectors", ["  # a11ylint:ignore[missing-label, vague-label] why", unnamed],
            ["  # a11ylint:ignore[missing-label] why", unnamed]),
        Removal(
            "a range with both of its ends",
            ["  # a11ylint:off[vague-label] why", named, "  # a11ylint:on[vague-label]"], [named]),
        Removal(
            "one selector of a range, at both of its ends",
            [
                "  # a11ylint:off[vague-label, missing-label] why", unnamed,
                "  # a11ylint:on[missing-label, vague-label]",
            ], ["  # a11ylint:off[missing-label] why", unnamed, "  # a11ylint:on[missing-label]"]),
        Removal(
            testDescription: "XML: a line, a comment behind a tag, and one before a tag",
            before: """
                <screen name="A" title="A">
                  <!-- a11ylint:ignore[vague-label]
                       why -->
                  <button title="Pay now"/>
                  <button title="Call us"/> <!-- a11ylint:ignore[vague-label] why -->
                  <!-- a11ylint:ignore[vague-label] why --> <button title="Write to us"/>
                </screen>

                """,
            after: """
                <screen name="A" title="A">
                  <button title="Pay now"/>
                  <button title="Call us"/>
                  <button title="Write to us"/>
                </screen>

                """),
    ]

    @Test(arguments: removals)
    func `removing an unused suppression leaves a clean diff`(removal: Removal) {
        let before = report(removal.before, path: "a")
        #expect(before.findings.map(\.rule).filter { $0 != "unused-suppression" } == [])
        #expect(before.findings.allSatisfy { $0.fix?.applicability == .safe })
        var bytes = Array(removal.before.utf8)
        let edits = before.findings.compactMap(\.fix).flatMap(\.edits).sorted { $0.range < $1.range }
        for edit in edits.reversed() {
            bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == removal.after)
        #expect(report(removal.after, path: "a").findings.map(\.rule) == [])
    }
}
