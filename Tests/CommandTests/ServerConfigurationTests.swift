import A11yModel
import A11yPolicy
import Testing

@testable import A11yProject
@testable import A11yServer

/// What an editor shows in a configuration: mistakes, keys, words and what they mean.
@Suite struct ServerConfigurationTests {
    private static let uri = "file:///project/.a11ylint.yml"

    private func mistakes(_ text: String, uri: String = uri) throws -> [String] {
        var talk = try ServerTalk()
        talk.open(text, uri: uri)
        return talk.session.settle().last?["params"]?["diagnostics"]?.items?.map {
            "\(ServerTalk.line($0)): \($0["message"]?.text ?? "")"
        } ?? []
    }

    @Test(arguments: [
        ("version: 1\nrules: { low-contrast: error }\n", []), ("", []),
        ("failon: error\n", ["0:0-0:6 config: unknown key “failon”; did you mean “fail-on”?"]),
        (
            "fail-on: eror\nrules:\n  low-contrst: off\n  small-target: { minimum: x }\n",
            [
                "0:9-0:13 config: “fail-on” must be one of error, warning, info, review, never; "
                    + "did you mean “error”?",
                "2:2-2:13 config: unknown rule “low-contrst”; did you mean “low-contrast”?",
                "3:27-3:28 config: “minimum” must be a number",
            ]
        ),
        ("extends: nowhere.yml\n", ["0:0-0:20 config: no file “nowhere.yml”"]),
        (
            "baseline: nowhere.json\n",
            [
                "0:0-0:22 config: there is no baseline “/project/nowhere.json”; “a11ylint baseline” writes it"
            ]
        ),
        ("version: 1\n<<<<<<< a\n", ["1:0-1:7 config: one version expected: a merge conflict was left here"]),
    ])
    func `an unsaved configuration has the mistakes that config validate tells`(text: String, expected: [String]) throws
    {
        #expect(try mistakes(text) == expected)
    }

    @Test func `only a configuration is read as one`() throws {
        #expect(try mistakes("failon: error\n", uri: "file:///project/ci.yml") == [])
        #expect(try mistakes("failon: error\n", uri: "file:///project/a/.a11ylint.yaml").count == 1)
    }

    private func ask(_ method: String, _ marked: String) throws -> JSON {
        var talk = try ServerTalk()
        let parts = marked.components(separatedBy: "|")
        talk.open(parts.joined(), uri: Self.uri)
        let lines = parts[0].components(separatedBy: "\n")
        let position = #"{"line":\#(lines.count - 1),"character":\#(lines.last?.utf16.count ?? 0)}"#
        return try talk.ask(method, #"{"textDocument":{"uri":"\#(Self.uri)"},"position":\#(position)}"#)
    }

    @Test(arguments: [
        ("|", "fail-on: "), ("version: 1\nfa|", "fail-on: "), ("|: error", "fail-on"), ("|", "rules:"),
        ("fail-on: |", "review"), ("platform: |", "tvos"), ("extends: [|]", "strict@1"), ("extends: |", "strict"),
        ("extends:\n  - |", "wcag-aa"), ("rules:\n  |", "low-contrast: "), ("rules: { | }", "wcag:1.1.1: "),
        ("rules:\n  low-contrast: |", "off"), ("rules:\n  small-target:\n    |", "minimum: "),
        ("rules:\n  small-target: { severity: |", "warning"), ("overrides:\n  - |", "files: "),
        ("overrides:\n  - files: [a]\n    |", "rules:"), ("overrides:\n  - platforms: [|]", "macos"),
        ("overrides:\n  - platforms: |", "[macos]"), ("overrides:\n  - rules:\n      |", "low-contrast: "),
        ("suppressions:\n  - rule: |", "missing-label"), ("suppressions:\n  - rule: [syntax, |]", "missing-label"),
        ("suppressions:\n  - rule: a\n    |", "reason: "), ("suppression-policy:\n  allow-blanket: |", "true"),
        ("limits: { |", "nesting: "), ("reports:\n  |", "sarif: "), ("format: \"|\"", "sarif"), ("version: |", "1"),
    ])
    func `keys, rules and words are completed where they can stand`(marked: String, expected: String) throws {
        let items = try ask("textDocument/completion", marked)["items"]?.items ?? []
        #expect(items.contains { $0["textEdit"]?["newText"]?.text == expected }, "\(items.count) items")
    }

    @Test(arguments: ["# |", "locale: |", "baseline: |", "no-such-key:\n  |", "a: |\n"])
    func `nothing is offered where anything may stand`(marked: String) throws {
        #expect(try ask("textDocument/completion", marked)["items"]?.items?.isEmpty == true)
    }

    @Test func `where code is, auto is offered`() throws {
        let items = try ask("textDocument/completion", "sources: |")["items"]?.items ?? []
        #expect(items.contains { $0["label"]?.text == "auto" })
    }

    @Test func `what is written already is not offered again, and keys say what they mean`() throws {
        let items = try ask("textDocument/completion", "version: 1\nfail-on: error\n|")["items"]?.items ?? []
        let labels = items.compactMap { $0["label"]?.text }
        #expect(!labels.contains("version") && !labels.contains("fail-on") && labels.contains("include"))
        #expect(items.allSatisfy { $0["documentation"]?["value"]?.text?.isEmpty == false })
        let help = try ask("textDocument/hover", "fai|l-on: error\n")["contents"]?["value"]?.text
        #expect(help == "`fail-on`: The lowest level that fails a run, or never.")
        #expect(
            try ask("textDocument/hover", "plat|form: ios\n")["contents"]?["value"]?.text?.contains("`platform`")
                == true)
    }

    @Test func `every beginning of a configuration is completed without end or crash`() throws {
        let text =
            "version: 1\nextends: [strict, a.yml]\nrules:\n  small-target: { minimum: 44 }\noverrides:\n- files: [a]\n"
        for end in text.indices { _ = try ask("textDocument/completion", text[..<end] + "|") }
    }
}
