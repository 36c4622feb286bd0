import Foundation
import Testing

@testable import A11yCode

/// Code that is made to be slow or deep is read in linear time and without recursion: each of these would take minutes
/// or end the program otherwise.
@Suite struct HostileCodeTests {
    /// A file that repeats its middle.
    struct Hostile: CustomTestStringConvertible, Sendable {
        let middle: String
        var start = ""
        var end = ""
        var count = 8_000
        var testDescription: String { start + middle + "…" + end }
        var text: String { start + String(repeating: middle, count: count) + end }
    }

    static let files = [
        Hostile(middle: "{"), Hostile(middle: "}"), Hostile(middle: "("), Hostile(middle: "(", end: "}"),
        Hostile(middle: "{", end: String(repeating: ")", count: 8_000)),
        Hostile(middle: "(", end: String(repeating: "}", count: 8_000)),
        // Brackets of one kind that those of another close, more of them: to look through all for each takes minutes.
        Hostile(middle: "(", end: String(repeating: "}", count: 20_000), count: 20_000),
        Hostile(middle: "[", end: String(repeating: ")", count: 20_000), count: 20_000),
        Hostile(middle: "(", end: String(repeating: "]", count: 20_000), count: 20_000),
        Hostile(middle: "\"\\("), Hostile(middle: "\"\\(", end: String(repeating: ")\"", count: 8_000)),
        Hostile(middle: "#\"\\#("), Hostile(middle: "##\"\"\"\\##("), Hostile(middle: "\"\"\"\\("),
        Hostile(middle: "/*"), Hostile(middle: "/* "), Hostile(middle: "//"), Hostile(middle: "\""),
        Hostile(middle: "\"\n"), Hostile(middle: "'"), Hostile(middle: "`"), Hostile(middle: "`\n"),
        Hostile(middle: "/\\"), Hostile(middle: " /a\\/", start: "="), Hostile(middle: ",/("), Hostile(middle: "#/ "),
        Hostile(middle: "#"), Hostile(middle: "#\n"), Hostile(middle: "#if A\n"), Hostile(middle: "#if A\n{\n"),
        Hostile(middle: "#if A\n{\n#else\n{\n#endif\n"), Hostile(middle: "#else\n"), Hostile(middle: "#endif\n"),
        Hostile(middle: "#if A\n#endif\n", start: String(repeating: "{", count: 8_000)),
        Hostile(middle: "#if A\n}\n#endif\n", start: String(repeating: "{", count: 8_000)),
        Hostile(middle: "#if 0\n"), Hostile(middle: "#define A {\n"), Hostile(middle: "\\\n"), Hostile(middle: "R\"x("),
        Hostile(middle: "class A {"), Hostile(middle: "class A<", count: 4_000),
        Hostile(middle: "class A: B<", count: 4_000),
        Hostile(middle: "extension A.", start: "class B {"), Hostile(middle: "func f(", start: "class A {"),
        Hostile(middle: "func f(a: (", start: "class A {"), Hostile(middle: "var a: [", start: "class A {"),
        Hostile(middle: "[", start: "class A { var a: ", end: String(repeating: "]", count: 8_000)),
        Hostile(middle: "Optional<", start: "class A { var a: ", count: 4_000),
        Hostile(middle: "A.", start: "class A { var a: "),
        Hostile(middle: "a < ", start: "class A { var a = ", count: 4_000),
        Hostile(middle: ", a", start: "class A { var a"),
        Hostile(middle: "var a = b\n", start: "class A {\n"), Hostile(middle: "@a ", start: "class A {"),
        Hostile(middle: "public ", start: "class A {"), Hostile(middle: "case a,", start: "enum A {"),
        Hostile(middle: "-> ", start: "class A { func f() "), Hostile(middle: "where a ", start: "class A "),
        Hostile(middle: "@interface A : B\n"), Hostile(middle: "@implementation A\n"),
        Hostile(middle: "@property a *b "),
        Hostile(middle: "- (a)b:", start: "@interface A : B\n"),
        Hostile(middle: "b:(c)d ", start: "@interface A : B\n- (a)"),
        Hostile(middle: "@property A<", start: "@interface A : B\n", count: 4_000),
        Hostile(middle: "*a, ", start: "@interface A { b "),
        Hostile(middle: "NSArray<", start: "@interface A { ", count: 4_000),
        Hostile(middle: "a ", start: "@interface A { "),
        Hostile(middle: "\u{0}"), Hostile(middle: "a\u{0}{"), Hostile(middle: "ä≠"), Hostile(middle: " "),
        Hostile(middle: "a", count: 200_000), Hostile(middle: "a.b(\"c\");", count: 10_000),
        Hostile(middle: "1.e", count: 10_000), Hostile(middle: "?", count: 10_000),
    ]

