import A11yEngine
import A11yLint
import A11yModel
import A11yChecks
import A11yVoiceOver
import Testing

/// Findings of screens with states, and what they tell as a flow.
@Suite struct StateTests {
    private func findings(_ text: String, _ rule: String) -> [String] {
        lint(Source(path: "screen.yaml", text: text), with: .builtIn).findings.filter { $0.rule == rule }
            .map { "\($0.confidence): \($0.message)" }
    }

    private let states = """
        screen: Clip
        states:
          - { state: shared, by: tap share, post: screenChanged, focus: copy, changes: { panel: { hidden: false } } }
          - { state: copied, from: shared, by: tap copy, changes: { copy: { label: Button } } }
        elements:
          - { type: button, id: share, label: Share button, action: share }
          - { type: button, id: help, label: Help, action: help }
          - id: panel
            hidden: true
            children: [{ type: button, id: copy, image: copy, action: copy }]
        """

    @Test func `what is found in all states is one finding, and names none`() {
        #expect(findings(states, "role-in-label").count == 1)
        #expect(findings(states, "role-in-label").first?.contains("state") == false)
    }

    @Test func `a finding names its states if another state shows the element without it`() {
        let found = findings(states, "image-name-label")
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("In the state “shared”.") == true, "\(found)")
    }

    @Test func `what a state shows is judged there and not as hidden`() {
        #expect(findings(states, "image-name-label").map { $0.hasPrefix("review") } == [false])
    }

    @Test func `a screen counts once, whatever its states`() {
        let report = lint(Source(path: "screen.yaml", text: states), with: .builtIn)
        #expect(report.tally.screens == 1 && report.tally.elements == 4)
    }

    @Test func `a fix is made where the element is written, and not in a state`() {
        let report = lint(Source(path: "screen.yaml", text: states), with: .builtIn)
        let fixed = report.findings.filter { $0.fix != nil }
        #expect(fixed.allSatisfy { $0.range.start >= states.utf8.count / 2 })
    }

    private func transcript(_ text: String) throws -> Transcript {
        let file = simulate(Source(path: "screen.yaml", text: text))
        let first = try #require(file.screens.first)
        return Transcript([Technology.voiceover.traversal(of: first.screen, in: first.simulation)], lines: file.lines)
    }

    @Test func `speak tells a flow as a story`() throws {
        let text = """
            screen: Clip
            states:
              - { state: shared, by: tap share, post: screenChanged, focus: copy, changes: { copy: { hidden: false } } }
              - { to: start, from: shared, by: 'tap copy, escape' }
              - { state: late, by: appears, changes: { share: { enabled: false } } }
            cost: [from start to shared, from late to start]
            elements:
              - { type: label, text: A clip, frame: [0, 0, 100, 20] }
              - { type: button, id: share, label: Share, action: share, frame: [0, 50, 100, 44] }
              - { type: button, id: copy, label: Copy, action: copy, hidden: true, frame: [0, 100, 100, 44] }
            """
        let story = try transcript(text).text.split(separator: "\n\n").dropFirst().joined(separator: "\n")
        #expect(
            story.hasSuffix(
                """
                  From “start” to “shared”, by a tap on “Share”:
                    VoiceOver plays the new-screen sound and goes where the app sends it, stop 3: Copy. Button.
                    New: 3. Copy. Button.
                  From “shared” to “start”, by a tap on “Copy” or by the escape gesture:
                    VoiceOver's cursor loses its place: its element is gone, and nothing says where to go.
                    Gone: Copy. Button.
                  From “start” to “late”, by itself:
                    Where VoiceOver's cursor is, the file does not say.
                    Changed: 2. Share. Button. Now: Share. Dimmed. Button.
                  Cost from “start” to “shared”: 1 swipe and 1 act.
                  Cost from “late” to “start”: no way leads there.

                """), "\(story)")
    }

    @Test func `the story is data, too`() throws {
        let json = try transcript(states).json.rendered()
        #expect(json.contains("\"states\": [") && json.contains("\"cursor\": \"sent\""), "\(json)")
    }

    @Test func `a task costs the swipes of the cheapest way`() throws {
        let text = """
            screen: A
            states:
              - { state: menu, by: tap far, post: screenChanged, focus: goal, changes: { goal: { hidden: false } } }
              - { state: end, from: menu, by: tap goal }
              - { to: end, by: tap near }
            cost: [from start to end, from start to menu]
            elements:
              - { type: button, id: near, label: Near, action: a, frame: [0, 0, 100, 44] }
              - { type: button, label: Between, action: b, frame: [0, 50, 100, 44] }
              - { type: button, id: far, label: Far, action: c, frame: [0, 100, 100, 44] }
              - { type: button, id: goal, label: Goal, action: d, hidden: true, frame: [0, 150, 100, 44] }
            """
        let screen = try #require(simulate(Source(path: "screen.yaml", text: text)).screens.first?.screen)
        let flow = try #require(FlowSimulation(of: screen, screen.states.map(VoiceOver.simulate)))
        let costs = flow.flow.tasks.map { flow.cost(of: $0) }
        #expect(costs.map { $0?.swipes } == [0, 2] && costs.map { $0?.acts } == [1, 1])
    }
}

