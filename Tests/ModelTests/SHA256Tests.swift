import A11yModel
import Foundation
import TestSupport
import Testing

/// The digest agrees with the standard.
@Suite struct SHA256Tests {
    /// The examples of FIPS 180-4 and of NIST's page about it.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func `published messages have their published digests`(message: String, digest: String) {
        #expect(SHA256.hexDigest(of: Array(message.utf8)) == digest)
    }

    @Test func `a million letters have their published digest`() {
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(
            SHA256.hexDigest(of: letters) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// Lengths around the ends of blocks, where the length field needs a further block.
    private static let tool = installed("sha256sum")

    @Test(.enabled(if: tool != nil, "sha256sum is not installed"))
    func `it agrees with the tool of the system at every length around a block`() throws {
        let tool = try #require(Self.tool)
        let folder = FileManager.default.temporaryDirectory.appending(path: "a11ylint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var dice = Dice(seed: 7)
        let lengths = Array(0...130) + [1000, 4095, 4096, 65_537]
        let messages = lengths.map { length in (0..<length).map { _ in UInt8.random(in: 0...255, using: &dice) } }
        let names = messages.indices.map { folder.appending(path: "\($0)").path() }
        for (name, message) in zip(names, messages) { try Data(message).write(to: URL(filePath: name)) }
        let file = folder.appending(path: "digests")
        try Data().write(to: file)
        let output = try FileHandle(forWritingTo: file)
        let none = FileHandle.nullDevice.fileDescriptor
        let child = try Child(tool, names, environment: [:], streams: [none, output.fileDescriptor, none])
        #expect(child.wait() == 0)
        let told = try String(contentsOf: file, encoding: .utf8)
        let digests = told.split(separator: "\n").map { String($0.prefix(64)) }
        #expect(messages.map { SHA256.hexDigest(of: $0) } == digests)
    }
}
