import A11yModel
import Testing

@testable import A11yServer

/// Messages in a stream of bytes, however it is cut, and whatever else comes in it.
@Suite struct ServerFrameTests {
    private func frames(_ parts: [String]) -> [MessageFrames.Frame] { frames(parts.map { Array($0.utf8) }) }

    private func frames(_ parts: [[UInt8]]) -> [MessageFrames.Frame] {
        var stream = MessageFrames()
        var found: [MessageFrames.Frame] = []
        for part in parts {
            stream.add(part)
            while let frame = stream.next() { found.append(frame) }
        }
        return found
    }

    private func message(_ text: String) -> MessageFrames.Frame { .message(Array(text.utf8)) }

    @Test(arguments: [
        ["Content-Length: 2\r\n\r\n{}"],
        ["Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}"],
        ["content-length:2\r\n\r\n{}"], ["Content-Length: 2\n\n{}"],
        ["Content-", "Length: 2\r", "\n\r\n{", "}"],
    ])
    func `a message is what its header says`(parts: [String]) {
        #expect(frames(parts) == [message("{}")])
    }

    @Test func `several messages come in one read, and one byte by byte`() {
        let text = "Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\n\"é\"Content-Length: 0\r\n\r\n"
        let expected = [message("{}"), message("\"é\""), message("")]
        #expect(frames([text]) == expected)
        #expect(frames(text.utf8.map { [$0] }) == expected)
    }

    @Test(arguments: [
        "Content-Length: many\r\n\r\n", "Content-Length: -1\r\n\r\n", "Length: 2\r\n\r\n{}", "GET / HTTP/1.1\r\n\r\n",
        "Content-Length: 99999999999999999999999\r\n\r\n", "Content-Length:\r\n\r\n",
        String(repeating: "x", count: 5000),
    ])
    func `what is no header is told once, and the next message is read`(garbage: String) throws {
        let found = frames([garbage + "Content-Length: 2\r\n\r\n{}"])
        #expect(found.count == 2)
        #expect(found.last == message("{}"))
        guard case .fault = try #require(found.first) else { throw GarbageAccepted() }
    }

    @Test func `a message that is too long is told and passed over`() {
        var stream = MessageFrames()
        let length = MessageFrames.mostBytes + 3
        stream.add(Array("Content-Length: \(length)\r\n\r\nabc".utf8))
        #expect(stream.next() == .fault("a message has at most \(MessageFrames.mostBytes) bytes, and not \(length)"))
        let block = [UInt8](repeating: 0x20, count: 1 << 24)
        for _ in 0..<MessageFrames.mostBytes / block.count {
            #expect(stream.next() == nil)
            stream.add(block)
        }
        stream.add(Array("Content-Length: 2\r\n\r\n{}".utf8))
        #expect(stream.next() == message("{}"))
    }

    @Test func `random bytes end nothing`() {
        var seed: UInt64 = 7
        func next() -> UInt8 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: seed >> 56)
        }
        var session = ServerSession(in: ServerTalk.world())
        var stream = MessageFrames()
        for _ in 0..<400 {
            let bytes = (0..<200).map { _ in next() }
            stream.add(Array("Content-Length: \(next())\r\n\r\n".utf8) + bytes)
            while let frame = stream.next() { _ = session.receive([Message(frame)]) }
        }
        #expect(session.phase == .beginning)
    }

    private struct GarbageAccepted: Error {}
}
