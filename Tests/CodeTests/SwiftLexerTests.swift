import Testing

@testable import A11yCode

/// What Swift is read to as tokens.
@Suite struct SwiftLexerTests {
    @Test(arguments: [
        (#"a.b = "c""#, ["a", ".", "b", "=", #""c""#]),
        ("a?.b ?? c!.d", ["a", "?", ".", "b", "??", "c", "!", ".", "d"]),
        ("a != b", ["a", "!=", "b"]),
        ("a! = b", ["a", "!", "=", "b"]),
        ("!a === b!", ["!", "a", "===", "b", "!"]),
        ("a ? b : c", ["a", "?", "b", ":", "c"]),
        ("x as? Int?", ["x", "as", "?", "Int", "?"]),
        ("a += 1...2", ["a", "+=", "1", "...", "2"]),
        ("0..<n", ["0", "..<", "n"]),
        ("f() -> A<B<C>>?", ["f", "(", ")", "->", "A", "<", "B", "<", "C", ">", ">", "?"]),
        ("a <= b >= c", ["a", "<=", "b", ">=", "c"]),
        ("$0.x.0.1", ["$0", ".", "x", ".", "0", ".", "1"]),
        ("1.5e-3 + 0x1F_p2", ["1.5e-3", "+", "0x1F_p2"]),
        (#"map(\.title)"#, ["map", "(", #"\"#, ".", "title", ")"]),
        ("#selector(a(_:))", ["#", "selector", "(", "a", "(", "_", ":", ")", ")"]),
        ("@IBOutlet var a: B!", ["@", "IBOutlet", "var", "a", ":", "B", "!"]),
        ("`class`.`a b`", ["class", ".", "a b"]),
        ("&a && b", ["&", "a", "&&", "b"]),
        ("a /* b /* c */ \" */ + // d\n e", ["a", "+", "e"]),
        ("größe≠x→y", ["größe", "≠", "x", "→", "y"]),
        ("#!/usr/bin/swift\na", ["a"]),
        ("\u{FEFF}a\r\nb\u{0}c", ["a", "b", "c"]),
    ])
    func codeIsSplit(_ text: String, _ expected: [String]) {
        #expect(Sample.tokens(text) == expected)
        #expect(Sample.file(text).problem == nil)
    }

    @Test(arguments: [
        (#""a \"b\" c" + d"#, [#""a \"b\" c""#, "+", "d"]),
        (#""a \(b) c""#, [#""a \(b) c""#, "(", "b", ")"]),
        (#""\(a)\(b)""#, [#""\(a)\(b)""#, "(", "a", ")", "(", "b", ")"]),
        (#""\(f("x"))" + c"#, [#""\(f("x"))""#, "(", "f", "(", #""x""#, ")", ")", "+", "c"]),
        ("\"\\(\n a\n)\"", ["\"\\(\n a\n)\"", "(", "a", ")"]),
        (##"#"a "b" \(c) \#(d)"#"##, [##"#"a "b" \(c) \#(d)"#"##, "(", "d", ")"]),
        (##"#"""# + a"##, [##"#"""#"##, "+", "a"]),
        ("\"\"\"\n a \"b\" \"\"\\\"\n\"\"\" + c", ["\"\"\"\n a \"b\" \"\"\\\"\n\"\"\"", "+", "c"]),
        ("#\"\"\"\n\"\"\" \\#(a)\n\"\"\"# + b", ["#\"\"\"\n\"\"\" \\#(a)\n\"\"\"#", "(", "a", ")", "+", "b"]),
        (#""" + """#, [#""""#, "+", #""""#]),
    ])
    func stringsAreWholeWithTheirInterpolationsBehindThem(_ text: String, _ expected: [String]) {
        let file = Sample.file(text)
        #expect(Sample.texts(file) == expected)
        #expect(file.problem == nil)
        #expect(file.tokens.filter { $0.isInterpolated }.count == (text.contains("(") ? 1 : 0))
    }

    @Test(arguments: [
        ("a = /b\"c/", ["a", "=", "/b\"c/"]),
        ("f(/[)]\\//)", ["f", "(", "/[)]\\//", ")"]),
        ("a / b / c", ["a", "/", "b", "/", "c"]),
        ("a/b/c", ["a", "/", "b", "/", "c"]),
        ("reduce(1, /)", ["reduce", "(", "1", ",", "/", ")"]),
        ("return /a/", ["return", "/a/"]),
        ("x = #/a/b\"/# + c", ["x", "=", "#/a/b\"/#", "+", "c"]),
        ("x = #/\n a \"\n/# + c", ["x", "=", "#/\n a \"\n/#", "+", "c"]),
    ])
    func aSlashMayBeginARegexLiteral(_ text: String, _ expected: [String]) {
        #expect(Sample.tokens(text) == expected)
        #expect(Sample.file(text).problem == nil)
    }

    @Test(arguments: [
        ("let a = \"b\nlet c = d", "a string in it does not end"),
        ("let a = \"\"\"\nb", "a string in it does not end"),
        ("let a = \"\\(b", "a string in it does not end"),
        ("/* a", "a comment does not end"),
        ("f(a", "a bracket is not closed"),
        ("f(a))", "a bracket is closed that is not open"),
        ("{ ( }", "a bracket is not closed"),
        ("#if A\n{", "an `#if` does not end"),
        ("a\n#endif", "an `#endif` has no `#if`"),
        ("#if A\n{\n#else\n(\n#endif\n}", "the branches of an `#if` open different brackets"),
        ("#if A\nif a {\n#endif\n}", "the branches of an `#if` open different brackets"),
    ])
    func whatDoesNotEndIsAProblem(_ text: String, _ problem: String) {
        #expect(Sample.file(text).problem == problem)
    }

    @Test func everyBranchIsRead() {
        let file = Sample.file("{\n#if A\na {\n#elseif B\nb {\n #if D\n()\n #endif\n#else\nc {\n#endif\n}\n}")
        #expect(file.problem == nil)
        let openings = file.tokens.indices.filter { file.tokens[$0].kind == .opening }.map { file.tokens[$0].match }
        let (end, last) = (file.tokens.count - 1, file.tokens.count - 2)
        #expect(openings.filter { $0 == last }.count == 3)
        #expect(openings.first == end)
        #expect(file.tokens[last].match == 2)
    }

    @Test func aBranchMayCloseWhatItOpensAnew() {
        let file = Sample.file("if a {\n#if A\n} else if b {\n#endif\n}")
        #expect(file.problem == nil)
        #expect(file.tokens.allSatisfy { [.opening, .closing].contains($0.kind) ? $0.match >= 0 : $0.match == -1 })
    }

    @Test func aTokenKnowsWhetherItStartsALine() {
        let file = Sample.file("a b\n  c /* d\n */ e\n// f\n\ng")
        #expect(file.tokens.filter { $0.startsLine }.map { file.names[$0.name] } == ["a", "c", "e", "g"])
    }
}
