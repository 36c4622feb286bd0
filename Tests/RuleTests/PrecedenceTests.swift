import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

/// The rule that names a cause suppresses those that report its consequence.
@Suite struct PrecedenceTests {
    private static let twoModalPanels = """
        screen: Example
        elements:
          - type: view
            id: filters
            viewIsModal: true
            frame: [0, 100, 190, 600]
            children:
              - { type: button, id: apply, label: Apply }
          - type: view
            id: help
            viewIsModal: true
            overrides: [performEscape]
            frame: [200, 100, 190, 600]
            children:
              - { type: label, text: Filters narrow the list. }
        """

    @Test func `a cause is reported instead of its consequence`() {
        #expect(findings(with: Ruleset.builtIn) == ["competing-modals"])
    }

    @Test func `a rule that is off suppresses nothing`() {
        let others = Ruleset(Ruleset.builtIn.rules.filter { $0.id != "competing-modals" })
        #expect(findings(with: others) == ["unreachable-modal"])
    }

    /// A page for a cause: it reports every button and outranks the rule about names.
    private func cause(
        _ confidence: Confidence, id: String = "house", outranks: String = "missing-label"
    ) throws -> Rule {
        let page = """
            id: \(id)
            title: A rule of the house
            severity: warning
            category: house
            confidence: \(confidence.rawValue)
            outranks: [\(outranks)]
            remedy: Do it.
            applies-to: { type: { is: button } }
            require: { hint: present }
            message: '{element} has no hint.'
            """
        return try #require(Page.decode(page, file: "\(id).yaml", extent: .head).page).rule
    }

    private static let button = "screen: A\nelements: [{ type: button, id: a, image: a.png }]"
    private static let outletButton = "screen: A\nelements: [{ type: button, id: a, image: a.png, outlet: true }]"

    @Test func `a rule outranks rules of other categories, and whole categories`() throws {
        let label = try #require(Ruleset.builtIn["missing-label"])
        for outranked in ["missing-label", "category:naming"] {
            let rules = Ruleset([try cause(.certain, outranks: outranked), label])
            #expect(findings(in: PrecedenceTests.button, with: rules) == ["house"])
        }
        let other = Ruleset([try cause(.certain, outranks: "category:order"), label])
        #expect(findings(in: PrecedenceTests.button, with: other) == ["house", "missing-label"])
    }

    @Test func `a review finding suppresses only review findings`() throws {
        let label = try #require(Ruleset.builtIn["missing-label"])
        let rules = Ruleset([try cause(.review), label])
        #expect(findings(in: PrecedenceTests.button, with: rules) == ["house", "missing-label"])
        #expect(findings(in: PrecedenceTests.outletButton, with: rules) == ["house"])
    }

    @Test func `a suppressed diagnostic still suppresses what its rule outranks`() throws {
        let rules = Ruleset([
            try cause(.certain, outranks: "second"), try cause(.certain, id: "second"),
            try #require(Ruleset.builtIn["missing-label"]),
        ])
        #expect(findings(in: PrecedenceTests.button, with: rules) == ["house"])
    }

    @Test func `no two built-in rules outrank each other`() {
        let rules = Ruleset.builtIn.rules
        for rule in rules {
            var above: Set<String> = []
            var pending = rules.filter { $0.outranks.contains(rule.id) }.map(\.id)
            while let id = pending.popLast() {
                guard above.insert(id).inserted else { continue }
                pending += rules.filter { $0.outranks.contains(id) }.map(\.id)
            }
            #expect(!above.contains(rule.id), "\(rule.id) is silenced by a rule that it silences")
        }
    }

    @Test(arguments: [
        ("{ type: button, id: a, label: [Pay] }", ["syntax"]),
        ("{ type: button, id: a, image: a.png, label: { text: Pay } }", ["syntax"]),
        ("{ type: textField, id: a, labelledBy: b }", ["unknown-reference"]),
        ("{ type: button, id: a, image: a.png, frame: 3, hidden: maybe }", ["syntax", "syntax"]),
        // Neither the inner nor the outer element violates the rule.
        ("{ type: view, frame: 3, children: [{ type: button, image: a.png }] }", ["missing-label", "syntax"]),
    ])
    func `an unreadable property is reported without its consequences`(element: String, rules: [String]) {
        let text = "screen: A\ntitle: A\nelements:\n  - \(element)\n"
        #expect(findings(in: text, with: .recommended).sorted() == rules)
        let others = Ruleset(Ruleset.builtIn.rules.filter { !$0.isAboutFiles })
        #expect(!findings(in: text, with: others).isEmpty)
    }

    @Test func `a cause at another element suppresses nothing`() throws {
        let rules = Ruleset([try cause(.certain), try #require(Ruleset.builtIn["missing-label"])])
        let text = PrecedenceTests.button.replacing("}]", with: "}, { type: switch, id: b }]")
        #expect(findings(in: text, with: rules) == ["house", "missing-label"])
    }

    @Test func `a cause at any element suppresses findings about the screen`() {
        let text = """
            screen: Settings
            elements:
              - { type: label, text: Sound, font: { style: title1 } }
              - { type: button, title: Ring }
              - { type: button, title: Vibrate }
              - { type: button, title: Silence }
              - { type: button, title: Volume }
              - { type: button, title: Headphones }
              - { type: button, title: Loudspeaker }
              - { type: tabBar, items: [Home], selectedIndex: 0 }
            """
        #expect(findings(in: text, with: .builtIn) == ["missing-header"])
        let others = Ruleset(Ruleset.builtIn.rules.filter { $0.id != "missing-header" })
        #expect(findings(in: text, with: others) == ["missing-heading"])
    }

    @Test func `a variant that is no cause suppresses nothing`() {
        let targets = Ruleset(Ruleset.builtIn.rules.filter { $0.category == "targets" })
        let inOnePlace = """
            screen: Example
            elements:
              - { type: button, id: play, label: Play, action: play, frame: [16, 100, 40, 40] }
              - { type: button, id: stop, label: Stop, action: stop, frame: [16, 100, 40, 40] }
            """
        #expect(findings(in: inOnePlace, with: targets).sorted() == ["overlapping-targets", "small-target"])
        let sideBySide = inOnePlace.replacing(
            "label: Stop, action: stop, frame: [16,", with: "label: Stop, frame: [36,")
        let apart = ["overlapping-targets", "small-target", "small-target"]
        #expect(findings(in: sideBySide, with: targets).sorted() == apart)
    }

    private func findings(with rules: Ruleset) -> [String] {
        findings(in: PrecedenceTests.twoModalPanels, with: rules)
    }

    private func findings(in text: String, with rules: Ruleset) -> [String] {
        lint(Source(path: "screen.yaml", text: text), with: rules).findings.map(\.rule)
    }
}
