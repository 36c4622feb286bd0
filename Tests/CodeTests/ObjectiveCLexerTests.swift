import Testing

@testable import A11yCode

/// What Objective-C is read to as tokens.
@Suite struct ObjectiveCLexerTests {
    @Test(arguments: [
        (#"[a setTitle:@"b" forState:0];"#, ["[", "a", "setTitle", ":", #"@"b""#, "forState", ":", "0", "]", ";"]),
        ("@interface A : B <C>\n@end", ["@interface", "A", ":", "B", "<", "C", ">", "@end"]),
        ("@[@1, @YES, @(x)]", ["@", "[", "@", "1", ",", "@", "YES", ",", "@", "(", "x", ")", "]"]),
        ("@selector(a:b:)", ["@selector", "(", "a", ":", "b", ":", ")"]),
        ("self->_a != b ? c : d", ["self", "->", "_a", "!=", "b", "?", "c", ":", "d"]),
        ("a = b ?: -c;", ["a", "=", "b", "?", ":", "-", "c", ";"]),
        ("^(id a) { a++; }", ["^", "(", "id", "a", ")", "{", "a", "++", ";", "}"]),
        ("NSArray<A<B> *> *c", ["NSArray", "<", "A", "<", "B", ">", "*", ">", "*", "c"]),
        (#"c = '"' + '\''"#, ["c", "=", #"'"'"#, "+", #"'\''"#]),
        ("a \\\n b", ["a", "b"]),
        ("\"a \\\n b\" c", ["\"a \\\n b\"", "c"]),
        ("/* a /* b */ c // d \\\n e\n f", ["c", "f"]),
        ("#import <UIKit/UIKit.h>\n#pragma mark - Don't\na", ["a"]),
        ("#define A(x) [x \\\n b]\nc", ["#", "define", "A", "(", "x", ")", "[", "x", "b", "]", "c"]),
        ("#  if 0\nisn't {\n#if B\n#endif\n#else\na\n#endif\nb", ["a", "b"]),
        (
            #"auto s = R"x(a)" " )x" + u8R"(b)";"#,
            ["auto", "s", "=", "R", #""x(a)" " )x""#, "+", "u8R", #""(b)""#, ";"]
        ),
        ("std::vector<int> v{1'000};", ["std", "::", "vector", "<", "int", ">", "v", "{", "1'000", "}", ";"]),
        (
            "#ifdef __cplusplus\nextern \"C\" {\n#endif\nvoid f();\n#ifdef __cplusplus\n}\n#endif",
            ["extern", "\"C\"", "void", "f", "(", ")", ";"]
        ),
        ("@available(iOS 13, *)", ["@available", "(", "iOS", "13", ",", "*", ")"]),
        ("x <<= 2 >> 1", ["x", "<", "<=", "2", ">", ">", "1"]),
    ])
    func codeIsSplit(_ text: String, _ expected: [String]) {
        #expect(Sample.tokens(text, .objectiveC) == expected)
        #expect(Sample.file(text, .objectiveC).problem == nil)
    }

    @Test(arguments: [
        ("a = @\"b\n;", "a string in it does not end"),
        ("a = 'b\n;", "a character in it does not end"),
        ("/* a", "a comment does not end"),
        ("R\"(a", "a string in it does not end"),
        ("{ a", "a bracket is not closed"),
        ("@interface A : B", "an `@end` is missing in it"),
        ("@implementation A\n@interface B : C\n@end", "an `@end` is missing in it"),
        ("#ifdef A\n{\n#endif\n", "the branches of an `#if` open different brackets"),
    ])
    func whatDoesNotEndIsAProblem(_ text: String, _ problem: String) {
        let file = CodeFile(path: "Sample.m", language: .objectiveC, bytes: Array(text.utf8))
        #expect(file.problem?.words == problem)
    }

    @Test func aMacroHasBracketsOfItsOwn() {
        let file = Sample.file("{\n#define BEGIN if (a) {\n#define END }\n}", .objectiveC)
        #expect(file.problem == nil)
        #expect(file.tokens.first?.match == file.tokens.count - 1)
        #expect(file.tokens.filter { $0.kind == .opening && $0.match < 0 }.count == 1)
    }
}
