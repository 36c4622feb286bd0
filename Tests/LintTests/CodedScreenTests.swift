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
        let report = lint(Source(path: "Main.storyboard", text: text), with: .builtIn, code: CodeAnswers(code))
        let found = report.findings.filter { example.rules.contains($0.rule) }
            .map { $0.rule + ($0.confidence == .review ? "?" : "") }
        #expect(Set(found) == example.found)
    }

    @Test func aPlaceholderThatCodeReplacesIsNotQuoted() throws {
        let field =
            #"<textField placeholder="Email" id="f">\#(Self.frame(20, 100, 300, 44))"#
            + #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#
        let code = CodeIndex([
            CodeSource(path: "Home.swift") {
                Array(
                    """
                    import UIKit
                    class Home: UIViewController {
                        @IBOutlet var code: UITextField!
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            if Server.isNew { code.placeholder = "Email or user name" }
                        }
                    }
                    """.utf8)
            }
        ])
        let text = AppScreens.home(field, outlets: ["code": "f"])
        let report = lint(Source(path: "Main.storyboard", text: text), with: .builtIn, code: CodeAnswers(code))
        let finding = try #require(report.findings.first { $0.rule == "placeholder-label" })
        #expect(finding.message.contains("“‹code›, secure text field”"), "\(finding.message)")
    }

    /// A view of the app’s in a cell may show what the cell is called.
    @Test(arguments: [
        ("", "missing-label"), ("addSubview(label)", "missing-label?"), ("let a = label", "missing-label"),
    ])
    func aViewInACellMayBuildItsName(_ statement: String, _ expected: String) {
        let cell = """
            <tableView id="t">\(Self.frame(0, 0, 390, 800))
              <prototypes>
                <tableViewCell reuseIdentifier="row" id="c">\(Self.frame(0, 0, 390, 44))
                  <tableViewCellContentView key="contentView" id="v">\(Self.frame(0, 0, 390, 44))
                    <subviews><view customClass="RowView" id="r">\(Self.frame(0, 0, 390, 44))</view></subviews>
                  </tableViewCellContentView>
                  <connections><segue destination="c" kind="show" id="g"/></connections>
                </tableViewCell>
              </prototypes>
            </tableView>
            """
        let code = """
            import UIKit
            class Home: UIViewController, UITableViewDelegate {
                func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    table.dequeueReusableCell(withIdentifier: "row", for: path)
                }
            }
            class RowView: UIView {
                let label = UILabel()
                func setUp() { \(statement) }
            }
            """
        let text = AppScreens.home(cell, outlets: ["delegate": "t"])
        let index = CodeIndex([CodeSource(path: "Home.swift") { Array(code.utf8) }])
        let found = lint(Source(path: "Main.storyboard", text: text), with: .builtIn, code: CodeAnswers(index)).findings
        let names = found.filter { $0.rule == "missing-label" }.map { $0.rule + ($0.confidence == .review ? "?" : "") }
        #expect(names == [expected])
    }

    /// Whoever loads a nib calls its first view by its class.
    @Test(
        arguments: [
            ("", "missing-label?"),
            ("let row = UINib(nibName: \"Row\", bundle: nil).instantiate(withOwner: self).first as! Row", nil),
            ("guard let row = Bundle.main.loadNibNamed(\"Row\", owner: self)?.first as? Row else { return }", nil),
            ("let row = Row.loadFromNib()", nil),
            // Another view, which has no such label.
            (
                "let row = UINib(nibName: \"Row\", bundle: nil).instantiate(withOwner: self).first as! Other",
                "missing-label?"
            ),
        ] as [(String, String?)])
    func theFirstViewOfANibIsWhatLoadersFill(_ loading: String, _ expected: String?) {
        let code = """
            import UIKit
            class Row: UIView {
                override func awakeFromNib() {
                    super.awakeFromNib()
                    isAccessibilityElement = true
                    accessibilityTraits = .button
                }
                func fill() { accessibilityLabel = "Share" }
            }
            class Other: UIView { func fill() {} }
            extension UIView {
                static func loadFromNib() -> Self { Bundle.main.loadNibNamed(named, owner: nil)!.first as! Self }
            }
            class Home: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(loading)
                    \(loading.isEmpty ? "" : "row.fill()")
                }
            }
            """
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
              <view id="r" customClass="Row">\(Self.frame(0, 0, 375, 60))
                <gestureRecognizers/>
              </view></objects></document>
            """
        let index = CodeIndex([CodeSource(path: "Home.swift") { Array(code.utf8) }])
        let report = lint(Source(path: "Row.xib", text: text), with: .builtIn, code: CodeAnswers(index))
        let found = report.findings.filter { $0.rule == "missing-label" }
        #expect(found.map { $0.rule + ($0.confidence == .review ? "?" : "") } == (expected.map { [$0] } ?? []))
    }

    /// The tabs of a storyboard are those of its controllers, whatever class the tab bar controller has.
    @Test(arguments: [("vc.title = titles[0]", "certain"), ("vc.tabBarItem = UITabBarItem()", "review")])
    func aTabIsOpenWhereCodeReplacesIt(_ statement: String, _ confidence: String) {
        func tab(_ id: String, _ tag: String, _ name: String) -> String {
            #"<scene sceneID="s\#(id)"><objects><\#(tag) id="\#(id)" sceneMemberID="viewController">"#
                + #"<tabBarItem key="tabBarItem" title="" image="tab-home.png" id="i\#(id)"/></\#(name)>"#
                + "</objects></scene>"
        }
        func segue(_ id: String) -> String {
            #"<segue destination="\#(id)" kind="relationship" relationship="viewControllers" id="r\#(id)"/>"#
        }
        let text =
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>"#
            + #"<scene sceneID="s"><objects><tabBarController storyboardIdentifier="TABS" id="t" "#
            + #"sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/>"#
            + "<connections>\(segue("a"))\(segue("b"))</connections></tabBarController></objects></scene>"
            + tab("a", #"splitViewController customClass="Split""#, "splitViewController")
            + tab("b", "navigationController", "navigationController") + "</scenes></document>"
        let code = """
            import UIKit
            class Split: UISplitViewController {}
            class Starter {
                func start(_ titles: [String]) {
                    let board = UIStoryboard(name: "Main", bundle: nil)
                    guard let tabs = board.instantiateViewController(withIdentifier: "TABS") as? UITabBarController
                    else { return }
                    for vc in tabs.viewControllers ?? [] { \(statement) }
                }
            }
            """
        let index = CodeIndex([CodeSource(path: "Start.swift") { Array(code.utf8) }])
        let report = lint(Source(path: "Main.storyboard", text: text), with: .builtIn, code: CodeAnswers(index))
        let found = report.findings.filter { $0.rule == "missing-label" }.map { "\($0.confidence)" }
        #expect(found == [confidence, confidence])
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
            @objc func buy() { go() }
        }
        """
    private static let help =
        #"<imageView userInteractionEnabled="YES" id="i" image="help">\#(frame(20, 100, 44, 44))"#
        + "</imageView>" + #"<label text="Share points" id="l">\#(frame(80, 100, 200, 44))</label>"#

    private static let dial =
        #"<view id="d">\#(frame(20, 100, 200, 60))</view>"#
    private static let bareButton =
        #"<button id="b">\#(frame(20, 100, 60, 60))</button>"#
    private static let dot =
        #"<tableView id="t">\#(frame(0, 100, 375, 400))<prototypes><tableViewCell id="c1" customClass="Row" "#
        + #"reuseIdentifier="Row">\#(frame(0, 0, 375, 44))<tableViewCellContentView key="contentView" id="n">"#
        + "<subviews>"
        + #"<label text="Rain" id="l">\#(frame(40, 10, 200, 20))</label>"#
        + #"<imageView image="status" id="i">\#(frame(20, 17, 6, 6))</imageView></subviews></tableViewCellContentView>"#
        + #"<connections><outlet property="statusIcon" destination="i" id="o1"/></connections>"#
        + "</tableViewCell></prototypes></tableView>"

    static let cases = controls + contents + gestures + pictures + lately + measures

    private static func row(_ line: String) -> String {
        "class Home: UIViewController {}\nclass Row: UITableViewCell { @IBOutlet var statusIcon: UIImageView!\n"
            + "func show(_ isWet: Bool) { statusIcon.isHidden = !isWet; \(line) } }"
    }

    private static let proxied =
        #"<button id="b">\#(frame(20, 100, 32, 32))<state key="normal" title="X"/></button>"#
        + #"<view id="w" customClass="Proxy">\#(frame(10, 90, 52, 52))</view>"#

    private static func proxy(_ method: String) -> String {
        "class Home: UIViewController { @IBOutlet var proxy: Proxy! }\nclass Proxy: UIView { \(method) }"
    }

    /// Two buttons over one another, whose class decides which of them is touched.
    private static func shaped(_ method: String) -> String {
        "class Home: UIViewController {}\nclass Shaped: UIButton { \(method) }"
    }
    private static let crossed =
        #"<button id="b" customClass="Shaped">\#(frame(20, 100, 100, 100))<state key="normal" title="Up"/>"#
        + #"<connections><action selector="up" destination="c" eventType="touchUpInside" id="a1"/></connections>"#
        + #"</button><button id="c1" customClass="Shaped">\#(frame(60, 100, 100, 100))"#
        + #"<state key="normal" title="Go"/><connections>"#
        + #"<action selector="go" destination="c" eventType="touchUpInside" id="a2"/></connections></button>"#

    /// A button that one constraint places on each axis, or that two hold between edges.
    private static func closing(_ constraints: String) -> String {
        #"<view id="w">\#(frame(0, 0, 375, 80))<subviews>"#
            + #"<button translatesAutoresizingMaskIntoConstraints="NO" id="b">\#(frame(16, 20, 50, 30))"#
            + #"<state key="normal" title="Close"/><connections>"#
            + #"<action selector="go" destination="c" eventType="touchUpInside" id="a1"/></connections>"#
            + "</button></subviews><constraints>"
            + #"<constraint firstItem="b" firstAttribute="leading" secondItem="w" secondAttribute="leading" id="k1"/>"#
            + #"<constraint firstItem="b" firstAttribute="top" secondItem="w" secondAttribute="top" id="k2"/>"#
            + "\(constraints)</constraints></view>"
    }

    private static let sections =
        #"<collectionView id="g">\#(frame(0, 100, 375, 400))<collectionViewFlowLayout key="collectionViewLayout" "#
        + #"id="f"/><collectionReusableView KEYid="h" customClass="IconHeader">\#(frame(0, 0, 375, 36))<subviews>"#
        + #"<label text="Icons" id="l">\#(frame(90, 5, 160, 20))</label></subviews>"#
        + #"</collectionReusableView></collectionView><button id="b">\#(frame(20, 600, 90, 44))"#
        + #"<state key="normal" title="More"/></button>"#

    private static let banner =
        #"<collectionView id="g">\#(frame(0, 100, 375, 400))<collectionViewFlowLayout key="collectionViewLayout" "#
        + #"id="f"/><cells><collectionViewCell reuseIdentifier="App" id="c1">\#(frame(0, 0, 375, 60))"#
        + #"<view key="contentView" id="n">\#(frame(0, 0, 375, 60))<subviews>"#
        + #"<view id="w" customClass="Banner">\#(frame(8, 0, 359, 60))</view></subviews></view>"#
        + #"<connections><segue destination="c" kind="show" id="s1"/></connections></collectionViewCell></cells>"#
        + "</collectionView>"
    private static let photos =
        #"<collectionView id="g">\#(frame(0, 100, 375, 400))<collectionViewFlowLayout key="collectionViewLayout" "#
        + #"id="f"/><cells><collectionViewCell reuseIdentifier="Photo" id="c1" customClass="Photo">"#
        + #"\#(frame(0, 0, 90, 90))<view key="contentView" id="n">\#(frame(0, 0, 90, 90))<subviews>"#
        + #"<imageView id="i">\#(frame(0, 0, 90, 90))</imageView></subviews></view></collectionViewCell></cells>"#
        + #"<connections><outlet property="delegate" destination="c" id="o1"/></connections></collectionView>"#
    private static func photo(_ line: String) -> String {
        "class Home: UIViewController, UICollectionViewDelegate {\n"
            + "func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) { show(i) }\n"
            + "func show(_ i: IndexPath) {}\n}\n"
            + "class Photo: UICollectionViewCell { override func awakeFromNib() { \(line) } }"
    }
    private static func covered(_ x: Int, _ width: Int) -> String {
        #"<tableView id="t">\#(frame(0, 100, 375, 400))<prototypes><tableViewCell id="c1" reuseIdentifier="Row">"#
            + #"\#(frame(0, 0, 375, 88))<tableViewCellContentView key="contentView" id="n">\#(frame(0, 0, 375, 88))"#
            + #"<subviews><label text="Refused" id="l">\#(frame(20, 10, 200, 20))</label>"#
            + #"<button id="b">\#(frame(x, 0, width, 88))<accessibility key="accessibilityConfiguration">"#
            + #"<bool key="isElement" value="NO"/></accessibility><state key="normal" title=" "/>"#
            + #"<connections><action selector="go" destination="c" eventType="touchUpInside" id="a1"/></connections>"#
            + "</button></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>"
    }
    private static let face =
        #"<view userInteractionEnabled="NO" id="d">\#(frame(0, 0, 390, 844))"#
        + #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></view>"#
        + #"<label text="Rain" id="l">\#(frame(20, 100, 200, 21))</label>"#
    private static let account =
        #"<tableView dataMode="static" id="t">\#(frame(0, 100, 375, 400))<sections><tableViewSection id="s"><cells>"#
        + #"<tableViewCell id="c1" textLabel="l" style="IBUITableViewCellStyleDefault">\#(frame(0, 0, 375, 44))"#
        + #"<tableViewCellContentView key="contentView" id="n">\#(frame(0, 0, 375, 44))<subviews>"#
        + #"<label text="Name" id="l">\#(frame(16, 0, 300, 44))"#
        + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
        + "</subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>"

    /// A prototype cell with a text of a fixed font.
    private static let prototype =
        #"<tableView id="t">\#(frame(0, 100, 375, 400))<prototypes><tableViewCell reuseIdentifier="Row" "#
        + #"textLabel="l" style="IBUITableViewCellStyleDefault" id="c1">\#(frame(0, 0, 375, 44))"#
        + #"<tableViewCellContentView key="contentView" id="n">\#(frame(0, 0, 375, 44))<subviews>"#
        + #"<label text="Name" id="l">\#(frame(16, 0, 300, 44))"#
        + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>"#
        + "</tableViewCellContentView></tableViewCell></prototypes></tableView>"
    private static func cell(_ identifier: String) -> String {
        "class Home: UIViewController, UITableViewDataSource {\n"
            + "func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {\n"
            + "let cell = t.dequeueReusableCell(withIdentifier: \"\(identifier)\", for: i)\n"
            + "cell.textLabel?.font = .preferredFont(forTextStyle: .body)\nreturn cell\n} }"
    }

    private static let greyText =
        #"<label text="Rain" id="l">\#(frame(20, 100, 200, 21))"#
        + #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#
        + #"<color key="textColor" white="0.6" alpha="1" colorSpace="calibratedWhite"/></label>"#

    private static let measures = [
        Case(
            name: "code that asks for another cell changes no text of this one", views: prototype,
            code: cell("Other"), rules: ["fixed-text"], found: ["fixed-text"]),
        Case(
            name: "code that asks for this cell does", views: prototype, code: cell("Row"), rules: ["fixed-text"],
            found: []),
        Case(
            name: "a class that tests hits has no overlapping targets", views: crossed,
            code: shaped("override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { isOpaque(at: p) }"),
            rules: ["overlapping-targets"], found: []),
        Case(
            name: "one that tests none has", views: crossed, code: shaped(""), rules: ["overlapping-targets"],
            found: ["overlapping-targets"]),
        Case(
            name: "a button without a constraint of its height is as high as its title", views: closing(""),
            outlets: ["close": "b"], code: home("@IBOutlet var close: UIButton!", "close.setTitle(a, for: .normal)"),
            rules: ["small-target"], found: ["small-target"]),
        Case(
            name: "code that gives it insets makes it higher", views: closing(""), outlets: ["close": "b"],
            code: home("@IBOutlet var close: UIButton!", "close.contentEdgeInsets = insets"),
            rules: ["small-target"], found: ["small-target?"]),
        Case(
            name: "one between two edges is as high as the layout makes it",
            views: closing(
                #"<constraint firstItem="b" firstAttribute="bottom" secondItem="w" secondAttribute="bottom" "#
                    + #"id="k3"/>"#),
            outlets: ["close": "b"], code: home("@IBOutlet var close: UIButton!", ""),
            rules: ["small-target"], found: ["small-target?"]),
        Case(
            name: "what is no nearer than some points to an edge is not stretched",
            views: closing(
                #"<constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="b" "#
                    + #"secondAttribute="bottom" id="k3"/>"#),
            outlets: ["close": "b"], code: home("@IBOutlet var close: UIButton!", ""),
            rules: ["small-target"], found: ["small-target"]),
        Case(
            name: "the only text of the header of a section is a heading",
            views: sections.replacing("KEY", with: #"key="sectionHeaderView" "#),
            code: "class Home: UIViewController {}\nclass IconHeader: UICollectionReusableView {}",
            rules: ["missing-header"], found: ["missing-header"]),
        Case(
            name: "that of another view may be one", views: sections.replacing("KEY", with: ""),
            code: "class Home: UIViewController {}\nclass IconHeader: UICollectionReusableView {}",
            rules: ["missing-header"], found: ["missing-header?"]),
        Case(
            name: "a text stands on the colour that code gives the screen", views: greyText,
            code: home("", "view.backgroundColor = .white"), rules: ["low-contrast"], found: ["low-contrast"]),
        Case(
            name: "on another one it is read", views: greyText, code: home("", "view.backgroundColor = .black"),
            rules: ["low-contrast"], found: []),
        Case(
            name: "a smallest size of a font is no other font", views: account, outlets: ["name": "l"],
            code: home("@IBOutlet var name: UILabel!", "name.minimumFontSize = 10"),
            rules: ["fixed-text"], found: ["fixed-text"]),
        Case(
            name: "a notification about a view changes nothing in it", views: account, outlets: ["name": "l"],
            code: home(
                "@IBOutlet var name: UILabel!",
                "NotificationCenter.default.post(name: .wide, object: view)"),
            rules: ["fixed-text"], found: ["fixed-text"]),
        Case(
            name: "a function that is not read may", views: account, outlets: ["name": "l"],
            code: home("@IBOutlet var name: UILabel!", "Theme.shared.apply(to: view)"),
            rules: ["fixed-text"], found: ["fixed-text?"]),
    ]

    private static let lately = [
        Case(
            name: "a view with elements of its own in a tapped cell hands the double tap on", views: banner,
            code: "class Home: UIViewController {}\nclass Banner: UIView { override func awakeFromNib() { "
                + "accessibilityElements = [face].compactMap { $0 } } }",
            rules: ["missing-focus"], found: []),
        Case(
            name: "a plain view in one has none", views: banner,
            code: "class Home: UIViewController {}\nclass Banner: UIView {}",
            rules: ["missing-focus"], found: ["missing-focus"]),
        Case(
            name: "a selected cell with nothing but a picture is no stop", views: photos, code: photo(""),
            rules: ["missing-focus"], found: ["missing-focus"]),
        Case(
            name: "of which list a selection is asked, code tells", views: photos,
            code: photo("").replacing("{ show(i) }", with: "{ if c === other { show(i) } }"),
            rules: ["missing-focus"], found: ["missing-focus?"]),
        Case(
            name: "code makes one a stop", views: photos,
            code: photo("isAccessibilityElement = true; accessibilityLabel = name"),
            rules: ["missing-focus"], found: []),
        Case(
            name: "a hidden button over a whole row is pressed with the row", views: covered(0, 375),
            code: home("", ""), rules: ["missing-focus"], found: []),
        Case(
            name: "one at its end is not", views: covered(300, 44), code: home("", ""),
            rules: ["missing-focus"], found: ["missing-focus"]),
        Case(
            name: "a clear view that code makes a button is no decoration", views: face, outlets: ["face": "d"],
            code: home("@IBOutlet var face: UIView!", "face.accessibilityTraits.formUnion(.button)"),
            rules: ["redundant-focus"], found: []),
        Case(
            name: "a clear view that code only colours is one", views: face, outlets: ["face": "d"],
            code: home("@IBOutlet var face: UIView!", "face.tintColor = .red"),
            rules: ["redundant-focus"], found: ["redundant-focus?"]),
        Case(
            name: "code writes the text of a row by the outlet of its cell", views: account, outlets: ["name": "c1"],
            code: home(
                "@IBOutlet var name: UITableViewCell!", "name.textLabel?.font = .preferredFont(forTextStyle: .body)"),
            rules: ["fixed-text"], found: []),
        Case(
            name: "code writes the text of another row", views: account, outlets: ["name": "c1"],
            code: home(
                "@IBOutlet var name: UITableViewCell!\n@IBOutlet var mail: UITableViewCell!",
                "mail.textLabel?.font = .preferredFont(forTextStyle: .body)"),
            rules: ["fixed-text"], found: ["fixed-text"]),
        Case(
            name: "a view over a small button may take its touches", views: proxied, outlets: ["proxy": "w"],
            code: proxy("override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { target }"),
            rules: ["small-target"], found: ["small-target?"]),
        Case(
            name: "a plain view over one does not", views: proxied, outlets: ["proxy": "w"], code: proxy(""),
            rules: ["small-target"], found: ["small-target"]),
        Case(
            name: "what code writes into a value is no heading", views: offer, outlets: ["accountIdLabel": "l"],
            code: home("@IBOutlet var accountIdLabel: UILabel!", "accountIdLabel.text = account.name"),
            rules: ["missing-header"], found: []),
        Case(
            name: "what it writes into another large text is one", views: offer, outlets: ["planLabel": "l"],
            code: home("@IBOutlet var planLabel: UILabel!", "planLabel.text = account.name"),
            rules: ["missing-header"], found: ["missing-header"]),
        Case(
            name: "labels that code adds to a tapped view are stops", views: dial, outlets: ["offer": "d"],
            code: tappableOffer.replacing(
                "super.viewDidLoad()", with: "super.viewDidLoad(); offer.addSubview(UILabel())"),
            rules: ["missing-focus"], found: []),
        Case(
            name: "a tapped view without contents is no stop", views: dial, outlets: ["offer": "d"],
            code: tappableOffer, rules: ["missing-focus"], found: ["missing-focus"]),
        Case(
            name: "a dot that comes and goes with a text tells nothing", views: dot, code: row(""),
            rules: ["unlabelled-image"], found: []),
        Case(
            name: "one that changes tells a state", views: dot, code: row("statusIcon.image = UIImage(named: \"wet\")"),
            rules: ["unlabelled-image"], found: ["unlabelled-image?"]),
        Case(
            name: "a picture that nobody knows may name a button", views: bareButton, outlets: ["go": "b"],
            code: pictured("picture(of: self)"), rules: ["missing-label"], found: ["missing-label?"]),
        Case(
            name: "the file name of a picture does not", views: bareButton, outlets: ["go": "b"],
            code: pictured("UIImage(named: \"ic_go_2\")"), rules: ["missing-label"], found: ["missing-label"]),
    ]

    private static func pictured(_ picture: String) -> String {
        "class Home: UIViewController { @IBOutlet var go: UIButton!\noverride func viewDidLoad() {\n"
            + "super.viewDidLoad(); go.setImage(\(picture), for: .normal) } }"
    }
    private static let controls = [
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
                    @objc func buy() { go() }
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
                    @objc func open() { go() }
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
                "@objc func buy() { go() }",
                with: "override func viewWillAppear(_ animated: Bool) {\n"
                    + "if isOpen { offer.isAccessibilityElement = true }\n}\n@objc func buy() { go() }"),
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
            code: "class Home: UIViewController { @IBOutlet var badge: UIButton! }", rules: ["small-target"],
            found: []),
        Case(
            name: "one to which code adds an action is a target", views: smallButton, outlets: ["badge": "b"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var badge: UIButton!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        badge.addTarget(self, action: #selector(open), for: .touchUpInside)
                    }
                    @objc func open() { go() }
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
    /// A text with the trait Button.
    private static let called =
        #"<label text="Free delivery" id="l">\#(frame(20, 100, 200, 44))"#
        + #"<accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES"/>"#
        + "</accessibility></label>"

    /// A row of two texts, of which the second can be tapped, in a cell of a class.
    private static func row(_ x: Int, _ width: Int) -> String {
        #"<tableView id="t">\#(frame(0, 0, 375, 600))<prototypes>"#
            + #"<tableViewCell id="c" customClass="Row">\#(frame(0, 0, 375, 50))"#
            + #"<tableViewCellContentView key="contentView" id="cc">\#(frame(0, 0, 375, 50))<subviews>"#
            + #"<label text="Chapter" id="l">\#(frame(16, 10, 100, 30))</label>"#
            + #"<imageView id="i">\#(frame(120, 10, 24, 24))</imageView>"#
            + #"<view id="w">\#(frame(x, 0, width, 50))<subviews>"#
            + #"<label text="1 min" id="m">\#(frame(0, 10, 40, 30))</label></subviews></view>"#
            + "</subviews></tableViewCellContentView><connections>"
            + #"<outlet property="link" destination="w" id="o1"/><outlet property="length" destination="m" id="o2"/>"#
            + #"<outlet property="mark" destination="i" id="o3"/>"#
            + "</connections></tableViewCell></prototypes></tableView>"
    }

    private static func rowClass(_ body: String, awake: String = "") -> String {
        """
        class Home: UIViewController {}
        class Row: UITableViewCell {
            @IBOutlet var link: UIView!
            @IBOutlet var length: UILabel!
            @IBOutlet var mark: UIImageView!
            override func awakeFromNib() {
                super.awakeFromNib()
                \(awake)
            }
            func fill(_ model: Model) {
                length.text = model.length
                \(body)
            }
            @objc func open() { go() }
        }
        """
    }

    private static let tappedLink =
        "link.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))"

    private static func home(_ outlets: String, _ body: String) -> String {
        "class Home: UIViewController {\n\(outlets)\noverride func viewDidLoad() {\nsuper.viewDidLoad()\n\(body)\n}\n"
            + "@objc func go() { go() }\n}"
    }

    private static let bar =
        #"<tabBar id="t">\#(frame(0, 600, 375, 49))<items><tabBarItem title="Item" id="i1"/></items></tabBar>"#
    private static let modes =
        #"<segmentedControl id="s">\#(frame(20, 100, 200, 44))<segments>"#
        + #"<segment title="First"/><segment title="Second"/></segments></segmentedControl>"#
    private static let failure =
        #"<label hidden="YES" text="" id="l">\#(frame(20, 100, 200, 21))"#
        + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
    private static let share =
        #"<button id="b">\#(frame(20, 100, 60, 60))"#
        + #"<accessibility key="accessibilityConfiguration" label="Share"/>"#
        + #"<state key="normal" image="share"/></button>"#
    private static func empty(_ font: String) -> String {
        #"<label id="l">\#(frame(20, 100, 200, 21))<fontDescription key="fontDescription" \#(font)/></label>"#
    }

    private static let contents = [
        Case(
            name: "a text that a trait alone calls a button", views: called, code: "class Home: UIViewController {}",
            rules: ["inert-button"], found: ["inert-button"]),
        Case(
            name: "code makes it answer", views: called, outlets: ["offer": "l"],
            code: tappableOffer.replacing("UIView!", with: "UILabel!"), rules: ["inert-button"], found: []),
        Case(
            name: "the screen around it answers", views: called,
            code: home("", "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))"),
            rules: ["inert-button"], found: []),
        Case(
            name: "a view in a row that can be tapped", views: row(280, 80), code: rowClass("", awake: tappedLink),
            rules: ["missing-focus"], found: ["missing-focus"]),
        Case(
            name: "one in the middle of the row, where a double tap lands", views: row(100, 250),
            code: rowClass("", awake: tappedLink), rules: ["missing-focus"], found: []),
        Case(
            name: "one that nothing makes tappable", views: row(280, 80), code: rowClass("link.alpha = 0.5"),
            rules: ["missing-focus"], found: []),
        Case(
            name: "items that code puts in the place of those of the file", views: bar, outlets: ["tabs": "t"],
            code: home("@IBOutlet var tabs: UITabBar!", "tabs.items = Store.items()"), rules: ["stub-label"],
            found: []),
        Case(
            name: "items that nobody touches", views: bar, outlets: ["tabs": "t"],
            code: home("@IBOutlet var tabs: UITabBar!", "tabs.isTranslucent = true"), rules: ["stub-label"],
            found: ["stub-label"]),
        Case(
            name: "segments that code takes away", views: modes, outlets: ["modes": "s"],
            code: home(
                "@IBOutlet var modes: UISegmentedControl!",
                "modes.removeAllSegments()\nmodes.insertSegment(withTitle: Store.name, at: 0, animated: false)"),
            rules: ["stub-label"], found: []),
        Case(
            name: "segments that nobody touches", views: modes, outlets: ["modes": "s"],
            code: home("@IBOutlet var modes: UISegmentedControl!", "modes.selectedSegmentIndex = 1"),
            rules: ["stub-label"], found: ["stub-label?"]),
        Case(
            name: "an error that is shown in silence", views: failure, outlets: ["errorLabel": "l"],
            code: home(
                "@IBOutlet var errorLabel: UILabel!", "errorLabel.text = Store.error\nerrorLabel.isHidden = false"),
            rules: ["unannounced-toast"], found: ["unannounced-toast"]),
        Case(
            name: "one that is announced", views: failure, outlets: ["errorLabel": "l"],
            code: home(
                "@IBOutlet var errorLabel: UILabel!",
                "errorLabel.text = Store.error\n"
                    + "UIAccessibility.post(notification: .announcement, argument: Store.error)"
            ),
            rules: ["unannounced-toast"], found: []),
        Case(
            name: "one in an app that announces elsewhere", views: failure, outlets: ["errorLabel": "l"],
            code: home(
                "@IBOutlet var errorLabel: UILabel!", "errorLabel.text = Store.error\nerrorLabel.isHidden = false")
                + "\nfunc tell(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }",
            rules: ["unannounced-toast"], found: ["unannounced-toast?"]),
        Case(
            name: "another text that is shown", views: failure, outlets: ["result": "l"],
            code: home("@IBOutlet var result: UILabel!", "result.text = Store.error\nresult.isHidden = false"),
            rules: ["unannounced-toast"], found: []),
        Case(
            name: "an empty text in a fixed font that code fills",
            views: empty(#"type="system" pointSize="15""#), outlets: ["status": "l"],
            code: home("@IBOutlet var status: UILabel!", "status.text = Store.name"), rules: ["fixed-text"],
            found: ["fixed-text"]),
        Case(
            name: "one that scales", views: empty(#"style="UICTFontTextStyleBody""#), outlets: ["status": "l"],
            code: home("@IBOutlet var status: UILabel!", "status.text = Store.name"), rules: ["fixed-text"], found: []),
        Case(
            name: "one that nobody fills", views: empty(#"type="system" pointSize="15""#), outlets: ["status": "l"],
            code: home("@IBOutlet var status: UILabel!", "status.alpha = 0.5"), rules: ["fixed-text"], found: []),
        Case(
            name: "attributes without a font leave that of the file",
            views: empty(#"type="system" pointSize="15""#), outlets: ["status": "l"],
            code: home(
                "@IBOutlet var status: UILabel!",
                "let text = NSMutableAttributedString(string: Store.name)\n"
                    + "text.addAttribute(.foregroundColor, value: UIColor.red, range: Store.all)\n"
                    + "status.attributedText = text"), rules: ["fixed-text"], found: ["fixed-text"]),
        Case(
            name: "attributes that nobody knows may hold another font",
            views: empty(#"type="system" pointSize="15""#), outlets: ["status": "l"],
            code: home(
                "@IBOutlet var status: UILabel!",
                "status.attributedText = NSAttributedString(string: Store.name, attributes: Store.looks)"),
            rules: ["fixed-text"], found: ["fixed-text?"]),
    ]

    private static let plain =
        #"<label text="This week" id="l">\#(frame(20, 100, 200, 21))"#
        + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
        + #"<label text="Nothing new" id="m">\#(frame(20, 140, 200, 21))</label>"#

    private static let gestures = [
        Case(
            name: "a drag that code adds", views: outside, outlets: ["rest": "w"],
            code: home(
                "@IBOutlet var rest: UIView!",
                "let pan = UIPanGestureRecognizer(target: self, action: #selector(go))\n"
                    + "rest.addGestureRecognizer(pan)"),
            rules: ["gesture-only"], found: ["gesture-only?"]),
        Case(
            name: "two taps that code asks for", views: outside, outlets: ["rest": "w"],
            code: home(
                "@IBOutlet var rest: UIView!",
                "let tap = UITapGestureRecognizer(target: self, action: #selector(go))\ntap.numberOfTapsRequired = 2\n"
                    + "rest.addGestureRecognizer(tap)"), rules: ["gesture-only", "missing-focus"],
            found: ["gesture-only?"]),
        Case(
            name: "a drag for which there is a custom action", views: outside, outlets: ["rest": "w"],
            code: home(
                "@IBOutlet var rest: UIView!",
                "let pan = UIPanGestureRecognizer(target: self, action: #selector(go))\n"
                    + "rest.addGestureRecognizer(pan)\n"
                    + "rest.accessibilityCustomActions = Store.actions"), rules: ["gesture-only"], found: []),
        Case(
            name: "a text whose outlet calls it a heading", views: plain, outlets: ["sectionHeading": "l"],
            code: "class Home: UIViewController {\n@IBOutlet var sectionHeading: UILabel!\n}",
            rules: ["missing-header"],
            found: ["missing-header?"]),
        Case(
            name: "one whose outlet does not", views: plain, outlets: ["section": "l"],
            code: "class Home: UIViewController {\n@IBOutlet var section: UILabel!\n}", rules: ["missing-header"],
            found: []),
    ]

    private static let pictures = [
        Case(
            name: "a tick that code shows in some rows", views: row(280, 80),
            code: rowClass("mark.image = UIImage(named: \"tick_blue\")\nmark.isHidden = !model.isDone"),
            rules: ["unlabelled-image"], found: ["unlabelled-image?"]),
        Case(
            name: "any picture that some rows have", views: row(280, 80),
            code: rowClass("mark.image = UIImage(named: \"tor\")\nmark.isHidden = !model.hasTor"),
            rules: ["unlabelled-image"], found: ["unlabelled-image?"]),
        Case(
            name: "a picture that all rows have", views: row(280, 80),
            code: rowClass("mark.image = UIImage(named: \"tor\")"), rules: ["unlabelled-image"], found: []),
        Case(
            name: "an arrow that some rows have", views: row(280, 80),
            code: rowClass("mark.image = UIImage(named: \"chevron\")\nmark.isHidden = !model.hasMore"),
            rules: ["unlabelled-image"], found: []),
        Case(
            name: "a button to which code gives another picture and no other name", views: share,
            outlets: ["share": "b"],
            code: home(
                "@IBOutlet var share: UIButton!\nvar isOn = false",
                "share.setImage(isOn ? UIImage(named: \"chat\") : UIImage(named: \"share\"), for: .normal)"),
            rules: ["unflipped-state"], found: ["unflipped-state?"]),
        Case(
            name: "one that gets a name as well", views: share, outlets: ["share": "b"],
            code: home(
                "@IBOutlet var share: UIButton!\nvar isOn = false",
                "share.setImage(isOn ? UIImage(named: \"chat\") : UIImage(named: \"share\"), for: .normal)\n"
                    + "share.accessibilityLabel = isOn ? \"Chat\" : \"Share\""),
            rules: ["unflipped-state"], found: []),
        Case(
            name: "one whose picture is drawn in another way", views: share, outlets: ["share": "b"],
            code: home(
                "@IBOutlet var share: UIButton!\nvar isOn = false",
                "share.setImage(isOn ? UIImage(named: \"share_dark\") : UIImage(named: \"share\"), for: .normal)"),
            rules: ["unflipped-state"], found: []),
        Case(
            name: "one that looks otherwise on an older system", views: share, outlets: ["share": "b"],
            code: home(
                "@IBOutlet var share: UIButton!",
                "if #available(iOS 13, *) {\nshare.setImage(UIImage(systemName: \"arrow.up\"), for: .normal)\n"
                    + "} else {\nshare.setImage(Fonts.icon(\"up\"), for: .normal)\n}"),
            rules: ["unflipped-state"], found: []),
        Case(
            name: "one that has two pictures on each system", views: share, outlets: ["share": "b"],
            code: home(
                "@IBOutlet var share: UIButton!\nvar isOn = false",
                "if #available(iOS 13, *) {\n"
                    + "share.setImage(isOn ? UIImage(named: \"chat\") : UIImage(named: \"share\"), for: .normal)\n}"),
            rules: ["unflipped-state"], found: ["unflipped-state?"]),
        tabs("for tab in [day, week] { tab?.tintColor = tab == sender ? .systemBlue : .gray }", true),
        tabs("[day, week].forEach { $0?.tintColor = .gray }\nsender.tintColor = .systemBlue", true),
        tabs("let color: UIColor = isOn ? .systemBlue : .gray\nday.tintColor = color", true),
        tabs("if isOn { day.tintColor = .systemBlue } else { day.tintColor = nil }", true),
        tabs("day.tintColor = isOn ? .systemBlue : .gray\nday.isSelected = isOn", false),
        tabs(
            "day.tintColor = isOn ? .systemBlue : .gray\nday.accessibilityLabel = isOn ? \"Day, on\" : \"Day\"", false),
        tabs("day.tintColor = isOn ? .systemBlue : .gray\nday.isEnabled = isOn", false),
        tabs("day.tintColor = .systemBlue", false),
        tabs("if #available(iOS 13, *) { day.tintColor = .label } else { day.tintColor = .black }", false),
        tabs("day.tintColor = traitCollection.userInterfaceStyle == .dark ? .white : .black", false),
        tabs("style(day)", false),
    ]

    /// Two buttons whose action runs this code.
    private static func tabs(_ code: String, _ isFound: Bool) -> Case {
        let views = ["day", "week"].map { id in
            #"<button id="\#(id)">\#(frame(20, 100, 60, 44))<state key="normal" title="\#(id)"/><connections>"#
                + #"<action selector="choose:" destination="c" eventType="touchUpInside" "#
                + #"id="a\#(id)"/></connections></button>"#
        }
        return Case(
            name: code, views: views.joined(), outlets: ["day": "day", "week": "week"],
            code: """
                class Home: UIViewController {
                    @IBOutlet var day: UIButton!
                    @IBOutlet var week: UIButton!
                    var isOn = false
                    @IBAction func choose(_ sender: UIButton) {
                        \(code)
                    }
                }
                """, rules: ["unflipped-state"], found: isFound ? ["unflipped-state?"] : [])
    }

    /// Buttons of a Mac.
    @Test(arguments: [
        ("for tab in tabs { tab.contentTintColor = tab == sender ? .controlAccentColor : .secondaryLabelColor }", true),
        (
            "for tab in tabs { tab.contentTintColor = tab == sender ? .controlAccentColor : nil\n"
                + "tab.state = tab == sender ? .on : .off }", false
        ),
        (
            "for tab in tabs { tab.contentTintColor = tab == sender ? .controlAccentColor : nil\n"
                + "tab.setAccessibilityLabel(tab == sender ? \"chosen\" : \"other\") }", false
        ),
        ("for tab in tabs { tab.contentTintColor = .controlAccentColor }", false),
    ])
    func aTabOfAMacThatIsOnlyTintedIsForReview(_ loop: String, _ isFound: Bool) {
        let buttons = ["day", "week"].map { id in
            #"<button id="\#(id)"><rect key="frame" x="5" y="5" width="60" height="24"/><buttonCell key="cell" "#
                + #"type="push" title="\#(id)" id="c\#(id)"/><connections><action selector="choose:" target="-2" "#
                + #"id="a\#(id)"/></connections></button>"#
        }.joined()
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
            <customObject id="-2" userLabel="File's Owner" customClass="Pane"><connections>
            <outlet property="day" destination="day" id="o1"/><outlet property="week" destination="week" id="o2"/>
            <outlet property="view" destination="r" id="o3"/>
            </connections></customObject>
            <customView id="r"><rect key="frame" x="0" y="0" width="400" height="200"/><subviews>\(buttons)</subviews>
            </customView></objects></document>
            """
        let code = """
            import Cocoa
            class Pane: NSViewController {
                @IBOutlet var day: NSButton!
                @IBOutlet var week: NSButton!
                private var tabs: [NSButton] { [day, week] }
                @IBAction func choose(_ sender: NSButton) {
                    \(loop)
                }
            }
            """
        let index = CodeIndex([CodeSource(path: "Pane.swift") { Array(code.utf8) }])
        let report = lint(Source(path: "Pane.xib", text: text), with: .builtIn, code: CodeAnswers(index))
        let found = report.findings.filter { $0.rule == "unflipped-state" }
        #expect(found.count == (isFound ? 2 : 0), "\(report.findings.map(\.message))")
        #expect(found.allSatisfy { $0.confidence == .review && $0.remedy.contains("`state`") })
    }

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
            @objc func \(method)() { go() }
        }
        """
    }
}
