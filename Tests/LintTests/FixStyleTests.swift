import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// How fixes are written: in the style of what stands around them, and nothing else is touched.
@Suite struct FixStyleTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: String
        let before: String
        let after: String

        init(_ name: String, _ file: String = "screen.yaml", before: String, after: String) {
            testDescription = name
            self.file = file
            self.before = before
            self.after = after
        }
    }

    static let cases = [
        Case(
            "comments, blank lines and the order of keys stay",
            before: """
                # The player.
                screen: Player   # one
                title: Player
                elements:

                  - type: button   # a button
                    # its words
                    label: Play button   # spoken
                    image: play
                """,
            after: """
                # The player.
                screen: Player   # one
                title: Player
                elements:

                  - type: button   # a button
                    # its words
                    label: Play   # spoken
                    image: play
                """),
        Case(
            "a line goes with its own comment, and without that of the next",
            before: """
                screen: Player
                title: Player
                elements:
                  - type: button
                    label: Play
                    hint: Play   # said twice
                    # what it does
                    action: play
                """,
            after: """
                screen: Player
                title: Player
                elements:
                  - type: button
                    label: Play
                    # what it does
                    action: play
                """),
        Case(
            "a new key comes before the parts of an element",
            before: """
                screen: Player
                title: Player
                elements:
                -   type: view
                    isElement: true
                    label: Like
                    action: like  # the heart
                    children:
                    - type: image
                """,
            after: """
                screen: Player
                title: Player
                elements:
                -   type: view
                    isElement: true
                    label: Like
                    action: like  # the heart
                    traits: [button]
                    children:
                    - type: image
                """),
        Case(
            "a list in lines gets a line",
            before: """
                screen: Player
                title: Player
                elements:
                  - type: button
                    label: Like
                    selected: true
                    traits:
                      - button  # as its class
                    action: like
                """,
            after: """
                screen: Player
                title: Player
                elements:
                  - type: button
                    label: Like
                    selected: true
                    traits:
                      - button  # as its class
                      - selected
                    action: like
                """),
        Case(
            "brackets, and quotation marks of either kind",
            before: """
                screen: Player
                title: Player
                elements:
                  - { type: button, label: 'It''s Play button', hint: "It's Play button", action: play }
                  - {type: button, "label": "Stop button", traits: ["playsSound"]}
                """,
            after: """
                screen: Player
                title: Player
                elements:
                  - { type: button, label: 'It''s Play', action: play }
                  - {type: button, "label": "Stop", traits: ["playsSound", "button"]}
                """),
        Case(
            "JSON stays JSON", "screen.json",
            before: """
                {"screen":"Player","title":"Player","elements":[
                {"type":"view","isElement":true,"label":"Like","action":"like"}]}
                """,
            after: """
                {"screen":"Player","title":"Player","elements":[
                {"type":"view","isElement":true,"label":"Like","action":"like","traits":["button"]}]}
                """),
        Case(
            "what stands elsewhere is left alone",
            before: """
                screen: Player
                title: Player
                elements:
                  - &like { type: view, isElement: true, label: Like, action: like }
                  - *like
                  - type: view
                    isElement: true
                    label: Share
                    action: share
                """,
            after: """
                screen: Player
                title: Player
                elements:
                  - &like { type: view, isElement: true, label: Like, action: like }
                  - *like
                  - type: view
                    isElement: true
                    label: Share
                    action: share
                    traits: [button]
                """),
        Case(
            "attributes in lines, and single quotation marks", "screen.xml",
            before: """
                <screen name="Player" title="Player">
                  <!-- the heart -->
                  <view isElement="true"
                        label='Like'
                        action="like"/>
                  <button label='Ben &amp; Jo&apos;s button' hint="Stop" action="stop"/>
                </screen>
                """,
            after: """
                <screen name="Player" title="Player">
                  <!-- the heart -->
                  <view isElement="true"
                        label='Like'
                        action="like"
                        traits="button"/>
                  <button label='Ben &amp; Jo&apos;s' hint="Stop" action="stop"/>
                </screen>
                """),
        Case(
            "what would contradict a trait, or silence what is inside, is left to a person",
            before: FixStyleTests.undecided, after: FixStyleTests.undecided),
    ]

    static let undecided = """
        screen: Player
        title: Player
        elements:
          - { type: slider, label: Volume, current: 0.5, traits: [header] }
          - type: button
            label: Row
            isElement: false
            action: openRow
            children:
              - { type: button, title: Less, action: less }
              - { type: button, title: More, action: more }
        """

    @Test(arguments: cases)
    func `a fix keeps to the style around it`(sample: Case) {
        for ending in ["\n", "\r\n"] {
            let text = sample.before.replacing("\n", with: ending) + ending
            let after = fixed(
                Source(path: sample.file, text: text), with: FileSettings(.recommended), applying: .unsafe)
            #expect(after.source.text == sample.after.replacing("\n", with: ending) + ending)
        }
    }

    @Test func `safe fixes are all that is made unless more is asked for`() {
        let source = Source(path: "screen.yaml", text: FixStyleTests.cases[2].before)
        #expect(fixed(source, with: FileSettings(.recommended), applying: .safe).count == 0)
        #expect(fixed(source, with: FileSettings(.recommended), applying: .none).count == 0)
    }

    @Test func `a file in another encoding is not written`() {
        let text = FixStyleTests.cases[0].before
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let after = fixed(
            Source(path: "screen.yaml", bytes: bytes), with: FileSettings(.recommended), applying: .unsafe)
        #expect(after.source.bytes == bytes)
        #expect(!after.report.findings.isEmpty && after.report.findings.allSatisfy { $0.fix == nil })
    }

    @Test func `fixing what is fixed changes nothing`() {
        for sample in FixStyleTests.cases {
            let source = Source(path: sample.file, text: sample.after)
            #expect(fixed(source, with: FileSettings(.recommended), applying: .unsafe).source.bytes == source.bytes)
        }
    }
}
