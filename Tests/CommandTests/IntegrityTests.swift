import A11yModel
import Foundation
import TestSupport
import Testing

@testable import A11yProject

/// Whatever ends or disturbs a run: files are whole, nobody's work is lost, nothing is left lying about.
@Suite struct IntegrityTests {
    private let folder: Folder

    init() throws {
        folder = try Folder([
            ".git/HEAD": "", "error.yaml": Screens.error, "nameless.yaml": Screens.nameless,
            "out/old.json": "old\n",
        ])
    }

    /// The run has written its files beside their places and waits for the reader of a pipe when the signal comes.
    @Test(.timeLimit(.minutes(patience)), arguments: [("HUP", 129), ("INT", 130), ("QUIT", 131), ("TERM", 143)])
    func `a signal ends a run with its status, and no file is touched`(signal: String, status: Int32) throws {
        let run = try shell(
            """
            set -m; ulimit -c 0; mkfifo pipe; exec 3<>pipe
            a11ylint '\(packageRoot.path())Fixtures/screens/video-home-broken.yaml' --select all \
                -f html -o pipe --format json=out/old.json --format sarif=out/new.sarif &
            head -c 1 <&3 >/dev/null; ls -A out | wc -l
            kill -\(signal) $!; wait $! 2>/dev/null; echo $?
            """, in: folder.url)
        #expect(run.output.split(whereSeparator: \.isWhitespace) == ["3", "\(status)"])
        #expect(try files() == ["old.json"])
        #expect(try folder.text("out/old.json") == "old\n")
    }

    @Test(.timeLimit(.minutes(patience)))
    func `a signal that whoever starts a run ignores is ignored`() throws {
        let run = try shell(
            """
            mkfifo pipe; exec 3<>pipe; trap '' HUP
            { head -c 1; kill -HUP "$(cat pid)"; cat; } <pipe 3<&- >/dev/null &
            sh -c 'echo $$ >pid; exec "$0" "$@"' a11ylint \
                '\(packageRoot.path())Fixtures/screens/video-home-broken.yaml' --select all \
                -f html -o pipe --format json=out/old.json 3<&-
            echo $?
            """, in: folder.url)
        #expect(run.output == "1\n")
        #expect(try folder.text("out/old.json").hasPrefix("{"))
    }

    @Test func `what changed since it was read is not written over`() throws {
        let path = folder.url("out/old.json").path()
        let report = RenderedReport(text: "new\n", target: .file(path), premise: .bytes(Array("old\n".utf8)))
        var staged = try StagedFile(report, at: path)
        try folder.write("mine\n", to: "out/old.json")
        #expect(throws: Failure.self) { try staged.publish() }
        staged.withdraw()
        #expect(try folder.text("out/old.json") == "mine\n")
        #expect(try files() == ["old.json"])
    }

    @Test func `what has come since is not written over`() throws {
        let path = folder.url("out/new.json").path()
        let report = RenderedReport(text: "new\n", target: .file(path), premise: .nothing)
        var (first, second) = (try StagedFile(report, at: path), try StagedFile(report, at: path))
        try first.publish()
        #expect(throws: Failure.self) { try second.publish() }
        second.withdraw()
        first.finish()
        #expect(try folder.text("out/new.json") == "new\n")
        #expect(try files() == ["new.json", "old.json"])
    }

    @Test(.timeLimit(.minutes(patience)))
    func `a baseline that several runs make at once is whole`() throws {
        let line = """
            for _ in 1 2 3 4; do (a11ylint baseline nameless.yaml --baseline out/b.json; echo "status $?") & done
            wait
            """
        let run = try shell(line, in: folder.url)
        let statuses = run.output.split(separator: "\n").filter { $0.hasPrefix("status") }.sorted()
        #expect(statuses.count == 4 && statuses.first == "status 0")
        #expect(try a11ylint(["nameless.yaml", "--baseline", "out/b.json"], in: folder.url).status == 0)
        #expect(try files() == ["b.json", "old.json"])
    }

    @Test(.timeLimit(.minutes(patience)))
    func `several runs at once share a report`() throws {
        let line = """
            for _ in 1 2 3 4; do a11ylint '\(packageRoot.path())Fixtures/screens' -q --select all \
                --format json=out/old.json & done; wait
            """
        _ = try shell(line, in: folder.url)
        let alone = try a11ylint(
            ["\(packageRoot.path())Fixtures/screens", "--select", "all", "-f", "json"], in: folder.url)
        #expect(try folder.text("out/old.json") == alone.output)
        #expect(try files() == ["old.json"])
    }

    @Test(.timeLimit(.minutes(patience)))
    func `a pipe that does not wait is waited for`() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        // On a thread of its own: those that tests share may all be waiting for one another.
        let received = Locked<Data?>(nil)
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let data = try? reader.readToEnd()
            received.withLock { $0 = data }
            end.signal()
        }
        try sendBytes(bytes, to: ends[1], named: "pipe")
        close(ends[1])
        end.wait()
        #expect(received.withLock { $0 }.map(Array.init) == bytes)
    }

    @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
    func `nothing that is said to a closed stream gets into a file`(closing: String) throws {
        let run = try shell(
            "a11ylint error.yaml missing.yaml -o out/old.json \(closing); echo $?", in: folder.url)
        #expect(run.output.hasSuffix("2\n"))
        #expect(try folder.text("out/old.json").contains("error.yaml"))
        #expect(try !folder.text("out/old.json").contains("missing.yaml"))
        #expect(try folder.text("error.yaml") == Screens.error)
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url("out").path()).sorted()
    }
}
