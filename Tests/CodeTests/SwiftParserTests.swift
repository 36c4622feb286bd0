import Foundation
import Testing

@testable import A11yCode

/// How the parser of Swift reads each construct, as the language defines it.
struct SwiftParserTests {
    /// Swift with the outline of the tree it makes.
    struct Case: Sendable, CustomTestStringConvertible {
        let source: String
        let outline: String

        init(_ source: String, _ outline: String) {
            self.source = source
            self.outline = outline
        }

        var testDescription: String { source }
    }

    private static func parse(_ source: String) -> CodeTree {
        let bytes = Array(source.utf8)
        return SwiftParser.parse(SwiftLexer.lex(bytes), of: bytes).tree
    }

    /// A node as text: kind, form, flags and name, with its children between parentheses.
    private static func outline(_ id: CodeTree.ID, of tree: CodeTree) -> String {
        let node = tree[id]
        let marks: [(NodeFlags, String)] = [
            (.isOptional, "?"), (.isForced, "!"), (.isTrailing, "{}"), (.isDefault, "default"), (.isOpaque, "some"),
            (.isQuoted, "`"), (.isOptionalType, "?"), (.isParenthesised, "()"),
        ]
        var text = "\(node.kind)" + (node.form == .plain ? "" : "/\(node.form)")
        text += marks.filter { node.flags.contains($0.0) }.map { "~" + $0.1 }.joined()
        if node.name >= 0 { text += " " + tree.name(of: id) }
        let children = tree.children(of: id).map { outline($0, of: tree) }
        return children.isEmpty ? text : text + "(" + children.joined(separator: ", ") + ")"
    }

    private func check(_ expected: Case) {
        let tree = Self.parse(expected.source)
        #expect(tree.children(of: 0).map { Self.outline($0, of: tree) }.joined(separator: "; ") == expected.outline)
        #expect(Self.flaw(of: tree, with: expected.source.utf8.count) == nil)
    }

    @Test("Declarations with their modifiers, parameters and accessors", arguments: SwiftParserTests.declarations)
    func readsDeclarations(expected: Case) { check(expected) }

    @Test("Types with their parts", arguments: SwiftParserTests.types)
    func readsTypes(expected: Case) { check(expected) }

    @Test("Statements, conditions and patterns", arguments: SwiftParserTests.statements)
    func readsStatements(expected: Case) { check(expected) }

    @Test("Expressions", arguments: SwiftParserTests.expressions)
    func readsExpressions(expected: Case) { check(expected) }

    @Test("What a line ends, and how chains go on", arguments: SwiftParserTests.lines)
    func readsLines(expected: Case) { check(expected) }

    @Test("What cannot be read is unread, and nothing else is", arguments: SwiftParserTests.unread)
    func readsUnread(expected: Case) { check(expected) }

