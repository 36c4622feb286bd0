import A11yCode
import A11yLint
import A11yModel
import Testing

/// Controls of UIKit that code makes with a picture alone.
@Suite struct CodedControlTests {
    private static let item =
        #"UIBarButtonItem(image: UIImage(named: "ic_go"), style: .plain, target: self, action: nil)"#

    /// What a controller does with an item, and whether something is found: also for review.
    @Test(
        arguments: [
            ("navigationItem.rightBarButtonItem = ITEM", "found"),
            ("setToolbarItems([space, ITEM], animated: true)", "found"),
            ("navigationItem.leftBarButtonItems = [ITEM]", "found"), ("let go = ITEM\ntoolbarItems = [go]", "found"),
            ("let go = ITEM\ngo.tintColor = .red\nself.navigationItem.setRightBarButton(go, animated: false)", "found"),
            // Named by its own name, or by its place.
            ("let go = ITEM\ngo.accessibilityLabel = \"Go\"\ntoolbarItems = [go]", "none"),
            ("let go = ITEM\ngo.title = \"Go\"\ntoolbarItems = [go]", "none"),
            (
                "toolbarItems = [ITEM]\ntoolbarItems?.first?.accessibilityLabel = \"Go\"",
                "none"
            ),
            // Other code gets it.
            ("let go = ITEM\nstyle(go)", "none"), ("add(ITEM)", "none"), ("return ITEM", "none"),
            ("model.item = ITEM", "none"),
            ("let go = ITEM\nreturn go", "none"),
            // Other items.
            ("navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)", "none"),
            ("navigationItem.rightBarButtonItem = UIBarButtonItem(image: picture)", "none"),
            (
                "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Go\", image: UIImage(named: \"ic_go\"))",
                "none"
            ),
            ("navigationItem.rightBarButtonItem = UIBarButtonItem(image: .init(systemName: \"tray\"))", "review"),
            // Buttons.
            ("let go = UIButton()\ngo.setImage(UIImage(named: \"ic_go\"), for: x)\nview.addSubview(go)", "found"),
            (
                "let go = UIButton(type: .custom)\ngo.setImage(UIImage(named: \"ic_go\"), for: x)\nlayOut(go)",
                "none"
            ),
            (
                "let go = UIButton()\ngo.setImage(UIImage(named: \"ic_go\"), for: x)\ngo.setTitle(\"Go\", for: x)",
                "none"
            ),
            ("let go = UIButton()", "none"),
            // Kinds that have a name, and pictures that may be none.
            ("let go = UIButton(type: .close)\ngo.setImage(UIImage(named: \"ic_go\"), for: x)", "none"),
            ("let go = UIButton()\ngo.setImage(nil, for: x)", "none"),
            ("let go = UIButton()\ngo.setImage(.none, for: x)", "none"),
            ("let go = UIButton()\ngo.setImage(picture(), for: x)", "none"),
            ("let go = UIButton()\ngo.setImage(.forwardActive, for: x)", "found"),
            (
                "let go = UIButton()\nlet i = UIImage(named: \"ic_go\")!\ngo.setImage(i.withTintColor(c), for: x)",
                "found"
            ),
            (
                "let go = UIButton()\ngo.setImage(.go, for: x)\nall.append(go)\nname(all[0])\n}\n"
                    + "var all = [UIButton]()\n"
                    + "func name(_ b: UIButton) { b.setTitle(t, for: x) }\nfunc place(go: UIView) {", "none"
            ),
            // Configurations.
            (
                "var look = UIButton.Configuration.plain()\nlook.image = .go\nlet go = UIButton(configuration: look)",
                "found"
            ),
            (
                "var look = UIButton.Configuration.plain()\nlook.image = .go\nlook.title = t\n"
                    + "let go = UIButton(configuration: look)", "none"
            ),
            ("let look = style()\nlook.image = .go\nlet go = UIButton(configuration: look)", "none"),
            (
                "var look = UIButton.Configuration.plain()\nlook.imagePadding = 4\nlet go = UIButton()\n"
                    + "go.configuration = look\ngo.setImage(UIImage(named: \"ic_go\"), for: x)", "found"
            ),
            (
                "var look = UIButton.Configuration.plain()\nlook.attributedTitle = t\nlet go = UIButton()\n"
                    + "go.configuration = look\ngo.setImage(UIImage(named: \"ic_go\"), for: x)", "none"
            ),
            (
                "var look = UIButton.Configuration.plain()\nlook.image = .go\nlet go = UIButton()\n"
                    + "go.configuration = look\ngo.configuration?.title = t", "none"
            ),
            (
                "let go = UIButton()\ngo.setBackgroundImage(UIImage(named: \"ic_go\"), for: x)\n"
                    + "go.addTarget(self, action: s, for: .touchUpInside)", "found"
            ),
            ("let go = UIButton()\ngo.setBackgroundImage(UIImage(named: \"ic_go\"), for: x)", "none"),
            // What chains, lists and loops do with it.
            ("let go = UIButton()\ngo.setImage(.go, for: x)\ngo.rx.title(for: x).onNext(t)", "none"),
            ("let go = UIButton()\ngo.setImage(.go, for: x)\ngo.then { $0.accessibilityLabel = t }", "none"),
            ("let go = UIButton()\ngo.setImage(.go, for: x)\nfor b in [go] { b.setTitle(t, for: x) }", "none"),
            ("let go = UIButton()\ngo.setImage(.go, for: x)\nfor b in [go] { view.addSubview(b) }", "found"),
            ("let go = UIButton()\ngo.setImage(.go, for: x)\nlet all = [go]\nall.forEach { $0.title = t }", "none"),
            ("let go = UIButton()\ngo.setImage(.go, for: x)\nfield.rightView = go", "found"),
            (
                "isAccessibilityElement = true\nlet go = UIButton()\ngo.setImage(UIImage(named: \"ic_go\"), for: x)",
                "none"
            ),
        ])
    func `a control is followed by its name`(statements: String, found: String) {
        let code =
            "import UIKit\nclass A: UIViewController {\n    func make() {\n"
            + statements.replacing("ITEM", with: Self.item)
            + (statements.contains("UIButton") ? "\nview.addSubview(go)" : "") + "\n    }\n}\n"
        let findings = findings(["A.swift": code])
        #expect(findings.map(\.rule) == (found == "none" ? [] : ["unnamed-code-control"]))
        if found == "review" { #expect(findings.map(\.confidence) == [.review]) }
    }

    @Test func `another file may name it`() {
        let code = "import UIKit\nclass A: UIViewController {\n    lazy var go = \(Self.item)\n}\n"
        #expect(findings(["A.swift": code]).count == 1)
        #expect(
            findings(["A.swift": code, "B.swift": "extension A { func f() { go.accessibilityLabel = \"Go\" } }"])
                .isEmpty)
    }

