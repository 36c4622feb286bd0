import A11yModel
import A11ySyntax
import Testing

@Suite struct YAMLTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var yaml: String
        var outline: String
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "scalars and collections",
            yaml: """
                screen: Home   # the start
                elements:
                  - type: button
                    label: "Pay"
                  - { type: label, frame: [0, 1] }
                tail: end

                """,
            outline: """
                ‹s…d›
                  screen: ‹Home›
                  elements: ‹-…}›
                    ‹t…"›
                      type: ‹button›
                      label: ‹"Pay"› "Pay"
                    ‹{…}›
                      type: ‹label›
                      frame: ‹[…]›
                        ‹0›
                        ‹1›
                  tail: ‹end›

                """),
        Case(
            name: "characters of several bytes",
            yaml: "名前: 画面 # コメント\né: \"ü\"\nx: [😀, 👩‍👩‍👧]\n",
            outline: """
                ‹名…]›
                  名前: ‹画面›
                  é: ‹"ü"› "ü"
                  x: ‹[…]›
                    ‹😀›
                    ‹👩‍👩‍👧›

                """),
        Case(
            name: "CR LF and a byte order mark",
            yaml: "\u{FEFF}a: é\r\nb:\r\n  - c\r\n  - 'd'\r\n",
            outline: "‹a…'›\n  a: ‹é›\n  b: ‹-…'›\n    ‹c›\n    ‹'d'› \"d\"\n"),
        Case(
            name: "escapes and lines that run on",
            yaml: "a: \"x\\ty\"\nb: 'it''s'\nc: one\n  two\nd: \"one\n  two\"\n",
            outline: """
                ‹a…"›
                  a: ‹"x\\ty"› "x\\ty"
                  b: ‹'it''s'› "it\\'s"
                  c: ‹one
                  two› "one two"
                  d: ‹"one
                  two"› "one two"

                """),
        Case(
            name: "literal and folded scalars end with their last line",
            yaml: "a: |\n  one\n   two\n\n\nb: >-\n  x\n  y\n# comment\nc: |2\n   z\n",
            outline: """
                ‹a…z›
                  a: ‹|
                  one
                   two› "one\\n two\\n"
                  b: ‹>-
                  x
                  y› "x y"
                  c: ‹|2
                   z› " z\\n"

                """),
        Case(
            name: "nothing behind a key",
            yaml: "a:\nb:   # nothing\nc: ~\nd: [x, ]\n? e\nf: {g, h: }\n",
            outline: """
                ‹a…}›
                  a: ‹›
                  b: ‹›
                  c: ‹~›
                  d: ‹[…]›
                    ‹x›
                  e: ‹›
                  f: ‹{…}›
                    g: ‹›
                    h: ‹›

                """),
        Case(
            name: "anchors and tags are no part of a value",
            yaml: "a: &x !!str 5\nb: !size\n  w: 1\nc: &y [1]\nd: *x\ne: [*y, *x]\n&k key: *k\n",
            outline: """
                ‹a…k›
                  a: ‹5›
                  b: ‹w…1›
                    w: ‹1›
                  c: ‹[…]›
                    ‹1›
                  d: ‹*x› "5" alias
                  e: ‹[…]›
                    ‹*…y› alias
                      ‹1›
                    ‹*x› "5" alias
                  key: ‹*k› "key"

                """),
        Case(
            name: "merge keys bring what is not there",
            yaml: "base: &b {x: 1, y: 2}\nmore: &m {<<: *b, y: 3}\none: {y: 0, <<: [*m, *b]}\n",
            outline: """
                ‹b…}›
                  base: ‹{…}›
                    x: ‹1›
                    y: ‹2›
                  more: ‹{…}›
                    y: ‹3›
                    x: ‹*b› "1" alias
                  one: ‹{…}›
                    y: ‹0›
                    x: ‹[*m, *b]› "1" alias

                """),
        Case(
            name: "single pairs, lists without indentation, JSON",
            yaml: "a: [b: c, d]\ne:\n- f\n- - g\n  - h\n\"i\": {\"j\":[true,null]}\n",
            outline: """
                ‹a…}›
                  a: ‹[…]›
                    ‹b…c›
                      b: ‹c›
                    ‹d›
                  e: ‹-…h›
                    ‹f›
                    ‹-…h›
                      ‹g›
                      ‹h›
                  i: ‹{…}›
                    j: ‹[…]›
                      ‹true›
                      ‹null›

                """),
        Case(name: "several documents", yaml: "a: 1\n---\n- 2\n...\n", outline: "‹a…1›\n  a: ‹1›\n---\n‹-…2›\n  ‹2›\n"),
        Case(name: "nothing", yaml: "", outline: ""),
        Case(name: "only comments", yaml: "# nothing\n---\n# here\n", outline: ""),
    ]

    @Test(arguments: cases)
    func `nodes have their ranges`(_ sample: Case) {
        let parsed = parse(sample.yaml)
        #expect(outline(parsed.value) == sample.outline)
        #expect(rangeFaults(parsed.value) == [])
        #expect(described(parsed) == [])
    }

    struct Broken: CustomTestStringConvertible, Sendable {
        var yaml: String
        var problem: String
        /// The keys that are parsed in spite of the error.
        var keys: [String]
        var testDescription: String { yaml }
    }

    static let broken = [
        Broken(
            yaml: "a: 1\n\tb: 2\n", problem: "‹\t› spaces expected: YAML does not indent by tabs", keys: []),
        Broken(
            yaml: "a: b: c\n", problem: "‹:› quotation marks expected: a text with `: ` in it needs them", keys: ["a"]),
        Broken(
            yaml: "a: 1\nb: \"open\nc: 2\n",
            problem: "‹\"› a closing quotation mark expected: it is opened here and closed nowhere", keys: ["a"]),
        Broken(yaml: "é: 1\nlost\nb: 2\n", problem: "‹l› `:` expected behind this key", keys: ["é"]),
        Broken(
            yaml: "a: @x\n", problem: "‹@› quotation marks expected: a text without them cannot begin with `@`",
            keys: []),
        Broken(yaml: "a: [1, 2\nb: 3\n", problem: "‹:› `,` or `]` expected", keys: ["a"]),
        Broken(
            yaml: "a: 1\nb: x\u{1}y\n", problem: "‹\u{1}› a file without control characters expected: this is U+0001",
            keys: ["a", "b"]),
        Broken(
            yaml: "a: 1\nb: 2\na: 3\n", problem: "‹a› `a` stands here twice: only the first counts",
            keys: ["a", "b", "a"]),
        Broken(
            yaml: "[x]: 1\nb: 2\n", problem: "‹[› a word or a text expected as a key, not a collection", keys: ["b"]),
        Broken(yaml: "a: *x\nb: 2\n", problem: "‹*x› `&x` expected before `*x`: nothing has this name", keys: ["b"]),
        Broken(
            yaml: "a: &x\n  b: *x\nc: 1\n", problem: "‹*x› `*x` must not stand inside of `&x`: it would contain itself",
            keys: ["a", "c"]),
        Broken(
            yaml: "a: 1\n<<: 2\n", problem: "‹2› a mapping, or a list of mappings, expected behind `<<`", keys: ["a"]),
    ]

    @Test(arguments: broken)
    func `errors say what was expected, and what precedes them is parsed`(_ sample: Broken) {
        let parsed = parse(sample.yaml)
        #expect(described(parsed) == [sample.problem])
        #expect(parsed.value.roots.first.map { $0.entries.compactMap { $0.key?.name } } ?? [] == sample.keys)
        #expect(rangeFaults(parsed.value) == [])
    }

    @Test func `a duplicate key refers to the first`() {
        let problem = parse("a: 1\n\"a\": 2\n").problems.first
        #expect(problem?.range == SourceRange(5, 8))
        #expect(problem?.related?.range == SourceRange(0, 1))
        #expect(parse("a: 1\n\"a\": 2\n").value.roots.first?.entry("a")?.text == "1")
    }
}
