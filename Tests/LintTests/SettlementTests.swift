import A11yChecks
import A11yEngine
import A11yLint
import A11yModel
import A11yPolicy
import A11yReporters
import A11yCode
import A11yVoiceOver
import Foundation
import TestSupport
import Testing

/// What answers about code make of the screens and findings of a storyboard.
@Suite struct SettlementTests {
    /// What the code does to the element `x`.
    enum Answer: Sendable {
        case untouched
        case sets(CodeValue, Property)
        case writes(CodeValue, Property)
        case opens(Property)
        case gap(Property)
        case base(String)

        var code: ElementCode {
            var code = ElementCode()
            code.classes = ["Home"]
            code.files = 2
            let declaration = CodeUse(
                place: CodePlace(path: "App/Home.swift", line: 3, column: 9), context: "Home",
                excerpt: "var x: UIView!",
                effect: .declares, properties: PropertySet())
            code.uses = [declaration]
            func use(_ effect: CodeUse.Effect, _ property: Property) -> CodeUse {
                CodeUse(
                    place: CodePlace(path: "App/Home.swift", line: 42, column: 5), context: "Home.viewDidLoad",
                    excerpt: "style(x)", effect: effect, properties: PropertySet([property]))
            }
            switch self {
            case .untouched: break
            case .sets(let value, let property): code.uses.append(use(.sets(value), property))
            case .writes(let value, let property): code.uses.append(use(.maySet(value), property))
            case .opens(let property): code.uses.append(use(.opens, property))
            case .gap(let property):
                code.gaps = [CodeGap(.changes(line: "style(view)"), properties: PropertySet([property]))]
            case .base(let base): code.base = base
            }
            return code
        }
    }

    /// The findings of a rule at `x`, which code knows by an outlet or its class.
    static func findings(_ rule: String, in views: String, answering answer: Answer?) -> [Finding] {
        report(on: views, answering: answer).findings.filter { $0.rule == rule && $0.element?.id == "x" }
    }

    private static func report(on views: String, answering answer: Answer?, isStrict: Bool = false) -> Report {
        let text = AppScreens.home(views, outlets: ["x": views == cell ? "l" : "x"])
        var code = answer.map { answer in
            CodeAnswers(answering: {
                $0.outlets.contains { $0.name == "x" } || $0.ownClass == "X" ? answer.code : ElementCode()
            }) { key, table in key == "close" && table == nil ? "Close" : nil }
        }
        code?.isStrict = isStrict
        return lint(Source(path: "Main.storyboard", text: text), with: .builtIn, code: code)
    }

    static let frame = #"<rect key="frame" x="20" y="100" width="60" height="60"/>"#
    static let button =
        #"<button opaque="NO" id="x">\#(frame)<state key="normal" image="xmark"/><connections>"#
        + #"<action selector="close:" destination="c" eventType="touchUpInside" id="a"/></connections></button>"#
    static let label =
        #"<label text="Total sum" id="x">\#(frame)"#
        + #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        + color("textColor", 0.8) + color("backgroundColor", 1) + "</label>"
    static let field =
        #"<textField placeholder="Name" id="x">\#(frame)<textInputTraits key="textInputTraits"/></textField>"#
    static let bareField =
        #"<textField id="x">\#(frame)<textInputTraits key="textInputTraits"/></textField>"#
    static let filledField =
        #"<textField text="1400" id="x">\#(frame)<textInputTraits key="textInputTraits"/></textField>"#
    /// A row of a static table whose label, known to code as `x`, is empty.
    static let cell =
        #"<tableView id="t">\#(frame)<sections><tableViewSection><cells><tableViewCell id="x">\#(frame)"#
        + #"<tableViewCellContentView key="contentView" id="n"><subviews>"#
        + #"<label text="" id="l">\#(frame)</label></subviews>"#
        + #"</tableViewCellContentView><connections><segue destination="c" kind="show" id="s"/></connections>"#
        + "</tableViewCell></cells></tableViewSection></sections></tableView>"
    static let named =
        #"<button opaque="NO" id="x">\#(frame)<accessibility key="accessibilityConfiguration" label="btn_close"/>"#
        + #"<state key="normal" image="xmark"/></button>"#

