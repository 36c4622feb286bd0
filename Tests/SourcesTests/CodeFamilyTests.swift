import A11yModel
import Testing

@testable import A11ySources

/// Which classes belong together.
@Suite struct CodeFamilyTests {
    private func index(_ files: [String: String]) -> CodeIndex {
        CodeIndex(
            files.map { path, text in
                CodeSource(path: path, isDependency: path.hasPrefix("Pods/")) { Array(text.utf8) }
            })
    }

    @Test func aFamilyGoesUpToAppleAndDownToTheLastSubclass() {
        let index = index([
            "Base.swift": "typealias Screen = UITableViewController\nclass Base<T>: Screen { }",
            "Login.swift": "final class Login: Base<Int> { @IBOutlet var close: UIButton! }",
            "Login+Setup.swift": "extension Login { func setUp() { close.isHidden = true } }",
            "Special.h": "@interface Special : Login\n@end",
            "Special.m": "@implementation Special\n- (void)setUp { [super setUp]; }\n@end",
            "Deep.m": "@interface Deep : Special\n@end\n@implementation Deep (Category)\n@end",
            "Other.swift": "class Other: UIView { }",
        ])
        let family = index.family(of: "Login")
        #expect(family.superclasses == ["Base"])
        #expect(family.subclasses == ["Deep", "Special"])
        #expect(family.base == "UITableViewController")
        #expect(family.missing == nil && family.ambiguous == nil && family.problem == nil)
        #expect(
            family.files.map(\.path) == [
                "Base.swift", "Deep.m", "Login+Setup.swift", "Login.swift", "Special.h", "Special.m",
            ])
        #expect(
            family.declarations.map(\.type.name) == ["Login", "Login", "Base", "Deep", "Deep", "Special", "Special"])
        #expect(!index.family(of: "Base").subclasses.contains("Other"))
    }

    /// The classes of a file, the class that is asked about, and its base, missing and ambiguous class.
    @Test(arguments: [
        ("class A: UIView {}", "UIView", nil, nil),
        ("class A: UIKit.UIButton {}", "UIButton", nil, nil),
        ("class A: B {}\nclass B: UILabel {}", "UILabel", nil, nil),
        ("class A: B {}", nil, "B", nil),
        ("class A: UIMadeUpView {}", nil, "UIMadeUpView", nil),
        ("class C: UIView {}", nil, "A", nil),
        ("extension A {}", nil, "A", nil),
        ("class A {}", nil, nil, nil),
        ("class A: P {}\nprotocol P {}", nil, nil, nil),
        ("class A: A {}", nil, nil, nil),
        ("class A: B {}\nclass B: C {}\nclass C: A {}", nil, nil, nil),
        ("class A: UIView {}\nstruct X { class A: UILabel {} }", "UIView", nil, "A"),
        ("class A: UIView {}\nclass B: A {}\nenum X { class B: A {} }", "UIView", nil, "B"),
        ("typealias A = UIView", "UIView", nil, nil),
        ("typealias A = B\nclass B: UIView {}", "UIView", nil, nil),
        ("typealias A = B\ntypealias B = A", nil, "B", nil),
        ("class A: B {}\n#if X\ntypealias B = UIView\n#else\ntypealias B = NSView\n#endif", nil, "B", nil),
        ("@objc(A) class B: UIView {}", "UIView", nil, nil),
        ("class A: UIView {}\nclass UIView: NSObject {}", "NSObject", nil, nil),
    ])
    func theBaseIsTheFirstOfApples(_ text: String, _ base: String?, _ missing: String?, _ ambiguous: String?) {
        let family = index(["A.swift": text]).family(of: "A")
        #expect(family.base == base)
        #expect(family.missing == missing)
        #expect(family.ambiguous == ambiguous)
    }

    @Test func subclassesAreFoundByOtherNames() {
        let index = index([
            "A.swift": "class A: UIView {}", "B.swift": "typealias Alias = A", "C.swift": "class C: Alias {}",
            "D.m": "@interface D : C <P>\n@end",
        ])
        #expect(index.subclasses(of: "A") == ["C"])
        #expect(index.family(of: "A").subclasses == ["C", "D"])
    }

    @Test func aFileThatIsNotUnderstoodIsAProblemOfTheClassesItNames() {
        let index = index([
            "A.swift": "class A: UIView {}", "B.swift": "let text = \"open\nextension A {}",
            "C.swift": "class C: UIView {}",
        ])
        #expect(index.family(of: "A").problem == "B.swift: a string in it does not end")
        #expect(index.family(of: "C").problem == nil)
    }

    @Test func theAppComesBeforeItsDependencies() {
        let index = index([
            "Pods/A.swift": "open class A: UIView {}", "Z.swift": "extension A {}", "Pods/B.swift": "extension A {}",
        ])
        #expect(index.declarations(of: "A").map(\.file.path) == ["Z.swift", "Pods/A.swift", "Pods/B.swift"])
    }

    @Test func everyClassOfApplesHasASuperclassUpToTheRoot() {
        #expect(
            AppleClasses.superclasses(of: "UISearchTextField") == [
                "UITextField", "UIControl", "UIView", "UIResponder", "NSObject",
            ])
        #expect(
            AppleClasses.superclasses(of: "NSDictionaryController") == [
                "NSArrayController", "NSObjectController", "NSController", "NSObject",
            ])
        #expect(AppleClasses.superclasses(of: "UITabBarController").last == "NSObject")
        #expect(AppleClasses.superclasses(of: "UIMadeUpView") == [])
        for name in AppleClasses.names {
            #expect(AppleClasses.superclasses(of: name).last == "NSObject", "\(name)")
        }
        #expect(AppleClasses.contains("NSObject") && !AppleClasses.contains("UIMadeUpView"))
    }
}