    static let declarations: [Case] = [
        Case(
            "import UIKit",
            "importing UIKit"),
        Case(
            "@testable import class A.B",
            "importing A(modifier @testable)"),
        Case(
            "class A<T: P>: B<C>, D where T: Q {}",
            "type/classType A(inherited(typeName B(typeName C)), inherited(typeName D))"),
        Case(
            "final public actor A { init() {} }",
            "type/actor A(modifier final, modifier public, function/initializer init(block))"),
        Case(
            "extension M.Outer.Inner: P where T == U { func f() {} }",
            "type/extensionType Inner(inherited(typeName P), function/method f(block))"),
        Case(
            "extension [Int] {}",
            "type/extensionType"),
        Case(
            "protocol P: AnyObject { associatedtype E: Q = R; var a: Int { get set }; func f() }",
            "type/protocolType P(inherited(typeName AnyObject), alias E(typeName R), variable/varVariable "
                + "a(typeName Int, accessor get, accessor set), function/method f)"),
        Case(
            "enum E: Int { case a = 1, b(Int, x: S = nil); indirect case c }",
            "type/enumeration E(inherited(typeName Int), enumCase a(number), enumCase b(parameter(typeName "
                + "Int), parameter x(typeName S, constant nil)), enumCase c(modifier indirect))"),
        Case(
            "func f(_ a: Int, for b: inout S..., c: T = 1) async throws(E) -> some V { g() }",
            "function/freeFunction f(parameter a(label _, typeName Int), parameter/variadic b(label for, typeName "
                + "S(modifier inout)), parameter c(label c, typeName T, number), typeName~some V, block(call(name "
                + "g)))"),
        Case(
            "static func == (a: A, b: A) -> Bool",
            "function/freeFunction ==(modifier static, parameter a(label a, typeName A), parameter b(label b, "
                + "typeName A), typeName Bool)"),
        Case(
            "deinit { f() }",
            "function/deinitializer deinit(block(call(name f)))"),
        Case(
            "subscript(i: Int, x y: T) -> U { get { a } set(n) { b } }",
            "function/subscriptFunction subscript(parameter i(label _, typeName Int), parameter y(label x, "
                + "typeName T), typeName U, accessor get(block(name a)), accessor set(parameter n, block(name b)))"),
        Case(
            "private(set) lazy var a = 1, b: Int?",
            "variable/varVariable a(modifier private(argument(name set)), modifier lazy, number); "
                + "variable/varVariable b(modifier private, modifier lazy, typeName~? Int)"),
        Case(
            "var a: A { f() }",
            "variable/varVariable a(typeName A, accessor get(block(call(name f))))"),
        Case(
            "var a: A = b { willSet { c } didSet(o) {} }",
            "variable/varVariable a(typeName A, name b, accessor willSet(block(name c)), accessor "
                + "didSet(parameter o, block))"),
        Case(
            "let (a, b) = c",
            "variable/letVariable(pattern(tuple(argument(variable/binding a), argument(variable/binding b))), "
                + "name c)"),
        Case(
            "var a, b: T",
            "variable/varVariable a(typeName T); variable/varVariable b(typeName T)"),
        Case(
            #"@objc(f:x:) @available(iOS 13, *) @A.B(c: \.d) func f()"#,
            "function/freeFunction f(modifier @objc(argument(name f:x:)), modifier @available(argument "
                + "iOS(number), argument(name *)), modifier @B(argument c(keyPath(member d))))"),
        Case(
            "infix operator +++: P; precedencegroup P { higherThan: Q }",
            ""),
        Case(
            #"macro m(a: A) -> B = #externalMacro(module: "M", type: "T")"#,
            "function/freeFunction m(parameter a(label a, typeName A), typeName B)"),
        Case(
            "let x = if a { b } else { c }",
            "variable/letVariable x(ifStatement(condition(name a), block(name b), block(name c)))"),
        Case(
            "let a = b, c = { d }()",
            "variable/letVariable a(name b); variable/letVariable c(call(closure(block(name d))))"),
        Case(
            #"@Environment(\.a) private var b"#,
            "variable/varVariable b(modifier @Environment(argument(keyPath(member a))), modifier private)"),
        Case(
            "class A { init?(a: A) {} }",
            "type/classType A(function/initializer~? init(parameter a(label a, typeName A), block))"),
    ]

    static let types: [Case] = [
        Case(
            "typealias A<T> = (T, x: [B: C]?) -> D.E",
            "alias A(typeName/functionType(typeName T, typeName/dictionaryType~?(typeName B, typeName C), "
                + "typeName E))"),
        Case(
            "let f: @Sendable (any P & Q, [A?]) throws -> (() -> Void)?",
            "variable/letVariable f(typeName/functionType(modifier @Sendable, "
                + "typeName/composition~some(typeName P, typeName Q), typeName/arrayType A(typeName~? A), "
                + "typeName/functionType~?~()(typeName Void)))"),
        Case(
            "let a: A.Type, b: Outer<A>.Inner<B>, c: ~Copyable",
            "variable/letVariable a(typeName Type(typeName A)); variable/letVariable b(typeName "
                + "Inner(typeName A, typeName B)); variable/letVariable c(typeName Copyable(modifier ~))"),
    ]

