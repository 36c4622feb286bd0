import A11yChecks
import A11yCode
import A11yLint
import A11yModel
import A11yPolicy
import TestSupport
import Testing

/// What findings advise: what fits the element and the kind of file.
@Suite struct AdviceTests {
    private static let recipes = [
        "Button(", "`icon:`", "Slider(", "Toggle(", "Stepper(", ".labelStyle(",
    ]

    @Test(arguments: [
        ("Button { go() } label: { Image(\"ic_a\") }", ["Button(", "`icon:`", ".labelStyle("]),
        ("Slider(value: $volume)", ["Slider("]), ("Toggle(\"\", isOn: $isOn)", ["Toggle("]),
        ("TextField(\"\", text: $name)", []), ("TextEditor(text: $name)", []),
    ])
    func `advice on a view without a name has the recipe for that view alone`(code: String, wanted: [String]) throws {
        let text = "import SwiftUI\nstruct A: View {\n    var body: some View { \(code) }\n}\n"
        let found = lint(Source(path: "A.swift", text: text), with: .builtIn).findings
        let remedy = try #require(found.first { $0.rule == "missing-label" }?.remedy)
        #expect(AdviceTests.recipes.filter(remedy.contains) == wanted, "\(remedy)")
    }

    @Test(arguments: [
        (#"<button id="a"><state key="normal" image="ic_a"/></button>"#, false),
        (#"<toolbar id="t"><items><barButtonItem image="ic_a" id="a"/></items></toolbar>"#, true),
    ])
    func `advice on a bar item is for bar items alone`(view: String, isItem: Bool) throws {
        let found = lint(Source(path: "Main.storyboard", text: AppScreens.home(view, outlets: [:])), with: .builtIn)
        let remedy = try #require(found.findings.first { $0.rule == "missing-label" }?.remedy)
        #expect(remedy.contains("Attributes inspector") == isItem && remedy.contains("Identity inspector") != isItem)
    }

    @Test(arguments: [
        ("60, 30", "raise the height to 44 points"), ("30, 60", "raise the width to 44 points"),
        ("30, 20", "raise the width and height to 44 points"),
    ])
    func `advice on a small target names the sides, the rectangle and the constraints`(size: String, words: String)
        throws
    {
        let sides = size.split(separator: ", ")
        let view = """
            <button id="a"><rect key="frame" x="20" y="100" width="\(sides[0])" height="\(sides[1])"/>
            <state key="normal" title="Go"/></button>
            """
        let found = lint(Source(path: "Main.storyboard", text: AppScreens.home(view, outlets: [:])), with: .builtIn)
        let remedy = try #require(found.findings.first { $0.rule == "small-target" }?.remedy)
        #expect(["rectangle", "constraints", words].allSatisfy(remedy.contains), "\(remedy)")
    }

    @Test(arguments: [
        ("Text(\"Beans\")\n", "}", 1, 0), ("Text(\"Beans\"\n", "}", 0, 1), ("Text(\"Beans\")\n", "}}", 0, 1),
    ])
    func `views of a file with an open or spare bracket are read in part`(
        body: String, end: String, whole: Int, partial: Int
    ) throws {
        let text = "import SwiftUI\nstruct A: View {\n    var body: some View {\n        \(body)    }\n\(end)\n"
        let report = lint(Source(path: "A.swift", text: text), with: .builtIn)
        let views = try #require(report.views)
        #expect(views.whole == whole && views.partial == partial)
        #expect(report.findings.contains { $0.rule == "unknown-file" } == (partial > 0))
        #expect(views.places.contains { $0.words == "code that is not understood" } == (partial > 0))
    }

    @Test func `nothing is said of what a secure field holds`() throws {
        let code = """
            import UIKit
            class Home: UIViewController {
                @IBOutlet var code: UITextField!
                override func viewDidLoad() { code.text = Vault.password }
            }
            """
        for isSecure in [true, false] {
            let field =
                #"<textField id="f" text="1234"><rect key="frame" x="20" y="100" width="300" height="44"/>"#
                + #"<textInputTraits key="textInputTraits" secureTextEntry="\#(isSecure ? "YES" : "NO")"/></textField>"#
            let found = lint(
                Source(path: "Main.storyboard", text: AppScreens.home(field, outlets: ["code": "f"])), with: .builtIn,
                code: CodeAnswers(CodeIndex([CodeSource(path: "Home.swift") { Array(code.utf8) }])))
            let message = try #require(found.findings.first { $0.rule == "missing-label" }?.message)
            #expect(message.contains("what the field holds") != isSecure, "\(message)")
            #expect(message.contains("‹code›") != isSecure && !message.contains("1234"), "\(message)")
        }
    }
}
