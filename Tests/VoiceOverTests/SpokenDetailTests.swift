import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// What an author says beyond label, value and hint is read back by the transcript.
@Suite struct SpokenDetailTests {
    private func transcript(_ text: String, with technology: Technology) -> String {
        let screen = screen(text)
        let traversal = technology.traversal(of: screen, in: VoiceOver.simulate(screen))
        return Transcript([traversal], lines: LineTable([])).text
    }

    private static let details = [
        ("attributedLabel: [{ text: Bonjour, language: fr }, { text: WWDC, spellOut: yes }]", "Bonjour WWDC"),
        ("attributedLabel: [{ text: Bonjour, language: fr }]", "In parts: “Bonjour” in fr"),
        ("attributedLabel: [{ text: Up, pitch: 1.5 }]", "“Up” at pitch 1.5"),
        ("attributedLabel: [{ text: Part two, headingLevel: 2 }]", "“Part two” heading level 2"),
        ("attributedLabel: [{ text: 你好 }, { text: 世界, spellOut: yes }]", "你好世界"),
        (
            "label: Page, readingLines: ['Once upon a time, a linter', slept.]",
            "Read by line: “Once upon a time, a linter”, “slept.”"
        ),
        ("label: Page, nextTextElement: other", "Reading goes on in: other"),
        (
            "label: Plan, gestures: { threeFingerSwipeLeft: turn }",
            "Gestures: a swipe of three fingers to the left: turn"
        ),
        ("label: Plan, overrides: [zoomIn, zoomOut]", "Zooms by: zoomIn, zoomOut"),
        ("label: Song, whileFocused: pauseAutoplay", "While focused: pauseAutoplay"),
        ("label: Piano, directTouchOptions: [silentOnTouch]", "Direct touch: silentOnTouch"),
        ("label: Pen, showsLargeContentViewer: yes, largeContentTitle: Draw", "Large content viewer: Draw"),
        ("label: Photo, ignoresInvertColors: yes", "Smart Invert: keeps its colours"),
        ("label: Ring, localPath: { oval: [0, 0, 44, 44] }", "Cursor: a shape of its own"),
        ("label: Text, customRotors: [Mistakes]", "Rotors: Mistakes"),
    ]

    @Test(arguments: details)
    func `a detail of an element stands below its stop`(line: String, expected: String) {
        let text = """
            screen: A
            elements:
            - { type: view, isElement: yes, \(line), frame: [0, 0, 100, 100] }
            - { type: label, id: other, text: Other, frame: [0, 200, 100, 20] }
            """
        #expect(transcript(text, with: .voiceover).contains(expected), "\(transcript(text, with: .voiceover))")
    }

    private static let notes = [
        ("onAppear: { post: announcement, text: 3 results }\nelements: []", "VoiceOver announces “3 results”."),
        ("onAppear: { post: pauseAssistiveTechnology }\nelements: []", "the app pauses the assistive technology"),
        ("onAppear: { post: resumeAssistiveTechnology }\nelements: []", "lets the assistive technology go on"),
        ("elements: [{ type: keyboard, frame: [0, 544, 390, 300] }]", "a keyboard, is not listed"),
        (
            "elements: [{ type: view, id: page, customRotors: [Mistakes], children: [{ type: label, text: A }] }]",
            "In page, the rotor offers Mistakes."
        ),
        (
            "platform: tvos\nelements: [{ type: view, id: row, headerElements: [head], children: "
                + "[{ type: label, id: head, text: Drama }] }]",
            "The header of row is head."
        ),
    ]

    @Test(arguments: notes)
    func `what holds for the screen or a container is a note`(text: String, expected: String) {
        let transcript = transcript("screen: A\n\(text)\n", with: .voiceover)
        #expect(transcript.contains(expected), "\(transcript)")
    }

    @Test func `a shortcut tells when it works`() {
        let text = """
            screen: A
            elements: [{ type: button, title: Save, keyCommands: [{ input: s, modifiers: command, when: editing }] }]
            """
        #expect(transcript(text, with: .keyboard).contains("Keys: ⌘S, when editing"))
    }
}