    /// What code does with a button that does not name it, and what of it does.
    @Test(arguments: [
        ("go.titleLabel?.font = f", 1), ("go.titleLabel?.text = t", 0), ("go.setTitle(nil, for: x)", 1),
        ("go.setTitle(\"\", for: x)", 1), ("sheet.popover?.sourceView = go", 1), ("run(#selector(go))", 1),
        ("let all = [go]\nall[0].setTitle(t, for: x)", 0), ("let all = [go]\nall[0].alpha = 1", 1),
        ("go.setImage(isOn ? UIImage(named: \"ic_a\") : UIImage(named: \"ic_b\"), for: x)", 1),
    ])
    func `uses that name a button silence it`(statement: String, count: Int) {
        let code =
            "import UIKit\nclass A: UIView {\n    func f() {\n        let go = UIButton()\n"
            + (statement.contains("setImage") ? "" : "go.setImage(.go, for: x)\n")
            + "addSubview(go)\n\(statement)\n}\n}\n"
        #expect(findings(["A.swift": code]).count == count)
    }

    /// Items in lists, and those without a title.
    @Test(arguments: [
        ("navigationItem.rightBarButtonItems?.append(ITEM)", 1),
        ("var all = [UIBarButtonItem]()\nall.append(ITEM)\ntoolbarItems = all", 1),
        ("var all = [UIBarButtonItem]()\nall.append(ITEM)\nall.first?.title = t\ntoolbarItems = all", 0),
        ("var all = [ITEM]\ntoolbarItems = all", 1), ("var all = [ITEM]\nall[0].accessibilityLabel = t", 0),
        ("toolbarItems = [UIBarButtonItem(title: nil, image: UIImage(named: \"ic_go\"))]", 1),
        ("toolbarItems = [UIBarButtonItem(title: \"Go\", image: UIImage(named: \"ic_go\"))]", 0),
    ])
    func `items in lists are followed`(statements: String, count: Int) {
        let code =
            "import UIKit\nclass A: UIViewController {\n    func make() {\n"
            + statements.replacing("ITEM", with: Self.item) + "\n    }\n}\n"
        #expect(findings(["A.swift": code]).count == count)
    }

    /// A picture that the app draws anew has no name, also if a variable holds it; one that UIKit restyles keeps it.
    @Test(arguments: [("resized(to: 25)", "drawn"), ("withRenderingMode(.alwaysTemplate)", "asset")])
    func `a picture that is drawn anew loses its name`(call: String, variant: String) {
        let code =
            "import UIKit\nclass A: UIViewController {\nfunc f() {\nlet i = UIImage(named: \"ic_go\")?.\(call)\n"
            + "toolbarItems = [UIBarButtonItem(image: i, style: .plain, target: self, action: nil)]\n}\n}\n"
            + "extension UIImage { func resized(to side: Double) -> UIImage? { draw(in: bounds)\n"
            + "return UIGraphicsGetImageFromCurrentImageContext() } }\n"
        #expect(findings(["A.swift": code]).map { $0.message.contains("ic_go") } == [variant == "asset"])
    }

