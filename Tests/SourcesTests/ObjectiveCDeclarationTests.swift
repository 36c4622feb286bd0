import Testing

@testable import A11ySources

/// What Objective-C declares.
@Suite struct ObjectiveCDeclarationTests {
    @Test(arguments: [
        ("@interface A : B\n@end", "class A: B"),
        ("@interface A : B <C, D>\n@end", "class A: B C D"),
        ("@interface A\n@end", "class A"),
        ("@interface A <C>\n@end", "class A: C"),
        ("@interface A<T> : B<T> <C>\n@end", "class A: B C"),
        ("@interface A ()\n@end", "extension A"),
        ("@interface A () <C>\n@end", "extension A: C"),
        ("@interface A (Setup)\n@end", "extension A"),
        ("@implementation A\n@end", "implementation A"),
        ("@implementation A (Setup)\n@end", "implementation A"),
        ("@implementation A : B { int c; }\n@end", "implementation A: B"),
        ("@protocol A <B>\n@optional\n- (void)c;\n@end", "other A: B"),
        ("@protocol A;\n@class B, C;\n@protocol D, E;\n@interface F : G\n@end", "class F: G"),
        ("NS_ASSUME_NONNULL_BEGIN\n@interface A : B\n@end\n@implementation A\n@end", "class A: B, implementation A"),
        (
            "static int f(void) { return [x conformsToProtocol:@protocol(A)]; }\n@implementation B\n@end",
            "implementation B"
        ),
    ])
    func typesAreFound(_ text: String, _ expected: String) {
        let file = Sample.file(text, .objectiveC)
        #expect(file.problem == nil)
        let found = file.types.map { type in
            "\(type.kind) \(type.name)" + (type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: " "))
        }
        #expect(found.joined(separator: ", ") == expected)
    }

    @Test(arguments: [
        ("@property (nonatomic, weak) IBOutlet UIButton *a;", ["@IBOutlet nonatomic weak a: UIButton"]),
        ("@property (strong) IBOutletCollection(UIButton) NSArray *a;", ["@IBOutletCollection strong a: UIButton"]),
        ("@property IBOutlet UIButton *a, *b;", ["@IBOutlet a: UIButton", "@IBOutlet b: UIButton"]),
        ("@property NSArray<__kindof UILabel *> * _Nullable a UI_APPEARANCE_SELECTOR;", ["a: UILabel"]),
        ("@property (copy) void (^a)(BOOL b, int c);", ["copy a"]),
        ("@property BOOL a NS_AVAILABLE(1, 2);", ["a: BOOL"]),
        ("@property (nullable) id<A, B> a;", ["nullable a: id"]),
        ("@property (class, readonly) const NSInteger a;", ["class readonly a: NSInteger"]),
        ("@property (nonatomic) IBInspectable UIColor *a;", ["@IBInspectable nonatomic a: UIColor"]),
    ])
    func propertiesAreFound(_ text: String, _ expected: [String]) {
        let file = Sample.file("@interface A : B\n" + text + "\n- (void)z;\n@end", .objectiveC)
        #expect(file.types.first?.members.dropLast().map(described) == expected)
        #expect(file.types.first?.members.last?.name == "z")
    }

    @Test func instanceVariablesAreProperties() {
        let text = """
            @interface A : B {
              @private
                IBOutlet UIButton *_a, *_b;
                __weak UIView *c;
                unsigned int d : 3;
                CGFloat e[2];
                void (^f)(int);
                #define X 3
                struct G g;
            }
            @end
            """
        let members = Sample.file(text, .objectiveC).types.first?.members ?? []
        #expect(
            members.map(described) == [
                "@IBOutlet _a: UIButton", "@IBOutlet _b: UIButton", "c: UIView", "d: unsigned", "e: CGFloat", "f",
                "g: G",
            ])
    }

    private func described(_ member: MemberDeclaration) -> String {
        (member.modifiers.sorted() + [member.name + (member.type.map { ": " + $0 } ?? "")]).joined(separator: " ")
    }

    @Test(arguments: [
        ("- (void)a { b; }", "a() 2"),
        ("- (IBAction)a:(id)sender forEvent:(UIEvent *)event { }", "@IBAction a(forEvent:) sender event 0"),
        ("+ (instancetype)a;", "static a() instancetype"),
        ("- (nullable NSArray<UIView *> *)a:(int)b :(int)c { }", "a(:) b c UIView 0"),
        ("- (instancetype)initWithFrame:(CGRect)frame style:(int)style { }", "init(style:) frame style instancetype 0"),
        ("- (void)initialize { }", "initialize() 0"),
        ("- (void)a:(NSString *)b, ... NS_FORMAT_FUNCTION(1, 2);", "a() b"),
        ("-a:b { }", "a() b 0"),
        ("- (void)a:(void (^)(BOOL c))b\n{\n}", "a() b 0"),
        ("- (UIView *)a NS_SWIFT_NAME(b());", "a() UIView"),
    ])
    func methodsAreFound(_ text: String, _ expected: String) {
        let file = Sample.file(
            "@implementation A\nstatic int x = -1;\n" + text + "\n- (int)z { return 1; }\n@end", .objectiveC)
        let members = file.types.first?.members ?? []
        #expect(members.count == 2)
        #expect(members.first.map(signature) == expected)
        #expect(members.last.map(signature) == "z() int 3")
    }

    private func signature(_ member: MemberDeclaration) -> String {
        let name = member.name + "(" + member.labels.map { $0 + ":" }.joined() + ")"
        let words = member.modifiers.sorted() + [name] + member.parameters + (member.type.map { [$0] } ?? [])
        return (words + (member.body.map { ["\($0.count)"] } ?? [])).joined(separator: " ")
    }

    @Test func aTypeMayHaveOtherNames() {
        let text = "@compatibility_alias Old New;\ntypedef UIViewController Base;\ntypedef int *Pointer;"
        #expect(Sample.file(text, .objectiveC).aliases == ["Old": "New", "Base": "UIViewController"])
    }
}
