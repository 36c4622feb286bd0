import A11yChecks
import A11yDialects
import A11yEngine
import A11yLint
import A11yModel
import A11yPolicy
import TestSupport
import Testing

/// What Apple's audit found, beside our own findings.
@Suite struct AuditTests {
    private static let screen = """
        screen: Pay
        title: Pay
        elements:
          - { type: button, id: buy, image: ic_buy.png, frame: [16, 100, 100, 50] }
          - { type: button, id: help, title: Help, frame: [16, 200, 20, 20] }
          - { type: button, title: More, frame: [16, 300, 100, 50] }
          - { type: button, title: More, frame: [16, 400, 100, 50] }

        """

    private func report(_ issues: [AuditIssue], comments: String = "") -> Report {
        var settings = FileSettings(.builtIn)
        settings.audit = issues
        return lint(Source(path: "pay.yaml", text: comments + AuditTests.screen), with: settings)
    }

    private func issue(
        _ kind: AuditIssue.Kind?, identifier: String = "", label: String = "", type: String = "", frame: Rect? = nil
    ) -> AuditIssue {
        AuditIssue(kind: kind, text: "Wrong", identifier: identifier, label: label, type: type, frame: frame)
    }

    /// Line and text of each finding of the audit's own.
    private func own(_ report: Report) -> [String] {
        report.findings.filter { $0.rule == "audit-issue" }.map {
            "\(report.lines.place(of: $0.range.start).line): \($0.message)"
        }
    }

    @Test func `one finding at one element is told once, with both that found it`() throws {
        let plain = report([])
        for place in [issue(.hitRegion, identifier: "help"), issue(.hitRegion, label: "Help", type: "Button")] {
            let merged = report([place])
            #expect(merged.findings.map(\.message) == plain.findings.map(\.message))
            let target = try #require(merged.findings.first { $0.rule == "small-target" })
            #expect(target.alsoFoundBy == ["Apple’s audit"])
            #expect(merged.findings.filter { !$0.alsoFoundBy.isEmpty }.count == 1)
        }
    }

    @Test(arguments: [
        (AuditIssue.Kind.contrast, "help", "5: Apple’s audit says of “help”: Wrong."),
        (.hitRegion, "buy", "4: Apple’s audit says of “buy”: Wrong."),
        (
            .textClipped, "gone",
            "1: Apple’s audit says of “gone”, which this file does not show or shows more than once: Wrong."
        ),
    ])
    func `what only the audit found is a finding at its element`(
        kind: AuditIssue.Kind, identifier: String, expected: String
    ) {
        #expect(own(report([issue(kind, identifier: identifier)])) == [expected])
    }

    @Test func `a frame tells equal elements apart, and an unknown kind is told as well`() {
        let second = issue(nil, label: "More", type: "Button", frame: Rect(x: 16, y: 400.4, width: 100, height: 50))
        #expect(own(report([second])) == ["7: Apple’s audit says of “More”: Wrong."])
        let unclear = "which this file does not show or shows more than once"
        #expect(own(report([issue(nil, label: "More")])) == ["1: Apple’s audit says of “More”, \(unclear): Wrong."])
    }

    @Test func `what is suppressed stays so, whoever found it`() {
        let accepted = report(
            [issue(.contrast, identifier: "help"), issue(.hitRegion, identifier: "help")],
            comments: "# a11ylint:ignore-file[audit-issue, small-target] drawn anew\n")
        #expect(accepted.findings.allSatisfy { !["audit-issue", "small-target"].contains($0.rule) })
        #expect(Set(accepted.accepted.map(\.rule)) == ["audit-issue", "small-target"])
    }

    @Test(arguments: AuditIssue.Kind.allCases)
    func `the rules about a kind exist`(kind: AuditIssue.Kind) {
        for rule in kind.rules { #expect(Ruleset.builtIn[rule] != nil, "\(rule)") }
    }

    @Test(arguments: [
        ("XCUIAccessibilityAuditTypeHitRegion", AuditIssue.Kind.hitRegion), (".dynamicType", .dynamicType),
        ("text clipped", .textClipped), ("1", .contrast), ("262144", .trait), ("8589934592", .parentChild),
        ("sufficient_element_description", .sufficientElementDescription), ("3", nil), ("all", nil), ("", nil),
    ])
    func `kinds are known by name and by number`(word: String, kind: AuditIssue.Kind?) {
        #expect(AuditIssue.Kind(word: word) == kind)
    }

    @Test func `an issue is read with its element`() throws {
        let answer = """
            {"value": [{"auditType": "XCUIAccessibilityAuditTypeContrast", "compactDescription": "Contrast failed.",
              "element": "'Pay' button", "elementAttributes": {"rawIdentifier": "pay", "name": "pay", "label": "Pay",
              "type": "XCUIElementTypeButton", "rect": {"x": 1, "y": 2, "width": 3, "height": 4}}}]}
            """
        let read = AuditResult.read(Source(path: "a.json", text: answer))
        #expect(read.problems == [])
        let expected = AuditIssue(
            kind: .contrast, text: "Contrast failed", described: "'Pay' button", identifier: "pay", label: "Pay",
            type: "Button", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(read.value == [expected])
    }

    @Test(arguments: ["", "{", "{}", "[1]", "[{}]", "<a/>", "hello", #"[{"auditType": "trait"}, null]"#])
    func `what is no result is a problem with a place`(text: String) {
        let problems = AuditResult.read(Source(path: "a.json", text: text)).problems
        #expect(!problems.isEmpty)
        #expect(problems.allSatisfy { $0.range.end <= max(1, text.utf8.count) })
    }
}