/// Files that demand much work with few bytes.
@Suite struct LargeFlowTests {
    @Test func `the states of a screen full of mistakes share the words that a suggestion is looked for among`() {
        func suggestions(besides mistakes: Int) -> [Bool] {
            let states = (1...20).map { "  - { state: s\($0), changes: { a1: { labl: x } } }\n" }.joined()
            let elements = (1...mistakes).map { "  - { id: a\($0), labl: B }\n" }.joined()
            let text = "screen: A\nstates:\n\(states)elements:\n"
            let problems = A11yLint.screens(in: Source(path: "screen.yaml", text: text + elements)).problems
            return problems.filter { $0.range.start < text.utf8.count }.map { $0.facts["nearest"] != nil }
        }
        #expect(suggestions(besides: 1) == Array(repeating: true, count: 20))
        // The screen itself is read first, and nothing is left for its states.
        #expect(suggestions(besides: 1_000) == Array(repeating: false, count: 20))
    }

    @Test func `a large screen has fewer states`() {
        let elements = (1...60_000).map { "- { id: a\($0) }" }.joined(separator: "\n")
        let text = "screen: A\nstates: [{ state: b }, { state: c }, { state: d }]\nelements:\n\(elements)"
        let read = A11yLint.screens(in: Source(path: "screen.yaml", text: text))
        #expect(read.screens.first?.flow?.others.count == 1)
        #expect(read.problems.count == 1)
    }

    @Test func `states that lead in circles have a cost`() throws {
        let states = (1...60).map { number in
            "  - { state: s\(number), from: \(number == 1 ? "start" : "s\(number - 1)"), by: tap a }\n"
                + (1...8).map { "  - { to: s\(max(1, number - $0)), from: s\(number), by: tap b }\n" }.joined()
        }.joined()
        let text = """
            screen: A
            states:
            \(states)cost: from start to s60
            elements: [{ type: button, id: a, title: A, action: a }, { type: button, id: b, title: B, action: b }]
            """
        let screen = try #require(simulate(Source(path: "screen.yaml", text: text)).screens.first?.screen)
        let flow = try #require(FlowSimulation(of: screen, screen.states.map(VoiceOver.simulate)))
        let cost = flow.cost(of: try #require(flow.flow.tasks.first))
        #expect(cost?.swipes == 0 && cost?.acts == 60 && cost?.way.count == 60)
    }
}

/// Comments in states.
@Suite struct StateSuppressionTests {
    private func accepted(_ entry: String) -> [String] {
        let text = """
            screen: Article
            title: Article
            states:
            \(entry)
            elements:
              - { type: label, text: Start }
              - { type: button, id: more, title: Unfold, action: unfold }
              - { type: button, id: rest, hidden: true, title: Fold, action: fold }
            """
        let report = lint(Source(path: "screen.yaml", text: text), with: .builtIn)
        let unused = report.findings.map(\.rule).filter { $0.contains("suppression") }
        return report.suppressed.map(\.rule).sorted() + unused
    }

    @Test func `above an entry it accepts what is found on the way`() {
        #expect(
            accepted(
                """
                  # a11ylint:ignore[lost-focus] UIKit does it
                  - { state: unfolded, by: tap more, changes: { more: { hidden: true }, rest: { hidden: false } } }
                """) == ["lost-focus"])
    }

    @Test func `behind a property it accepts what is found there`() {
        #expect(
            accepted(
                """
                  - state: unfolded
                    changes:
                      more: { label: Unfold button } # a11ylint:ignore[role-in-label] agreed
                """) == ["role-in-label"])
    }

    @Test func `above a property and above the tree of an entry, too`() {
        for place in ["    # a11ylint:ignore[role-in-label] agreed", "  "] {
            let isTree = place.allSatisfy(\.isWhitespace)
            let text = """
                \(isTree ? "  # a11ylint:ignore-tree[role-in-label] agreed" : "  ")
                  - state: unfolded
                    changes:
                \(isTree ? "" : "  " + place)
                      more: { label: Unfold button }
                """
            #expect(accepted(text) == ["role-in-label"], "\(text)")
        }
    }

    @Test func `beside an added view it accepts what is found on it`() {
        #expect(
            accepted(
                """
                  - state: unfolded
                    elements:
                      # a11ylint:ignore[role-in-label] agreed
                      - { type: button, label: Save button, action: save }
                """) == ["role-in-label"])
    }
}
