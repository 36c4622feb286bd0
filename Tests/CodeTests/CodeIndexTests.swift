import A11yModel
import Foundation
import Testing

@testable import A11yCode

/// What an index of code answers.
@Suite struct CodeIndexTests {
    @Test func anEmptyIndexKnowsNoClass() {
        var question = CodeQuestion()
        question.ownClass = "Card"
        let code = CodeIndex([]).answer(to: question)
        #expect(code.uses.isEmpty)
        #expect(code.gaps.map(\.cause.reason).contains(.missingClass("Card")))
    }

    private static func question(_ outlet: String = "closeButton", of owner: String = "Screen") -> CodeQuestion {
        var question = CodeQuestion()
        question.outlets = [CodeQuestion.Outlet(owner: owner, name: outlet)]
        question.base = "UIButton"
        question.holders = [owner]
        return question
    }

    private static let screen = """
        import UIKit
        final class Screen: UIViewController {
            @IBOutlet var closeButton: UIButton!
            override func viewDidLoad() {
                super.viewDidLoad()
                closeButton.accessibilityLabel = "Close"
            }
        }
        """

    /// Each file is read once, whoever asks how often.
    @Test func aFileIsReadOnce() {
        let reads = Locked<[String: Int]>([:])
        let index = CodeIndex(
            ["a.swift", "b.m", "c.swift"].map { path in
                CodeSource(path: path) {
                    reads.withLock { $0[path, default: 0] += 1 }
                    return Array((path == "a.swift" ? Self.screen : "").utf8)
                }
            })
        #expect(reads.withLock { $0 }.isEmpty)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for number in 0..<index.count { index.read(number) }
            #expect(index.answer(to: Self.question()).outcome(of: .label) == .supplied(.known(.text("Close"))))
        }
        #expect(reads.withLock { $0 } == ["a.swift": 1, "b.m": 1, "c.swift": 1])
        #expect(index.statistics.filesRead == 3)
        #expect(index.statistics.bytesRead == Self.screen.utf8.count)
        index.read(-1)
        index.read(1000)
    }

    /// A class in a file that no target builds is not that of the app.
    @Test func codeThatNoTargetBuildsChangesNothing() {
        let other = Self.screen.replacing("\"Close\"", with: "\"\"")
        let index = CodeIndex([
            CodeSource(path: "a.swift", builtFor: [.ios]) { Array(Self.screen.utf8) },
            CodeSource(path: "old/a.swift", builtFor: []) { Array(other.utf8) },
        ])
        let code = index.answer(to: Self.question())
        #expect(code.gaps.isEmpty)
        #expect(code.outcome(of: .label) == .supplied(.known(.text("Close"))))
    }

    /// Nor is one whose header is left, beside the Swift that took the place of its implementation.
    @Test func theHeaderOfCodeThatNoTargetBuildsDeclaresNothing() {
        let header = Array("@interface Screen : UIViewController\n@end\n".utf8)
        let body = Array("@implementation Screen\n- (void)viewDidLoad {}\n@end\n".utf8)
        func gaps(builtFor platforms: Set<Platform>?) -> [CodeGap] {
            let index = CodeIndex([
                CodeSource(path: "Screen.swift", builtFor: [.ios]) { Array(Self.screen.utf8) },
                CodeSource(path: "Screen.h") { header },
                CodeSource(path: "Screen.m", builtFor: platforms) { body },
            ])
            return index.answer(to: Self.question()).gaps
        }
        #expect(gaps(builtFor: []).isEmpty)
        #expect(!gaps(builtFor: [.ios]).isEmpty)
        #expect(!gaps(builtFor: nil).isEmpty)
    }

    @Test func aFileThatCannotBeReadIsNamed() {
        let index = CodeIndex([
            CodeSource(path: "gone.swift") { nil }, CodeSource(path: "a.swift") { Array(Self.screen.utf8) },
        ])
        #expect(index.answer(to: Self.question()).outcome(of: .hint) == .untouched)
        #expect(index.statistics.unreadable == ["gone.swift"])
    }

    /// A file of the class that is not understood leaves everything open.
    @Test func aFileThatIsNotUnderstoodSettlesNothing() {
        let index = CodeIndex([
            CodeSource(path: "a.swift") { Array(Self.screen.utf8) },
            CodeSource(path: "b.swift") { Array("extension Screen { func f() { ( }".utf8) },
        ])
        guard case .open(let cause) = index.answer(to: Self.question()).outcome(of: .hint) else {
            Issue.record("the hint is settled")
            return
        }
        #expect(cause.words.hasPrefix("b.swift: "))
    }

    /// The classes of a file, and what is told of an element of class `A`: the class of UIKit that it descends from,
    /// and why it is open.
    @Test(
        arguments: [
            ("class A: UIView {}", "UIView", nil),
            ("class A: UIKit.UIButton {}", "UIButton", nil),
            ("class A: B {}\nclass B: UILabel {}", "UILabel", nil),
            ("class A: B {}", nil, "the class `B` is not among the sources"),
            ("class A: UIMadeUpView {}", nil, "the class `UIMadeUpView` is not among the sources"),
            ("class C: UIView {}", nil, "the class `A` is not among the sources"),
            ("extension A {}", nil, "the class `A` is not among the sources"),
            ("class A {}", nil, nil),
            ("class A: P {}\nprotocol P {}", nil, nil),
            ("class A: A {}", nil, "the class `A` is not among the sources"),
            ("class A: UIView {}\nstruct X { class A: UILabel {} }", "UIView", "several classes are called `A`"),
            ("typealias A = UIView", "UIView", nil),
            ("typealias A = B\nclass B: UIView {}", "UIView", nil),
            ("typealias A = B\ntypealias B = A", nil, "the class `A` is not among the sources"),
            ("@objc(A) class B: UIView {}", "UIView", nil),
        ] as [(String, String?, String?)])
    func aClassIsKnownByItsSuperclasses(_ code: String, _ base: String?, _ gap: String?) {
        let index = CodeIndex([CodeSource(path: "a.swift") { Array(code.utf8) }])
        var question = CodeQuestion()
        question.ownClass = "A"
        question.holders = ["A"]
        let answer = index.answer(to: question)
        #expect(answer.base == base)
        #expect(answer.gaps.first?.cause.words == gap)
    }

    /// Objective-C declares a class in one file and implements it in another; a header alone tells nothing.
    @Test func aHeaderAloneIsNoCode() {
        let header = "@interface Screen : UIViewController\n@property IBOutlet UIButton *closeButton;\n@end"
        let code = "@implementation Screen\n@end"
        func gaps(_ files: [String: String]) -> [String] {
            CodeIndex(files.map { path, text in CodeSource(path: path) { Array(text.utf8) } })
                .answer(to: Self.question()).gaps.map(\.cause.words)
        }
        #expect(gaps(["Screen.h": header, "Screen.m": code]).isEmpty)
        #expect(gaps(["Screen.h": header]) == ["the code of the class `Screen` is not among the sources"])
    }
}

/// What holds of the answers, whatever the code is.
@Suite struct AnswerPropertyTests {
    /// Code that has nothing to do with the element changes no answer, though it has functions of common names, goes
    /// through views and sets the same properties.
    @Test(arguments: CodeCase.all)
    func anUnrelatedFileChangesNothing(_ example: CodeCase) {
        let added = CodeCase.File(
            path: "Unrelated.swift",
            text: """
                import UIKit
                final class UnrelatedBox: UIView {
                    private let part = UnrelatedPart()
                    override func layoutSubviews() { super.layoutSubviews(); setUp() }
                    private func setUp() {
                        for view in subviews { view.isHidden = true; view.accessibilityLabel = nil }
                    }
                    func configureUnrelated() { part.accessibilityLabel = nil; setUp(); part.removeFromSuperview() }
                }
                final class UnrelatedPart: UIButton { func reloadUnrelated() { setTitle(nil, for: .normal) } }
                """)
        #expect(example.answers(of: example.files + [added]) == example.expected)
    }
}
