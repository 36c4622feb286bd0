import A11yModel
import A11ySyntax
import Testing

/// Comments, which YAML parsers drop: what is a comment, and what only looks like one.
@Suite struct CommentTests {
    /// A part of a mapping with comments in it: `c` is a comment, `no` is not. `KEY` is replaced by a unique key.
    static let pieces: [(text: String, comments: Int)] = [
        ("# c", 1), ("KEY: a\n    # c", 1), ("#c", 1), ("#", 1), ("KEY: a # c", 1), ("KEY: a   #c", 1),
        ("KEY: a#no", 0),
        ("KEY: a#no # c", 1), ("KEY: a\t# c", 1), ("KEY: 'it''s # no' # c", 1), ("KEY: \"a \\\" # no\" # c", 1),
        ("KEY: \"two\n  # no\n  lines\" # c", 1), ("KEY: 'two\n  # no\n\n  lines'", 0), ("KEY: |\n  # no\n  text", 0),
        ("KEY: |\n  # no\n  text\n# c", 1), ("KEY: | # c\n  # no", 1), ("KEY: >-  # c\n  # no\n\n  # no\n # c", 2),
        ("KEY: |2-\n   # no\n  text\n\n# c", 1), ("KEY: [a, # c\n  b#no, '# no'] # c", 2),
        ("KEY: { a: b, # c\n  c: \"# no\" }", 1), ("KEY: plain\n  more # c", 1), ("KEY: &KEY # c\n  v", 1),
        ("KEY: !!str # c\n  v", 1), ("\"KEY # no\": v # c", 1),
        ("KEY: # c\n  - a # c\n  # c\n  - |\n    # no\n  - b", 3),
        ("? KEY # c\n: v # c", 2), ("KEY:\n  a: 1 # c é 注释 👩‍👩‍👧\n  b: 注释#no # c", 2), ("KEY: v # c # c", 1),
    ]

    private static func document(of indices: some Sequence<Int>) -> (text: String, count: Int) {
        var text = "# a11ylint:\n"
        var count = 1
        for (number, index) in indices.enumerated() {
            text += pieces[index].text.replacing("KEY", with: "key\(number)") + "\n"
            count += pieces[index].comments
        }
        return (text, count)
    }

    private func withoutComments(_ tree: Tree) -> String {
        var bytes = tree.bytes
        for comment in tree.comments.reversed() { bytes.removeSubrange(comment.range.start..<comment.range.end) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The content of a tree, without its ranges.
    private func words(of tree: Tree) -> [String] {
        allNodes(tree).map { "\($0.key?.name ?? "-") \($0.kind) \($0.text)" }
    }

    /// Texts of several parts in a random order, and each part alone.
    static let documents =
        pieces.indices.map { [$0] }
        + (0..<200).map { seed in
            var randomness = Randomness(seed: UInt64(seed))
            return (0..<8).map { _ in Int.random(in: pieces.indices, using: &randomness) }
        }

    @Test(arguments: documents)
    func `exactly the comments are found`(indices: [Int]) {
        let (text, count) = CommentTests.document(of: indices)
        let parsed = parse(text)
        #expect(described(parsed) == [], "\(text)")
        #expect(parsed.value.comments.count == count, "\(text)")
        #expect(parsed.value.comments.allSatisfy { !$0.text.hasPrefix("no") }, "\(text)")
        #expect(parsed.value.comments.allSatisfy { source($0.range, in: parsed.value).hasPrefix("#") })
        // Without its comments, the text has the same content: no scalar was removed.
        #expect(words(of: parse(withoutComments(parsed.value)).value) == words(of: parsed.value), "\(text)")
    }

    @Test(arguments: documents.prefix(60))
    func `line breaks, a byte order mark and UTF-16 do not affect comments`(indices: [Int]) {
        let text = CommentTests.document(of: indices).text
        let comments = parse(text).value.comments.map(\.text)
        #expect(parse(text.replacing("\n", with: "\r\n")).value.comments.map(\.text) == comments)
        #expect(parse("\u{FEFF}" + text).value.comments.map(\.text) == comments)
        let units = ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(Syntax.parse(Source(path: "test", bytes: units)).value.comments.map(\.text) == comments)
    }

    @Test(arguments: [
        ("%YAML 1.1 # c\n--- # a11ylint:\na: 1\n... # c\n--- |\n # no\n", ["c", "a11ylint:", "c"]),
        ("a: \"b\"#no # a11ylint:\n", []),
        ("# a11ylint: c\na: [ # c\n  b\n", ["a11ylint: c", "c"]),
        ("a: # no directive\n", []),
        ("", []),
    ])
    func `document markers, errors and files without directives are handled`(text: String, comments: [String]) {
        #expect(parse(text).value.comments.map(\.text) == comments)
    }

    @Test func `a comment has its text, its range and its place`() throws {
        let tree = parse("a:\n  # a11ylint:off  \n  b: 1  # c\n").value
        let comments = tree.comments
        #expect(comments.map { source($0.textRange, in: tree) } == ["a11ylint:off", "c"])
        #expect(comments.map(\.place) == [.above, .behind])
        #expect(comments.map(\.level) == [2, 8])
    }

    @Test func `comments in XML have the tag around them`() throws {
        let text = "<!-- a11ylint: 1 --><a><!--2--><b/> <!--\n 3 --><![CDATA[<!-- no -->]]></a><!-- 4 -->"
        let comments = parse(text).value.comments
        #expect(comments.map(\.text) == ["a11ylint: 1", "2", "3", "4"])
        #expect(comments.map(\.place) == [.above, .behind, .behind, .behind])
        #expect(comments[1].level == comments[2].level)
        #expect(comments[0].level == comments[3].level)
        #expect(comments[0].level != comments[1].level)
        #expect(parse("<a><!-- none for us --></a>").value.comments == [])
    }
}
