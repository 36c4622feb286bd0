import A11yModel
import Testing
import TestSupport

/// States of screens.
@Suite struct NativeStateTests {
    private static let elements = """
        elements:
          - { type: button, id: more, label: More, expanded: false }
          - { type: view, id: menu, hidden: true, children: [{ type: button, id: close, label: Close }] }
        """
    private static let states = """
        screen: Player
        state: closed
        states:
          - state: open
            by: tap more, escape
            post: screenChanged
            focus: close
            changes: { menu: { hidden: false }, more: { expanded: true } }
          - state: busy
            from: open
            title: Wait
            changes: { close: { enabled: false } }
            removes: [more]
            elements: [{ type: label, id: note, text: Wait }]
          - { to: closed, from: open, by: tap close }
        cost: [from closed to busy]
        """
    private static let text = states + "\n" + elements

    private func flow(_ text: String = text) throws -> (start: Screen, flow: Flow) {
        let start = screen(text)
        return (start, try #require(start.flow))
    }

    @Test func `a state is the screen with its changes`() throws {
        let (start, flow) = try flow()
        #expect(document(NativeStateTests.text).problems == [])
        #expect(flow.names == ["closed", "open", "busy"])
        #expect(start.state == "closed" && start.element("menu")?.isTrue(.hidden) == true)
        let open = flow.others[0]
        #expect(open.name == "Player" && open.state == "open" && open.flow == nil)
        #expect(open.element("menu")?.isFalse(.hidden) == true && open.element("more")?.isTrue(.expanded) == true)
        #expect(open.onAppear?.post == "screenChanged" && open.onAppear?.target == open.element("close")?.id)
    }

    @Test func `a state takes over what the state before it changes`() throws {
        let busy = try flow().flow.others[1]
        #expect(busy.title == "Wait")
        #expect(busy.element("menu")?.isFalse(.hidden) == true && busy.element("close")?.isFalse(.enabled) == true)
        #expect(busy.element("more") == nil && busy.element("note")?.text == "Wait")
        #expect(busy.roots == [busy.element("menu"), busy.element("note")].compactMap { $0?.id })
    }

    @Test func `a changed property is where the state writes it`() throws {
        let open = try flow().flow.others[0]
        let document = document(NativeStateTests.text)
        let range = try #require(open.element("menu")?.assignment(of: .hidden)?.range)
        #expect(document.spelling(range) == "false")
        #expect(document.spelling(open.element("menu")?.anchor ?? .fileStart) == "type: view")
    }

    @Test func `ways lead from state to state`() throws {
        let (start, flow) = try flow()
        #expect(flow.transitions.map { [$0.from, $0.to] } == [[0, 1], [1, 2], [1, 0]])
        #expect(flow.transitions.map(\.definesState) == [true, true, false])
        #expect(flow.transitions[0].causes.map(\.act) == [.gesture(.tap), .escape])
        #expect(flow.transitions[0].causes.first?.element == start.element("more")?.id)
        #expect(flow.tasks.map { [$0.from, $0.to] } == [[0, 2]])
    }

    @Test func `an element keeps its counterpart though others are removed before it`() throws {
        let (start, flow) = try flow()
        let counterparts = Counterparts(from: start, to: flow.others[1])
        let close = try #require(start.element("close"))
        #expect(counterparts[close.id] == flow.others[1].element("close")?.id)
        #expect(try counterparts[#require(start.element("more")).id] == nil)
        #expect(try counterparts.old(of: #require(flow.others[1].element("note")).id) == nil)
    }

    @Test func `XML says the same`() throws {
        let text = """
            <screen name="Player" state="closed" cost="from closed to busy,">
              <button id="more" label="More" expanded="false"/>
              <view id="menu" hidden="true"><button id="close" label="Close"/></view>
              <state name="open" by="tap more, escape" post="screenChanged" focus="close">
                <change id="menu" hidden="false"/><change id="more" expanded="true"/>
              </state>
              <state name="busy" from="open" title="Wait" removes="more">
                <change id="close" enabled="false"/>
                <label id="note" text="Wait"/>
              </state>
              <state to="closed" from="open" by="tap close"/>
            </screen>
            """
        let document = document(text, path: "screen.xml")
        #expect(document.problems == [])
        let (written, read) = (try #require(document.screens.first?.flow), try flow().flow)
        #expect(written.names == read.names && written.tasks.count == 1)
        #expect(written.transitions.map { $0.causes.map(\.act) } == read.transitions.map { $0.causes.map(\.act) })
        for (one, other) in zip(written.others, read.others) {
            #expect(one.elements.map(\.fileID) == other.elements.map(\.fileID))
            #expect(one.elements.map { $0.isTrue(.hidden) } == other.elements.map { $0.isTrue(.hidden) })
        }
    }

    @Test(
        arguments: [
            ("- { state: open, from: clsed }", "clsed", "did you mean `closed`?"),
            ("- { state: closed }", "closed", "is a state already"),
            ("- { state: open, by: tpa more }", "tpa more", "did you mean `tap`?"),
            ("- { state: open, by: tap }", "tap", "needs the id of an element"),
            ("- { state: open, by: appears more }", "appears more", "stands alone"),
            ("- { from: closed }", "from: closed", "has a `state` or a `to`"),
            ("- { to: closed, title: Wait }", "to: closed", "changes nothing"),
            ("- { to: opne }", "opne", "is no state"),
            ("- { state: open, changes: { menu: { children: [] } } }", "children", "cannot change `children`"),
            ("- { state: open, changes: { menu: hidden } }", "hidden", "a mapping of properties"),
            ("- open", "open", "a mapping with the key `state`"),
        ])
    func `a mistake is told where it is`(entry: String, spelling: String, expected: String) throws {
        let text = "screen: Player\nstate: closed\nstates:\n  \(entry)\n" + NativeStateTests.elements
        let document = document(text)
        let problem = try #require(document.problems.first { $0.rule == .syntax })
        #expect(document.spelling(problem.range) == spelling)
        #expect(problem.facts["expected"].map { "\($0)" }?.contains(expected) == true, "\(problem.facts)")
    }

    @Test(
        arguments: [
            ("by: tap mor", "tap mor", "mor"), ("focus: clos", "clos", "clos"), ("removes: [mnu]", "mnu", "mnu"),
            ("changes: { mnu: { hidden: false } }", "mnu", "mnu"),
        ])
    func `an unknown id is told once`(entry: String, spelling: String, id: String) {
        let text = "screen: Player\nstates: [{ state: open, \(entry) }, { state: two, from: open }]\n"
        let document = document(text + NativeStateTests.elements)
        #expect(document.problems.map(\.rule) == [.unknownReference])
        #expect(document.problems.first.map { document.spelling($0.range) } == spelling)
        #expect(document.problems.first?.facts["id"] == .text(id))
    }

    @Test(arguments: [
        ("Delete row", TransitionCause.Act.action("Delete")), ("do Mark as read row", .action("Mark as read")),
        ("magicTap", .magicTap), ("scroll list", .scroll), ("escape", .escape),
    ])
    func `acts are gestures of VoiceOver and custom actions, too`(words: String, act: TransitionCause.Act) throws {
        let text = """
            screen: A
            states: [{ state: b, by: '\(words)', text: Done }]
            elements:
              - { type: tableView, id: list }
              - { type: label, id: row, text: Row, customActions: [Delete, Mark as read] }
            """
        #expect(document(text).problems == [])
        let transition = try #require(try flow(text).flow.transitions.first)
        #expect(transition.causes.map(\.act) == [act])
        #expect(transition.appearance.post == "announcement" && transition.appearance.text == "Done")
    }

    @Test func `what refers to a removed view is no mistake, and a mistake of the screen is told once`() {
        let text = """
            screen: A
            states: [{ state: b, removes: [one] }, { state: c }]
            elements:
              - id: list
                elements: [one, two]
                children: [{ type: label, id: one, txt: A }, { type: label, id: two }]
            """
        #expect(document(text).problems.map(\.rule) == [.unknownProperty])
    }

    @Test func `states have a limit`() {
        let states = (1...200).map { "  - { state: s\($0) }\n" }.joined()
        let document = document("screen: A\nstates:\n\(states)elements: [{ type: label, text: A }]")
        #expect(document.screens.first?.flow?.others.count == 100)
        #expect(document.problems.filter { $0.rule == .syntax }.count == 1)
    }

    @Test func `ways and tasks have limits`() {
        let ways = String(repeating: "  - { to: start, by: appears }\n", count: 2_000)
        let tasks = (1...200).map { _ in "from start to b" }.joined(separator: ", ")
        let document = document(
            "screen: A\nstates:\n  - { state: b }\n\(ways)cost: [\(tasks)]\nelements: [{ type: label, text: A }]")
        #expect(document.screens.first?.flow?.transitions.count == 1_000)
        #expect(document.screens.first?.flow?.tasks.count == 100)
        #expect(document.problems.map(\.rule) == [.syntax, .syntax])
    }

    @Test func `state and cost need states`() {
        let problems = document("screen: A\nstate: b\ncost: from a to b\nelements: [{}]").problems
        #expect(problems.map(\.rule) == [.syntax, .syntax])
    }
}
