import TestSupport
import Testing

/// How name, value, traits, position and hint are joined.
struct SpeechTests {
    @Test(arguments: [
        Case("label alone", "- { isElement: true, label: Cart }", "Cart"),
        Case("value alone", "- { isElement: true, value: 3 items }", "3 items"),
        Case("label and value", "- { isElement: true, label: Cart, value: 3 items }", "Cart: 3 items"),
        Case("a colon inside the label stays", "- { isElement: true, label: 'A: B', value: C }", "A: B: C"),
        Case("traits after a full stop", "- { isElement: true, label: Go., traits: [link] }", "Go. Link."),
        Case("traits alone", "- { isElement: true, traits: [image] }", "Image."),
        Case(
            "selected first", "- { isElement: true, label: A, value: B, traits: [selected, button] }",
            "Selected: A: B. Button."),
        Case("selected alone", "- { isElement: true, traits: [selected] }", "Selected."),
        Case("selected with only a hint", "- { isElement: true, hint: H, traits: [selected] }", "Selected."),
        Case(
            "a hint speaks where nothing else does", "- { isElement: true, hint: Opens., traits: [link] }",
            "Opens. Link."),
        Case(
            "the word Back is not said twice", "- { isElement: true, label: BACK, traits: [backButton] }",
            "Back Button."),
        Case(
            "another title of the back button is said",
            "- { isElement: true, label: Home, traits: [button, backButton] }",
            "Home. Back Button."),
        Case(
            "important content follows the value",
            """
            - isElement: true
              label: A
              value: B
              customContent:
                - { label: Size, value: XL, importance: high }
                - { label: New, value: '', importance: high }
                - { label: Colour, value: red }
            """, "A: B, XL, New"),
        Case(
            "custom actions speak where nothing else does", "- { isElement: true, customActions: [Like] }",
            "Actions Available"),
        Case(
            "so does custom content, after them",
            "- { isElement: true, customContent: [{ label: Size, value: XL }] }", "More Content Available"),
        Case("an author's empty label silences the title", "- { type: button, title: Pay, label: '' }", "Button."),
    ])
    func `parts are joined in order`(_ line: Case) throws { try line.check() }

    @Test(arguments: [
        ("notEnabled", "27. Dimmed."), ("button", "27. Button."), ("backButton", "27. Back Button."),
        ("button, keyboardKey", "27"), ("button, backButton", "27. Back Button."), ("button, tabBarItem", "27. Tab."),
        ("textEntry", "27. Text Field."), ("textEntry, secureTextField", "27. Secure Text Field."),
        ("textEntry, isEditing", "27. Text Field. Is editing."), ("isEditing", "27"), ("header", "27. Heading."),
        ("link", "27. Link."), ("adjustable", "27. Adjustable."), ("image", "27. Image."),
        ("searchField", "27. Search Field."), ("header, button", "27. Button. Heading."),
        ("staticText, playsSound, summaryElement, updatesFrequently", "27"),
        ("startsMediaSession, allowsDirectInteraction, causesPageTurn, supportsZoom", "27"), ("none", "27"),
        (
            "searchField, image, adjustable, link, header, button, notEnabled, selected",
            "Selected: 27. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field."
        ),
    ])
    func `traits have words in a fixed order`(traits: String, expected: String) throws {
        try expect(speech: "- { isElement: true, label: '27', traits: [\(traits)] }", [expected])
    }

    @Test(arguments: [
        ("traits: [toggleButton, button], value: '1'", "A. Switch Button. On."),
        ("traits: [toggleButton, button], value: '0'", "A. Switch Button. Off."),
        ("traits: [toggleButton, button], value: '2'", "A. Switch Button. Mixed."),
        ("traits: [toggleButton, button], value: half", "A. Switch Button. half"),
        ("traits: [toggleButton, button]", "A. Switch Button."),
        ("traits: [toggleButton], value: '1'", "A. On."), ("traits: [toggleButton]", "A"),
        ("traits: [button], expanded: true", "A. Button. Expanded."), ("expanded: false", "A. Collapsed."),
    ])
    func `switches and disclosures say their state`(properties: String, expected: String) throws {
        try expect(speech: "- { isElement: true, label: A, \(properties) }", [expected])
    }

