import A11yModel
import TestSupport
import Testing

/// What a screen file tells of how an element is spoken, beyond its label.
@Suite struct NativeDetailTests {
    @Test func `an attributed label is a label in parts`() throws {
        let element = try #require(
            screen(
                """
                screen: A
                elements:
                - type: label
                  attributedLabel: [Say, { text: " moi", language: fr, pitch: 1.5 }]
                """
            ).elements.first)
        #expect(element.label == "Say moi")
        let spans = element[.attributedLabel]?.spans
        #expect(spans?.map(\.text) == ["Say", " moi"])
        #expect(spans?.last?.language == "fr")
        #expect(spans?.last?.pitch == 1.5)
    }

    @Test func `rotors, headers and texts name elements that exist`() {
        let text = """
            screen: A
            elements:
            - id: a
              customRotors: [Links, { name: Errors, elements: [a, b] }]
              headerElements: [c]
              nextTextElement: d
            """
        let document = document(text)
        #expect(document.problems.map(\.rule) == [.unknownReference, .unknownReference, .unknownReference])
        #expect(Set(document.problems.map { document.spelling($0.range) }) == ["b", "c", "d"])
        #expect(
            document.screens.first?.elements.first?[.customRotors]
                == .rotors([CustomRotor(name: "Links"), CustomRotor(name: "Errors", elements: ["a", "b"])]))
    }

    @Test(arguments: [
        "screen: A\nelements: [{ type: view, path: { oval: [10, 20, 30, 40] } }]",
        "<screen name=\"A\"><view><path oval=\"10 20 30 40\"/></view></screen>",
    ])
    func `an oval has the bounds of its rectangle`(text: String) {
        #expect(document(text).problems == [])
        let path = screen(text).elements.first?[.path]
        #expect(path?.bounds == Rect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func `an announcement has a text, and a shortcut its condition`() {
        let screen = screen(
            """
            screen: A
            onAppear: { post: announcement, text: 3 results }
            elements: [{ type: view, keyCommands: [{ input: r, when: a message is open }] }]
            """)
        #expect(screen.onAppear?.text == "3 results")
        #expect(
            screen.elements.first?[.keyCommands] == .keyCommands([KeyCommand(input: "r", when: "a message is open")]))
    }

    @Test func `the keyboard of the screen belongs to the system`() {
        let keyboard = screen("screen: A\nelements: [{ type: keyboard, frame: [0, 500, 390, 344] }]").elements.first
        #expect(keyboard?.isSystem == true)
    }
}
