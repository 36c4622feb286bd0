import A11yCode
import A11yLint
import A11yModel
import A11yPolicy
import TestSupport
import Testing

/// What is found on storyboards beside their code.
@Suite struct CodedScreenTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let views: String
        var outlets: [String: String] = [:]
        let code: String
        /// Findings of other rules are left aside.
        let rules: Set<String>
        /// The rules that find something, with a question mark after those for review.
        let found: Set<String>

        var testDescription: String { name }
    }

    @Test(arguments: cases) func aScreenIsJudgedByItsCode(_ example: Case) {
        let code = CodeIndex([CodeSource(path: "Home.swift") { Array("import UIKit\n\(example.code)".utf8) }])
        let text = AppScreens.home(example.views, outlets: example.outlets)
        let report = lint(Source(path: "Main.storyboard", text: text), with: .builtIn, code: AppCode(code))
        let found = report.findings.filter { example.rules.contains($0.rule) }
            .map { $0.rule + ($0.confidence == .review ? "?" : "") }
        #expect(Set(found) == example.found)
    }

    private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
    }

    private static func card(_ outlets: String) -> String {
        #"<view id="w" customClass="Card">\#(frame(0, 100, 375, 100))<subviews>"#
            + #"<button id="b">\#(frame(300, 0, 44, 44))"#
            + #"<accessibility key="accessibilityConfiguration" label="Close"/>"#
            + #"<state key="normal" image="cross"/></button>"#
            + #"<label text="Wind and rain" id="l">\#(frame(20, 13, 200, 20))</label></subviews>"#
            + #"<connections>\#(outlets)</connections></view>"#
    }

    private static let cardOutlets =
        #"<outlet property="title" destination="l" id="o1"/><outlet property="close" destination="b" id="o2"/>"#
    private static let button =
        #"<button id="b">\#(frame(20, 100, 60, 60))<state key="normal" image="note"/></button>"#
    private static let offer =
        #"<view id="w">\#(frame(16, 100, 343, 90))<subviews>"#
        + #"<label text="Lifetime" id="l">\#(frame(16, 8, 300, 34))"#
        + #"<fontDescription key="fontDescription" type="boldSystem" pointSize="28"/></label>"#
        + #"<label text="49.99 once" id="m">\#(frame(16, 50, 300, 21))"#
        + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></view>"#
        + #"<label text="Choose how you want to pay for it" id="n">\#(frame(16, 300, 343, 21))"#
        + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#

    private static let tappableOffer = """
        class Home: UIViewController {
            @IBOutlet var offer: UIView!
            override func viewDidLoad() {
                super.viewDidLoad()
                offer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(buy)))
            }
            @objc func buy() {}
        }
        """
    private static let help =
        #"<imageView userInteractionEnabled="YES" id="i" image="help">\#(frame(20, 100, 44, 44))"#
        + "</imageView>" + #"<label text="Share points" id="l">\#(frame(80, 100, 200, 44))</label>"#

    static let cases = [
        Case(
            name: "a picture that code makes tappable is no stop", views: help, outlets: ["offer": "i"],
            code: tappableOffer.replacing("UIView!", with: "UIImageView!"), rules: ["missing-focus"],
            found: ["missing-focus"]),
        Case(
            name: "a custom action may do the same", views: help, outlets: ["offer": "i", "title": "l"],
            code: tappableOffer.replacing("UIView!", with: "UIImageView!\n@IBOutlet var title: UILabel!")
                .replacing(
                    "super.viewDidLoad()", with: "super.viewDidLoad()\ntitle.accessibilityCustomActions = actions()"),
            rules: ["missing-focus"], found: ["missing-focus?"]),
        Case(
            name: "a list of outlets is the order", views: card(cardOutlets),
            code: """
                class Home: UIViewController {}
                class Card: UIView {
                    @IBOutlet weak var title: UILabel!
                    @IBOutlet weak var close: UIButton!
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        accessibilityElements = [title as Any, close as Any]
                    }
                }
                """, rules: ["uneven-row"], found: []),
        Case(
            name: "a view that may become one element leaves the order of its parts open", views: card(cardOutlets),
            code: """
                class Home: UIViewController {}
                class Card: UIView {
                    @IBOutlet weak var title: UILabel!
                    @IBOutlet weak var close: UIButton!
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        if UIAccessibility.isVoiceOverRunning { isAccessibilityElement = true }
                    }
                }
                """, rules: ["uneven-row"], found: ["uneven-row?"]),
        Case(
            name: "a view without such code does not", views: card(cardOutlets),
            code: """
                class Home: UIViewController {}
                class Card: UIView {
                    @IBOutlet weak var title: UILabel!
                    @IBOutlet weak var close: UIButton!
                }
                """, rules: ["uneven-row"], found: ["uneven-row"]),
        Case(
            name: "the words on a view that code makes tappable are no heading", views: offer,
            outlets: ["offer": "w", "offerTitle": "l"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var offer: UIView!
                    @IBOutlet var offerTitle: UILabel!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        offer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(buy)))
                    }
                    @objc func buy() {}
                }
                """, rules: ["missing-header"], found: []),
        Case(
            name: "a view that code makes tappable is no stop", views: offer, outlets: ["offer": "w"],
            code: tappableOffer, rules: ["missing-trait", "missing-focus"], found: ["missing-trait"]),
        Case(
            name: "those on another view are", views: offer, outlets: ["offer": "w", "offerTitle": "l"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var offer: UIView!
                    @IBOutlet var offerTitle: UILabel!
                }
                """, rules: ["missing-header"], found: ["missing-header"]),
        Case(
            name: "a button without an action is drawn as a picture on purpose", views: button, outlets: ["note": "b"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var note: UIButton!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        note.accessibilityTraits = .image
                        note.accessibilityLabel = "Note"
                    }
                }
                """, rules: ["lost-trait"], found: []),
        Case(
            name: "one with an action lost its role", views: button, outlets: ["note": "b"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var note: UIButton!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        note.accessibilityTraits = .image
                        note.accessibilityLabel = "Note"
                        note.addTarget(self, action: #selector(open), for: .touchUpInside)
                    }
                    @objc func open() {}
                }
                """, rules: ["lost-trait"], found: ["lost-trait"]),
        Case(
            name: "data takes the place of a title that was never written",
            views: #"<button id="b">\#(frame(20, 100, 200, 44))<state key="normal" title="Button"/></button>"#,
            outlets: ["save": "b"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var save: UIButton!
                    let model = Model()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        save.setTitle(model.title, for: .normal)
                    }
                }
                struct Model { var title: String { load() } }
                """, rules: ["stub-label"], found: []),
        Case(
            name: "the setter of a runtime attribute names the button",
            views: button.replacing(
                "</button>",
                with: "<userDefinedRuntimeAttributes>"
                    + #"<userDefinedRuntimeAttribute type="string" keyPath="spoken" value="Note"/>"#
                    + "</userDefinedRuntimeAttributes></button>"),
            code: """
                class Home: UIViewController {}
                extension UIButton {
                    @IBInspectable var spoken: String? {
                        get { accessibilityLabel }
                        set { accessibilityLabel = newValue }
                    }
                }
                """, rules: ["missing-label"], found: []),
        Case(
            name: "a runtime attribute of a library may",
            views: button.replacing(
                "</button>",
                with: "<userDefinedRuntimeAttributes>"
                    + #"<userDefinedRuntimeAttribute type="string" keyPath="spoken" value="Note"/>"#
                    + "</userDefinedRuntimeAttributes></button>"), code: "class Home: UIViewController {}",
            rules: ["missing-label"], found: ["missing-label?"]),
        Case(
            name: "fonts of two fixed sizes are none that scales",
            views: #"<label text="Seven days" id="l">\#(frame(20, 100, 200, 21))"#
                + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#,
            outlets: ["days": "l"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var days: UILabel!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        days.font = .systemFont(ofSize: 17)
                        if isOwn { days.font = .boldSystemFont(ofSize: 17) }
                    }
                }
                """, rules: ["fixed-text"], found: ["fixed-text"]),
        Case(
            name: "constraints of code may make a button larger",
            views: #"<button id="b">\#(frame(20, 100, 20, 20))<state key="normal" title="x"/>\#(tapped)</button>"#,
            outlets: ["close": "b"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var close: UIButton!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let views = ["close": close!]
                        NSLayoutConstraint.activate(
                            NSLayoutConstraint.constraints(
                                withVisualFormat: "H:[close(==48)]", options: [], metrics: nil, views: views))
                    }
                }
                """, rules: ["small-target"], found: ["small-target?"]),
        Case(
            name: "constraints that place a button leave its size",
            views: #"<button id="b">\#(frame(20, 100, 20, 20))<state key="normal" title="x"/>\#(tapped)</button>"#,
            outlets: ["close": "b"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var close: UIButton!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        close.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    }
                }
                """, rules: ["small-target"], found: ["small-target"]),
        Case(
            name: "code makes a tappable picture an element where it is filled", views: help, outlets: ["offer": "i"],
            code: tappableOffer.replacing("UIView!", with: "UIImageView!").replacing(
                "@objc func buy() {}",
                with: "override func viewWillAppear(_ animated: Bool) {\n"
                    + "if isOpen { offer.isAccessibilityElement = true }\n}\n@objc func buy() {}"),
            rules: ["missing-focus"], found: []),
        Case(
            name: "a button that nothing gives an action is drawn as a picture", views: smallButton,
            outlets: ["badge": "b"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var badge: UIButton!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        badge.accessibilityTraits = .image
                    }
                }
                """, rules: ["small-target", "lost-trait"], found: []),
        Case(
            name: "a button to which an outlet leads and nothing else", views: smallButton, outlets: ["badge": "b"],
            code: "class Home: UIViewController { @IBOutlet var badge: UIButton! }", rules: ["small-target"], found: []),
        Case(
            name: "one to which code adds an action is a target", views: smallButton, outlets: ["badge": "b"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var badge: UIButton!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        badge.addTarget(self, action: #selector(open), for: .touchUpInside)
                    }
                    @objc func open() {}
                }
                """, rules: ["small-target"], found: ["small-target"]),
        Case(
            name: "one whose taps a library hands on may be a target", views: smallButton, outlets: ["badge": "b"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var badge: UIButton!
                    var taps: ControlEvent<Void> { badge.rx.tap }
                }
                """, rules: ["small-target"], found: ["small-target"]),
        Case(
            name: "a tap beside a panel that closes it is a tap outside of the panel", views: outside,
            outlets: ["rest": "w"], code: tappableRest("close"), rules: ["missing-focus"], found: []),
        Case(
            name: "a tap that does something else is missed", views: outside, outlets: ["rest": "w"],
            code: tappableRest("vote"), rules: ["missing-focus"], found: ["missing-focus"]),
    ]

    private static let tapped =
        #"<connections><action selector="open:" destination="c" eventType="touchUpInside" id="a1"/></connections>"#
    private static let smallButton =
        #"<button id="b">\#(frame(20, 100, 20, 20))<state key="normal" title="New"/></button>"#
    private static let outside =
        #"<view id="w">\#(frame(0, 300, 375, 300))</view>"#
        + #"<button id="b">\#(frame(20, 100, 200, 44))<state key="normal" title="By name"/></button>"#

    private static func tappableRest(_ method: String) -> String {
        """
        class Home: UIViewController {
            @IBOutlet var rest: UIView! {
                didSet { rest.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(\(method)))) }
            }
            @objc func \(method)() {}
        }
        """
    }
}
