import A11yModel
import A11yPolicy
import A11yReporters
import A11yCode
import Foundation
import TestSupport
import Testing

@testable import A11yCommand
@testable import A11yLint

/// What `explain-code` says of an element.
@Suite struct ExplainCodeTests {
    private static let place = CodePlace(path: "Login/LoginViewController.swift", line: 9, column: 5)

    private static func use(
        _ line: Int, _ excerpt: String, _ effect: CodeUse.Effect, _ properties: [Property] = []
    ) -> CodeUse {
        CodeUse(
            place: CodePlace(path: place.path, line: line, column: 9), context: "LoginViewController.viewDidLoad",
            excerpt: excerpt, effect: effect, properties: PropertySet(properties))
    }

    /// An element with an occurrence of each kind, and a gap.
    private static let explanation: CodeExplanation = {
        var code = ElementCode()
        code.classes = ["LoginViewController", "BaseViewController"]
        code.files = 3
        code.uses = [
            use(4, "@IBOutlet weak var closeButton: UIButton!", .declares),
            use(8, "closeButton.layer.cornerRadius = 4", .harmless),
            use(
                9, "closeButton.accessibilityLabel = NSLocalizedString(\"close\", comment: \"\")",
                .sets(.localized(key: "close", table: nil)), [.label]),
            use(10, "closeButton.accessibilityHint = \"Leaves\"", .sets(.known(.text("Leaves"))), [.hint]),
            use(
                11, "decorate(closeButton, with: theme.styles.navigation.buttons.close, in: self.view)", .opens,
                [.image, .title]),
        ]
        code.gaps = [CodeGap(.changesContents(line: "style(view)"), at: place, properties: PropertySet([.font]))]
        var question = CodeQuestion()
        question.outlets = [CodeQuestion.Outlet(owner: "LoginViewController", name: "closeButton")]
        return CodeExplanation(
            title: "the button #bt1", screen: "Login", question: question, code: code,
            outcomes: [.label, .hint, .traits, .value, .image, .font].map { ($0, code.outcome(of: $0)) })
    }()

    private static let text = CodeText(explanation: explanation, objectID: "bt1") { key, _ in
        key == "close" ? "Close" : nil
    }

