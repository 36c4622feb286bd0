import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

/// Files that break off: what is missing may hold whatever an element lacks, so only the break is told.
@Suite struct BrokenOffTests {
    /// Files without a finding, in every syntax, small enough to be cut at every byte.
    static let files: [(path: String, text: String)] = [
        (
            "flow.yaml",
            """
            screen: Sign in
            elements: [
              { type: label, text: Sign in, traits: [header] },
              { children: [ { type: button, image: arrow, label: Sign in }, { type: switch, label: "Remember" } ] } ]

            """
        ),
        (
            "a.json",
            """
            {"screen": "Sign in", "elements": [
              {"type": "label", "text": "Sign in", "traits": ["header"]},
              {"children": [{"type": "button", "image": "arrow", "label": "Send"}, {"type": "switch", "label": "On"}]}]}
            """
        ),
        (
            "a.xml",
            """
            <screen name="Sign in">
              <label traits="header" text="Sign in"/>
              <view><button image="arrow" label="Sign &amp; in"/><switch label="Remember me"></switch></view>
            </screen>
            """
        ),
        (
            "a.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
              <objects>
                <view id="roo-t0-vew">
                  <subviews>
                    <button id="sig-n0-btn"><state key="normal" image="arrow"/>
                      <accessibility key="accessibilityConfiguration" label="Sign in"/></button>
                    <switch id="rem-em-swi"><accessibility key="accessibilityConfiguration" label="Remember"/></switch>
                  </subviews>
                </view>
              </objects>
            </document>
            """
        ),
        (
            "a.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
              <scenes><scene sceneID="sce-ne-001"><objects><viewController title="Sign in" id="con-tr-001">
                <view key="view" id="roo-t0-vew"><subviews>
                  <button id="sig-n0-btn"><accessibility key="accessibilityConfiguration" label="Pay now"/></button>
                </subviews></view>
              </viewController></objects></scene></scenes>
            </document>
            """
        ),
    ]

    @Test(arguments: files.map(\.path))
    func `a right file cut anywhere is only told to be cut`(path: String) throws {
        let bytes = Array(try #require(BrokenOffTests.files.first { $0.path == path }).text.utf8)
        let whole = lint(Source(path: path, bytes: bytes), with: .recommended)
        #expect(whole.findings.map(\.rule) == [])
        // Before the first bracket the file may be anything; behind the last nothing is missing.
        let bracket = try #require(bytes.firstIndex { "[{>".utf8.contains($0) })
        for length in bracket + 1..<bytes.count - 2 {
            let report = lint(Source(path: path, bytes: Array(bytes[..<length])), with: .recommended)
            let rules = Set(report.findings.map(\.rule))
            #expect(rules == [FileRule.syntax.rawValue], "cut after \(length) bytes")
        }
    }

    @Test func `what was whole before the break is judged`() {
        let text = "screen: A\nelements: [ { type: button, id: a }, { type: button, id: b"
        let report = lint(Source(path: "a.yaml", text: text), with: .recommended)
        #expect(report.findings.map(\.rule) == ["missing-label", "syntax"])
    }

    @Test func `an element that a log breaks off in lacks nothing`() {
        let lines = """
            Element subtree:
             →Application, 0x1, pid: 1, label: 'A'
                Button, 0x2, {{0.0, 0.0}, {50.0, 50.0}}
            """
        func rules(_ text: String) -> [String] {
            lint(Source(path: "log.txt", text: text), with: .recommended).findings.map(\.rule)
        }
        #expect(rules(lines + "\n").contains("missing-label"))
        #expect(!rules(lines + ", label: 'P").contains("missing-label"))
    }
}
