import A11yLint
import A11yModel
import A11yRules
import Testing

/// One bad screen, one finding: the rule that names a cause silences those that see its consequence.
@Suite struct PrecedenceTests {
    private static let twoModalPanels = """
        screen: Example
        elements:
          - type: view
            id: filters
            viewIsModal: true
            children:
              - { type: button, id: apply, label: Apply }
          - type: view
            id: help
            viewIsModal: true
            children:
              - { type: button, id: close, label: Close }
        """

    @Test func `the cause is told, and not its consequence`() {
        #expect(findings(with: Ruleset.builtIn) == ["competing-modals"])
    }

    @Test func `a rule that is off silences nothing`() {
        let others = Ruleset(Ruleset.builtIn.rules.filter { $0.id != "competing-modals" })
        #expect(findings(with: others) == ["unreachable-modal"])
    }

    private func findings(with rules: Ruleset) -> [String] {
        lint(Source(path: "screen.yaml", text: PrecedenceTests.twoModalPanels), with: rules).findings.map(\.rule)
    }
}