    static let custom = #"<view id="x" customClass="X">\#(frame)</view>"#
    static let gadget = #"<gadget id="x" customClass="X">\#(frame)</gadget>"#
    static let plain = "<button opaque=\"NO\">\(frame)<state key=\"normal\" title=\"Send\"/></button>"
    static let black = Color(red: 0, green: 0, blue: 0)
    static let white = Color(red: 1, green: 1, blue: 1)

    private static func color(_ key: String, _ grey: Double) -> String {
        #"<color key="\#(key)" red="\#(grey)" green="\#(grey)" blue="\#(grey)" alpha="1" colorSpace="custom" "#
            + #"customColorSpace="sRGB"/>"#
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let rule: String
        let views: String
        let answer: Answer
        /// Nil if nothing is found.
        let confidence: Confidence?
        /// What the finding says: the reason for a review, or what was read.
        let words: String

        var testDescription: String { "\(rule): \(answer)" }

        init(_ rule: String, _ views: String, _ answer: Answer, _ confidence: Confidence?, _ words: String = "") {
            self.rule = rule
            self.views = views
            self.answer = answer
            self.confidence = confidence
            self.words = words
        }
    }

    static let text = Value.text("Close")
    static let line = "line 42 of `Home.swift` may change this: `style(x)`"
    /// What is said where code that may not always run leaves it open.
    static let nothing = "no code of `Home` (2 files) changes `x`"
    static let other = "no use of `x` in `Home` (2 files) changes this"
    static let otherFont = "line 42 of `Home.swift` gives it another font of a fixed size: `style(x)`"
    static let sets = "line 42 of `Home.swift` sets this: `style(x)`"

    /// What is dropped is kept apart with its line, and counted; a strict project keeps it for review.
    @Test func whatMayNotAlwaysRunIsCounted() throws {
        let answer = Answer.writes(.something, .label)
        let report = Self.report(on: Self.button, answering: answer)
        let dropped = try #require(report.accepted.first { $0.rule == "missing-label" })
        #expect(dropped.acceptance?.means == .code)
        #expect(dropped.acceptance?.reason == Self.sets)
        #expect(report.suppressed.isEmpty)
        let strict = Self.report(on: Self.button, answering: answer, isStrict: true)
        #expect(strict.accepted.isEmpty)
        #expect(strict.findings.first { $0.rule == "missing-label" }?.confidence == .review)
    }

    /// VoiceOver finds the controls that the class of one puts into it. A picture is not found in its place.
    @Test(arguments: [("UIButton(type: .custom)", false), ("UIImageView()", true)])
    func `a control with controls in it is not said to be silent`(_ inner: String, isFound: Bool) {
        let code = "import UIKit\nclass X: UIControl { let inner = \(inner); func set() { addSubview(inner) } }"
        let index = CodeIndex([CodeSource(path: "X.swift") { Array(code.utf8) }])
        let view =
            #"<view id="x" customClass="X">\#(Self.frame)<connections>"#
            + #"<action selector="close:" destination="c" eventType="touchUpInside" id="a"/></connections></view>"#
        let source = Source(path: "Main.storyboard", text: AppScreens.home(view, outlets: ["x": "x"]))
        let found = lint(source, with: .builtIn, code: CodeAnswers(index)).findings.filter { $0.element?.id == "x" }
        #expect(found.contains { ["missing-label", "missing-trait"].contains($0.rule) } == isFound)
    }

