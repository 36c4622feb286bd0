import Foundation
import Testing

/// What is told of the `suppressions` of a configuration, at their place in it.
@Suite struct ConfiguredSuppressionTests {
    private static let entry = """
        suppressions:
          - rule: missing-label
            element: "#pay"
        """

    private func told(
        _ configuration: String, screen: String = Screens.nameless, paths: [String] = ["."], status: Int32 = 0
    ) throws -> String {
        let folder = try Folder([".a11ylint.yml": configuration, "a.yaml": screen])
        let run = try a11ylint(
            ["check"] + paths + ["-f", "compact", "-q", "--min-confidence", "certain"], in: folder.url)
        #expect(run.status == status)
        return run.output
    }

    @Test func `one with a reason accepts, and nothing is told`() throws {
        #expect(try told(Self.entry + "\n    reason: agreed\n") == "")
    }

    @Test func `one without a reason accepts, and is told`() throws {
        #expect(
            try told(Self.entry + "\n")
                == ".a11ylint.yml:2:5: warning: Say why “missing-label” is allowed here. "
                + "→ Write behind the brackets why people lose nothing here, or until when they do "
                + "[unexplained-suppression]\n")
    }

    @Test func `one whose day has passed accepts nothing, and is told`() throws {
        let output = try told(Self.entry + "\n    reason: agreed\n    until: 2001-01-01\n", status: 1)
        #expect(output.contains(".a11ylint.yml:2:5: warning: Allowed until 2001-01-01; look at it again."))
        #expect(output.contains("[missing-label]"))
    }

    @Test(arguments: [(["."], true), (["a.yaml"], false)])
    func `one that accepts nothing is told in a run over all that its file governs`(
        paths: [String], isTold: Bool
    ) throws {
        let output = try told(Self.entry + "\n    reason: agreed\n", screen: Screens.right, paths: paths)
        let start = ".a11ylint.yml:2:5: warning: “missing-label” is allowed here and does not occur. "
        #expect(isTold ? output.hasPrefix(start) && output.hasSuffix(" [unused-suppression]\n") : output == "")
    }

    @Test(arguments: ["closeButton", "Close", "bt1-aa-aaa", "\"#bt1-aa-aaa\"", "button#bt1-aa-aaa", "type:button"])
    func `an entry takes each name that reports and Xcode give an element`(name: String) throws {
        let named = App.storyboard.replacing("<button opaque", with: "<button userLabel=\"Close\" opaque")
        let folder = try App.folder(["Login/Main.storyboard": named])
        try folder.write(
            "suppressions: [{ rule: missing-label, element: \(name), reason: agreed }]\n", to: ".a11ylint.yml")
        let run = try a11ylint(
            ["check", "-f", "compact", "--select", "missing-label,unused-suppression"], in: folder.url)
        #expect(run.output == "")
    }

    @Test(arguments: [
        ("closeButon", "Did you mean “closeButton”?"), ("\"#bt1-aa-aab\"", "Did you mean “bt1-aa-aaa”?"),
        ("close", "Did you mean “closeButton”?"), ("elsewhere", "No element is called “elsewhere”. →"),
    ])
    func `an entry whose element does not exist is told the nearest names`(name: String, hint: String) throws {
        let folder = try App.folder()
        try folder.write(
            "suppressions: [{ rule: missing-label, element: \(name), reason: agreed }]\n", to: ".a11ylint.yml")
        let run = try a11ylint(
            ["check", "-f", "compact", "--select", "missing-label,unused-suppression"], in: folder.url)
        let line = run.output.split(separator: "\n").first { $0.contains("[unused-suppression]") }
        #expect(line?.contains(hint) == true, "\(run.output)")
    }

    @Test(arguments: [("off", ""), ("error", "error"), ("info", "info")])
    func `the policy says how bad that is`(level: String, severity: String) throws {
        let policy = "\nsuppression-policy: { unused: \(level) }\n"
        let output = try told(
            Self.entry + "\n    reason: agreed" + policy, screen: Screens.right, status: level == "error" ? 1 : 0)
        #expect(output.contains("unused-suppression") == !severity.isEmpty)
        #expect(output.contains(": \(severity):") == !severity.isEmpty)
    }
}