    static let statements: [Case] = [
        Case(
            "if a, let b, var c: T = d, case .e(let f)? = g, #available(iOS 15, *) { h } else if i {} else {}",
            "ifStatement(condition(name a), condition(variable/binding b), condition(variable/binding "
                + "c(typeName T, name d)), condition(pattern(call~?(member e, argument(variable/binding f)), name "
                + "g)), condition(macro #available(argument iOS(number), argument(name *))), block(name h), "
                + "ifStatement(condition(name i), block, block))"),
        Case(
            "guard let self else { return }",
            "guardStatement(condition(variable/binding self), block(exit return))"),
        Case(
            "if f { $0 } == g {}",
            "ifStatement(condition(binary ==(call(name f, argument~{}(closure(block(name $0)))), name g)), "
                + "block)"),
        Case(
            "if f.map { $0 }.isEmpty {}",
            "ifStatement(condition(member isEmpty(call(member map(name f), argument~{}(closure(block(name "
                + "$0)))))), block)"),
        Case(
            "switch a { case .b(let c), 1...2 where d: e; case let x as T: f; case is U: break; "
                + "@unknown default: return g }",
            "switchStatement(name a, clause(pattern(call(member b, argument(variable/binding c))), "
                + "pattern(binary ...(number, number)), condition(name d), block(name e)), clause(pattern(cast "
                + "as(variable/binding x, typeName T)), block(name f)), clause(pattern(cast is(typeName U)), "
                + "block(exit break)), clause~default(modifier @unknown, block(exit return(name g))))"),
        Case(
            #"""
            switch a {
            #if X
            case b: c
            #endif
            default: d
            }
            """#,
            "switchStatement(name a, compileIf(compileBranch(condition, clause(pattern(name b), block(name "
                + "c)))), clause~default(block(name d)))"),
        Case(
            "for case let (a, b?) in c where d { continue x }",
            "loop/forIn(pattern(tuple(argument(variable/binding a), argument(variable/binding~? b))), name c, "
                + "condition(name d), block(exit continue(name x)))"),
        Case(
            "x: for a in b {}",
            "loop/forIn x(variable/binding a, name b, block)"),
        Case(
            "while let a = b {}",
            "loop/whileLoop(condition(variable/binding a(name b)), block)"),
        Case(
            "repeat { a } while b",
            "loop/repeatLoop(condition(name b), block(name a))"),
        Case(
            "do { try a() } catch let e as E where f {} catch .g, .h {} catch let i {} catch {}",
            "doStatement(block(prefix try(call(name a))), catching(pattern(cast as(variable/binding e, "
                + "typeName E)), condition(name f), block), catching(pattern(member g), pattern(member h), block), "
                + "catching(variable/binding i, block), catching(block))"),
        Case(
            "do {} catch where a {}",
            "doStatement(block, catching(condition(name a), block))"),
        Case(
            "defer { a }; throw b",
            "deferStatement(block(name a)); exit throw(name b)"),
        Case(
            #"""
            #if os(iOS) || X // why
            a
            #elseif Y
            #else
            b
            #endif
            """#,
            "compileIf(compileBranch(condition, name a), compileBranch(condition), compileBranch(name b))"),
    ]

    static let expressions: [Case] = [
        Case(
            "a.b?.c![d, e: f](g, h: i) { j } k: { l }",
            "call(subscripting(member~! c(member~? b(name a)), argument(name d), argument e(name f)), "
                + "argument(name g), argument h(name i), argument~{}(closure(block(name j))), argument~{} "
                + "k(closure(block(name l))))"),
        Case(
            "f(a:b:).g(_:)",
            "member g(name f)"),
        Case(
            "A<B, C?>(d).e<F>()",
            "call(member e(call(name A(typeName B, typeName~? C), argument(name d)), typeName F))"),
        Case(
            "a = b ?? c ?? d || e && f == g + h * -i...j",
            "assignment =(name a, binary ||(binary ??(name b, binary ??(name c, name d)), binary &&(name e, "
                + "binary ==(name f, binary ...(binary +(name g, binary *(name h, prefix -(name i))), name j)))))"),
        Case(
            "a += b ? c : d ? e : f",
            "assignment +=(name a, ternary(name b, name c, ternary(name d, name e, name f)))"),
        Case(
            "try await a + b as? C is D",
            "prefix try(prefix await(cast is(cast as?(binary +(name a, name b), typeName C), typeName D)))"),
        Case(
            "x + try y * z",
            "binary +(name x, prefix try(binary *(name y, name z)))"),
        Case(
            "(a, b: c); (d).e; (); [a, b]; [a: b]; [:]; []",
            "tuple(argument(name a), argument b(name c)); member e(name~() d); tuple; array(name a, name b); "
                + "dictionary(name a, name b); dictionary; array"),
        Case(
            "f(&a, !b, +, by: <)",
            "call(name f, argument(prefix &(name a)), argument(prefix !(name b)), argument(name +), argument "
                + "by(name <))"),
        Case(
            "a!.b...",
            "postfix ...(member b(name~! a))"),
        Case(
            ##""a\(b + c)d\(e, f: "\(g)")" + #"h\#(i)"#"##,
            "binary +(string(argument(binary +(name b, name c)), argument(name e), argument "
                + "f(string(argument(name g)))), string(argument(name i)))"),
        Case(
            "/a b/; #/c/#",
            "regex; regex"),
        Case(
            "{ [weak self, a = b, c] (d: D, e) async -> F in g }",
            "closure(capture self(modifier weak), capture a(name b), capture c, parameter d(typeName D), "
                + "parameter e, typeName F, block(name g))"),
        Case(
            "f { a, _ in b }",
            "call(name f, argument~{}(closure(parameter a, parameter _, block(name b))))"),
        Case(
            "f { @MainActor in a }",
            "call(name f, argument~{}(closure(modifier @MainActor, block(name a))))"),
        Case(
            #"\A.b?.c[0].d; \.self; \[A].e; \..f"#,
            "keyPath(typeName A, member d(subscripting(member c(member~? b), argument(number)))); "
                + "keyPath(member self); keyPath(typeName/arrayType A(typeName A), member e); keyPath(member f)"),
        Case(
            #"#selector(a.b(_:)) ; #Preview("a") { b }"#,
            "macro #selector(argument(member b(name a))); macro #Preview(argument(string), "
                + "argument~{}(closure(block(name b))))"),
        Case(
            ".a(b).c; A.self; $0.0.1",
            "member c(call(member a, argument(name b))); member self(name A); member 1(member 0(name $0))"),
        Case(
            "[A: [B]]() ; [any P]() ; [(A) -> B]()",
            "call(dictionary(name A, array(name B))); call(array(typeName~some P)); call(array(binary "
                + "->(name~() A, name B)))"),
        Case(
            "consume a; copy b.c; each d",
            "prefix consume(name a); prefix copy(member c(name b)); prefix each(name d)"),
        Case(
            "`class`.`if`",
            "member~` if(name~` class)"),
        Case(
            "a ?? .b ; a == .c ? .d : .e",
            "binary ??(name a, member b); ternary(binary ==(name a, member c), member d, member e)"),
        Case(
            "a <<= b << c &<< d",
            "assignment <<=(name a, binary &<<(binary <<(name b, name c), name d))"),
        Case(
            "f(if: a, in: b) { }",
            "call(name f, argument if(name a), argument in(name b), argument~{}(closure(block)))"),
    ]

    static let lines: [Case] = [
        Case(
            #"""
            a
              #if X
              .b()
              #else
              .c { d }
              #endif
              .e
            """#,
            "member e(compileIf(name a, compileBranch(condition, call(member b)), compileBranch(call(member "
                + "c, argument~{}(closure(block(name d)))))))"),
        Case(
            #"""
            a
            (b)
            [c]
            { d }
            """#,
            "name a; name~() b; array(name c); closure(block(name d))"),
        Case(
            #"""
            a
            - b
            -c
            a.
            b
            """#,
            "binary -(name a, name b); prefix -(name c); member b(name a)"),
        Case(
            ##"""
            """
            a
            """
            """##,
            "string"),
    ]

    static let unread: [Case] = [
        Case(
            #"""
            return
            a
            return
            }
            """#,
            "exit return(name a); exit return"),
        Case(
            "a < b, c > d",
            "unread"),
        Case(
            "f(a §) ; g",
            "unread; name g"),
        Case(
            "class A { x y; func g() {} }",
            "type/classType A(unread, function/method g(block))"),
    ]

    // MARK: Hostile code

    /// A shape that is repeated: what opens, what is innermost, what closes.
    static let shapes: [[String]] = [
        ["(", "1", ")"], ["[", "1", "]"], ["{", "1", "}"], ["f(", "1", ")"], ["f {", "1", "}"], ["a[", "1", "]"],
        ["(", "", ""], ["[", "", ""], ["{", "", ""], ["", "", ")"], ["", "", "}"], ["!", "a", ""], ["-", "a", ""],
        ["a.", "b", ""], ["a + ", "b", ""], ["a = ", "b", ""], ["a ? b : ", "c", ""], ["a ? ", "b", " : c"],
        ["x ? x ", "", ""], ["if a {} else ", "{}", ""], ["if a {", "", "}"], ["try ", "a", ""], ["a < ", "b", ""],
        ["let x: A<", "B", ">"], ["let x: (A) -> ", "B", ""], ["let x: [", "A", "]"], ["class A {", "", "}"],
        ["func f() {", "", "}"], ["@a ", "let x", ""], ["open\n", "let x", ""], ["var a, ", "b: C", ""],
        ["#if A\n", "a\n", "#endif\n"], ["#if A\n", "", ""], ["#endif\n", "", ""],
        ["#if A\n{\n#else\n{\n#endif\n", "", ""],
        ["a\n#if A\n.b\n#endif\n", "", ""], ["\"\\(", "1", ")\""], ["\"\\(", "", ""], ["/*", "", ""], ["\\.a", "", ""],
        ["switch a { case b: ", "c", "}"], ["switch a { case (let ", "b", "): c }"], ["{ [a] in ", "", "}"],
        ["f {} a: {} ", "", ""], ["@objc(a:", "", ") func f()"], ["case ", "", ""], ["→ ", "a", ""],
        ["\u{A0}", "", ""],
    ]

    @Test(
        "The cost of code of any depth grows with it, and every node lies in its parent",
        arguments: SwiftParserTests.shapes)
    func hostile(shape: [String]) {
        // Debug builds need more stack than the threads of tests have on macOS.
        let finished = DispatchSemaphore(value: 0)
        let thread = Thread {
            func count(_ times: Int) -> Int {
                let source =
                    String(repeating: shape[0], count: times) + shape[1] + String(repeating: shape[2], count: times)
                let tree = Self.parse(source)
                #expect(Self.flaw(of: tree, with: source.utf8.count) == nil)
                return tree.nodes.count
            }
            #expect(count(1_000) <= 2 * count(500) + 10)
            finished.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        finished.wait()
    }

    @Test("Bytes that are no text are read")
    func invalidText() {
        for start in 0..<256 {
            let bytes = (0..<600).map { UInt8(truncatingIfNeeded: start &+ $0 &* $0 &* 7) }
            let tree = SwiftParser.parse(SwiftLexer.lex(bytes), of: bytes).tree
            #expect(Self.flaw(of: tree, with: bytes.count) == nil)
        }
    }

    /// What is wrong with a tree: each node has to be reached once and to lie within its parent. Modifiers and types
    /// that several variables share lie in the first of them.
    private static func flaw(of tree: CodeTree, with length: Int) -> String? {
        var reached = 0
        var waiting: [CodeTree.ID] = [0]
        while let id = waiting.popLast() {
            reached += 1
            let node = tree[id]
            if node.start < 0 || node.end < node.start || Int(node.end) > length { return "range of \(node)" }
            for child in tree.children(of: id) {
                let (inner, isShared) = (tree[child], [.modifier, .typeName].contains(tree[child].kind))
                if inner.parent != id { return "parent of \(inner)" }
                if !isShared, inner.start < node.start || inner.end > node.end { return "\(inner) outside \(node)" }
                waiting.append(child)
            }
        }
        return reached == tree.nodes.count ? nil : "\(tree.nodes.count - reached) nodes without a parent"
    }
}