    /// Of a key that no table has, the words are shown; a key of one word may be anything.
    @Test(arguments: [
        ("Host name (example.com)", "“Host name (example.com), text field”"), ("host", "“‹x›, text field”"),
    ])
    func `words that no table has are shown as they are`(key: String, quote: String) {
        let code =
            "import UIKit\nclass Home: UIViewController { @IBOutlet var x: UITextField!\n"
            + "override func viewDidLoad() { x.placeholder = NSLocalizedString(\"\(key)\", comment: \"\") } }"
        let index = CodeIndex([CodeSource(path: "X.swift") { Array(code.utf8) }])
        let field = #"<textField id="x" placeholder="Host">\#(Self.frame)</textField>"#
        let source = Source(path: "Main.storyboard", text: AppScreens.home(field, outlets: ["x": "x"]))
        let found = lint(source, with: .builtIn, code: CodeAnswers(index)).findings.first {
            $0.rule == "placeholder-label"
        }
        #expect(found?.message.contains(quote) == true, "\(found?.message ?? "")")
    }

    /// The sign of an item of the system shows no words that its name could lack, and “Done” is one.
    @Test(arguments: [("refresh", 0), ("done", 1)])
    func `a sign of the system shows no words`(item: String, count: Int) {
        let bar =
            #"<navigationBar id="b"><rect key="frame" x="0" y="0" width="375" height="44"/><items>"#
            + #"<navigationItem id="n"><barButtonItem key="leftBarButtonItem" systemItem="\#(item)" id="i">"#
            + #"<accessibility key="accessibilityConfiguration" label="New circuits"/>"#
            + #"<connections><action selector="go:" destination="c" id="a"/></connections></barButtonItem>"#
            + "</navigationItem></items></navigationBar>"
        let source = Source(path: "Main.storyboard", text: AppScreens.home(bar, outlets: [:]))
        #expect(lint(source, with: .builtIn).findings.count { $0.rule == "mismatched-label" } == count)
    }