    /// A button that nothing shows, one in another button and one of another system are left alone.
    @Test(arguments: [
        ("view.addSubview(go)", 1), ("", 0), ("let other = UIButton()\nother.addSubview(go)", 0),
        ("bar.accessoryView = go", 1), ("lay([go])", 1),
        ("#if os(tvOS)\nlet go = UIButton()\ngo.setImage(.go, for: x)\nview.addSubview(go)\n#endif", 0),
    ])
    func `a button is shown on iOS`(statements: String, count: Int) {
        let made = statements.contains("#if") ? "" : "let go = UIButton()\ngo.setImage(.go, for: x)\n"
        let lay = "func lay(_ all: [UIView]) { for one in all { view.addSubview(one) } }"
        let code =
            "import UIKit\nclass A: UIViewController {\nfunc f() {\n\(made)\(statements)\n}\n\(lay)\n}\n"
        #expect(findings(["A.swift": code]).count == count)
    }

    /// What other types call so is another thing; functions of the app are followed.
    @Test(arguments: [
        ("class B { let go = UIButton(); func f() { go.setTitle(t, for: x) } }", 1),
        ("class B { func f(a: A) { a.go.setTitle(t, for: x) } }", 0),
        ("class B { func f(a: C) { a.go.setTitle(t, for: x) } }\nclass C { var go = UILabel() }", 1),
        ("class B: A { func f() { go.setTitle(t, for: x) } }", 0),
        ("extension A { func f() { lay(go) }\nfunc lay(_ b: UIButton) { view.addSubview(b) } }", 1),
        ("extension A { func f() { lay(go) }\nfunc lay(_ b: UIButton) { b.setTitle(t, for: x) } }", 0),
        ("extension A { func f() { go.style() } }\nextension UIButton { func style() { setTitle(t, for: x) } }", 0),
        ("extension A { func f() { go.style() } }\nextension UIButton { func style() { alpha = 1 } }", 1),
        ("extension A { func f() { if let go { go.setTitle(t, for: x) } } }", 0),
        ("extension A { override var accessibilityElements: [Any]? { get { [] } set {} } }", 0),
    ])
    func `a property is followed by its type`(other: String, count: Int) {
        let code =
            Self.view(holding: "UIButton()")
        #expect(findings(["A.swift": code, "B.swift": other]).count == count)
    }

    /// A view with a button and a picture for it.
    private static func view(holding button: String) -> String {
        "import UIKit\nclass A: UIView {\n    let go = \(button)\n"
            + "    func f() { go.setImage(.go, for: x); addSubview(go) }\n}\n"
    }

    /// A button of a class that names its buttons, or gets its name when it is made, is left alone.
    @Test(arguments: [
        ("class Go: UIButton {}", "Go()", 1), ("class Go: UIButton {}", "Go(title: t)", 0),
        ("class Go: UIButton { override var accessibilityLabel: String? { get { t } set {} } }", "Go()", 0),
        ("class Go: UIButton { func set() { accessibilityLabel = t } }", "Go()", 0),
    ])
    func `buttons of the app’s own classes are looked at`(type: String, made: String, count: Int) {
        let code =
            Self.view(holding: made)
        #expect(findings(["A.swift": code, "B.swift": type]).count == count)
    }

    @Test func `a picture behind any number of calls ends`() {
        let picture = "UIImage(named: \"ic_go\")!" + String(repeating: ".a()", count: 3_000)
        let code = Self.view(holding: "UIButton()").replacing("setImage(.go,", with: "setImage(\(picture),")
        #expect(findings(["A.swift": code]).isEmpty)
    }

    /// Without `sources` the code of UIKit is left alone.
    @Test func `controls are looked at only with the code of the app`() {
        let code = "import UIKit\nclass A: UIViewController {\n    lazy var go = \(Self.item)\n}\n"
        #expect(findings(["A.swift": code], reads: false).map(\.rule) == ["unknown-file"])
    }

    private func findings(_ files: [String: String], reads: Bool = true) -> [Finding] {
        var code = CodeAnswers(CodeIndex(files.map { path, text in CodeSource(path: path) { Array(text.utf8) } }))
        code.readsControls = reads
        return lint(Source(path: "A.swift", text: files["A.swift"] ?? ""), with: .builtIn, code: code).findings
            .filter { reads ? $0.rule != "unknown-file" : true }
    }
}
