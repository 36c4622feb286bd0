import A11yChecks
import A11yEngine
import A11yLint
import A11yModel
import A11yPolicy
import TestSupport
import Testing

/// A fix is safe only where nothing but the file decides what it writes.
@Suite struct FixSafetyTests {
    /// A scene with these attributes of its controller, this view and these connections of the controller.
    private static func scene(_ view: String, controller: String = "", outlets: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="ctl-00-one">
            <scenes>
                <scene sceneID="sce-00-one">
                    <objects>
                        \(controller.isEmpty ? "<viewController" : controller) id="ctl-00-one">
                            \(view)
                            <connections>\(outlets)</connections>
                        \(controller.hasPrefix("<table") ? "</tableViewController>" : "</viewController>")
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    /// A button whose label names its role.
    private static func button(_ attributes: String = "", _ inside: String = "") -> String {
        """
        <button \(attributes) id="btn-00-one">\
        <accessibility key="accessibilityConfiguration" label="Play button"/>\
        <state key="normal" image="play"/>\(inside)</button>
        """
    }

    private static func view(_ attributes: String, _ content: String, _ inside: String = "") -> String {
        """
        <view \(attributes) id="vew-00-one"><subviews>\(content)</subviews>\(inside)</view>
        """
    }

    private static func table(_ mode: String, _ content: String, _ connections: String = "") -> String {
        let cell =
            "<tableViewCell id=\"cel-00-one\"><tableViewCellContentView key=\"contentView\" id=\"con-00-one\">"
            + "<subviews>" + content + "</subviews></tableViewCellContentView></tableViewCell>"
        let cells =
            mode == "static"
            ? "<sections><tableViewSection id=\"sec-00-one\"><cells>\(cell)</cells></tableViewSection></sections>"
            : "<prototypes>\(cell)</prototypes>"
        return """
            <tableView key="view" dataMode="\(mode)" id="tab-00-one">\(cells)\
            <connections>\(connections)</connections></tableView>
            """
    }

    private static func outlet(_ name: String, to id: String) -> String {
        "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"\(name)-0-out\"/>"
    }

    private func fixability(of rule: String, in text: String, code: CodeAnswers? = nil) throws -> Fixability {
        let rules = Ruleset([try #require(Ruleset.builtIn[rule])])
        let report = lint(Source(path: "Main.storyboard", text: text), with: rules, code: code)
        return try #require(report.findings.first, "\(text)").fixing
    }

    private static let root = view("key=\"view\"", button())

    static let undecided: [(reason: String, text: String)] = [
        ("an outlet", scene(root, outlets: outlet("play", to: "btn-00-one"))),
        (
            "an outlet of the view around",
            scene(view("key=\"view\"", view("", button())), outlets: outlet("box", to: "vew-00-one"))
        ),
        ("a class of the app", scene(view("key=\"view\"", button("customClass=\"PlayButton\"")))),
        ("a class of the app around", scene(view("key=\"view\" customClass=\"Player\"", button()))),
        (
            "a delegate of the element",
            scene(
                view("key=\"view\"", button("", "<connections>\(outlet("delegate", to: "ctl-00-one"))</connections>")))
        ),
        ("a prototype cell", scene(table("prototypes", button()))),
        ("the delegate of a static table", scene(table("static", button(), outlet("delegate", to: "ctl-00-one")))),
        ("the data source of a static table", scene(table("static", button(), outlet("dataSource", to: "ctl-00-one")))),
        (
            "the controller of a static table",
            scene(table("static", button()), controller: "<tableViewController customClass=\"Settings\"")
        ),
        (
            "an outlet that UIKit declares",
            scene(
                "<navigationItem key=\"navigationItem\" id=\"nav-00-one\"><barButtonItem key=\"rightBarButtonItem\" "
                    + "image=\"play\" id=\"btn-00-one\"><accessibility key=\"accessibilityConfiguration\" "
                    + "label=\"Play button\"/></barButtonItem></navigationItem>",
                controller: "<viewController customClass=\"Player\"")
        ),
    ]

    @Test(arguments: undecided)
    func `what code, a delegate or a data source may change is no safe fix`(reason: String, text: String) throws {
        #expect(try fixability(of: "role-in-label", in: text) == .unsafe, "\(reason)")
    }

    static let decided: [(reason: String, text: String)] = [
        ("a plain view", scene(root)),
        (
            "a controller of the app, which has no way to the button",
            scene(root, controller: "<viewController customClass=\"Player\"")
        ),
        ("a static table without code", scene(table("static", button()), controller: "<tableViewController")),
    ]

    @Test(arguments: decided)
    func `what the file alone decides is a safe fix`(reason: String, text: String) throws {
        #expect(try fixability(of: "role-in-label", in: text) == .safe, "\(reason)")
    }

    @Test func `code that was read and changes nothing makes a fix safe again`() throws {
        let text = Self.scene(
            Self.root, controller: "<viewController customClass=\"Player\"",
            outlets: Self.outlet("play", to: "btn-00-one"))
        let idle = CodeAnswers(answering: { _ in ElementCode() })
        #expect(try fixability(of: "role-in-label", in: text) == .unsafe)
        #expect(try fixability(of: "role-in-label", in: text, code: idle) == .safe)
    }

    // MARK: - States

    /// A row with a checkmark that the table's delegate moves.
    private static func row(_ traits: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="ctl-00-one">
            <scenes>
                <scene sceneID="sce-00-one">
                    <objects>
                        <tableViewController id="ctl-00-one" customClass="Timing">
                            <tableView key="view" dataMode="static" id="tab-00-one">
                                <sections>
                                    <tableViewSection id="sec-00-one">
                                        <cells>
                                            <tableViewCell accessoryType="checkmark" id="cel-00-one">
                                                <tableViewCellContentView key="contentView" id="con-00-one">
                                                    <subviews><label text="On exit" id="lab-00-one"/></subviews>
                                                </tableViewCellContentView>
                                                \(traits)
                                            </tableViewCell>
                                        </cells>
                                    </tableViewSection>
                                </sections>
                            </tableView>
                        </tableViewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    @Test func `a state that a delegate moves is a review, and no safe fix writes it`() throws {
        let traits =
            "<accessibility key=\"accessibilityConfiguration\">"
            + "<accessibilityTraits key=\"traits\" button=\"YES\"/></accessibility>"
        let source = Source(path: "Main.storyboard", text: Self.row(traits))
        let report = lint(source, with: Ruleset.builtIn)
        let finding = try #require(report.findings.first { $0.rule == "unspoken-state" })
        #expect(finding.confidence == .review)
        #expect(finding.fixing != .safe)
        #expect(fixed(source, with: FileSettings(.recommended), applying: .safe).source.bytes == source.bytes)
    }

    @Test(arguments: ["selected: true", "enabled: false"])
    func `no fix writes the state of the moment beside a new trait`(state: String) throws {
        let text = "screen: A\nelements:\n  - { type: control, id: a, label: Theme, action: choose, \(state) }\n"
        let rules = Ruleset([try #require(Ruleset.builtIn["missing-trait"])])
        for finding in lint(Source(path: "a.yaml", text: text), with: rules).findings {
            #expect(finding.fix == nil)
        }
        let still = text.replacing(", \(state)", with: "")
        let fix = lint(Source(path: "a.yaml", text: still), with: rules).findings.first?.fix
        #expect(fix?.description == "Adds the trait `button`.")
    }
}
