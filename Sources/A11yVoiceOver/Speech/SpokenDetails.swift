import A11yModel

// What an author says of how an element is spoken and read, and the words of a stop do not tell.

extension Element {
    /// Each list of such details, with its title.
    var spokenDetails: [(title: String, words: [String])] {
        [
            ("Rotors", (self[.customRotors]?.rotors ?? []).map(\.name)),
            ("In parts", (self[.attributedLabel]?.spans ?? []).filter(\.isSpokenOtherwise).map(\.description)),
            ("Read by line", (self[.readingLines]?.texts ?? []).map { "“\($0)”" }),
            ("Reading goes on in", [self[.nextTextElement]?.text].compactMap { $0 }),
            ("Gestures", gesturesOfSeveralFingers),
            ("Zooms by", (self[.overrides]?.texts ?? []).filter { $0 == "zoomIn" || $0 == "zoomOut" }),
            ("While focused", [self[.whileFocused]?.text].compactMap { $0 }),
            ("Direct touch", self[.directTouchOptions]?.texts ?? []),
            ("Large content viewer", largeContent),
            ("Smart Invert", isTrue(.ignoresInvertColors) ? ["keeps its colours"] : []),
            ("Cursor", self[.localPath] == nil ? [] : ["a shape of its own"]),
        ]
    }

    /// What fingers beside the first do, which VoiceOver may keep for itself: “a double tap of two fingers: zoom”.
    private var gesturesOfSeveralFingers: [String] {
        let gestures = self[.gestures]?.gestures ?? [:]
        return Gesture.allCases.filter(\.isOfSeveralFingers).compactMap { gesture in
            gestures[gesture].map { "\(gesture.title): \($0)" }
        }
    }

    private var largeContent: [String] {
        guard isTrue(.showsLargeContentViewer) else { return [] }
        let title = self[.largeContentTitle]?.text ?? title ?? text ?? ""
        return [title, self[.largeContentImage]?.text ?? ""].filter { !$0.isEmpty }
    }
}

extension Traversal {
    /// What an author says of the whole screen and its containers, and no stop tells.
    static func notes(onAuthorsWordsIn screen: Screen, _ simulation: Simulation) -> [String] {
        let shown = screen.elements.filter { simulation.layout.isShown[$0.id.index] }
        let isKept =
            screen.input == .native
            && shown.contains { element in
                element.isSystem && element.children.isEmpty && simulation.position(of: element.id) == nil
            }
        return [
            note(onAppearanceOf: screen), isKept ? "What the system shows, such as a keyboard, is not listed." : nil,
        ]
        .compactMap { $0 }
            + shown.flatMap { notes(onContainer: $0, in: screen) }
    }

    /// What the app does when the screen appears, beside moving the cursor; nil if nothing.
    private static func note(onAppearanceOf screen: Screen) -> String? {
        switch screen.onAppear?.post {
        case "announcement": screen.onAppear?.text.map { "When the screen appears, VoiceOver announces “\($0)”." }
        case "pauseAssistiveTechnology": "When the screen appears, the app pauses the assistive technology."
        case "resumeAssistiveTechnology": "When the screen appears, the app lets the assistive technology go on."
        default: nil
        }
    }

    /// The rotors of a container that is no stop, and its header on tvOS.
    private static func notes(onContainer element: Element, in screen: Screen) -> [String] {
        let rotors = (element[.customRotors]?.rotors ?? []).map(\.name)
        let headers = element[.headerElements]?.texts ?? []
        guard !rotors.isEmpty || !headers.isEmpty else { return [] }
        let title = screen.title(of: element.id, called: element.label ?? "")
        let isOffered = !rotors.isEmpty && element[.isElement]?.flag != true
        return [
            isOffered ? "In \(title), the rotor offers \(rotors.joined(separator: ", "))." : nil,
            headers.isEmpty ? nil : "The header of \(title) is \(headers.joined(separator: ", ")).",
        ].compactMap { $0 }
    }
}

extension SpeechSpan {
    /// Whether it has any attribute.
    fileprivate var isSpokenOtherwise: Bool { self != SpeechSpan(text: text) }

    /// The part with its attributes: “Bonjour” in fr.
    fileprivate var description: String {
        let attributes = [
            language.map { "in \($0)" }, pitch.map { "at pitch \($0)" }, spellOut == true ? "spelled out" : nil,
            punctuation == true ? "with punctuation" : nil, phonetic.map { "as /\($0)/" },
            headingLevel.map { $0 > 0 ? "heading level \(Int($0))" : "heading" },
        ]
        return "“\(text)” " + attributes.compactMap { $0 }.joined(separator: " and ")
    }
}