    @Test func `every occurrence is told with its place, its code and what it does`() {
        #expect(
            Self.text.text(width: 200, color: .off) == """
                The button #bt1 on the screen “Login”
                The outlet `closeButton` of `LoginViewController` leads to it.
                Read: `LoginViewController`, `BaseViewController`, in 3 files of code.

                Where code names it
                  Login/LoginViewController.swift:4:9 in LoginViewController.viewDidLoad
                      @IBOutlet weak var closeButton: UIButton!
                    → declares the outlet
                  Login/LoginViewController.swift:8:9 in LoginViewController.viewDidLoad
                      closeButton.layer.cornerRadius = 4
                    → harmless
                  Login/LoginViewController.swift:9:9 in LoginViewController.viewDidLoad
                      closeButton.accessibilityLabel = NSLocalizedString("close", comment: "")
                    → sets label to the text of “close”, “Close”
                  Login/LoginViewController.swift:10:9 in LoginViewController.viewDidLoad
                      closeButton.accessibilityHint = "Leaves"
                    → sets hint to “Leaves”
                  Login/LoginViewController.swift:11:9 in LoginViewController.viewDidLoad
                      decorate(closeButton, with: theme.styles.navigation.buttons.close, in: se…
                    → may change title, image

                What else may change it
                  `style(view)` may change what is in it
                      (Login/LoginViewController.swift:9:5): font

                What the rules assume
                  Code sets label to the text of “close”, “Close”.
                  Code sets hint to “Leaves”.
                  No code changes traits, value.
                  Code may change image: `decorate(closeButton, with:
                      theme.styles.navigation.buttons.close, in: self.view)` may change this
                      (Login/LoginViewController.swift:11:9).
                  Code may change font: `style(view)` may change what is in it
                      (Login/LoginViewController.swift:9:5).

                """)
    }

    @Test(arguments: [40, 60, 80, 200])
    func `no line but one with a path is wider than the terminal or 80 cells`(width: Int) {
        for line in Self.text.text(width: width, color: .off).split(separator: "\n") where !line.contains(".swift:") {
            #expect(cells(line) <= min(width, 80), "\(line)")
        }
    }

    @Test func `colours change no letter`() {
        let plain = Self.text.text(width: 80, color: .off)
        let coloured = Self.text.text(width: 80, color: .on)
        #expect(coloured != plain)
        #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    @Test func `for a screen reader each thing is one line`() {
        let lines = Self.text.plainText.split(separator: "\n")
        #expect(lines.count == 3 + 5 + 1 + 5)
        #expect(
            lines[6] == """
                Login/LoginViewController.swift:10:9: sets hint to “Leaves”: closeButton.accessibilityHint = "Leaves" \
                (in LoginViewController.viewDidLoad)
                """)
    }

    @Test func `programs get the same as JSON`() throws {
        let json = Self.text.json
        #expect(
            json["uses"]?.items?.compactMap { $0["effect"]?.text } == ["declares", "harmless", "sets", "sets", "opens"])
        #expect(json["uses"]?.items?[3]["value"]?.text == "“Leaves”")
        #expect(json["uses"]?.items?[4]["properties"]?.items?.compactMap(\.text) == ["title", "image"])
        #expect(json["gaps"]?.items?.first?["line"]?.integer == 9)
        let outcomes = json["outcomes"]?.items?.compactMap { $0["outcome"]?.text }
        #expect(outcomes == ["supplied", "supplied", "untouched", "untouched", "open", "open"])
        #expect(json["outlets"]?.items?.first?["owner"]?.text == "LoginViewController")
    }

    @Test func `a file and an id are explained with the code around`() throws {
        let folder = try App.folder()
        for id in ["bt1-aa-aaa", "#bt1-aa-aaa"] {
            let run = try a11ylint(["explain-code", "Login/Main.storyboard", id], in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("The outlet `closeButton` of `LoginViewController` leads to it.\n"))
            #expect(run.output.contains("What the rules assume\n"))
        }
        let json = try a11ylint(
            ["explain-code", "Main.storyboard", "bt1-aa-aaa", "-f", "json"], in: folder.url("Login"))
        #expect(JSON(reading: Array(json.output.utf8))?["id"]?.text == "bt1-aa-aaa")
        let dumb = try a11ylint(
            ["explain-code", "Login/Main.storyboard", "bt1-aa-aaa"], in: folder.url, environment: ["TERM": "dumb"])
        #expect(
            dumb.output
                == (try a11ylint(
                    ["explain-code", "Login/Main.storyboard", "bt1-aa-aaa", "--plain"], in: folder.url
                ).output))
    }

    @Test(arguments: ["closeButton", "Close", "button#bt1-aa-aaa", "view/button", "LoginViewController#vc1-aa-aaa"])
    func `an element is explained by each name that reports and Xcode give it`(name: String) throws {
        let folder = try App.folder()
        try folder.write(
            App.storyboard.replacing("<button opaque=\"NO\"", with: "<button userLabel=\"Close\" opaque=\"NO\""),
            to: "Login/Main.storyboard")
        let run = try a11ylint(["explain-code", "Login/Main.storyboard", name], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("LoginViewController"))
    }

    @Test func `several elements of one name are listed`() throws {
        let folder = try App.folder()
        let second = "<button id=\"bt2-aa-aaa\"><state key=\"normal\" image=\"ic_help\"/></button>"
        let outlets = "<outlet property=\"closeButton\" destination=\"bt2-aa-aaa\" id=\"ou2-aa-aaa\"/></connections>"
        try folder.write(
            App.storyboard.replacing("</subviews>", with: second + "</subviews>")
                .replacing("</connections>", with: outlets), to: "Login/Main.storyboard")
        let run = try a11ylint(["explain-code", "Login/Main.storyboard", "closeButton"], in: folder.url)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "Error: Login/Main.storyboard: “closeButton” names 2 elements: button#bt1-aa-aaa on "
                + "“LoginViewController” (line 11), button#bt2-aa-aaa on “LoginViewController” (line 15)\n")
    }

    @Test func `an element that no code can change is told as such`() throws {
        let folder = try App.folder()
        let label =
            "<label text=\"A\" id=\"lb1-aa-aaa\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
        let text = App.storyboard.replacing("<subviews>", with: "<subviews>" + label)
        try folder.write(text, to: "Login/Main.storyboard")
        let run = try a11ylint(["explain-code", "Login/Main.storyboard", "lb1-aa-aaa"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Nothing in the file says that code may change it"), "\(run.output)")
    }

    @Test(
        arguments: [
            (
                ["Login/Main.storyboard", "bt1-aa-aab"],
                "no element of Login/Main.storyboard is called “bt1-aa-aab”; did you mean “bt1-aa-aaa”?"
            ),
            (
                ["Login/Main.storyboard", "closeButon"],
                "no element of Login/Main.storyboard is called “closeButon”; did you mean “closeButton”?"
            ),
            (["Login/LoginViewController.swift", "x"], "not the name of a storyboard or xib"),
            (["Login/None.storyboard", "x"], "Login/None.storyboard: no such file or directory"),
            (["Alone/Main.storyboard", "bt1-aa-aaa", "--sources", "Alone"], "--sources: no code in “Alone”"),
            (["Login/Main.storyboard", "bt1-aa-aaa", "--sources", "none"], "--sources none leaves nothing to explain"),
            (["Empty.xib", "x", "--sources", "Login"], "which is recognised and not read"),
        ] as [([String], String)])
    func `what cannot be explained is an error`(arguments: [String], message: String) throws {
        let folder = try App.folder(["Alone/Main.storyboard": App.storyboard, "Empty.xib": "<document/>"])
        let run = try a11ylint(["explain-code"] + arguments, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test func `what else has the name is listed on request, with why it is another thing`() throws {
        let folder = try App.folder(
            [
                "Login/Other.swift": "class Other: UIViewController {\n    let closeButton = UIButton()\n"
                    + "    func f() { closeButton.isHidden = true }\n}\n"
            ],
            doing: "let closeButton = 1; print(closeButton)\n        self.closeButton.becomeFirstResponder()")
        let arguments = ["explain-code", "Login/Main.storyboard", "closeButton", "--plain"]
        let plain = try a11ylint(arguments, in: folder.url)
        #expect(!plain.output.contains("Other.swift"))
        let all = try a11ylint(arguments + ["--all"], in: folder.url).output.split(separator: "\n")
        let reasons = all.filter { $0.contains("object: ") || $0.contains("variable: ") || $0.contains("rest on: ") }
        #expect(
            reasons.map { $0.split(separator: ": ")[1] } == [
                "a local variable", "changes nothing that findings rest on", "of `Other`, another object",
            ])
    }

    @Test func `without a project there is no code to explain by`() throws {
        let folder = try Folder([".git/HEAD": "", "Main.storyboard": App.storyboard])
        let run = try a11ylint(["explain-code", "Main.storyboard", "bt1-aa-aaa"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("Error: no code was read for Main.storyboard, because none is around"))
    }
}
