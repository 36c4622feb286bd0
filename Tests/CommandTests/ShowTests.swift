import A11yModel
import A11yReporters
import Testing

@testable import A11yCommand
@testable import A11yProject

/// What is shown beside the findings, and where.
@Suite struct ShowTests {
    @Test(arguments: [
        ([], true, Rendering.LinkMode.on), ([], false, .off), (["-o", "a"], true, .off), (["--plain"], true, .off),
    ])
    func `links are for terminals`(flags: [String], isTerminal: Bool, links: Rendering.LinkMode)
        throws
    {
        let terminal = Terminal(isTerminal: isTerminal, environment: ["TERM_PROGRAM": "iTerm.app"])
        let request = try CheckCommand.parse(flags).request
        let target = try #require(try request.output.requests().first).target
        let rendering = request.output.rendering(on: terminal, for: target)
        #expect(request.display.applied(to: rendering, on: terminal, for: target).links == links)
    }

    @Test func `comments that Xcode will delete are counted once, Notes and comments of our own files are not`() throws
    {
        let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="a">"#
        let comment =
            "<subviews>\n<!-- a11ylint:ignore[missing-label] a watermark -->\n<button id=\"b\">"
            + "<state key=\"normal\" image=\"ic_trash\"/></button>"
        let notes =
            #"<attributedString key="userComments"><fragment content="a11ylint:ignore[all]"/></attributedString>"#
        let folder = try Folder([
            "A.xib": "\(head)\(comment)</subviews></view></objects></document>",
            "B.xib": "\(head)\(comment)</subviews></view></objects></document>",
            "C.xib": "\(head)\(notes)</view></objects></document>",
            "D.yaml": "# a11ylint:ignore[all] x\n" + Screens.error,
        ])
        let output = try a11ylint(["check"], in: folder.url, environment: ["COLUMNS": "200"]).output
        #expect(output.ranges(of: "\n2 comments in storyboards or xibs suppress findings until Xcode saves").count == 1)
    }

    @Test(arguments: [
        (["TERM_PROGRAM": "vscode"], true), (["VTE_VERSION": "7600"], true), (["VTE_VERSION": "4800"], false),
        (["TERM": "xterm-kitty"], true), (["TERM": "xterm-256color"], false),
        (["TERM_PROGRAM": "Apple_Terminal"], false),
        (["TERM_PROGRAM": "tmux", "WT_SESSION": "1"], false), (["TERM_PROGRAM": "vscode", "NO_COLOR": "1"], false),
        (["TERM_PROGRAM": "vscode", "CI": "true"], false), (["CI": "true", "FORCE_HYPERLINK": "1"], true),
        (["TERM_PROGRAM": "vscode", "FORCE_HYPERLINK": "0"], false),
    ])
    func `links are for terminals that are known to show them`(environment: [String: String], hasLinks: Bool) {
        #expect(Terminal(isTerminal: true, environment: environment).hasLinks == hasLinks)
    }

    @Test func `progress is told after a while, and taken back`() {
        let text = Recorder()
        let progress = Progress(of: 3, isShown: true, patience: .zero) { text.append($0) }
        for _ in 0..<3 { progress.advance() }
        progress.end()
        #expect(text.all.hasPrefix("\r\u{1B}[K1 of 3 files"))
        #expect(text.all.hasSuffix("\r\u{1B}[K"))
    }

    @Test(arguments: [(1, true, Duration.zero), (3, false, .zero), (3, true, .seconds(600))])
    func `one file, a pipe and a short run have no progress`(files: Int, isShown: Bool, patience: Duration) {
        let text = Recorder()
        let progress = Progress(of: files, isShown: isShown, patience: patience) { text.append($0) }
        for _ in 0..<files { progress.advance() }
        progress.end()
        #expect(text.all.isEmpty)
    }

    /// Keeps what was written.
    private final class Recorder: Sendable {
        private let text = Locked("")
        func append(_ more: String) { text.withLock { $0 += more } }
        var all: String { text.withLock { $0 } }
    }
}