    static let cases = [
        // A button without a name.
        Case("missing-label", button, .untouched, .certain, nothing),
        Case("missing-label", button, .sets(.something, .label), nil),
        Case("missing-label", button, .sets(.known(text), .label), nil),
        Case("missing-label", button, .sets(.known(text), .title), nil),
        Case("missing-label", button, .sets(.localized(key: "close", table: nil), .label), nil),
        Case("missing-label", button, .sets(.localized(key: "close", table: "Other"), .label), nil),
        Case("missing-label", button, .sets(.anything, .label), nil),
        Case("missing-label", button, .opens(.label), .review, line),
        Case("missing-label", button, .opens(.systemImage), .review, line),
        Case("missing-label", button, .opens(.isElement), .review, line),
        Case("missing-label", button, .opens(.elementsHidden), .review, line),
        Case("missing-label", button, .opens(.hidden), .certain, other),
        Case("missing-label", button, .opens(.textColor), .certain, other),
        Case("missing-label", button, .gap(.label), .review, "`style(view)` may change this"),
        Case("missing-label", button, .gap(.font), .certain, nothing),
        Case("missing-label", button, .sets(.known(.flag(false)), .isElement), nil),
        Case("missing-label", button, .sets(.known(.flag(true)), .hidden), nil),
        Case("missing-label", button, .writes(.known(.flag(true)), .hidden), .certain, other),
        Case("missing-label", button, .sets(.known(.traits([.button, .selected])), .traits), .certain, other),
        // What code sets that may not always run.
        Case("missing-label", button, .writes(.known(text), .label), nil),
        Case("missing-label", button, .writes(.something, .title), nil),
        Case("missing-label", button, .writes(.anything, .label), nil),
        Case("missing-label", button, .writes(.nothing, .label), .certain, other),
        Case("missing-label", button, .sets(.nothing, .label), .certain, other),
        Case("missing-label", button, .writes(.known(.flag(false)), .isElement), .review, line),
        Case("low-contrast", label, .writes(.something, .textColor), nil),
        Case("fixed-text", label, .writes(.known(.font(Font(style: "body"))), .font), nil),
        Case("fixed-text", label, .writes(.known(.font(Font(size: 12))), .font), .likely, otherFont),
        // A name that code replaces.
        Case("file-name-label", named, .untouched, .certain, nothing),
        Case("file-name-label", named, .sets(.anything, .label), nil),
        Case("file-name-label", named, .sets(.something, .label), nil),
        Case("file-name-label", named, .sets(.known(text), .label), nil),
        Case("file-name-label", named, .sets(.known(.text("ic_close")), .label), .certain, sets),
        Case("file-name-label", named, .opens(.label), .review, line),
        // Fonts and colours.
        Case("fixed-text", label, .untouched, .likely, nothing),
        Case("fixed-text", label, .opens(.isElement), .likely, other),
        Case("fixed-text", label, .opens(.adjustsFontForContentSizeCategory), .review, line),
        Case("fixed-text", label, .sets(.known(.font(Font(style: "body"))), .font), nil),
        Case("fixed-text", label, .sets(.something, .font), nil),
        Case("fixed-text", label, .sets(.something, .text), .likely, other),
        Case("low-contrast", label, .untouched, .certain, nothing),
        Case("low-contrast", label, .sets(.known(.color(black)), .textColor), nil),
        Case("low-contrast", label, .sets(.known(.color(white)), .backgroundColor), .certain, sets),
        Case("low-contrast", label, .sets(.something, .backgroundColor), nil),
        Case("low-contrast", label, .sets(.anything, .textColor), nil),
        // Another text has the same colour.
        Case("low-contrast", label, .sets(.something, .text), .certain, other),
        Case("low-contrast", label, .opens(.textColor), .review, line),
        // A placeholder that is the only name.
        Case("placeholder-label", field, .untouched, .certain, nothing),
        Case("placeholder-label", field, .sets(.something, .label), nil),
        Case("placeholder-label", field, .opens(.label), .review, line),
        Case("placeholder-label", field, .sets(.something, .placeholder), .certain, other),
        Case("placeholder-label", field, .sets(.anything, .placeholder), .certain, other),
        Case("placeholder-label", field, .sets(.nothing, .placeholder), .review, line),
        Case("placeholder-label", field, .writes(.something, .label), nil),
        Case("missing-label", bareField, .untouched, .certain, nothing),
        Case("missing-label", bareField, .sets(.something, .placeholder), .review, line),
        Case("missing-label", bareField, .sets(.known(text), .placeholder), nil),
        Case("missing-label", bareField, .sets(.something, .text), .certain, other),
        // A prompt says nothing beside what the field holds.
        Case("missing-label", filledField, .sets(.something, .placeholder), .certain, other),
        Case("missing-label", filledField, .opens(.label), .review, line),
        // The labels of a cell are its name.
        Case("missing-label", cell, .untouched, .certain, nothing),
        Case("missing-label", cell, .sets(.something, .text), .review, line),
        Case("missing-label", cell, .opens(.text), .review, line),
        Case("missing-label", cell, .opens(.label), .review, line),
        // The class of a plain view.
        Case("missing-label", custom, .base("UIButton"), .certain, nothing),
        Case("missing-label", custom, .base("UIControl"), nil),
        Case("missing-label", custom, .base("UIView"), nil),
        Case("missing-label", custom, .base("Unheard"), nil),
        Case("unmodelled-element", gadget, .untouched, nil),
    ]