    @Test(arguments: files)
    func itIsReadAtOnce(_ hostile: Hostile) async {
        let bytes = Array(hostile.text.utf8)
        let trees = await withCheckedContinuation { continuation in
            let thread = Thread {
                let files = [CodeLanguage.swift, .objectiveC].map {
                    CodeFile(path: "Hostile", language: $0, bytes: bytes)
                }
                continuation.resume(returning: files.map(\.tree))
            }
            // Less than 200 bytes for each of the parts that may nest, and no function needs so little.
            thread.stackSize = 3 << 19
            thread.start()
        }
        for tree in trees {
            #expect(tree.nodes.count <= 4 * bytes.count + 4)
            #expect(tree.nodes.allSatisfy { $0.start >= 0 && $0.start <= $0.end && Int($0.end) <= bytes.count })
        }
    }

    @Test func bytesThatAreNoTextAreRead() {
        let bytes = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 7) }
        for language in [CodeLanguage.swift, .objectiveC] {
            #expect(LexedSample(bytes, language).tokens.count > 1000)
            #expect(!CodeFile(path: "Hostile", language: language, bytes: bytes).tree.nodes.isEmpty)
        }
    }

    /// Half a character takes nothing of the word behind it.
    @Test(arguments: [[0xE2, 0x86], [0xE2], [0xC2], [0xF0, 0x9F]] as [[UInt8]])
    func aBrokenCharacterLeavesTheWordBehindIt(_ half: [UInt8]) {
        let bytes = Array("a.".utf8) + half + Array(".title".utf8) + half + Array("label.x".utf8)
        for language in [CodeLanguage.swift, .objectiveC] {
            let file = LexedSample(bytes, language)
            #expect(file.names.contains { $0.hasSuffix("label") })
            #expect(file.names.contains("x"))
        }
    }

    @Test func interpolationsMayBeNestedToAnyDepth() {
        let depth = 20_000
        let text = String(repeating: "\"\\(", count: depth) + "a" + String(repeating: ")\"", count: depth)
        let file = LexedSample(Array(text.utf8), .swift)
        #expect(file.problem == nil)
        #expect(file.tokens.filter { $0.isInterpolated }.count == depth)
        #expect(file.tokens.first?.end == text.utf8.count)
    }
}

/// Questions about code that is made to be slow: the work grows with the size of the code, and no nesting ends the
/// program.
@Suite struct HostileUseTests {
    /// Statements that stand many times in the function that a screen calls first, with others in front of them.
    struct Hostile: CustomTestStringConvertible, Sendable {
        let statement: String
        var first = ""
        var start = ""
        var end = ""
        var members = ""
        var testDescription: String { first + start + statement + end + members }

        func text(_ count: Int) -> String {
            let all = { (part: String) in String(repeating: part, count: count) }
            return """
                class Screen: UIViewController {
                @IBOutlet var closeButton: UIButton!
                override func viewDidLoad() {
                \(all(first))\(start)\(all(statement))\(end)
                }
                \(members)
                }
                extension UIView { func f(_ a: Int) { f(1); g(); f(2) }
                func g() { f(2); g(); f(1) } }
                """
        }

    }

    /// Declarations that stand many times, each with a number in its names, beside a statement as often.
    struct Numbered: CustomTestStringConvertible, Sendable {
        var inherited = "UIViewController"
        var statement = ""
        var member: @Sendable (Int) -> String = { _ in "" }
        var type: @Sendable (Int) -> String = { _ in "" }
        var testDescription: String { inherited + " " + statement + member(1) + type(1) }

        func text(_ count: Int) -> String {
            """
            class Screen: \(inherited) {
            @IBOutlet var closeButton: UIButton!
            \((0..<count).map(member).joined(separator: "\n"))
            override func viewDidLoad() {
            \(String(repeating: statement, count: count))
            }
            }
            \((0..<count).map(type).joined(separator: "\n"))
            """
        }
    }

    /// How many steps a question about a button takes.
    private func steps(_ text: String) -> Int {
        var question = CodeQuestion()
        question.outlets = [CodeQuestion.Outlet(owner: "Screen", name: "closeButton")]
        question.base = "UIButton"
        question.holders = ["Screen"]
        let index = CodeIndex([CodeSource(path: "Screen.swift") { Array(text.utf8) }])
        _ = index.answer(to: question)
        return index.statistics.steps
    }

    private static let label = "closeButton.accessibilityLabel = \"x\"\n"

