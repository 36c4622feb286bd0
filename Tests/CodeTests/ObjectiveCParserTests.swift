import Testing

@testable import A11yCode

/// What the parser of Objective-C makes of small sources, and of hostile ones.
@Suite struct ObjectiveCParserTests {
    private static func tree(_ source: String) -> CodeTree {
        let bytes = Array(source.utf8)
        return ObjectiveCParser.parse(ObjectiveCLexer.lex(bytes), of: bytes).tree
    }

    /// How many nodes of each kind a source has.
    private static func count(_ source: String, _ kind: NodeKind) -> Int {
        tree(source).nodes.count { $0.kind == kind }
    }

    /// A text with each run of blanks as one.
    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// A source in one line, where `⏎` is a line break; and its tree.
    private static let samples: [(source: String, tree: String)] = [
        (
            #"@interface A : B <C, D> @end"#,
            #"""
            (type:interface "A" (inherited (typeName "B")) (inherited (typeName "C")) (inherited (typeName "D")))
            """#
        ),
        (
            #"@interface A<T> : B<T *> <C> @end"#,
            #"""
            (type:interface "A" (inherited (typeName "B" (typeName "T"))) (inherited (typeName "C")))
            """#
        ),
        (
            #"@interface A () <P> { @private int a, *b; __weak id c; } @end"#,
            #"""
            (type:category "A" (inherited (typeName "P")) (variable:ivar "a" (typeName "int")) (variable:ivar "b"
            (typeName "int")) (variable:ivar "c" (modifier "__weak") (typeName "id")))
            """#
        ),
        (
            #"@interface A (Extras) @end"#,
            #"""
            (type:category "A")
            """#
        ),
        (
            #"@protocol P <Q> @optional - (void)f; @end"#,
            #"""
            (type:protocolType "P" (inherited (typeName "Q")) (function:method "f" (typeName "void")))
            """#
        ),
        (
            #"@class A, B; @protocol P;"#,
            #"""

            """#
        ),
        (
            #"@import UIKit;"#,
            #"""
            (importing "UIKit")
            """#
        ),
        (
            #"NS_ASSUME_NONNULL_BEGIN IB_DESIGNABLE @interface A : B @end NS_ASSUME_NONNULL_END"#,
            #"""
            (type:interface "A" (modifier "IB_DESIGNABLE") (inherited (typeName "B")))
            """#
        ),
        (
            #"@interface A : B @property (nonatomic, weak, nullable, getter=isOn) IBOutlet UIButton *b; @end"#,
            #"""
            (type:interface "A" (inherited (typeName "B")) (variable:property "b" (modifier "nonatomic") (modifier
            "weak") (modifier "nullable") (modifier "getter" (argument (name "isOn"))) (modifier "@IBOutlet")
            (typeName nullable "UIButton")))
            """#
        ),
        (
            #"@interface A : B @property (copy) void (^done)(BOOL ok, NSString *_Nullable s); @end"#,
            #"""
            (type:interface "A" (inherited (typeName "B")) (variable:property "done" (modifier "copy")
            (typeName:functionType (typeName "BOOL") (typeName nullable "NSString") (typeName "void"))))
            """#
        ),
        (
            #"""
            @interface A : B + (instancetype)make; - (instancetype)initWithX:(int)x NS_DESIGNATED_INITIALIZER; @end
            """#,
            #"""
            (type:interface "A" (inherited (typeName "B")) (function:method "make" (modifier "static") (typeName
            "instancetype")) (function:initializer "initWithX" (modifier "NS_DESIGNATED_INITIALIZER") (parameter "x"
            (label "_") (typeName "int")) (typeName "instancetype")))
            """#
        ),
        (
            #"@implementation A - (IBAction)tap:(id)sender forEvent:(UIEvent *)e { } @end"#,
            #"""
            (type:implementation "A" (function:method "tap" (modifier "@IBAction") (parameter "sender" (label "_")
            (typeName "id")) (parameter "e" (label "forEvent") (typeName "UIEvent")) (block)))
            """#
        ),
        (
            #"@implementation A @synthesize a, b = _b; @dynamic c; @end"#,
            #"""
            (type:implementation "A" (macro "@synthesize" (argument "a" (name "a")) (argument "b" (name "_b")))
            (macro "@dynamic" (argument "c" (name "c"))))
            """#
        ),
        (
            #"typedef NS_ENUM(NSInteger, E) { E1, E2 NS_SWIFT_NAME(two) = 2 };"#,
            #"""
            (type:enumeration "E" (inherited (typeName "NSInteger")) (enumCase "E1") (enumCase "E2" (number)))
            """#
        ),
        (
            #"typedef struct { int x; CGFloat y[2]; } S;"#,
            #"""
            (type:structure "S" (variable:ivar "x" (typeName "int")) (variable:ivar "y" (typeName:arrayType
            "CGFloat")))
            """#
        ),
        (
            #"typedef float _Complex C; typedef _Complex double D; typedef unsigned __int128 U;"#,
            #"""
            (alias "C" (typeName "float")) (alias "D" (typeName "double")) (alias "U" (typeName "__int128"))
            """#
        ),
        (
            #"typedef struct s S; typedef void (^Block)(id);"#,
            #"""
            (alias "S" (typeName "s")) (alias "Block" (typeName:functionType (typeName "id") (typeName "void")))
            """#
        ),
        (
            #"enum e : NSUInteger { e1 = 1 << 2 };"#,
            #"""
            (type:enumeration "e" (inherited (typeName "NSUInteger")) (enumCase "e1" (binary "<<" (number)
            (number))))
            """#
        ),
        (
            #"FOUNDATION_EXPORT NSString *const X; static NSString *const Y = @"y";"#,
            #"""
            (variable "X" (modifier "FOUNDATION_EXPORT") (modifier "const") (typeName "NSString")) (variable "Y"
            (modifier "static") (modifier "const") (typeName "NSString") (string))
            """#
        ),
        (
            #"static inline CGFloat f(CGFloat x, void (*g)(int)) { return x; }"#,
            #"""
            (function:freeFunction "f" (modifier "static") (modifier "inline") (parameter "x" (typeName "CGFloat"))
            (parameter "g" (typeName:functionType (typeName "int") (typeName "void"))) (typeName "CGFloat") (block
            (exit "return" (name "x"))))
            """#
        ),
        (
            #"extern "C" { void f(void); }"#,
            #"""
            (function:freeFunction "f" (typeName "void"))
            """#
        ),
        (
            #"#define MAX(a, b) ((a) > (b) ? \⏎ (a) : (b))⏎int x;"#,
            #"""
            (macroDefinition "MAX") (variable "x" (typeName "int"))
            """#
        ),
        (
            #"#import <UIKit/UIKit.h>⏎#import "A.h""#,
            #"""
            (importing "UIKit/UIKit.h") (importing "A.h")
            """#
        ),
        (
            #"#if TARGET_OS_IOS⏎int a;⏎#elif B⏎int b;⏎#else⏎int c;⏎#endif"#,
            #"""
            (compileIf (compileBranch (condition) (variable "a" (typeName "int"))) (compileBranch (condition)
            (variable "b" (typeName "int"))) (compileBranch (variable "c" (typeName "int"))))
            """#
        ),
        (
            #"void f() { if (a) b(); else if (c) { d(); } else e(); }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (ifStatement (condition (name "a")) (block (call
            (name "b"))) (ifStatement (condition (name "c")) (block (call (name "d"))) (block (call (name "e")))))))
            """#
        ),
        (
            #"void f() { for (UIView *v in self.views) v.hidden = YES; }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (loop:forIn (variable:binding "v" (typeName
            "UIView")) (member "views" (name "self")) (block (assignment "=" (member "hidden" (name "v")) (constant
            "YES"))))))
            """#
        ),
        (
            #"void f() { for (int i = 0; i < n; i++) { } }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (loop:forC (variable:local "i" (typeName "int")
            (number)) (condition (binary "<" (name "i") (name "n"))) (postfix "++" (name "i")) (block))))
            """#
        ),
        (
            #"void f() { while (a) b(); do { c(); } while (d); }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (loop:whileLoop (condition (name "a")) (block (call
            (name "b")))) (loop:repeatLoop (condition (name "d")) (block (call (name "c"))))))
            """#
        ),
        (
            #"void f() { switch (a) { case 1: case B: c(); break; default: { } } }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (switchStatement (name "a") (clause (pattern
            (number)) (pattern (name "B")) (block (call (name "c")) (exit "break"))) (clause default (block
            (block))))))
            """#
        ),
        (
            #"void f() { @try { a(); } @catch (NSException *e) { @throw; } @finally { } }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (doStatement (block (call (name "a"))) (catching
            (variable:binding "e" (typeName "NSException")) (block (exit "throw"))) (block))))
            """#
        ),
        (
            #"void f() { @synchronized (self) { a; } @autoreleasepool { b; } }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (doStatement:synchronized (name "self") (block (name
            "a"))) (doStatement:autoreleasePool (block (name "b")))))
            """#
        ),
        (
            #"void f() { goto end; end: return 0; }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (exit "goto" (name "end")) (label "end") (exit
            "return" (number))))
            """#
        ),
        (
            #"void f() { [[A alloc] initWithX:a y:b, c, nil]; [super f]; }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (call:message (member "initWithX" (call:message
            (member "alloc" (name "A")))) (argument "_" (name "a")) (argument "y" (name "b")) (argument (name "c"))
            (argument (constant "nil"))) (call:message (member "f" (name "super")))))
            """#
        ),
        (
            #"void f() { [(A *)x f:(b) g:(BOOL)c]; }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (call:message (member "f" (cast "cast" (name "x")
            (typeName "A"))) (argument "_" (name parenthesised "b")) (argument "g" (cast "cast" (name "c") (typeName
            "BOOL"))))))
            """#
        ),
        (
            #"void f() { a.b->c[1](d)++; }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (postfix "++" (call (subscripting (member "c"
            (member "b" (name "a"))) (argument (number))) (argument (name "d"))))))
            """#
        ),
        (
            #"void f() { a = b ? c : d ?: e; a += -b * c + !d; a <<= 1; }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (assignment "=" (name "a") (ternary (name "b") (name
            "c") (ternary (name "d") (name "e")))) (assignment "+=" (name "a") (binary "+" (binary "*" (prefix "-"
            (name "b")) (name "c")) (prefix "!" (name "d")))) (assignment "<<=" (name "a") (number))))
            """#
        ),
        (
            #"void f() { x = @[@1, @(y), @YES]; x = @{@"a": b, c: @"d" @"e"}; }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (assignment "=" (name "x") (array (number) (prefix
            "@" (name parenthesised "y")) (constant "YES"))) (assignment "=" (name "x") (dictionary (string) (name
            "b") (name "c") (string)))))
            """#
        ),
        (
            #"void f() { x = @selector(a:b:); @protocol(P); @encode(int *); @available(iOS 13, *); }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (assignment "=" (name "x") (macro "@selector"
            (argument (name "a")) (argument "_") (argument "b"))) (macro "@protocol" (argument (name "P"))) (macro
            "@encode" (argument (typeName "int"))) (macro "@available" (argument "iOS" (number)))))
            """#
        ),
        (
            #"void f() { x = ^{ a(); }; x = ^BOOL(id y) { return z; }; }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (assignment "=" (name "x") (closure (block (call
            (name "a"))))) (assignment "=" (name "x") (closure (parameter "y" (typeName "id")) (typeName "BOOL")
            (block (exit "return" (name "z")))))))
            """#
        ),
        (
            #"void f() { r = (CGRect){ 1, .y = 2 }; n = sizeof(int) + sizeof(a); }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (assignment "=" (name "r") (cast "cast" (array
            (number) (assignment "=" (member "y") (number))) (typeName "CGRect"))) (assignment "=" (name "n")
            (binary "+" (macro "sizeof" (argument (typeName "int"))) (macro "sizeof" (argument (name "a")))))))
            """#
        ),
        (
            #"""
            void f() { UIButton *a = b, *c; __weak typeof(self) weakSelf = self; id<P> x; NSArray<UIView *> *y; }
            """#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (variable:local "a" (typeName "UIButton") (name
            "b")) (variable:local "c" (typeName "UIButton")) (variable:local "weakSelf" (modifier "__weak")
            (typeName "typeof") (name "self")) (variable:local "x" (typeName "id" (typeName "P"))) (variable:local
            "y" (typeName "NSArray" (typeName "UIView")))))
            """#
        ),
        (
            #"void f() { void (^done)(BOOL) = ^(BOOL ok) { }; int n[3] = {1, 2}; a * b; }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (variable:local "done" (typeName:functionType
            (typeName "BOOL") (typeName "void")) (closure (parameter "ok" (typeName "BOOL")) (block)))
            (variable:local "n" (typeName:arrayType "int") (array (number) (number))) (variable:local "b" (typeName
            "a"))))
            """#
        ),
        (
            #"void f() { std::vector<int> v; auto x = new Foo(1); y = static_cast<int>(z); A::b(); }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (unread) (variable:local "x" (typeName "auto")
            (unread)) (unread) (unread)))
            """#
        ),
        (
            #"void f() { NSLog(@"%" PRId64 "x", a); (a, b); @weakify(self); FOO⏎ bar(); }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (call (name "NSLog") (argument (string (argument
            (name "PRId64")))) (argument (name "a"))) (binary parenthesised "," (name "a") (name "b")) (prefix "@"
            (call (name "weakify") (argument (name "self")))) (name "FOO") (call (name "bar"))))
            """#
        ),
        (
            #"void f() { if (a) {⏎#if B⏎ b();⏎#else⏎ c();⏎#endif⏎ } }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (ifStatement (condition (name "a")) (block
            (compileIf (compileBranch (condition) (call (name "b"))) (compileBranch (call (name "c"))))))))
            """#
        ),
        (
            #"void f() {⏎#if B⏎ if (a) {⏎#else⏎ if (b) {⏎#endif⏎ c(); } }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (ifStatement (condition (name "a")) (block (unread)
            (call (name "c"))))))
            """#
        ),
        (
            #"template <class T> class X { int a; }; int y;"#,
            #"""
            (unread) (variable "y" (typeName "int"))
            """#
        ),
        (
            #"void f() { a b c d; [x]; e(); }"#,
            #"""
            (function:freeFunction "f" (typeName "void") (block (variable:local "d" (modifier "a") (modifier "b")
            (typeName "c")) (unread) (call (name "e"))))
            """#
        ),
    ]

    @Test(arguments: samples) func sourcesBecomeTrees(_ source: String, _ expected: String) {
        let text = TreeText(Self.tree(source.replacing("⏎", with: "\n"))).description
        #expect(text == Self.oneLine(expected))
    }

    @Test(arguments: [
        (".b", NodeKind.member), ("->b", .member), ("+a", .binary), ("&&a", .binary), ("(b)", .call),
        ("[b]", .subscripting),
        ("++", .postfix), (",a", .binary),
    ])
    func chainsAreReadToTheirEnd(_ link: String, _ kind: NodeKind) {
        let source = "void f() { a" + String(repeating: link, count: 20_000) + "; }"
        #expect(Self.count(source, kind) == 20_000)
        #expect(Self.count(source, .unread) == 0)
    }

    @Test func statementsInARowAreReadToTheirEnd() {
        let branches = String(repeating: "else if (a) b(); ", count: 10_000)
        #expect(Self.count("void f() { if (a) b(); \(branches) }", .ifStatement) == 10_001)
        let cases = String(repeating: "case a: b(); ", count: 10_000)
        #expect(Self.count("void f() { switch (a) { \(cases) } }", .clause) == 10_000)
        #expect(Self.count("void f() { int a\(String(repeating: ", *b", count: 10_000)); }", .variable) == 10_001)
    }

    @Test(arguments: [
        "(", "[", "{", "^{", "!", "*", "(int)", "@{@1:", "@[", "@(", "f(", "a[", "a = ", "a ? b : ", "a ? ", "[a ",
        "({",
        "^(int (^a)(", "if (a) ", "for (;;) ", "do ", "while (a) ", "switch (a) { case 1: ", "@try { ", "sizeof ",
        "#if A\n", "@implementation A { ", "struct a { ", "enum { ", "typedef struct { ", "extern \"C\" { ",
        "static_cast<a>(", "void (^f)(", "new ",
    ])
    func whatIsNestedTooDeepIsUnread(_ opening: String) {
        for (before, behind) in [("", ""), ("void f() { x = ", "a; }"), ("void f() { ", "")] {
            let tree = Self.tree(before + String(repeating: opening, count: 1000) + behind)
            #expect(tree.nodes.count < 2000)
        }
    }

    @Test(arguments: [
        "@", "#", "\"", "'", "/*", "@\"", "R\"(", "}", "#endif", "#else", "- (", "@interface", "@end", "@property",
        "[a b:",
        "#define", "case", "^", "\u{FFFD}", "a ? ", "@selector(", "if (", "for (", "enum", "typedef", "__attribute__((",
    ])
    func whatIsCutOffIsNoTrap(_ piece: String) {
        for source in [
            piece, "\(piece) a", "void f() { \(piece)", "void f() { \(piece) }", "@implementation A \(piece)",
        ] {
            let bytes = Array(source.utf8)
            let (tree, _) = ObjectiveCParser.parse(ObjectiveCLexer.lex(bytes), of: bytes)
            #expect(tree.nodes.allSatisfy { 0 <= $0.start && $0.start <= $0.end && Int($0.end) <= bytes.count })
        }
    }

    @Test func whatIsMissingIsAProblem() {
        let bytes = Array("@interface A : B".utf8)
        let problem = ObjectiveCParser.parse(ObjectiveCLexer.lex(bytes), of: bytes).problem
        #expect(problem == CodeProblem("an `@end` is missing in it", at: 0))
    }
}
