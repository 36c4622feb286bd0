import A11yModel
import A11yReporters
import Testing

@testable import A11yCommand
@testable import A11yProject

/// What is shown beside the findings, and where.
@Suite struct ShowTests {
    @Test(arguments: [
        ([], true, Rendering.LinkMode.on), ([], false, .off), (["-o", "a"], true, .off), (["--plain"], true, .off),
        (["--hyperlinks", "never"], true, .off), (["--hyperlinks", "always"], false, .on),
    ])
    func `links are for terminals, unless told otherwise`(flags: [String], isTerminal: Bool, links: Rendering.LinkMode)
        throws
    {
        let terminal = Terminal(isTerminal: isTerminal, environment: ["TERM": "xterm"])
        let request = try CheckCommand.parse(flags).request
        let target = try #require(try request.output.requests().first).target
        let rendering = request.output.rendering(on: terminal, for: target)
        #expect(request.display.applied(to: rendering, on: terminal, for: target).links == links)
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

    @Test(arguments: [
        (Duration.milliseconds(12), "12.0 ms"), (.microseconds(1_250), "1.2 ms"), (.seconds(2), "2000.0 ms"),
    ])
    func `a duration is told in milliseconds`(duration: Duration, words: String) {
        #expect(Timing.words(duration) == words)
    }

    @Test func `timing goes to standard error and changes no report`() throws {
        let plain = try a11ylint(["check", "Fixtures/screens/checkout.yaml"])
        let timed = try a11ylint(["check", "Fixtures/screens/checkout.yaml", "--timing"])
        #expect(timed.output == plain.output)
        #expect(timed.errors.hasPrefix("1 file in "))
        #expect(timed.errors.contains("ms Fixtures/screens/checkout.yaml\n"))
        #expect(timed.errors.contains(/\n\d+ rules in [\d.]+ ms\n  [\d.]+ ms [a-z-]+ \(\d+ %\)\n/))
    }

    /// Keeps what was written.
    private final class Recorder: Sendable {
        private let text = Locked("")
        func append(_ more: String) { text.withLock { $0 += more } }
        var all: String { text.withLock { $0 } }
    }
}
