import Foundation
import TestSupport
import Testing

/// Which screens of storyboards and nibs the app may show, as far as its code and its other files tell.
@Suite struct EntranceTests {
    /// A nib whose root has a class, with a picture that nothing names.
    private static func nib(owner: String = "UIResponder", root: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
            <view id="root-00-001"\(root.isEmpty ? "" : " customClass=\"\(root)\"")>
              <rect key="frame" x="0" y="0" width="375" height="100"/>
              <subviews>
                <button id="butt-00-001"><rect key="frame" x="0" y="0" width="90" height="90"/></button>
              </subviews>
            </view>
          </objects>
        </document>
        """
    }

    /// A storyboard with a first scene, one of an identifier to which a segue leads on, and one of another identifier.
    private static let storyboard: String = {
        func scene(_ id: String, _ attributes: String, segue: String? = nil) -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)>
              <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>
                  <button id="b\(id)"><rect key="frame" x="0" y="99" width="90" height="90"/></button>
                </subviews>
              </view>
              <connections>
                \(segue.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"g\(id)\"/>" } ?? "")
              </connections>
            </viewController></objects></scene>
            """
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
              targetRuntime="iOS.CocoaTouch" initialViewController="first">
              <scenes>
                \(scene("first", ""))
                \(scene("list", "storyboardIdentifier=\"trip-list\"", segue: "trip"))
                \(scene("trip", ""))
                \(scene("help", "storyboardIdentifier=\"Help\" customClass=\"HelpController\""))
              </scenes>
            </document>
            """
    }()

    /// The lines of `check` on an app, of which those with a doubt about a screen say that nothing leads to it.
    private func left(_ files: [String: String], of path: String) throws -> [Bool] {
        let around = [".git/HEAD": "", "App.xcodeproj/project.pbxproj": "", "App/Info.plist": ""]
        let folder = try Folder(files.merging(around) { first, _ in first })
        let run = try a11ylint(["check", "--config", "none", "-f", "compact", "--sources", ".", path], in: folder.url)
        #expect(run.status < 2, "\(run.errors)")
        return run.output.split(separator: "\n").filter { $0.contains("[missing-label]") }
            .map { $0.contains("othing in a release of the app leads to it") }
    }

    private static let card = "import UIKit\nclass CardView: UIView {}\n"

    @Test(
        arguments: [
            ("", true),
            // Neither the type of a property without a value nor a cast makes an object.
            (
                "class Home: NSObject { var card: CardView?; func f(_ v: UIView) -> Bool { (v as? CardView) != nil } }",
                true
            ),
            ("class Home: NSObject { func f(_ card: CardView) {} }", true),
            // A controller that nothing makes loads nothing.
            ("class Old: UIViewController { func f() { CardView() } }", true),
            ("class Old: UIViewController { func f() { New() } }\nclass New: UIView { func g() { CardView() } }", true),
            ("class Home: NSObject { func f() { UINib(nibName: \"Other\", bundle: nil) } }", true),
            ("enum Nib: String { case card = \"CardView\", row = \"Row\" }\nlet row = Nib.row", true),
            // Nothing calls it.
            ("class Home: NSObject { static func f() { UINib(nibName: \"CardView\", bundle: nil) } }", true),
            ("class Home: NSObject { private func f() { UINib(nibName: \"CardView\", bundle: nil) } }", true),
            (
                "class Home: NSObject { @IBAction private func f() { UINib(nibName: \"CardView\", bundle: nil) } }",
                true
            ),
            ("class Home: NSObject { static func f() { CardView() }\nfunc g() { Home.f() } }", false),
            ("class Home: NSObject { func f() { UINib(nibName: \"CardView\", bundle: nil) } }", false),
            ("class Home: NSObject { func f() { CardView() } }", false),
            ("class Home: NSObject { let card: CardView = .load() }", false),
            ("class Home: NSObject { let cards = Source<CardView>() }", false),
            ("class Cards: Source<CardView> {}", false),
            ("func load() -> UIView { CardView.fromNib() }", false),
            ("enum Nib: String { case card = \"CardView\" }\nlet nib = Nib.card.rawValue", false),
            ("class Home: NSObject { func f() { table.register(R.nib.cardView) } }", false),
            ("class Home: NSObject { static func f() { table.register(R.nib.cardView) } }", true),
            // A table makes cells for which code asks.
            (
                "class Home: NSObject { func f() { table.register(CardView.self, forReuseIdentifier: CardView.id) } }",
                true
            ),
            (
                "class Home: NSObject { func f() { table.register(CardView.self, forCellReuseIdentifier: CardView.id)\n"
                    + "let cell = table.dequeueReusableCell(withIdentifier: CardView.id) as? CardView } }",
                false
            ),
            (
                "class Home: NSObject { func f() { table.register(CardView.self, forReuseIdentifier: row.id) } }",
                false
            ),
            // Only Swift knows the function of a controller, and none of it names the function.
            ("let a = Page()\nclass Page: UIViewController { func f() { CardView() } }", true),
            ("let a = Page()\nclass Page: UIViewController { func f() { g() }\nfunc g() { CardView() } }", true),
            ("let a = Page()\nclass Page: UIViewController { func f() { CardView() } }\nlet b = a.f()", false),
            ("let a = Page()\nclass Page: UIViewController { @objc func f() { CardView() } }", false),
            ("let a = Page()\nclass Page: UIViewController, Turning { func f() { CardView() } }", false),
            (
                "let a = Page()\nclass Page: UIViewController, Turning { func f() { CardView() } }\n"
                    + "protocol Turning { func f() }",
                false
            ),
            ("let a = Page()\nclass Page: UIViewController, UITableViewDelegate { func f() { CardView() } }", true),
            (
                "let a = Page()\nclass Page: UIViewController, UITableViewDelegate { func f(_ t: Int) { CardView() } }",
                false
            ),
            ("let button = UIButton()\nfunc f() { button.accessibilityLabel = \"CardView\" }", true),
            // A constant that nothing names.
            ("enum Nib { static let card = \"CardView\" }", true),
            ("enum Nib { static let card = \"CardView\" }\nlet nib = load(Nib.card)", false),
            // Nobody gets it.
            ("class Home: NSObject { func f() {\n#if DEBUG\nCardView()\n#endif\n} }", true),
            ("#if DEBUG\nclass Home: NSObject { func f() { CardView() } }\n#endif", true),
            ("class Home: NSObject { func f() {\n#if !DEBUG\nCardView()\n#endif\n} }", false),
            ("class Home: NSObject { func f() {\n#if DEBUG || BETA\nCardView()\n#endif\n} }", false),
            ("class Home: NSObject { func f() {\n#if DEBUG\nlet a = 1\n#else\nCardView()\n#endif\n} }", false),
            ("class Home: NSObject { func f() {\n#if !DEBUG\nlet a = 1\n#else\nCardView()\n#endif\n} }", true),
            ("class Home: NSObject { func f() { other.nib.cardView() } }", true),
            // A subclass loads the nib of its superclass if code of either names that.
            ("class Big: CardView {}\nlet big = Big()", true),
            ("class Big: CardView { override init() { load(CardView.self) } }\nlet big = Big()", false),
            (
                "extension CardView { @objc func f() { load(CardView.self) } }\nclass Big: CardView {}\nlet b = Big()",
                false
            ),
        ] as [(String, Bool)])
    func `a nib is shown if code that may run makes its class`(_ code: String, _ isLeft: Bool) throws {
        let files = ["CardView.xib": Self.nib(root: "CardView"), "Card.swift": Self.card, "Home.swift": code]
        #expect(try left(files, of: "CardView.xib") == [isLeft])
    }

    /// Nobody runs tests, but a folder of that name may be a part of the app.
    @Test(arguments: [("application", false), ("bundle.unit-test", true)])
    func `code in a folder of tests names a nib where the app builds it`(_ product: String, _ isLeft: Bool) throws {
        let project = """
            { objects = {
                ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (TARGET); };
                MAIN = { isa = PBXGroup; children = (HOME); sourceTree = "<group>"; };
                HOME = { isa = PBXFileReference; path = FieldTests/Home.swift; sourceTree = "<group>"; };
                TARGET = {
                    isa = PBXNativeTarget; productType = "com.apple.product-type.\(product)"; buildPhases = (PHASE);
                };
                PHASE = { isa = PBXSourcesBuildPhase; files = (BUILD); };
                BUILD = { isa = PBXBuildFile; fileRef = HOME; };
              };
              rootObject = ROOT; }
            """
        let files = [
            "A.xcodeproj/project.pbxproj": project, "project.yml": "", "CardView.xib": Self.nib(root: "CardView"),
            "Card.swift": Self.card, "FieldTests/Home.swift": "class Home: NSObject { func f() { CardView() } }",
        ]
        #expect(try left(files, of: "CardView.xib") == [isLeft])
    }

    @Test(
        arguments: [
            ("let card = load(\"\\(kind)Card\")", "TripCard.xib", false),
            ("let a = \"Trip\" + kind", "TripCard.xib", true),
            ("let card = R.nib.tripCard()", "trip-card.xib", false), ("let a = tripCardHeight", "trip-card.xib", true),
            ("let tripCard = make()", "trip-card.xib", true),
            ("enum Card { case trip, tripCard }\nlet card = Card.tripCard", "trip-card.xib", true),
            ("enum Card: String { case tripCard }\nlet card = load(Card.tripCard.rawValue)", "trip-card.xib", false),
            ("let tripCard = R.nib.tripCard()", "trip-card.xib", false),
            ("let card = load(\"Views/TripCard.nib\")", "TripCard~ipad.xib", false),
        ] as [(String, String, Bool)])
    func `a nib without a class is shown if code may name it`(_ code: String, _ path: String, _ isLeft: Bool) throws {
        #expect(try left([path: Self.nib(root: ""), "Home.swift": code], of: path) == [isLeft])
    }

    /// The first scene has no identifier: only what shows the initial controller shows it.
    @Test(
        arguments: [
            ("UIStoryboard(name: \"Trips\", bundle: nil).instantiateViewController(withIdentifier: \"Help\")", true),
            (
                "let a = UIStoryboard(name: \"Trips\", bundle: nil)\na.instantiateViewController(identifier: \"Help\")",
                true
            ),
            // A word of the code is no storyboard.
            ("let trips = 1; use(trips); title = \"Trips\"", true),
            ("UIStoryboard(name: \"Trips\", bundle: nil).instantiateInitialViewController()", false),
            (
                "let board = UIStoryboard(name: \"Trips\", bundle: nil)\nboard.instantiateInitialViewController()",
                false
            ),
            ("let board = UIStoryboard(name: \"Trips\", bundle: nil)\nshow(board)", false),
            ("R.storyboard.trips.instantiateInitialViewController()", false), ("StoryboardScene.Trips.first()", false),
            ("show(.trips) } }\nfunc show(_ name: Board) { UIStoryboard(name: name.rawValue)\nif true {", false),
            ("storyboard?.instantiateInitialViewController(); trips()", false),
        ] as [(String, Bool)])
    func `an initial scene is left where code asks its storyboard for identifiers only`(
        _ code: String, _ isLeft: Bool
    ) throws {
        let home = "class Home: NSObject { func f() { \(code) } }\n"
        func scene(_ reference: String) -> String {
            "<scene><objects><viewControllerPlaceholder storyboardName=\"Trips\"\(reference) id=\"p\"/></objects>"
                + "</scene>"
        }
        let reference = scene(" referencedIdentifier=\"Help\"")
        let files = ["Trips.storyboard": Self.storyboard, "Home.swift": home]
        let found = try left(files.merging(["Main.storyboard": reference]) { $1 }, of: "Trips.storyboard")
        #expect(found.count == 4 && found[0] == isLeft)
        let initial = try left(
            files.merging(["Main.storyboard": scene("")]) { $1 }, of: "Trips.storyboard")
        #expect(!initial[0])
    }

    /// A segue from a controller is performed by code.
    @Test(
        arguments: [
            ("", true), ("performSegue(withIdentifier: \"showLog\", sender: nil)", false),
            (
                "performSegue(withIdentifier: Way.showLog.rawValue) } }\nenum Way: String { case showLog; func g() {",
                false
            ),
        ] as [(String, Bool)])
    func `a scene is left where no code performs the segue to it`(_ code: String, _ isLeft: Bool) throws {
        let storyboard = Self.storyboard
            .replacing("<segue destination=\"trip\"", with: "<segue identifier=\"showLog\" destination=\"trip\"")
        let home =
            "let a = UIStoryboard(name: \"Trips\", bundle: nil), b = load(\"trip-list\"), c = load(\"Help\")\n"
            + "class Home: NSObject { func f() { \(code) } }\n"
        let help = "import UIKit\nclass HelpController: UIViewController {}\n"
        let files = ["Trips.storyboard": storyboard, "Help.swift": help, "Home.swift": home]
        #expect(try left(files, of: "Trips.storyboard") == [false, false, isLeft, false])
    }

    @Test func `other files name nibs and classes, and the owner of a nib makes none`() throws {
        let nib = Self.nib(owner: "CardView", root: "")
        let code = ["Card.swift": Self.card, "Card.xib": nib]
        #expect(try left(code, of: "Card.xib") == [true])
        let around = Self.nib(root: "CardView")
        #expect(try left(code.merging(["Home.xib": around]) { $1 }, of: "Card.xib") == [true])
        let home = ["Home.xib": around, "Home.swift": "let home = load(\"Home\")"]
        #expect(try left(code.merging(home) { $1 }, of: "Card.xib") == [false])
        let list = "<plist><dict><key>NSMainNibFile</key><string>Card</string></dict></plist>"
        #expect(try left(code.merging(["Info.plist": list]) { $1 }, of: "Card.xib") == [false])
        let entry = "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).CardView</string>"
        #expect(try left(code.merging(["Share.plist": entry]) { $1 }, of: "Card.xib") == [false])
        let other = "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Other</string>"
        #expect(try left(code.merging(["Share.plist": other]) { $1 }, of: "Card.xib") == [true])
        let settings = "buildSettings = { INFOPLIST_KEY_NSMainNibFile = Card; };"
        #expect(try left(code.merging(["App.xcodeproj/project.pbxproj": settings]) { $1 }, of: "Card.xib") == [false])
        #expect(try left(code.merging(["project.yml": "NSMainNibFile: Card\n"]) { $1 }, of: "Card.xib") == [false])
    }

    @Test(
        arguments: [
            ("", [true, true, true, true]),
            ("let a = UIStoryboard(name: \"Trips\", bundle: nil)", [false, true, true, true]),
            ("let a = StoryboardScene.Trips.tripList", [false, false, false, true]),
            ("let a = load(\"trip-list\", \"Trips\")", [true, false, false, true]),
            ("let a = load(\"Help\", \"Trips\")", [true, true, true, false]),
            ("let a: HelpController = board.make(\"Trips\")", [true, true, true, false]),
            // An identifier of a storyboard that nothing names.
            ("let a = load(\"Help\", \"Main\")", [true, true, true, true]),
            ("let a = load(\"Help\", \"Tr\\(kind)\")", [true, true, true, true]),
            ("let a = load(\"Help\", \"Tri\\(kind)\")", [true, true, true, true]),
            ("let a = load(\"Help\", \"\\(kind)rips\")", [true, true, true, false]),
        ] as [(String, [Bool])])
    func `a scene is shown if a way to it begins at what is named`(_ code: String, _ isLeft: [Bool]) throws {
        let help = "import UIKit\nclass HelpController: UIViewController {}\n"
        let files = ["Trips.storyboard": Self.storyboard, "Help.swift": help, "Home.swift": code]
        #expect(try left(files, of: "Trips.storyboard") == isLeft)
    }

    /// A copy has another name. Systems look for a file of their own first.
    @Test(
        arguments: [
            ("Trips~.storyboard", true), ("Trips~old.storyboard", true), ("Trips~ipad.storyboard", false),
            ("Trips.storyboard", false),
        ])
    func `a copy of a storyboard is left`(_ path: String, _ isLeft: Bool) throws {
        let code =
            "let a = UIStoryboard(name: \"Trips\", bundle: nil).instantiateViewController(identifier: \"Help\")\n"
            + "let b = \"Trip\\(number)\""
        let help = "import UIKit\nclass HelpController: UIViewController {}\n"
        let files = [path: Self.storyboard, "Help.swift": help, "Home.swift": code]
        #expect(try left(files, of: path).last == isLeft)
    }

    /// The owner of a nib of the Mac is an object like others, with a negative number.
    @Test(
        arguments: [
            ("", true), ("@implementation Home\n- (void)show { [[CardController alloc] init]; }\n@end\n", false),
            ("@implementation Home\n/* [[CardController alloc] init]; */\n@end\n", true),
        ] as [(String, Bool)])
    func `a nib of the Mac is shown if code makes its owner`(_ code: String, _ isLeft: Bool) throws {
        let nib = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
              <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="CardController"/>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customView id="root-00-001"><rect key="frame" x="0" y="0" width="480" height="100"/>
                  <subviews>
                    <popUpButton id="butt-00-001"><rect key="frame" x="0" y="0" width="90" height="25"/></popUpButton>
                  </subviews>
                </customView>
              </objects>
            </document>
            """
        let owner = """
            #import <Cocoa/Cocoa.h>
            @interface CardController : NSViewController
            @end
            @implementation CardController
            - (NSString *)nibName { return @"Card"; }
            @end

            """
        let files = ["Card.xib": nib, "Card.m": owner, "Home.m": "#import <Cocoa/Cocoa.h>\n" + code]
        #expect(try left(files, of: "Card.xib") == [isLeft])
    }

    @Test(
        arguments: [("", true), ("let cell = table.dequeueReusableCell(withIdentifier: \"trip-cell\")", false)])
    func `a prototype cell is left if no code asks for it`(_ code: String, _ isLeft: Bool) throws {
        let cell = """
            <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
              <tableViewCell reuseIdentifier="trip-cell" id="cell">
                <rect key="frame" x="0" y="0" width="375" height="90"/>
                <tableViewCellContentView key="contentView" id="content"><subviews>
                  <button id="bcell"><rect key="frame" x="0" y="0" width="90" height="90"/></button>
                </subviews></tableViewCellContentView>
              </tableViewCell></prototypes></tableView>
            """
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
              targetRuntime="iOS.CocoaTouch" initialViewController="first">
              <scenes><scene sceneID="s1"><objects><viewController id="first">\(cell)</viewController></objects></scene>
              </scenes>
            </document>
            """
        let list = "<plist><dict><key>UIMainStoryboardFile</key><string>Trips</string></dict></plist>"
        let files = ["Trips.storyboard": storyboard, "App/Main.plist": list, "Home.swift": code]
        #expect(try left(files, of: "Trips.storyboard") == [isLeft])
    }

    @Test(arguments: ["Kit", "Views"])
    func `part of an app says nothing of what the rest shows`(_ sources: String) throws {
        let files = ["App.xcodeproj/project.pbxproj": "", "Views/Card.xib": Self.nib(root: ""), "Views/Card.swift": ""]
        let kit = ["Kit/A.swift": "", "Kit/Kit.xcodeproj/project.pbxproj": "", "Kit/Info.plist": ""]
        let folder = try Folder(files.merging(kit) { $1 })
        let run = try a11ylint(
            ["check", "--config", "none", "-f", "compact", "--sources", sources, "Views/Card.xib"], in: folder.url)
        #expect(run.output.contains("[missing-label]"))
        #expect(!run.output.contains("othing in a release of the app leads to it"))
    }

    @Test func `without a property list nothing tells with what the app begins`() throws {
        let files = ["A.xcodeproj/project.pbxproj": "", "Card.xib": Self.nib(root: ""), "A.swift": ""]
        let folder = try Folder(files)
        let run = try a11ylint(["check", "--config", "none", "-f", "compact", "--sources", ".", "."], in: folder.url)
        #expect(run.output.contains("[missing-label]"))
        #expect(!run.output.contains("othing in a release of the app leads to it"))
    }

    @Test func `files that cannot be read name nothing`() throws {
        let code = ["Card.swift": Self.card, "Card.xib": Self.nib(owner: "CardView", root: "")]
        let broken = ["Info.plist": "<string>", "A.xib": " customClass=\"", "B.storyboard": "", "p.yml": "NibFile:"]
        #expect(try left(code.merging(broken) { $1 }, of: "Card.xib") == [true])
    }

    @Test(arguments: [("Light", false), ("Dark", true), ("Automatic", true)])
    func `an app without a dark appearance is not judged in the dark`(style: String, isJudged: Bool) throws {
        let label = """
            <label text="Beans" id="bean-0-lbl"><rect key="frame" x="0" y="0" width="90" height="40"/>
              <color key="textColor" systemColor="labelColor"/></label>
            """
        let nib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
              <objects><view id="root-0-vew"><rect key="frame" x="0" y="0" width="375" height="100"/>
                <subviews>\(label)</subviews>
                <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/>
              </view></objects>
            </document>
            """
        let list = "<plist><dict><key>UIUserInterfaceStyle</key>\n\t<string>\(style)</string></dict></plist>"
        let folder = try Folder([
            "A.xcodeproj/project.pbxproj": "", "Card.xib": nib, "A.swift": "", "Info.plist": list,
        ])
        let run = try a11ylint(
            ["check", "--config", "none", "-f", "compact", "--all", "--sources", ".", "."], in: folder.url)
        #expect(run.output.contains("[low-contrast]") == isJudged)
    }
}
