import A11yLint
import A11yModel
import Testing

@testable import A11yWalk

/// What was found, in a walk.
@Suite struct WalkFindingTests {
    private static let screen = """
        screen: Shop
        title: Shop
        elements:
          - { type: label, id: name, text: Shop, frame: [16, 60, 300, 40] }
          - { type: button, id: cart, image: ic_cart, action: open, frame: [16, 110, 300, 44] }
          - { type: image, id: trash, image: ic_trash, action: remove, frame: [16, 160, 44, 44] }
          - { type: button, id: pay, image: ic_pay, action: pay, frame: [16, 260, 300, 44] }

        """

    private func walker() throws -> Walker {
        var walker = try Walker(Self.screen)
        walker.findings = lint(Source(path: "screen.yaml", text: Self.screen), preset: .recommended).findings
        return walker
    }

    @Test(arguments: [("f", 1), ("f f", 2), ("f f f", 2), ("G F", 1), ("F", 0), ("f F", 1)])
    func `a key jumps to the next element with findings`(line: String, position: Int) throws {
        #expect(try walker().after(line).position == position)
    }

    @Test func `a finding is shown at its element`() throws {
        let shown = try walker().after("f").picture
        #expect(shown.contains("error: VoiceOver says “ic cart. Button.”") && shown.contains("[missing-label]"))
        #expect(try !walker().picture.contains("[missing-label]"))
        #expect(try walker().after("f i").picture.contains("Found: error: VoiceOver says"))
        #expect(try walker().after("G f").answer == "No more findings in this direction.")
    }

    @Test func `a key names what is never reached, and why`() throws {
        let answer = try #require(try walker().after("u").answer)
        #expect(answer.hasPrefix("Never reached, 1 of 1: ") && answer.contains("trash") && answer.contains("line 6"))
        #expect(answer.contains("[missing-focus]"))
        #expect(try walker().after("u u").answer == answer)
        let whole = try Walker("screen: A\nelements:\n  - { type: button, id: pay, label: Pay }\n")
        #expect(try whole.after("u").answer == "Every element that VoiceOver should reach is reached.")
    }
}
