import A11yChecks
import A11yEngine
import A11yLint
import A11yModel
import TestSupport
import Testing

/// A dump of a part of the screen is judged where it lies, and says nothing about the rest.
@Suite struct PartialDumpTests {
    private static func path(_ window: String) -> String {
        """

        Path to element:
         →Application, 0x1, pid: 1, label: 'Shop'
          ↳Window (Main), 0x2, \(window)
           ↳Toolbar, 0x5, {{0.0, 761.0}, {390.0, 83.0}}
        Query chain:
         →Find: Descendants matching type Toolbar
        """
    }

    private static let toolbar = """
        Element subtree:
         →Toolbar, 0x5, {{0.0, 761.0}, {390.0, 83.0}}
            Button, 0x6, {{2.0, 762.0}, {74.0, 48.0}}
            Button, 0x7, {{80.0, 762.0}, {74.0, 48.0}}, label: 'Share'
        """

    private static let xml = """
        <XCUIElementTypeOther type="XCUIElementTypeOther" visible="true" accessible="false" x="0" y="900" width="393" \
        height="72">
          <XCUIElementTypeButton type="XCUIElementTypeButton" visible="true" accessible="true" x="8" y="910" \
        width="60" height="56"/>
        </XCUIElementTypeOther>
        """

    static let parts: [(file: String, text: String, size: Size)] = [
        ("tree.txt", toolbar + path("{{0.0, 0.0}, {390.0, 844.0}}"), Size(width: 390, height: 844)),
        ("tree.txt", toolbar + path("{{0.0, 0.0}, {430.0, 932.0}}"), Size(width: 430, height: 932)),
        ("tree.txt", toolbar, Size(width: 390, height: 844)),
        ("tree.xml", xml, Size(width: 393, height: 972)),
        (
            "point.json",
            """
            [{"AXFrame": "{{900, 1000}, {100, 54}}", "AXUniqueId": "save", "AXLabel": null, "type": "Button",
              "role": "AXButton", "role_description": "button", "enabled": true, "AXValue": null, "children": []}]
            """, Size(width: 1000, height: 1054)
        ),
        (
            "views.txt",
            """
            <UIToolbar:0x7f8; AX=N; AX.frame={{0, 850}, {390, 83}}; AX.focused='N'; alpha=1>
              |--<UIButton:0x7f9; AX=Y; AX.frame={{2, 852}, {74, 48}}; AX.activationPoint={39, 876}; \
            AX.traits='UIAccessibilityTraitButton'; AX.focused='N'; frame={{2, 2}, {74, 48}}; alpha=1>
            """, Size(width: 390, height: 933)
        ),
    ]

    @Test(arguments: parts)
    func `a part is on the screen, and its errors are errors`(file: String, text: String, size: Size) throws {
        let source = Source(path: file, text: text)
        let screen = try #require(simulate(source).screens.first)
        #expect(screen.screen.size == size)
        #expect(!screen.screen.isWhole)
        #expect(screen.simulation.stops.allSatisfy { !$0.isOffScreen })
        let findings = lint(source, with: Ruleset.recommended).findings
        let unnamed = try #require(findings.first { $0.rule == "missing-label" }, "\(findings.map(\.rule))")
        #expect(unnamed.confidence == .certain)
        #expect(!findings.contains { $0.rule == "untitled-screen" || $0.rule == "offscreen-focus" })
    }

    @Test func `what lies below the window of a part is off screen`() throws {
        let text = Self.toolbar + Self.path("{{0.0, 0.0}, {320.0, 568.0}}")
        let screen = try #require(simulate(Source(path: "tree.txt", text: text)).screens.first)
        #expect(screen.simulation.stops.allSatisfy { $0.isOffScreen })
    }
}
