import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

/// Parameters that no built-in page sets to such values, but a team's page may.
@Suite struct ParameterTests {
    @Test(arguments: [("[]", 1), ("[Mail]", 1), ("[Chess, Mail]", 0), ("[Chess]", 0)])
    func `in games keys are pressed alone`(games: String, count: Int) throws {
        let page = """
            id: lone-key
            title: A key alone
            severity: info
            category: keyboard
            remedy: Add a modifier.
            check: bare-shortcut
            parameters:
              games: \(games)
            message: {'': '{input} may trigger {title}.', untitled: '{input} may trigger it.'}
            """
        let rule = try #require(Page.decode(page, file: "lone-key.yaml", extent: .head).page).rule
        let text = """
            screen: Chess
            elements:
              - { type: view, keyCommands: [{ input: d, title: Offer a draw, action: draw }] }
            """
        #expect(lint(Source(path: "a.yaml", text: text), with: Ruleset([rule])).findings.count == count)
    }
}