    static let statements = [
        Hostile(statement: label, first: "if a { return }\n"), Hostile(statement: label, first: "a { return }\n"),
        Hostile(statement: label, first: "guard a else { return }\n"),
        Hostile(statement: label, first: "a { try b() }\n"), Hostile(statement: label, first: "try b()\n"),
        Hostile(statement: label, first: "for x in y { if a { break } }\n"),
        Hostile(statement: label, first: "#if A\nx()\n#endif\n"),
        Hostile(statement: "case 1: if b { break }\n" + label, start: "switch a {\n", end: "}"),
        Hostile(statement: "else if b { " + label + "}", start: "if a { }"),
        Hostile(statement: "closeButton, ", start: "f(", end: "1)"),
        Hostile(statement: "do { let closeButton = closeButton\ncloseButton.isHidden = a }\n"),
        Hostile(statement: "{ " + label + "}\n"), Hostile(statement: "closeButton.f(1)\n"),
        Hostile(statement: "style(closeButton)\n", members: "func style(_ b: UIButton) { b.isHidden = a; style(b) }\n"),
        Hostile(statement: "a ? \"x\" : ", start: "closeButton.accessibilityLabel = ", end: "\"y\""),
        Hostile(statement: "do { let s = make()\ns.closeButton.isHidden = a }\n"),
        Hostile(statement: "view.subviews.forEach { $0.isHidden = true }\n"),
        Hostile(statement: "for v in view.subviews { v.isHidden = true }\n"),
        Hostile(statement: ".subviews", start: "x = view"), Hostile(statement: "foo(view)\n"),
    ]

    /// Twice as much code takes twice as many steps.
    @Test(arguments: statements)
    func theStepsGrowWithTheCode(_ hostile: Hostile) {
        let (small, large) = (steps(hostile.text(150)), steps(hostile.text(300)))
        #expect(Double(large) < 2.1 * Double(small), "\(small) steps, then \(large)")
    }

    private static let hides = "func f() { closeButton.isHidden = a }"

    static let declarations = [
        Numbered(type: { "class S\($0): \($0 == 0 ? "Screen" : "S\($0 - 1)") { \(hides) }" }),
        Numbered(type: { "class S\($0): Screen { \(hides) }" }),
        Numbered(inherited: "S0", type: { "class S\($0): S\($0 + 1) { \(hides) }" }),
        Numbered(
            inherited: "UIViewController, P0",
            type: { "protocol P\($0): P\($0 + 1) {}\nextension P\($0) { \(hides) }" }),
        Numbered(type: {
            "typealias A\($0) = \($0 == 0 ? "Screen" : "A\($0 - 1)")\nclass S\($0): A\($0) { \(hides) }"
        }),
        Numbered(
            statement: "style(closeButton)\n",
            member: { "func style\($0 == 0 ? "" : "\($0)")(_ b: UIButton) { style\($0 + 1)(b) }" }),
        Numbered(member: { "@IBAction func tap\($0)(_ sender: UIButton) { sender.isHidden = a }" }),
        Numbered(member: { "func g\($0)() { \($0 == 0 ? "closeButton.isHidden = a" : "g0()") }" }),
    ]

    /// Twice as many declarations, too.
    @Test(arguments: declarations)
    func theStepsGrowWithTheDeclarations(_ hostile: Numbered) {
        let (small, large) = (steps(hostile.text(150)), steps(hostile.text(300)))
        #expect(Double(large) < 2.1 * Double(small), "\(small) steps, then \(large)")
    }

    static let nested = [
        Hostile(statement: ".titleLabel!", start: "closeButton"),
        Hostile(statement: ".superview!", start: "closeButton"),
        Hostile(statement: "(", end: "closeButton"), Hostile(statement: "a {", end: label),
        Hostile(statement: "[", start: "x = ", end: "closeButton"), Hostile(statement: "do {\n", end: label),
        Hostile(statement: "\"\\(", start: "x = ", end: "closeButton.title"),
        Hostile(statement: "a ? ", start: "closeButton.accessibilityLabel = ", end: "\"x\""),
        Hostile(statement: "a ? \"x\" : ", start: "closeButton.accessibilityLabel = ", end: "\"y\""),
        Hostile(statement: " as! B", start: "x = closeButton"), Hostile(statement: "!", start: "x = closeButton"),
    ]

    /// A thread may have a stack of half a megabyte.
    @Test(arguments: nested)
    func aSmallStackIsEnough(_ hostile: Hostile) async {
        let text = hostile.text(5_000)
        let answer = await withCheckedContinuation { continuation in
            let thread = Thread {
                var question = CodeQuestion()
                question.outlets = [CodeQuestion.Outlet(owner: "Screen", name: "closeButton")]
                let index = CodeIndex([CodeSource(path: "Screen.swift") { Array(text.utf8) }])
                continuation.resume(returning: index.answer(to: question))
            }
            // Eight times of it in a debug build, whose frames are that much larger.
            thread.stackSize = 4 << 20
            thread.start()
        }
        // Where braces are left open, no class is read, and the answer tells so.
        #expect(!answer.uses.isEmpty || !answer.gaps.isEmpty)
    }
}
