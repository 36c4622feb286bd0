import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// The comments that suppress the findings of a file.
@Suite struct AddedSuppressionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: String
        let before: String
        /// The added lines.
        let added: [String]
    }

    static let cases = [
        Case(
            testDescription: "one comment for all rules of an element", file: "screen.yaml",
            before: """
                screen: Player
                title: Player
                elements:
                  - type: button
                    label: Play button.
                  - { type: button, image: disc }
                """,
            added: [
                "  # a11ylint:ignore[role-in-label] known – for now",
                "  # a11ylint:ignore[missing-label] known – for now",
            ]),
        Case(
            testDescription: "a way between states", file: "screen.yaml",
            before: """
                screen: Player
                title: Player
                states:
                  - { state: played, by: tap play, changes: { play: { hidden: true } } }
                elements:
                  - { type: label, text: Song }
                  - { type: button, title: Lyrics, action: showLyrics }
                  - { type: button, id: play, title: Begin, action: begin }
                """,
            added: ["  # a11ylint:ignore[lost-focus] known – for now"]),
        Case(
            testDescription: "code, above lines that begin with the view", file: "Player.swift",
            before: """
                import SwiftUI
                struct Player: View {
                    var body: some View {
                        VStack {
                            Image("disc_2")
                            Image("disc_3")
                                .onTapGesture { play() }
                            Toggle("", isOn: $isOn)
                        }
                    }
                }
                """,
            added: [
                "            // a11ylint:ignore[unlabelled-image] known – for now",
                "            // a11ylint:ignore[missing-label,missing-trait] known – for now",
                "            // a11ylint:ignore[missing-label] known – for now",
            ]),
        Case(
            testDescription: "XML, where two hyphens would end the comment", file: "screen.xml",
            before: """
                <screen name="Player" title="Player">
                    <button image="disc"/>
                </screen>
                """,
            added: ["    <!-- a11ylint:ignore[missing-label] known – for now -->"]),
        Case(
            testDescription: "JSON has no comments", file: "screen.json",
            before: """
                { "screen": "Player", "title": "Player", "elements": [
                  { "type": "button", "image": "disc" }
                ] }
                """, added: []),
        Case(
            testDescription: "several elements in a line", file: "screen.yaml",
            before: """
                { screen: Player, title: Player, elements: [{ type: button, image: disc }] }
                """, added: []),
    ]

    @Test(arguments: cases)
    func `a comment is added on a line of its own above the element`(sample: Case) {
        for ending in ["\n", "\r\n"] {
            let source = Source(path: sample.file, text: sample.before.replacing("\n", with: ending) + ending)
            let findings = lint(source, with: .recommended).findings.filter { !$0.screen.isEmpty }
            let made = suppressions(of: findings, in: source, reason: "known --\n for now", inNotes: false)
            let text = String(decoding: made.edits.applied(to: source.bytes), as: UTF8.self)
            let lines = Set(sample.before.split(separator: "\n"))
            let added = text.replacing(ending, with: "\n").split(separator: "\n").filter { !lines.contains($0) }
            #expect(added.map(String.init) == sample.added)
            #expect(made.notes.isEmpty == !sample.added.isEmpty)
            #expect(made.count == (sample.added.isEmpty ? 0 : findings.count))
            let again = Source(path: sample.file, text: text)
            let rest = lint(again, with: .recommended).findings.filter { !$0.screen.isEmpty }
            #expect(suppressions(of: rest, in: again, reason: "once more", inNotes: false).edits.isEmpty)
        }
    }

    @Test func `Notes that are there stay below the new line`() {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <button id="play-0-btn">
                        <state key="normal" image="ic_play"/>
                        <attributedString key="userComments">
                            <fragment content="For translators: "/>
                            <fragment content="plays"/>
                        </attributedString>
                    </button>
                </objects>
            </document>
            """
        let source = Source(path: "View.xib", text: text)
        let findings = lint(source, with: .recommended).findings
        let made = suppressions(of: findings, in: source, reason: "known", inNotes: true)
        let written = String(decoding: made.edits.applied(to: source.bytes), as: UTF8.self)
        #expect(
            written.contains(
                """
                            <attributedString key="userComments">
                                <fragment content="a11ylint:ignore[missing-label] known&#10;"/>
                                <fragment content="For translators: "/>
                """))
        let again = Source(path: "View.xib", text: written)
        let report = lint(again, with: .recommended)
        #expect(!findings.isEmpty && report.findings.isEmpty && report.accepted.count == findings.count)
        #expect(Set(report.accepted.map { $0.acceptance?.reason }) == ["known"])
        #expect(suppressions(of: findings, in: again, reason: "known", inNotes: true).edits.isEmpty)
    }

    @Test func `Notes are written only on request`() {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <button id="play-0-btn">
                        <state key="normal" image="disc"/>
                    </button>
                </objects>
            </document>
            """
        let source = Source(path: "View.xib", text: text)
        let findings = lint(source, with: .recommended).findings
        #expect(suppressions(of: findings, in: source, reason: "known", inNotes: false).edits.isEmpty)
        let made = suppressions(of: findings, in: source, reason: "known & <fine>", inNotes: true)
        let written = String(decoding: made.edits.applied(to: source.bytes), as: UTF8.self)
        #expect(
            written.contains(
                """
                            <attributedString key="userComments">
                                <fragment content="a11ylint:ignore[missing-label] known &amp; &lt;fine&gt;"/>
                            </attributedString>
                        </button>
                """))
    }
}
