import A11yModel
import Foundation
import Testing

@testable import A11yProject
@testable import A11yServer

/// The language server and the code of the app: what is watched, and what a change of code makes stale.
@Suite struct ServerCodeTests {
    /// A conversation about a folder, with these sources, in which its storyboard and a screen file are open.
    private func talk(_ folder: Folder, sources: [String]?) throws -> (talk: ServerTalk, sent: [JSON]) {
        var request = ProjectRequest()
        request.sources = sources
        let context = RunContext(
            folder: folder.url.path(), environment: [:], input: 0, output: 1, errors: 2)
        return try RunContext.$current.withValue(context) {
            var talk = try ServerTalk(in: .real(request))
            talk.open(App.storyboard, uri: uri(folder, "Login/Main.storyboard"), language: "xml")
            talk.open(Screens.right, uri: uri(folder, "pay.yaml"))
            let sent = talk.session.settle()
            return (talk, sent)
        }
    }

    private func uri(_ folder: Folder, _ path: String) -> String { folder.url(path).absoluteString }

    /// The files whose findings are sent, by their names.
    private func published(_ sent: [JSON]) -> [String] {
        sent.filter { $0["method"]?.text == "textDocument/publishDiagnostics" }.compactMap {
            $0["params"]?["uri"]?.text?.split(separator: "/").last.map(String.init)
        }
    }

    private func watched(_ sent: [JSON]) -> [String] {
        sent.filter { $0["method"]?.text == "client/registerCapability" }.flatMap { message in
            let watchers = message["params"]?["registrations"]?.items?.first?["registerOptions"]?["watchers"]?.items
            return (watchers ?? []).compactMap { $0["globPattern"]?.text }
        }
    }

    @Test func `code is watched once findings rest on it`() throws {
        let folder = try App.folder()
        let sent = try talk(folder, sources: ["auto"]).sent
        #expect(watched(sent) == ["**/*.h", "**/*.m", "**/*.mm", "**/*.strings", "**/*.swift", "**/*.xcstrings"])
        #expect(published(sent) == ["Main.storyboard", "pay.yaml"])
        #expect(watched(try talk(folder, sources: nil).sent) == [])
    }

    @Test(arguments: [
        ("Login/LoginViewController.swift", ["Main.storyboard"]), ("Login/New.m", ["Main.storyboard"]),
        ("en.lproj/Localizable.strings", ["Main.storyboard"]), (".a11ylint.yml", ["Main.storyboard", "pay.yaml"]),
    ])
    func `a change of code makes what rests on it stale, and nothing else`(path: String, expected: [String]) throws {
        let folder = try App.folder()
        var (talk, _) = try talk(folder, sources: [folder.url.path()])
        talk.tell("workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(uri(folder, path))","type":2}]}"#)
        #expect(published(talk.session.settle()) == expected)
    }

    @Test func `a change of code changes verdicts`() throws {
        let folder = try App.folder()
        var (talk, sent) = try talk(folder, sources: [folder.url.path()])
        func severities(_ sent: [JSON]) -> [Int?] {
            let diagnostics = sent.first { $0["params"]?["uri"]?.text?.hasSuffix("Main.storyboard") == true }
            let items = diagnostics?["params"]?["diagnostics"]?.items ?? []
            return items.filter { $0["code"]?.text == "missing-label" }.map { $0["severity"]?.integer }
        }
        #expect(severities(sent) == [1])
        let path = "Login/LoginViewController.swift"
        let change = #"{"changes":[{"uri":"\#(uri(folder, path))","type":2}]}"#
        for (lines, expected) in [("decorate(closeButton)", [3]), ("closeButton.accessibilityLabel = \"Close\"", [])] {
            try folder.write(App.controller(lines), to: path)
            talk.tell("workspace/didChangeWatchedFiles", change)
            sent = talk.session.settle()
            #expect(severities(sent) == expected)
        }
    }

    @Test func `without sources a change of code is none`() throws {
        let folder = try App.folder()
        var (talk, _) = try talk(folder, sources: nil)
        let change = #"{"changes":[{"uri":"\#(uri(folder, "Login/A.swift"))","type":1}]}"#
        talk.tell("workspace/didChangeWatchedFiles", change)
        #expect(published(talk.session.settle()) == [])
    }

    @Test func `code is read again after a change and not before`() throws {
        let folder = try App.folder()
        var request = ProjectRequest()
        request.sources = [folder.url.path()]
        let project = try Project(request)
        let path = folder.url("Login/Main.storyboard").path()
        _ = project.code(for: path)
        let known = try #require(project.codeInUse.first)
        _ = project.code(for: folder.url("Login/Other.xib").path())
        #expect(project.codeInUse.count == 1)
        #expect(project.codeInUse.first === known)
        project.forgetCode()
        #expect(project.codeInUse.isEmpty)
        _ = project.code(for: path)
        #expect(project.codeInUse.first !== known)
        #expect(project.code(for: folder.url("pay.yaml").path()) == nil)
    }
}