    @Test(arguments: [
        ("hint: Opens", "Opens"), ("hint: ''", ""), ("hint: Opens., traits: [button]", "Opens."),
        ("traits: [toggleButton]", "Double tap to toggle setting."),
        ("traits: [toggleButton], hint: Saves power.", "Saves power. Double tap to toggle setting."),
        ("traits: [toggleButton, notEnabled]", ""), ("traits: [toggleButton, notEnabled], hint: Later.", "Later."),
        ("traits: [textEntry], hint: Lost", "Double tap to edit."),
        ("traits: [textEntry, textArea]", "Double tap to edit."),
        ("traits: [textEntry, isEditing]", ""), ("traits: [textEntry, isEditing], hint: Lost", ""),
        ("traits: [textEntry, notEnabled], hint: Kept", "Kept"),
        ("traits: [adjustable]", "Swipe up or down with one finger to adjust the value."),
        ("traits: [adjustable], hint: Volume.", "Volume. Swipe up or down with one finger to adjust the value."),
        ("traits: [adjustable], hint: Wait..", "Wait.. Swipe up or down with one finger to adjust the value."),
        ("traits: [adjustable, toggleButton]", "Double tap to toggle setting."),
        ("traits: [adjustable, notEnabled]", ""),
        ("expanded: true", "Double tap to collapse."), ("expanded: false, hint: More", "More. Double tap to expand."),
    ])
    func `hints follow a pause`(properties: String, expected: String) throws {
        #expect(try Spoken("- { isElement: true, label: A, \(properties) }").hints == [expected])
    }

    @Test func `an adjustable with nothing but a hint gets no other`() throws {
        let spoken = try Spoken("- { isElement: true, hint: Volume, traits: [adjustable] }")
        #expect(spoken.descriptions == ["Volume. Adjustable."])
        #expect(spoken.hints == [""])
    }

    @Test(arguments: [
        Case(
            "segments", "- { type: segmentedControl, items: [Day, Week, { image: month-view }], selectedIndex: 1 }",
            "Day. Button. 1 of 3.", "Selected: Week. Button. 2 of 3.", "month view. Button. 3 of 3."),
        Case(
            "tabs", "- { type: tabBar, items: [Home, { title: Cart, badge: '3' }], selectedIndex: 0 }",
            "Selected: Home. Tab. 1 of 2.", "Cart: 3 items. Tab. 2 of 2."),
        Case(
            "a view that says it is a tab bar numbers what is in it as it is read",
            """
            - traits: [tabBar]
              children:
                - { type: button, title: Right, frame: [100, 0, 50, 44] }
                - { children: [{ type: button, title: Left, frame: [0, 0, 50, 44], selected: true }] }
            """, "Selected: Left. Tab. 1 of 2.", "Right. Tab. 2 of 2."),
        Case(
            "a list that says it is a tab bar numbers its members only",
            """
            - traits: [tabBar]
              elements: [{ label: One }, box]
              children: [{ id: box, children: [{ type: label, text: Deep }] }]
            """, "One. Tab. 1 of 2.", "Deep"),
        Case(
            "a list of elements says where it starts and ends",
            "- { containerType: list, elements: [{ label: A }, { label: B }, { label: C, traits: [link] }] }",
            "A. List Start.", "B", "C. Link. List End."),
        Case("a list of one only starts", "- { containerType: list, elements: [{ label: A }] }", "A. List Start."),
        Case(
            "a landmark says so", "- { containerType: landmark, elements: [{ label: A }, { label: B }] }",
            "A. Landmark.", "B. End."),
        Case(
            "a list of plain subviews says nothing",
            "- { containerType: list, children: [{ type: label, text: A }, { type: label, text: B }] }", "A", "B"),
        Case(
            "a hidden last member swallows the end",
            """
            - containerType: list
              elements: [{ label: A }, gone]
              children: [{ type: label, id: gone, text: Gone, hidden: true }]
            """, "A. List Start."),
        Case(
            "the outermost container speaks",
            """
            - containerType: list
              elements: [tabs, { label: End }]
              children: [{ type: segmentedControl, id: tabs, items: [Day] }]
            """, "Day. Button.", "End. List End."),
        Case(
            "silence keeps no space before a position", "- { type: segmentedControl, items: [{ image: '' }] }",
            "Button. 1 of 1."),
    ])
    func `containers say where an element stands`(_ line: Case) throws { try line.check() }
}
