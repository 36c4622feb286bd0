import Testing

@testable import A11ySources

/// What Swift declares.
@Suite struct SwiftDeclarationTests {
    @Test(arguments: [
        ("class A {}", "class A"),
        ("final class A: B, C {}", "class A: B C"),
        ("class A<T: P>: M.B<[T], C<T>>, D where T: E {}", "class A: B D"),
        ("@objc(X) @MainActor public class A: @unchecked Sendable {}", "class A: Sendable"),
        ("actor A {}", "class A"),
        ("struct A: B {}", "other A: B"),
        ("enum A: String { case class, open }", "other A: String"),
        ("protocol A: class {}", "other A: class"),
        ("extension A: B {}", "extension A: B"),
        ("extension M.A.B where T == C {}", "extension B"),
        ("extension Array<A>: B {}", "extension Array: B"),
        ("extension [A] {}", "extension Array"),
        ("class A\n  : B\n{\n}", "class A: B"),
        ("class A: ~Copyable, B & C {}", "class A: Copyable B"),
        ("import class UIKit.UIView\nclass A: UIView {}", "class A: UIView"),
        ("func f() { class A {} }\nclass B {}", "class B"),
        ("let actor = 1\nlet a = actor\nclass B {}", "class B"),
        ("class A { class B { struct C {} }\n enum D {} }\nclass E {}", "class A, class B, other C, other D, class E"),
    ])
    func typesAreFound(_ text: String, _ expected: String) {
        let file = Sample.file(text)
        let found = file.types.map { type in
            "\(type.kind) \(type.name)" + (type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: " "))
        }
        #expect(found.joined(separator: ", ") == expected)
        #expect(file.types.allSatisfy { file.names[file.tokens[$0.nameToken].name] == $0.name || $0.name == "Array" })
    }

    /// A property as its modifiers, name, type, and number of tokens in its body.
    @Test(arguments: [
        ("@IBOutlet private weak var a: UIButton!", ["@IBOutlet private weak a: UIButton"]),
        ("@IBOutlet var a: [UIButton]!, b: Array<M.UILabel>?", ["@IBOutlet a: UIButton", "@IBOutlet b: UILabel"]),
        ("@IBOutlet var a: UIButton! { didSet { b() } }", ["@IBOutlet a: UIButton 6"]),
        ("@IBOutlet var a: UIButton?\n{\n  didSet { }\n}", ["@IBOutlet a: UIButton 3"]),
        ("private(set) var a = 1 { willSet { } }", ["private(set) a 3"]),
        ("lazy var a: UIView = { let b = 1; return b }()\nvar c: Int", ["lazy a: UIView", "c: Int"]),
        ("var a: Int { get { 1 } set { } }", ["a: Int 7"]),
        ("var a: some View { b }", ["a: View 1"]),
        ("let a, b: Int", ["a: Int", "b: Int"]),
        ("let a = 1, b: Int = 2, c = f(d, e)", ["a", "b: Int", "c"]),
        ("let (a, b) = (1, 2)", ["a", "b"]),
        ("var a: (Int, UIView)", ["a"]),
        ("var a: ((UIView) -> Void)?", ["a"]),
        ("var a: [String: UIView] = [:]", ["a: Dictionary"]),
        ("var a: (any P & Q)!", ["a: P"]),
        ("var a: UIView.Type", ["a: UIView"]),
        ("var a: Int\nvar b: Int", ["a: Int", "b: Int"]),
        ("var a = b < c\nvar d = e > f", ["a", "d"]),
        ("var a = Set<B, C>(), d = 1", ["a", "d"]),
        ("var a = b\n  .c { $0 }\n  + d\nvar e = 1", ["a", "e"]),
        ("var a = b ?? {\n  c\n}()\nvar e = 1", ["a", "e"]),
        ("var a =\n  1\nvar e = 1; var f = 2", ["a", "e", "f"]),
        ("var a = if b { 1 } else { 2 }\nvar c = 3", ["a", "c"]),
        ("@Wrapped(1, b: 2) var a = 1", ["@Wrapped a"]),
        ("@objc\n@IBOutlet\nweak var a: A!", ["@IBOutlet @objc weak a: A"]),
        ("unowned(unsafe) static let a: A", ["static unowned(unsafe) a: A"]),
        ("var `class`: Int", ["class: Int"]),
        ("#if A\nvar a: Int\n#else\nvar a: Float\n#endif", ["a: Int", "a: Float"]),
    ])
    func propertiesAreFound(_ text: String, _ expected: [String]) {
        for (start, end) in [
            ("class A { ", " }"), ("class A {\n", "\n}"), ("extension A { func f() { var x = 1 }\n", "}"),
        ] {
            // A directive has a line of its own.
            if text.hasPrefix("#"), !start.hasSuffix("\n") { continue }
            let members = Sample.file(start + text + end).types.first?.members ?? []
            #expect(members.filter { $0.kind == .property }.map(described) == expected)
        }
    }

    private func described(_ member: MemberDeclaration) -> String {
        let words = member.modifiers.sorted() + [member.name + (member.type.map { ": " + $0 } ?? "")]
        return (words + (member.body.map { ["\($0.count)"] } ?? [])).joined(separator: " ")
    }

    /// A function as its modifiers, name with labels, parameters, type, and number of tokens in its body.
    @Test(arguments: [
        ("func a() {}", "a() 0"),
        (
            "override func a(_ b: Int = 3, with c: @escaping () -> Void, d: [A: B]) -> UIView? { e }",
            "override a(_:with:d:) b c d UIView 1"
        ),
        ("@IBAction private func a(_ sender: UIButton) { }", "@IBAction private a(_:) sender 0"),
        (
            "@available(iOS 13, *) @objc(b:) class func a<T>(b: T) async throws(E) -> [T] where T: P { c }",
            "@available @objc class a(b:) b T 1"
        ),
        ("func a(\n  b: Int,\n  c: () -> Int = { 1 }\n)\n  -> M.A\n{\n}", "a(b:c:) b c A 0"),
        ("func a(b: Dictionary<A, B>, c: D...) {}", "a(b:c:) b c 0"),
        ("func a(@B c: () -> D) -> (E) -> F { }", "a(c:) c 0"),
        ("init?(coder: NSCoder) { b }", "init(coder:) coder 1"),
        ("convenience init() { }", "convenience init() 0"),
        ("required init!<T>(_ a: T) throws { }", "required init(_:) a 0"),
        ("deinit { a }", "deinit() 1"),
        ("subscript(a: Int) -> UIView { get { b } }", "subscript(a:) a UIView 4"),
        ("static func == (a: A, b: A) -> Bool { c }", "static ==(a:b:) a b Bool 1"),
        ("static func < <T>(a: A, b: T) -> Bool { c }", "static <(a:b:) a b Bool 1"),
        ("static prefix func -(a: A) -> A { c }", "prefix static -(a:) a A 1"),
        ("func `default`() {}", "default() 0"),
        ("func a(b: Int,) {}", "a(b:) b 0"),
    ])
    func functionsAreFound(_ text: String, _ expected: String) {
        for end in [" }", "\nvar x = 1\n}", " ; func z() {} }"] {
            let file = Sample.file("class A { " + text + end)
            #expect(file.problem == nil)
            #expect(file.types.first?.members.first.map(signature) == expected)
            #expect(file.types.first?.members.count == (end == " }" ? 1 : 2))
        }
    }

    private func signature(_ member: MemberDeclaration) -> String {
        let name = member.name + "(" + member.labels.map { $0 + ":" }.joined() + ")"
        let words = member.modifiers.sorted() + [name] + member.parameters + (member.type.map { [$0] } ?? [])
        return (words + (member.body.map { ["\($0.count)"] } ?? [])).joined(separator: " ")
    }

    @Test func requirementsHaveNoBody() {
        let text =
            "protocol P {\n var a: Int { get }\n func b()\n func c() -> D\n func e<T>() where T: F,\n  T: G\n init()\n}"
        let members = Sample.file(text).types.first?.members ?? []
        #expect(members.map(\.name) == ["a", "b", "c", "e", "init"])
        #expect(members.map { $0.body == nil } == [false, true, true, true, true])
        #expect(members.allSatisfy { member in member.tokens.contains(member.nameToken) })
    }

    @Test func whatIsInABodyIsNoMember() {
        let file = Sample.file("class A { func b() { let c = 1; func d() {} }\n var e: Int { let f = 1; return f } }")
        #expect(file.types.map { $0.members.map(\.name) } == [["b", "e"]])
    }

    @Test func tokensReachFromTheFirstModifierToTheEnd() throws {
        let file = Sample.file("class A { var x = 1\n @IBOutlet weak var a: B! { didSet { c() } }\n func d() {} }")
        let member = try #require(file.types.first?.members.dropFirst().first)
        #expect(
            Sample.texts(file)[member.tokens].joined(separator: " ")
                == "@ IBOutlet weak var a : B ! { didSet { c ( ) } }")
    }

    @Test func aTypeMayHaveOtherNames() {
        let file = Sample.file("typealias A = M.B<Int>\n@objc(C) class D {}\nclass E { typealias F = (G) -> Void }")
        #expect(file.aliases == ["A": "B", "C": "D"])
        // By platform, the name is that of two types.
        #expect(Sample.file("#if X\ntypealias A = B\n#else\ntypealias A = C\n#endif").aliases == ["A": "A"])
    }
}
