import Testing

/// Which elements become stops: pruning, elements, explicit lists, modal views, groups.
struct WalkTests {
    @Test(arguments: [
        Case(
            "elementsHidden takes the element and what is in it",
            """
            - { type: button, title: Gone, elementsHidden: true }
            - { elementsHidden: true, children: [{ type: button, title: Gone }] }
            - { type: button, title: Here }
            """, "Here. Button."),
        Case(
            "hidden and fully transparent views are not there",
            """
            - { type: label, text: Hidden, hidden: true }
            - { alpha: 0, children: [{ type: label, text: Clear }] }
            - { type: label, text: Faint, alpha: 0.001 }
            """, "Faint"),
        Case(
            "an element of no size is not there, one of no height is",
            """
            - { type: button, title: Point, frame: [0, 0, 0, 0] }
            - { type: button, title: Line, frame: [0, 0, 9, 0] }
            """, "Line. Button."),
        Case(
            "a wrapper of no size is transparent unless it clips or has a list",
            """
            - { frame: [0, 0, 0, 0], children: [{ type: label, text: Wrapped }] }
            - { frame: [0, 0, 0, 0], clipsToBounds: true, children: [{ type: label, text: Clipped }] }
            - { frame: [0, 0, 0, 0], elements: [{ label: Listed }] }
            """, "Wrapped"),
    ])
    func `pruned branches are not read`(_ line: Case) throws { try line.check() }

    @Test(arguments: [
        Case(
            "an element swallows what is in it, its own list too",
            """
            - { label: Card, isElement: true, children: [{ type: button, title: Buy }] }
            - { label: Lister, isElement: true, elements: [{ label: Never }] }
            """, "Card", "Lister"),
        Case("an element that says nothing is a stop", "- { isElement: true }", ""),
        Case("the author can take a stop away", "- { type: button, title: Gone, isElement: false }"),
        Case(
            "a view is transparent",
            "- { children: [{ type: stackView, children: [{ type: label, text: Inside }] }] }", "Inside"),
    ])
    func `an element ends its branch`(_ line: Case) throws { try line.check() }

    @Test(arguments: [
        Case(
            "a list is read in its order, and nothing else",
            """
            - elements: [b, a]
              children:
                - { type: label, id: a, text: A, frame: [0, 0, 9, 9] }
                - { type: label, id: b, text: B, frame: [0, 90, 9, 9] }
                - { type: label, text: C }
            """, "B", "A"),
        Case("an empty list hides everything", "- { elements: [], children: [{ type: label, text: A }] }"),
        Case(
            "members are pruned like everything else",
            "- { elements: [a], children: [{ type: label, id: a, text: A, hidden: true }] }"),
        Case(
            "a member may be anywhere, and is read once",
            """
            - { elements: [far] }
            - { type: label, text: Near }
            - { children: [{ type: label, id: far, text: Far }] }
            """, "Far", "Near"),
        Case(
            "members may be made by the container",
            "- { elements: [{ label: First, traits: [header] }, { label: Second }] }", "First. Heading.", "Second"),
        Case(
            "a member may be a container",
            """
            - elements: [box, last]
              children:
                - { type: label, id: last, text: Last }
                - { id: box, children: [{ type: label, text: In }, { type: label, text: Out }] }
            """, "In", "Out", "Last"),
        Case(
            "the modal rule does not apply among members",
            """
            - elements: [a, b]
              children: [{ type: label, id: a, text: A, viewIsModal: true }, { type: label, id: b, text: B }]
            """, "A", "B"),
        Case(
            "lists that name each other end",
            """
            - id: one
              elements: [two, one]
              children: [{ id: two, elements: [one, { label: Inner }] }]
            """, "Inner"),
    ])
    func `an explicit list replaces the subviews`(_ line: Case) throws { try line.check() }

    @Test(arguments: [
        Case(
            "the last modal sibling hides those behind and in front",
            """
            - { type: label, text: Behind }
            - { viewIsModal: true, children: [{ type: label, text: First }] }
            - { viewIsModal: true, children: [{ type: label, text: Last }] }
            - { type: label, text: In front }
            """, "Last"),
        Case(
            "modality is local to its siblings",
            """
            - { type: label, text: Aunt }
            - children:
                - { viewIsModal: true, children: [{ type: label, text: Modal }] }
                - { type: label, text: Sibling }
            """, "Aunt", "Modal"),
        Case(
            "a hidden modal view hides nothing",
            """
            - { type: label, text: Here }
            - { viewIsModal: true, hidden: true }
            - { viewIsModal: true, alpha: 0 }
            """, "Here"),
        Case("an empty modal view silences its siblings", "- { type: label, text: A }\n- { viewIsModal: true }"),
        Case(
            "an alert is modal, and reads its title first",
            """
            - { type: label, text: Behind }
            - { type: alert, title: Delete?, text: For good, children: [{ type: button, title: OK }] }
            """, "Delete?", "For good", "OK. Button."),
        Case(
            "nested modal views narrow down",
            """
            - viewIsModal: true
              children: [{ type: label, text: Outer }, { type: label, text: Inner, viewIsModal: true }]
            """, "Inner"),
        Case(
            "a window is a tree of its own",
            """
            - { viewIsModal: true, children: [{ type: label, text: Sheet, frame: [0, 0, 9, 9] }] }
            - { type: window, children: [{ type: label, text: Toast, frame: [0, 90, 9, 9] }] }
            """, "Sheet", "Toast"),
    ])
    func `a modal view hides its siblings`(_ line: Case) throws { try line.check() }

    @Test(arguments: [
        Case(
            "a layer is no stop, the element made for it is",
            "- { layers: [{ text: Drawn }, { text: Chart, element: { label: Chart, traits: [image] } }] }",
            "Chart. Image."),
        Case(
            "a list that leaves out the element of a layer hides it",
            "- { elements: [], layers: [{ text: Chart, element: { label: Chart } }] }"),
    ])
    func `layers are drawn, not read`(_ line: Case) throws { try line.check() }
}
