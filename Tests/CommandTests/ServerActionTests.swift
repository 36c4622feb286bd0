import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

/// What an editor offers to do about findings.
@Suite struct ServerActionTests {
    private static let text = "screen: 😀\nelements:\n  - type: button # 😀\n    id: pay\n    labl: Pay\n    alpah: 1\n"

    /// A world in which misspelt keys can be repaired: `labl` safely, `alpah` not.
    private static let world = ServerTalk.world(check: { source, settings, tables, _ in
        var report = lint(source, with: settings, beside: tables)
        for index in report.findings.indices where report.findings[index].rule == "unknown-property" {
            let finding = report.findings[index]
            let isLabel = finding.message.contains("labl")
            let edit = Edit(finding.range, to: isLabel ? "label" : "alpha")
            report.findings[index].fix = Fix(isLabel ? .safe : .unsafe, "Rename it.", [edit])
        }
        return report
    })

    private func actions(
        _ abilities: String = ServerTalk.abilities, text: String = text, line: Int, only: String = "",
        uri: String = ServerTalk.uri
    ) throws -> [JSON] {
        var talk = try ServerTalk(abilities: abilities, in: ServerActionTests.world)
        talk.open(text, uri: uri)
        let range = #"{"start":{"line":\#(line),"character":4},"end":{"line":\#(line),"character":8}}"#
        let context = only.isEmpty ? "{}" : #"{"only":["\#(only)"]}"#
        let params = #"{"textDocument":{"uri":"\#(uri)"},"range":\#(range),"context":\#(context)}"#
        return try talk.ask("textDocument/codeAction", params).items ?? []
    }

    private func edit(of action: JSON?) -> JSON? {
        action?["edit"]?["documentChanges"]?.items?.first?["edits"]?.items?.first
    }

    @Test func `a safe repair is preferred, and an unsafe one says so`() throws {
        let safe = try actions(line: 4, only: "quickfix").first
        #expect(safe?["title"]?.text == "Rename it." && safe?["isPreferred"]?.flag == true)
        #expect(edit(of: safe)?["newText"]?.text == "label")
        #expect(edit(of: safe)?["range"]?["start"]?.rendered(.compact) == #"{"line":4,"character":4}"#)
        #expect(safe?["diagnostics"]?.items?.first?["code"]?.text == "unknown-property")
        let unsafe = try actions(line: 5, only: "quickfix").first
        #expect(unsafe?["title"]?.text == "Unsafe: Rename it." && unsafe?["isPreferred"] == nil)
    }

    @Test(arguments: ["source", "source.fixAll", "source.fixAll.a11ylint"])
    func `all safe repairs are one action`(only: String) throws {
        let all = try actions(line: 0, only: only)
        #expect(all.map { $0["kind"]?.text } == ["source.fixAll.a11ylint"])
        #expect(all.first?["edit"]?["documentChanges"]?.items?.first?["edits"]?.items?.count == 1)
        #expect(try actions(line: 0, only: "refactor").isEmpty)
    }

    @Test func `a finding is accepted by a comment above its element, as deep as that`() throws {
        let action = try actions(text: ServerSessionTests.faulty, line: 3, only: "quickfix").first
        #expect(action?["title"]?.text?.hasPrefix("Accept ") == true)
        let text = edit(of: action)?["newText"]?.text ?? ""
        #expect(text.hasPrefix("  # a11ylint:ignore[") && text.hasSuffix("] \n"))
        #expect(edit(of: action)?["range"]?.rendered(.compact).contains(#""start":{"line":3,"character":0}"#) == true)
    }

    @Test func `where the client can, the reason is a place to fill in`() throws {
        let abilities = """
            {"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}},
             "workspace":{"workspaceEdit":{"snippetEditSupport":true}}}
            """
        let action = try actions(abilities, text: ServerSessionTests.faulty, line: 3).first
        #expect(edit(of: action)?["snippet"]?["value"]?.text?.hasSuffix("] ${1:reason}\n") == true)
    }

    @Test func `in a xib a finding is accepted in the Notes of the object, and the Notes are read`() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
             <objects>
              <view id="root-00-vew">
               <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
               <subviews>
                <button id="clos-0-btn">
                 <rect key="frame" x="0.0" y="99" width="60" height="60"/>
                 <state key="normal" image="ic_close"/>
                </button>
               </subviews>
              </view>
             </objects>
            </document>

            """
        let uri = "file:///project/Close.xib"
        let action = try #require(try actions(text: xib, line: 5, uri: uri).first)
        #expect(action["title"]?.text == "Accept missing-label in the object’s Notes with a reason")
        let change = try #require(edit(of: action))
        let text = change["newText"]?.text ?? ""
        #expect(text.contains(#"<fragment content="a11ylint:ignore[missing-label] "/>"#))
        let line = try #require(change["range"]?["start"]?["line"]?.integer)
        var lines = xib.components(separatedBy: "\n")
        lines[line] = text.replacing("] ", with: "] decorative") + lines[line]
        #expect(try actions(text: lines.joined(separator: "\n"), line: 5, uri: uri).isEmpty)
    }

    @Test func `in XML the comment is one of XML, and where none is read none is offered`() throws {
        let xml = "<screen name=\"A\" title=\"A\">\n    <button id=\"pay\" image=\"x\" action=\"pay\"/>\n</screen>\n"
        let text = edit(of: try actions(text: xml, line: 1).first)?["newText"]?.text ?? ""
        #expect(text.hasPrefix("    <!-- a11ylint:ignore[") && text.hasSuffix("]  -->\n"))
        let json = #"{ "screen": "A", "elements": [{ "type": "button", "id": "a", "image": "x" }] }"#
        #expect(try actions(text: json, line: 0, uri: "file:///project/a.json").isEmpty)
        #expect(try actions(text: "screen: A\nelements: [{ type: button, image: x }]", line: 1).isEmpty)
    }
}
