import Testing

@testable import A11yWalk

/// Bytes of a terminal, and the keys that they are.
@Suite struct KeyTests {
    typealias Row = (bytes: String, keys: [Key])

    static let table: [Row] = [
        ("l", [.character("l")]), ("日", [.character("日")]), ("🙂", [.character("🙂")]),
        ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
        ("\u{1B}OA", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}OC", [.right]), ("\u{1B}OD", [.left]),
        ("\u{1B}[H", [.home]), ("\u{1B}OH", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]),
        ("\u{1B}[F", [.end]), ("\u{1B}OF", [.end]), ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]),
        ("\u{1B}OM", [.enter]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]),
        ("\u{1B}[1;5C", [.right]), ("\u{1B}[1;2~", [.home]),
        ("\u{3}", [.cancel]), ("\u{4}", [.cancel]),
        ("lh\u{1B}[Cq", [.character("l"), .character("h"), .right, .character("q")]),
        // Esc, and at once another key.
        ("\u{1B}q", [.escape, .character("q")]), ("\u{1B}\u{1B}[C", [.escape, .right]),
        // Keys that are none of ours, and what a terminal puts round pasted text.
        ("\u{1B}[5~l", [.character("l")]), ("\u{1B}[15~l", [.character("l")]), ("\u{1B}OPl", [.character("l")]),
        ("\u{1B}[200~l\u{1B}[201~", [.character("l")]), ("\u{1B}[<0;3;4Ml", [.character("l")]),
        ("\u{0}\u{1}\u{7F}l", [.character("l")]),
        // Broken off by another sequence, by a control character, by a letter with marks.
        ("\u{1B}[1;\u{1B}[C", [.right]), ("\u{1B}[1\rl", [.enter, .character("l")]), ("\u{1B}[日", [.character("日")]),
        ("\u{1B}O\u{1B}[C", [.right]),
    ]

    @Test(arguments: table.indices)
    func `bytes become keys`(row: Int) {
        var parser = KeyParser()
        #expect(parser.keys(from: Array(Self.table[row].bytes.utf8)) == Self.table[row].keys)
        #expect(!parser.isWaiting)
    }

    @Test(arguments: table.indices)
    func `bytes become the same keys wherever they are cut`(row: Int) {
        let bytes = Array(Self.table[row].bytes.utf8)
        for cut in 0...bytes.count {
            var parser = KeyParser()
            let keys = parser.keys(from: Array(bytes[..<cut])) + parser.keys(from: Array(bytes[cut...]))
            #expect(keys == Self.table[row].keys, "cut at \(cut)")
        }
        var parser = KeyParser()
        #expect(bytes.flatMap { parser.keys(from: [$0]) } == Self.table[row].keys, "byte by byte")
    }

    @Test(arguments: [
        ("\u{1B}", [Key.escape]), ("\u{1B}[", []), ("\u{1B}[1;", []), ("\u{1B}O", []), ("", []),
    ])
    func `a pause ends what was begun`(bytes: String, keys: [Key]) {
        var parser = KeyParser()
        #expect(parser.keys(from: Array(bytes.utf8)) == [])
        #expect(parser.isWaiting == !bytes.isEmpty)
        #expect(parser.keysAfterPause() == keys)
        #expect(!parser.isWaiting)
        #expect(parser.keys(from: [UInt8(ascii: "l")]) == [.character("l")])
    }

    @Test(
        arguments: [
            [0xFF, 0xFE], [0x80], [0xC0, 0xAF], [0xC3], [0xE6, 0x97], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
            [0x9B, 0x43],
        ] as [[UInt8]])
    func `what is no UTF-8 is skipped`(bytes: [UInt8]) {
        var parser = KeyParser()
        let keys = parser.keys(from: bytes + [UInt8(ascii: "l")])
        #expect(keys.last == .character("l"))
        #expect(keys.allSatisfy { $0 == .character("l") || $0 == .character("C") })
    }

    @Test func `a sequence without an end is given up`() {
        var parser = KeyParser()
        let keys = parser.keys(from: Array("\u{1B}[".utf8) + Array(repeating: UInt8(ascii: "1"), count: 10_000))
        #expect(keys.allSatisfy { $0 == .character("1") })
        #expect(!parser.isWaiting)
    }

    @Test func `no bytes stop the simulation`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
            var parser = KeyParser()
            _ = parser.keys(from: bytes)
            _ = parser.keysAfterPause()
            #expect(parser.keys(from: [UInt8(ascii: "q")]) == [.character("q")], "after \(bytes)")
        }
    }

    @Test func `no key stands for two things, and every move has a key`() {
        let keys = WalkKeys.all.flatMap(\.keys).map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(Set(WalkKeys.moves.values) == Set(WalkMove.allCases))
    }
}
