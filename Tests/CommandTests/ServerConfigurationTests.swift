import A11yModel
import A11yPolicy
import Testing

@testable import A11yProject
@testable import A11yServer

/// What an editor shows in a configuration: its mistakes.
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
    func `an unsaved configuration has the mistakes that config tells`(text: String, expected: [String]) throws {
        #expect(try mistakes(text) == expected)
    }

    @Test func `only a configuration is read as one`() throws {
        #expect(try mistakes("failon: error\n", uri: "file:///project/ci.yml") == [])
        #expect(try mistakes("failon: error\n", uri: "file:///project/a/.a11ylint.yaml").count == 1)
    }
}
