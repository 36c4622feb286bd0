import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Screens as authors of SwiftUI think of them.
@Suite struct SwiftUITests {
    /// What VoiceOver says on a screen with these elements, which must be free of problems.
    private func said(_ elements: String) throws -> [String] {
        try Spoken("screen: A\nelements: [\(elements)]").descriptions
    }

    @Test(
        arguments: [
            ("{ type: Text, title: Hello }", ["Hello"]), ("{ type: Label, title: Done, systemImage: star }", ["Done"]),
            ("{ type: Button, title: Pay }", ["Pay. Button."]),
            (
                "{ type: Button, children: [{ type: Text, text: Pay }, { type: Text, text: now }] }",
                ["Pay, now. Button."]
            ),
            (
                "{ type: NavigationLink, children: [{ type: Image, decorative: yes }, { type: Text, title: A }] }",
                ["A. Button."]
            ),
            ("{ type: Toggle, title: Wifi, isOn: yes }", ["Wifi. Switch Button. On."]),
            ("{ type: Image, image: harbour }", ["harbour. Image."]),
            ("{ type: Image, image: harbour, decorative: true }", []),
            ("{ type: TextField, title: Email }", ["Email. Text Field."]),
            ("{ type: TextField, placeholder: Email }", ["Email. Text Field."]),
            ("{ type: SecureField, title: Password }", ["Password. Secure Text Field."]),
            ("{ type: Slider, title: Volume, value: 40 % }", ["Volume: 40 %. Adjustable."]),
            ("{ type: Link, title: Terms }", ["Terms. Link."]),
            ("{ type: VStack, children: [{ type: Text, text: A }, { type: Text, text: B }] }", ["A", "B"]),
            ("{ type: Spacer }", []),
            ("{ type: Section, title: Trip, children: [{ type: Text, title: A }] }", ["Trip. Heading.", "A"]),
        ])
    func `a view says what it says in SwiftUI`(elements: String, words: [String]) throws {
        #expect(try said(elements) == words)
    }

    @Test(
        arguments: [
            ("accessibilityElement: combine", ["A, B"]), ("accessibilityElement: { children: combine }", ["A, B"]),
            ("accessibilityElement: contain", ["A", "B"]),
            ("accessibilityElement: ignore, accessibilityLabel: Both", ["Both"]),
            ("accessibilityHidden: true", []),
            ("accessibilityElement: combine, addTraits: [isHeader]", ["A, B. Heading."]),
        ])
    func `modifiers of a stack`(modifiers: String, words: [String]) throws {
        #expect(
            try said("{ type: HStack, \(modifiers), children: [{ type: Text, text: A }, { type: Text, text: B }] }")
                == words)
    }

    @Test func `a combined element is what the elements in it are`() throws {
        let stack = "{ type: HStack, accessibilityElement: combine, children: [{ type: Text, text: A }, "
        #expect(try said(stack + "{ type: Button, title: B }] }") == ["A, B. Button."])
        let screen = screen("screen: A\nelements: [\(stack)] }]")
        #expect(screen.accessibilityTraits(of: ElementID(0)) == .staticText)
    }

    @Test func `the sort priority decides before the place`() throws {
        #expect(
            try said(
                "{ type: ZStack, children: [{ type: Text, text: A }, "
                    + "{ type: Text, text: B, accessibilitySortPriority: 1 }, "
                    + "{ type: Text, text: C, accessibilitySortPriority: -1 }, { type: Text, text: D }] }"
            )
                == ["B", "A", "D", "C"])
    }

    @Test func `traits are added and removed`() throws {
        #expect(
            try said(
                "{ type: Button, title: A, accessibilityAddTraits: isSelected, accessibilityRemoveTraits: isButton }")
                == ["Selected: A"])
    }

    @Test func `a modal trait makes a view modal`() throws {
        let screen = screen("screen: A\nelements: [{ type: VStack, accessibilityAddTraits: [isModal] }]")
        #expect(screen.elements.first?[.viewIsModal] == .flag(true))
    }

    @Test func `a representation stands for its view`() throws {
        let text = "{ type: Stars, accessibilityRepresentation: { type: Slider, title: Rating, value: 4 } }"
        #expect(try said(text) == ["Rating: 4. Adjustable."])
        let xml = """
            <screen name="A"><Stars><accessibilityRepresentation><Slider title="Rating" value="4"/>\
            </accessibilityRepresentation></Stars></screen>
            """
        #expect(document(xml).problems == [])
        #expect(try Spoken(xml).descriptions == ["Rating: 4. Adjustable."])
    }

    @Test func `actions with a name are custom actions, and the kinds of action are methods`() throws {
        let screen = screen(
            "screen: A\nelements: [{ type: Text, text: A, accessibilityAction: [{ named: Delete }, .escape] },"
                + " { type: Text, text: B, accessibilityAction: { named: Share } }]")
        #expect(screen.elements.map { $0.customActions.map(\.name) } == [["Delete"], ["Share"]])
        #expect(screen.elements.first?[.overrides] == .texts(["performEscape"]))
    }

    @Test(arguments: [
        ("{ type: Button, title: A, disabled: true }", ["A. Dimmed. Button."]),
        ("{ type: Text, title: A, value: 3, accessibilityAdjustableAction: step }", ["A: 3. Adjustable."]),
        ("{ type: Text, title: A, accessibilityHeading: h2 }", ["A"]),
        ("{ type: DisclosureGroup, title: A, children: [{ type: Text, title: B }] }", ["A. Button. Expanded.", "B"]),
        ("{ type: DisclosureGroup, title: A, isExpanded: false }", ["A. Button. Collapsed."]),
    ])
    func `modifiers say what they say in SwiftUI`(view: String, said words: [String]) throws {
        #expect(try said(view) == words)
    }

    @Test func `a tap and a shortcut are an action and a key command`() {
        let screen = screen("screen: A\nelements: [{ type: Text, title: A, onTapGesture: open, keyboardShortcut: k }]")
        #expect(screen.elements.first?.action == "open")
        let command = KeyCommand(input: "k", modifiers: ["command"])
        #expect(screen.elements.first?[.keyCommands] == .keyCommands([command]))
    }

    @Test func `a sheet is presented by the system, and answers the escape gesture`() throws {
        let sheet = screen("screen: A\nelements: [{ type: sheet }]").elements.first
        #expect(sheet?[.presentation] == .text("sheet"))
        #expect(sheet?[.presented] == .flag(true))
        #expect(sheet?[.overrides] == .texts(["performEscape"]))
    }
}
