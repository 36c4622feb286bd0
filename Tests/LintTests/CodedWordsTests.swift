import A11yCode
import A11yLint
import A11yModel
import TestSupport
import Testing

/// What findings say and advise where code writes texts, adds taps and changes pictures.
@Suite struct CodedWordsTests {
    private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
    }

    private func findings(
        on views: String, outlets: [String: String], _ properties: String, _ body: String
    ) -> [Finding] {
        let code = """
            import UIKit
            class Home: UIViewController {
                \(properties)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setUp()
                }
                private func setUp() { fill() }
                private func fill() {
                    \(body)
                }
                @IBAction func open(_ sender: Any) { show(Store.page) }
                @objc func close() { show(nil) }
            }
            """
        let index = CodeIndex([CodeSource(path: "Home.swift") { Array(code.utf8) }])
        let text = AppScreens.home(views, outlets: outlets)
        return lint(Source(path: "Main.storyboard", text: text), with: .builtIn, code: CodeAnswers(index)).findings
    }

    private static let row =
        #"<view id="w">\#(frame(0, 100, 300, 60))<subviews>"#
        + #"<button id="b">\#(frame(20, 20, 20, 20))<state key="normal" title="x"/><connections>"#
        + #"<action selector="open:" destination="c" eventType="touchUpInside" id="a1"/></connections></button>"#
        + "</subviews></view>"

    @Test(arguments: [("open(_:)", false), ("close", true)])
    func `a small button in a row that code opens by the same method has the row for its target`(
        method: String, isFound: Bool
    ) {
        let found = findings(
            on: Self.row, outlets: ["row": "w"], "@IBOutlet var row: UIView!",
            "row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(\(method))))")
        #expect(found.contains { $0.rule == "small-target" } == isFound)
    }

    @Test(arguments: [("isHidden = true", true), ("isHidden = false", false), ("alpha = 0", true), ("tag = 1", false)])
    func `what code hides at first is told of as shown later`(line: String, isHidden: Bool) throws {
        let found = findings(
            on: Self.row.replacing(" title=\"x\"", with: ""), outlets: ["row": "w"], "@IBOutlet var row: UIView!",
            "row.\(line)\nStore.load { self.row.isHidden = !$0; self.row.alpha = 1 }")
        let finding = try #require(found.first { $0.rule == "missing-label" })
        #expect(finding.message.hasPrefix("Once it is shown") == isHidden, "\(finding.message)")
    }

    private static let panel =
        #"<view id="w">\#(frame(0, 100, 320, 200))<subviews>"#
        + #"<button id="b">\#(frame(20, 20, 60, 35))MASK<state key="normal" title="Play"/><connections>"#
        + #"<action selector="open:" destination="c" eventType="touchUpInside" id="a1"/></connections></button>"#
        + "</subviews></view>"

    @Test(arguments: [
        ("panel.frame = CGRect(x: 0, y: 0, width: wide, height: high)", "height", true),
        ("panel.frame = CGRect(x: 0, y: 0, width: wide, height: high)", "width", false),
        ("panel.frame.origin.y = 20", "height", false), ("panel.alpha = 0.5", "height", false),
    ])
    func `a button that autoresizing scales with a view that code sizes may be as large as it should`(
        line: String, side: String, isOpen: Bool
    ) throws {
        let mask = #"<autoresizingMask key="autoresizingMask" \#(side)Sizable="YES"/>"#
        let found = findings(
            on: Self.panel.replacing("MASK", with: mask), outlets: ["panel": "w"], "@IBOutlet var panel: UIView!", line)
        let small = try #require(found.first { $0.rule == "small-target" })
        #expect(small.confidence == (isOpen ? .review : .certain))
    }

    @Test func `texts in fixed fonts without outlets are quoted by the file, if one quote would be of several`() throws
    {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
        let labels =
            #"<view id="w">\#(Self.frame(0, 100, 300, 60))<subviews>"#
            + #"<label tag="2" text="My server" id="l1">\#(Self.frame(20, 0, 200, 20))\#(font)</label>"#
            + #"<label tag="3" text="Address" id="l2">\#(Self.frame(20, 30, 200, 20))\#(font)</label>"#
            + "</subviews></view>"
        let found = findings(
            on: labels, outlets: ["row": "w"], "@IBOutlet var row: UIView!",
            "for tag in [2, 3] { (row.viewWithTag(tag) as? UILabel)?.text = Store.name(tag) }")
        let fixed = try #require(found.first { $0.rule == "fixed-text" })
        #expect(fixed.message.contains("“My server” and “Address”"))
    }

    private static let pair =
        #"<label text="Label" id="l">\#(frame(20, 130, 200, 20))</label>"#
        + #"<button id="b">\#(frame(300, 100, 60, 60))<state key="normal" title="More"/></button>"#

    @Test(arguments: [
        ("name.attributedText = Store.name.bold()", "“‹name›”"), ("name.alpha = 0.5", "“Label”"),
    ])
    func `a message about two stops quotes what code writes`(line: String, quoted: String) throws {
        let found = findings(on: Self.pair, outlets: ["name": "l"], "@IBOutlet var name: UILabel!", line)
        let message = try #require(found.first { $0.rule == "uneven-row" }?.message)
        #expect(message.contains(quoted), "\(message)")
        #expect(!found.contains { $0.rule == "stub-label" } || quoted == "“Label”")
    }

    @Test(arguments: [("view.accessibilityElements = Store.order", false), ("view.alpha = 0.9", true)])
    func `code that lists what is in a view decides its order`(line: String, isFound: Bool) {
        let found = findings(on: Self.pair, outlets: ["name": "l"], "@IBOutlet var name: UILabel!", line)
        #expect(found.contains { $0.rule == "uneven-row" } == isFound)
    }

    @Test(arguments: [
        (
            "key.setImage(Store.isOn ? UIImage(named: \"ic_on\") : UIImage(named: \"ic_off\"), for: .normal)",
            "changes its picture"
        ),
        ("key.alpha = 0.5", "Identity inspector"),
    ])
    func `advice on a button whose picture code changes is to name it there`(line: String, words: String) throws {
        let button = #"<button id="b">\#(Self.frame(20, 100, 60, 60))<state key="normal" image="ic_on"/></button>"#
        let found = findings(on: button, outlets: ["key": "b"], "@IBOutlet var key: UIButton!", line)
        let remedy = try #require(found.first { $0.rule == "missing-label" }?.remedy)
        #expect(remedy.contains(words), "\(remedy)")
    }

    @Test(arguments: [
        ("title.font = .boldSystemFont(ofSize: Store.size)", "missing-header"),
        ("title.accessibilityTraits = .header", ""),
    ])
    func `a font makes no heading`(line: String, rule: String) {
        let views =
            #"<label text="This week" id="l">\#(Self.frame(20, 100, 300, 40))"#
            + #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>"#
            + #"<label text="Nothing is new here." id="m">\#(Self.frame(20, 160, 300, 20))"#
            + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
        let found = findings(on: views, outlets: ["title": "l"], "@IBOutlet var title: UILabel!", line)
        #expect(found.filter { $0.confidence != .review }.contains { $0.rule == "missing-header" } == !rule.isEmpty)
    }

    @Test func `a picture behind a title is no name`() throws {
        let button = #"<button id="b">\#(Self.frame(20, 100, 60, 60))</button>"#
        let found = findings(
            on: button, outlets: ["key": "b"], "@IBOutlet var key: UIButton!",
            "key.setBackgroundImage(UIImage(named: \"ic\"), for: .normal)")
        #expect(try #require(found.first { $0.rule == "missing-label" }).confidence == .certain)
    }

    @Test(arguments: [("", Confidence.review), (#" image="ic_send""#, .certain)])
    func `what a class adds to a button without a picture may be its name`(picture: String, confidence: Confidence)
        throws
    {
        let button =
            #"<button id="b" customClass="Pill" customModule="App" customModuleProvider="target">"#
            + "\(Self.frame(20, 100, 60, 60))<state key=\"normal\"\(picture)/></button>"
        let code = """
            import UIKit
            class Home: UIViewController {}
            class Pill: UIButton {
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    addSubview(Store.caption)
                }
            }
            """
        let index = CodeIndex([CodeSource(path: "Home.swift") { Array(code.utf8) }])
        let source = Source(path: "Main.storyboard", text: AppScreens.home(button, outlets: [:]))
        let found = lint(source, with: .builtIn, code: CodeAnswers(index)).findings
        #expect(try #require(found.first { $0.rule == "missing-label" }).confidence == confidence)
    }

    @Test(arguments: [("UIImageView(image: Store.mark)", Confidence.certain), ("Store.mark", .review)])
    func `a picture that a class adds to a button is no name`(added: String, confidence: Confidence) throws {
        let button = #"<button id="b">\#(Self.frame(20, 100, 60, 60))</button>"#
        let found = findings(
            on: button, outlets: ["key": "b"], "@IBOutlet var key: UIButton!", "key.addSubview(\(added))")
        #expect(try #require(found.first { $0.rule == "missing-label" }).confidence == confidence)
    }

    @Test(
        arguments: [
            ("key.isHidden = Store.isDone", Confidence.certain), ("key.isHidden = true", nil),
            ("Store.show(key)", .review),
        ] as [(String, Confidence?)])
    func `nobody misses the name of what is never shown`(line: String, confidence: Confidence?) {
        let button =
            #"<button hidden="YES" id="b">\#(Self.frame(20, 100, 60, 60))<state key="normal" image="ic_on"/></button>"#
        let found = findings(on: button, outlets: ["key": "b"], "@IBOutlet var key: UIButton!", line)
        #expect(found.first { $0.rule == "missing-label" }?.confidence == confidence)
    }

    @Test(arguments: [("2", false), ("Two", true)])
    func `the letters on the key of a digit are no words`(label: String, isFound: Bool) {
        let key =
            #"<view id="k">\#(Self.frame(20, 100, 100, 60))<accessibility key="accessibilityConfiguration" "#
            + #"label="\#(label)"><bool key="isElement" value="YES"/></accessibility><subviews>"#
            + #"<label text="ABC" id="l">\#(Self.frame(20, 30, 60, 20))</label></subviews></view>"#
        let found = findings(on: key, outlets: [:], "", "print(1)")
        #expect(found.contains { $0.rule == "incomplete-label" } == isFound)
    }

    @Test(arguments: [("title=\"Verify\"", "", false), ("", "11", true)])
    func `the font of an attributed title in a configuration counts`(title: String, size: String, isFound: Bool) {
        let text =
            #"<attributedString key="attributedTitle"><fragment content="Verify"><attributes>"#
            + #"<font key="NSFont" metaFont="system" size="\#(size)"/></attributes></fragment></attributedString>"#
        let button =
            #"<button id="b">\#(Self.frame(20, 100, 120, 60))<buttonConfiguration key="configuration" style="plain" "#
            + "\(title)>\(size.isEmpty ? "" : text)</buttonConfiguration></button>"
        let found = findings(on: button, outlets: [:], "", "print(1)")
        #expect(found.contains { $0.rule == "fixed-text" } == isFound)
    }

    @Test(arguments: [(130, false), (20, true)])
    func `a caption beside a field is no heading`(x: Int, isFound: Bool) {
        let y = isFound ? 160 : 100
        let views =
            #"<label text="Title" id="l">\#(Self.frame(20, 100, 100, 40))"#
            + #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>"#
            + #"<textField id="f" placeholder="Name">\#(Self.frame(x, y, 200, 40))"#
            + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textField>"#
            + #"<label text="Nothing is new here." id="m">\#(Self.frame(20, 260, 300, 20))"#
            + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
        let found = findings(on: views, outlets: [:], "", "print(1)")
        #expect(found.contains { $0.rule == "missing-header" } == isFound)
    }

    @Test func `a field that code makes secure is one`() throws {
        let field =
            #"<textField id="f" customClass="Pass" customModule="App" customModuleProvider="target" "#
            + #"placeholder="Code">\#(Self.frame(20, 100, 300, 44))</textField>"#
        let code = """
            import UIKit
            class Home: UIViewController {}
            class Pass: UITextField {
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    isSecureTextEntry = true
                }
                func show() { isSecureTextEntry = false }
            }
            """
        let index = CodeIndex([CodeSource(path: "Home.swift") { Array(code.utf8) }])
        let source = Source(path: "Main.storyboard", text: AppScreens.home(field, outlets: [:]))
        let found = lint(source, with: .builtIn, code: CodeAnswers(index)).findings
        let message = try #require(found.first { $0.rule == "placeholder-label" }?.message)
        #expect(message.contains("secure text field"), "\(message)")
    }

    @Test(arguments: [
        ("key.accessibilityLabel = Store.name", false), ("key.accessibilityLabel = nil", true),
        ("key.setTitle(Store.name, for: .normal)", false), ("key.setTitle(\"\", for: .normal)", true),
    ])
    func `a name that code writes from data is one`(line: String, isFound: Bool) {
        let button = #"<button id="b">\#(Self.frame(20, 100, 60, 60))<state key="normal" image="ic_on"/></button>"#
        let found = findings(on: button, outlets: ["key": "b"], "@IBOutlet var key: UIButton!", line)
        #expect(found.contains { $0.rule == "missing-label" && $0.acceptance == nil } == isFound)
    }

    @Test(arguments: [("title", false), ("other", true)])
    func `code that titles segments leaves no stub`(outlet: String, isFound: Bool) {
        let control =
            #"<segmentedControl id="s">\#(Self.frame(20, 100, 200, 60))<segments><segment title="First"/>"#
            + #"<segment title="Second"/></segments></segmentedControl>"#
        let lines = "\(outlet).setTitle(Store.one, forSegmentAt: 0)\n\(outlet).setTitle(Store.two, forSegmentAt: 1)"
        let found = findings(
            on: control, outlets: ["title": "s"],
            "@IBOutlet var title: UISegmentedControl!\nlet other = UISegmentedControl()", lines)
        #expect(found.contains { $0.rule == "stub-label" && $0.acceptance == nil } == isFound)
    }

    @Test(arguments: [
        ("sum.text = Store.sum", "VoiceOver says “‹sum›. Dimmed. Text Field.”"),
        ("sum.text = Store.sum\nsum.isEnabled = Store.isOpen", "only while the field is empty"),
        ("sum.alpha = 0.5", "only while the field is empty"),
    ])
    func `a field that only code fills is never empty`(lines: String, words: String) throws {
        let field =
            #"<textField id="f" enabled="NO" placeholder="Total">\#(Self.frame(20, 100, 300, 44))</textField>"#
        let found = findings(on: field, outlets: ["sum": "f"], "@IBOutlet var sum: UITextField!", lines)
        let messages = found.filter { ["missing-label", "placeholder-label"].contains($0.rule) }.map(\.message)
        #expect(messages.count == 1 && messages[0].contains(words), "\(messages)")
    }

    @Test(arguments: [
        ("note.isHidden = Store.isDone", 2), ("note.isHidden = true", 1),
    ])
    func `a text that code shows keeps its size as well`(line: String, count: Int) throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        let views =
            #"<label text="This week" id="l">\#(Self.frame(20, 100, 300, 40))\#(font)</label>"#
            + #"<label hidden="YES" text="No network" id="m">\#(Self.frame(20, 160, 300, 40))\#(font)</label>"#
        let found = findings(on: views, outlets: ["note": "m"], "@IBOutlet var note: UILabel!", line)
        let fact = try #require(found.first { $0.rule == "fixed-text" }?.measured["count"])
        #expect(fact == .number(Double(count)))
    }

    @Test(arguments: [
        ("size.text = Store.size", "where code writes `size`"), ("size.alpha = 0.5", "Identity inspector"),
    ])
    func `advice on a switch is to name it where its caption is written`(line: String, words: String) throws {
        let row =
            #"<tableView id="t">\#(Self.frame(0, 100, 320, 400))<prototypes><tableViewCell id="c1">"#
            + #"\#(Self.frame(0, 0, 320, 44))<tableViewCellContentView key="contentView" id="v">"#
            + #"\#(Self.frame(0, 0, 320, 44))<subviews>"#
            + #"<label text="Size" id="l">\#(Self.frame(20, 10, 100, 24))</label>"#
            + #"<switch id="w">\#(Self.frame(240, 6, 51, 31))</switch>"#
            + "</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>"
        let found = findings(on: row, outlets: ["size": "l"], "@IBOutlet var size: UILabel!", line)
        let remedy = try #require(found.first { $0.rule == "missing-label" }?.remedy)
        #expect(remedy.contains(words), "\(remedy)")
    }

    @Test(arguments: [("card.accessibilityLabel = Store.name", "“‹card.accessibilityLabel›”"), ("", "says nothing")])
    func `a message about a missing trait quotes the label of code`(line: String, words: String) throws {
        let card =
            #"<view id="k">\#(Self.frame(20, 100, 200, 60))<accessibility key="accessibilityConfiguration">"#
            + #"<bool key="isElement" value="YES"/></accessibility><connections>"#
            + #"<outletCollection property="gestureRecognizers" destination="g" id="o"/></connections></view>"#
        let tap = "card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))"
        let found = findings(
            on: card, outlets: ["card": "k"], "@IBOutlet var card: UIView!", "\(tap)\n\(line)")
        let finding = try #require(found.first { $0.rule == "missing-trait" })
        #expect(finding.message.contains(words), "\(finding.message)")
        #expect(finding.remedy.contains("tick the trait Button if"), "\(finding.remedy)")
    }

    @Test(arguments: [
        ("tile.isUserInteractionEnabled = Store.isOpen", true), ("tile.isUserInteractionEnabled = false", false),
    ])
    func `an element that is switched off at times is missed at others`(line: String, isFound: Bool) {
        let tile =
            #"<imageView userInteractionEnabled="YES" image="ic" id="i">\#(Self.frame(20, 100, 60, 60))</imageView>"#
        let tap = "tile.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))"
        let found = findings(on: tile, outlets: ["tile": "i"], "@IBOutlet var tile: UIImageView!", "\(tap)\n\(line)")
        #expect(found.contains { $0.rule == "missing-focus" && $0.confidence == .certain } == isFound)
    }
}
