import Foundation
import Testing

/// What a shell or a server is told: 0 passed, 1 failed, 2 could not be done.
@Suite struct ExitStatusTests {
    private let folder: Folder

    init() throws {
        folder = try Folder([
            "right.yaml": Screens.right, "warning.yaml": Screens.warning, "error.yaml": Screens.error,
            "nameless.yaml": Screens.nameless,
            "foreign.yaml": Screens.foreign, "empty/readme.txt": "", "foreign/compose.yaml": Screens.foreign,
            "mixed/right.yaml": Screens.right, "mixed/compose.yaml": Screens.foreign,
            "launch.storyboard": ExitStatusTests.launchScreen, "launch/a.storyboard": ExitStatusTests.launchScreen,
            "review.yaml":
                "screen: A\ntitle: A\nelements: [{ type: button, outlet: true, image: c, frame: [0, 99, 60, 60] }]",
            "nothing.yaml": "", "page.xml": "<!DOCTYPE html>\n<html><body>502 Bad Gateway</body></html>\n",
            "error.json": #"{"value":{"error":"invalid session id","message":"The session has ended"}}"#,
            "tag.json": #"{"message": "<button title='Pay'/>"}"#,
            "binary.storyboard": "a\u{0}b\u{1}", "binary/a.xib": "a\u{0}b\u{1}",
            "application.xml": ExitStatusTests.pageSource(""),
            "views.xml": ExitStatusTests.pageSource(
                """
                <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="390" height="844">
                <XCUIElementTypeOther type="XCUIElementTypeOther" x="0" y="0" width="390" height="844">
                <XCUIElementTypeTable type="XCUIElementTypeTable" x="0" y="99" width="390" height="745"/>
                </XCUIElementTypeOther></XCUIElementTypeWindow>
                """),
            "unseen.xml": ExitStatusTests.pageSource(
                #"<XCUIElementTypeButton type="XCUIElementTypeButton" label="Pay" visible="false"/>"#),
            "bar.json": """
            [{"AXFrame": "{{0, 0}, {390, 844}}", "role_description": "application", "AXLabel": "Shop", "AXValue": null,
            "type": "Application", "role": "AXApplication", "children": [{"AXFrame": "{{0, 44}, {390, 96}}",
            "AXUniqueId": "Orders", "role_description": "Nav bar", "AXLabel": null, "type": "Group", "children": []}]}]
            """,
            "window.xml": ExitStatusTests.pageSource(
                #"<XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="390" height="844"/>"#),
        ])
    }

    private static let launchScreen = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES"><scenes/></document>
        """

    private static func pageSource(_ window: String) -> String {
        """
        <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Cart" x="0" y="0" width="390"
          height="844">\(window)</XCUIElementTypeApplication></AppiumAUT>
        """
    }

    @Test(arguments: ["json", "sarif", "junit"])
    func `a report says that nothing was checked`(format: String) throws {
        let run = try a11ylint(["error.json", "-f", format], in: folder.url)
        let signs = [
            "json": #""unchecked""#, "sarif": #""toolExecutionNotifications""#, "junit": #"<error type="unchecked""#,
        ]
        #expect(run.output.contains(try #require(signs[format])))
        #expect(run.output.contains("invalid session id"))
        #expect(
            run.errors
                == "Error: error.json is a server’s error, “invalid session id”, and not a page source. Leave the "
                + "file out, or name one that describes a screen. With --allow-empty only its findings count.\n")
    }

    @Test(arguments: [
        ("github", "::error file=error.json,"), ("gitlab", #""severity": "major""#), ("csv", ",error,certain,"),
        ("checkstyle", #"severity="error""#), ("rdjson", #""severity": "ERROR""#), ("xcode", "error.json:1:1: error: "),
    ])
    func `a format that knows only findings has an error where nothing was checked`(format: String, sign: String) throws
    {
        for more in [[], ["--min-confidence", "certain"]] {
            let run = try a11ylint(["error.json", "-f", format] + more, in: folder.url)
            #expect(run.status == 2)
            #expect(run.output.contains(sign), "\(run.output)")
            #expect(run.output.contains("invalid session id"))
        }
        let allowed = try a11ylint(["error.json", "-f", format, "--allow-empty"], in: folder.url)
        #expect(allowed.status == 0 && !allowed.output.contains(sign))
    }

    @Test(arguments: [
        "right.yaml", "check right.yaml", "lint right.yaml", "mixed", "warning.yaml", "error.yaml --fail-on never",
        "review.yaml --fail-on info", "right.yaml --fail-on review",
        "warning.yaml --max-warnings 1",
        "warning.yaml --ignore unknown-property --fail-on warning",
        "review.yaml --fail-on review --min-confidence likely",
        "nameless.yaml --set rules.missing-label.fail-on=never",
        "review.yaml --set rules.missing-label.fail-on=review --fail-on never",
        "empty --allow-empty", "foreign.yaml --allow-empty",
        "launch.storyboard --allow-empty", "launch.storyboard right.yaml", "launch",
        "error.yaml -f json --fail-on never",
        "speak right.yaml", "speak right.yaml -f yaml", "map right.yaml", "map warning.yaml",
        "map right.yaml -o map.svg", "map right.yaml -o map.html", "error.yaml -f html --fail-on never",
        "error.yaml -f markdown --fail-on never",
        "rules",
        "rules -f json", "explain syntax", "explain 4.1.2",
        "--help", "help", "help check", "check --help", "--version",
    ])
    func `a run without a failure ends with 0`(line: String) throws {
        #expect(try status(of: line) == 0)
    }

    @Test(arguments: [
        "error.yaml", "right.yaml error.yaml", "error.yaml -f json", "error.yaml -f compact", "error.yaml -q",
        "error.yaml -o out.txt", "review.yaml --fail-on review", "error.yaml --fail-on review",
        "warning.yaml --fail-on warning",
        "warning.yaml --fail-on info",
        "warning.yaml --max-warnings 0", "warning.yaml --fail-on warning --plain",
        "warning.yaml --select all --fail-on warning", "review.yaml --set rules.missing-label.fail-on=review",
    ])
    func `a run with findings that fail it ends with 1`(line: String) throws {
        #expect(try status(of: line) == 1)
    }

    @Test(arguments: [
        "foreign.yaml", "right.yaml foreign.yaml", "right.yaml error.json --select missing-label",
        "foreign.yaml --fail-on never", "nothing.yaml", "error.json", "page.xml",
        "binary.storyboard", "application.xml", "window.xml", "views.xml", "unseen.xml", "bar.json",
        "launch.storyboard", "binary", "tag.json",
        "missing.yaml", "right.yaml missing.yaml", "error.yaml missing.yaml", "empty", "foreign", "chekc",
        "right.yaml --set rules.missing-label.fail-on=often", "right.yaml --set rules.syntax.fail-on=never",
        "right.yaml --fromat json", "right.yaml -f tabel",
        "right.yaml --fail-on fatal",
        "right.yaml --select no-such-rule",
        "right.yaml --ignore no-such-rule", "right.yaml --max-warnings -1",
        "right.yaml --max-warnings many", "right.yaml --jobs 0", "right.yaml -q -v",
        "right.yaml --stdin-filename name.yaml", "right.yaml -o missing/out.txt", "right.yaml -f", "speak",
        "speak missing.yaml", "speak right.yaml --screen Wrong", "speak foreign.yaml", "speak right.yaml -f xml",
        "map", "map missing.yaml", "map foreign.yaml", "map right.yaml --screen Wrong", "map right.yaml -o map.png",
        "map right.yaml -o map.txt", "map right.yaml -o map", "map right.yaml --select no-such-rule",
        "explain", "explain no-such-rule", "explain 9.9.9", "verify", "verify empty", "verify missing",
        "rules no-such-rule", "right.yaml --unsafe-fixes", "right.yaml --exclude *.{yaml,yml}",
        "baseline --fix", "suppressions",
        "version",
    ])
    func `a run that cannot do its work ends with 2 and says why`(line: String) throws {
        let run = try a11ylint(words(line), in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("Error: "))
    }

    @Test(arguments: [
        ("right.yaml -f tabel", "table"), ("right.yaml --fromat json", "--format"),
        ("right.yaml --select sintax", "syntax"), ("speak right.yaml --screen Rigth", "Right"),
        ("explain unknown-propertys", "unknown-property"), ("chekc", "check"),
    ])
    func `a wrong word is answered with the nearest right one`(line: String, meant: String) throws {
        let run = try a11ylint(words(line), in: folder.url)
        #expect(run.errors.contains(meant))
    }

    @Test func `files that can be read are checked although another cannot`() throws {
        let run = try a11ylint(["missing.yaml", "error.yaml", "-f", "compact"], in: folder.url)
        #expect(run.output.contains("error.yaml:"))
        #expect(run.errors == "Error: missing.yaml: no such file or directory\n")
    }

    @Test func `a reader that goes away is not an error`() throws {
        let run = try shell("a11ylint error.yaml -f json | head -c 1; echo ${PIPESTATUS[0]}", in: folder.url)
        #expect(run == ProgramRun(status: 0, output: "{1\n", errors: ""))
    }

    @Test func `a report that cannot be written is an error`() throws {
        let full = try shell("a11ylint right.yaml >/dev/full", in: folder.url)
        #expect(full == ProgramRun(status: 2, output: "", errors: "Error: standard output: no space left on device\n"))
    }

    private func status(of line: String) throws -> Int32 { try a11ylint(words(line), in: folder.url).status }

    private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