    @Test(arguments: cases) func `code decides about a finding`(_ one: Case) throws {
        let before = Self.findings(one.rule, in: one.views, answering: nil)
        let isOfOutlet = one.views.contains("customClass") == false
        if isOfOutlet { #expect(before.map(\.confidence) == [.review]) }
        let findings = Self.findings(one.rule, in: one.views, answering: one.answer)
        #expect(findings.map(\.confidence) == [one.confidence].compactMap { $0 })
        guard let finding = findings.first else { return }
        let words = finding.confidence == .review ? finding.doubts.first?.reason : finding.code?.statement
        #expect(words == one.words)
        // Whatever code says, the finding is the same one.
        if let first = before.first {
            #expect(finding.fingerprint(in: "Main.storyboard") == first.fingerprint(in: "Main.storyboard"))
        }
    }

    @Test func `a finding about what code sets points at the element and has no fix`() throws {
        let finding = try #require(
            Self.findings(
                "low-contrast", in: Self.label, answering: .sets(.known(.color(Self.white)), .backgroundColor)
            )
            .first)
        #expect(finding.fix == nil)
        #expect(Self.findings("low-contrast", in: Self.label, answering: .untouched).first?.fix != nil)
        let text = AppScreens.home(Self.named, outlets: ["x": "x"])
        let named = try #require(
            Self.findings("file-name-label", in: Self.named, answering: .sets(.known(.text("ic_close")), .label)).first)
        #expect(named.message.contains("ic_close"))
        #expect(named.range == named.element?.anchor)
        #expect(named.range != SourceRange(0, text.utf8.count))
        // What Xcode says would never show.
        #expect(
            named.remedy == "Change line 42 of `Home.swift`, which sets this when the app runs: write the text there.")
        let inFile = try #require(
            Self.findings("file-name-label", in: Self.named, answering: .sets(.known(.text("A hint")), .hint)).first)
        #expect(!inFile.remedy.contains("Home.swift"))
    }

    /// Where larger text has room.
    private static let scrolled = #"<scrollView id="s"><subviews>\#(label)</subviews></scrollView>"#

    /// What is written into the file would never show.
    @Test(
        arguments: [
            ("low-contrast", label, .untouched, nil), ("low-contrast", label, .opens(.textColor), line),
            (
                "low-contrast", label, .opens(.backgroundColor),
                "code sets the background, which may be another one in the dark"
            ),
            ("fixed-text", scrolled, .untouched, nil), ("fixed-text", scrolled, .opens(.font), line),
            ("fixed-text", scrolled, .writes(.anything, .adjustsFontForContentSizeCategory), line),
            // A colour does not matter to the size.
            ("fixed-text", scrolled, .opens(.textColor), nil),
            // Code that is missing leaves a person to look.
            ("fixed-text", scrolled, .gap(.font), nil),
        ] as [(String, String, Answer, String?)])
    func `no fix is made of what a line of code sets`(
        rule: String, views: String, answer: Answer, refusal: String?
    ) throws {
        let finding = try #require(Self.findings(rule, in: views, answering: answer).first)
        #expect(finding.refusal == refusal)
        #expect((finding.fix == nil) == (refusal != nil))
    }

    @Test func `with code read a fix is safe if nothing reaches what it writes`() throws {
        let named = Self.named.replacing("btn_close", with: "Close button")
        func fix(_ answer: Answer?) throws -> Fixability {
            try #require(Self.findings("role-in-label", in: named, answering: answer).first).fixing
        }
        #expect(try fix(nil) == .unsafe)
        #expect(try fix(.untouched) == .safe)
        #expect(try fix(.opens(.textColor)) == .safe)
        #expect(try fix(.gap(.label)) == .unsafe)
        #expect(try fix(.opens(.label)) == .none)
    }

    @Test func `the places that were read are related, the declaration first`() throws {
        let finding = try #require(Self.findings("missing-label", in: Self.button, answering: .opens(.font)).first)
        #expect(finding.code?.places.map(\.message) == ["declared here", "used here"])
        #expect(finding.code?.places.map(\.place.line) == [3, 42])
        let open = try #require(Self.findings("missing-label", in: Self.button, answering: .opens(.label)).first)
        #expect(open.code?.places.map(\.place.line) == [42])
        #expect(open.code?.statement == nil)
        #expect(open.doubts.map(\.kind) == ["code"])
        #expect(open.doubts.map(\.name) == ["x"])
    }

    @Test(arguments: [
        (Answer.untouched, ""), (.sets(.known(.text("Home")), .title), "Home"), (.sets(.something, .title), ""),
        (.opens(.title), ""),
    ])
    func `a title that the controller sets is the screen's`(answer: Answer, title: String) throws {
        let source = Source(path: "Main.storyboard", text: AppScreens.home(String(repeating: Self.plain, count: 6)))
        let code = CodeAnswers(answering: { $0.base == "UIViewController" ? answer.code : ElementCode() })
        let found = lint(source, with: .builtIn, code: code).findings.filter { $0.rule == "untitled-screen" }
        // One that sets none may be shown where nobody sees a title.
        #expect(found.isEmpty)
        let screen = try #require(simulate(source, code: code).screens.first?.screen)
        #expect(screen.title ?? "" == title)
        #expect(lint(source, with: .builtIn).findings.allSatisfy { $0.rule != "untitled-screen" })
    }

    @Test func `texts in fixed fonts are reported by what code leaves of them`() throws {
        let names = ["plain", "x", "open", "gone"]
        let labels = names.map { name in
            Self.label.replacing("id=\"x\"", with: "id=\"\(name)\"").replacing("Total sum", with: "Text \(name)")
        }
        let outlets = ["x": "x", "open": "open", "gone": "gone"]
        let text = AppScreens.home(labels.joined(), outlets: outlets)
        let code = CodeAnswers(answering: { question in
            switch question.outlets.first?.name {
            case "open": Answer.opens(.fontMetrics).code
            case "gone": Answer.sets(.something, .font).code
            default: Answer.untouched.code
            }
        })
        func findings(_ code: CodeAnswers?) -> [String] {
            lint(Source(path: "Main.storyboard", text: text), with: .builtIn, code: code).findings
                .filter { $0.rule == "fixed-text" }
                .map { "\($0.confidence) \($0.element?.id ?? "") \($0.measured["count"] ?? 0)" }
        }
        #expect(findings(nil) == ["likely plain number(1.0)", "review x number(3.0)"])
        #expect(findings(code) == ["likely plain number(2.0)", "review open number(1.0)"])
    }

    /// The Interface Builder documents among the fixtures.
    static let documents = fixtures(in: "screens").filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        .notEmpty()

    @Test(arguments: documents) func `code that leaves everything open changes nothing`(file: String) {
        let source = fixture("screens/\(file)")
        let code = CodeAnswers(answering: { _ in
            var code = ElementCode()
            code.gaps = [CodeGap(.unknown)]
            return code
        })
        func told(_ report: Report) -> [String] {
            zip(report.findings, report.fingerprints).map { finding, fingerprint in
                "\(fingerprint) \(finding.confidence) \(finding.message) \(finding.fix == nil)"
            }
        }
        #expect(told(lint(source, with: .builtIn, code: code)) == told(lint(source, with: .builtIn)))
    }

    @Test(arguments: documents) func `a finding that code confirms keeps its fingerprint`(file: String) {
        let source = fixture("screens/\(file)")
        let before = lint(source, with: .builtIn)
        let after = lint(source, with: .builtIn, code: CodeAnswers(answering: { _ in ElementCode() }))
        let known = Set(before.fingerprints)
        for (finding, fingerprint) in zip(after.findings, after.fingerprints) {
            // The title of a screen is judged only with code.
            if finding.element != nil { #expect(known.contains(fingerprint), "\(finding.rule)") }
            #expect(finding.doubts.allSatisfy { $0.kind != "template" && $0.kind != "custom-class" })
        }
    }

    @Test func `equal questions are asked once`() {
        let asked = Counter()
        let views = String(repeating: #"<label text="A">\#(Self.frame)</label>"#, count: 5)
        let cell =
            "<tableView id=\"t\"><prototypes><tableViewCell id=\"r\">"
            + #"<tableViewCellContentView key="contentView" id="n"><subviews>\#(views)</subviews>"#
            + "</tableViewCellContentView></tableViewCell></prototypes></tableView>"
        let code = CodeAnswers(answering: { question in
            if question.isInTemplate, question.base == "UILabel" { asked.add() }
            return ElementCode()
        })
        _ = lint(Source(path: "Main.storyboard", text: AppScreens.home(cell)), with: .builtIn, code: code)
        #expect(asked.count == 1)
    }

    @Test func `what code does to a segmented control opens its segments`() throws {
        let control =
            #"<segmentedControl id="x">\#(Self.frame)<segments><segment title="D"/><segment/></segments>"#
            + "</segmentedControl>"
        let text = AppScreens.home(control, outlets: ["x": "x"])
        let code = CodeAnswers(answering: { question in
            question.outlets.contains { $0.name == "x" } ? Answer.sets(.known(Self.text), .label).code : ElementCode()
        })
        let screen = try #require(
            simulate(Source(path: "Main.storyboard", text: text), code: code).screens.first?.screen)
        let segments = screen.elements.filter { $0.type == .segment }
        #expect(segments.count == 2)
        for segment in segments {
            #expect(segment.label == nil)
            #expect(segment.code?.outcome(of: .title) == .untouched)
            if case .open = try #require(segment.code).outcome(of: .label) {} else { Issue.record("not open") }
        }
        #expect(screen.element("x")?.label == "Close")
    }

    @Test func `a transcript says what code sets`() throws {
        let source = Source(path: "Main.storyboard", text: AppScreens.home(Self.button, outlets: ["x": "x"]))
        let answer = Answer.sets(.localized(key: "close", table: nil), .label).code
        let code = CodeAnswers(
            answering: { $0.outlets.isEmpty ? ElementCode() : answer },
            text: { key, _ in key == "close" ? "Close" : nil })
        func text(_ code: CodeAnswers?) -> String {
            let file = simulate(source, code: code)
            let traversals = file.screens.map { Traversal.voiceOver(of: $0.screen, in: $0.simulation) }
            let transcript = Transcript(traversals, lines: file.lines)
            return transcript.text + transcript.json.rendered()
        }
        #expect(text(code).contains("1. Close. Button.\n       Set in code: label\n"))
        #expect(text(code).contains("\"setInCode\": [\"label\"]") || text(code).contains("\"setInCode\""))
        #expect(!text(nil).contains("code"))
    }

    @Test func `an explanation has the question, the answer and the outcomes`() throws {
        let source = Source(path: "Main.storyboard", text: AppScreens.home(Self.button, outlets: ["x": "x"]))
        let code = CodeAnswers(answering: { $0.outlets.isEmpty ? ElementCode() : Answer.opens(.label).code })
        func explained(_ name: String) throws -> CodeExplanation? {
            let pattern = try #require(ElementPattern(name))
            let found = explainCode(of: pattern, in: source, with: FileSettings(.builtIn), code: code)
            #expect(found.count < 2)
            return found.first?.explanation
        }
        let found = try #require(try explained("x"))
        #expect(found.screen == "Home")
        #expect(found.question?.outlets == [CodeQuestion.Outlet(owner: "Home", name: "x")])
        #expect(found.code?.files == 2)
        let label = try #require(found.outcomes.first { $0.property == .label }?.outcome)
        if case .open = label {} else { Issue.record("\(label)") }
        #expect(found.outcomes.contains { $0.property == .title && $0.outcome == .untouched })
        let controller = try #require(try explained("c"))
        #expect(controller.title == "the controller Home")
        #expect(controller.question?.ownClass == "Home")
        #expect(controller.outcomes.map(\.outcome) == [.untouched])
        let nobody = try explained("nobody")
        #expect(nobody == nil)
    }
}

/// Counts calls from anywhere.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var count: Int { lock.withLock { number } }

    func add() { lock.withLock { number += 1 } }
}
